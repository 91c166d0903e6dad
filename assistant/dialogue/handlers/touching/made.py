"""What was made on a board, played or asked about: a move, another than the last, or steps back."""

from collections.abc import Sequence

from assistant.dialogue.handlers.asking.needs_yes import ask_opponent
from assistant.dialogue.handlers.playing.following import put_level_back
from assistant.dialogue.handlers.playing.move import next_turn, play
from assistant.dialogue.handlers.playing.repeating import is_before_repeating
from assistant.dialogue.handlers.playing.routes import written_whole
from assistant.dialogue.handlers.playing.taking_back import take_back_plies, tell_put_back, told_back
from assistant.dialogue.handlers.touching.guiding import put_right, tell_unfinished
from assistant.dialogue.handlers.touching.irregular import is_touch_kept, tell_unlike
from assistant.dialogue.questions import Choice, MadeOnBoard, Question
from assistant.dialogue.seats import SETTLED, Seat
from assistant.dialogue.talk import Talk
from assistant.game.deeds import MoveCorrected
from assistant.narration.facts.fact import Moves
from assistant.narration.facts.tactile import BackAsked, MadeAsked, MoveAmended, WhichOnBoard
from assistant.rules.move import Move
from assistant.rules.notation import format_path
from assistant.rules.side import Side
from assistant.tactile.inference import Amended, Behind, Doubtful, GoneBack, Made, Unfinished, Unlike
from assistant.tactile.inference import Answer as Inferred


def act_on(talk: Talk, seat: Seat, answer: Inferred, how: str) -> None:
    """Do what the hands have done, where nothing else can be meant, or ask about it."""
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
