"""The names that build.py puts beside the sources, for type checkers and readers: see constants.py."""

from typing import Final

Numbers = list[int]
"""The list `work`: notes, then moves. In the compiled kernel an array of 64-bit integers."""

BEST: Final = 0
"""Where in `work` the key of the best capture so far is noted."""
FIRST: Final = 1
"""Where it is noted at which place the list of captures begins."""
NEXT: Final = 2
"""Where it is noted at which place the next capture goes."""
START: Final = 3
"""Where the mask is noted from which the capturing piece came."""
KINGS: Final = 4
"""Where all kings are noted while captures are looked for."""
UNIQUE: Final = 5
"""Where it is noted whether captures with the same effect are written once (1) or each time (0)."""
FULL: Final = 6
"""Where a 1 is noted if moves were left out because `work` is full."""
MOVES: Final = 7
"""Where the first move may go."""
ROOM: Final = 1 << 16
"""How many numbers `work` has."""
LAST: Final = ROOM - 3 * 4 * 50
"""Where a list may begin at the latest: each of 50 squares may be reached from four sides."""

RISING: int
"""The shift by one step from White's left to the right and up, or back; bits fall upwards."""
FALLING: int
"""The shift by one step from White's left to the right and down, or back; bits rise downwards."""
PLAYABLE: int
WHITE_CROWNS: int
"""Where White's men are crowned."""
BLACK_CROWNS: int

NEXT_TO: tuple[int, ...]
"""By 64 times the direction plus the bit: the mask of the next square, 0 where none lies beyond it."""
BEYOND: tuple[int, ...]
"""The same for the square behind the next one."""
RAYS: tuple[int, ...]
"""The same for all squares to the edge."""
TURNS: tuple[int, ...]
"""By twice the direction, and that plus 1: the two directions that cross it."""

FLYING: bool
MEN_CAPTURE_BACKWARD: bool
MEN_CAPTURE_KINGS: bool

PIECE_TAKEN: int
"""What a captured piece adds to the key of a capture."""
KING_MOVES: int
"""What it adds that a king captures."""
KING_TAKEN: int
"""What it adds that the captured piece is a king."""
SOONEST: int
"""What it adds that the first captured piece is a king; half as much for the second, and so on."""


def popcount(mask: int) -> int:
    """How many bits a mask has."""
    return mask.bit_count()


def bit_length(mask: int) -> int:
    """One more than the highest bit of a mask, 0 for an empty one."""
    return mask.bit_length()
