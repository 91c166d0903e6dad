"""How a game begins that does not begin as usual: with an opening, or with fewer pieces on one side."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from assistant.commands.inputs import open_input
from assistant.game.opening import (
    OpeningError,
    format_opening,
    openings_in,
    parse_opening,
)
from assistant.narration.catalog import Catalog
from assistant.narration.narrator import Narrator, printable
from assistant.narration.refusals import refused
from assistant.options import UsageError
from assistant.rules.notation import parse_move
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from assistant.rules.setup import Draft
from assistant.rules.side import Side

LIST = "list:"
"""What stands before the name of a file of openings."""
LONGEST_LIST = 1_000_000
"""Bytes of a list of openings; what is longer is none."""


class Opening(NamedTuple):
    """The moves that stand on the record before the game begins, as a score has them."""

    moves: str = ""
    number: int = 0
    """Which one of a list; 0 where they were given."""
    is_drawn: bool = False
    """Whether they were drawn by lot."""


def opening_of(
    given: str | None, start: Position, regulation: Regulation, seed: int, catalog: Catalog
) -> Opening:
    """The opening that `--opening` wants: the moves themselves, or `list:FILE`, or `list:FILE:N`.

    Without a number one of the list is drawn, by the seed. Raises UsageError.
    """
    if given is None:
        return Opening()
    if not given.startswith(LIST):
        with _refusing(regulation, catalog):
            return Opening(_as_score(given, start, regulation))
    name, number = _named(given.removeprefix(LIST))
    lines = openings_in(_read(name).splitlines())
    if not lines:
        raise UsageError("opening-list-empty", file=printable(name))
    wanted = _drawn(seed, len(lines)) if number is None else number
    if not 1 <= wanted <= len(lines):
        raise UsageError("opening-not-in-list", number=str(wanted), count=str(len(lines)))
    line, text = lines[wanted - 1]
    with _refusing(regulation, catalog, file=printable(name), line=str(line)):
        return Opening(_as_score(text, start, regulation), wanted, is_drawn=number is None)


def _as_score(text: str, start: Position, regulation: Regulation) -> str:
    return format_opening(parse_opening(text, start, regulation), start)


def _named(given: str) -> tuple[str, int | None]:
    """The name of a file, and the number behind it: a colon may be part of the name too."""
    found = re.fullmatch(r"(.+):(\d{1,6})", given, re.ASCII | re.DOTALL)
    return (found[1], int(found[2])) if found else (given, None)


def _read(name: str) -> str:
    """What stands in a list of openings. Raises UsageError."""
    try:
        with open_input(name) as file:
            content = file.read(LONGEST_LIST + 1)
    except (OSError, ValueError):
        raise UsageError("opening-list-unreadable", file=printable(name)) from None
    if len(content) > LONGEST_LIST:
        raise UsageError("opening-list-unreadable", file=printable(name))
    return content.decode("utf-8-sig", "replace")


def _drawn(seed: int, count: int) -> int:
    """One of so many, from 1, that the seed decides: by the numbers of Knuth's generator (MMIX)."""
    mixed = (seed * 6364136223846793005 + 1442695040888963407) % 2**64
    return (mixed >> 33) * count // 2**31 + 1


@contextmanager
def _refusing(
    regulation: Regulation, catalog: Catalog, file: str = "", line: str = ""
) -> Iterator[None]:
    """Have what is wrong with an opening told as a wrong usage, with the article where there is one."""
    try:
        yield
    except OpeningError as error:
        why = ""
        written = parse_move(error.written)
        if error.refusal and written:
            told = refused(written.squares, error.refusal, regulation, names_pieces=True)
            why = Narrator(catalog.language, regulation.text).tell(told).text
        sentence = catalog.text(
            f"cli-opening-{error.problem.value}",
            move=printable(error.written)[:20],
            ply=str(error.ply),
            why=why,
            file=file,
            line=line,
            is_listed="yes" if file else "no",
        )
        raise UsageError(f"opening-{error.problem.value}", sentence=sentence) from None


class Odds(NamedTuple):
    """A start without some pieces, whose they are, and their squares."""

    start: Position
    squares: tuple[int, ...] = ()
    side: Side | None = None


def with_odds(given: str | None, start: Position) -> Odds:
    """The start without what stands on the squares that `--odds` names. Raises UsageError.

    They are pieces of one side, the stronger player's (Capo I, 15.1.9), which keeps at least one.
    """
    if given is None:
        return Odds(start)
    words = [word for word in re.split(r"[\s,;]+", given) if word]
    last = start.variant.geometry.squares
    if not words or not all(re.fullmatch(r"\d{1,3}", word, re.ASCII) for word in words):
        raise UsageError("odds-no-squares", value=given)
    squares = tuple(sorted({int(word) for word in words}))
    sides: set[Side] = set()
    for square in squares:
        piece = start.piece_at(square) if 1 <= square <= last else None
        if piece is None:
            raise UsageError("odds-empty", square=str(square))
        sides.add(piece.side)
    if len(sides) > 1:
        raise UsageError("odds-of-both")
    rest = Draft.of(start).without(squares).position(start.variant)
    (side,) = sides
    if not rest.mask(side):
        raise UsageError("odds-all")
    return Odds(rest, squares, side)
