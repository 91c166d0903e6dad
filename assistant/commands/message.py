"""`damavoce message`: what messages of correspondence mean in a position, one line of JSON each."""

import argparse
from collections.abc import Sequence
from typing import Any

from assistant.commands.inputs import open_input
from assistant.commands.law import print_fen_error, print_json, start_of
from assistant.errors import why_unread
from assistant.narration.catalog import Catalog
from assistant.options import UsageError
from assistant.parsing.mail.conditions import Condition
from assistant.parsing.mail.correspondence import Correspondence
from assistant.parsing.mail.leave import Leave
from assistant.parsing.mail.letter import MOST_BYTES, read_letter
from assistant.parsing.mail.message import MessageMeant, read_message
from assistant.rules.fen import FenError


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
            reason, detail = why_unread(error), error.strerror or str(error)
            told = messages.text("cli-message-no-file", reason=reason, detail=detail)
            print_json({"error": told, "input": file})
            continue
        try:
            letter = read_letter(data)
            here = Correspondence(position, regulation)
            meant = read_message(letter, here, messages.language.partition("-")[0])
            if letter.trouble:
                line = _bad(letter.trouble, file, messages)
            else:
                line = {"file": file, "meaning": _described(meant), **_beside(meant)}
        except Exception:  # noqa: BLE001  (nothing that one message raises is to hold up the others)
            line = _bad("other", file, messages)
        status |= "error" in line
        print_json(line)
    return status


def _bad(why: str, file: str, messages: Catalog) -> dict[str, Any]:
    return {"error": messages.text("cli-message-bad", why=why), "input": file}


def _read(file: str) -> bytes:
    with open_input(file) as opened:
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
    beside = [*meant.beside, "leave"] if meant.leave else [*meant.beside]
    told = {"with": sorted(beside), "if": _branches(meant.conditions), "quoted": meant.quoted}
    left = [*("-".join(map(str, squares)) for squares in meant.left_moves), *meant.left]
    dates = _dates(meant.leave) if meant.leave else {}
    more = {"leave": dates, "at-odds": sorted(meant.at_odds), "left": left}
    return told | {name: each for name, each in more.items() if each}


def _dates(leave: Leave) -> dict[str, Any]:
    """When leave begins and ends, or how many days it has, as far as a message says: 2026-12-14, or
    12-14 without a year."""
    told: dict[str, Any] = {"from": _day(leave.first), "to": _day(leave.last), "days": leave.days}
    if leave.is_tomorrow:
        told["from"] = "tomorrow"
    return {name: each for name, each in told.items() if each}


def _day(told: tuple[int, int, int]) -> str:
    year, month, day = told
    return "-".join((f"{year}-{month:02}" if year else f"{month:02}", f"{day:02}")) if day else ""


def _branches(conditions: Sequence[Condition]) -> list[dict[str, Any]]:
    """Moves of the other side with what is answered, and what is said of the moves behind that."""
    return [
        {"their": each.their.path, "my": each.mine.path}
        | ({"if": _branches(each.then)} if each.then else {})
        for each in conditions
    ]
