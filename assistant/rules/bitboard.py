"""Sets of squares as bits of one integer. Used inside rules/ and engine/ only."""

from collections.abc import Iterator


def bits(mask: int) -> Iterator[int]:
    """The bits of a mask, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def shifted(mask: int, step: int) -> int:
    """The whole set moved by one diagonal step (see `square.Geometry.shift`)."""
    return mask << step if step > 0 else mask >> -step
