"""What becomes of messages of correspondence: handed over, read from a file, found in a mailbox."""

from assistant.dialogue.event import FileEvent, MailEvent


class LetterHandedOver(FileEvent):
    """A message is where the person can send it from."""

    how: str
    """As HandOverLetter has it."""
    where: str
    """The name of the file, or of the program that has it now."""
    folder: str = ""
    """Of the file, as it is told."""
    is_short: bool = False
    """Whether only its one line was handed over: all of it would have been too long, or was not
    wanted."""
    request_id: int = 0


class LetterNotHandedOver(FileEvent):
    """A message could not be handed over."""

    how: str
    why: str
    """`full`, `forbidden` or `other` of a file; `no-tool` where there is no program for it, `address`
    where the other player's is none, `slow` for a program that did not end, `failed` for one that said
    no."""
    where: str = ""
    """The name of the program, where there is one."""
    request_id: int = 0


class MessageFileRead(FileEvent):
    """A message as it lies in a file, or was pasted."""

    request_id: int
    file: str
    """As it was wanted; empty for one that was pasted."""
    text: str
    subject: str = ""
    sender: str = ""
    sent: float = 0.0
    """When it says that it was written, in seconds since 1970; 0 where it does not."""
    message: str = ""
    """An id, so that none is taken twice; empty for one that was pasted."""
    is_automatic: bool = False
    """Whether a program has answered, as for somebody on holiday."""


class MessageUnderstood(FileEvent):
    """It is known what a long message means in the game that was named, unless that has failed."""

    request_id: int
    has_failed: bool = False


class MessageFileUnread(FileEvent):
    """A message in a file, or one that was pasted, cannot be had."""

    request_id: int
    file: str
    why: str
    """`missing`, `folder`, `forbidden`, `no-file` for a pipe or a device, `empty`, `long` where more is
    written than is read, `unreadable` where it is not made as messages are, or `other`."""


class MailArrived(MailEvent):
    """A message lies in the mailbox that names a game, comes from somebody who plays one, or may be the
    first letter of one."""

    message: str
    """An id, so that none is taken twice."""
    sender: str
    """Who has sent it, as its head says: a name, and an address."""
    received: float
    """In seconds since 1970: when it came to the mailbox."""
    subject: str
    text: str
    """What was written now, without older messages; never the whole of a long one."""
    is_automatic: bool = False
    """Whether a program has answered, as for somebody on holiday."""
    has_more: bool = False
    """Whether others follow at once, so that all are told together."""
    parts: tuple[str, ...] = ()
    """Where it was taken in one game before the program ended, the codes of others of which it has
    parts."""


class MailsUnread(MailEvent):
    """Mails that may be of games cannot be read, and were put aside: each is told of once."""

    files: tuple[str, ...]
    """As they are told."""
    why: str
    """Of the first: `header`, `parts` or `depth` where it is put together as no mail of people is,
    `long` where more is written than is read, `no-file` for a pipe or a device,
    `closed` where the system does not let it be opened, or `other`."""


class MailboxLost(MailEvent):
    """The mailbox cannot be read from now on."""

    folder: str
    """As it is told."""
    why: str
    """`missing`, `forbidden`, `no-mailbox` where it is a file, or `other`."""


class MailboxSearched(MailEvent):
    """The mailbox was looked through for the first time: what waits there was told of before."""


class MailboxRegained(MailEvent):
    """The mailbox is read again."""

    folder: str
