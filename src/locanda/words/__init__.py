"""Texts in five languages: message ids on the inside, sentences on the outside.

Code never holds a sentence. It makes a `Message` (an id with arguments), and whoever shows it lets the `Words` of the
reader's language say it:

>>> from locanda.words import msg, words_for
>>> words_for("en").say(msg("house-points", count=1))
'1 point'
>>> words_for("ru").say(msg("house-points", count=22))
'22 очка'
"""

from locanda.words.functions import plain, signed
from locanda.words.language import DEFAULT, LANGUAGES, best_language, terminal_language
from locanda.words.message import Argument, Message, msg
from locanda.words.say import Words, words_for

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "Argument",
    "Message",
    "Words",
    "best_language",
    "msg",
    "plain",
    "signed",
    "terminal_language",
    "words_for",
]
