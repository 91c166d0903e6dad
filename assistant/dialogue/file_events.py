"""What becomes of files that a person wants read or written, and of games that are kept."""

from assistant.dialogue.event import FileEvent, LibraryEvent
from assistant.dialogue.file_games import FileRow
from assistant.dialogue.kept import GameRow, KeptGame


class FileWritten(FileEvent):
    """What was to be added to a file stands there: its name, and the folder as it is told."""

    file: str
    folder: str


class FileFailed(FileEvent):
    """It could not be added: the disk is `full`, it is `forbidden`, or `other`."""

    why: str


class FilesGames(FileEvent):
    """Some games of a file, which has others, or more than one."""

    request_id: int
    file: str
    """As it was wanted."""
    rows: tuple[FileRow, ...]
    is_more: bool
    """Whether there are others behind them."""


class FileRead(FileEvent):
    """The game of a file that was wanted, written clean."""

    request_id: int
    file: str
    number: int
    text: str
    problems: int
    """How many things were wrong with it in the file."""
    is_mirrored: bool
    """Whether the board of the file is numbered from the other side."""


class FileUnread(FileEvent):
    """A file, or the game of it that was wanted, cannot be had."""

    request_id: int
    file: str
    why: str
    """`missing`, `folder`, `forbidden`, `empty`, `no-game`, `not-ours`, `too-long` or `other`."""


class GamesFound(LibraryEvent):
    """These are the games that were wanted, as many as were asked for."""

    rows: tuple[GameRow, ...]
    first: int
    """The place of the first one among all that fit, from 0."""
    total: int
    """How many fit."""
    trouble: str = ""
    """Why they cannot be told: a word of store/journal/file.py."""
    damaged: tuple[int, ...] = ()
    """The numbers of those among them that cannot be read."""


class GameFetched(LibraryEvent):
    """This is the game that was wanted, and nobody else has it; or why it cannot be had."""

    game: KeptGame | None
    why: str = ""
    """`gone`, `elsewhere` where another program has it, or a word of store/journal/file.py."""


class GameRead(LibraryEvent):
    """This is the game that was wanted to be gone through; or why it cannot be had, as above."""

    game: KeptGame | None
    why: str = ""


class GamesExported(LibraryEvent):
    """So many games stand in a new file, whose name and folder are told; or why they do not."""

    count: int
    file: str = ""
    folder: str = ""
    why: str = ""
    """`full`, `forbidden`, `other`, `none` where there are no such games, `sealed` where nobody has
    them in a file before their end, or a word of store/journal/file.py."""
    is_short: bool = False
    """Whether some that were wanted are left out because of that."""


class CopyRestored(LibraryEvent):
    """So many games of the backup copy are there again; or why none is."""

    games: int
    why: str = ""
    """`declined` where nobody wanted them, or a word of store/journal/file.py."""
    days: int = 0
    """How many days ago the copy was made."""
    is_whole: bool = False
    """Whether nothing is missing of what was played since: it was found beside the copy."""
    aside: str = ""
    """The name that what lay there has now, where it could not be read."""


class GameChanged(LibraryEvent):
    """It is done what was to be done about a kept game; or why it is not."""

    game: int
    how: str
    why: str = ""
    """`gone`, `elsewhere`, or a word of store/journal/file.py; `later` where all of it is gone from the
    file only when another program has ended."""
