"""Where the hands of those who sit at boards are to go, and what is wrong on a board."""

from collections.abc import Sequence

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.effects import Buzz, LookFor, MarkSquares
from assistant.dialogue.seats import Seat
from assistant.narration.facts.fact import Contents, Fact, Squares
from assistant.narration.facts.tactile import (
    BoardAgrees,
    BoardAwaited,
    BoardReady,
    BoardUpset,
    CrownHere,
    LiftedTold,
    MoveStep,
    PutStep,
    SquaresWrong,
    StillToMove,
    StillToTakeOff,
    TakeOffCaptured,
    TakeOffStep,
    UncrownHere,
)
from assistant.rules.position import Piece, start_position
from assistant.rules.side import Side
from assistant.tactile.guide import Crown, MoveTo, Put, Step, TakeOff, Uncrown, for_move, steps
from assistant.tactile.inference import UPSET, Behind, Unfinished
from assistant.tactile.reading import Difference, Sense


def agree(conversation: Conversation, seat: Seat) -> None:
    """The board shows the position of the game."""
    assert seat.reading
    was_new, was_wrong = seat.shown is None and not seat.is_wrong, seat.is_wrong
    is_late = seat.shown is not None and seat.shown != conversation.game.position
    seat.shown = conversation.game.position
    seat.readings = [seat.reading]
    seat.contradictions.note(seat.reading, ())
    seat.is_wrong = seat.is_guiding = seat.is_adjusting = seat.is_doubtful = False
    seat.told = seat.declined = None
    mark(conversation, seat, ())
    if was_new:
        conversation.say(BoardReady(seat.name))
    elif was_wrong:
        conversation.say(BoardAgrees(seat.name))
    elif is_late:
        conversation.emit(Buzz(seat.number, 1))
    _tell_ranks(conversation, seat)


def mark(conversation: Conversation, seat: Seat, squares: Sequence[int]) -> None:
    """Light these squares, and no others; and have them heard, where that is wanted."""
    marked = tuple(squares)
    if marked == seat.marked:
        return
    seat.marked = marked
    side = seat.sides[0] if seat.sides else Side.WHITE
    is_heard = conversation.settings.is_guided_by_sound and bool(marked)
    conversation.emit(MarkSquares(seat.number, marked, is_heard, side.value))


def guide(conversation: Conversation, seat: Seat) -> None:
    """Tell the hand what to do so that the board shows the game."""
    game = conversation.game
    if seat.is_behind(game):
        move = game.plies[-1].move
        seat.guided = seat.reading
        mark(conversation, seat, for_move(move))
        if move.is_capture:
            conversation.say(TakeOffCaptured(seat.name, Squares(move.captured), len(move.captured)))
        if move.promotes and seat.reading and seat.reading.sense is not Sense.PIECE:
            is_theirs = game.plies[-1].side in seat.sides
            by_opponent = game.regulation.opponent_crowns and not is_theirs
            conversation.say(CrownHere(seat.name, str(move.end), by_opponent))
        return
    assert seat.reading
    todo = steps(seat.reading, game.position)
    if not todo:
        return
    seat.is_wrong = True
    if len(todo) <= UPSET:
        seat.is_guiding = True
        tell_step(conversation, seat)
    elif game.position == start_position(game.position.variant) and not game.plies:
        seat.shown = None
        seat.is_wrong = False
        mark(conversation, seat, ())
        conversation.say(BoardAwaited(seat.name, is_start=True))
    elif seat.shown is not None:  # else it was told, and nothing has been done about it
        tell_upset(conversation, seat, len(seat.reading.differences(game.position)))


def put_right(conversation: Conversation, seat: Seat) -> None:
    """Guide the hand to the position of the record, whatever it was on the way to."""
    if seat.reading:
        seat.is_guiding = seat.is_wrong = True
        seat.shown = None
        tell_step(conversation, seat)


def restore(conversation: Conversation, seat: Seat) -> None:
    """Guide the pieces back to the position of the record, step by step (Capo I, 7.8; Capo II, 5.7)."""
    assert seat.reading
    if seat.reading.agrees_with(conversation.game.position):
        agree(conversation, seat)
        conversation.say(BoardAgrees(seat.name))
        return
    seat.is_guiding = seat.is_wrong = True
    seat.shown = seat.told = None
    # The board may have been turned.
    conversation.emit(LookFor(seat.number, conversation.game.position, is_anew=True))
    tell_step(conversation, seat)


def tell_awaited(conversation: Conversation, seat: Seat) -> None:
    """Which pieces are to be set up on a board whose lie is not known."""
    position = conversation.game.position
    conversation.say(BoardAwaited(seat.name, position == start_position(position.variant)))


def tell_step(conversation: Conversation, seat: Seat, *, is_again: bool = False) -> None:
    """The next thing to do, if it was not told just now, or is to be told again."""
    assert seat.reading
    todo = steps(seat.reading, conversation.game.position)
    if not todo or (seat.told == todo[0] and not is_again):
        return
    seat.told = todo[0]
    mark(conversation, seat, _squares_of(todo[0]))
    conversation.say(_step_told(seat, todo[0]))


def tell_unfinished(conversation: Conversation, seat: Seat, answer: Unfinished | Behind) -> None:
    """Something is half done, and nothing has moved for a while."""
    if seat.told == answer or seat.is_adjusting:
        return
    seat.told = answer
    game = conversation.game
    is_captured_left = isinstance(answer, Unfinished) and bool(answer.to_take_off)
    if isinstance(answer, Behind) or (seat.is_behind(game) and not is_captured_left):
        # Who has done nothing since the move was announced knows it.
        if seat.is_behind(game) and seat.reading != seat.guided:
            mark(conversation, seat, for_move(game.plies[-1].move))
            conversation.say(StillToMove(seat.name, game.plies[-1].written))
    elif answer.to_take_off:
        mark(conversation, seat, answer.to_take_off)
        conversation.say(
            StillToTakeOff(seat.name, Squares(answer.to_take_off), len(answer.to_take_off))
        )
    elif answer.lifted:
        conversation.say(LiftedTold(seat.name, Squares(answer.lifted), len(answer.lifted)))


def tell_wrong(conversation: Conversation, seat: Seat, differences: Sequence[Difference]) -> None:
    """What should stand on the squares that are wrong."""
    mark(conversation, seat, [each.square for each in differences])
    should = Contents(tuple((each.square, each.wanted) for each in differences))
    conversation.say(SquaresWrong(seat.name, should, len(differences)))


def tell_upset(conversation: Conversation, seat: Seat, count: int) -> None:
    """Too much is wrong to be told: nothing on the board means anything until it agrees."""
    seat.shown = None
    seat.is_wrong = True
    mark(conversation, seat, ())
    conversation.say(BoardUpset(seat.name, count))


def _tell_ranks(conversation: Conversation, seat: Seat) -> None:
    """What is to be crowned or uncrowned on a board that agrees, once for each move of the record."""
    game, reading = conversation.game, seat.reading
    assert reading
    last = game.plies[-1] if game.plies else None
    new = last.move.end if last and last.move.promotes else 0
    crowned = reading.uncrowned(game.position)
    if new and reading.sense is not Sense.PIECE and seat.made_at == len(game.plies):
        crowned = (new,)
    wrong = reading.wrongly_crowned(game.position)
    told = len(game.plies), crowned, wrong
    if told == seat.ranks_told or not (crowned or wrong):
        return
    seat.ranks_told = told
    mark(conversation, seat, crowned + wrong)
    for square in crowned:
        by_opponent = game.regulation.opponent_crowns and square == new
        conversation.say(CrownHere(seat.name, str(square), by_opponent))
    for square in wrong:
        conversation.say(UncrownHere(seat.name, str(square)))


def _squares_of(step: Step) -> tuple[int, ...]:
    return (step.square, step.end) if isinstance(step, MoveTo) else (step.square,)


def _step_told(seat: Seat, step: Step) -> Fact:
    match step:
        case TakeOff(square, seen):
            return TakeOffStep(seat.name, str(square), seen.value)
        case MoveTo(square, end, piece):
            return MoveStep(seat.name, str(square), str(end), piece_word(piece))
        case Put(square, piece):
            return PutStep(seat.name, str(square), piece_word(piece))
        case Crown(square):
            return CrownHere(seat.name, str(square), by_opponent=False)
        case Uncrown(square):
            return UncrownHere(seat.name, str(square))
    raise TypeError(step)


def piece_word(piece: Piece) -> str:
    """A piece as the messages of steps name it."""
    return f"{piece.side.value}-{'king' if piece.is_king else 'man'}"
