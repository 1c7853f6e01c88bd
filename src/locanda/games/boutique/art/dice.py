"""Dice within 33 units around their middle: prices, staff, and the white die that gives days and budgets."""

from collections.abc import Mapping, Sequence

from locanda.core.draw import INK, TERRACOTTA, disc, line, path, slab, symbol, text
from locanda.games.boutique.art.palette import PAINT

_BOLD = 'text-anchor="middle" font-weight="700"'
HALF = 33


def _cube(face: str, side: str) -> str:
    """A die from above, its near side in the shade."""
    return (
        slab(-30, -25, 63, 62, 12, PAINT["cast"], 'opacity=".35"')
        + slab(-HALF, -HALF, 66, 68, 12, side)
        + slab(-HALF, -HALF, 66, 62, 12, face)
        + slab(-29, -29.5, 58, 55, 10, "none", 'stroke="#fff" stroke-opacity=".35" stroke-width="2"')
    )


def _amount(amount: str, fill: str) -> str:
    size = min(27.0, 84 / max(1, len(amount)))
    return text(0, -1.5, amount, size, fill, _BOLD)


def price_symbols(amounts: Sequence[str]) -> str:
    """``price-<amount>``, ``price-hidden`` (set, not shown), ``price-unset``, and the ring ``to-set``."""
    cream, side = "#FBF3E2", "#CDB88D"
    body = "".join(symbol(f"price-{a}", _cube(cream, side) + _amount(a, INK)) for a in amounts)
    lid = line("M-14-10V-16A14 14 0 0 1 14-16V-10", "#F2C879", 5) + slab(-18, -11, 36, 27, 5, "#F2C879")
    lock = lid + disc(5, "#5E3320", 0, 0) + path("M-2.500 2H2.500L3.500 10H-3.500Z", "#5E3320")
    body += symbol("price-hidden", _cube("#8A5432", "#5E3320") + lock)
    body += symbol("price-unset", slab(-31, -31, 62, 60, 11, "none", _dashed()))
    return body + symbol("to-set", slab(-38, -38, 76, 74, 14, "none", 'stroke="#F2C879" stroke-width="6"'))


def _dashed() -> str:
    return f'stroke="{PAINT["lettering-soft"]}" stroke-width="2.5" stroke-dasharray="6 5"'


def staff_symbols(most: int) -> str:
    """``staff-0`` to the most that a die shows, ``staff-hidden``, ``staff-none`` before anybody is hired."""
    brass, side = "#E3BE6B", "#A77F34"
    body = "".join(
        symbol(f"staff-{n}", _cube(brass, side) + text(0, -1.5, str(n), 44, INK, _BOLD)) for n in range(most + 1)
    )
    body += symbol("staff-hidden", _cube("#8A5432", "#5E3320") + text(0, -1.5, "?", 42, "#F2C879", _BOLD))
    return body + symbol("staff-none", slab(-31, -31, 62, 60, 11, "none", _dashed()))


def white_symbols(days: Mapping[str, str], budgets: Sequence[str]) -> str:
    """``white``, ``day-<day>`` with its short name, and ``budget-<amount>`` with a coin."""
    cube = _cube("#FFFFFF", "#C9C4B8")
    body = symbol("white", cube + disc(6, INK, -14, -15) + disc(6, INK, 14, 11) + disc(6, INK, 0, -2))
    for day, short in days.items():
        size = min(23.0, 74 / max(1, len(short)))
        body += symbol(f"day-{day}", cube + text(0, -1.5, short, size, TERRACOTTA, _BOLD))
    for amount in budgets:
        coin = disc(11, "#B08A3E", 0, -17) + disc(8, "#E3BE6B", 0, -17) + text(0, -17, "¤", 13, INK, _BOLD)
        size = min(24.0, 76 / max(1, len(amount)))
        body += symbol(f"budget-{amount}", cube + coin + text(0, 9, amount, size, INK, _BOLD))
    return body
