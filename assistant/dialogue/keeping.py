"""What waits at a table is written down when it changes, and a last time when the table is left; what
the clocks of its game have left, while one runs, every other second.
"""

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.effects import KeepClock, KeepWaiting, PutAway
from assistant.dialogue.questions import Question
from assistant.dialogue.surface import OWN
from assistant.dialogue.table import Table
from assistant.settings.mail_terms import own_side

KEPT = 1.5
"""Seconds after which it is written down again what a clock that runs has left: what a crash costs
nobody is less than two."""


def keep_clock(conversation: Conversation, table: Table, *, is_last: bool = False) -> None:
    """Have it written down what both have left, where that is news: every other second while a clock
    runs, and at once when it stands, or when the table is left."""
    if not (conversation.is_journalled and table.clock) or table.is_offered:
        return
    now = conversation.now.monotonic
    left = table.clock.both(now)
    if is_last or table.clock.running is None or now >= table.told_left_at + KEPT:
        table.told_left_at = now
        if left != table.told_left:
            table.told_left = left
            conversation.outbox.append((table.number, KeepClock(table.number, left)))


def clocks_left(conversation: Conversation, now: float) -> list[KeepClock]:
    """What both have left at the tables where a clock runs; nothing is changed by that."""
    return [
        KeepClock(table.number, table.clock.both(now))
        for table in conversation.tables.values()
        if conversation.is_journalled and table.clock and table.clock.running
    ]


def keep_waiting(conversation: Conversation, table: Table) -> None:
    """Have it written down what waits for who is at the machine, where that is news."""
    waits = table.waits_at(OWN)
    if not conversation.is_journalled or waits == table.told_waiting:
        return
    if table.number not in conversation.tables or table.is_offered:
        return
    from assistant.dialogue.waiting import format_waiting, waiting_at

    table.told_waiting = waits
    is_mine = _is_mine(table, waits[0])
    told = KeepWaiting(table.number, format_waiting(waiting_at(table)), is_mine)
    conversation.outbox.append((table.number, told))


def _is_mine(table: Table, question: Question | None) -> bool:
    """Whether somebody at this machine is to do something; by mail that may be to send the end."""
    terms, game, is_asked = table.terms, table.game, question is not None
    if terms.mail:
        from assistant.game.correspondence import standing_of  # of no use to other games

        return is_asked or standing_of(game, terms.mail, own_side(terms), 0.0).is_mine
    is_persons = not terms.player(game.position.side_to_move).is_computer
    return table.awaits_next or (game.outcome is None and (is_asked or is_persons))


def put_away(conversation: Conversation, table: Table) -> None:
    """Its game is left, and may be gone on with by anybody; what was asked in it is asked no more."""
    if conversation.is_journalled:
        keep_waiting(conversation, table)
        keep_clock(conversation, table, is_last=True)
        conversation.outbox.append((table.number, PutAway(table.number)))
