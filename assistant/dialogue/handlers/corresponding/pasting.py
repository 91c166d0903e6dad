"""A message that is typed or pasted, until a dot stands alone on a line; nothing of it is a command."""

from assistant.dialogue.events import LineRefused, TextEntered, WordsEvent
from assistant.dialogue.letter_effects import ReadMessageText
from assistant.dialogue.library import request_id
from assistant.dialogue.surface import OWN
from assistant.dialogue.talk import Talk
from assistant.dialogue.text import MOST_LINES, MOST_TEXT, TakeText, TextPasted
from assistant.narration.facts.mail import PasteAsked, TextRefused, TextTaken

END = "."


def begin_text(talk: Talk) -> None:
    """Have what comes from now on be the text of a message."""
    talk.surface.text, talk.surface.text_length = (), 0
    _take(talk, True)
    talk.say(PasteAsked())


def _take(talk: Talk, is_wanted: bool) -> None:
    """Have the terminal of this machine know of it; other surfaces give lines as long as they like."""
    if talk.surface.number == OWN:
        talk.emit(TakeText(is_wanted))


def take_text(talk: Talk, event: WordsEvent) -> None:
    """More of the text, or its end. What is said aloud meanwhile is let be: it is no part of it."""
    match event:
        case TextEntered(text) if text.strip() == END:
            _end(talk)
        case TextEntered(text):
            _add(talk, (text,))
        case TextPasted(text):
            _paste(talk, text.splitlines())
        case LineRefused():
            _overflow(talk)


def give_up_text(talk: Talk) -> None:
    """There is to be no message: lines are lines again."""
    talk.surface.text = None
    _take(talk, False)
    talk.say(TextRefused("dropped"))


def _paste(talk: Talk, lines: list[str]) -> None:
    """A dot ends the text only where nothing stands behind it: else it may be the message's."""
    while lines and not lines[-1].strip():
        lines.pop()
    is_end = bool(lines) and lines[-1].strip() == END
    _add(talk, tuple(lines[:-1] if is_end else lines))
    if is_end:
        _end(talk)
    else:
        talk.say(TextTaken(len(lines)))


def _add(talk: Talk, lines: tuple[str, ...]) -> None:
    talk.surface.text = (*(talk.surface.text or ()), *lines)
    talk.surface.text_length += sum(len(line) + 1 for line in lines)
    if talk.surface.text_length > MOST_TEXT or len(talk.surface.text) > MOST_LINES:
        _overflow(talk)


def _overflow(talk: Talk) -> None:
    """It is too long to be read: nothing of it is kept, and what still comes is no command either."""
    talk.surface.text, talk.surface.text_length = (), MOST_TEXT + 1


def _end(talk: Talk) -> None:
    lines, talk.surface.text = talk.surface.text or (), None
    _take(talk, False)
    if talk.surface.text_length > MOST_TEXT:
        talk.say(TextRefused("long"))
        return
    if not any(line.strip() for line in lines):
        talk.say(TextRefused("empty" if lines else "dropped"))
        return
    talk.emit(ReadMessageText(request_id(talk), "\n".join(lines), to=talk.surface.number))
