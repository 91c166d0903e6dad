"""Text that is no line of the conversation: a message that is pasted, of which nothing is a command."""

from assistant.dialogue.effects import ProgramEffect
from assistant.dialogue.event import WordsEvent


class TextPasted(WordsEvent):
    """A text was pasted where one is wanted: its lines are lines of it, also one with a dot alone
    that has others behind it."""

    text: str


class TakeText(ProgramEffect):
    """What comes from now on is text, as long as it may be, and is not echoed where it is pasted; or
    lines again."""

    is_wanted: bool


MOST_TEXT = 400_000
"""Characters of one text that are taken: a letter with all that it quotes is far shorter."""
MOST_LINES = 20_000
"""Lines of it: each is put behind those before it."""
