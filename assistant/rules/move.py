"""A move: the squares it visits and what it captures. How it is written is notation.py."""

from typing import NamedTuple


class Move(NamedTuple):
    """One whole move, quiet or capture (Capo I, 5.5: a multiple capture is one move).

    `path` holds square numbers from start to end: for a flying king the turning squares and, going
    straight on, the square right behind the captured piece. `captured` holds the captured squares in
    order. The masks repeat both as bits, for `Position.after` and the filters of priority.py.
    Moves sort by path.
    """

    path: tuple[int, ...]
    captured: tuple[int, ...]
    promotes: bool
    from_mask: int
    to_mask: int
    captured_mask: int

    @property
    def start(self) -> int:
        """The square the piece leaves."""
        return self.path[0]

    @property
    def end(self) -> int:
        """The square the piece ends on."""
        return self.path[-1]

    @property
    def is_capture(self) -> bool:
        """Whether anything is captured."""
        return bool(self.captured)

    def has_same_effect(self, other: "Move") -> bool:
        """Whether both lead to the same position: same ends, same pieces captured."""
        return (
            self.from_mask == other.from_mask
            and self.to_mask == other.to_mask
            and self.captured_mask == other.captured_mask
        )
