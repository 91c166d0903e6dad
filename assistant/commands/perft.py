"""`damavoce perft`: counts of the tree of legal moves, one line of JSON for each depth."""

import argparse
import time

from assistant.commands.law import position_of, print_fen_error, print_json, variant_of
from assistant.narration.catalog import Catalog
from assistant.options import UsageError
from assistant.rules.fen import FenError, format_fen
from assistant.rules.perft import perft


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
    for depth in range(1, options.depth + 1):
        began = time.perf_counter()
        nodes = perft(position, depth, unique=options.unique)
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
