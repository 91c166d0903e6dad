"""What differs between two positions, as text: `B:-22,-18,+W15`, whose turn it is then, what is gone
and what has come.

So what was done on a board is told as moves are, and the position is found again only by who goes
through the game from its start.
"""

import re

from assistant.rules.fen import FenError, FenProblem, format_fen, parse_fen
from assistant.rules.position import Piece, Position
from assistant.rules.side import Side

LONGEST = 400
"""No change of 50 squares is as long as this."""
_CHANGES = re.compile(
    r"([WB]):((?:-\d{1,2}|\+[WB]K?\d{1,2})(?:,(?:-\d{1,2}|\+[WB]K?\d{1,2}))*)?", re.ASCII
)
_CHANGE = re.compile(r"([-+])([WB]?)(K?)(\d{1,2})", re.ASCII)
_LETTERS = {Side.WHITE: "W", Side.BLACK: "B"}
_SIDES = {letter: side for side, letter in _LETTERS.items()}


def changes_between(before: Position, after: Position) -> str:
    """What leads from one position to another of the same board."""
    gone, come = [], []
    for square in range(1, before.variant.geometry.squares + 1):
        was, piece = before.piece_at(square), after.piece_at(square)
        if was == piece:
            continue
        if was:
            gone.append(f"-{square}")
        if piece:
            come.append(f"+{_LETTERS[piece.side]}{'K' if piece.is_king else ''}{square}")
    return f"{_LETTERS[after.side_to_move]}:{','.join([*gone, *come])}"


def changed(before: Position, changes: str) -> Position:
    """The position that changes lead to.

    Raises FenError for what is none of them, cannot be done there, or comes to what parse_fen refuses
    but an empty board.
    """
    if len(changes) > LONGEST or not (told := _CHANGES.fullmatch(changes)):
        raise FenError(FenProblem.SHAPE, changes[:LONGEST])
    position = before.with_side_to_move(_SIDES[told[1]])
    for sign, side, king, number in _CHANGE.findall(told[2] or ""):
        square = int(number)
        if not 1 <= square <= before.variant.geometry.squares:
            raise FenError(FenProblem.SQUARE, number)
        if bool(position.piece_at(square)) is (sign == "+"):
            raise FenError(FenProblem.OCCUPIED_TWICE if sign == "+" else FenProblem.EMPTY, number)
        position = _with(position, square, Piece(_SIDES[side], bool(king)) if side else None)
    if not position.white | position.black:
        return position  # no FEN has a board from which the last pieces were taken off
    return parse_fen(format_fen(position), before.variant)


def _with(position: Position, square: int, piece: Piece | None) -> Position:
    """The same with a piece on a square, or with nothing there."""
    mask = position.variant.geometry.mask_of[square]
    white, black, kings = (each & ~mask for each in (position.white, position.black, position.kings))
    if piece is None:
        return position._replace(white=white, black=black, kings=kings)
    return position._replace(
        white=white | (mask if piece.side is Side.WHITE else 0),
        black=black | (mask if piece.side is Side.BLACK else 0),
        kings=kings | (mask if piece.is_king else 0),
    )
