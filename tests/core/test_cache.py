"""The compile cache never gives a game another game's rules, older rules, or code compiled in another way."""

from __future__ import annotations

import ast
import os
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from locanda.core import cache, rule
from locanda.core.rule import JIT, flags
from toys import race
from toys.minting import child, edit, mint, play

compiled = pytest.mark.skipif(not JIT, reason="compares compiled rules")

#: Run first, it makes a process take Numba for a version that `jit.py` does not know: stock behaviour, slow to compile.
OTHER_NUMBA = "import numba; numba.__version__ = '0.99.0'"
ALPHA, BETA = list(range(1, 13)), list(range(2, 13, 2))


@compiled
def test_games_compiled_by_two_processes_play_by_their_own_rules_in_a_third(tmp_path: Path) -> None:
    """Numba names record types by a counter of the process: unless that is mended, both games' generic functions have
    the same names, and in the third process the first that is loaded serves both."""
    mint(tmp_path, "alpha")
    mint(tmp_path, "beta", STEP=2, WIDTH=4)
    stamps = set()
    for setup in ("", OTHER_NUMBA):  # the second time with stock Numba: the same games, and code of its own
        for name, counts in (("alpha", ALPHA), ("beta", BETA)):
            alone = play(tmp_path, name, setup=setup)[name]
            assert (alone["counts"], alone["decisions"], alone["loaded"]) == (counts, len(counts), 0)
            stamps.add(alone["stamp"])
        both = play(tmp_path, "alpha", "beta", setup=setup)
        assert {name: found["compiled"] for name, found in both.items()} == {"alpha": 0, "beta": 0}
        assert (both["alpha"]["counts"], both["alpha"]["decisions"]) == (ALPHA, 12)
        assert (both["beta"]["counts"], both["beta"]["decisions"]) == (BETA, 6)
    assert len(stamps) == 4
    plain = play(tmp_path, "alpha", "beta", LOCANDA_JIT="0")
    assert [(found["counts"], found["decisions"]) for found in plain.values()] == [(ALPHA, 12), (BETA, 6)]


@compiled
def test_private_names_of_numba_are_used_in_one_version_alone(tmp_path: Path) -> None:
    code = "import locanda.core.jit as jit; print(jit.FAST)"
    assert child(tmp_path, code).stdout == "True\n"
    assert child(tmp_path, f"{OTHER_NUMBA}\n{code}").stdout == "False\n"


@compiled
def test_an_edit_of_any_module_that_the_rules_import_is_compiled_anew(tmp_path: Path) -> None:
    alpha, shared = mint(tmp_path, "alpha"), tmp_path / "shared"
    shared.mkdir()
    (shared / "__init__.py").write_text('"""Rules of nobody\'s own."""\n')
    (shared / "more.py").write_text(
        "from locanda.core.rule import rule\n\n\n@rule()\ndef more(count: int) -> int:\n    return count + 0\n"
    )
    edit(
        alpha / "deep" / "adding.py",
        "from . import more\n",
        "from shared.more import more as much\n\nfrom . import more\n",
    )
    edit(alpha / "deep" / "adding.py", r"return count", "return much(count)")
    assert counted(tmp_path) == (ALPHA, True)
    assert counted(tmp_path) == (ALPHA, False)
    edit(alpha / "numbers.py", "STEP = 1", "STEP = 2")  # a number that a rule's module imports
    assert counted(tmp_path) == (BETA, True)
    edit(alpha / "rules.py", r"count < box\.goal", "count < box.goal - 6")  # the rules' own module
    assert counted(tmp_path) == ([2, 4, 6], True)
    edit(alpha / "deep" / "more.py", "MORE = 0", "MORE = 1")  # two imports away
    assert counted(tmp_path) == ([3, 6], True)
    edit(shared / "more.py", "count [+] 0", "count + 3")  # a rule of another package
    assert counted(tmp_path) == ([6], True)


def counted(folder: Path) -> tuple[list[int], bool]:
    """How the game counts in a process of its own, and whether that had to compile it."""
    found = play(folder, "alpha", inside=False)["alpha"]
    return found["counts"], found["compiled"] > 0


@compiled
def test_code_of_a_module_that_was_edited_after_it_was_imported_is_kept_from_others(tmp_path: Path) -> None:
    alpha = mint(tmp_path, "alpha")
    late = f"""
import alpha, os, pathlib, time, toys.minting as m
path = pathlib.Path({str(alpha / "numbers.py")!r})
m.edit(path, "STEP = 1", "STEP = 2")
os.utime(path, (time.time() + 1, time.time() + 1))
"""
    assert play(tmp_path, "alpha", setup=late, inside=False)["alpha"]["counts"] == ALPHA
    os.utime(alpha / "numbers.py", (time.time() - 60, time.time() - 60))
    assert counted(tmp_path) == (BETA, True)


POKED = """
import alpha
from locanda.core.box import load_box
from locanda.core.engine import engine_of
game, raised = alpha.GAME, []
engine, box = engine_of(game), load_box(game).record
for field in alpha.rules.FIELDS:
    table = engine.setup(box, [2])
    engine.apply(box, table, 0, game.actions.parse_packed({}, f"poke {field} at 1"))
    assert any(bytes(table)[4:]), "a place that is there"
    try:
        engine.apply(box, table, 0, game.actions.parse_packed({}, f"poke {field} at 9"))
    except IndexError:
        raised.append(field)
stats = getattr(engine._step, "stats", None)
print(*raised, "loaded" if stats and stats.cache_hits else "")
"""


@compiled
def test_a_write_out_of_range_fails_a_checked_run_and_a_warm_cache_does_not_hide_it(tmp_path: Path) -> None:
    mint(tmp_path, "alpha")

    def run(**environment: str) -> list[str]:
        done = child(tmp_path, POKED, **environment)
        assert done.returncode == 0, done.stderr
        return done.stdout.split()

    fields = ["row", "grid-row", "grid-column", "seats"]
    assert run() == []  # machine code writes to what lies behind, and says nothing
    assert run(LOCANDA_BOUNDSCHECK="1") == fields
    assert run(LOCANDA_JIT="0") == fields
    assert run() == ["loaded"]
    assert run(LOCANDA_BOUNDSCHECK="1") == [*fields, "loaded"]


@pytest.mark.parametrize("changed", sorted(flags()))
def test_the_stamp_holds_every_flag(changed: str) -> None:
    modules = {race.__name__, "locanda.core.engine"}
    other = {**flags(), changed: not flags()[changed]}
    assert cache.stamp(modules, flags()) == cache.stamp(modules, flags()) != cache.stamp(modules, other)


def test_the_flags_are_those_that_rules_are_compiled_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule, "CHECKED", not rule.CHECKED)
    checked = flags()
    monkeypatch.undo()
    assert checked == {**flags(), "boundscheck": not flags()["boundscheck"]}
    if JIT:
        import numba

        options = race.apply.targetoptions  # type: ignore[attr-defined]
        assert {key: options[key] for key in flags()} == flags()
        assert numba.__version__.startswith("0.68")


@pytest.mark.parametrize("package", ["numba", "llvmlite", "numpy"])
def test_the_stamp_holds_the_versions_of_what_compiles(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.stamp({race.__name__}, flags())
    monkeypatch.setattr(f"{package}.__version__", "0.0.1")
    assert cache.stamp({race.__name__}, flags()) != before


def test_the_sources_of_a_game_are_its_modules_and_the_cores_but_no_other_games() -> None:
    import locanda.games.cafe.rules.turn

    found = cache.sources({locanda.games.cafe.rules.turn.__name__, "locanda.core.engine"})
    assert {"locanda.core.chance", "locanda.core.playout", "locanda.games.cafe.table"} <= set(found)
    others = [name for name in found if name.startswith("locanda.games.") and not name.startswith("locanda.games.cafe")]
    assert others == []
    assert "locanda.games.cafe.scene" not in found  # a picture that changes costs no compile


def test_a_game_goes_without_a_cache_where_none_can_be_kept(tmp_path: Path) -> None:
    """Root can write anywhere, but not below a file."""
    mint(tmp_path, "alpha")
    (tmp_path / "file").write_text("")
    where = tmp_path / "file" / "cache"
    code = "import json, toys.minting as m; print(json.dumps(m.played('alpha', inside=False)['counts']))"
    done = child(tmp_path, code, LOCANDA_CACHE=str(where))
    assert done.stdout == f"{ALPHA}\n", done.stderr
    if JIT:
        assert done.stderr.count("RuntimeWarning") == 1
        assert str(where) in done.stderr
        assert "set LOCANDA_CACHE to a folder that can be written to" in done.stderr


def test_the_folder_is_the_users_or_the_one_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOCANDA_CACHE", str(tmp_path))
    assert cache.folder() == tmp_path
    monkeypatch.setenv("LOCANDA_CACHE", "~/kept")
    assert cache.folder() == Path.home() / "kept"
    monkeypatch.delenv("LOCANDA_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.folder().name == "locanda"


@compiled
def test_machine_code_is_kept_in_the_folder_that_is_named(tmp_path: Path) -> None:
    mint(tmp_path, "alpha")
    stamp = play(tmp_path, "alpha", inside=False)["alpha"]["stamp"]
    kept = tmp_path / "cache" / stamp
    assert [path.name for path in (tmp_path / "cache").iterdir()] == [stamp]
    assert {path.suffix for path in kept.iterdir()} == {".nbi", ".nbc"}


def test_of_old_machine_code_the_newest_few_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOCANDA_CACHE", str(tmp_path))
    for age in range(8):
        folder = tmp_path / f"alpha-{age}"
        folder.mkdir()
        (folder / "code.nbc").write_text("")
        os.utime(folder, (1000 - age, 1000 - age))
    (tmp_path / "alphabet-1").mkdir()
    (tmp_path / "alpha-file").write_text("")
    cache.prune("alpha", "alpha-7")
    kept = {f"alpha-{age}" for age in [*range(cache.KEPT), 7]}
    assert {path.name for path in tmp_path.iterdir()} == kept | {"alphabet-1", "alpha-file"}
    cache.prune("alpha", "alpha-of-today")
    kept -= {f"alpha-{cache.KEPT - 1}"}  # the one that was used just now is the newest
    assert {path.name for path in tmp_path.iterdir()} == kept | {"alphabet-1", "alpha-file"}


def test_several_may_remove_old_machine_code_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The doors of a game are compiled side by side."""
    monkeypatch.setenv("LOCANDA_CACHE", str(tmp_path))
    with ThreadPoolExecutor(4) as several:
        for _ in range(5):
            for age in range(300):
                (tmp_path / f"alpha-{age}").mkdir(exist_ok=True)
            for done in [several.submit(cache.prune, "alpha", "alpha-7") for _ in range(80)]:
                done.result()
            assert len(list(tmp_path.iterdir())) == cache.KEPT + 1


@compiled
def test_code_in_the_cache_is_loaded_without_what_only_compiling_needs(tmp_path: Path) -> None:
    """The types and functions that Numba knows are most of what its first use costs."""
    mint(tmp_path, "alpha")
    code = """if True:
        import sys, toys.minting as m
        found = m.played("alpha")
        print(found["counts"], found["compiled"], "numba.np.arrayobj" in sys.modules)
    """
    assert child(tmp_path, code).stdout.endswith("True\n"), "it had to be compiled"
    assert child(tmp_path, code).stdout == f"{ALPHA} 0 False\n"


@pytest.mark.parametrize(
    "source",
    [
        "import a.b as c\nfrom d import e  # why (so)\n",
        "from . import (\n    a,\n    b as c,\n)  # fmt: skip\nfrom .. import d\nfrom ...e import f\n",
        "def f():\n    from a import b\n    import c, d\n",
        "import a; import b\n",
        "x = 1; from a import b\n",
        "if True: from a import b\n",
        "from a import b, \\\n    c\n",
        "from a \\\n    import b\n",
        "from a import (b,  # to import (it)\n    c)\n",
        '"""To change it:\n\nfrom the table import anything else\n"""\nfrom a import b\n',
        "try:\n    import a\nexcept ImportError:\n    import b\n",
        "# a folder is C:\\\nimport a\n",
        "if True:  # a folder is C:\\\n    import a\n",
        'import a; x = """\n"""\nfrom b import c\nimport d; y = """\n"""\n',
    ],
)
def test_no_import_is_overlooked_however_it_is_written(source: str) -> None:
    assert sorted(map(ast.dump, cache.import_statements(source))) == _imports(source)


def test_no_import_of_our_own_modules_is_overlooked() -> None:
    for path in Path(cache.__file__).parents[1].rglob("*.py"):
        source = path.read_text("utf-8")
        assert set(_imports(source)) <= set(map(ast.dump, cache.import_statements(source))), path


def _imports(source: str) -> list[str]:
    nodes = ast.walk(ast.parse(source))
    return sorted(ast.dump(node) for node in nodes if isinstance(node, ast.Import | ast.ImportFrom))
