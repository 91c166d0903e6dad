"""`damavoce perft`: counts of the tree of legal moves, one line of JSON for each depth.

The law counts, or its twin for the search: the kernel, in plain Python or compiled.
"""

import argparse
import sys
import time
from typing import Protocol

from assistant.commands.law import position_of, print_fen_error, print_json, variant_of
from assistant.narration.catalog import Catalog
from assistant.options import UsageError
from assistant.rules.fen import FenError, format_fen
from assistant.rules.perft import perft
from assistant.rules.position import Position
from assistant.rules.variant import Variant


class Counting(Protocol):
    """Counts the lines of so many plies from a position."""

    def __call__(self, position: Position, depth: int, *, unique: bool) -> int:  # noqa: D102
        ...


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Count every depth up to the one wanted; 1 for a FEN without a position."""
    variant = variant_of(options)
    if options.depth is None:
        raise UsageError("missing-option", name="--depth N")
    try:
        position = position_of(options.fen, variant)
    except FenError as error:
        print_fen_error(options.fen, error, catalog.language)
        return 1
    from assistant.engine.kernel.kernel import TooManyMoves  # the law alone counts without the engine

    count = _counter(options.generator, variant, catalog)
    if count is None:
        return 1
    for depth in range(1, options.depth + 1):
        began = time.perf_counter()
        try:
            nodes = count(position, depth, unique=options.unique)
        except TooManyMoves:
            print(catalog.text("cli-too-many-captures"), file=sys.stderr)
            return 1
        print_json(
            {
                "rules": variant.name,
                "fen": format_fen(position),
                "depth": depth,
                "nodes": nodes,
                "seconds": round(time.perf_counter() - began, 3),
                "with": options.generator,
            }
        )
    return 0


def _counter(generator: str, variant: Variant, catalog: Catalog) -> Counting | None:
    """What is to count, ready to begin; None, and a sentence, if it cannot be had."""
    if generator == "law":
        return perft
    if generator == "kernel":
        from assistant.engine.kernel.kernel import plain_kernel

        return plain_kernel(variant).perft
    from assistant.commands.compiling import compiled_kernels
    from assistant.engine.compiled import NotCompiled

    try:
        return compiled_kernels(catalog, variant)[0].perft
    except NotCompiled as error:
        reason = error.reason
        print(catalog.text("cli-not-compiled", reason=reason, detail=error.detail), file=sys.stderr)
        return None
