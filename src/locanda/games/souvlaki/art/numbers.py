"""Numbers stacked from symbols, each of one digit in its place."""

from locanda.core.draw import num, symbol, text

SIZE = 40  #: of the digits that all others are made from
_STEP = SIZE * 0.62


def digit_symbols() -> str:
    """``d-<digit>`` in the colour of whatever they are placed in."""
    how = 'text-anchor="middle" font-weight="700"'
    return "".join(symbol(f"d-{d}", text(0, 0, str(d), SIZE, "currentColor", how)) for d in range(10))


def series(name: str, x: float, y: float, size: float, colour: str, most: int) -> str:
    """Symbols for the numbers of up to `most` digits around (x, y); a longer number has smaller digits."""
    body = ""
    for count in range(1, most + 1):
        scale = size / SIZE * (1 if count == 1 else 0.86 if count == 2 else 0.7)
        for place in range(count):
            at = f"translate({num(x + (place - (count - 1) / 2) * _STEP * scale)} {num(y)}) scale({scale:.2g})"
            for digit in range(10):
                drawn = f'<use href="#d-{digit}" color="{colour}" transform="{at}"/>'
                body += symbol(f"{name}{count}{place}-{digit}", drawn)
    return body


def number(name: str, value: int, most: int) -> str:
    """The stack of symbols of a series that shows a number; the largest one there is for what is larger."""
    digits = str(min(max(value, 0), 10**most - 1))
    return " ".join(f"{name}{len(digits)}{place}-{digit}" for place, digit in enumerate(digits))
