"""Which languages there are, and which of them a person reads best."""

DEFAULT = "en"
LANGUAGES = ("en", "it", "el", "ru", "es")


def best_language(accept: str, default: str = DEFAULT) -> str:
    """The language of ours that an `Accept-Language` header likes best; `default` if it names none of them.

    Regions are ignored ("es-AR" is "es"); what cannot be read is skipped, for the header comes from outside.
    """
    best, weight = default, 0.0
    for part in accept.split(","):
        tag, _, parameter = part.strip().partition(";")
        lang = tag.strip().lower().partition("-")[0]
        quality = _quality(parameter)
        if lang in LANGUAGES and quality > weight:
            best, weight = lang, quality
    return best


def _quality(parameter: str) -> float:
    """The q of `q=0.8`; 1 where there is none, 0 where it cannot be read."""
    name, _, value = parameter.partition("=")
    if name.strip().lower() != "q":
        return 1.0
    try:
        return min(float(value), 1.0)
    except ValueError:
        return 0.0
