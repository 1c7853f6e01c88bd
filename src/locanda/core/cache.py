"""The compile cache: machine code on disk, keyed by a hash of all that it depends on.

`python -m locanda.core.cache GAME [DOOR…]` compiles a game's doors into the cache, all or those named, with a line a
door: the server runs it in a child process, since Numba compiles under one lock.  The folder is the user's cache folder
or $LOCANDA_CACHE.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import importlib
import importlib.util
import math
import os
import re
import secrets
import shutil
import sys
import tempfile
import time
import warnings
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

import platformdirs

from .rule import MODULES

#: Folders of other stamps of the same game that are kept: other flags and versions, used in turn.
KEPT = 4


def folder() -> Path:
    """Where machine code is kept: $LOCANDA_CACHE, or the user's cache folder."""
    own = os.environ.get("LOCANDA_CACHE")
    return Path(own).expanduser() if own else Path(platformdirs.user_cache_dir("locanda", appauthor=False))


#: An import statement on lines of its own.
_IMPORT = re.compile(r"^[ \t]*((?:from[ \t]+[.\w]+[ \t]+)?import[ \t]+(?:\([^()]*\)|[^()#\n]*))[ \t]*(?:#.*)?$", re.M)
_WORD = re.compile(r"\bimport\b")


def import_statements(source: str) -> list[ast.Import | ast.ImportFrom]:
    """The import statements of a module, wherever they stand.  Where each has lines of its own, nothing else is parsed:
    a third of the time.  What only looks like one, in a text, may be among them.
    """
    joined = source.replace("\\\n", " ")
    lines = _IMPORT.findall(joined)
    if len(lines) == len(_WORD.findall(joined)):
        with contextlib.suppress(SyntaxError):  # prose may look like one
            found = _imports_in(ast.parse("\n".join(lines)))
            if len(found) == len(lines):  # none has become part of a text
                return found
    return _imports_in(ast.parse(source))


def _imports_in(module: ast.Module) -> list[ast.Import | ast.ImportFrom]:
    return [node for node in ast.walk(module) if isinstance(node, ast.Import | ast.ImportFrom)]


@lru_cache(maxsize=256)  # the core's modules are read once, not once a game
def _imports(source: str, package: str) -> tuple[str, ...]:
    """Names of the modules that the `from … import` and `import` statements of a package's module name."""
    found: list[str] = []
    for node in import_statements(source):
        if isinstance(node, ast.ImportFrom):
            up = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*up, *([node.module] if node.module else [])])
            found += [base, *(f"{base}.{alias.name}" for alias in node.names)]
        else:
            found += [alias.name for alias in node.names]
    return tuple(found)


def sources(modules: Iterable[str]) -> dict[str, Path]:
    """The modules given and all that they import from their own top-level packages and those with rules, by name."""
    todo, found = list(modules), dict[str, Path]()
    tops = {name.partition(".")[0] for name in (*todo, *MODULES)}
    while todo:
        name = todo.pop()
        if name in found or name.partition(".")[0] not in tops:
            continue
        try:
            spec = importlib.util.find_spec(name)
        except ModuleNotFoundError:  # `from module import a_function`: the name is not a module
            continue
        if spec is None or spec.origin is None or not spec.origin.endswith(".py"):
            continue
        path = found[name] = Path(spec.origin)
        package = name if path.name == "__init__.py" else name.rpartition(".")[0]
        todo.extend(_imports(path.read_text(encoding="utf-8"), package))
    return found


def stamp(modules: Iterable[str], flags: object) -> str:
    """Hash of the kernel sources, the versions of what compiles them and *every* compile flag.

    Numba's own key leaves out `boundscheck`: a warm cache would serve unchecked code to a checked run.  Where a source
    was written to after it was imported, the stamp is one that no other process has: what is compiled here is not what
    the source says now.
    """
    import llvmlite
    import numba
    import numpy

    h = hashlib.sha256(repr((numba.__version__, llvmlite.__version__, numpy.__version__, sys.version, flags)).encode())
    read = _read()
    for name, path in sorted(sources(modules).items()):
        h.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
        if path.stat().st_mtime > read.get(name.partition(".")[0], math.inf):
            h.update(secrets.token_bytes(16))
    return h.hexdigest()[:16]


def _read() -> dict[str, float]:
    """When the first rule of each top-level package was read."""
    first: dict[str, float] = {}
    for module, moment in MODULES.items():
        top = module.partition(".")[0]
        first[top] = min(moment, first.get(top, moment))
    return first


@lru_cache(maxsize=8)
def writable(path: Path) -> bool:
    """Whether machine code can be kept in `path`; says so once if it cannot."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            return True
    except OSError as error:
        warnings.warn(
            f"{path}: {error.strerror or error}. Locanda works without a cache, but compiles at every start; "
            "set LOCANDA_CACHE to a folder that can be written to.",
            RuntimeWarning,
            stacklevel=2,
        )
        return False


def prune(game: str, current: str) -> None:
    """Removes the folders of old stamps of a game, apart from the few that were used last."""
    with contextlib.suppress(OSError):  # there is none yet
        os.utime(folder() / current)
    used: list[tuple[float, Path]] = []
    for path in folder().glob(f"{game}-*"):
        with contextlib.suppress(FileNotFoundError):  # another process prunes too
            if path.is_dir() and path.name != current:
                used.append((path.stat().st_mtime, path))
    for _, path in sorted(used, reverse=True)[KEPT:]:
        shutil.rmtree(path, ignore_errors=True)


def use_own_locator() -> None:
    """Makes Numba look for the machine code of stamped functions in our folder."""
    from numba.core import config
    from numba.core.caching import _CacheLocator

    class Locator(_CacheLocator):  # type: ignore[misc,unused-ignore]  # Numba is untyped
        def __init__(self, fn: Any) -> None:
            self._stamp, self._py_file = fn.stamp, fn.__code__.co_filename

        def get_cache_path(self) -> str:
            return str(folder() / self._stamp)

        def get_source_stamp(self) -> str:
            return str(self._stamp)

        def get_disambiguator(self) -> str:
            return ""

        @classmethod
        def from_function(cls, py_func: Any, py_file: str) -> Locator | None:
            if not hasattr(py_func, "stamp"):
                return None
            self = cls(py_func)
            self.ensure_cache_path()  # type: ignore[no-untyped-call,unused-ignore]  # Numba is untyped
            return self

    globals()["Locator"] = Locator
    config.CACHE_LOCATOR_CLASSES = f"{__name__}.Locator"  # type: ignore[attr-defined,unused-ignore]  # Numba is untyped


def main(name: str, *chosen: str) -> int:
    """Compiles the doors of a game, all or those chosen, with a line a door; 0 when they are in the cache."""
    from .catalogue import find
    from .engine import DOORS, Engine

    engine, doors = Engine(find(name)), chosen or DOORS
    for i, door in enumerate(doors):
        start = time.perf_counter()
        engine.warm(door)
        seconds = time.perf_counter() - start
        print(f"{name} {door} {i + 1}/{len(doors)} {seconds:.2f}s", flush=True)
    return 0


if __name__ == "__main__":
    importlib.import_module("locanda.core.cache")  # numba names the locator by its module: not __main__
    sys.exit(main(*sys.argv[1:]))
