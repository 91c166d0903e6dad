"""Where the hands of those who sit at boards are to go, and what is wrong on a board."""

from collections.abc import Sequence

from assistant.dialogue.effects import Buzz, LookFor, MarkSquares
from assistant.dialogue.handlers.touching.standing import is_behind
from assistant.dialogue.seats import Seat
from assistant.dialogue.talk import Talk
from assistant.dialogue.views import Way, is_hidden
from assistant.narration.facts.fact import Contents, Fact, Squares
from assistant.narration.facts.tactile import (
    BoardAgrees,
    BoardAwaited,
    BoardDiffers,
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
from assistant.tactile.guide import Crown, GuideStep, MoveTo, Put, TakeOff, Uncrown, for_move, steps
from assistant.tactile.inference import UPSET, Behind, Unfinished
from assistant.tactile.reading import Difference, Sense


def agree(talk: Talk, seat: Seat) -> None:
    """The board shows the position of the game."""
    assert seat.reading
    shown, was_wrong = seat.since.shown, seat.since.is_wrong
    was_new = shown is None and not was_wrong
    is_late = shown is not None and shown != talk.game.position
    seat.agree(talk.game.position, seat.reading)
    mark(talk, seat, ())
    if was_new:
        talk.say(BoardReady(seat.name))
    elif was_wrong:
        talk.say(BoardAgrees(seat.name))
    elif is_late:
        talk.emit(Buzz(seat.number, 1))
    _tell_ranks(talk, seat)


def mark(talk: Talk, seat: Seat, squares: Sequence[int]) -> None:
    """Light these squares, and no others; and have them heard, where that is wanted."""
    marked = tuple(squares)
    if marked == seat.marked:
        return
    seat.marked = marked
    side = seat.sides[0] if seat.sides else Side.WHITE
    is_heard = talk.settings.is_guided_by_sound and bool(marked)
    talk.emit(MarkSquares(seat.number, marked, is_heard, side.value))


def guide(talk: Talk, seat: Seat) -> None:
    """Tell the hand what to do so that the board shows the game."""
    game = talk.game
    if is_behind(seat, game):
        move = game.plies[-1].move
        seat.note_of_record(guided=seat.reading)
        mark(talk, seat, for_move(move))
        if move.is_capture:
            talk.say(TakeOffCaptured(seat.name, Squares(move.captured), len(move.captured)))
        if move.promotes and seat.reading and seat.reading.sense is not Sense.PIECE:
            is_theirs = game.plies[-1].side in seat.sides
            by_opponent = game.regulation.opponent_crowns and not is_theirs
            talk.say(CrownHere(seat.name, str(move.end), by_opponent))
        return
    assert seat.reading
    todo = steps(seat.reading, game.position)
    if not todo:
        return
    seat.note(is_wrong=True)
    if len(todo) <= UPSET:
        seat.guide()
        tell_step(talk, seat)
    elif game.position == start_position(game.position.variant) and not game.plies:
        seat.note(shown=None, is_wrong=False)
        mark(talk, seat, ())
        talk.say(BoardAwaited(seat.name, is_start=True))
    elif seat.since.shown is not None:  # else it was told, and nothing has been done about it
        tell_upset(talk, seat, len(seat.reading.differences(game.position)))


def put_right(talk: Talk, seat: Seat) -> None:
    """Guide the hand to the position of the record, whatever it was on the way to."""
    if seat.reading:
        seat.guide()
        seat.note(shown=None, is_wrong=True)
        tell_step(talk, seat)


def restore(talk: Talk, seat: Seat) -> None:
    """Guide the pieces back to the position of the record, step by step (Capo I, 7.8; Capo II, 5.7)."""
    assert seat.reading
    if seat.reading.agrees_with(talk.game.position):
        agree(talk, seat)
        talk.say(BoardAgrees(seat.name))
        return
    seat.guide()
    seat.note(shown=None, told=None, is_wrong=True)
    # The board may have been turned.
    talk.emit(LookFor(seat.number, talk.game.position, is_anew=True))
    tell_step(talk, seat)


def tell_hands(talk: Talk, seat: Seat, fact: Fact, count: int) -> bool:
    """What stands otherwise on a board than in the game is for who sits there: where somebody hears it
    who plays without seeing, only that so much does, which is lit; whether all was told."""
    way = talk.seen_by(seat.sides[0] if len(seat.sides) == 1 else talk.side_of_listener).way
    if way not in (Way.SHARED, Way.ALONE):
        talk.say(BoardDiffers(seat.name, count))
        return False
    was, talk.alone = talk.alone, seat.sides[0] if way is Way.ALONE else None
    talk.is_confidential = is_hidden(talk.settings)
    talk.say(fact)
    talk.alone, talk.is_confidential = was, False
    return True


def tell_awaited(talk: Talk, seat: Seat) -> None:
    """Which pieces are to be set up on a board whose lie is not known."""
    position = talk.game.position
    talk.say(BoardAwaited(seat.name, position == start_position(position.variant)))


def tell_step(talk: Talk, seat: Seat, *, is_again: bool = False) -> None:
    """The next thing to do, if it was not told just now, or is to be told again."""
    assert seat.reading
    todo = steps(seat.reading, talk.game.position)
    if not todo or (seat.since.told == todo[0] and not is_again):
        return
    seat.note(told=todo[0])
    mark(talk, seat, _squares_of(todo[0]))
    tell_hands(talk, seat, _step_told(seat, todo[0]), len(todo))


def tell_unfinished(talk: Talk, seat: Seat, answer: Unfinished | Behind) -> None:
    """Something is half done, and nothing has moved for a while."""
    if seat.since.told == answer or seat.since.is_adjusting:
        return
    seat.note(told=answer)
    game = talk.game
    is_captured_left = isinstance(answer, Unfinished) and bool(answer.to_take_off)
    if isinstance(answer, Behind) or (is_behind(seat, game) and not is_captured_left):
        # Who has done nothing since the move was announced knows it.
        if is_behind(seat, game) and seat.reading != seat.of_record.guided:
            mark(talk, seat, for_move(game.plies[-1].move))
            talk.say(StillToMove(seat.name, game.plies[-1].written))
    elif answer.to_take_off:
        mark(talk, seat, answer.to_take_off)
        talk.say(StillToTakeOff(seat.name, Squares(answer.to_take_off), len(answer.to_take_off)))
    elif answer.lifted:
        may_finish = bool(answer.moves) or seat.since.shown != game.position
        lifted = LiftedTold(seat.name, Squares(answer.lifted), len(answer.lifted), may_finish)
        if not tell_hands(talk, seat, lifted, len(answer.lifted)):
            mark(talk, seat, answer.lifted)


def tell_wrong(talk: Talk, seat: Seat, differences: Sequence[Difference]) -> None:
    """What should stand on the squares that are wrong."""
    mark(talk, seat, [each.square for each in differences])
    should = Contents(tuple((each.square, each.wanted) for each in differences))
    tell_hands(talk, seat, SquaresWrong(seat.name, should, len(differences)), len(differences))


def tell_upset(talk: Talk, seat: Seat, count: int) -> None:
    """Too much is wrong to be told: nothing on the board means anything until it agrees."""
    seat.note(shown=None, is_wrong=True)
    mark(talk, seat, ())
    talk.say(BoardUpset(seat.name, count))


def _tell_ranks(talk: Talk, seat: Seat) -> None:
    """What is to be crowned or uncrowned on a board that agrees, once for each move of the record."""
    game, reading = talk.game, seat.reading
    assert reading
    last = game.plies[-1] if game.plies else None
    new = last.move.end if last and last.move.promotes else 0
    crowned = reading.uncrowned(game.position)
    if new and reading.sense is not Sense.PIECE and seat.of_game.made_at == len(game.plies):
        crowned = (new,)
    wrong = reading.wrongly_crowned(game.position)
    told = len(game.plies), crowned, wrong
    if told == seat.of_game.ranks_told or not (crowned or wrong):
        return
    seat.note_of_game(ranks_told=told)
    mark(talk, seat, crowned + wrong)
    for square in crowned:
        by_opponent = game.regulation.opponent_crowns and square == new
        talk.say(CrownHere(seat.name, str(square), by_opponent))
    for square in wrong:
        talk.say(UncrownHere(seat.name, str(square)))


def _squares_of(step: GuideStep) -> tuple[int, ...]:
    return (step.square, step.end) if isinstance(step, MoveTo) else (step.square,)


def _step_told(seat: Seat, step: GuideStep) -> Fact:
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
