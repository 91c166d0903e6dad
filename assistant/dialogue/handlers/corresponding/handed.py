"""What becomes of a message once it is handed over: what is added to it then is not in the text that
goes."""

from collections.abc import Sequence

from assistant.dialogue.handlers.corresponding.composing import text_now, text_then
from assistant.dialogue.handlers.corresponding.standing import own, terms_here
from assistant.dialogue.talk import Talk
from assistant.game.deed import Deed
from assistant.game.deeds import MovePlayed
from assistant.game.mail_deeds import MessageHandedOver, MessageSent
from assistant.game.unsent import handed_over
from assistant.narration.facts.director import MessageChanged
from assistant.rules.side import Side


def called_here(talk: Talk) -> str:
    """How the game and its players are called in a message."""
    terms = talk.table.terms
    return f"{terms_here(talk).code} {terms.white.name} - {terms.black.name}"


def has_changed(talk: Talk) -> bool:
    """Whether the message that waits is another one than was handed over: it may have gone already,
    without what was added since."""
    deeds, side = talk.game.deeds, own(talk)
    given = handed_over(deeds, side)
    if given is None:
        return _has_gone(deeds, side)
    return text_now(talk) != _text_of(talk, given)


def _has_gone(deeds: Sequence[Deed], side: Side) -> bool:
    """Whether a message that was handed over is sent, and nobody has moved since."""
    for place in range(len(deeds) - 1, -1, -1):
        match deeds[place]:
            case MovePlayed():
                return False
            case MessageSent(sender) if sender is side:
                return handed_over(deeds[:place], side) is not None
    return False


def attend_handed(talk: Talk) -> None:
    """Say so where something has changed what was handed over, or has made it the same again."""
    seen = len(talk.game.deeds), called_here(talk)
    if seen == talk.table.handed_seen:
        return
    is_first, talk.table.handed_seen = not talk.table.handed_seen[1], seen
    given = handed_over(talk.game.deeds, own(talk))
    before, talk.table.handed_now = talk.table.handed_now, text_now(talk) if given else None
    now = talk.table.handed_now
    if given is None or is_first or before in (None, now):
        return
    is_same = now == _text_of(talk, given)
    talk.say(MessageChanged("same" if is_same else "changed" if now else "gone"))


def _text_of(talk: Talk, given: MessageHandedOver) -> str | None:
    """The text that was handed over, as it would be written now; None where its game was called
    otherwise, so that no text now is the same."""
    return text_then(talk, given.of) if given.called == called_here(talk) else None
