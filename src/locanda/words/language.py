"""Which languages there are, and which of them a person reads best."""

import os
from collections.abc import Mapping

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


def terminal_language(environment: Mapping[str, str] | None = None) -> str:
    """The language of the terminal, by the first of LC_ALL, LC_MESSAGES and LANG that is set; the default if it is none
    of ours.  `environment` is the process's own without it.
    """
    known = os.environ if environment is None else environment
    spoken = next((known[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if known.get(name)), "")
    code = spoken[:2].lower()
    return code if code in LANGUAGES and not spoken[2:3].isalpha() else DEFAULT


def _quality(parameter: str) -> float:
    """The q of `q=0.8`; 1 where there is none, 0 where it cannot be read."""
    name, _, value = parameter.partition("=")
    if name.strip().lower() != "q":
        return 1.0
    try:
        return min(float(value), 1.0)
    except ValueError:
        return 0.0
