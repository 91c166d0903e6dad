"""Questions of two pieces by their squares: whether one takes the other, or which of two to take."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.before_the_verb import I_TAKE, TAKES
from assistant.parsing.asked.taking import ASKS, AT_ME, PIECE, THREATENS, captures_of_piece
from assistant.parsing.meanings import Command
from assistant.parsing.words.concepts import Item
from assistant.rules.position import Position

_TOLD = frozenset({"past", "others", "would", "not", "if", "want", "conditional"})
"""Concepts beside which taking is told of, denied or wished."""


def asked_of_two(
    items: Sequence[Item], position: Position, *, is_question: bool
) -> CommandMeant | None:
    """The question whether one piece can take another: what could take the one that is to be taken.

    "Can 15 take my 18", "does 15 threaten 18", "can he take 18 with 15", "can 18 be taken by 15".
    """
    concepts = frozenset().union(*(item.concepts for item in items))
    places = [place for place, item in enumerate(items) if item.number is not None]
    verbs = [place for place, item in enumerate(items) if item.concepts & (TAKES | THREATENS)]
    if len(places) != len(("who takes", "who is taken")) or not (verbs or "passive" in concepts):
        return None
    is_asked = is_question or bool(concepts & (ASKS | THREATENS | {"passive"}))
    told = _TOLD - {"not"} if is_question and "can" in concepts else _TOLD  # "can't 18 take 13?" asks
    if concepts & told or not is_asked or not all(map(_is_of_two, items)):
        return None
    squares = [items[place].number or 0 for place in places]
    last = position.variant.geometry.squares
    pieces = [position.piece_at(square) if 1 <= square <= last else None for square in squares]
    sides = [piece.side for piece in pieces if piece]
    if len(set(sides)) != len(pieces):
        return None
    if "i" in concepts:
        taken = squares[sides.index(position.side_to_move.opponent)]
    elif "passive" in concepts:
        taken = squares[0]
    elif places[0] < verbs[-1] < places[1]:
        taken = squares[1]
    elif any("with" in item.concepts for item in items[places[0] : places[1]]):
        taken = squares[0]
    else:
        return None
    return CommandMeant(Command.ATTACKERS, squares=(taken,))


def asked_if_it_goes(
    items: Sequence[Item], position: Position, *, is_question: bool
) -> CommandMeant | None:
    """Whether a piece would be taken on an empty square: "if my king goes to 38, does 33 take it?"."""
    places = [place for place, item in enumerate(items) if item.number is not None]
    if len(places) != len(("where it goes", "who takes")) or not is_question:
        return None
    goes, rest = items[: places[0]], items[places[0] + 1 :]
    is_taken = any(item.concepts & TAKES for item in rest) and not any("i" in i.concepts for i in rest)
    is_going = any(item.concepts & {"go", "move-verb", "put", "land"} for item in goes)
    square, taker = (items[place].number or 0 for place in places)
    squares = range(1, position.variant.geometry.squares + 1)
    if not (is_taken and is_going and square in squares and taker in squares):
        return None
    piece = position.piece_at(taker)
    is_theirs = piece is not None and piece.side is not position.side_to_move
    if not is_theirs or position.piece_at(square) or not all(map(_is_supposed, items)):
        return None
    return CommandMeant(Command.LOSSES, squares=(square,))


def _is_supposed(item: Item) -> bool:
    return _is_of_two(item) or bool(item.concepts & {"if", "go", "move-verb", "put", "land", "king"})


def asked_by_whom_taken(
    items: Sequence[Item], position: Position, *, is_question: bool
) -> CommandMeant | None:
    """What an enemy piece could take, of who asks if it takes them: "can I be taken by 18?".

    Or is afraid of it; of an own piece, what could take that. Without a square, what is in danger.
    """
    concepts = frozenset().union(*(item.concepts for item in items))
    numbers = [item.number for item in items if item.number is not None]
    if "i-taken" in concepts and not numbers:
        is_back = bool(concepts & {"back", "undo"})  # "can I be taken back"
        return None if is_back else CommandMeant(Command.THREATENED)
    if "i-taken" in concepts and len(numbers) > 1 and "or" in concepts:
        return CommandMeant(Command.THREATENED)
    if "i-taken" in concepts and len(numbers) > 1:
        return CommandMeant(Command.LOSSES, move=tuple(numbers[:2]))
    is_afraid = "afraid" in concepts and (is_question or bool(concepts & TAKES))
    if not (is_afraid or "i-taken" in concepts) or len(numbers) != 1:
        return None
    square = numbers[0]
    is_there = 1 <= square <= position.variant.geometry.squares
    piece = position.piece_at(square) if is_there else None
    if piece is not None and piece.side is not position.side_to_move:
        return captures_of_piece(square)
    return CommandMeant(Command.ATTACKERS, squares=(square,))


_IN_TWO = (
    PIECE
    | ASKS
    | TAKES
    | THREATENS
    | {
        "take-verb",
        "i",
        "i-can",
        "you",
        "with",
        "capture",
        "one-can",
        "will",
        "passive",
        AT_ME,
        "piece",
    }
)
"""The concepts of words that may stand in such a question."""


def _is_of_two(item: Item) -> bool:
    is_named = item.is_silent or item.whose is not None or item.number is not None
    return is_named or bool(item.concepts & _IN_TWO) or item.concepts == {"not"}


def takes_one_of(
    items: Sequence[Item], position: Position, *, is_question: bool
) -> CommandMeant | None:
    """The captures, of who wonders which of two pieces to take: "do I take 28 or 39"."""
    concepts = frozenset().union(*(item.concepts for item in items))
    squares = [item.number for item in items if item.number is not None]
    if len(squares) != len(("one", "or other")) or not concepts & (TAKES | I_TAKE | {"take-verb"}):
        return None
    if "or" not in concepts or not (is_question or concepts & ASKS):
        return None
    last = position.variant.geometry.squares
    pieces = [position.piece_at(square) if 1 <= square <= last else None for square in squares]
    mover = position.side_to_move
    sides = {piece.side if piece else None for piece in pieces}
    # "With 26 or 27" asks the same of one's own.
    are_own = sides == {mover} and not concepts & {"you", AT_ME}
    are_of_one = sides == {mover.opponent} or are_own
    is_all = all(_is_of_two(item) or item.concepts & I_TAKE for item in items)
    return CommandMeant(Command.CAPTURES) if are_of_one and is_all else None
