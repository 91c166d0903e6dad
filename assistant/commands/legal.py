"""`damavoce legal`: the legal moves of positions, one line of JSON each."""

import argparse

from assistant.commands.law import lines_of_input, print_fen_error, print_json, variant_of
from assistant.narration.catalog import Catalog
from assistant.rules.fen import FenError, parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_path


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Answer each FEN of the arguments, or of standard input; 1 if any of them is none."""
    variant = variant_of(options)
    status = 0
    for fen in options.fen or lines_of_input():
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
