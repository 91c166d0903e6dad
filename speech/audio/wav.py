"""WAV files of any rate, width and number of channels, as 16-bit mono at one rate.

The module `wave` of the standard library refuses what many recorders write: numbers with a point, and
the longer header. So the file is walked here; the format is that of Microsoft's and IBM's "Multimedia
Programming Interface and Data Specifications 1.0", and of WAVEFORMATEXTENSIBLE.
"""

import math
import struct
import sys
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import add

from speech.audio.resample import Resampler
from speech.audio.samples import bytes_of

LOWEST, HIGHEST = 1_000, 768_000
"""Rates in Hz, outside of which a header is taken for wrong."""

MOST_CHANNELS = 256
BLOCK = 16_384
"""Frames that are worked on at a time."""


class WavError(Exception):
    """A file that no sound can be had from; the reason is one of the words below."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


NO_WAV = "no-wav"
"""The file is something else."""
TRUNCATED = "truncated"
"""It breaks off, before its sound or inside of it."""
SILENT = "no-sound"
"""A WAV file without one sample."""
TOO_LONG = "too-long"
"""It lasts longer than is asked for."""
ENCODING = "encoding"
"""Its samples are packed in a way that is not known here; the detail is a number."""


@dataclass(frozen=True, slots=True)
class _Format:
    channels: int
    rate: int
    width: int
    """Bytes of a sample."""
    is_float: bool

    @property
    def frame(self) -> int:
        return self.channels * self.width


def read_wav(data: bytes, rate: int, longest: float = math.inf) -> bytes:
    """The sound of a file, given whole: 16 bits, little-endian, one channel, at `rate` in Hz.

    Channels are mixed in equal parts. Raises WavError, at once where it lasts longer than so many
    seconds.
    """
    form, sound = _parts(data)
    if len(sound) // form.frame > longest * form.rate:
        raise WavError(TOO_LONG)
    if form == _Format(1, rate, 2, False):
        return bytes(sound)
    frames = len(sound) // form.frame
    blocks = (
        _mixed(sound[first * form.frame : (first + BLOCK) * form.frame], form)
        for first in range(0, frames, BLOCK)
    )
    return b"".join(bytes_of(map(_clipped, block)) for block in _at_rate(blocks, form.rate, rate))


def _parts(data: bytes) -> tuple[_Format, memoryview]:
    """What the header says, and the bytes of the sound, whole frames of them. Raises WavError."""
    if not data:
        raise WavError(TRUNCATED, "an empty file")
    if data[:4] != b"RIFF"[: len(data)] or data[8:12] != b"WAVE"[: max(0, len(data) - 8)]:
        raise WavError(NO_WAV)
    form = None
    for name, start, size in _chunks(data):
        if name == b"fmt ":
            form = _format(data[start : start + size], size)
        elif name == b"data":
            if form is None:
                raise WavError(NO_WAV, "sound without a format")
            return form, _sound(data, start, size, form)
    raise WavError(TRUNCATED)


def _chunks(data: bytes) -> Iterator[tuple[bytes, int, int]]:
    """Each chunk's name, where it starts, and its size as written, to where the file breaks off."""
    place = 12
    while place + 8 <= len(data):
        name, size = struct.unpack_from("<4sI", data, place)
        yield name, place + 8, size
        place += 8 + size + size % 2


def _format(data: bytes, size: int) -> _Format:
    if len(data) < size:
        raise WavError(TRUNCATED)
    if size < 16:
        raise WavError(NO_WAV, "a format that is too short")
    tag, channels, rate, _, frame, bits = struct.unpack_from("<HHIIHH", data)
    if tag == _EXTENSIBLE and len(data) >= 26:
        tag = struct.unpack_from("<H", data, 24)[0]
    width = bits // 8
    if (tag, bits) not in _READERS:
        raise WavError(ENCODING, f"{tag}, {bits}")
    if not (0 < channels <= MOST_CHANNELS and LOWEST <= rate <= HIGHEST and frame == channels * width):
        raise WavError(NO_WAV, "a format that cannot be")
    return _Format(channels, rate, width, tag == _FLOAT)


def _sound(data: bytes, start: int, size: int, form: _Format) -> memoryview:
    there = len(data) - start
    if not size and struct.unpack_from("<I", data, 4)[0] + 8 <= start:
        size = there  # a recorder that was cut off has written no length: neither here nor of the file
    if size > there and size < _UNTIL_THE_END:
        raise WavError(TRUNCATED)
    size = min(size, there) // form.frame * form.frame
    if not size:
        raise WavError(SILENT)
    return memoryview(data)[start : start + size]


_PCM, _FLOAT, _EXTENSIBLE = 1, 3, 0xFFFE

_UNTIL_THE_END = 0x7FFFF000
"""Programs that write into a pipe cannot know the size, and write one from here on."""


# Samples as numbers from -32768 to 32767


def _numbers(kind: str, data: memoryview | bytearray) -> "array[float]":
    found: array[float] = array(kind)
    found.frombytes(data)
    if sys.byteorder == "big":
        found.byteswap()
    return found


def _int8(data: memoryview) -> Sequence[float]:
    return [256.0 * (byte - 128) for byte in data]


def _int16(data: memoryview) -> Sequence[float]:
    return _numbers("h", data)


def _int24(data: memoryview) -> Sequence[float]:
    wider = bytearray(len(data) // 3 * 4)
    for place in range(3):
        wider[place + 1 :: 4] = data[place::3]
    return [number / 65536 for number in _numbers("i", wider)]


def _int32(data: memoryview) -> Sequence[float]:
    return [number / 65536 for number in _numbers("i", data)]


def _float32(data: memoryview) -> Sequence[float]:
    return _from_floats(_numbers("f", data))


def _float64(data: memoryview) -> Sequence[float]:
    return _from_floats(_numbers("d", data))


def _from_floats(numbers: Sequence[float]) -> Sequence[float]:
    # Damaged files hold what is no number, and what is far beyond any sound.
    return [32768 * number if abs(number) < 1e6 else 0.0 for number in numbers]


_READERS: dict[tuple[int, int], Callable[[memoryview], Sequence[float]]] = {
    (_PCM, 8): _int8,
    (_PCM, 16): _int16,
    (_PCM, 24): _int24,
    (_PCM, 32): _int32,
    (_FLOAT, 32): _float32,
    (_FLOAT, 64): _float64,
}
"""By the tag of the format and the bits of a sample."""


def _mixed(data: memoryview, form: _Format) -> Sequence[float]:
    """Frames as numbers, the channels in equal parts."""
    tag = _FLOAT if form.is_float else _PCM
    samples = _READERS[tag, 8 * form.width](data)
    if form.channels == 1:
        return samples
    channels = [samples[channel :: form.channels] for channel in range(form.channels)]
    mixed: Sequence[float] = reduce(lambda some, more: [*map(add, some, more)], channels)
    return [number / form.channels for number in mixed]


def _at_rate(blocks: Iterator[Sequence[float]], rate: int, to: int) -> Iterator[Sequence[float]]:
    if rate == to:
        yield from blocks
        return
    resampler = Resampler(rate, to)
    for block in blocks:
        yield resampler.feed(block)
    yield resampler.finish()


def _clipped(number: float) -> int:
    return min(32767, max(-32768, math.floor(number + 0.5)))
