"""What others than the mover are told of a move by voice waits until it can be corrected no more.

It is completed only then (rules: "the opponent learns the move only when it has closed"), and one that
is corrected they never hear of. Who shares the mover's surface hears the echo: it cannot wait.
"""

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.effects import Effect, Say
from assistant.dialogue.table import Table

Outbox = list[tuple[int, Effect]]


def let_hear(conversation: Conversation, table: Table, by: int, outbox: Outbox) -> Outbox:
    """Of what comes of an event at a surface, what is to be done now; the rest waits at the table."""
    if len(conversation.surfaces) == 1:
        return outbox
    spoken_at = table.spoken_at
    if spoken_at is None:
        return _with_held(conversation, table, outbox)
    if spoken_at != by:
        return outbox
    told = (each for _, each in outbox if isinstance(each, Say) and each.table == table.number)
    held = [each for each in told if each.to != by]
    for surface in conversation.surfaces.values():
        surface.news = [each for each in surface.news if each not in held]
    table.held = (*table.held, *held)
    return [entry for entry in outbox if entry[1] not in held]


def _with_held(conversation: Conversation, table: Table, outbox: Outbox) -> Outbox:
    """What waited comes first, to those who are still there; it is what they were told last."""
    held, table.held = table.held, ()
    there = [each for each in held if each.to in conversation.surfaces]
    for number in {each.to for each in there}:
        conversation.surfaces[number].last_said = [each for each in there if each.to == number]
    return [*((table.number, each) for each in there), *outbox]
