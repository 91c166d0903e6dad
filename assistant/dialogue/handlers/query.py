"""Questions: answered in every state, and none of them changes the game."""

from collections.abc import Callable, Iterable

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.handlers.engine import tell_computers_turn
from assistant.dialogue.handlers.move import (
    tell_deciding_rule,
    tell_first_hint,
    tell_refusal,
    written_whole,
)
from assistant.narration.board_reading import (
    contents_of,
    count_of,
    difference,
    kings_of,
    neighbours_of,
    pieces_of,
    rays_from,
)
from assistant.narration.facts.board import (
    ChangedTold,
    NeighboursTold,
    NoSuchPlaceTold,
    NoSuchSquareTold,
    PlaceTold,
    PromotionRowTold,
    RowTold,
    SquareTold,
    WhichSquare,
)
from assistant.narration.facts.fact import Moves, Squares
from assistant.narration.facts.game import (
    GameIsOver,
    LastMovesTold,
    LastMoveTold,
    MoveNumberTold,
    ScoreTold,
    TurnTold,
)
from assistant.narration.facts.rules import (
    CapturesTold,
    LegalMovesTold,
    MovableTold,
    MovesOfTold,
    NothingWasRefused,
    ThreatenedTold,
)
from assistant.narration.facts.talk import HelpTold, HuffingTold
from assistant.parsing.commands import CommandMeant
from assistant.parsing.meanings import Command, Place, Whose
from assistant.rules import places
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.position import Position
from assistant.rules.side import Side


def answer_question(conversation: Conversation, meant: CommandMeant) -> None:
    """Answer one question."""
    _QUESTIONS[meant.command](conversation, meant)


def _tell_last(conversation: Conversation, meant: CommandMeant) -> None:
    plies = conversation.game.plies
    if meant.number is None:
        last = plies[-1] if plies else None
        told = LastMoveTold(last.side, last.written) if last else LastMoveTold(None, "")
        conversation.say(told)
        return
    latest = plies[-meant.number :] if meant.number else []
    written = tuple(ply.written for ply in latest)
    conversation.say(LastMovesTold(Moves(written), len(written)))


def _tell_turn(conversation: Conversation, meant: CommandMeant) -> None:
    if _is_over(conversation):
        return
    side = conversation.side_to_move
    conversation.say(TurnTold(side, conversation.settings.player(side).name))


def _tell_move_number(conversation: Conversation, meant: CommandMeant) -> None:
    side = conversation.side_to_move
    conversation.say(MoveNumberTold(str(_number_of(conversation, len(conversation.game.plies))), side))


def _tell_score(conversation: Conversation, meant: CommandMeant) -> None:
    game = conversation.game
    plies = game.plies
    if not plies:
        conversation.say(LastMoveTold(None, ""))
    lines: dict[int, dict[Side, str]] = {}
    for place, ply in enumerate(plies):
        lines.setdefault(_number_of(conversation, place), {})[ply.side] = ply.written
    for number, moves in lines.items():
        white, black = moves.get(Side.WHITE, ""), moves.get(Side.BLACK, "")
        conversation.say(ScoreTold(str(number), white, black))


def _number_of(conversation: Conversation, ply: int) -> int:
    """The number of the full move that a ply belongs to, from 1."""
    begins_with_black = conversation.game.start.side_to_move is Side.BLACK
    return (ply + begins_with_black) // 2 + 1


def _tell_square(conversation: Conversation, meant: CommandMeant) -> None:
    if _have_square(conversation, meant):
        contents = contents_of(conversation.game.position, meant.squares)
        conversation.say(SquareTold(contents))


def _tell_neighbours(conversation: Conversation, meant: CommandMeant) -> None:
    if _have_square(conversation, meant):
        square, listener = meant.squares[0], conversation.view
        contents = neighbours_of(conversation.game.position, square, listener)
        conversation.say(NeighboursTold(str(square), contents))


def _tell_diagonals(conversation: Conversation, meant: CommandMeant) -> None:
    if _have_square(conversation, meant):
        position, listener = conversation.game.position, conversation.view
        for ray in rays_from(position, meant.squares[0], listener):
            conversation.say(ray)


def _tell_row(conversation: Conversation, meant: CommandMeant) -> None:
    position = conversation.game.position
    squares = places.row(position.variant, meant.number or 0)
    if not squares:
        conversation.say(NoSuchPlaceTold())
        return
    conversation.say(RowTold(str(meant.number), contents_of(position, _seen(conversation, squares))))


def _tell_place(conversation: Conversation, meant: CommandMeant) -> None:
    position, place = conversation.game.position, meant.place
    told = False
    for name, side, squares in _parts(conversation, meant) if place else ():
        if squares:
            told = True
            contents = contents_of(position, _seen(conversation, squares))
            conversation.say(PlaceTold(name.value, side, contents))
    if not told:
        conversation.say(NoSuchPlaceTold())


def _parts(
    conversation: Conversation, meant: CommandMeant
) -> Iterable[tuple[Place, Side | None, tuple[int, ...]]]:
    """The parts of the board that a place names: edges, corners and bases may be two."""
    variant, listener = conversation.game.position.variant, conversation.view
    place = meant.place
    if place in (Place.LEFT_EDGE, Place.EDGES):
        yield Place.LEFT_EDGE, None, places.left_edge(variant, listener)
    if place in (Place.RIGHT_EDGE, Place.EDGES):
        yield Place.RIGHT_EDGE, None, places.right_edge(variant, listener)
    if place is Place.MAIN_DIAGONAL:
        yield place, None, places.main_diagonal(variant)
    if place is Place.PARALLELS:
        for squares in places.parallels(variant):
            yield place, None, squares
    if place is Place.CORNERS:
        yield place, None, places.corners(variant)
    if place is Place.COLUMN:
        yield place, None, places.column(variant, meant.number or 0, listener)
    of_a_side = {
        Place.DOUBLE_CORNER: places.double_corner,
        Place.GOAL: places.goal,
        Place.BASE: places.base,
    }
    if place in of_a_side:
        for side in _sides(conversation, meant.whose):
            yield place, side, of_a_side[place](variant, side)


def _tell_pieces(conversation: Conversation, meant: CommandMeant) -> None:
    for side in _sides(conversation, meant.whose):
        conversation.say(pieces_of(conversation.game.position, side))


def _tell_kings(conversation: Conversation, meant: CommandMeant) -> None:
    for side in _sides(conversation, meant.whose):
        conversation.say(kings_of(conversation.game.position, side))


def _tell_count(conversation: Conversation, meant: CommandMeant) -> None:
    for side in _sides(conversation, meant.whose):
        conversation.say(count_of(conversation.game.position, side))


def _tell_promotion_row(conversation: Conversation, meant: CommandMeant) -> None:
    position = conversation.game.position
    sides = (
        [conversation.side_of_listener] if meant.whose is None else _sides(conversation, meant.whose)
    )
    for side in sides:
        squares = _seen(conversation, places.base(position.variant, side.opponent))
        conversation.say(PromotionRowTold(side, contents_of(position, squares)))


def _tell_moves(conversation: Conversation, meant: CommandMeant) -> None:
    if _is_over(conversation) or not _is_persons_turn(conversation):
        return
    moves = distinct_moves(conversation.game.legal)
    if not meant.squares:
        conversation.say(LegalMovesTold(written_whole(moves), len(moves)))
    elif _have_square(conversation, meant):
        for square in meant.squares:
            own = [move for move in moves if move.start == square]
            conversation.say(MovesOfTold(str(square), written_whole(own), len(own)))


def _tell_movable(conversation: Conversation, meant: CommandMeant) -> None:
    if not _is_over(conversation) and _is_persons_turn(conversation):
        starts = tuple(sorted({move.start for move in conversation.game.legal}))
        conversation.say(MovableTold(Squares(starts), len(starts)))


def _tell_captures(conversation: Conversation, meant: CommandMeant) -> None:
    if _is_over(conversation) or not _is_persons_turn(conversation):
        return
    moves = [move for move in distinct_moves(conversation.game.legal) if move.is_capture]
    conversation.say(CapturesTold(written_whole(moves), len(moves)))
    if moves:
        tell_deciding_rule(conversation)


def _tell_threatened(conversation: Conversation, meant: CommandMeant) -> None:
    """What the other side could capture if it were its turn (Capo I, 5.2: pieces in presa)."""
    position = conversation.game.position
    side = position.side_to_move
    squares = _capturable(position.with_side_to_move(side.opponent))
    conversation.say(ThreatenedTold(side, Squares(squares), len(squares)))


def _capturable(position: Position) -> tuple[int, ...]:
    return tuple(sorted({square for move in legal_moves(position) for square in move.captured}))


def _tell_why(conversation: Conversation, meant: CommandMeant) -> None:
    if conversation.last_refusal:
        tell_refusal(conversation, *conversation.last_refusal)
    else:
        conversation.say(NothingWasRefused())


def _tell_changed(conversation: Conversation, meant: CommandMeant) -> None:
    game = conversation.game
    contents = difference(conversation.asked_changes_at or game.start, game.position)
    conversation.asked_changes_at = game.position
    conversation.say(ChangedTold(contents, len(contents.squares)))


def _repeat(conversation: Conversation, meant: CommandMeant) -> None:
    conversation.say_again()


def _spell(conversation: Conversation, meant: CommandMeant) -> None:
    conversation.say_again(digit_by_digit=True)


def _hint(conversation: Conversation, meant: CommandMeant) -> None:
    tell_first_hint(conversation)


def _help(conversation: Conversation, meant: CommandMeant) -> None:
    for topic in ("moves", "questions", "commands"):
        conversation.say(HelpTold(topic))


def _tell_huffing(conversation: Conversation, meant: CommandMeant) -> None:
    conversation.say(HuffingTold())


def _sides(conversation: Conversation, whose: Whose | None) -> tuple[Side, ...]:
    own = conversation.side_of_listener
    sides: dict[Whose | None, tuple[Side, ...]] = {
        None: tuple(Side),
        Whose.WHITE: (Side.WHITE,),
        Whose.BLACK: (Side.BLACK,),
        Whose.OWN: (own,),
        Whose.ENEMY: (own.opponent,),
    }
    return sides[whose]


def _seen(conversation: Conversation, squares: tuple[int, ...]) -> tuple[int, ...]:
    """Squares in the order of the listener's view, from left to right or from the own base on."""
    return squares if conversation.view is Side.WHITE else squares[::-1]


def _have_square(conversation: Conversation, meant: CommandMeant) -> bool:
    """Whether the question names squares that exist; says so if not."""
    last = conversation.game.position.variant.geometry.squares
    if not meant.squares:
        conversation.say(WhichSquare())
    for square in meant.squares:
        if not 1 <= square <= last:
            conversation.say(NoSuchSquareTold(str(square), str(last)))
            return False
    return bool(meant.squares)


def _is_over(conversation: Conversation) -> bool:
    """Whether the game is over; says so if it is."""
    if conversation.game.outcome:
        conversation.say(GameIsOver())
    return bool(conversation.game.outcome)


def _is_persons_turn(conversation: Conversation) -> bool:
    """Whether a person is to move; says so if not."""
    if conversation.player_to_move.is_computer:
        tell_computers_turn(conversation)
        return False
    return True


_QUESTIONS: dict[Command, Callable[[Conversation, CommandMeant], None]] = {
    Command.LAST_MOVE: _tell_last,
    Command.TURN: _tell_turn,
    Command.MOVE_NUMBER: _tell_move_number,
    Command.SCORE: _tell_score,
    Command.SQUARE: _tell_square,
    Command.NEIGHBOURS: _tell_neighbours,
    Command.DIAGONALS: _tell_diagonals,
    Command.ROW: _tell_row,
    Command.PLACE: _tell_place,
    Command.PIECES: _tell_pieces,
    Command.KINGS: _tell_kings,
    Command.PIECE_COUNT: _tell_count,
    Command.PROMOTION_ROW: _tell_promotion_row,
    Command.MOVES: _tell_moves,
    Command.MOVABLE: _tell_movable,
    Command.CAPTURES: _tell_captures,
    Command.THREATENED: _tell_threatened,
    Command.WHY: _tell_why,
    Command.CHANGED: _tell_changed,
    Command.REPEAT: _repeat,
    Command.SPELL: _spell,
    Command.HINTS: _hint,
    Command.HELP: _help,
    Command.HUFFING: _tell_huffing,
}

QUESTIONS = frozenset(_QUESTIONS)
"""The commands that only ask: they are answered in every state and change nothing."""
