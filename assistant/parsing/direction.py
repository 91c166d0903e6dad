"""A move that is given by its piece and the direction in which it goes: 23 to the left.

Left and right are those of who is told of the board; ahead is towards the other side of the mover.
"""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.concepts import items_of
from assistant.parsing.given import Situation
from assistant.parsing.likely import Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.moves import Ambiguous, Understood
from assistant.parsing.tokens import Line, Token, read_line
from assistant.parsing.vocabulary import longest_phrase
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.side import Side

_SIDEWAYS = frozenset({"left", "right"})
_PLACE = frozenset(
    {"move", "move-verb", "go", "man", "king", "piece", "take", "take-verb", "i-take", "with"}
)
"""The concepts of words that may stand beside the piece and the direction."""


def move_in_direction(
    text: str, here: Situation, view: Side
) -> Understood | Ambiguous | Perhaps | None:
    """The one move of a piece that goes in a direction, or those that do; it is asked where none does.

    With a question mark it is asked about too.
    """
    ways, rest, is_behind = _directions(read_line(text).words, here)
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
    moves = [
        move
        for move in distinct_moves(legal_moves(here.position))
        if move.start == start and ways <= _ways_of(move, here.position, view)
    ]
    if not moves:
        return Perhaps((CommandMeant(Command.MOVES, squares=(start,)),))
    found = Understood(moves[0]) if len(moves) == 1 else Ambiguous(tuple(moves))
    return Perhaps((found,)) if text.rstrip().endswith("?") else found


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
