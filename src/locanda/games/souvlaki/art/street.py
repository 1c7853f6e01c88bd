"""The board itself: pavements, the counter with its oilcloth, the two tracks, the chalk board with the five phases."""

from collections.abc import Sequence

from locanda.core.draw import INK, LAMP, Rect, at, disc, line, num, path, seat_shape, slab, star, symbol, text, use
from locanda.games.souvlaki.art.customers import coin
from locanda.games.souvlaki.art.geometry import Ground, Plan, board_places, ground, track_at, track_rows
from locanda.games.souvlaki.art.numbers import series
from locanda.games.souvlaki.art.palette import BAD, CREAM, PAINT, STAR
from locanda.games.souvlaki.art.stand import Stand

MIDDLE = 'text-anchor="middle" font-weight="700"'
ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
SHADE = PAINT["cast"]


def board(plan: Plan, phases: Sequence[str]) -> str:
    """Both layouts; `phases` are the short names of the five phases."""
    return "".join(f'<g class="{layout}">{_board(layout, plan, phases)}</g>' for layout in ("tall", "wide"))


def _board(layout: str, plan: Plan, phases: Sequence[str]) -> str:
    parts = ground(layout, plan)
    body = ""
    for area, rect in enumerate(parts.stands):
        size = "compact" if area else "full"
        body += use(f"pavement-{size}", rect.x, rect.y, rect.width / Stand(area == 0).width)
    return body + _counter(parts) + _tracks(parts.tracks, plan) + _chalk(parts.board, plan, phases)


def crest_symbol(title: str) -> str:
    """``crest``: the name of the game, on the oilcloth while nothing lies on it."""
    size = min(40.0, 560 / max(1, len(title)))
    edge = f'stroke="{PAINT["cloth-check"]}" stroke-width="3"'
    words = text(0, 0, title, size, PAINT["cloth-words"], f'{MIDDLE} font-style="italic"')
    return symbol("crest", slab(-250, -44, 500, 88, 44, PAINT["cloth"], edge) + words)


def _counter(parts: Ground) -> str:
    """The counter: the oilcloth on top, below it the wood where one's own cards lie."""
    cloth, hand, events = parts.cloth, parts.hand, parts.events
    x, y, w, h = cloth.x, cloth.y, cloth.width, events.y + events.height - cloth.y
    top = f"V{num(y + 10)}Q{num(x)} {num(y)} {num(x + 10)} {num(y)}H{num(x + w - 10)}q10 0 10 10V{num(hand.y - 9)}"
    scallops = "q-12.500 13-25 0" * int(w / 25)
    return (
        slab(x + 4, y + 8, w - 2, h, 12, SHADE, 'opacity=".35"')
        + slab(x, y, w, h, 12, PAINT["counter-edge"])
        + slab(x + 5, hand.y, w - 10, y + h - hand.y - 5, 8, PAINT["counter"])
        + line(f"M{num(x + 12)} {num(events.y - 1)}H{num(x + w - 12)}", PAINT["slot"], 3)
        + path(f"M{num(x)} {num(hand.y - 9)}{top}{scallops}Z", "url(#checks)")
    )


def _tracks(rect: Rect, plan: Plan) -> str:
    """Two tracks, a row a seat, with numbers at every fifth cell and the line at the goal."""
    body = slab(rect.x + 3, rect.y + 6, rect.width - 2, rect.height, 10, SHADE, 'opacity=".3"')
    body += slab(
        rect.x, rect.y, rect.width, rect.height, 10, PAINT["track"], f'stroke="{PAINT["board-frame"]}" stroke-width="4"'
    )
    return body + _track(rect, plan, False) + _track(rect, plan, True)


def _track(rect: Rect, plan: Plan, fame: bool) -> str:
    goal, last, row = plan.win_fame if fame else plan.win_money, plan.cells(fame), track_rows(rect, plan)
    body = ""
    first, top, _ = track_at(rect, plan, fame, 0, 0)
    end, low, _ = track_at(rect, plan, fame, plan.players - 1, last)
    half, bottom = (end - first) / last / 2, low + row / 2
    line_at = track_at(rect, plan, fame, 0, goal)[0] - half
    y, height = top - row / 2, bottom - top + row / 2
    body += slab(line_at, y, end + half - line_at, height, 0, PAINT["track-over"])
    for seat in range(plan.players):
        middle = top + seat * row
        body += slab(
            first - half,
            middle - row * 0.42,
            line_at - first + half,
            row * 0.84,
            row * 0.2,
            PAINT["track-cell"],
            'opacity=".75"',
        )
        body += line(
            f"M{num(line_at)} {num(middle)}H{num(end + half)}", PAINT["track-cell"], 1.6, 'stroke-dasharray="3 4"'
        )
    ticks = "".join(f"M{num(first + (2 * half) * cell - half)} {num(y)}v{num(height)}" for cell in range(last + 2))
    body += line(ticks, PAINT["track-words"], 0.8, 'opacity=".3"')
    for cell in range(0, last + 1, 5 if last < 60 else 10):
        x = first + 2 * half * cell
        bold = MIDDLE if cell == goal else 'text-anchor="middle"'
        body += text(
            x, y - 9, f"{cell}{'+' if cell == last else ''}", 16 if cell != goal else 19, PAINT["track-words"], bold
        )
    body += line(f"M{num(line_at)} {num(y - 4)}V{num(bottom + 3)}", BAD, 4)
    sign = coin(14) if not fame else star(0, 0, 16, STAR)
    return body + at(rect.x + 24, (top + low) / 2, sign)


def marker_symbols(players: int) -> str:
    """``marker-<seat>``, and ``ghost-<seat>``: where it would stand with its loans taken off."""
    body = ""
    for seat in range(players):
        shape = seat_shape(seat, 20)
        body += symbol(f"marker-{seat}", disc(22, SHADE, 1, 3, 'opacity=".4"') + shape)
        body += symbol(f"ghost-{seat}", f'<g opacity=".45">{shape}</g>{line("M-16 16L16-16", BAD, 5, ROUND)}')
        body += symbol(f"chalk-{seat}", disc(22, "#151B18", 0, 0, 'opacity=".55"') + shape)
    now = 'fill="none" stroke-width="4"'
    return body + symbol("now", f'<circle r="24" stroke="{LAMP}" {now}/>')


def _chalk(rect: Rect, plan: Plan, phases: Sequence[str]) -> str:
    """The chalk board: lines for the five phases, and where the stacks lie."""
    x, y, w, h = rect.x, rect.y, rect.width, rect.height
    places = board_places(rect, plan)
    flat = h < 260
    body = (
        slab(x + 3, y + 6, w - 2, h, 8, SHADE, 'opacity=".35"')
        + slab(x, y, w, h, 8, PAINT["board-frame"])
        + slab(x + 7, y + 7, w - 14, h - 14, 4, PAINT["board"])
    )
    for i, (left, middle, size) in enumerate(places.phases):
        if flat:
            ring = f'stroke="{PAINT["chalk"]}" stroke-width="2"'
            body += at(
                left, middle, disc(21, "none", 0, 0, ring) + text(0, 0, f"{i + 1}", 24, PAINT["chalk"], MIDDLE), size
            )
        else:
            body += text(left, middle, f"{i + 1}. {phases[i]}", size, PAINT["chalk"])
    for sx, sy, k in places.stacks:
        body += slab(
            sx - 58 * k,
            sy - 72 * k,
            116 * k,
            144 * k,
            8,
            "none",
            f'stroke="{PAINT["chalk"]}" stroke-opacity=".45" stroke-width="1.5" stroke-dasharray="6 5"',
        )
    return body


def chalk_symbols(rounds: Sequence[str]) -> str:
    """``round-<n>``: the rounds as they are written on the chalk board; ``here``: the chalk mark at a phase."""
    hand = line("M-20 0H-8M-14-6L-8 0L-14 6", LAMP, 3.4, ROUND)
    body = symbol("here", hand)
    how = 'font-weight="700"'
    return body + "".join(
        symbol(f"round-{n}", text(0, 0, words, min(30.0, 252 / len(words)), PAINT["chalk"], how))
        for n, words in enumerate(rounds)
    )


def cloth_symbols(players: int, cancelled: str) -> str:
    """``whose-<seat>``, the shape on a card or plate; ``cancelled``, a stamp; ``counter``, ``unused-<food>``."""
    body = symbol("unseen", "")
    for seat in range(players):
        body += symbol(f"whose-{seat}", disc(25, "#1A1620", 92, 76) + at(92, 76, seat_shape(seat, 19)))
    words = text(0, 0, cancelled, min(38.0, 330 / max(1, len(cancelled))), BAD, MIDDLE)
    stamp = slab(-112, -30, 224, 60, 8, CREAM, f'stroke="{BAD}" stroke-width="5" fill-opacity=".9"')
    body += symbol("cancelled", at(0, 40, stamp + words, turn=-12))
    plate = slab(-100, -110, 200, 220, 14, CREAM, f'stroke="{PAINT["counter-edge"]}" stroke-width="4"')
    body += symbol("counter", slab(-97, -104, 200, 220, 14, SHADE, 'opacity=".35"') + plate)
    for food in range(4):
        body += symbol(f"unused-{food}", use(f"food-{food}", -14, 0, 1.35) + disc(16, INK, 22, 18))
    return body + series("unused", 22, 18, 22, CREAM, 2)


def stack_symbols() -> str:
    """``stack-<name>``: three cards on each other; a number of two or three digits lies on the plate below."""
    plate = slab(-34, 26, 68, 36, 6, CREAM, f'stroke="{INK}" stroke-opacity=".5"')
    body = symbol("stack-foods", _pile("card-back", 1, 0) + plate)
    body += symbol("stack-events", _pile("event-back", 0.46, 0) + plate)
    face = slab(-50, -65, 100, 130, 9, PAINT["bubble"], f'stroke="{INK}" stroke-opacity=".5" stroke-width="1.2"')
    back = face + slab(-43, -58, 86, 116, 6, "#2F6FB0") + at(0, -14, _faces(), 1.1)
    body += symbol("customer-back", back) + symbol("stack-customers", _pile("customer-back", 1, 0) + plate)
    return body + series("left", 0, 44, 27, INK, 3)


def _pile(card: str, scale: float, y: float) -> str:
    return "".join(use(card, 4 - 3 * i, y + 4 - 3 * i, scale) for i in range(3))


def _faces() -> str:
    """Three heads in a row."""
    return "".join(
        disc(10, CREAM, x, y) + path(f"M{x - 15} {y + 26}C{x - 14} {y + 6} {x + 14} {y + 6} {x + 15} {y + 26}Z", CREAM)
        for x, y in ((-18, 4), (18, 4), (0, -8))
    )
