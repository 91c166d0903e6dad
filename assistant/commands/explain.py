"""`damavoce explain`: what the law says of moves, one line of JSON each."""

import argparse
from typing import Any

from assistant.commands.law import print_fen_error, print_json, start_of
from assistant.narration.catalog import Catalog
from assistant.narration.narrator import quotable
from assistant.options import UsageError
from assistant.rules.explain import Illegal, Legal, explain
from assistant.rules.fen import FenError
from assistant.rules.notation import format_path, parse_move


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Explain each move; 1 if the FEN or a text is unreadable, 0 also for illegal moves."""
    if not options.move:
        raise UsageError("missing-option", name="MOVE")
    try:
        regulation, position = start_of(options)
    except FenError as error:
        print_fen_error(options.fen, error, catalog.language)
        return 1
    status = 0
    for text in options.move:
        written = parse_move(text)
        if written is None:
            sentence = catalog.text("errors-move", detail=quotable(text))
            print_json({"error": sentence, "input": text})
            status = 1
            continue
        verdict = explain(
            position, written.squares, regulation, has_capture_sign=written.has_capture_sign
        )
        print_json({"move": text, **describe(verdict)})
    return status


def describe(verdict: Legal | Illegal) -> dict[str, Any]:
    """What the law says of a move, as JSON."""
    if isinstance(verdict, Legal):
        return {"legal": True, "reason": None, "article": None, "text": None, "instead": None}
    return {
        "legal": False,
        "reason": verdict.reason.value,
        "article": verdict.article.number,
        "text": verdict.article.text.value,
        "instead": [format_path(move) for move in verdict.instead],
    }
