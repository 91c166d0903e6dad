"""What is asked of people and waits for them, and the move by voice that a no would take back."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from assistant.narration.facts.fact import Fact
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.values import Value

if TYPE_CHECKING:
    from assistant.dialogue.talk import Talk


@dataclass(frozen=True, slots=True)
class Question:
    """Something asked with yes or no: the fact that asks it, and what each answer does."""

    fact: Fact
    on_yes: Callable[["Talk"], None]
    on_no: Callable[["Talk"], None]
    to: Side | None = None
    """Whose person is to answer; None for whoever is there."""
    offer: str = ""
    """The kind of offer that it is about, if it is one: `draw`, `takeback` or `redo`."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Several moves that the same squares mean, one of which is to be chosen."""

    fact: Fact
    moves: tuple[Move, ...]
    is_heard: bool = False
    """Whether they sound alike, and were not meant by the same squares."""


@dataclass(frozen=True, slots=True)
class Expected:
    """A line that is waited for without standing in the way: any other is read as always.

    `take` looks at a line and says whether it was meant for it. A question, or what means nothing,
    leaves it open, and `fact` is said again; anything else closes it with `closing`.
    """

    take: Callable[["Talk", str], bool]
    fact: Fact | None = None
    closing: Fact | None = None
    behind: "Expected | None" = None
    """What was waited for before, and is again when this has its line."""
    wanted: str = ""
    """What a line that means nothing should have been, where no move may be typed."""
    squares: tuple[int, ...] = ()
    """Where a square is waited for, those that it may be, if a lone number is heard."""
    is_guess: bool = False
    """Whether it asks what a line meant: whatever is understood otherwise lets it go, silently."""


class Spoken(Value):
    """The last move that was given by voice."""

    plies: int
    """How long the record was with it."""
    move: Move
    before: Position
    """Where it was played."""
    window: int = 0
    """The number of the time in which it may be corrected; 0 where that goes on until the next move."""
    is_window_open: bool = True
    """Whether there is still time to correct it without asking anybody."""
