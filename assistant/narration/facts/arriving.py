"""Facts of the mailbox that is watched: messages that have come, and whether it can be read."""

from assistant.narration.facts.fact import Fact, Named


class MailWaits(Fact):
    """So many messages wait that may be of games by correspondence; how one hears them. No name is
    told unasked."""

    message = "arriving-waits"
    count: int
    is_rest: bool
    """Whether these are left behind one that was just read."""


class NoMailWaits(Fact):
    """No message waits; how one has the mailbox watched, or gives a message by hand."""

    message = "arriving-none"
    is_complaint = True
    is_watched: bool
    """Whether the mailbox is watched already."""
    is_searching: bool = False
    """Whether it is still looked through for the first time, and one may yet be found."""


class MailboxLostTold(Fact):
    """The mailbox cannot be read from now on; `why` is a word of MailboxLost."""

    message = "arriving-lost"
    folder: Named
    why: str


class MailboxRegainedTold(Fact):
    """It can be read again."""

    message = "arriving-regained"
    folder: Named


class MailsUnreadTold(Fact):
    """So many mails cannot be read and were put aside; `file` is the first, and `why` a word of
    MailsUnread."""

    message = "arriving-unread"
    file: Named
    count: int
    why: str
