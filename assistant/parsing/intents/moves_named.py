"""The move that a line names of which it was learnt that it gives one, in whatever words."""

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, Command
from assistant.parsing.moving.loose_moves import TAKE
from assistant.parsing.moving.moves import Ambiguous, NoSuchMove, NotLegal, Understood, parse_move_text
from assistant.parsing.moving.situation import Situation
from assistant.parsing.words.concepts import plain_rows
from assistant.parsing.words.tokens import read_line
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move

Named = Understood | Ambiguous | NotLegal | CommandMeant

_FEW = 3
"""So many legal moves at most are asked about."""


def move_named(line: str, here: Situation, *, is_seen: bool) -> Named | None:
    """The move of the two squares that a line names: of one alone the legal moves there, of none the
    captures, where they are few enough to be asked about.

    Where the board may not be seen (`is_seen`) half a move is none: what is asked would tell where the
    pieces stand.
    """
    squares = squares_named(line, here)
    if len(squares) > 1:
        return _of_squares(squares, here)
    return _of_half(squares, line, here) if is_seen else None


def squares_named(line: str, here: Situation) -> list[int]:
    """The numbers that a line names."""
    items = plain_rows(read_line(line), here.words)[0].items
    return [item.number for item in items if item.number is not None]


def _of_squares(squares: list[int], here: Situation) -> Named | None:
    """The move over these squares, or the capture by the first over the second: "22 has 18"."""
    written = "-".join(map(str, squares))
    read = parse_move_text(written, here.position, here.regulation, here.words)
    if isinstance(read, NoSuchMove):
        return None
    if not isinstance(read, NotLegal):
        return read
    if squares[2:]:
        return None  # which need not be one move
    over = [
        each for each in _legal(here) if each.start == squares[0] and each.captured == (squares[1],)
    ]
    return Understood(over[0]) if len(over) == 1 else read


def _of_half(squares: list[int], line: str, here: Situation) -> Named | None:
    """The legal moves from, to or over a square, or only those with its piece where that is said."""
    items = plain_rows(read_line(line), here.words)[0].items
    if not squares:
        found = [move for move in _legal(here) if move.captured]
    elif any("with" in item.concepts for item in items):
        found = [move for move in _legal(here) if move.start == squares[0]]
        is_all = all(
            item.is_silent or item.number is not None or "with" in item.concepts for item in items
        )
        if not found and is_all:
            return CommandMeant(Command.MOVES, squares=tuple(squares), about=About.CAPTURES)
    else:
        is_taking = any(TAKE in item.concepts for item in items)
        moves = [move for move in _legal(here) if move.captured or not is_taking]
        found = [move for move in moves if squares[0] in (move.start, move.end, *move.captured)]
    if not found or len(found) > _FEW:
        return None
    return Understood(found[0]) if len(found) == 1 else Ambiguous(tuple(sorted(found)))


def _legal(here: Situation) -> list[Move]:
    return list(distinct_moves(legal_moves(here.position)))
