"""A board without sensors whose pieces were upset by accident: read from the record, row by row.

That is no question about the position: the text gives the right to it (Capo I, 7.8). Where questions
are counted, because somebody plays without seeing the board, only the arbiter has it read, since both
hear it.
"""

from assistant.dialogue.handlers.arbitrating.there import is_there
from assistant.dialogue.handlers.boards import obey_at_board
from assistant.dialogue.handlers.clock import pause
from assistant.dialogue.talk import Talk
from assistant.game.arbitration import has_moved_since_upset
from assistant.game.deeds import BoardUpset, MovePlayed
from assistant.narration.facts.arbiter import ForArbiter, UpsetDone, UpsetLapsed, UpsetTold
from assistant.narration.facts.fact import Contents
from assistant.narration.facts.position import RowTold
from assistant.narration.position_reading import rows_for
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command
from assistant.rules.side import Side


def upset(talk: Talk, meant: CommandMeant) -> None:
    """Somebody says that the pieces were upset, just now."""
    if not _may_want(talk):
        return
    talk.do(BoardUpset(by=talk.speaker))
    talk.say(UpsetTold(talk.game.regulation.upset, is_read=not _has_boards(talk)))
    if talk.table.clock and talk.table.clock.has_run and not talk.table.clock.is_paused:
        pause(talk)
    _put_up(talk)


def put_up_again(talk: Talk, meant: CommandMeant) -> None:
    """Somebody wants the pieces put up again: those that were upset before, or just now."""
    if not _may_want(talk):
        return
    if _has_lapsed(talk):
        talk.say(UpsetLapsed(talk.game.regulation.upset))
    elif _is_upset(talk):
        _put_up(talk)
    else:
        upset(talk, meant)


def _may_want(talk: Talk) -> bool:
    if not is_there(talk):
        return False
    if talk.is_arbiter or talk.may_tell_position:
        return True
    talk.say(ForArbiter())
    return False


def _has_lapsed(talk: Talk) -> bool:
    """Whether who wants it has moved since, or, where nobody says who it is, both have."""
    if talk.is_arbiter:
        return False
    wanted = (talk.speaker,) if talk.speaker else tuple(Side)
    return all(has_moved_since_upset(talk.game.deeds, side) for side in wanted)


def _is_upset(talk: Talk) -> bool:
    """Whether the pieces were upset since the last move."""
    for deed in reversed(talk.game.deeds):
        if isinstance(deed, MovePlayed):
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


def _read_out(talk: Talk) -> None:
    """Read what stands in each row to everybody, from their own side on, and how many pieces it is."""
    position = talk.game.position
    for each in talk.everybody():
        for number, found in rows_for(position, each.view):
            standing = tuple((square, piece) for square, piece in found.squares if piece)
            if standing:
                each.say_here(RowTold(str(number), Contents(standing)))
    white, black = (position.mask(side).bit_count() for side in Side)
    talk.say(UpsetDone(position.side_to_move, white, black))
