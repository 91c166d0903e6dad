"""What becomes of the writing down: it cannot be done, it can again; and who asks to have the game
saved."""

from assistant.dialogue.events import JournalAlone, JournalEvent, JournalLost, JournalRegained
from assistant.dialogue.talk import Talk
from assistant.narration.facts.keeping import (
    JournalAloneTold,
    JournalLostTold,
    JournalRegainedTold,
    SavedAnyway,
)


def hear_of_journal(talk: Talk, event: JournalEvent) -> None:
    """A game that cannot be saved says so at once, and goes on."""
    conversation = talk.conversation
    match event:
        case JournalLost(trouble, _, file):
            conversation.is_kept = False
            conversation.library_owed = 0
            talk.say(JournalLostTold(trouble, file))
        case JournalRegained():
            conversation.is_kept = True
            talk.say(JournalRegainedTold())
        case JournalAlone():
            talk.hint(JournalAloneTold())


def save(talk: Talk) -> None:
    """Asked to save the game: that is done with each move."""
    talk.say(SavedAnyway(talk.conversation.is_kept))
