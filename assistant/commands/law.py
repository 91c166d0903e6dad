"""What the subcommands that question the law share: the position meant, and lines of JSON."""

import argparse
import json
import sys
from collections.abc import Iterable
from typing import Any

from assistant.commands.inputs import LONGEST_TEXT_LINE
from assistant.narration.facts.errors import FenRefused
from assistant.narration.narrator import Narrator
from assistant.options import UsageError
from assistant.rules.fen import FenError, parse_fen
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import Regulation, regulation
from assistant.rules.variant import VARIANTS, Variant


def variant_of(options: argparse.Namespace) -> Variant:
    """The game that `--rules` names. Raises UsageError if it was not given."""
    if options.rules is None:
        raise UsageError("missing-option", name="--rules italian|international")
    return VARIANTS[options.rules]


def regulation_of(options: argparse.Namespace) -> Regulation:
    """The regulation in force. Raises UsageError for one that does not know the game."""
    variant = variant_of(options)
    found = regulation(variant, options.regulation)
    if found is None:
        raise UsageError("regulation-not-for", regulation=options.regulation, rules=variant.name)
    return found


def start_of(options: argparse.Namespace) -> tuple[Regulation, Position]:
    """The regulation and the position of a game. Raises UsageError and FenError."""
    found = regulation_of(options)
    return found, position_of(options.fen, found.variant)


def position_of(fen: str | None, variant: Variant) -> Position:
    """The position of a FEN, by default the start. Raises FenError."""
    return start_position(variant) if fen is None else parse_fen(fen, variant)


def print_json(values: dict[str, Any]) -> None:
    """One line of JSON, at once; in ASCII, so that it fits any output and any bytes of a FEN."""
    print(json.dumps(values), flush=True)


def print_fen_error(fen: str, error: FenError, language: str) -> None:
    """The line that stands for a FEN without a position."""
    fact = FenRefused(error.problem, error.detail)
    print_json({"error": Narrator(language).tell(fact).text, "input": fen})


def lines_of_input() -> Iterable[str]:
    """The lines of standard input that are not blank; bytes that are no text become marks.

    Of a line longer than anything that could be meant only the beginning is kept, and after one that
    does not end nothing is read any more.
    """
    while sys.stdin and (line := sys.stdin.buffer.readline(LONGEST_LINE)):
        left = LONGEST_TEXT_LINE
        while left > 0 and len(line) >= LONGEST_LINE and not line.endswith(b"\n"):
            rest = sys.stdin.buffer.readline(LONGEST_LINE)
            left -= len(rest)
            line = line[:-1] + rest[-1:]  # as long as before, and ended where the rest ends
            if len(rest) < LONGEST_LINE or rest.endswith(b"\n"):
                break
        text = line.decode("utf-8", "replace").strip()
        if text:
            yield text
        if left <= 0:
            return


LONGEST_LINE = 100_000
"""Bytes of a line of input that are looked at: a position needs less than a thousand."""
