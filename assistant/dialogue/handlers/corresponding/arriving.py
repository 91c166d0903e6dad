"""Messages that have come to the mailbox: told when nobody is disturbed, and read when one asks.

How many there are is told, and no name, since nobody knows who listens. What one of them brings is read
back and asked about as if it had been pasted.
"""

import re

from assistant.dialogue.about_mail import Incoming
from assistant.dialogue.event import MailEvent
from assistant.dialogue.events import (
    MailArrived,
    MailboxLost,
    MailboxRegained,
    MailboxSearched,
    MailsUnread,
)
from assistant.dialogue.handlers.clock import a_clock_runs
from assistant.dialogue.handlers.corresponding.known import is_taken
from assistant.dialogue.handlers.corresponding.long_message import give_up_reading, put_back
from assistant.dialogue.handlers.corresponding.of_which import offer_rest
from assistant.dialogue.handlers.corresponding.receiving import receive
from assistant.dialogue.talk import Talk
from assistant.narration.facts.arriving import (
    MailboxLostTold,
    MailboxRegainedTold,
    MailsUnreadTold,
    MailWaits,
    NoMailWaits,
)
from assistant.narration.facts.fact import Named
from assistant.parsing.mail.letter import Letter

MOST_WAITING = 1000
"""Messages that wait at once: those that come behind them are found at the next start."""


def hear_of_mailbox(talk: Talk, event: MailEvent) -> None:
    """A message has come, or the mailbox is lost or there again: told when that disturbs nobody."""
    surface = talk.surface
    match event:
        case MailArrived():
            surface.is_mail_coming = event.has_more
            known = {each.message for each in (*surface.letters, *surface.letters_aside)}
            known |= {surface.incoming.message} if surface.incoming else set()
            is_taken_here = is_taken(talk.game.deeds, event.message) and not event.parts
            if not (event.message in known or is_taken_here) and len(known) < MOST_WAITING:
                letter = Letter(event.text, event.subject, event.sender, "", event.is_automatic)
                incoming = Incoming(
                    letter, event.received, event.message, is_asked_for=False, only=event.parts
                )
                surface.letters = (*surface.letters, incoming)
        case MailsUnread(files, why):
            before = surface.mails_unread
            if isinstance(before, MailsUnread):
                files, why = (*before.files, *files), before.why
            surface.mails_unread = MailsUnread(files, why)
        case MailboxSearched():
            surface.is_mail_searched = True
        case MailboxRegained() if isinstance(surface.mailbox_news, MailboxLost):
            surface.mailbox_news = None  # nobody has heard that it was lost
        case MailboxLost() | MailboxRegained():
            surface.mailbox_news = event
    if isinstance(event, MailboxLost | MailboxRegained):
        surface.mailbox_lost = event if isinstance(event, MailboxLost) else None


def attend_mail(talk: Talk) -> None:
    """After every event: offer what is left of a message, and tell what has come, unless a clock runs,
    or something is asked or typed."""
    give_up_reading(talk)
    surface = talk.surface
    if not _may_be_told(talk):
        return
    if surface.rest:
        offer_rest(talk, surface.rest)
        return
    match surface.mailbox_news:
        case MailboxLost(folder, why):
            talk.say(MailboxLostTold(Named(folder), why))
        case MailboxRegained(folder):
            talk.say(MailboxRegainedTold(Named(folder)))
    surface.mailbox_news = None
    match surface.mails_unread:
        case MailsUnread(files, why):
            talk.say(MailsUnreadTold(Named(files[0]), len(files), why))
    surface.mails_unread = None
    if surface.is_mail_awaited and surface.is_mail_searched:
        surface.is_mail_awaited = False
        if not surface.letters:
            talk.say(NoMailWaits(surface.is_mail_watched))
    if len(surface.letters) > surface.letters_told and not surface.is_mail_coming:
        talk.say(MailWaits(len(surface.letters), is_rest=surface.has_read_mail))
        surface.letters_told, surface.has_read_mail = len(surface.letters), False


def _may_be_told(talk: Talk) -> bool:
    here, conversation = talk.here, talk.conversation
    is_busy = here.asked or here.choice or here.expected or talk.surface.text is not None
    return not (is_busy or conversation.library_owed or a_clock_runs(conversation))


def read_mail(talk: Talk) -> None:
    """Read one of the messages that wait: one of the game here, or else the first that came."""
    put_back(talk)
    surface, mail = talk.surface, talk.table.terms.mail
    code = re.escape(mail.code) if mail and mail.code else "(?!)"
    of_this = re.compile(rf"(?<!\w){code}(?!\w)", re.IGNORECASE)
    of_here = (
        each
        for each in (*surface.letters, *surface.letters_aside)
        if of_this.search(each.letter.subject)
    )
    chosen = next(of_here, surface.letters[0] if surface.letters else None)
    if chosen is None:
        _tell_none(talk)
        return
    surface.letters = tuple(each for each in surface.letters if each is not chosen)
    surface.letters_aside = tuple(each for each in surface.letters_aside if each is not chosen)
    surface.letters_told, surface.has_read_mail = 0, bool(surface.letters)
    receive(talk, chosen)


def _tell_none(talk: Talk) -> None:
    surface = talk.surface
    match surface.mailbox_lost:
        case MailboxLost(folder, why):
            talk.say(MailboxLostTold(Named(folder), why))
            surface.mailbox_news = None
        case _:
            is_searching = surface.is_mail_watched and not surface.is_mail_searched
            surface.is_mail_awaited = is_searching
            talk.say(NoMailWaits(surface.is_mail_watched, is_searching))
