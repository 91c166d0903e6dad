"""Questions about what stands on the board, by square, row, part, side, and what has changed."""

from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.handlers.asking.changed import tell_changed
from assistant.game.record import Ply
from assistant.narration.facts.fact import Fact, Squares
from assistant.narration.facts.position import (
    AheadTold,
    ChangesOffered,
    LostTold,
    NeighboursTold,
    NoSuchPlaceTold,
    NoSuchSquareTold,
    NothingTaken,
    PlaceTold,
    PromotionRowTold,
    RowTold,
    SquareTold,
    TakenTold,
)
from assistant.narration.position_reading import (
    contents_of,
    count_of,
    kings_of,
    neighbours_of,
    pieces_of,
    rays_from,
    rows_for,
)
from assistant.parsing.commands import CommandMeant
from assistant.parsing.meanings import About, Command, Place, Whose
from assistant.rules import places
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.rules.variant import Variant
from assistant.values import replaced

LONG_CAPTURE = 3
"""From so many pieces on, what has changed is offered: a listener loses track of the board."""


def offer_changes(conversation: Conversation) -> None:
    """Before a person's move, after a long capture or a promotion: offer to tell what has changed.

    Once in a conversation, or each time where everything is to be told.
    """
    settings = conversation.settings
    may_ask = settings.questions is None or conversation.tally.questions < settings.questions
    plies = conversation.game.plies[-2:]
    if not (settings.verbosity and may_ask and any(is_long(ply.move) for ply in plies)):
        return
    if settings.verbosity > 1:
        conversation.say(ChangesOffered())
    else:
        conversation.hint(ChangesOffered())


def is_long(move: Move) -> bool:
    """Whether a move changes more of the board than its two numbers tell."""
    return len(move.captured) >= LONG_CAPTURE or move.promotes


def _tell_square(conversation: Conversation, meant: CommandMeant) -> None:
    if have_square(conversation, meant):
        contents = contents_of(conversation.game.position, meant.squares)
        conversation.say(SquareTold(contents))


def _tell_neighbours(conversation: Conversation, meant: CommandMeant) -> None:
    if have_square(conversation, meant):
        square, listener = meant.squares[0], conversation.view
        contents = neighbours_of(conversation.game.position, square, listener)
        conversation.say(NeighboursTold(str(square), contents))


def _tell_diagonals(conversation: Conversation, meant: CommandMeant) -> None:
    if have_square(conversation, meant):
        position, listener = conversation.game.position, conversation.view
        for ray in rays_from(position, meant.squares[0], listener):
            conversation.say(ray)


def _tell_row(conversation: Conversation, meant: CommandMeant) -> None:
    """One row, or all of them from the listener's base on."""
    rows = rows_for(conversation.game.position, conversation.view)
    told: list[Fact] = [
        RowTold(str(number), contents) for number, contents in rows if meant.number in (None, number)
    ]
    for fact in told or [NoSuchPlaceTold()]:
        conversation.say(fact)


def _tell_place(conversation: Conversation, meant: CommandMeant) -> None:
    position = conversation.game.position
    told = False
    for part in _parts(conversation, meant):
        if part.squares:
            told = True
            contents = contents_of(position, _seen(conversation, part.squares))
            conversation.say(PlaceTold(part.place.value, part.side, contents, part.number))
    if not told:
        conversation.say(NoSuchPlaceTold())


class _Part(NamedTuple):
    """A part of the board: whose it is and which one, where there are several."""

    place: Place
    squares: tuple[int, ...]
    side: Side | None = None
    number: str = ""


def _parts(conversation: Conversation, meant: CommandMeant) -> Iterable[_Part]:
    """The parts of the board that a place names: edges, corners and bases may be two."""
    variant, place = conversation.game.position.variant, meant.place
    if place is None:
        return
    if place in _OF_A_SIDE:
        for side in sides(conversation, meant.whose):
            yield _Part(place, _OF_A_SIDE[place](variant, side), side)
    elif place is Place.COLUMN:
        numbers = [meant.number] if meant.number else range(1, variant.geometry.size + 1)
        for number in numbers:
            squares = places.column(variant, number, conversation.view)
            yield _Part(place, squares, number=str(number))
    elif place is Place.PARALLELS:
        for squares in places.parallels(variant):
            yield _Part(place, squares)
    else:
        for part in _SEVERAL.get(place, (place,)):
            yield _Part(part, _PARTS[part](variant, conversation.view))


_OF_A_SIDE = {
    Place.DOUBLE_CORNER: places.double_corner,
    Place.GOAL: places.goal,
    Place.BASE: places.base,
}
_PARTS: dict[Place, Callable[[Variant, Side], tuple[int, ...]]] = {
    Place.LEFT_EDGE: places.left_edge,
    Place.RIGHT_EDGE: places.right_edge,
    Place.MAIN_DIAGONAL: lambda variant, view: places.main_diagonal(variant),
    Place.CORNERS: lambda variant, view: places.corners(variant),
    Place.CENTRE: lambda variant, view: places.centre(variant),
    Place.NEAR_LEFT: partial(places.quarter, is_near=True, is_left=True),
    Place.NEAR_RIGHT: partial(places.quarter, is_near=True, is_left=False),
    Place.FAR_LEFT: partial(places.quarter, is_near=False, is_left=True),
    Place.FAR_RIGHT: partial(places.quarter, is_near=False, is_left=False),
}
_SEVERAL = {
    Place.EDGES: (Place.LEFT_EDGE, Place.RIGHT_EDGE),
    Place.QUARTERS: (Place.NEAR_LEFT, Place.NEAR_RIGHT, Place.FAR_LEFT, Place.FAR_RIGHT),
}
"""Parts that are read one by one."""


def _tell_pieces(conversation: Conversation, meant: CommandMeant) -> None:
    for side in sides(conversation, meant.whose):
        told = pieces_of(conversation.game.position, side)
        if told.kings_count and conversation.settings.is_in_letters:
            # Wrapped on a braille display, kings would stand away from their letter.
            if told.men_count:
                conversation.say(replaced(told, kings=Squares(()), kings_count=0))
            conversation.say(kings_of(conversation.game.position, side))
        else:
            conversation.say(told)


def _tell_kings(conversation: Conversation, meant: CommandMeant) -> None:
    for side in sides(conversation, meant.whose):
        conversation.say(kings_of(conversation.game.position, side))


def _tell_count(conversation: Conversation, meant: CommandMeant) -> None:
    counts = [count_of(conversation.game.position, side) for side in sides(conversation, meant.whose)]
    for told in counts:
        conversation.say(told)
    if len(counts) == len(Side):
        (_, few), (other, many) = sorted(
            ((told.side, told.men_count + told.kings_count) for told in counts),
            key=lambda each: each[1],
        )
        conversation.say(AheadTold(None if few == many else other, many - few))


def _tell_promotion_row(conversation: Conversation, meant: CommandMeant) -> None:
    position = conversation.game.position
    of_sides = (
        [conversation.side_of_listener] if meant.whose is None else sides(conversation, meant.whose)
    )
    for side in of_sides:
        squares = _seen(conversation, places.base(position.variant, side.opponent))
        conversation.say(PromotionRowTold(side, contents_of(position, squares)))


def _tell_taken(conversation: Conversation, meant: CommandMeant) -> None:
    """What the last two moves captured, the listener's and the reply to it; or all that is lost."""
    if meant.about is About.TOTAL:
        conversation.say(_lost(conversation))
        return
    told = False
    for before, entry in pairwise(conversation.game.entries[-3:]):
        ply = entry.cause
        is_capture = isinstance(ply, Ply) and ply.move.is_capture
        if isinstance(ply, Ply) and is_capture and ply.side in sides(conversation, meant.whose):
            told = True
            contents = contents_of(before.position, ply.move.captured)
            count = len(contents.squares)
            conversation.say(TakenTold(ply.side, ply.written, contents, count))
    if not told:
        taker = sides(conversation, meant.whose)
        conversation.say(NothingTaken(taker[0] if len(taker) == 1 else None))
        lost = _lost(conversation)
        if len(taker) == 1 and (lost.white or lost.black):
            conversation.say(lost)


def _lost(conversation: Conversation) -> LostTold:
    """How many pieces each side has lost since the start."""
    start, now = conversation.game.start, conversation.game.position
    white, black = (
        max(0, sum(_pieces(start, side)) - sum(_pieces(now, side))) for side in (Side.WHITE, Side.BLACK)
    )
    return LostTold(white, black)


def _pieces(position: Position, side: Side) -> tuple[int, int]:
    """How many men and kings a side has."""
    told = count_of(position, side)
    return told.men_count, told.kings_count


def sides(conversation: Conversation, whose: Whose | None) -> tuple[Side, ...]:
    """The sides that a question is about: both where it does not say."""
    own = conversation.side_of_listener
    meant: dict[Whose | None, tuple[Side, ...]] = {
        None: tuple(Side),
        Whose.WHITE: (Side.WHITE,),
        Whose.BLACK: (Side.BLACK,),
        Whose.OWN: (own,),
        Whose.ENEMY: (own.opponent,),
    }
    return meant[whose]


def _seen(conversation: Conversation, squares: tuple[int, ...]) -> tuple[int, ...]:
    """Squares in the order of the listener's view, from left to right or from the own base on."""
    return squares if conversation.view is Side.WHITE else squares[::-1]


def have_square(conversation: Conversation, meant: CommandMeant) -> bool:
    """Whether the question names a square that exists; says so if it names another one."""
    return bool(meant.squares) and not has_missing_square(conversation, meant.squares)


def has_missing_square(conversation: Conversation, squares: Iterable[int]) -> bool:
    """Whether one of some squares does not exist; says so if it does not."""
    missing = missing_square(conversation, squares)
    if missing is not None:
        last = conversation.game.position.variant.geometry.squares
        conversation.say(NoSuchSquareTold(str(missing), str(last)))
    return missing is not None


def missing_square(conversation: Conversation, squares: Iterable[int]) -> int | None:
    """The first of some squares that the board does not have."""
    last = conversation.game.position.variant.geometry.squares
    return next((square for square in squares if not 1 <= square <= last), None)


BOARD_QUESTIONS: dict[Command, Callable[[Conversation, CommandMeant], None]] = {
    Command.SQUARE: _tell_square,
    Command.NEIGHBOURS: _tell_neighbours,
    Command.DIAGONALS: _tell_diagonals,
    Command.ROW: _tell_row,
    Command.PLACE: _tell_place,
    Command.PIECES: _tell_pieces,
    Command.KINGS: _tell_kings,
    Command.PIECE_COUNT: _tell_count,
    Command.PROMOTION_ROW: _tell_promotion_row,
    Command.CHANGED: tell_changed,
    Command.TAKEN: _tell_taken,
}
