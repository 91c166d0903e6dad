"""Makes the functions of a kernel out of the sources, for one game and one way of running."""

from collections.abc import Callable, Mapping
from importlib.resources import files
from types import FunctionType
from typing import Any

from assistant.engine.kernel.constants import constants
from assistant.rules.variant import Variant

Functions = dict[str, Callable[..., Any]]
"""The functions of the sources, by name."""
Finish = Callable[[FunctionType], Callable[..., Any]]
"""What each function passes through as soon as it is defined, before those that call it."""


def sources(variant: Variant) -> dict[str, str]:
    """The sources that a game needs by file name, in the order in which they build on each other."""
    names = ["found.py", "flights.py", "captures.py", "quiet.py", "tree.py"]
    names += ["evaluation.py", "counts.py", "table.py", "search.py"]
    if not variant.flying_kings:
        names.remove("flights.py")
    folder = files("assistant.engine.kernel") / "source"
    return {str(folder / name): (folder / name).read_text(encoding="utf-8") for name in names}


def build(variant: Variant, provided: Mapping[str, Any], finish: Finish) -> Functions:
    """The functions of the sources, by name.

    `provided` stands in for names of names.py: functions that each way of running has of its own, and
    tables in its own form.
    """
    namespace: dict[str, Any] = {
        **constants(variant),
        **provided,
        "__name__": f"{__package__}.source",
    }
    functions: Functions = {}
    for file, text in sources(variant).items():
        defined: dict[str, Any] = {}
        exec(compile(text, file, "exec"), namespace, defined)
        for name, value in defined.items():
            if isinstance(value, FunctionType):
                functions[name] = namespace[name] = finish(value)
    return functions
