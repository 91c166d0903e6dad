"""The two games as data: board, powers of the pieces, order of the capture priorities.

What a regulation adds (articles, draws) is regulation.py. A variant's name is compared nowhere but in
this registry.
"""

from dataclasses import dataclass
from enum import Enum

from assistant.rules.side import Side
from assistant.rules.square import Geometry, geometry


class Priority(Enum):
    """A rule that chooses among captures; each has its filter in priority.py."""

    MOST_PIECES = "most-pieces"
    WITH_KING = "with-king"
    MOST_KINGS = "most-kings"
    KINGS_FIRST = "kings-first"


@dataclass(frozen=True, eq=False, slots=True)
class Variant:
    """A game of draughts. Compared and hashed by identity: there is one object for each game."""

    name: str
    geometry: Geometry
    men_each: int
    flying_kings: bool
    men_capture_backward: bool
    men_capture_kings: bool
    priority: tuple[Priority, ...]
    parallels_from: tuple[int, ...] = ()
    """Where the named parallels begin (Capo I, 2.8.6); the other game names none."""
    double_corners: tuple[tuple[Side, tuple[int, int]], ...] = ()
    """Each side's biscacco (Capo I, 2.8.8)."""
    goals: tuple[tuple[Side, int], ...] = ()
    """Each side's meta (Capo I, 2.8.9)."""

    def __repr__(self) -> str:
        return f"<{self.name}>"


ITALIAN = Variant(
    name="italian",
    geometry=geometry(8, first_dark_column=1),
    men_each=12,
    flying_kings=False,
    men_capture_backward=False,
    men_capture_kings=False,
    priority=(
        Priority.MOST_PIECES,
        Priority.WITH_KING,
        Priority.MOST_KINGS,
        Priority.KINGS_FIRST,
    ),
    parallels_from=(4, 8),
    double_corners=((Side.BLACK, (4, 8)), (Side.WHITE, (25, 29))),
    goals=((Side.WHITE, 15), (Side.BLACK, 18)),
)

INTERNATIONAL = Variant(
    name="international",
    geometry=geometry(10, first_dark_column=2),
    men_each=20,
    flying_kings=True,
    men_capture_backward=True,
    men_capture_kings=True,
    priority=(Priority.MOST_PIECES,),
)

VARIANTS: dict[str, Variant] = {variant.name: variant for variant in (ITALIAN, INTERNATIONAL)}
