"""Boards and what is seen of them, for the tests of inference."""

from collections.abc import Collection

import pytest

from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.variant import INTERNATIONAL, ITALIAN
from assistant.tactile.inference import Amended, Answer, Made, Standing, Unfinished
from assistant.tactile.reading import Reading, Sense, reading_of

every_sense = pytest.mark.parametrize("sense", list(Sense), ids=lambda each: each.value)
both_games = pytest.mark.parametrize("variant", [ITALIAN, INTERNATIONAL], ids=lambda each: each.name)


def italian(fen: str) -> Position:
    return parse_fen(fen, ITALIAN)


def international(fen: str) -> Position:
    return parse_fen(fen, INTERNATIONAL)


def at_rest(position: Position, **more: object) -> Standing:
    """The board has shown the position, and the side to move plays on it."""
    return Standing(position, tuple(legal_moves(position)), position)._replace(**more)


def pieces(
    position: Position,
    *,
    off: Collection[int] = (),
    white: Collection[int] = (),
    black: Collection[int] = (),
    sense: Sense = Sense.COLOUR,
) -> Reading:
    """The position with some pieces off and others on, as a board sees it."""
    masks = position.variant.geometry.mask_of
    kept = ~sum(masks[square] for square in off)
    changed = position._replace(
        white=position.white & kept | sum(masks[square] for square in white),
        black=position.black & kept | sum(masks[square] for square in black),
        kings=position.kings & kept,
    )
    return reading_of(changed, sense)


def unsure(reading: Reading, *squares: int) -> Reading:
    masks = reading.variant.geometry.mask_of
    return reading.without(sum(masks[square] for square in squares))


def move_of(position: Position, *path: int) -> Move:
    return next(move for move in legal_moves(position) if path in ((move.start, move.end), move.path))


def paths(answer: Answer) -> list[tuple[int, ...]]:
    assert isinstance(answer, Made | Amended | Unfinished)
    return [move.path for move in answer.moves]


# A quiet move. White men on 22 and 32, a black man on 10.
QUIET = italian("W:W22,32:B10")

# A capture of two men: 22x13x6 takes 18 and then 10.
CAPTURE = italian("W:W22,32:B18,10,1")

# A king that takes 27, 11, 8 and 29 and comes back to 38 (Capo II).
CIRCLE = international("W:WK38,50:B8,11,27,29,20")

# A flying king on the long diagonal: each square that it is slid over is a legal move.
SLIDE = international("W:WK46,50:B1,9")

# Black has answered 10-14; the board still shows the man on 10.
ASKED = italian("B:W22,32:B10,1")
ANSWER = move_of(ASKED, 10, 14)
ANSWERED = ASKED.after(ANSWER)
BEHIND = at_rest(ANSWERED, shown=ASKED, announced=ANSWER, past=(ASKED, QUIET))
