"""How the phases follow each other: to_act, legal, outcomes, apply (S1-S5, N0, D3, Y4)."""

from __future__ import annotations

from locanda.core.log import emit
from locanda.core.record import Cells
from locanda.core.rule import rule

from ..box import Box
from ..table import AUTOMATA, EVERYBODY, FACES, LOBBY, MAX_BEDS, TWO_BY_ONE, Phase, Table
from ..what import BOARD, CHOOSE, DONE, DRAW, GO, LAY, PICK, PLACE, READ, ROLL, SIDE, START, TILE, TOSS, What
from .automata import deal, lay, open_rooms, place_automata, show
from .dawn import add_answers, answer, begin_effect, next_card, reveal
from .day import draw_reform, evening, lay_reform, next_reform, wear
from .dusk import boards_left, deal_out, draw, lay_board, roll_wear
from .effects import automata_uses, bring, choose_into, duel, effect, go, remove, roll_for_guest, tools
from .end import close
from .grudge import add_picks
from .inn import add_bits, at_place, free_beds
from .night import act, add_actions, add_beds, add_looks, ask_turn, move, next_turn
from .rest import begin_misfortune, rest, roll_misfortune
from .stops import go_on_reading, read, stops

#: The phases that are done when nobody owes a choice: not those where chance is to act, nor the end.
BY_ITSELF = sum(
    1 << phase
    for phase in (
        Phase.ROUND, Phase.AFTER, Phase.LAY, Phase.DAWN, Phase.CARDS, Phase.ITS_CARD, Phase.EFFECT, Phase.INTO,
        Phase.REMOVE, Phase.TOOLS, Phase.REST, Phase.LUCK, Phase.DAY, Phase.REFORM, Phase.EVENING, Phase.STOP,
    )
)  # fmt: skip


@rule("S1", "S3", "S4", "S5")
def setup(box: Box, table: Table, options: Cells) -> None:
    """Options: players, starter, nights, sides, misfortune, stop."""
    table.players = options[0]
    table.nights = box.weekend if options[2] == 3 else box.week
    table.sides, table.misfortune, table.teaching = options[3], options[4], options[5]
    deal_out(box, table)
    table.phase = Phase.STARTER
    if options[1]:
        table.first = options[1] - 1
        table.phase = Phase.ROOM


@rule("N0", "Z1")
def to_act(box: Box, table: Table) -> int:
    """The seats that owe a choice, several at the same time in some phases; chance acts in between."""
    return -1 if table.phase == Phase.OVER else table.waiting


@rule("N0", "D3", "Y3", "A3", "G1")
def legal(box: Box, table: Table, seat: int, out: Cells) -> int:
    """The actions of the seat."""
    if not table.waiting >> seat & 1:
        return 0
    phase = table.phase
    if phase == Phase.NIGHT:
        return add_looks(table, seat, out, add_actions(box, table, seat, out))
    if phase == Phase.AFTER:
        out[0] = DONE
        return add_looks(table, seat, out, 1)
    if phase == Phase.MOVE or phase == Phase.GO:
        n = add_beds(box, table, table.room - 1 if phase == Phase.GO else -1, GO, out)
        out[n] = GO + LOBBY
        return n + 1
    if phase == Phase.LAY:
        return add_bits(open_rooms(box, table), LAY, out, 0)
    if phase == Phase.PUT:
        room = table.room - 1
        return add_bits(free_beds(box, table, room), PLACE + room * MAX_BEDS, out, 0)
    if phase == Phase.SIDE:
        return add_bits(3, SIDE, out, 0)
    if phase == Phase.STOP:
        out[0] = READ
        return 1
    return add_answers(box, table, out)


@rule("S1", "S2", "S5", "K1", "A2", "A3", "A6", "D5", "E10", "E11", "Y3")
def outcomes(box: Box, table: Table, out: Cells, weight: Cells) -> int:
    """Chance's actions: the first player, rooms, cards, dice, the automata's picks, reforms."""
    phase = table.phase
    if phase == Phase.PICK:
        return add_picks(box, table, out, weight)
    mask, first = (1 << FACES) - 1, ROLL
    if phase == Phase.DUSK:
        mask, first = table.deck[at_place(table, table.turn)], DRAW
    elif phase == Phase.DEAL:
        mask, first = table.deck[AUTOMATA], DRAW
    elif phase == Phase.STARTER:
        mask, first = (1 << table.players) - 1, START
    elif phase == Phase.ROOM:
        mask, first = boards_left(box, table), BOARD
    elif phase == Phase.TILE:
        mask, first = table.unseen_reforms, TILE
    elif phase == Phase.SIDE:
        mask, first = 3, TOSS
    n = add_bits(mask, first, out, 0)
    for i in range(n):
        weight[i] = 1
    return n


@rule("N0", "D3")
def apply(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    """Carries an action out; then the game goes on to the next choice, or to chance."""
    if seat < 0:
        by_chance(box, table, action, log)
    else:
        choose(box, table, seat, action, log)
    while table.waiting == 0 and BY_ITSELF >> table.phase & 1:
        if not stops(table, log):
            go_on(box, table, log)


@rule("S1", "S2", "S5", "K1", "A2", "A3", "A6", "D5", "E10", "E11", "Y3")
def by_chance(box: Box, table: Table, action: int, log: Cells) -> None:
    """Chance's action by the phase."""
    phase = table.phase
    if phase == Phase.DUSK:
        draw(box, table, action, log)
    elif phase == Phase.DEAL:
        deal(box, table, action, log)
    elif phase == Phase.DICE:
        roll_for_guest(box, table, action, log)
    elif phase == Phase.MISFORTUNE:
        roll_misfortune(box, table, action, log)
    elif phase == Phase.PICK:
        pick(table, action - PICK, log)
    elif phase == Phase.DUEL:
        duel(table, action, log)
    elif phase == Phase.TILE:
        draw_reform(table, action, log)
    elif phase == Phase.ROOM:
        lay_board(box, table, action, log)
    elif phase == Phase.WEAR:
        roll_wear(box, table, action, log)
    elif phase == Phase.SIDE:
        lay_reform(box, table, action - TOSS, log)
    else:
        table.first = action - START
        table.phase = Phase.ROOM
        emit(log, What.STARTED, EVERYBODY, table.first, 0, 0, 0, 0, 0)


@rule("A6")
def pick(table: Table, spot: int, log: Cells) -> None:
    """What the automata has chosen: where its guest goes, the bed of its 2x1, or a guest."""
    if table.asked:
        go(table, spot, log)
    elif table.card - 1 == TWO_BY_ONE and table.into == 0:
        table.into = 1 + spot % MAX_BEDS
    else:
        begin_effect(table, spot)


@rule("N0", "N3", "A3", "D3", "E2", "E3", "A6", "Y3", "G1")
def choose(box: Box, table: Table, seat: int, action: int, log: Cells) -> None:
    """A seat's action by the phase."""
    phase = table.phase
    if phase == Phase.NIGHT or phase == Phase.AFTER:
        act(table, seat, action, log)
    elif phase == Phase.MOVE:
        move(table, seat, action - GO, log)
    elif phase == Phase.CARD:
        answer(table, action, log)
    elif phase == Phase.INTO:
        bring(table, action - CHOOSE, log)
    elif phase == Phase.GO:
        go(table, action - GO, log)
    elif phase == Phase.OUT:
        table.spot = 1 + action - CHOOSE
        table.waiting = 0
        table.phase = Phase.REMOVE
    elif phase == Phase.LAY:
        lay(table, seat, action, log)
    elif phase == Phase.PUT:
        place_automata(table, action - PLACE, log)
    elif phase == Phase.SIDE:
        lay_reform(box, table, action - SIDE, log)
    else:
        read(table, seat, log)


@rule("N0", "N6", "A3", "G1")
def go_on(box: Box, table: Table, log: Cells) -> None:
    """Nobody owes a choice: what comes next."""
    phase = table.phase
    if phase == Phase.AFTER:
        next_turn(box, table)
    elif phase == Phase.ROUND:
        ask_turn(table)
    elif phase == Phase.LAY:
        show(box, table, log)
    elif phase == Phase.STOP:
        go_on_reading(table)
    else:
        go_on_at_dawn(box, table, log)


@rule("D1", "D2", "D3", "D4", "D5", "Y1", "Y3", "Y4", "Z1")
def go_on_at_dawn(box: Box, table: Table, log: Cells) -> None:
    """The steps of dawn and of the day."""
    phase = table.phase
    if phase == Phase.CARDS:
        next_card(box, table, log)
    elif phase == Phase.EFFECT:
        effect(box, table, log)
    elif phase == Phase.INTO:
        choose_into(table, log)
    elif phase == Phase.REMOVE:
        remove(box, table, log)
    elif phase == Phase.ITS_CARD:
        automata_uses(table, log)
    elif phase == Phase.DAWN:
        reveal(box, table, log)
    elif phase == Phase.TOOLS:
        tools(box, table, log)
    elif phase == Phase.REST:
        rest(box, table, log)
    elif phase == Phase.LUCK:
        begin_misfortune(box, table, log)
    elif phase == Phase.REFORM:
        next_reform(box, table, log)
    elif phase == Phase.EVENING:
        evening(table, log)
    elif table.night + 1 == table.nights:
        close(table, log)
    else:
        wear(box, table, log)
