"""Facts of a tactile board without sensors that is to stand as a game does."""

from assistant.narration.facts.fact import Fact


class BoardPrepared(Fact):
    """Nothing is to be done: the board stands so already, as far as one can know."""

    message = "preparing-done"
    kind: str
    """As what the board is taken to stand: the `start`, the `game` for which it was prepared last, or
    `half` where only a part of that was told."""


class PreparingBegun(Fact):
    """So many things are to be done, the first of which follow, one by one."""

    message = "preparing-begun"
    kind: str
    """As BoardPrepared has it, or `bare` where all pieces are to be taken off first."""
    count: int


class PreparingStep(Fact):
    """One of them. It makes no other untrue, as a step does that a board with sensors sees done."""

    message = "preparing-step"
    do: str
    """`take-off`, `move`, `put`, `crown` or `uncrown`."""
    square: str
    piece: str = ""
    """`white-man` and its like: what is taken off, moved or put."""
    end: str = ""


class PreparingRest(Fact):
    """So many are left, and how one hears them."""

    message = "preparing-rest"
    left: int
