"""What a typed table must have so that it can be played on: half-done things whole, and room for all that may come."""

from __future__ import annotations

from locanda.core.box import LoadedBox
from locanda.core.errors import BadPosition

from .box import MOST_DUE, MOST_FOODS
from .facts import cards_at, foods_of
from .table import A_ROUND, MAX_HELD, MAX_QUEUE, Aim, Ask, Phase, Step, Table
from .what import Effect, Target

#: The effects of the event in hand by what is asked about it, and by what customers are drawn for.
QUESTIONS = {Ask.FOOD: (Effect.REMOVE_FOOD,), Ask.MENU: (Effect.MENU,), Ask.PICK: (Effect.TAKE_FOOD, Effect.LOSE_FOOD)}
#: The targets of the event in hand by what is asked about it.
AIMED = {
    Ask.CUSTOMER: (Target.CUSTOMER, Target.TWO_CUSTOMERS, Target.CUSTOMER_TO_PLAYER),
    Ask.PLAYER: (Target.CUSTOMER_TO_PLAYER, Target.PLAYER, Target.OPPONENT),
}
DRAWS = {Aim.NEW: Effect.ADD_CUSTOMER, Aim.REPLACE: Effect.REPLACE}
#: What customers are drawn for by the step of phase 2.
STEPS = {Step.START: Aim.OPEN, Step.MIDDLE: Aim.BIG, Step.LAST: Aim.PHONE}


def check(box: LoadedBox, table: Table) -> None:
    """Raises BadPosition where the game cannot go on from the table."""
    for part in (_purses, _hands, _event, _count, _customers_due, _cards, _queues):
        part(box, table)


def _purses(box: LoadedBox, table: Table) -> None:
    for seat in range(table.players):
        due = box.record.loan_due * table.loans[seat]
        if due > MOST_DUE:
            raise BadPosition(f"table.shops[{seat}].loans", table.loans[seat], f"loans of at most {MOST_DUE} in all")


def _hands(box: LoadedBox, table: Table) -> None:
    """Room for cards to come, and foods of which no more is on the counter than lies there."""
    for seat in range(table.players):
        held = sum(table.hand[seat]) + (table.due_food if table.drawer == seat else 0)
        held += sum(table.laid) if table.asked == seat else 0
        if held > MAX_HELD:
            key = "due_food" if table.due_food else f"shops[{seat}].food"
            raise BadPosition(f"table.{key}", held, f"{MAX_HELD} food cards at most in a hand, with those to come")
    shown = [foods_of(box.record.shows[kind]) for kind in range(len(table.laid))]
    for food, unused in enumerate(foods_of(table.counter)):
        there = sum(table.laid[kind] * shown[kind][food] for kind in range(len(shown)))
        if unused > there:
            letter = box.names["foods"][food]
            raise BadPosition("table.counter", letter * unused, f"no more of a food than is laid, {there}")


def _event(box: LoadedBox, table: Table) -> None:
    """The event in hand is one about which this is asked, and says whom it is for."""
    ask, draws = Ask(table.ask), table.ask in (Ask.CARD, Ask.DISCARD)
    about = ask in (*AIMED, *QUESTIONS) or (draws and table.phase == Phase.EVENTS)
    if about != bool(table.playing):
        raise BadPosition("table.playing", table.playing, "the event that this is asked for; else none")
    target = Target(box.record.target[table.playing - 1]) if about else Target.NONE
    effect = box.record.effect[table.playing - 1] if about else 0
    if effect not in QUESTIONS.get(ask, (effect,)) or target not in AIMED.get(ask, (target,)):
        raise BadPosition(
            "table.playing", box.names["events"][table.playing - 1], f"an event that asks for a {ask.name}"
        )
    if table.targets and (target != Target.ALL or not (draws or ask == Ask.PICK)):
        raise BadPosition("table.targets", table.targets, "seats only of an event for all that is being carried out")
    _whom(table, ask, target, effect)


def _whom(table: Table, ask: Ask, target: int, effect: int) -> None:
    """`first` is a customer in a queue, or a player, where the question is about one; nobody before one is chosen."""
    seat, place = table.seat_a, table.place_a
    second = ask == Ask.CUSTOMER and target == Target.TWO_CUSTOMERS and seat > 0
    over = ask == Ask.PLAYER and target == Target.CUSTOMER_TO_PLAYER
    if second or over or ask == Ask.FOOD or (effect == Effect.REPLACE and ask == Ask.CARD):
        if not (seat and 1 <= place <= table.queue[seat - 1]):
            raise BadPosition("table.first", [seat, place], "the customer in a queue that the event is for")
    elif ask == Ask.PICK:
        if not seat or place:
            raise BadPosition("table.first", [seat, place], "the player that the event is for")
    elif (seat or place) and ask not in (Ask.CARD, Ask.DISCARD):
        raise BadPosition("table.first", [seat, place], "nobody, as nobody is chosen yet")


def _count(box: LoadedBox, table: Table) -> None:
    """Cards or foods that are still to be taken, or cards thrown for others."""
    least, most, seat = 0, 0, table.seat_a - 1
    if table.ask == Ask.PICK:
        least, most = 1, sum(table.hand[seat])
        if box.record.effect[table.playing - 1] == Effect.TAKE_FOOD and table.drawer == seat:
            raise BadPosition("table.first", table.seat_a, "an opponent of the drawer")
    elif table.ask == Ask.FOOD:
        least, most = 1, sum(foods_of(table.wanted[seat, table.place_a - 1])) - 1
    elif table.ask == Ask.MENU:
        most = max(0, MAX_HELD - sum(table.hand[table.asked]))
    if not least <= table.count <= most:
        raise BadPosition("table.count", table.count, f"{least} to {most}")


def _customers_due(box: LoadedBox, table: Table) -> None:
    """Customers are drawn for what the phase draws them for, no more than that takes."""
    if not table.due_customers:
        return
    aim, most = Aim(table.aim), {Aim.OPEN: 2 * table.players + 1, Aim.BIG: 2, Aim.REPLACE: 2}.get(Aim(table.aim), 1)
    if table.phase == Phase.EVENTS:
        fits = table.ask == Ask.CARD and DRAWS.get(aim) == box.record.effect[table.playing - 1]
    else:
        fits = table.ask == Ask.CARD and table.phase == Phase.CUSTOMERS and aim == STEPS[Step(table.step)]
    if not fits:
        raise BadPosition("table.aim", aim.name.lower(), "what customers are drawn for in this phase and step")
    if aim == Aim.REPLACE and table.drawer != table.seat_a - 1:
        raise BadPosition("table.drawer", table.drawer + 1, "the owner of the order that is replaced")
    if table.due_customers > most:
        raise BadPosition("table.due_customers", table.due_customers, f"{most} at most")


def _cards(box: LoadedBox, table: Table) -> None:
    """Every place has its cards, save that of an order half drawn."""
    seat, last = table.drawer, table.queue[table.drawer] - 1
    replaced = table.due_customers > 0 and table.aim == Aim.REPLACE
    if replaced:
        last = table.place_a - 1
    half = replaced or (table.aim == Aim.BIG and table.due_customers == 1)
    if half:
        cards = len(cards_at(table, seat, last)) if last >= 0 else 2
        least = 0 if replaced else 1
        if not (least <= cards <= (2 - table.due_customers) and table.phone[seat, max(0, last)]):
            raise BadPosition(f"table.shops[{seat}].queue", cards, "the telephone order that is half drawn")
    for p in range(table.players):
        for i in range(table.queue[p]):
            if not cards_at(table, p, i) and not (replaced and (p, i) == (seat, last)):
                raise BadPosition(f"table.shops[{p}].queue[{i}]", "-", "a customer; - only for an order to be replaced")


def events_left(table: Table) -> int:
    """How many events may still be begun in this round, the one being aimed among them."""
    if table.phase == Phase.SERVICE or table.first_game:
        return 0
    begun = table.turn if table.phase == Phase.EVENTS else 0
    return int(table.players - begun - (table.playing > 0 and table.step == Step.MIDDLE))


def _taken_by(table: Table, turn: int) -> int:
    return table.order[min(turn, 2 * table.players - 1 - turn)]


def still_to_come(box: LoadedBox, table: Table, seat: int) -> int:
    """How many customers who are not sour may still come to a queue in this round: an event brings one at most."""
    n, turn, phase, step = table.players, table.turn, table.phase, table.step
    due, left = table.due_customers > 0 and table.drawer == seat, events_left(table)
    if phase < Phase.CUSTOMERS or (phase == Phase.CUSTOMERS and step == Step.START):
        return left + A_ROUND
    if phase == Phase.CUSTOMERS and step == Step.MIDDLE:
        half = due and table.due_customers == 2
        return left + half + sum(_taken_by(table, k) == seat for k in range(turn, 2 * n)) + 1
    if phase == Phase.CUSTOMERS:
        return left + due + (list(table.order).index(seat) >= turn)
    coming = table.playing and box.record.effect[table.playing - 1] == Effect.ADD_CUSTOMER
    return left + bool(coming and (due or table.targets >> seat & 1))


def _queues(box: LoadedBox, table: Table) -> None:
    """No queue can run past its row, in this round or in the next, when those who are not sour now will be."""
    later = A_ROUND + (0 if table.first_game else table.players)
    for seat in range(table.players):
        number = int(table.queue[seat])
        sour = sum(table.sour[seat, place] for place in range(number))
        coming = still_to_come(box, table, seat)
        if number + coming > MAX_QUEUE or number - sour + coming > MAX_QUEUE - later:
            right = f"{MAX_QUEUE - coming} customers at most, and {MAX_QUEUE - later - coming} of them not sour"
            raise BadPosition(f"table.shops[{seat}].queue", number, right)
        _grown(box, table, seat)


def _grown(box: LoadedBox, table: Table, seat: int) -> None:
    """Orders that what may still be played this round cannot make too long."""
    record, left = box.record, events_left(table)
    gone = {table.played[other] - 1 for other in range(table.players)}
    if table.step == Step.START:
        gone.discard(table.playing - 1)
    known = [e for e in range(record.events) if record.effect[e] == Effect.MULTIPLY and e not in gone]
    grow = 1
    for event in sorted(known, key=lambda e: -record.number[e])[:left]:
        grow *= record.number[event]
    for place in range(table.queue[seat]):
        foods = [*foods_of(table.wanted[seat, place]), *foods_of(table.basic[seat, place])]
        if (max(foods) + left) * grow > MOST_FOODS or table.times[seat, place] * grow > MOST_FOODS:
            key = f"table.shops[{seat}].queue[{place}]"
            raise BadPosition(key, max(foods), f"an order that cannot come to more than {MOST_FOODS} of a food")
