"""Samples as numbers: 16 bits, little-endian, one channel, as `Sound` holds them."""

import sys
from array import array
from collections.abc import Iterable


def numbers_of(samples: bytes) -> "array[int]":
    """The samples as numbers, -32768 to 32767; half a sample at the end is left out."""
    numbers = array("h")
    numbers.frombytes(samples[: len(samples) // 2 * 2])
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def bytes_of(numbers: Iterable[int]) -> bytes:
    """Numbers, -32768 to 32767, as samples."""
    samples = array("h", numbers)
    if sys.byteorder == "big":
        samples.byteswap()
    return samples.tobytes()
