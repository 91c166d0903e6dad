"""Repeating back: announce, repeat, correct, then the clock. It is read when a move waits for that.

Between two people who want it so the opponent says an announced move again, in any words, types it, or
makes it on a board of their own. Until it matches nothing else is played; whoever has moved may still
correct a slip of the tongue, which drops the repetition.
"""

from collections.abc import Sequence

from assistant.dialogue.handlers.hearing.correcting import can_correct, correct
from assistant.dialogue.handlers.hearing.spoken import is_for_us
from assistant.dialogue.handlers.playing.move import next_turn
from assistant.dialogue.handlers.playing.routes import told_whole
from assistant.dialogue.repetition import Repeating
from assistant.dialogue.seats import SETTLED, Seat
from assistant.dialogue.talk import Talk
from assistant.narration.facts.repeating import (
    RepeatAwaited,
    Repeated,
    RepeatFirst,
    RepeatTyped,
    RepeatWrong,
)
from assistant.parsing.asked.follow_up import is_asked
from assistant.parsing.hearing.heard import Unsure, Verdict, understand
from assistant.parsing.moving.moves import (
    Ambiguous,
    NoSuchMove,
    NotLegal,
    Understood,
    parse_move_text,
)
from assistant.parsing.resolving.moments import names_whole
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.values import replaced

Alternatives = Sequence[tuple[str, float]]


def take_repetition(talk: Talk, text: str) -> bool:
    """Take a line for the repetition, if it gives the move that was announced; whether it does."""
    if is_asked(text) or talk.speaker not in (None, talk.side_to_move):
        return False
    game = talk.game
    read = parse_move_text(text, position_announced(talk), game.regulation, talk.words)
    if read and not talk.explains_refusals:
        _match_unseen(talk, text, read)
        return True
    match read:
        case Understood(move) if _is_announced(talk, move):
            _match(talk)
        case Ambiguous(moves) if any(_is_announced(talk, move) for move in moves):
            remind(talk)  # with the whole way, which these squares leave open
        case _:
            return False
    return True


def _match_unseen(talk: Talk, text: str, read: Understood | Ambiguous | NotLegal | NoSuchMove) -> None:
    """Where nothing is told of the position, a move that is given whole matches or does not: whether it
    could be played, or how many go where it goes, is not told."""
    move = talk.game.plies[-1].move
    is_same = isinstance(read, Understood) and _is_announced(talk, read.move)
    if is_same and names_whole(text, move.path, talk.words):
        _match(talk)
    else:
        talk.say(RepeatWrong(_announced(talk)), sounds=["refused"])


def refuse_instead(talk: Talk, read: Understood | Ambiguous | NotLegal | NoSuchMove) -> None:
    """A move was given that is not the one announced: it has to be repeated first."""
    if talk.speaker not in (None, talk.side_to_move):
        remind(talk)
    elif isinstance(read, Understood | Ambiguous) and talk.explains_refusals:
        talk.say(RepeatFirst(_announced(talk)), sounds=["refused"])
    else:
        talk.say(RepeatWrong(_announced(talk)), sounds=["refused"])


def hear_repetition(talk: Talk, alternatives: Alternatives) -> bool:
    """See to what was said while a repetition is waited for; whether it was a move, or nothing."""
    if can_correct(talk) and correct(talk, alternatives):
        return True
    game, words = talk.game, talk.words_heard
    heard = understand(alternatives, position_announced(talk), game.regulation, words)
    own = understand(alternatives, game.position, game.regulation, words)
    is_move = isinstance(heard.verdict, _MOVES)
    if not (is_move or isinstance(own.verdict, _MOVES)):
        is_said = heard.verdict is None and is_for_us(talk, heard)
        if is_said:
            remind(talk)
        return is_said
    if _is_match(talk, heard.verdict) and talk.speaker in (None, talk.side_to_move):
        _take_heard(talk)
    elif is_for_us(talk, heard):
        _tell_unlike(talk, heard.verdict, own.verdict)
    return True


_MOVES = (Understood, Unsure, NotLegal, NoSuchMove)


def _is_match(talk: Talk, verdict: Verdict) -> bool:
    """Whether the likeliest of what was heard is the move that was announced."""
    match verdict:
        case Understood(move):
            return _is_announced(talk, move)
        case Unsure((move, *_)):
            return _is_announced(talk, move)
    return False


def _take_heard(talk: Talk) -> None:
    """A repetition by voice, which counts no more where two did not match."""
    if _waiting(talk).is_typed:
        talk.say(RepeatTyped(_announced(talk)))
    else:
        _match(talk)


def _tell_unlike(talk: Talk, verdict: Verdict, own: Verdict) -> None:
    """What was heard is another move: one that is said in its place, or a repetition that fails."""
    if isinstance(verdict, Unsure) and any(_is_announced(talk, move) for move in verdict.moves):
        remind(talk)  # it may have been the right one
    elif _waiting(talk).is_typed:
        talk.say(RepeatTyped(_announced(talk)))
    elif talk.speaker not in (None, talk.side_to_move):
        remind(talk)
    elif (
        isinstance(own, Understood | Unsure)
        and not isinstance(verdict, Understood | Unsure)
        and talk.explains_refusals
    ):
        talk.say(RepeatFirst(_announced(talk)), sounds=["refused"])
    else:
        _miss(talk)


def notice_board(talk: Talk) -> None:
    """The opponent may have made the move on a board of their own, which is a repetition."""
    side, position = talk.side_to_move, talk.game.position
    for seat in talk.table.seats:
        if seat.sides == (side,) and len(talk.table.seats) > 1 and seat.since.shown == position:
            _match(talk)
            return


def is_before_repeating(talk: Talk, seat: Seat) -> bool:
    """Whether a move made on a board comes before the one announced was repeated: that is told, and
    the board is looked at again then."""
    if talk.table.repeating:
        talk.say(RepeatFirst(_announced(talk)))
        seat.wait(SETTLED)
    return talk.table.repeating is not None


def remind(talk: Talk) -> None:
    """Say which move is still to be repeated, and by whom."""
    side = talk.side_to_move
    talk.say(RepeatAwaited(side, talk.settings.player(side).name, _announced(talk)))


def position_announced(talk: Talk) -> Position:
    """The position in which the move was announced."""
    return talk.game.entries[-2].position


def _waiting(talk: Talk) -> Repeating:
    assert talk.table.repeating
    return talk.table.repeating


def _announced(talk: Talk) -> str:
    return told_whole(talk.game.plies[-1])


def _is_announced(talk: Talk, move: Move) -> bool:
    return move.has_same_effect(talk.game.plies[-1].move)


def _miss(talk: Talk) -> None:
    """It was repeated aloud as another move: the opponent has a right to hear what was announced."""
    talk.table.repeating = waiting = replaced(_waiting(talk), missed=_waiting(talk).missed + 1)
    told = RepeatTyped if waiting.is_typed else RepeatWrong
    talk.say(told(_announced(talk)), sounds=["refused"])


def _match(talk: Talk) -> None:
    """It was repeated rightly: the move stands, and the clock of who is to move starts."""
    table = talk.table
    table.repeating = None
    for place in table.places.values():
        if spoken := place.since.spoken:
            place.since = replaced(place.since, spoken=replaced(spoken, is_window_open=False))
    if table.clock:
        table.clock = table.clock.resumed()
    talk.say(Repeated())
    next_turn(talk)
