"""Copies a record over another: a copy of bytes, compiled or not."""

from __future__ import annotations

from typing import Any, cast

from .rule import JIT


def copy(to: Any, table: Any) -> None:
    """Copies the bytes of a record over another of its type."""
    to.assign(table)


def _compile() -> None:
    from numba.core import cgutils
    from numba.core import types as nbt
    from numba.extending import intrinsic, overload

    from .jit import inner_flags

    @intrinsic  # type: ignore[untyped-decorator,unused-ignore]  # Numba is untyped
    def move(typingctx: Any, to: Any, table: Any) -> Any:
        if not (isinstance(to, nbt.Record) and to == table):
            return None

        def codegen(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            cgutils.raw_memcpy(  # type: ignore[no-untyped-call,unused-ignore]  # Numba is untyped
                builder, args[0], args[1], context.get_constant(nbt.intp, to.size), 1
            )
            return context.get_dummy_value()

        return nbt.void(to, table), codegen

    @overload(copy, strict=False, jit_options=cast(Any, inner_flags()))  # strict would compare annotations too
    def _(to: Any, table: Any) -> Any:
        return lambda to, table: move(to, table)  # type: ignore[call-arg]  # Numba gives the context itself


if JIT:
    _compile()
