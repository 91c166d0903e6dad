"""`damavoce message`: what messages of correspondence mean in a position, one line of JSON each."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from assistant.commands.law import print_fen_error, print_json, start_of
from assistant.narration.catalog import Catalog
from assistant.options import UsageError
from assistant.parsing.mail.conditions import Condition
from assistant.parsing.mail.correspondence import Correspondence
from assistant.parsing.mail.letter import MOST_BYTES, read_letter
from assistant.parsing.mail.message import MessageMeant, read_message
from assistant.rules.fen import FenError

STANDARD_INPUT = "-"


def run(options: argparse.Namespace, messages: Catalog) -> int:
    """Say what the message in each file means; 1 if a file or the FEN is unreadable."""
    if not options.file:
        raise UsageError("missing-option", name="FILE")
    try:
        regulation, position = start_of(options)
    except FenError as error:
        print_fen_error(options.fen, error, messages.language)
        return 1
    status = 0
    for file in options.file:
        try:
            data = _read(file)
        except OSError as error:
            status = 1
            detail = error.strerror or str(error)
            print_json({"error": messages.text("cli-message-no-file", detail=detail), "input": file})
            continue
        here = Correspondence(position, regulation)
        meant = read_message(read_letter(data), here, messages.language.partition("-")[0])
        print_json({"file": file, "meaning": _described(meant), **_beside(meant)})
    return status


def _read(file: str) -> bytes:
    if file == STANDARD_INPUT:
        return sys.stdin.buffer.read(MOST_BYTES) if sys.stdin else b""
    with Path(file).open("rb") as opened:
        return opened.read(MOST_BYTES)


def _described(meant: MessageMeant) -> dict[str, Any]:
    match meant.kind:
        case "move":
            return {"kind": "move", "path": meant.moves[0].path}
        case "ambiguous":
            return {"kind": "ambiguous", "paths": [move.path for move in meant.moves]}
        case "illegal":
            return {"kind": "illegal", "path": meant.written}
    return {"kind": meant.kind}


def _beside(meant: MessageMeant) -> dict[str, Any]:
    told = {"with": sorted(meant.beside), "if": _branches(meant.conditions), "quoted": meant.quoted}
    left = [*("-".join(map(str, squares)) for squares in meant.left_moves), *meant.left]
    more = {"at-odds": sorted(meant.at_odds), "left": left}
    return told | {name: each for name, each in more.items() if each}


def _branches(conditions: Sequence[Condition]) -> list[dict[str, Any]]:
    """Moves of the other side with what is answered, and what is said of the moves behind that."""
    return [
        {"their": each.their.path, "my": each.mine.path}
        | ({"if": _branches(each.then)} if each.then else {})
        for each in conditions
    ]
