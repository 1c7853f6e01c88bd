"""The command line.  Each command's module is imported when it is called, so that `locanda --help` is quick."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

app = App(
    name="locanda",
    help="Hospitality board games under one roof. Without a command: opens the house on this machine.",
    version_flags=["--version"],
    help_format="plaintext",
    print_error=True,
    exit_on_error=False,
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)
COMMANDS = {
    "serve": "Serve the house to others.",
    "play": "Play in the terminal, against bots or at one screen.",
    "replay": "Step through the journal of a game.",
    "box": "Print what is in a game's box, or check a box of your own.",
    "rules": "Print the rules of a game, or one clause.",
    "verify": "Check every draw of a finished game against its revealed secret.",
    "bench": "Measure how fast the house is on this machine.",
}
for _command, _help in COMMANDS.items():
    app.command(f"locanda.cli.{_command}:{_command}", name=_command, help=_help)


@app.default
def house(*, port: int = 0, browser: bool = True) -> int:
    """Open the house on this machine, and the browser at its door.

    Parameters
    ----------
    port: int
        The port to listen on; 0 takes any that is free.
    browser: bool
        Whether to open the browser, where there is one.
    """
    from .serve import server

    server().run_local(port=port, open_browser=browser)
    return 0


def version() -> str:
    """The installed version of Locanda."""
    from importlib.metadata import version as installed

    return installed("locanda")


app.version = version


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns its exit code: 0 done, 1 refused or found wrong, 2 not understood, 130 interrupted."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        _known(words)
        code = app(words)
    except CycloptsError:
        return 2  # cyclopts has said what it did not understand
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # `locanda rules cafe | head`: the reader has gone, and nobody is left to tell
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        from ..core.errors import LocandaError
        from .errors import NotUnderstood

        if not isinstance(error, LocandaError | OSError):
            raise  # a fault of ours: its traceback is what a bug report needs
        print(f"locanda: {_told(error)}", file=sys.stderr)
        return 2 if isinstance(error, NotUnderstood) else 1
    return code if isinstance(code, int) else 0


def _known(words: list[str]) -> None:
    """Raises NotUnderstood for a command that there is not."""
    if not words or words[0].startswith("-") or words[0] in COMMANDS:
        return
    from ..core.errors import choices
    from .errors import NotUnderstood

    raise NotUnderstood(f"no command {words[0]!r}; {choices(words[0], COMMANDS)}")


def _told(error: Exception) -> str:
    """An error for people: of a file, its name and what is the matter with it."""
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error)
