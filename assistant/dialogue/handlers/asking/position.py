"""Questions about what stands on the board, by square, row, part, side, and what has changed."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from assistant.dialogue.handlers.asking.changed import tell_changed
from assistant.dialogue.handlers.asking.crowning import tell_crowning, tell_rows_to_go
from assistant.dialogue.handlers.asking.record_checks import (
    check_count,
    check_square,
    check_taken,
    tell_whether,
)
from assistant.dialogue.talk import Talk
from assistant.game.record import Ply
from assistant.narration.facts.fact import Fact, Squares
from assistant.narration.facts.position import (
    AheadTold,
    ChangesOffered,
    EmptyTold,
    LostTold,
    NearestTold,
    NeighboursTold,
    NoSuchPlaceTold,
    NoSuchSquareTold,
    NothingTaken,
    NothingTakenLately,
    PieceCountTold,
    PlaceTold,
    PromotionRowTold,
    RowTold,
    SquareTold,
    TakenTold,
    WhereTold,
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
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, BoardPart, Command, Whose
from assistant.rules import places
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.rules.variant import Variant
from assistant.values import replaced

LONG_CAPTURE = 3
"""From so many pieces on, what has changed is offered: a listener loses track of the board."""


def offer_changes(talk: Talk) -> None:
    """Before a person's move, after a long capture or a promotion: offer to tell what has changed.

    Once in a conversation, or each time where everything is to be told.
    """
    settings = talk.settings
    allowed = talk.questions
    may_ask = allowed is None or talk.tally.questions < allowed
    plies = talk.game.plies[-2:]
    if not (settings.verbosity and may_ask and any(is_long(ply.move) for ply in plies)):
        return
    if settings.verbosity > 1:
        talk.say(ChangesOffered())
    else:
        talk.hint(ChangesOffered())


def is_long(move: Move) -> bool:
    """Whether a move changes more of the board than its two numbers tell."""
    return len(move.captured) >= LONG_CAPTURE or move.promotes


def _tell_square(talk: Talk, meant: CommandMeant) -> None:
    last = talk.game.position.variant.geometry.squares
    if meant.about is About.EMPTY:
        on_board = range(1, last + 1)
        empty = tuple(each for each in on_board if talk.game.position.piece_at(each) is None)
        talk.say(EmptyTold(Squares(empty), len(empty)))
    there = [square for square in meant.squares if 1 <= square <= last]
    if there and meant.whose is not None:
        check_square(talk, there[0], sides(talk, meant.whose))
    if there:
        talk.say(SquareTold(contents_of(talk.game.position, there)))
    has_missing_square(talk, meant.squares)


def _tell_neighbours(talk: Talk, meant: CommandMeant) -> None:
    if have_square(talk, meant):
        square, listener = meant.squares[0], talk.view
        contents = neighbours_of(talk.game.position, square, listener)
        talk.say(NeighboursTold(str(square), contents))


def _tell_diagonals(talk: Talk, meant: CommandMeant) -> None:
    if have_square(talk, meant):
        position, listener = talk.game.position, talk.view
        for ray in rays_from(position, meant.squares[0], listener):
            talk.say(ray)


def _tell_row(talk: Talk, meant: CommandMeant) -> None:
    """One row, or all of them from the listener's base on; of a square, in which row it is."""
    rows = rows_for(talk.game.position, talk.view)
    if meant.squares and meant.about is About.ALL:
        square = meant.squares[0]
        with_it = [row for row, found in rows if square in (at for at, _ in found.squares)]
        meant = replace(meant, squares=(), number=next(iter(with_it), square))
    if meant.squares:
        _tell_where(talk, meant)
        return
    wanted = meant.number
    if wanted is not None and meant.whose and sides(talk, meant.whose) == (talk.view,):
        wanted = len(rows) + 1 - wanted
    told: list[Fact] = [
        RowTold(str(number), contents) for number, contents in rows if wanted in (None, number)
    ]
    for fact in told or [NoSuchPlaceTold()]:
        talk.say(fact)


def _tell_where(talk: Talk, meant: CommandMeant) -> None:
    """In which row and column a square is, as the listener counts them, and what stands there."""
    if not have_square(talk, meant):
        return
    position, square = talk.game.position, meant.squares[0]
    rows = {at: row for row, found in rows_for(position, talk.view) for at, _ in found.squares}
    columns = {
        at: column
        for column in range(1, position.variant.geometry.size + 1)
        for at in places.column(position.variant, column, talk.view)
    }
    contents = contents_of(position, (square,))
    talk.say(WhereTold(str(square), str(rows[square]), str(columns[square]), contents))


def _tell_place(talk: Talk, meant: CommandMeant) -> None:
    position = talk.game.position
    told = False
    for part in _parts(talk, meant):
        if part.squares:
            told = True
            contents = contents_of(position, _seen(talk, part.squares))
            talk.say(PlaceTold(part.place.value, part.side, contents, part.number))
    if not told:
        talk.say(NoSuchPlaceTold())


class _Part(NamedTuple):
    """A part of the board: whose it is and which one, where there are several."""

    place: BoardPart
    squares: tuple[int, ...]
    side: Side | None = None
    number: str = ""


def _parts(talk: Talk, meant: CommandMeant) -> Iterable[_Part]:
    """The parts of the board that a place names: edges, corners and bases may be two."""
    variant, place = talk.game.position.variant, meant.place
    if place is None:
        return
    if place in _OF_A_SIDE:
        for side in sides(talk, meant.whose):
            yield _Part(place, _OF_A_SIDE[place](variant, side), side)
    elif place is BoardPart.COLUMN:
        numbers = [meant.number] if meant.number else range(1, variant.geometry.size + 1)
        for number in numbers:
            squares = places.column(variant, number, talk.view)
            yield _Part(place, squares, number=str(number))
    elif place is BoardPart.PARALLELS:
        for squares in places.parallels(variant):
            yield _Part(place, squares)
    else:
        for part in _SEVERAL.get(place, (place,)):
            yield _Part(part, _PARTS[part](variant, talk.view))


_OF_A_SIDE = {
    BoardPart.DOUBLE_CORNER: places.double_corner,
    BoardPart.GOAL: places.goal,
    BoardPart.BASE: places.base,
}
_PARTS: dict[BoardPart, Callable[[Variant, Side], tuple[int, ...]]] = {
    BoardPart.LEFT_EDGE: places.left_edge,
    BoardPart.RIGHT_EDGE: places.right_edge,
    BoardPart.MAIN_DIAGONAL: lambda variant, view: places.main_diagonal(variant),
    BoardPart.CORNERS: lambda variant, view: places.corners(variant),
    BoardPart.CENTRE: lambda variant, view: places.centre(variant),
    BoardPart.NEAR_LEFT: partial(places.quarter, is_near=True, is_left=True),
    BoardPart.NEAR_RIGHT: partial(places.quarter, is_near=True, is_left=False),
    BoardPart.FAR_LEFT: partial(places.quarter, is_near=False, is_left=True),
    BoardPart.FAR_RIGHT: partial(places.quarter, is_near=False, is_left=False),
}
_SEVERAL = {
    BoardPart.EDGES: (BoardPart.LEFT_EDGE, BoardPart.RIGHT_EDGE),
    BoardPart.QUARTERS: (
        BoardPart.NEAR_LEFT,
        BoardPart.NEAR_RIGHT,
        BoardPart.FAR_LEFT,
        BoardPart.FAR_RIGHT,
    ),
}
"""Parts that are read one by one."""


def _tell_pieces(talk: Talk, meant: CommandMeant) -> None:
    for side in sides(talk, meant.whose):
        told = pieces_of(talk.game.position, side)
        if told.kings_count and talk.settings.is_in_letters:
            # Wrapped on a braille display, kings would stand away from their letter.
            if told.men_count:
                talk.say(replaced(told, kings=Squares(()), kings_count=0))
            talk.say(kings_of(talk.game.position, side))
        else:
            talk.say(told)


def _tell_kings(talk: Talk, meant: CommandMeant) -> None:
    for side in sides(talk, meant.whose):
        talk.say(kings_of(talk.game.position, side))


def _tell_count(talk: Talk, meant: CommandMeant) -> None:
    counts = [count_of(talk.game.position, side) for side in sides(talk, meant.whose)]
    check_count(talk, meant, counts)
    for told in counts:
        talk.say(told)
    if len(counts) == len(Side):
        talk.say(_ahead(counts))


def _ahead(counts: Iterable[PieceCountTold]) -> AheadTold:
    """Which side has more pieces, and which has kings, where the other has none."""
    less, more = sorted(counts, key=lambda told: told.men_count + told.kings_count)
    count = more.men_count + more.kings_count - less.men_count - less.kings_count
    crowned = [told.side for told in (less, more) if told.kings_count]
    alone = crowned[0] if len(crowned) == 1 else None
    side = more.side if count else alone
    return AheadTold(side, count, "none" if alone is None else "own" if alone is side else "other")


def _tell_promotion_row(talk: Talk, meant: CommandMeant) -> None:
    position = talk.game.position
    if meant.squares:
        if have_square(talk, meant) and not tell_rows_to_go(talk, meant.squares[0]):
            _tell_square(talk, replace(meant, command=Command.SQUARE, about=None))
        return
    if meant.about is About.NEXT:
        tell_crowning(talk, sides(talk, meant.whose))
        return
    of_sides = [talk.side_of_listener] if meant.whose is None else sides(talk, meant.whose)
    for side in of_sides:
        if meant.about is About.NEAREST:
            _tell_nearest(talk, side)
            continue
        squares = _seen(talk, places.base(position.variant, side.opponent))
        talk.say(PromotionRowTold(side, contents_of(position, squares)))


def _tell_nearest(talk: Talk, side: Side) -> None:
    """The men of a side that have the fewest rows to go until they are crowned."""
    position = talk.game.position
    board = position.variant.geometry
    far = board.row(board.base(side.opponent)[0])
    rows = {square: abs(board.row(square) - far) for square in position.men(side)}
    least = min(rows.values(), default=0)
    nearest = _seen(talk, tuple(square for square in rows if rows[square] == least))
    talk.say(NearestTold(side, Squares(nearest), len(nearest), least))


def _tell_taken(talk: Talk, meant: CommandMeant) -> None:
    """What the last two moves captured, the listener's and the reply to it; or all that is lost."""
    if meant.about is About.TOTAL:
        lost = _lost(talk)
        if meant.number is not None:
            of_side = {Side.WHITE: lost.white, Side.BLACK: lost.black}
            takers = sides(talk, meant.whose)
            tell_whether(talk, meant.number == of_side[takers[0].opponent])
        talk.say(lost)
        return
    is_lately = meant.about is About.LATELY
    if not is_lately and check_taken(talk, meant, sides(talk, meant.whose)):
        talk.say(_lost(talk))
        return
    told, entries = False, talk.game.entries
    # Who counts moves may count those of both sides together or not: more is told rather than less.
    plies = len(Side) * meant.number if is_lately and meant.number else len(Side)
    for before, entry in pairwise(entries[-plies - 1 :]):
        ply = entry.cause
        is_capture = isinstance(ply, Ply) and ply.move.is_capture
        if isinstance(ply, Ply) and is_capture and ply.side in sides(talk, meant.whose):
            told = True
            contents = contents_of(before.position, ply.move.captured)
            count = len(contents.squares)
            talk.say(TakenTold(ply.side, ply.written, contents, count))
    if not told:
        taker = sides(talk, meant.whose)
        side = taker[0] if len(taker) == 1 else None
        is_more = is_lately and meant.number is not None and meant.number > 1
        talk.say(NothingTakenLately(meant.number or 0, side) if is_more else NothingTaken(side))
        lost = _lost(talk)
        if len(taker) == 1 and (lost.white or lost.black):
            talk.say(lost)


def _lost(talk: Talk) -> LostTold:
    """How many pieces each side has lost since the start."""
    start, now = talk.game.start, talk.game.position
    white, black = (
        max(0, sum(_pieces(start, side)) - sum(_pieces(now, side))) for side in (Side.WHITE, Side.BLACK)
    )
    return LostTold(white, black)


def _pieces(position: Position, side: Side) -> tuple[int, int]:
    """How many men and kings a side has."""
    told = count_of(position, side)
    return told.men_count, told.kings_count


def sides(talk: Talk, whose: Whose | None) -> tuple[Side, ...]:
    """The sides that a question is about: both where it does not say."""
    own = talk.side_of_listener
    meant: dict[Whose | None, tuple[Side, ...]] = {
        None: tuple(Side),
        Whose.WHITE: (Side.WHITE,),
        Whose.BLACK: (Side.BLACK,),
        Whose.OWN: (own,),
        Whose.ENEMY: (own.opponent,),
    }
    return meant[whose]


def _seen(talk: Talk, squares: tuple[int, ...]) -> tuple[int, ...]:
    """Squares in the order of the listener's view, from left to right or from the own base on."""
    return squares if talk.view is Side.WHITE else squares[::-1]


def have_square(talk: Talk, meant: CommandMeant) -> bool:
    """Whether the question names a square that exists; says so if it names another one."""
    return bool(meant.squares) and not has_missing_square(talk, meant.squares)


def has_missing_square(talk: Talk, squares: Iterable[int]) -> bool:
    """Whether one of some squares does not exist; says so if it does not."""
    missing = missing_square(talk, squares)
    if missing is not None:
        last = talk.game.position.variant.geometry.squares
        talk.say(NoSuchSquareTold(str(missing), str(last)))
    return missing is not None


def missing_square(talk: Talk, squares: Iterable[int]) -> int | None:
    """The first of some squares that the board does not have."""
    last = talk.game.position.variant.geometry.squares
    return next((square for square in squares if not 1 <= square <= last), None)


def _prepare(talk: Talk, meant: CommandMeant) -> None:
    from assistant.dialogue.handlers.boards import prepare_board  # which knows what plays

    prepare_board(talk)


BOARD_QUESTIONS: dict[Command, Callable[[Talk, CommandMeant], None]] = {
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
    Command.PREPARE: _prepare,
}
