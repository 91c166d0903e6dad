"""What has changed: by each move since the listener's own last one, and since this was last asked."""

from assistant.dialogue.talk import Talk
from assistant.game.record import Ply
from assistant.narration.facts.position import EmptiedTold, FilledTold, NothingChanged
from assistant.narration.position_reading import emptied, filled
from assistant.parsing.arguments import CommandMeant
from assistant.rules.position import Position


def tell_changed(talk: Talk, meant: CommandMeant) -> None:
    """First the listener's last move and the answer to it, each by itself.

    Then, where this was asked before and not all of it is told with that, the sum since then.
    """
    entries = talk.game.entries
    asked, now = talk.here.asked_changes_at, (len(entries), entries[-1].position)
    talk.here.asked_changes_at = now
    if len(entries) == 1 and asked is None:
        talk.say(NothingChanged(is_since_start=True))
        return
    if asked == now:
        talk.say(NothingChanged(is_since_start=False))
        return
    said = len(talk.conversation.outbox)
    first = _first_to_tell(talk)
    for before, entry in zip(entries[first - 1 :], entries[first:], strict=False):
        move = entry.cause.written if isinstance(entry.cause, Ply) else ""
        _tell_difference(talk, before.position, entry.position, move)
    if asked and asked[1] not in [entry.position for entry in entries[first - 1 :]]:
        _tell_difference(talk, asked[1], entries[-1].position, "", is_more=first < len(entries))
    if len(talk.conversation.outbox) == said:
        talk.say(NothingChanged(is_since_start=False))


def _first_to_tell(talk: Talk) -> int:
    """The place in the record of the listener's own last move, or where it begins without one."""
    entries, side = talk.game.entries, talk.side_of_listener
    for place in range(len(entries) - 1, 0, -1):
        cause = entries[place].cause
        if isinstance(cause, Ply) and cause.side is side:
            return place
    return 1


def _tell_difference(
    talk: Talk, before: Position, after: Position, move: str, *, is_more: bool = False
) -> None:
    """Tell what differs by a move, or, without one, since this was asked."""
    since = "" if move else "asked"
    left, come = emptied(before, after), filled(before, after)
    if left.numbers:
        talk.say(EmptiedTold(move, is_more, left, since, len(left.numbers)))
        since = ""
    if come.squares:
        talk.say(FilledTold(move, is_more, come, since, len(come.squares)))
