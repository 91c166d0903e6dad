"""What is done on boards with sensors: recognised, played, asked about, or told what is wrong."""

from collections.abc import Sequence

from assistant.dialogue.effects import LookFor
from assistant.dialogue.events import (
    BoardEvent,
    BoardFaulted,
    BoardFound,
    BoardLost,
    BoardRead,
    BoardRecognised,
    BoardUnrecognised,
    PiecesOnLight,
    PieceTouched,
    SensorSuspected,
)
from assistant.dialogue.handlers.asking.needs_yes import ask_opponent
from assistant.dialogue.handlers.playing.following import put_level_back
from assistant.dialogue.handlers.playing.move import next_turn, play
from assistant.dialogue.handlers.playing.repeating import is_before_repeating
from assistant.dialogue.handlers.playing.routes import written_whole
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
)
from assistant.dialogue.handlers.touching.standing import record_of, standing
from assistant.dialogue.handlers.touching.touched import feel, settle
from assistant.dialogue.questions import AboutBoard, Answer, Choice, Keep, MadeOnBoard, Question
from assistant.dialogue.seats import Away, Guiding, Known, Seat, SinceChanged, Unknown
from assistant.dialogue.talk import Talk
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
    Behind,
    Doubtful,
    GoneBack,
    Made,
    Standing,
    Unfinished,
    Unlike,
    infer,
)
from assistant.tactile.inference import Answer as Inferred

_ASKED = (MadeAsked, BackAsked, Asked)
"""Questions about what stands on a board: they are over when something else stands there."""
MOST_READINGS = 100
"""What hands do between two agreements is kept no longer than this: it is asked for in the order in
which captured pieces were taken off."""


def hear_of_board(talk: Talk, seat: Seat, event: BoardEvent, answer: Answer) -> None:
    """Something has happened on a board."""
    talk = _where_asked(talk, seat)
    match event:
        case BoardFound():
            _found(talk, seat)
        case BoardLost(_, reason, port):
            seat.go()
            talk.say(BoardGone(seat.name, reason, port))
        case BoardFaulted(_, code, text):
            talk.say(BoardFaultTold(seat.name, code, text))
        case _:
            _hear_of_pieces(talk, seat, event, answer)


def _hear_of_pieces(talk: Talk, seat: Seat, event: BoardEvent, answer: Answer) -> None:
    """Something has happened on a board with what stands there; on one that is away nothing does."""
    match seat.state, event:
        case Away(), _:
            pass
        case _, BoardRecognised():
            seat.recognise(record_of(talk.game))
            talk.say(BoardReady(seat.name))
        case _, BoardUnrecognised(_, pieces, ways):
            position = talk.game.position
            wanted = (position.white | position.black).bit_count()
            several = LiftWhite(seat.name) if ways else BoardNotFound(seat.name, pieces, wanted)
            talk.say(several)
        case _, BoardRead(_, reading, how):
            seat.read(reading, record_of(talk.game))
            _look(talk, seat, how, answer)
        case Known(), PieceTouched() | PiecesOnLight():
            feel(talk, seat, event)
        case Known(), SensorSuspected(_, square):
            suspect(talk, seat, square)


def attend(talk: Talk, answer: Answer) -> None:
    """After every event: look at what was done while a question was open, and guide the hands."""
    for seat in talk.table.seats:
        if not seat.is_there or not talk.conversation.is_open or talk.conversation.is_closed:
            continue
        talk = _where_asked(talk, seat)
        if (how := seat.waiting) and not (talk.here.asked or talk.here.choice or talk.table.repeating):
            seat.wait("")
            _look(talk, seat, how, answer)
        _follow(talk, seat)


def _found(talk: Talk, seat: Seat) -> None:
    """The board answers, for the first time or again."""
    if _is_about_board(talk, seat):
        talk.drop_question()
    seat.come(talk.game.position)
    match seat.state:
        case Unknown(sought):
            talk.emit(LookFor(seat.number, sought))
            tell_awaited(talk, seat)
        case _:
            talk.say(BoardBack(seat.name))


def _follow(talk: Talk, seat: Seat) -> None:
    """Guide the hand when the position or the record has changed since it was guided last."""
    game, now = talk.game, record_of(talk.game)
    match seat.state:
        case Unknown(sought) if sought != game.position:
            seat.state = Unknown(game.position)
            talk.emit(LookFor(seat.number, game.position))
        case Known(reading) if seat.of_record.record != now:
            seat.of_record = SinceChanged(now)
            seat.note(told=None)
            if seat.of_game.made_at > len(game.plies):
                seat.note_of_game(made_at=0)
            if reading and reading.agrees_with(game.position):
                agree(talk, seat)
            elif reading:
                guide(talk, seat)


def _look(talk: Talk, seat: Seat, how: str, answer: Answer) -> None:
    """A reading counts, or has stood for long."""
    reading = seat.reading
    assert reading
    game = talk.game
    readings = seat.since.readings
    if not readings or readings[-1] != reading:
        seat.note(readings=(*readings[-MOST_READINGS:], reading))
    if not _is_free(talk, seat, how, answer):
        return
    if how == CONFIRMED:
        seat.note(declined=None)  # who presses the button wants to hear of it again
    known = standing(seat, game)
    inferred = infer(reading, known)
    if isinstance(inferred, Agrees):
        if game.outcome or not is_irregular(talk, seat, inferred, how):
            settle(talk, seat)
    elif game.outcome and not isinstance(inferred, Amended):
        pass  # the pieces may be put away
    elif isinstance(seat.known, Guiding):
        tell_step(talk, seat, is_again=how == CONFIRMED)
    elif how != CONFIRMED and _waits_for_button(talk, known):
        pass
    elif seat.since.declined != reading and not is_irregular(talk, seat, inferred, how):
        # What was declined a person has said what it is not, and was told what belongs where.
        _act(talk, seat, inferred, how)


def _waits_for_button(talk: Talk, standing: Standing) -> bool:
    """Whether somebody is to move on the board who has chosen to say by its button when it is done."""
    is_theirs = bool(standing.legal) and standing.announced is None
    return is_theirs and talk.settings.settling == 0


def _is_free(talk: Talk, seat: Seat, how: str, answer: Answer) -> bool:
    """Whether nothing is asked that has to be answered before the board is looked at.

    What is asked about the board itself is answered by it: by its button, or by something else on it.
    """
    if goes_on(talk, seat) or not (talk.here.asked or talk.here.choice):
        return True
    if sees_again(talk, seat):
        talk.here.asked = None
        return True
    if not _is_about_board(talk, seat):
        if how != OVERDUE or not seat.waiting:
            seat.wait(how)  # what has only stood there longer may have been confirmed before
        return False
    question, is_same = talk.here.asked, seat.reading == seat.since.declined
    if is_same and (how != CONFIRMED or not question):
        return False
    if is_same and question and question.to not in (None, *seat.sides):
        return False  # a button says yes for whom it belongs to
    if is_same and question:
        talk.here.asked = talk.here.choice = None
        answer(talk, question, True)  # the button says that this is meant
        return False
    talk.drop_question()
    if not is_same:
        seat.note(declined=None)  # nobody has said no: it may be asked again
    return True


def _is_about_board(talk: Talk, seat: Seat) -> bool:
    """Whether what is asked is about what stood on this board, so that a new reading answers it."""
    if talk.here.asked:
        return isinstance(talk.here.asked.fact, _ASKED) and seat.since.told is talk.here.asked.fact
    choice = talk.here.choice
    return choice is not None and seat.since.told is choice.fact


def _where_asked(talk: Talk, seat: Seat) -> Talk:
    """The turn where it is asked what stands on this board, which answers it; else this one."""
    there = talk.where_it_waits()
    about = there.here.asked.about if there.here.asked else None
    is_of_seat = isinstance(about, AboutBoard | Keep) and about.seat == seat.number
    return there if is_of_seat or _is_about_board(there, seat) else talk


def _act(talk: Talk, seat: Seat, answer: Inferred, how: str) -> None:
    is_late = how != SETTLED
    match answer:
        case Made():
            _made(talk, seat, answer, is_late=is_late)
        case Amended():
            _amended(talk, seat, answer, is_late=is_late)
        case Doubtful(answers):
            _ask_in_turn(talk, seat, answers)
        case GoneBack() if is_late:
            _ask_in_turn(talk, seat, [answer])
        case Unlike():
            tell_unlike(talk, seat, answer, how)
        case Unfinished() | Behind() if is_late:
            tell_unfinished(talk, seat, answer)


def _made(talk: Talk, seat: Seat, answer: Made, *, is_late: bool) -> None:
    """A move, or one of several: played where nothing else can be meant, and asked about otherwise."""
    if seat.since.is_adjusting and not is_late:
        return
    is_plain = not answer.is_hasty and _is_certain(seat, answer.moves[0], answer.moves[0].from_mask)
    if len(answer.moves) > 1:
        _ask_which(talk, seat, answer.moves)
    elif answer.is_seen and is_plain:
        _play(talk, seat, answer.moves[0])
    elif answer.is_seen or is_late:
        _ask_in_turn(talk, seat, [answer])


def _is_certain(seat: Seat, move: Move, home: int) -> bool:
    """Whether it was the piece at home that has come to the end of a move, and not by the way.

    It cannot be known where something has stood there while the piece was still at home, since the
    board agreed: a ghost, or another piece that was pushed there; it may only have been lifted.
    """
    since = seat.since
    if since.is_adjusting or since.is_doubtful:
        return False
    both = move.to_mask | home
    return both == home or not any(reading.occupied & both == both for reading in since.readings)


def _amended(talk: Talk, seat: Seat, answer: Amended, *, is_late: bool) -> None:
    """The last move was another one: at once while the computer thinks, asked about in all else."""
    game = talk.game
    is_alone = len(talk.settings.people) == 1
    made_at = seat.of_game.made_at
    last, move = game.plies[made_at - 1].move, answer.moves[0]
    is_last = made_at == len(game.plies) and not game.outcome
    is_plain = (
        is_alone and is_last and move.start == last.start and _is_certain(seat, move, last.to_mask)
    )
    if len(answer.moves) == 1 and answer.is_seen and is_plain:
        _amend(talk, seat, answer.moves[0])
    elif answer.is_seen or is_late:
        _ask_in_turn(talk, seat, [answer])


def _play(talk: Talk, seat: Seat, move: Move) -> None:
    """Play a move that was made on the board, unless another piece was touched before."""
    if is_before_repeating(talk, seat) or not is_touch_kept(talk, seat, move):
        return
    if move.is_capture:
        seat.note_of_game(captures=(move, seat.since.readings))
    seat.note_of_game(made_at=len(talk.game.plies) + 1)
    seat.agree(talk.game.position.after(move))
    play(talk, move, "board")


def _ask_which(talk: Talk, seat: Seat, moves: Sequence[Move]) -> None:
    """Several moves leave what stands there."""
    fact = WhichOnBoard(written_whole(moves, is_choice=True))
    seat.note(told=fact, declined=seat.reading)
    talk.here.choice = Choice(fact, tuple(moves))
    talk.say(fact)


def _ask_in_turn(talk: Talk, seat: Seat, answers: Sequence[Made | Amended | GoneBack]) -> None:
    """Ask whether it was the first of these, or else the next; when it was none, guide the hand."""
    if not answers:
        seat.note(told=None)
        put_right(talk, seat)
        return
    first = answers[0]
    if not isinstance(first, GoneBack) and len(first.moves) > 1:
        each = [type(first)((move,)) for move in first.moves]
        _ask_in_turn(talk, seat, [*each, *answers[1:]])
        return
    about = MadeOnBoard(seat.number, tuple(answers))
    if isinstance(first, GoneBack):
        _ask_back(talk, first.plies, about)
    else:
        talk.ask(Question(MadeAsked(format_path(first.moves[0])), about))
    if asked := talk.where_it_waits().here.asked:
        seat.note(told=asked.fact, declined=seat.reading)


def accept_made(talk: Talk, about: MadeOnBoard) -> None:
    """It was the first of what was asked about."""
    seat = talk.table.seats[about.seat]
    seat.note(is_doubtful=False, is_adjusting=False)
    match about.answers[0]:
        case Made([move]):
            _play(talk, seat, move)
        case Amended([move]):
            _amend(talk, seat, move)
        case GoneBack(plies):
            _go_back(talk, seat, plies)


def decline_made(talk: Talk, about: MadeOnBoard) -> None:
    """It was not the first: the next is asked about."""
    _ask_in_turn(talk, talk.table.seats[about.seat], about.answers[1:])


def _ask_back(talk: Talk, plies: int, about: MadeOnBoard) -> None:
    """Between people it is the opponent who lets a move be taken back."""
    undone = [ply.written for ply in reversed(talk.game.plies[-plies:])]
    if plies > 1 or len(talk.settings.people) < len(Side):
        fact = BackAsked(Moves(tuple(undone)), len(undone))
        talk.ask(Question(fact, about))
    else:
        side = talk.game.plies[-1].side
        ask_opponent(talk, "takeback", side, undone, about)


def _amend(talk: Talk, seat: Seat, move: Move) -> None:
    """The last move made here was another one."""
    game, made_at = talk.game, seat.of_game.made_at
    ply = game.plies[made_at - 1]
    deed = MoveCorrected(made_at, ply.side, ply.written, by=ply.side)
    take_back_plies(talk, deed, MoveAmended)
    put_level_back(talk)
    legal = next((each for each in game.legal if each.has_same_effect(move)), None)
    if legal:
        _play(talk, seat, legal)
    else:
        next_turn(talk)


def _who(seat: Seat) -> Side | None:
    """Who has done something at a board, where one person sits there."""
    return seat.sides[0] if len(seat.sides) == 1 else None


def _go_back(talk: Talk, seat: Seat, plies: int) -> None:
    """The board shows an earlier position, and that is meant."""
    game = talk.game
    moves = [ply.move for ply in game.plies[-plies:]]
    take_back_plies(talk, game.back(plies, _who(seat)), told_back)
    seat.note(shown=game.position)
    talk.table.has_taken_back = True
    if not (seat.reading and seat.reading.agrees_with(game.position)):
        tell_put_back(talk, moves)
    next_turn(talk)
