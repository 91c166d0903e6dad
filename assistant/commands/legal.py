"""`damavoce legal`: the legal moves of positions, one line of JSON each."""

import argparse
import sys
from collections.abc import Iterable

from assistant.commands.law import print_fen_error, print_json, variant_of
from assistant.narration.catalog import Catalog
from assistant.rules.fen import FenError, parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_path


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Answer each FEN of the arguments, or of standard input; 1 if any of them is none."""
    variant = variant_of(options)
    status = 0
    for fen in options.fen or _lines():
        try:
            position = parse_fen(fen, variant)
        except FenError as error:
            print_fen_error(fen, error, catalog.language)
            status = 1
            continue
        moves = [
            {"move": format_path(move), "path": move.path, "captured": move.captured}
            for move in legal_moves(position)
        ]
        print_json({"fen": fen, "rules": variant.name, "moves": moves})
    return status


def _lines() -> Iterable[str]:
    """The lines of standard input that are not blank; bytes that are no text become marks."""
    for line in sys.stdin.buffer if sys.stdin else ():
        text = line.decode("utf-8", "replace").strip()
        if text:
            yield text
