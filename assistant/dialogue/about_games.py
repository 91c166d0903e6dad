"""What is asked, and waited for, about games that are kept."""

from assistant.narration.facts.keeping import DeleteAsked, GoOnAsked, MoveForWhichAsked, RestoreAsked
from assistant.values import Value


class GoOn(Value):
    """Whether the kept game is gone on with at which it is asked; else the one of this table begins."""

    fresh: int
    line: str = ""
    """A move that was given to this, and is entered in the game that the answer chooses."""


class Delete(Value):
    """Whether a kept game is deleted."""

    game: int
    how: str
    """`delete` or `purge`."""
    offered: GoOn | None = None
    """What was asked when somebody wanted this, and is asked again behind it."""


class Restore(Value):
    """Whether the games of a backup copy are had back."""


AboutGames = GoOn | Delete | Restore
"""What can be asked about them with yes or no."""
AskingOfGames = GoOnAsked | MoveForWhichAsked | DeleteAsked | RestoreAsked
"""The facts that ask it."""


class GameFrom(Value):
    """One of the games of which some were told; or the others."""

    wanted: str
    """What was said of the games that are wanted."""
    told: tuple[int, ...]
    """The numbers of those that were told last."""
    next: int
    """The place of the first one that was not told; 0 where all were."""
    is_deleted: bool = False
    """Whether they are deleted ones, of which one may be had back."""


class GameFor(Value):
    """The number of a kept game, or the name of who plays in it."""

    what: str
    """What is done with it, a word of WhichGame."""


class GameInFile(Value):
    """One of the games of a file of which some were told; or the others."""

    name: str
    """Of the file, as it was said."""
    next: int
    """The number of the first one that was not told; 0 where all were."""


class FileFor(Value):
    """The name of the file that is to be opened."""


class ReportFrom(Value):
    """Whether the lines of a report are wanted that stand behind those that were told."""

    game: int
    """The number of the kept game; 0 for the one that is played."""
    next: int
    """The place of the first part that was not told."""


AwaitedOfGames = GameFrom | GameFor | GameInFile | FileFor
"""What a line can be waited for about games that are kept, or in a file."""
