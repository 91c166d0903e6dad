"""What is done on boards with sensors: recognised, played, asked about, or told what is wrong."""

from collections.abc import Callable, Sequence

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.effects import LookFor
from assistant.dialogue.events import (
    BoardEvent,
    BoardFaulted,
    BoardFound,
    BoardLost,
    BoardRead,
    BoardRecognised,
    BoardUnrecognised,
    PieceTouched,
    SensorSuspected,
)
from assistant.dialogue.handlers.asking.confirm import ask_opponent
from assistant.dialogue.handlers.playing.following import put_level_back
from assistant.dialogue.handlers.playing.move import next_turn, play, written_whole
from assistant.dialogue.handlers.playing.search import play_held_answer
from assistant.dialogue.handlers.playing.taking_back import take_back_plies, tell_put_back, told_back
from assistant.dialogue.handlers.touching.guiding import (
    agree,
    guide,
    put_right,
    tell_awaited,
    tell_step,
    tell_unfinished,
)
from assistant.dialogue.handlers.touching.irregular import (
    CONFIRMED,
    OVERDUE,
    SETTLED,
    goes_on,
    is_irregular,
    is_touch_kept,
    sees_again,
    suspect,
    tell_unlike,
    touch,
)
from assistant.dialogue.questions import Choice, Question
from assistant.dialogue.seats import MOST_READINGS, Seat
from assistant.game.deeds import MoveCorrected
from assistant.narration.facts.fact import Moves
from assistant.narration.facts.tactile import (
    BackAsked,
    BoardBack,
    BoardFaultTold,
    BoardGone,
    BoardNotFound,
    BoardReady,
    LiftWhite,
    MadeAsked,
    MoveAmended,
    WhichOnBoard,
)
from assistant.narration.facts.talk import Asked
from assistant.rules.move import Move
from assistant.rules.notation import format_path
from assistant.rules.side import Side
from assistant.tactile.inference import (
    Agrees,
    Amended,
    Answer,
    Behind,
    Doubtful,
    GoneBack,
    Made,
    Standing,
    Unfinished,
    Unlike,
    infer,
)

_ASKED = (MadeAsked, BackAsked, Asked)
"""Questions about what stands on a board: they are over when something else stands there."""


def hear_of_board(conversation: Conversation, event: BoardEvent) -> None:
    """Something has happened on a board."""
    if event.board >= len(conversation.table.seats):
        return
    seat = conversation.table.seats[event.board]
    match event:
        case BoardFound():
            _found(conversation, seat)
        case BoardLost(_, reason, port):
            seat.is_there = False
            conversation.say(BoardGone(seat.name, reason, port))
        case BoardRecognised():
            seat.is_known, seat.shown = True, conversation.game.position
            seat.is_guiding = seat.is_wrong = False
            conversation.say(BoardReady(seat.name))
        case BoardUnrecognised(_, pieces, ways):
            position = conversation.game.position
            wanted = (position.white | position.black).bit_count()
            several = LiftWhite(seat.name) if ways else BoardNotFound(seat.name, pieces, wanted)
            conversation.say(several)
        case BoardRead(_, reading, how):
            seat.is_known = True
            seat.reading = reading
            seat.has_shown_kings |= reading.kings != 0
            _look(conversation, seat, how)
        case PieceTouched(_, square):
            touch(conversation, seat, square)
        case SensorSuspected(_, square):
            suspect(conversation, seat, square)
        case BoardFaulted(_, code, text):
            conversation.say(BoardFaultTold(seat.name, code, text))


def attend(conversation: Conversation) -> None:
    """After every event: look at what was done while a question was open, and guide the hands."""
    if not (conversation.asked or conversation.choice):
        play_held_answer(conversation)  # the board may have answered what was asked
    for seat in conversation.table.seats:
        if not seat.is_there or not conversation.is_open or conversation.is_closed:
            continue
        if seat.waiting and not (conversation.asked or conversation.choice):
            how, seat.waiting = seat.waiting, ""
            _look(conversation, seat, how)
        _follow(conversation, seat)


def _found(conversation: Conversation, seat: Seat) -> None:
    """The board answers, for the first time or again."""
    seat.is_there = True
    if _is_about_board(conversation, seat):
        conversation.drop_question()
    seat.told = seat.declined = seat.attended = None
    if seat.is_known:
        seat.is_doubtful = seat.is_wrong = True
        seat.reading = seat.guided = None  # what stands there now is not known
        seat.waiting = ""
        conversation.say(BoardBack(seat.name))
        return
    conversation.emit(LookFor(seat.number, conversation.game.position))
    tell_awaited(conversation, seat)


def _follow(conversation: Conversation, seat: Seat) -> None:
    """Guide the hand when the position or the record has changed since it was guided last."""
    game = conversation.game
    now = game.position, len(game.plies)
    if now == seat.attended:
        return
    if not seat.is_known:
        if seat.attended is None or seat.attended[0] != game.position:
            conversation.emit(LookFor(seat.number, game.position))
        seat.attended = now
        return
    seat.attended = now
    seat.told, seat.touched, seat.is_excused = None, 0, False
    if seat.made_at > len(game.plies):
        seat.made_at = 0
    if seat.reading is None:
        return
    if seat.reading.agrees_with(game.position):
        agree(conversation, seat)
    else:
        guide(conversation, seat)


def _look(conversation: Conversation, seat: Seat, how: str) -> None:
    """A reading counts, or has stood for long."""
    reading = seat.reading
    assert reading
    game = conversation.game
    if not seat.readings or seat.readings[-1] != reading:
        seat.readings = [*seat.readings[-MOST_READINGS:], reading]
    if not _is_free(conversation, seat, how):
        return
    if how == CONFIRMED:
        seat.declined = None  # who presses the button wants to hear of it again
    standing = seat.standing(game)
    answer = infer(reading, standing)
    if isinstance(answer, Agrees):
        if game.outcome or not is_irregular(conversation, seat, answer, how):
            agree(conversation, seat)
    elif game.outcome and not isinstance(answer, Amended):
        pass  # the pieces may be put away
    elif seat.is_guiding:
        tell_step(conversation, seat, is_again=how == CONFIRMED)
    elif how != CONFIRMED and _waits_for_button(conversation, standing):
        pass
    elif seat.declined != reading and not is_irregular(conversation, seat, answer, how):
        # What was declined a person has said what it is not, and was told what belongs where.
        _act(conversation, seat, answer, how)


def _waits_for_button(conversation: Conversation, standing: Standing) -> bool:
    """Whether somebody is to move on the board who has chosen to say by its button when it is done."""
    is_theirs = bool(standing.legal) and standing.announced is None
    return is_theirs and conversation.settings.settling == 0


def _is_free(conversation: Conversation, seat: Seat, how: str) -> bool:
    """Whether nothing is asked that has to be answered before the board is looked at.

    What is asked about the board itself is answered by it: by its button, or by something else on it.
    """
    if goes_on(conversation, seat) or not (conversation.asked or conversation.choice):
        return True
    if sees_again(conversation, seat):
        conversation.asked = None
        return True
    if not _is_about_board(conversation, seat):
        if how != OVERDUE or not seat.waiting:
            seat.waiting = how  # what has only stood there longer may have been confirmed before
        return False
    question, is_same = conversation.asked, seat.reading == seat.declined
    if is_same and (how != CONFIRMED or not question):
        return False
    if is_same and question and question.to not in (None, *seat.sides):
        return False  # a button says yes for whom it belongs to
    if is_same and question:
        conversation.asked = conversation.choice = None
        question.on_yes(conversation)  # the button says that this is meant
        return False
    conversation.drop_question()
    if not is_same:
        seat.declined = None  # nobody has said no: it may be asked again
    return True


def _is_about_board(conversation: Conversation, seat: Seat) -> bool:
    """Whether what is asked is about what stood on this board, so that a new reading answers it."""
    if conversation.asked:
        return isinstance(conversation.asked.fact, _ASKED) and seat.told is conversation.asked.fact
    choice = conversation.choice
    return choice is not None and seat.told is choice.fact


def _act(conversation: Conversation, seat: Seat, answer: Answer, how: str) -> None:
    is_late = how != SETTLED
    match answer:
        case Made():
            _made(conversation, seat, answer, is_late=is_late)
        case Amended():
            _amended(conversation, seat, answer, is_late=is_late)
        case Doubtful(answers):
            _ask_in_turn(conversation, seat, answers)
        case GoneBack() if is_late:
            _ask_in_turn(conversation, seat, [answer])
        case Unlike():
            tell_unlike(conversation, seat, answer, how)
        case Unfinished() | Behind() if is_late:
            tell_unfinished(conversation, seat, answer)


def _made(conversation: Conversation, seat: Seat, answer: Made, *, is_late: bool) -> None:
    """A move, or one of several: played where nothing else can be meant, and asked about otherwise."""
    if seat.is_adjusting and not is_late:
        return
    is_plain = not answer.is_hasty and _is_certain(seat, answer.moves[0], answer.moves[0].from_mask)
    if len(answer.moves) > 1:
        _ask_which(conversation, seat, answer.moves)
    elif answer.is_seen and is_plain:
        _play(conversation, seat, answer.moves[0])
    elif answer.is_seen or is_late:
        _ask_in_turn(conversation, seat, [answer])


def _is_certain(seat: Seat, move: Move, home: int) -> bool:
    """Whether it was the piece at home that has come to the end of a move, and not by the way.

    It cannot be known where something has stood there while the piece was still at home, since the
    board agreed: a ghost, or another piece that was pushed there; it may only have been lifted.
    """
    if seat.is_adjusting or seat.is_doubtful:
        return False
    both = move.to_mask | home
    return both == home or not any(reading.occupied & both == both for reading in seat.readings)


def _amended(conversation: Conversation, seat: Seat, answer: Amended, *, is_late: bool) -> None:
    """The last move was another one: at once while the computer thinks, asked about in all else."""
    game = conversation.game
    is_alone = len(conversation.settings.people) == 1
    last, move = game.plies[seat.made_at - 1].move, answer.moves[0]
    is_last = seat.made_at == len(game.plies) and not game.outcome
    is_plain = (
        is_alone and is_last and move.start == last.start and _is_certain(seat, move, last.to_mask)
    )
    if len(answer.moves) == 1 and answer.is_seen and is_plain:
        _amend(conversation, seat, answer.moves[0])
    elif answer.is_seen or is_late:
        _ask_in_turn(conversation, seat, [answer])


def _play(conversation: Conversation, seat: Seat, move: Move) -> None:
    """Play a move that was made on the board, unless another piece was touched before."""
    if not is_touch_kept(conversation, seat, move):
        return
    assert seat.reading
    if move.is_capture:
        seat.captures = move, tuple(seat.readings)
    seat.shown = conversation.game.position.after(move)
    seat.made_at = len(conversation.game.plies) + 1
    seat.is_wrong = seat.is_guiding = seat.is_adjusting = seat.is_doubtful = False
    play(conversation, move, "board")


def _ask_which(conversation: Conversation, seat: Seat, moves: Sequence[Move]) -> None:
    """Several moves leave what stands there."""
    fact = WhichOnBoard(written_whole(moves, is_choice=True))
    seat.told, seat.declined = fact, seat.reading
    conversation.choice = Choice(fact, tuple(moves))
    conversation.say(fact)


def _ask_in_turn(
    conversation: Conversation, seat: Seat, answers: Sequence[Made | Amended | GoneBack]
) -> None:
    """Ask whether it was the first of these, or else the next; when it was none, guide the hand."""
    if not answers:
        seat.told = None
        put_right(conversation, seat)
        return
    first = answers[0]
    rest: list[Made | Amended | GoneBack] = list(answers[1:])
    if not isinstance(first, GoneBack) and len(first.moves) > 1:
        each = [type(first)((move,)) for move in first.moves]
        _ask_in_turn(conversation, seat, [*each, *rest])
        return

    def accept(conversation: Conversation) -> None:
        seat.is_doubtful = seat.is_adjusting = False
        match first:
            case Made([move]):
                _play(conversation, seat, move)
            case Amended([move]):
                _amend(conversation, seat, move)
            case GoneBack(plies):
                _go_back(conversation, seat, plies)

    def decline(conversation: Conversation) -> None:
        _ask_in_turn(conversation, seat, rest)

    if isinstance(first, GoneBack):
        _ask_back(conversation, first.plies, accept, decline)
    else:
        conversation.ask(Question(MadeAsked(format_path(first.moves[0])), accept, decline))
    assert conversation.asked
    seat.told, seat.declined = conversation.asked.fact, seat.reading


def _ask_back(
    conversation: Conversation,
    plies: int,
    on_yes: Callable[[Conversation], None],
    on_no: Callable[[Conversation], None],
) -> None:
    """Between people it is the opponent who lets a move be taken back."""
    undone = [ply.written for ply in reversed(conversation.game.plies[-plies:])]
    if plies > 1 or len(conversation.settings.people) < len(Side):
        fact = BackAsked(Moves(tuple(undone)), len(undone))
        conversation.ask(Question(fact, on_yes, on_no))
    else:
        side = conversation.game.plies[-1].side
        ask_opponent(conversation, "takeback", side, undone, on_yes, on_no)


def _amend(conversation: Conversation, seat: Seat, move: Move) -> None:
    """The last move made here was another one."""
    game = conversation.game
    ply = game.plies[seat.made_at - 1]
    deed = MoveCorrected(seat.made_at, ply.side, ply.written, by=ply.side)
    take_back_plies(conversation, deed, MoveAmended)
    put_level_back(conversation)
    legal = next((each for each in game.legal if each.has_same_effect(move)), None)
    if legal:
        _play(conversation, seat, legal)
    else:
        next_turn(conversation)


def _who(seat: Seat) -> Side | None:
    """Who has done something at a board, where one person sits there."""
    return seat.sides[0] if len(seat.sides) == 1 else None


def _go_back(conversation: Conversation, seat: Seat, plies: int) -> None:
    """The board shows an earlier position, and that is meant."""
    game = conversation.game
    moves = [ply.move for ply in game.plies[-plies:]]
    take_back_plies(conversation, game.back(plies, _who(seat)), told_back)
    seat.shown = game.position
    conversation.table.has_taken_back = True
    if not (seat.reading and seat.reading.agrees_with(game.position)):
        tell_put_back(conversation, moves)
    next_turn(conversation)
