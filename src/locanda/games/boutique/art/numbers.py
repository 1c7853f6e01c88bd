"""Numbers of up to six digits, stacked from symbols as those of `locanda.core.draw` are, but wider."""

from locanda.core.draw import INK, symbol, text, use

SIZE = 40  #: of the digits
_STEP = SIZE * 0.64
_PLACES = "abcdefghijk"  #: half steps from -5 to 5


def digit_symbols() -> str:
    """``n-<digit>``, and ``n<place>-<digit>`` moved aside."""
    how = 'text-anchor="middle" font-weight="700"'
    body = "".join(symbol(f"n-{d}", text(0, 0, str(d), SIZE, INK, how)) for d in range(10))
    for i, place in enumerate(_PLACES):
        body += "".join(symbol(f"n{place}-{d}", use(f"n-{d}", (i - 5) * _STEP / 2)) for d in range(10))
    return body


def number(value: int) -> str:
    """The stack of symbols that shows a number from 0 to 999999 around the middle of a spot."""
    digits = str(min(max(value, 0), 999_999))
    first = 5 - (len(digits) - 1)
    return " ".join(f"n{_PLACES[first + 2 * i]}-{d}" for i, d in enumerate(digits))
