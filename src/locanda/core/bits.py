"""Bits of a mask, without a loop over those that are not set: which is what a mask is for."""

from __future__ import annotations

from typing import Any, cast

from .rule import JIT, rule


def lowest(mask: int) -> int:
    """The number of the lowest bit that is set; `mask` must not be 0."""
    return (mask & -mask).bit_length() - 1


def ones(mask: int) -> int:
    """How many bits are set; `mask` must not be below 0."""
    return mask.bit_count()


@rule()
def nth(mask: int, n: int) -> int:
    """The number of the n-th bit that is set, the lowest being the 0th; there must be more than `n`."""
    while n:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def _compile() -> None:
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic, overload

    from .jit import inner_flags

    @intrinsic  # type: ignore[untyped-decorator,unused-ignore]  # Numba is untyped
    def zeros(typingctx: Any, mask: Any) -> Any:
        def codegen(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), codegen

    @intrinsic  # type: ignore[untyped-decorator,unused-ignore]  # Numba is untyped
    def population(typingctx: Any, mask: Any) -> Any:
        def codegen(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), codegen

    @overload(lowest, strict=False, jit_options=cast(Any, inner_flags()))
    def _(mask: Any) -> Any:
        return lambda mask: zeros(mask)  # type: ignore[call-arg]  # Numba gives the context itself

    @overload(ones, strict=False, jit_options=cast(Any, inner_flags()))
    def _(mask: Any) -> Any:
        return lambda mask: population(mask)  # type: ignore[call-arg]  # Numba gives the context itself


if JIT:
    _compile()
