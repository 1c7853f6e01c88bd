"""How rules become machine code: one Numba library a *door*, and nothing for the functions inside it.

Numba optimises and emits machine code for every function on its own and again inside every caller.  Only doors
(functions called from Python, cached) need that: inner functions are kept as plain LLVM IR until a door takes them in.
On a game of realistic size this cuts a cold compile of four doors from 52 s to 15 s at the same speed of play.

Two departures from stock Numba are for correctness and use public types:
1. a record type is mangled by its content.  Numba names record types by a *counter* of the process, so two cached doors
   compiled by two processes can hold different functions of one name, and the first loaded wins: a game would be played
   by another's rules;
2. the machine-code cache is looked up by our own key (`cache.py`).
The others are for speed, through private names of one minor version of Numba; with any other version they stay off:
3. inner libraries: no module passes, no machine code;   4. garbage collection waits while a door compiles;
5. integers are widened to int64 at calls of rules, so that f(int8) and f(int64) are not compiled twice;
6. what Numba asks for tens of thousands of times is remembered: the values and the hash of compile flags (of which only
   those that are set differ from the defaults), and the text of a record's type, which never changes;
7. the variables of an instruction are found in one go;
8. what an operator or a generic kernel makes of arguments of certain types is worked out once a door;
9. nobody is told of each call of LLVM: only timers listen, one for each function that is being compiled;
10. a door is loaded from the cache without the registries of types and functions that only compiling needs.
Rules also pass fewer stages than other functions do: see `passes.py`.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import hashlib
import warnings
from typing import Any

import numba
from llvmlite.binding import Linkage, ffi
from numba.core import codegen, ir, types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.runtime.nrt import rtsys
from numba.core.targetconfig import TargetConfig

from .passes import RuleCompiler
from .rule import flags

#: The private names below were read in this minor version.
FAST = numba.__version__.startswith("0.68.")

_Lib: Any = codegen.CPUCodeLibrary
_Jit: Any = codegen.JITCodeLibrary
_Gen: Any = codegen.JITCPUCodegen
_Config: Any = TargetConfig
_Inst: Any = ir.Inst
_Function: Any = types.BaseFunction
_llvm: Any = ffi.lib
_compiling = 0  # doors being compiled by this process
_signatures: dict[Any, Any] = {}  # by function and types of arguments, while a door compiles


def _content_name(record: Any) -> tuple[str, tuple[str]]:
    return "Record", (hashlib.sha256(record.name.encode()).hexdigest()[:12],)


types.Record.mangling_args = property(_content_name)  # type: ignore[assignment,method-assign,unused-ignore]  # a patch


def _is_inner(lib: Any) -> bool:
    if not hasattr(lib, "_inner"):
        names = [f.name for f in lib._final_module.functions if not f.is_declaration]
        new = getattr(lib, "_compiled_object", None) is None  # not read from the cache
        lib._inner = bool(_compiling) and new and not any(n.startswith("_ZN7cpython") for n in names)
    return bool(lib._inner)


def _patch_libraries() -> None:
    optimise, finish, address = (
        _Lib._optimize_final_module,
        _Lib._finalize_final_module,
        _Jit.get_pointer_to_function,
    )

    def optimize_final_module(lib: Any) -> None:
        if _is_inner(lib):
            return
        optimise(lib)
        if _compiling:
            for fn in lib._final_module.functions:
                if not fn.is_declaration and fn.linkage == Linkage.linkonce_odr:
                    fn.linkage = "internal"

    def finalize_final_module(lib: Any) -> None:
        if not _is_inner(lib):
            finish(lib)
            return
        lib._finalize_dynamic_globals()
        lib._finalized = True

    def get_pointer_to_function(lib: Any, name: str) -> int:
        lib._ensure_finalized()
        return 0 if _is_inner(lib) else int(address(lib, name))

    def set_env(gen: Any, name: str, env: object) -> None:
        at = gen._engine.get_global_value_address(name)
        if at:
            (ctypes.c_void_p * 1).from_address(at)[0] = ctypes.c_void_p(id(env))

    _Lib._optimize_final_module = optimize_final_module
    _Lib._finalize_final_module = finalize_final_module
    _Jit.get_pointer_to_function = get_pointer_to_function
    _Gen.set_env = set_env


def _patch_questions() -> None:
    defaults: dict[type, dict[str, Any]] = {}

    def values(config: Any) -> dict[str, Any]:
        kind = type(config)
        if kind not in defaults:
            defaults[kind] = {name: option.default for name, option in kind.options.items()}
        return {**defaults[kind], **config._values}

    def hashed(config: Any) -> int:
        return hash(type(config))  # Numba's own is of the names of the options alone

    text = types.Record.__repr__

    def remembered(record: Any) -> str:
        if "_text" not in record.__dict__:
            record.__dict__["_text"] = text(record)
        return str(record.__dict__["_text"])

    _Config.values, _Config.__hash__ = values, hashed
    types.Record.__repr__ = remembered  # type: ignore[method-assign]  # a patch


def _patch_variables() -> None:
    deep = (_Inst, list, tuple, dict)

    def variables(inst: Any, value: Any) -> list[Any]:
        if isinstance(value, ir.Var):
            return [value]
        if isinstance(value, _Inst):
            return list(value.list_vars())
        parts = value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else ()
        found: list[Any] = []
        for part in parts:
            if isinstance(part, ir.Var):
                found.append(part)
            elif isinstance(part, deep):
                found.extend(variables(inst, part))
        return found

    _Inst._rec_list_vars = variables


def _patch_signatures() -> None:
    resolve = _Function.get_call_type

    def get_call_type(function: Any, context: Any, args: Any, kws: Any) -> Any:
        if kws or not _compiling:
            return resolve(function, context, args, kws)
        found = _signatures.get((function, args))
        if found is None:
            found = _signatures[function, args] = resolve(function, context, args, kws)
        return found

    _Function.get_call_type = get_call_type


if FAST:
    _patch_libraries()
    _patch_questions()
    _patch_variables()
    _patch_signatures()


class compiling:
    """While a door compiles, under Numba's global lock: no other thread compiles meanwhile."""

    def __enter__(self) -> None:
        global _compiling
        global_compiler_lock.acquire()  # type: ignore[no-untyped-call,unused-ignore]  # Numba is untyped
        rtsys.initialize(cpu_target.target_context)  # Numba's own runtime is compiled now, as ever
        _compiling += 1
        self._told, _llvm._lock._cblist = _llvm._lock._cblist, []
        self._gc = gc.isenabled()
        gc.disable()

    def __exit__(self, *_: object) -> None:
        global _compiling
        _compiling -= 1
        if not _compiling:
            _signatures.clear()
        _llvm._lock._cblist = self._told
        if self._gc and not _compiling:
            gc.enable()
        global_compiler_lock.release()  # type: ignore[no-untyped-call,unused-ignore]  # Numba is untyped


_WIDENED: Any = (types.Integer, types.IntEnumMember)  # literals are Integers too


def _widen(dispatcher: Any) -> Any:
    narrow = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        wide = [types.int64 if isinstance(a, _WIDENED) else a for a in args]
        return narrow(tuple(wide), kws)

    dispatcher.get_call_template = get_call_template
    return dispatcher


def inner_flags() -> dict[str, Any]:
    """The compile flags of functions that only other compiled functions call."""
    return {**flags(), "no_cfunc_wrapper": True, "no_cpython_wrapper": True, "pipeline_class": RuleCompiler}


def inner(fn: Any) -> Any:
    """`fn`, compiled inside the doors that reach it."""
    return _widen(numba.njit(**inner_flags())(fn))


def _forgive(cache: Any) -> None:
    """A cache that is full or damaged costs a compile, nothing else: it is said, and a damaged one is emptied."""
    load = cache._load_overload if FAST else cache.load_overload  # the public one reads all registries first
    save = cache.save_overload

    def warn(problem: str, error: Exception) -> None:
        text = f"{cache.cache_path}: the compile cache {problem} ({error!r}); compiling goes on without it"
        warnings.warn(text, RuntimeWarning, stacklevel=2)

    def load_overload(sig: Any, target: Any) -> Any:
        try:
            return load(sig, target)
        except Exception as error:  # whatever a damaged file brings about
            warn("is damaged and is made anew", error)
            with contextlib.suppress(OSError):
                cache.flush()
            return None

    def save_overload(sig: Any, made: Any) -> None:
        try:
            save(sig, made)
        except OSError as error:
            warn("cannot be written", error)
            with contextlib.suppress(OSError):
                cache.flush()

    cache.load_overload, cache.save_overload = load_overload, save_overload


def door(fn: Any, cached: bool) -> Any:
    """`fn`, compiled to be called from Python, and kept in the cache on disk if `cached`."""
    made: Any = numba.njit(**flags(), cache=cached)(fn)
    if cached:
        _forgive(made._cache)
    if FAST:
        compile_ = made.compile

        def compile_fast(sig: Any) -> Any:
            with compiling():
                return compile_(sig)

        made.compile = compile_fast
    return made
