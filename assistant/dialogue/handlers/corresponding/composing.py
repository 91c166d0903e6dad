"""Messages put together for the game here, in the language of who writes them."""

from collections.abc import Sequence

from assistant.dialogue.about_mail import MailReply, ReadyLetter
from assistant.dialogue.handlers.corresponding.standing import own, stands, terms_here, to_send
from assistant.dialogue.talk import Talk
from assistant.game.deed import Deed
from assistant.game.game import Game
from assistant.game.mail_deeds import MessageSent
from assistant.game.unsent import last_sent, sent_of, unsent
from assistant.narration.letters import (
    Asking,
    LetterGame,
    OutgoingLetter,
    asking_letter,
    director_letter,
    letter_of,
    repeat_letter,
)


def _who(talk: Talk) -> LetterGame:
    terms = talk.table.terms
    return LetterGame(terms_here(talk), terms.white.name, terms.black.name, own(talk))


def _language(talk: Talk) -> str:
    return talk.surface.taste.language


def _ready(talk: Talk, letter: OutgoingLetter, address: str) -> ReadyLetter:
    plies = len(talk.game.plies)
    return ReadyLetter(letter.subject, letter.body, letter.line, address, plies)


def letter_here(talk: Talk, waiting: Sequence[Deed]) -> ReadyLetter:
    """The message with what was not sent as yet."""
    letter = letter_of(talk.game, _who(talk), _language(talk), waiting)
    return _ready(talk, letter, terms_here(talk).address)._replace(of=len(talk.game.deeds))


def text_now(talk: Talk) -> str:
    """The text of what was not sent as yet; empty where there is nothing."""
    waiting = to_send(talk)
    return letter_here(talk, waiting).body if waiting else ""


def text_then(talk: Talk, count: int) -> str:
    """The text of what was not sent when so many deeds stood on the record."""
    deeds = talk.game.deeds[:count]
    waiting = unsent(deeds, own(talk))
    return letter_of(Game.of(deeds), _who(talk), _language(talk), waiting).body


def repeated_letter(talk: Talk, *, is_reminder: bool) -> ReadyLetter:
    """The message that was sent last, once more, as the game stood then."""
    deeds, side = talk.game.deeds, own(talk)
    at = max(deed.at for deed in deeds if isinstance(deed, MessageSent) and deed.side is side)
    game, sent = Game.of(deeds[: sent_of(deeds, side)]), last_sent(deeds, side)
    letter = repeat_letter(game, _who(talk), _language(talk), sent, at, is_reminder=is_reminder)
    return _ready(talk, letter, terms_here(talk).address)


def reply_letter(talk: Talk, about: MailReply) -> ReadyLetter:
    """A reply that asks about what could not be taken."""
    asking = Asking(REPLIES[about.why], about.move, about.moves, about.told, about.right)
    letter = asking_letter(talk.game, _who(talk), _language(talk), asking)
    return _ready(talk, letter, terms_here(talk).address)


REPLIES = {
    "illegal": "illegal",
    "ambiguous": "unclear",
    "number": "number",
    "score": "score",
    "check": "check",
    "other": "other",
}
"""The kinds of replies that ask, by what was wrong; of anything else there is nothing to be asked."""


def director_letter_here(talk: Talk, what: str) -> ReadyLetter:
    """A message to the director of the event."""
    standing = stands(talk)
    letter = director_letter(talk.game, _who(talk), _language(talk), what, standing, standing.since)
    return _ready(talk, letter, terms_here(talk).director)._replace(to_director=what)
