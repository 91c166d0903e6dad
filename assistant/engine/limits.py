"""What a search is given to end by, and what it answers."""

from dataclasses import dataclass

from assistant.rules.move import Move


@dataclass(frozen=True, slots=True)
class Limits:
    """When a search ends, at the first of these: plies, positions looked at, seconds.

    None is no limit. Without seconds, the same search gives the same answer on every machine.
    """

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class SearchResult:
    """A move, and what was found about it.

    `score` is for the side to move, in hundredths of a man, beyond search_names.WON for a win that
    was seen to the end. `depth` is the last depth searched completely, 0 where no search was needed or
    possible. `line` is the expected play, `move` first.
    """

    move: Move
    score: int
    depth: int
    nodes: int
    seconds: float
    line: tuple[Move, ...]
