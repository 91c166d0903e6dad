"""A move that is given by its piece and the direction in which it goes: 23 to the left.

Left and right are those of who is told of the board; ahead is towards the other side of the mover.
"""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.asking import about_move
from assistant.parsing.asked.follow_up import is_asked
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import (
    Ambiguous,
    Doubt,
    NotLegal,
    Understood,
    doubt_of_step,
    parse_move_text,
)
from assistant.parsing.moving.situation import Situation
from assistant.parsing.words.concepts import Item, items_of
from assistant.parsing.words.tokens import Line, Token, read_line
from assistant.parsing.words.vocabulary import longest_phrase
from assistant.rules.explain import could_step
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.side import Side

_SIDEWAYS = frozenset({"left", "right"})
_TAKING = frozenset({"take", "take-verb", "i-take"})
_PLACE = frozenset({"move", "move-verb", "go", "man", "king", "piece", "with", *_TAKING})
"""The concepts of words that may stand beside the piece and the direction."""


def move_in_direction(
    text: str, here: Situation, view: Side
) -> Understood | Ambiguous | NotLegal | Likely | Perhaps | None:
    """The one move of a piece that goes in a direction, or those that do; it is asked where none does.

    With a question mark it is asked about too.
    """
    ways, rest, is_behind = _directions(read_line(text).words, here)
    if ways == {"back"}:
        return _move_back(text, rest, here, view)
    if not ways & _SIDEWAYS or not is_behind:
        return None  # "to the left of 23" is a place
    items = items_of(Line(text, rest), here.words)
    numbers = [item.number for item in items if item.number is not None]
    if len(numbers) != 1 or not all(
        item.is_silent or item.number is not None or item.concepts & _PLACE for item in items
    ):
        return None
    (start,) = numbers
    assert start is not None
    moves = _going(start, ways, here, view)
    if not moves:
        return Perhaps((CommandMeant(Command.MOVES, squares=(start,)),))
    takes = any(item.concepts & _TAKING for item in items)
    found = Ambiguous(tuple(moves)) if len(moves) > 1 else _understood(moves[0], here, takes=takes)
    return Perhaps((found,)) if text.rstrip().endswith("?") else found


def _understood(move: Move, here: Situation, *, takes: bool) -> Understood:
    """A move that was given by its direction, in which a step, or a capture, may have been meant."""
    if takes or not could_step(here.position, move, is_way=True):
        return Understood(move, doubt_of_step(move, says_it_takes=takes))
    return Understood(move, Doubt.STEP)


def chosen_by_direction(moves: Sequence[Move], text: str, here: Situation, view: Side) -> Move | None:
    """The one of several moves that begins in a direction, where only that is said: "the left one"."""
    if parse_command(text, here.words) is not None:
        return None  # "left side" is a part of the board
    ways, rest, _ = _directions(read_line(text).words, here)
    items = items_of(Line(text, rest), here.words)
    # "The left one" has no number.
    items = [item for item in items if item.number != 1 or item.text.isdecimal()]
    known = all(item.is_silent or item.concepts & _IN_CHOOSING for item in items)
    if not ways or not known or any(item.number is not None for item in items):
        return None
    found = [move for move in moves if ways <= _ways_of(move, here.position, view)]
    return found[0] if len(found) == 1 else None


_IN_CHOOSING = _PLACE | {"pointing", "which", "i", "me", "want"}


def _move_back(
    text: str, rest: Sequence[Token], here: Situation, view: Side
) -> Ambiguous | NotLegal | Likely | Perhaps | None:
    """The moves of an own piece towards its own side, which nobody has but kings: of a man the refusal.

    A whole phrase, as "go back 2", takes moves back; and so does a number of them: "back 2 moves".
    """
    items = items_of(Line(text, tuple(rest)), here.words)
    numbers = [item.number for item in items if item.number is not None]
    known = all(item.is_silent or item.number or item.concepts & _IN_GOING_BACK for item in items)
    position, squares = here.position, here.position.variant.geometry.squares
    if len(numbers) != 1 or not known or _counts_moves(items) or not 1 <= (numbers[0] or 0) <= squares:
        return None
    start = numbers[0] or 0
    piece = position.piece_at(start)
    if piece is None or piece.side is not position.side_to_move or _is_whole(text, here):
        return None
    moves = _going(start, frozenset({"back"}), here, view)
    if moves:
        return Perhaps((Understood(moves[0]),)) if len(moves) == 1 else Ambiguous(tuple(moves))
    refused = _refused_back(start, here)
    if refused is None:
        return Likely(CommandMeant(Command.MOVES, squares=(start,)))
    return Likely(about_move(refused.written.squares)) if is_asked(text) else refused


_IN_GOING_BACK = _PLACE | {"i", "me", "first-person", "can", "i-can", "backwards", "back", "do"}


def _counts_moves(items: Sequence[Item]) -> bool:
    """Whether a number says how many moves: two moves, the last three."""
    behind = next(at for at, item in enumerate(items) if item.number is not None) + 1
    is_counted = any(item.concepts & {"move", "time"} for item in items[behind:])
    return is_counted or any("last" in item.concepts for item in items)


def _is_whole(text: str, here: Situation) -> bool:
    meant = parse_command(text, here.words, only_whole=True)
    return meant is not None and meant.command is Command.TAKE_BACK


def _refused_back(start: int, here: Situation) -> NotLegal | None:
    """The move of a man to a square behind it, which the law refuses since it is behind."""
    position = here.position
    board = position.variant.geometry
    row, behind = board.row(start), 1 if position.side_to_move is Side.WHITE else -1
    near = [
        square
        for square in range(1, board.squares + 1)
        if board.row(square) == row + behind and abs(board.column(square) - board.column(start)) == 1
    ]
    reads = [
        parse_move_text(f"{start}-{square}", position, here.regulation, here.words) for square in near
    ]
    return next((read for read in reads if isinstance(read, NotLegal)), None)


def _going(start: int, ways: frozenset[str], here: Situation, view: Side) -> list[Move]:
    """The legal moves of a piece that begin in all of some directions."""
    return [
        move
        for move in distinct_moves(legal_moves(here.position))
        if move.start == start and ways <= _ways_of(move, here.position, view)
    ]


def _directions(
    tokens: Sequence[Token], here: Situation
) -> tuple[frozenset[str], tuple[Token, ...], bool]:
    """The directions that some words name, the other words, and whether some of those stand first."""
    found: set[str] = set()
    rest: list[Token] = []
    said = [token.word for token in tokens]
    place = ahead = 0
    while place < len(tokens):
        length = longest_phrase(said[place:], here.words.directions)
        if length:
            found.add(here.words.directions[tuple(said[place : place + length])])
        else:
            rest.append(tokens[place])
        ahead += not found
        place += length or 1
    items = items_of(Line("", tuple(rest[:ahead])), here.words)
    return frozenset(found), tuple(rest), any(item.number is not None for item in items)


def _ways_of(move: Move, position: Position, view: Side) -> frozenset[str]:
    """In which directions a move begins."""
    board = position.variant.geometry
    first, second = move.path[:2]
    is_left = (board.column(second) < board.column(first)) is (view is Side.WHITE)
    is_up = board.row(second) < board.row(first)
    is_ahead = is_up is (position.side_to_move is Side.WHITE)
    return frozenset({"left" if is_left else "right", "ahead" if is_ahead else "back"})
