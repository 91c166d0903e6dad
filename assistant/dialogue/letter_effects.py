"""What the conversation can have done with messages of correspondence. Nothing here sends one."""

from typing import TYPE_CHECKING

from assistant.dialogue.effect import FileEffect

if TYPE_CHECKING:  # who has no message reads nothing of mails
    from assistant.parsing.mail.correspondence import Correspondence
    from assistant.parsing.mail.letter import Letter


class HandOverLetter(FileEffect):
    """Give a message to the person's own programs, who send it themselves; LetterHandedOver or
    LetterNotHandedOver comes."""

    how: str
    """`file`, `clipboard` or `mailto`."""
    subject: str
    body: str
    line: str
    """The same in one line, which goes where the whole body does not."""
    address: str = ""
    """The other player's; empty where it is not known."""
    file: str = ""
    """Without a folder; empty for the usual name. If there is one already, it gets a number."""
    is_line: bool = False
    """Whether the one line is wanted in place of the whole body."""
    request_id: int = 0


class ReadMessageText(FileEffect):
    """Read a message that was pasted; MessageFileRead or MessageFileUnread comes, with no file."""

    request_id: int
    text: str


class UnderstandMessage(FileEffect):
    """Find out what a long message means in a game, so that it is known when it is asked for;
    MessageUnderstood comes."""

    request_id: int
    letter: "Letter"
    here: "Correspondence"
    language: str


class PutMailAside(FileEffect):
    """Tell no more of a message of the mailbox, also when the program runs the next time: it is of no
    game in which it could be written down that it was read."""

    message: str
    why: str
    """`refused` where one has said no to it; else `read`, and told again if a game is called so."""


class ReadMessageFile(FileEffect):
    """Read a message that lies in a file; MessageFileRead or MessageFileUnread comes."""

    request_id: int
    file: str
    """A path, or a name in the folder of the person's documents."""
