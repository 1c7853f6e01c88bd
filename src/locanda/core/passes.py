"""The passes of Numba that a rule goes through: those for language that rules do not have are left out.

After each pass that may change the flow Numba works out anew where every variable lives, so a pass that finds nothing
costs too: without these a cold compile takes a sixth fewer steps.  A rule with a closure, a comprehension or `with` is
refused, as kernels allocate nothing anyway; so is `literal_unroll`.
"""

from __future__ import annotations

from typing import Any

from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager

#: Passes by the name of their class.  What a later Numba adds is kept.
LEFT_OUT = frozenset({
    "DumpParforDiagnostics",
    "FindLiterallyCalls",
    "InlineClosureLikes",
    "InlineInlinables",
    "InlineOverloads",
    "LiteralPropagationSubPipelinePass",
    "LiteralUnroll",
    "MakeFunctionToJitFunction",
    "NopythonRewrites",  # of expressions with whole arrays
    "RewriteSemanticConstants",  # of `len` of tuples and `ndim`
    "WithLifting",
})  # fmt: skip


class RuleCompiler(CompilerBase):  # type: ignore[misc,unused-ignore]  # Numba is untyped
    """Compiles what only other compiled functions call."""

    def define_pipelines(self) -> list[Any]:
        """Numba's own passes, in their order, without those left out."""
        builder: Any = DefaultPassBuilder
        manager: Any = PassManager("rule")  # type: ignore[no-untyped-call,unused-ignore]  # Numba is untyped
        for each, what_for in builder.define_nopython_pipeline(self.state).passes:
            if each.__name__ not in LEFT_OUT:
                manager.add_pass(each, what_for)
        manager.finalize()
        return [manager]
