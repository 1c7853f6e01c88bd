"""The street's pictures of positions typed by hand: customers, plans, why an order is what it is, tracks, cards."""

from __future__ import annotations

import re

import locanda
from locanda.core.engine import engine_of
from locanda.core.match import Match
from locanda.core.scene import Panel, Sprite
from locanda.games.souvlaki import game, scene
from locanda.games.souvlaki.events import Served
from locanda.words import words_for

HEAD = 'game = "souvlaki"\nversion = 1\noptions = {{ players = {players} }}\n\n[table]\n'
SAY = words_for("en", game.folder).say
NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def shop(name: str, queue: str = "[]", food: str = "[]", more: str = "", money: int = 9, fame: int = 9) -> str:
    return f'[[table.shops]]\nshop = "{name}"\nmoney = {money}\nfame = {fame}\nqueue = {queue}\nfood = {food}\n{more}'


def position(table: str, *shops: str, draws: bool = True) -> Match:
    return locanda.from_position("souvlaki", HEAD.format(players=len(shops)) + table + "".join(shops), draws=draws)


def sprites(match: Match, viewer: int = 0) -> dict[str, Sprite]:
    frame = scene.frame(match.box, match.record(viewer), viewer, match.options, NAMES[: match.players])
    return {sprite.slot: sprite for sprite in frame.sprites}


def panel(match: Match, title: str, viewer: int = 0) -> dict[str, str]:
    """The rows of a panel as they are read."""
    frame = scene.frame(match.box, match.record(viewer), viewer, match.options, NAMES[: match.players])
    found: list[Panel] = [each for each in frame.panels if each.title.id == f"souvlaki-panel-{title}"]
    assert len(found) == 1
    return {SAY(label): value if isinstance(value, str) else SAY(value) for label, value in found[0].rows}


def said(sprite: Sprite) -> str:
    assert sprite.label is not None
    return SAY(sprite.label)


RULEBOOK = '["c27", "c11", "c32 phone"]'


def test_the_rulebooks_service_is_served_by_two_plans() -> None:
    match = position('ask = "serve"\n', shop("chain", RULEBOOK, '["GF", "S", "GD"]'), shop("dirty", '["c56"]', fame=0))
    first = scene.plan(match.box, match.record(0), 0)
    assert first
    assert SAY(first.label) == "Serve with pita gyro, souvlaki, fries; left over: pita gyro"
    assert sorted(first.actions[:-1]) == ["lay GF", "lay S"]
    for text in first.actions:
        match.play(text)
    second = scene.plan(match.box, match.record(0), 0)
    assert second
    assert second.actions == ["lay GD", "serve"]
    assert SAY(second.label) == "Serve with pita gyro, drink; left over: drink"
    events = [event for text in second.actions for event in match.play(text)]
    assert sum(isinstance(event, Served) for event in events) == 1
    assert scene.plan(match.box, match.record(0), 0) is None


def test_the_plan_takes_the_fewest_foods_then_the_fewest_cards() -> None:
    def cards(queue: str, food: str, more: str = "") -> list[str]:
        match = position(f'ask = "serve"\n{more}', shop("chain", queue, food), shop("dirty", '["c56"]', fame=0))
        plan = scene.plan(match.box, match.record(0), 0)
        return [] if plan is None else sorted(text.removeprefix("lay ") for text in plan.actions[:-1])

    assert cards('["c01"]', '["GFD", "GF", "G"]') == ["G"]
    assert cards('["c20"]', '["G", "F", "GF"]') == ["GF"]
    assert cards('["c53"]', '["GFD", "GG", "FD", "G"]') == ["G", "GFD"]
    assert cards('["c01"]', '["S", "F"]') == []
    assert cards('["c20"]', '["F", "FD", "GG"]', 'laid = ["G"]\n') == ["F"]


def test_a_plan_is_for_the_one_who_serves_alone() -> None:
    match = position('ask = "serve"\n', shop("chain", '["c01"]', '["G"]'), shop("dirty", '["c02"]', fame=0))
    assert scene.frame(match.box, match.record(0), 0, match.options, NAMES[:2]).plan is not None
    for viewer in (1, 2):
        assert scene.frame(match.box, match.record(viewer), viewer, match.options, NAMES[:2]).plan is None


def test_customers_are_sour_on_the_telephone_and_big_for_all_to_see() -> None:
    queue = '["c01", "c02 sour", "c03 phone", "c04+c05 phone sour"]'
    shown = sprites(position('ask = "serve"\n', shop("chain", queue), shop("dirty", '["c56"]', fame=0)))
    stacks = [shown[f"queue:0:{place}"].symbol.split() for place in range(4)]
    assert ["guest-c01" in stacks[0], "sour-c02" in stacks[1], "guest-c03" in stacks[2], "sour-c04" in stacks[3]] == [
        True
    ] * 4
    assert [("receiver" in stack, "bubble-phone" in stack) for stack in stacks] == [(False, False)] * 2 + [
        (True, True)
    ] * 2
    assert [stack.count("anger") for stack in stacks] == [0, 1, 0, 1]
    assert {"sourmate-c05", "big-badge"} <= set(stacks[3])
    assert said(shown["queue:0:3"]) == "Schoolboy + Taxi Driver, by telephone, sour: 2 souvlaki; 3 €, 1 fame"
    assert said(
        sprites(position('ask = "serve"\n', shop("chain", queue), shop("dirty", '["c56"]', fame=0)), 1)["queue:1:1"]
    ).startswith("Anna: ")


def test_what_cards_have_changed_shows_on_the_customer() -> None:
    queue = '["c01 wants=GFF +2m -2f on=2", "c11 x2 wants=GGGG"]'
    other = shop("dirty", '["c56"]', fame=0, more='played = "rich_tip"\n')
    match = position('ask = "serve"\n', shop("chain", queue), other)
    shown = sprites(match)
    first, second = (shown[f"queue:0:{place}"].symbol.split() for place in range(2))
    assert {"pays-up", "gives-down", "by-1", "w30-0", "w31-2", "w32-2"} <= set(first)
    assert {"pays-up", "gives-up", "w40-0", "w43-0"} <= set(second)
    assert said(shown["queue:0:0"]) == "Student: pita gyro, 2 fries; 4 €, 0 fame (Rich Tip)"
    assert panel(match, "effects") == {"Rich Tip": "Anna’s queue, place 1"}
    assert panel(match, "played") == {"Ben": "Rich Tip"}


def test_many_foods_are_counted() -> None:
    match = position('ask = "serve"\n', shop("chain", '["c11 x2 wants=GGGGFF"]'), shop("dirty", '["c56"]', fame=0))
    stack = sprites(match)["queue:0:0"].symbol.split()
    assert {"w20-0", "x20-4", "w21-2", "x21-2"} <= set(stack)


def test_a_longer_queue_stands_closer() -> None:
    def spots(count: int) -> set[str]:
        queue = "[" + ", ".join(f'"c{n:02}{" sour" * (n > 7)}"' for n in range(1, count + 1)) + "]"
        shown = sprites(position('ask = "serve"\n', shop("chain", queue), shop("dirty", '["c56"]', fame=0)))
        return {sprite.spot.rpartition(":")[0] for slot, sprite in shown.items() if slot.startswith("queue:0:")}

    assert [spots(count) for count in (6, 7, 14)] == [{"queue:0:6"}, {"queue:0:9"}, {"queue:0:14"}]


def test_why_the_order_is_what_it_is() -> None:
    table = 'ask = "event"\n'
    match = position(
        table, shop("family", fame=13), shop("dirty", fame=13), shop("posh", fame=14), shop("chain", fame=2)
    )
    assert panel(match, "order") == {
        "1. Cleo": "fame 14",
        "2. Anna": "fame 13, started with 3",
        "3. Ben": "fame 13, started with 2",
        "4. Dora": "fame 2",
    }
    shown = sprites(match)
    assert [shown[f"order:{place}"].symbol for place in range(4)] == ["chalk-2 now", "chalk-0", "chalk-1", "chalk-3"]
    assert shown["phase"].spot == "phase:2"


def test_the_second_customers_are_taken_backwards() -> None:
    table = 'ask = "take"\nturn = 3\noffer = ["c01", "big", "c02"]\n'
    match = position(table, shop("family", fame=5), shop("dirty", fame=4))
    assert list(panel(match, "back")) == ["2. Ben", "1. Anna"]
    shown = sprites(match)
    assert [shown[f"door:{place}"].symbol.split()[1] for place in range(3)] == ["bubble", "bubble", "guest-big"]
    number = match.pack("take big", 1)
    assert scene.paths(match.box, match.record(1), 1, number, match.unpack(number)) == [["door:2"]]


def test_money_and_fame_run_on_beyond_the_goal_and_a_loan_shows_what_is_left_without_it() -> None:
    rich, poor = shop("family", money=31, fame=90), shop("dirty", more="loans = 1\n", money=12, fame=3)
    match = position('ask = "event"\n', rich, poor)
    shown = sprites(match)
    assert (shown["track-money:0"].spot, shown["track-fame:0"].spot) == ("track-money:0:31", "track-fame:0:35")
    assert (shown["track-money:1"].spot, shown["ghost:1"].spot) == ("track-money:1:12", "track-money:1:1")
    assert "reached" in shown["money:0"].symbol.split()
    assert "reached" not in shown["money:1"].symbol.split()
    assert panel(match, "goal")["Ben"] == "12 €, less 1 loan: 1 €; 3 fame"
    assert shown["loans:1"].symbol == "tag-loans tag10-1"


def test_an_event_card_is_read_before_it_is_played() -> None:
    mine = shop("family", '["c01", "c02"]', more='events = ["rich_tip", "ninja"]\n')
    match = position('ask = "event"\n', mine, shop("dirty", food='["G"]', fame=0))
    number = match.pack("play rich_tip", 0)
    ((card, play),) = scene.paths(match.box, match.record(0), 0, number, match.unpack(number))
    assert sprites(match)[card.replace(":4:", ":")].symbol == "event-rich_tip"
    assert play == "reveal:rich_tip"
    assert said(sprites(match)["event:0"]) == "Rich Tip: Choose a customer. If served this round, it pays 2 euros more."
    assert {s.symbol for slot, s in sprites(match, 1).items() if slot.startswith("event:")} == set()
    match.play("play rich_tip")
    assert sprites(match, 1)["playing"].symbol == "event-rich_tip"
    assert SAY(scene.prompt(match.box, match.record(0), 0, NAMES)) == "Rich Tip. Choose a customer."
    assert scene.prompt(match.box, match.record(1), 1, NAMES).id == "souvlaki-prompt-wait"


def test_a_card_that_sends_a_customer_across_the_street_asks_for_the_customer_then_for_the_player() -> None:
    mine = shop("family", '["c01", "c02"]', more='events = ["across"]\n')
    match = position('ask = "event"\n', mine, shop("dirty", fame=2), shop("chain", fame=1))
    asked = []
    for text in ("play across", "customer 1 2", "player 3"):
        match.play(text)
        asked.append(SAY(scene.prompt(match.box, match.record(0), 0, NAMES)))
    assert asked[0] == "Better Across the Street. Choose a normal customer and another player."
    assert asked[1] == "Better Across the Street: choose the player."
    assert "guest-c02" in sprites(match)["queue:2:0"].symbol.split()


def test_a_cancelled_card_is_stamped() -> None:
    plans = shop("family", more='played = "change_plans"\n', fame=9)
    gone = shop("dirty", more='played = "rich_tip"\ncancelled = true\n', fame=8)
    match = position(
        'ask = "event"\nturn = 3\n', plans, gone, shop("posh", '["c01"]', fame=1, more='events = ["ouzo"]\n')
    )
    shown = sprites(match)
    assert shown["played:0"].symbol.split() == ["event-change_plans", "whose-0"]
    assert shown["played:1"].symbol.split() == ["event-rich_tip", "whose-1", "cancelled"]
    assert panel(match, "played")["Ben"] == "Rich Tip, cancelled"


def test_a_change_of_menu_asks_for_cards_and_an_end() -> None:
    mine = shop("family", food='["G", "G", "F"]')
    match = position('ask = "menu"\nplaying = "kitchen"\n', mine, shop("dirty", fame=0))
    assert scene.prompt(match.box, match.record(0), 0, NAMES).id == "souvlaki-prompt-menu"
    ways = {
        text: scene.paths(match.box, match.record(0), 0, match.pack(text, 0), match.unpack(match.pack(text, 0)))
        for text in ("discard G", "done")
    }
    assert ways == {"discard G": [["hand:7:0"], ["hand:7:1"]], "done": [["enough"]]}


def test_an_order_misheard_is_nobodys_before_a_card_is_drawn() -> None:
    mine = shop("family", '["c01", "c03 phone sour", "c04 phone"]', more='events = ["misheard"]\n')
    match = position('ask = "event"\n', mine, shop("dirty", fame=0), draws=False)
    match.play("play misheard")
    match.play("customer 1 2")
    assert match.chance_to_act
    sprite = sprites(match)["queue:0:1"]
    drawn = sprite.symbol.split()
    assert {"bubble-phone", "receiver", "anger"} <= set(drawn)
    assert not [part for part in drawn if part.startswith(("guest-", "sour-", "mate-", "sourmate-", "w"))]
    assert said(sprite) == "somebody still on the line, by telephone, sour: nothing; 0 €, 0 fame"
    assert re.search(r"^ +2 @! - +0 €, 0 fame +somebody still on the line$", match.text(0), re.M)
    match.play("customer c05", seat=locanda.CHANCE)
    assert "sour-c05" in sprites(match)["queue:0:1"].symbol.split()


def test_the_first_customer_of_the_box_is_drawn_where_an_order_is_half_replaced() -> None:
    mine = shop("family", '["c03+c04 phone sour", "c56"]', more='events = ["misheard"]\n')
    match = position('ask = "event"\n', mine, shop("dirty", fame=0), draws=False)
    match.play("play misheard")  # for the only one
    match.play("customer c01", seat=locanda.CHANCE)
    drawn = sprites(match)["queue:0:0"].symbol.split()
    assert [part for part in drawn if part.startswith(("sour-", "sourmate-"))] == ["sour-c01"]
    assert said(sprites(match)["queue:0:0"]) == "Student, by telephone, sour: pita gyro; 2 €, 1 fame"
    match.play("customer c02", seat=locanda.CHANCE)
    assert {"sour-c01", "sourmate-c02"} <= set(sprites(match)["queue:0:0"].symbol.split())


def test_the_log_names_both_of_a_big_order() -> None:
    def told(match: Match, *texts: str) -> list[str]:
        events = [event for text in texts for event in match.play(text)]
        messages = [scene.log(match.box, event, NAMES[:2]) for event in events]
        return [SAY(message) for message in messages if message is not None]

    big, pair = '"c04+c05 phone"', "he big order (Schoolboy + Taxi Driver)"
    other = shop("dirty", '["c56"]', fame=0)
    assert f"Anna sends t{pair} away: −5 fame" in told(
        position('ask = "serve"\n', shop("chain", f"[{big}]"), other), "dismiss 1"
    )
    ends = told(position('ask = "serve"\n', shop("chain", f"[{big}]"), other), "done", "done")
    assert f"T{pair} turns sour in Anna’s queue." in ends
    ends = told(position('ask = "serve"\n', shop("chain", '["c04+c05 phone sour"]'), other), "done", "done")
    assert f"T{pair} storms out of Anna’s queue: −2 fame" in ends

    def aimed(event: str, queue: str) -> list[str]:
        mine = shop("chain", f"[{queue}]", more=f'events = ["{event}"]\n')
        return told(position('ask = "event"\n', mine, other), f"play {event}")  # there is one target

    assert f"T{pair} leaves Anna’s queue." in aimed("line_dead", big)
    assert f"T{pair} in Anna’s queue is not sour any more." in aimed("ouzo", '"c04+c05 phone sour"')
    assert f"T{pair} goes to place 2 in Anna’s queue." in aimed("hold", f'{big}, "c01"')
    fed = position('ask = "serve"\nlaid = ["SS"]\n', shop("chain", f"[{big}]"), other)
    assert f"Anna serves t{pair}: +3 €, +1 fame" in told(fed, "serve")


def test_a_spectator_sees_the_backs_of_hands() -> None:
    mine = shop("family", food='["G", "G", "F"]', more='events = ["ouzo"]\n')
    match = position('ask = "event"\n', mine, shop("dirty", fame=0))
    shown = sprites(match, 2)
    assert [shown[f"hand:{place}"].symbol for place in range(3)] == ["card-back"] * 3
    assert shown["event:0"].symbol == "event-back"
    assert "Your event cards" not in match.text(2)


def test_the_text_board_can_be_played_from() -> None:
    queue = '["c27", "c11 sour", "c32 phone"]'
    match = position(
        'ask = "serve"\nlaid = ["GF"]\n', shop("chain", queue, '["S", "GD"]'), shop("dirty", '["c56"]', fame=0)
    )
    text = match.text(0)
    assert re.search(r"^ +1 +SF +1 €, 2 fame +Housewife$", text, re.M)
    assert re.search(r"^ +2 +! +GG ", text, re.M)
    assert re.search(r"^ +3 +@ +SD ", text, re.M)
    assert re.search(r"^Counter: GF +\(", text, re.M)
    assert re.search(r"^Food cards: S GD$", text, re.M)
    door = position('ask = "take"\noffer = ["c01", "big"]\n', shop("family", fame=5), shop("dirty", fame=4)).text(0)
    assert re.search(r"^ +c01 +G +2 €, 1 fame +Student$", door, re.M)
    assert re.search(r"^ +big +Big", door, re.M)


def test_serving_and_sending_away_say_what_they_bring() -> None:
    match = position('ask = "serve"\nlaid = ["G"]\n', shop("chain", '["c01", "c02"]', fame=3), shop("dirty", fame=0))

    def told(text: str) -> str:
        number = match.pack(text, 0)
        points = engine_of(game).preview(match.box.record, match.record(0), 0, number)
        message = scene.preview(match.box, match.record(0), 0, match.unpack(number), points)
        return "" if message is None else SAY(message)

    assert [told(text) for text in ("serve", "dismiss 2", "done")] == ["+2 €, +1 fame", "−3 fame", ""]
