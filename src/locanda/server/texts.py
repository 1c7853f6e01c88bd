"""The texts that the scripts of a page need, by id; `{name}` in a text is filled in by the script."""

from __future__ import annotations

from locanda.words import Words, msg

#: Ids with the names of their values, as the scripts in static/ use them.
SCRIPT: dict[str, tuple[str, ...]] = {
    "house-aria-place": ("place", "piece"),
    "house-changed": (),
    "house-close": (),
    "house-connection-back": (),
    "house-connection-lost": (),
    "house-connection-retry": (),
    "house-cover-help": (),
    "house-cover-show": ("seat",),
    "house-cover-title": ("seat",),
    "house-error-429-help": (),
    "house-help": (),
    "house-help-mouse": (),
    "house-help-touch": (),
    "house-keys": (),
    "house-keys-all": (),
    "house-keys-cancel": (),
    "house-keys-choose": (),
    "house-keys-help": (),
    "house-keys-move": (),
    "house-keys-tab": (),
    "house-keys-undo": (),
    "house-look": ("seat",),
    "house-look-whole": (),
    "house-over": (),
    "house-over-again": (),
    "house-over-scores": (),
    "house-over-why": (),
    "house-refused": ("clause", "text"),
    "house-refused-plain": (),
    "house-refused-rule": ("clause",),
    "house-refused-turn": (),
    "house-replay-last": (),
    "house-replay-next": (),
    "house-replay-pause": (),
    "house-replay-play": (),
    "house-replay-step": ("step", "steps"),
    "house-replay-watch": (),
    "house-seat-1": (),
    "house-seat-2": (),
    "house-seat-3": (),
    "house-seat-4": (),
    "house-seat-5": (),
    "house-seat-6": (),
    "house-seat-bot": (),
    "house-seat-offline": (),
    "house-seat-you": (),
    "house-send-failed": (),
    "house-steps": (),
    "house-steps-fast": (),
}


def script_texts(words: Words) -> dict[str, str]:
    """All of them in a language."""
    return {id: words.say(msg(id, **{name: f"{{{name}}}" for name in names})) for id, names in SCRIPT.items()}
