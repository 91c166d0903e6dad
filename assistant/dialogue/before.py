"""The conversation as it stood before an event, which a fault takes it back to."""

from assistant.dialogue.aside import InTree
from assistant.dialogue.events import Event, FileEvent, LibraryEvent, SearchFinished
from assistant.dialogue.surface import OWN
from assistant.dialogue.talk import Talk
from assistant.game.game import Game


class Before:
    """All that an event may change, as it stood before: its table, what else waits where it came from,
    and all surfaces."""

    def __init__(self, talk: Talk) -> None:
        self._conversation = talk.conversation
        self._kept = talk.conversation.copied()
        self._table = talk.table.copied()
        self._tables = [(self._table, len(talk.game.deeds))]
        if (number := talk.surface.number) != OWN:
            others = [each for each in talk.conversation.tables.values() if number in each.places]
            self._tables += [
                (each.copied(), len(each.game.deeds)) for each in others if each is not talk.table
            ]
        self._surfaces = [each.copied() for each in talk.conversation.surfaces.values()]
        aside = talk.here.aside
        self._undo = aside.undoing() if isinstance(aside, InTree) else None

    def go_back(self, event: Event) -> None:
        """After a fault of ours: everything as it was, and nothing said or done of the event.

        An answer of the computer's that could not be played does not come again.
        """
        conversation, table = self._conversation, self._table
        conversation.become(self._kept)
        if self._undo:
            self._undo()
        for each, deeds in self._tables:
            conversation.tables[each.number] = each
            if len(each.game.deeds) > deeds:
                each.game = Game.of(each.game.deeds[:deeds])
        for surface in self._surfaces:
            conversation.surfaces[surface.number] = surface
        conversation.wholes.clear()
        if isinstance(event, LibraryEvent | FileEvent):
            conversation.library_owed = 0  # nor does an answer that could not be told
        if isinstance(event, SearchFinished):
            table.owed = 0
        is_computers = table.terms.player(table.game.position.side_to_move).is_computer
        is_owed = is_computers and not table.game.outcome and not table.is_searching
        if is_owed and conversation.is_open:  # before the game begins, it begins with the next try
            table.failure = "?"
