"""Whether a message was taken before: by its id, or by its words where it has none."""

from collections.abc import Sequence
from hashlib import sha256

from assistant.dialogue.about_mail import Incoming
from assistant.dialogue.talk import Talk
from assistant.game.correspondence import is_received
from assistant.game.deed import Deed
from assistant.game.deeds import MovePlayed, TakenBack
from assistant.rules.side import Side

PASTED = "text:"
"""How the name of a message begins that has none of its own."""


def name_of(incoming: Incoming) -> str:
    """What names a message, so that none is taken twice: its own id, or one of its words alone."""
    if incoming.message:
        return incoming.message
    told = " ".join((incoming.letter.subject + " " + incoming.letter.text).split())
    return f"{PASTED}{sha256(told.encode()).hexdigest()[:16]}"


def wait_no_more(talk: Talk, name: str) -> None:
    """A message was taken or left: where the mailbox has brought it too, it waits there no more."""
    surface = talk.surface
    surface.letters = tuple(each for each in surface.letters if each.message != name)


def is_nameless(name: str) -> bool:
    """Whether a message is named by its words alone, which another one may have too."""
    return name.startswith(PASTED)


def is_taken(deeds: Sequence[Deed], name: str) -> bool:
    """Whether the message was taken, and nothing of the record was taken back since."""
    at = [n for n, deed in enumerate(deeds) if is_received((deed,), name)]
    return bool(at) and not any(isinstance(deed, TakenBack) for deed in deeds[at[-1] :])


def has_answered(deeds: Sequence[Deed], name: str, own: Side) -> bool:
    """Whether one has moved since a text was taken: the same words may be another message now."""
    at = max(place for place, deed in enumerate(deeds) if is_received((deed,), name))
    return any(isinstance(deed, MovePlayed) and deed.side is own for deed in deeds[at:])
