"""A board without sensors whose pieces were upset by accident: read from the record, row by row.

That is no question about the position: the text gives the right to it (Capo I, 7.8). Who plays without
seeing has no pieces to put up, and is not told for that where they stand, by whosever word: so it is
read to the others alone, and where nobody can be told alone it is put up by the score. In a game in
which nothing is noted the arbiter has the moves read for that: the text wants the pieces put up again.
"""

from assistant.dialogue.handlers.arbitrating.there import is_there
from assistant.dialogue.handlers.asking.allowed import in_confidence
from assistant.dialogue.handlers.asking.score import SCORE
from assistant.dialogue.handlers.boards import obey_at_board
from assistant.dialogue.handlers.clock import pause
from assistant.dialogue.talk import Talk
from assistant.dialogue.views import Way
from assistant.game.arbitration import has_moved_since_upset, mover_of
from assistant.game.deeds import BoardUpset
from assistant.narration.facts.arbiter import UpsetDone, UpsetLapsed, UpsetTold, UpsetUnread
from assistant.narration.facts.fact import Contents
from assistant.narration.facts.position import RowTold
from assistant.narration.position_reading import rows_for
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, Command
from assistant.rules.side import Side


def upset(talk: Talk, meant: CommandMeant) -> None:
    """Somebody says that the pieces were upset, just now."""
    if not is_there(talk):
        return
    talk.do(BoardUpset(by=talk.speaker))
    is_read = not _has_boards(talk) and any(_readers(each) for each in talk.everybody())
    talk.say(UpsetTold(talk.game.regulation.upset, is_read))
    if talk.table.clock and talk.table.clock.has_run and not talk.table.clock.is_paused:
        pause(talk)
    _put_up(talk)


def put_up_again(talk: Talk, meant: CommandMeant) -> None:
    """Somebody wants the pieces put up again: those that were upset before, or just now."""
    if not is_there(talk):
        return
    if _has_lapsed(talk):
        talk.say(UpsetLapsed(talk.game.regulation.upset))
    elif _is_upset(talk):
        _put_up(talk)
    else:
        upset(talk, meant)


def _has_lapsed(talk: Talk) -> bool:
    """Whether who wants it has moved since, or, where nobody says who it is, both have."""
    if talk.is_arbiter:
        return False
    wanted = (talk.speaker,) if talk.speaker else tuple(Side)
    return all(has_moved_since_upset(talk.game.deeds, side) for side in wanted)


def _is_upset(talk: Talk) -> bool:
    """Whether the pieces were upset since the last move."""
    for deed in reversed(talk.game.deeds):
        if mover_of(deed):
            return False
        if isinstance(deed, BoardUpset):
            return True
    return False


def _has_boards(talk: Talk) -> bool:
    """Whether there is a board with sensors, on which the hands are guided."""
    return any(seat.is_there for seat in talk.table.seats)


def _put_up(talk: Talk) -> None:
    if _has_boards(talk):
        obey_at_board(talk, Command.RESTORE)
    else:
        _read_out(talk)


def _readers(talk: Talk) -> list[Side | None]:
    """To whom it is read here: to all who are here (None), if nobody who plays without seeing hears it
    but who has agreed to hear every answer; else to those who see, and have a way of their own."""
    terms = talk.settings
    has_agreed = talk.seen.way is Way.SHARED and terms.are_answers_shared
    is_free = all(terms.questions_of(side) is None for side in Side)
    if talk.may_tell_position or (has_agreed and is_free and len(talk.people_here) > 1):
        return [None]
    seeing = [side for side in talk.people_here if not terms.is_blind(side)]
    return [side for side in seeing if talk.seen_by(side).way is Way.ALONE]


def _read_out(talk: Talk) -> None:
    """Read what stands in each row, to each from their own side on, and how many pieces it is."""
    is_read = False
    for each in talk.everybody():
        for side in _readers(each):
            is_read = True
            _read_to(each, side)
    if not is_read:
        _put_up_by_moves(talk)


def _put_up_by_moves(talk: Talk) -> None:
    """The position is read to nobody: by which moves it is put up, of which the arbiter decides where
    nobody may ask the score; where nobody sees a board, nothing is there to be put up."""
    terms = talk.settings
    way = "notes" if talk.seen.has_notes else "moves" if talk.is_arbiter else "arbiter"
    if all(terms.is_blind(side) and not terms.player(side).is_on_board for side in terms.people):
        way = "none"
    talk.say(UpsetUnread(way))
    if way == "moves":
        SCORE[Command.SCORE](talk, CommandMeant(Command.SCORE, about=About.ALL))


def _read_to(talk: Talk, side: Side | None) -> None:
    """Read it where one is: to all who are there, or to a side's person alone."""
    position, speaker = talk.game.position, talk.speaker
    talk.speaker = side or speaker
    with in_confidence(talk):
        talk.alone = side
        for number, found in rows_for(position, talk.view):
            standing = tuple((square, piece) for square, piece in found.squares if piece)
            if standing:
                talk.say_here(RowTold(str(number), Contents(standing)))
        white, black = (position.mask(each).bit_count() for each in Side)
        talk.say_here(UpsetDone(position.side_to_move, white, black))
    talk.speaker = speaker
