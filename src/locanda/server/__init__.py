"""The table in the browser: an authoritative server whose journal is the truth."""

from .run import run_local, run_serve

__all__ = ["run_local", "run_serve"]
