"""Saying messages: plurals, cases, numbers, lists, and what happens when a word is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from locanda.core.catalogue import find
from locanda.words import LANGUAGES, Message, Words, best_language, msg, words_for

CAFE = find("cafe").folder
ITALIAN_LADY = msg("cafe-guest-italy-lady")


def cafe(lang: str) -> Words:
    return words_for(lang, CAFE)


@pytest.mark.parametrize(
    ("lang", "count", "said"),
    [
        ("en", 1, "1 point"), ("en", 2, "2 points"), ("en", 21, "21 points"), ("en", 0, "0 points"),
        ("it", 1, "1 punto"), ("it", 5, "5 punti"),
        ("el", 1, "1 πόντος"), ("el", 21, "21 πόντοι"),
        ("es", 1, "1 punto"), ("es", 2, "2 puntos"),
        ("ru", 1, "1 очко"), ("ru", 2, "2 очка"), ("ru", 5, "5 очков"), ("ru", 11, "11 очков"), ("ru", 21, "21 очко"),
        ("ru", 22, "22 очка"), ("ru", 112, "112 очков"), ("ru", -3, "−3 очка"),
    ],
)  # fmt: skip
def test_plurals(lang: str, count: int, said: str) -> None:
    assert words_for(lang).say(msg("house-points", count=count)) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Anna seats an Italian lady on chair 17 (Italy): +4"),
        ("it", "Anna fa sedere una signora italiana sulla sedia 17 (Italia): +4"),
        ("el", "Anna βάζει μια Ιταλίδα στην καρέκλα 17 (Ιταλία): +4"),
        ("ru", "Anna сажает итальянку на стул 17 (Италия): +4"),
        ("es", "Anna sienta a una dama italiana en la silla 17 (Italia): +4"),
    ],
)
def test_a_guest_takes_the_form_that_the_sentence_needs(lang: str, said: str) -> None:
    nation = msg("cafe-nation-italy")
    seated = msg("cafe-log-seated", seat="Anna", guest=ITALIAN_LADY, chair=17, nation=nation, points=4)
    assert cafe(lang).say(seated) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ben exchanges the gentleman joker on chair 3 for a French gentleman."),
        ("it", "Ben prende il jolly uomo dalla sedia 3 e ci fa sedere un signore francese."),
        ("el", "Ben παίρνει τον κύριο-τζόκερ από την καρέκλα 3 και βάζει εκεί έναν Γάλλο."),
        ("ru", "Ben забирает мужского джокера со стула 3 и сажает туда француза."),
        ("es", "Ben recoge el comodín masculino de la silla 3 y sienta allí a un caballero francés."),
    ],
)
def test_two_nouns_in_one_sentence(lang: str, said: str) -> None:
    guest, joker = msg("cafe-guest-france-gentleman"), msg("cafe-guest-gentleman-joker")
    assert cafe(lang).say(msg("cafe-log-exchanged", seat="Ben", guest=guest, joker=joker, chair=3)) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ann has 4 gentlemen as regulars at table 2 of Italy: +40"),
        ("it", "Ann ha 4 clienti abituali, tutti signori, al tavolo 2 dell’Italia: +40"),
        ("el", "Ann έχει 4 κυρίους ως τακτικούς πελάτες στο τραπέζι 2 της Ιταλίας: +40"),
        ("ru", "Ann собирает за столом 2 (Италия) постоянных клиентов (4 джентльмена): +40"),
        ("es", "Ann tiene 4 caballeros habituales en la mesa 2 de Italia: +40"),
    ],
)
def test_a_noun_that_is_made_with_another_noun(lang: str, said: str) -> None:
    table = msg("cafe-table", number=2, nation=msg("cafe-nation-italy"))
    group = msg("cafe-log-sat-regulars-gentlemen", seat="Ann", guests=4, table=table, points=40)
    assert cafe(lang).say(group) == said


def test_numbers_have_a_true_minus_and_plain_digits() -> None:
    words = cafe("ru")
    assert words.say(msg("cafe-panel-value", value=-14)) == "\N{MINUS SIGN}14"
    assert words.say(msg("cafe-panel-value", value=0)) == "0"
    assert words_for("es").say(msg("house-replay-step", step=1234, steps=12345)) == "Paso 1234 de 12345"


def test_numbers_may_come_from_a_record() -> None:
    numpy = pytest.importorskip("numpy")
    assert words_for("ru").say(msg("house-points", count=numpy.int8(-2))) == "−2 очка"


def test_a_form_of_plain_text_is_the_text() -> None:
    """An edited box may have a nation that no word file knows."""
    joker = msg("cafe-piece-joker", guest=msg("cafe-guest-lady-joker"), nation="Atlantis")
    assert cafe("ru").say(joker) == "Женский джокер за Atlantis"


def test_text_from_outside_is_never_read_as_fluent() -> None:
    name = '{ $points } { cafe-title } "'
    assert cafe("en").say(msg("cafe-log-started", seat=name)) == f"{name} starts."


@pytest.mark.parametrize(
    ("lang", "names", "said"),
    [
        ("en", [], ""),
        ("en", ["Anna"], "Anna"),
        ("en", ["Anna", "Ben"], "Anna and Ben"),
        ("en", ["Anna", "Ben", "Cleo", "Dan"], "Anna, Ben, Cleo and Dan"),
        ("it", ["Anna", "Elena"], "Anna ed Elena"),
        ("it", ["Anna", "Ivo"], "Anna e Ivo"),
        ("es", ["Ana", "Inés"], "Ana e Inés"),
        ("es", ["Inés", "Ana", "Luis"], "Inés, Ana y Luis"),
        ("el", ["Άννα", "Γιώργος"], "Άννα και Γιώργος"),
        ("ru", ["Анна", "Борис", "Вера"], "Анна, Борис и Вера"),
    ],
)
def test_lists_of_names(lang: str, names: list[str], said: str) -> None:
    assert words_for(lang).join(names) == said


@pytest.mark.parametrize(
    ("lang", "names", "scores", "said"),
    [
        ("en", ["Anna"], [1], "Anna wins with 1 point."),
        ("en", ["Anna", "Ben"], [30, 30], "Anna and Ben share the win with 30 points each."),
        ("en", ["Anna", "Ben"], [30, 20], "Anna and Ben share the win."),
        ("ru", ["Анна"], [43], "Анна побеждает: 43 очка."),
        ("ru", ["Анна", "Борис"], [21, 21], "Победу делят Анна и Борис: по 21 очку у каждого."),
        ("el", ["Άννα"], [12], "Άννα κερδίζει με 12 πόντους."),
        ("es", ["Ana", "Inés"], [7, 7], "Ana e Inés comparten la victoria, cada cual con 7 puntos."),
        ("it", [], [], "Non vince nessuno."),
    ],
)
def test_who_won(lang: str, names: list[str], scores: list[int], said: str) -> None:
    assert words_for(lang).won(names, scores) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ann wins with 4200 in the till."),
        ("it", "Ann vince con 4200 in cassa."),
        ("el", "Ann κερδίζει με 4200 στο ταμείο."),
        ("ru", "Ann побеждает, в кассе 4200."),
        ("es", "Ann gana con 4200 en caja."),
    ],
)
def test_a_game_whose_scores_are_no_points_says_so(lang: str, said: str) -> None:
    words = words_for(lang, find("boutique").folder)
    assert words.won(["Ann"], [4200], "boutique") == said
    assert "4200" in words.won(["Ann", "Bo"], [4200, 4200], "boutique")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Ann plays Party in room 2.", "A guest of Ann goes from room 1, bed 3 to the Lobby."]),
        ("it", ["Ann gioca «Festa» nella stanza 2.", "Un ospite di Ann va dalla stanza 1, letto 3 alla hall."]),
        (
            "el",
            [
                "Ann παίζει στο δωμάτιο 2 την κάρτα «Πάρτι».",
                "Ένας πελάτης (Ann) πηγαίνει από το δωμάτιο 1, κρεβάτι 3 στο λόμπι.",
            ],
        ),
        (
            "ru",
            [
                "Ann кладёт в комнату 2 карту «Вечеринка».",
                "Постоялец (Ann) переселяется из комнаты 1, с кровати 3 в холл.",
            ],
        ),
        (
            "es",
            [
                "Ann juega «Fiesta» en la habitación 2.",
                "Un huésped de Ann va de la habitación 1, cama 3 a la recepción.",
            ],
        ),
    ],
)
def test_a_card_and_a_room_and_two_places_take_the_forms_that_sentences_need(lang: str, said: list[str]) -> None:
    words = words_for(lang, find("hostal").folder)
    bed, lobby = msg("hostal-place-bed", room=1, bed=3), msg("hostal-place-lobby")
    played = msg("hostal-log-played", seat="Ann", card=msg("hostal-card-5"), room=msg("hostal-room", number=2))
    moved = Message("hostal-log-moved", {"owner": "Ann", "from": bed, "to": lobby})
    assert [words.say(played), words.say(moved)] == said


def test_what_wins_when_no_player_does_is_said_by_the_game() -> None:
    assert words_for("en", find("hostal").folder).won([], [], "hostal") == "The automata wins."
    assert cafe("en").won([], [], "cafe") == "Nobody wins."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ann wins with 57 in money and fame."),
        ("it", "Ann vince con 57 tra denaro e fama."),
        ("el", "Ann κερδίζει με 57 σε χρήματα και φήμη."),
        ("ru", "Ann побеждает, деньги и слава вместе: 57."),
        ("es", "Ann gana con 57 entre dinero y fama."),
    ],
)
def test_a_sum_of_money_and_fame_is_called_so(lang: str, said: str) -> None:
    words = words_for(lang, find("souvlaki").folder)
    assert words.won(["Ann"], [57], "souvlaki") == said
    assert "57" in words.won(["Ann", "Bo"], [57, 57], "souvlaki")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ann serves the trucker: +3 €, +2 fame"),
        ("it", "Ann serve il camionista: +3 €, fama +2"),
        ("el", "Ann εξυπηρετεί τον νταλικέρη: +3 €, φήμη +2"),
        ("ru", "Ann обслуживает дальнобойщика: +3 €, слава +2"),
        ("es", "Ann sirve al camionero: +3 €, fama +2"),
    ],
)
def test_a_customer_is_served_in_the_right_case(lang: str, said: str) -> None:
    words = words_for(lang, find("souvlaki").folder)
    trucker = msg("souvlaki-customer-c11")
    assert words.say(msg("souvlaki-log-served", seat="Ann", customer=trucker, money=3, fame=2)) == said


@pytest.mark.parametrize(
    ("lang", "counts", "said"),
    [
        ("en", (1, 2), "pita gyro, 2 drinks"),
        ("it", (2, 1), "2 pite gyros, bibita"),
        ("el", (2, 2), "2 πίτες γύρο, 2 αναψυκτικά"),
        ("ru", (1, 2), "пита с гиросом, 2 напитка"),
        ("ru", (5, 21), "5 пит с гиросом, 21 напиток"),
        ("es", (2, 1), "2 pitas de gyros, refresco"),
    ],
)
def test_an_order_counts_its_foods(lang: str, counts: tuple[int, int], said: str) -> None:
    words = words_for(lang, find("souvlaki").folder)
    gyros, drinks = (
        msg(f"souvlaki-foods-{food}", count=n) for food, n in zip(("pita-gyro", "drink"), counts, strict=True)
    )
    assert words.say(msg("souvlaki-order-more", first=gyros, rest=drinks)) == said


def test_an_id_without_arguments_and_an_attribute_can_be_said_by_name() -> None:
    words = cafe("es")
    assert words.say("cafe-clause-B3") == "Un comodín nunca va a la barra."
    assert words.say("cafe-option-players.help") == "De dos a cuatro."
    assert words.text("+4") == "+4"
    assert words.text(Message("house-close")) == "Cerrar"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game's folder whose Russian lacks a sentence, a form and a noun that its English has."""
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(
        "toy-takes = { $seat } takes { $thing_indef }.\ntoy-loses = { $seat } loses { $thing_def }.\n"
        "toy-ball = ball\n    .indef = a ball\n    .def = the ball\ntoy-kite = kite\n    .indef = a kite\n"
    )
    (tmp_path / "words" / "ru.ftl").write_text("toy-takes = { $seat } берёт { $thing_acc }.\ntoy-ball = мяч\n")
    return tmp_path


def test_what_a_language_lacks_is_said_in_english(game: Path) -> None:
    words = words_for("ru", game)
    assert words.say(msg("toy-loses", seat="Анна", thing=msg("toy-ball"))) == "Анна loses the ball."
    assert words.say(msg("toy-takes", seat="Анна", thing=msg("toy-ball"))) == "Анна берёт мяч."
    assert words.say(msg("toy-takes", seat="Анна", thing=msg("toy-kite"))) == "Анна берёт kite."
    assert words.has("toy-takes")
    assert not words.has("toy-loses")


def test_a_language_that_a_game_does_not_declare_is_english_for_it_alone(game: Path) -> None:
    words = words_for("el", game)
    assert words.say(msg("toy-takes", seat="Άννα", thing=msg("toy-ball"))) == "Άννα takes a ball."
    assert words.say("house-close") == "Κλείσιμο"


def test_a_fault_is_logged_and_something_is_said(caplog: pytest.LogCaptureFixture) -> None:
    words = words_for("en")
    assert words.say("house-nowhere") == "{house-nowhere}"
    assert words.say(msg("house-invite-for")) == "Link for seat"
    assert words.say(msg("house-invite-for", seat="x" * 5000)) == "{house-invite-for}"
    assert [record.levelname for record in caplog.records] == ["WARNING"] * 3
    assert "house-nowhere: unknown message" in caplog.text


def test_a_fault_in_a_noun_is_a_fault_of_the_sentence() -> None:
    text, problems = cafe("en").format(msg("cafe-log-drew", seat="Anna", guest=msg("cafe-guest-mars-lady")))
    assert text == "Anna draws {cafe-guest-mars-lady}."
    assert problems == ["cafe-guest-mars-lady: unknown message"]


def test_words_are_read_once() -> None:
    assert words_for("it", CAFE) is words_for("it", CAFE)
    assert words_for("it", CAFE) is not words_for("it")


def test_a_language_that_the_house_does_not_speak_is_refused() -> None:
    with pytest.raises(KeyError, match="'tlh' is not one of the languages en, it, el, ru, es"):
        words_for("tlh")


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("fr-FR, fr;q=0.9, es;q=0.5, en;q=0.7", "en"),
        ("EL", "el"),
        ("de, fr", "en"),
        ("", "en"),
        ("it;q=0", "en"),
        ("it;q=much, es;q=0.1", "es"),
        (";;;,,=,q=1", "en"),
    ],
)
def test_the_language_that_a_browser_likes_best(header: str, lang: str) -> None:
    assert best_language(header) == lang
    assert lang in LANGUAGES
