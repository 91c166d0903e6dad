"""Why the computer played a move: what is known of that, and no more."""

from collections.abc import Callable, Sequence

from assistant.dialogue.handlers.asking.position import sides
from assistant.dialogue.talk import Talk
from assistant.game.record import Ply
from assistant.narration.facts.foresight import (
    CaptureReasonTold,
    ReasonOfPerson,
    ReasonTold,
    ReasonUnknown,
    WasCompulsory,
    WasOnlyMove,
)
from assistant.narration.facts.game import NotMovedYet
from assistant.narration.facts.position import AsSaidTold
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, Command
from assistant.rules.articles import IllegalReason
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.notation import format_path
from assistant.rules.position import Position
from assistant.rules.side import Side


def tell_reason(talk: Talk, meant: CommandMeant) -> None:
    """Of the computer's move that was asked about, or its last one."""
    computers = [side for side in Side if talk.settings.player(side).is_computer]
    asked = [side for side in sides(talk, meant.whose) if side in computers]
    if not asked:
        talk.say(ReasonOfPerson())
        return
    played = _played_by(talk, asked)
    ends = (meant.move[0], meant.move[-1]) if meant.move else None
    named = [each for each in played if (each[2].move.start, each[2].move.end) == ends]
    if not played:
        talk.say(NotMovedYet(asked[0]))
    else:
        _tell_of(talk, *(named or played)[-1])


def was_played_by_computer(talk: Talk, squares: Sequence[int]) -> bool:
    """Whether a move is the last one of the computer that is to answer, by its ends or whole."""
    computers = [side for side in Side if talk.settings.player(side).is_computer]
    played = _played_by(talk, computers)
    if not played:
        return False
    move = played[-1][2].move
    return (move.start, move.end) == (squares[0], squares[-1])


def _played_by(talk: Talk, asked: Sequence[Side]) -> list[tuple[int, Position, Ply]]:
    """The moves of some sides: the place of each in the record, where it was made, and the move."""
    entries = talk.game.entries
    return [
        (place, entries[place - 1].position, entry.cause)
        for place, entry in enumerate(entries)
        if isinstance(entry.cause, Ply) and entry.cause.side in asked
    ]


def _tell_of(talk: Talk, place: int, before: Position, ply: Ply) -> None:
    """What is known of one move; how many others there were tells what stood on the board."""
    legal = distinct_moves(legal_moves(before))
    depth = talk.table.looked.get(place, 0)
    written = format_path(ply.move)
    if len(legal) > 1 and not depth:
        talk.say(ReasonUnknown(written))
        return
    count = len(legal) if talk.may_tell_position else 0
    if not ply.move.is_capture:
        talk.say(ReasonTold(written, count, depth if count else 0))
        return
    is_king = ply.move.start in before.kings_of(ply.side)
    article = talk.game.regulation.article(IllegalReason.MUST_CAPTURE, is_king=is_king)
    talk.say(CaptureReasonTold(written, count, depth if count else 0, article))


def tell_whether_due(talk: Talk, meant: CommandMeant, asked: Sequence[Side]) -> bool:
    """Whether a move that was played had to be, or whether it was legal; False if it was not played."""
    played = _played_by(talk, asked)
    ends = (meant.move[0], meant.move[-1]) if meant.move else None
    named = [each for each in played if ends in (None, (each[2].move.start, each[2].move.end))]
    if not named:
        return False
    _, before, ply = named[-1]
    legal = distinct_moves(legal_moves(before))
    written = format_path(ply.move)
    if meant.about is About.LEGAL:
        talk.say(AsSaidTold(ply.move in legal_moves(before)))
        return False
    count = len(legal) if len(legal) == 1 or talk.may_tell_position else 0
    if not ply.move.is_capture:
        talk.say(WasOnlyMove(written, count))
        return True
    is_king = ply.move.start in before.kings_of(ply.side)
    article = talk.game.regulation.article(IllegalReason.MUST_CAPTURE, is_king=is_king)
    talk.say(WasCompulsory(written, count, article))
    return True


REASON: dict[Command, Callable[[Talk, CommandMeant], None]] = {Command.REASON: tell_reason}
