"""What happens on boards with sensors: they come and go, are looked at, and guide the hand."""

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
from assistant.dialogue.handlers.touching.guiding import agree, guide, tell_awaited, tell_step
from assistant.dialogue.handlers.touching.irregular import (
    goes_on,
    is_irregular,
    sees_again,
    suspect,
)
from assistant.dialogue.handlers.touching.made import act_on
from assistant.dialogue.handlers.touching.standing import record_of, standing
from assistant.dialogue.handlers.touching.touched import feel, settle
from assistant.dialogue.handlers.touching.whose_hand import forget_whose_hand
from assistant.dialogue.questions import AboutBoard, Answer, Keep
from assistant.dialogue.seats import (
    CONFIRMED,
    OVERDUE,
    SETTLED,
    Away,
    Guiding,
    Known,
    Seat,
    SinceChanged,
    Unknown,
)
from assistant.dialogue.talk import Talk
from assistant.narration.facts.tactile import (
    BackAsked,
    BoardBack,
    BoardFaultTold,
    BoardGone,
    BoardNotFound,
    BoardReady,
    LiftWhite,
    MadeAsked,
)
from assistant.narration.facts.talk import Asked
from assistant.tactile.inference import Agrees, Amended, Standing, infer

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
            is_rested = how != SETTLED
            seat.read(reading, record_of(talk.game), is_rested=is_rested)
            if is_rested and reading.agrees_with(talk.game.position):
                seat.note_of_record(is_rested=True)
            forget_whose_hand(talk, seat)
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
        case Known(reading, _, is_rested) if seat.of_record.record != now:
            shows_it = reading is not None and reading.agrees_with(game.position)
            is_rested = seat.since.is_doubtful or (is_rested and shows_it)
            seat.of_record = SinceChanged(now, is_rested=is_rested)
            seat.note(told=None)
            if seat.of_game.made_at > len(game.plies):
                seat.note_of_game(made_at=0)
            if shows_it:
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
        act_on(talk, seat, inferred, how)


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
