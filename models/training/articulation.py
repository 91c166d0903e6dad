"""What people do with single phones that espeak-ng does not: bursts and hisses of their own, closures,
ends that die away.

Samples are int16 or float32 in the range of 16 bits. Everything is drawn from one generator.
"""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from models.training.augment import Chance, Samples
from models.training.sounds import AFFRICATES, SOUNDS, STOPS

_LOUDER = {STOPS: (-10.0, 6.0), AFFRICATES: (-4.0, 10.0), "fricatives": (-4.0, 12.0)}
"""Decibels by which espeak-ng's bursts and hisses are made louder."""
_SILENT = 60.0
"""Below it, of 32,768, a mouth is closed: espeak-ng counts that to the phone before."""


def softened(samples: Samples, phones: Sequence[tuple[int, str]], draw: Chance) -> Samples:
    """With bursts and hisses as weak or strong as people's: espeak-ng has one recording of each."""
    gain = np.ones(len(samples), np.float32)
    usual = {kind: draw.uniform(*_LOUDER[kind]) for kind in _LOUDER}
    for (begin, name), (end, _) in pairwise([*phones, (len(samples), "")]):
        sound = SOUNDS.get(name)
        if sound and sound.kind in usual:
            gain[begin:end] = 10 ** ((usual[sound.kind] + draw.normal(0, 3)) / 20)
    smooth = np.hanning(66)[1:-1].astype(np.float32)
    padded = np.pad(gain, len(smooth) // 2, "edge")
    gain = np.convolve(padded, smooth / smooth.sum(), "same")[len(smooth) // 2 :][: len(samples)]
    return np.asarray(samples * gain, np.float32)


def faded(samples: Samples, phones: Sequence[tuple[int, str]], draw: Chance) -> Samples:
    """With the last phone before each pause dying away, as people's do: espeak-ng's end at once."""
    decibels = np.zeros(len(samples), np.float32)
    usual = usual_end(draw)
    for (begin, name), (end, after) in pairwise([*phones, (len(samples), "")]):
        if name and not after and end > begin:
            decibels[begin:end] = dying(end - begin, usual, draw)
    return np.asarray(samples * 10 ** (decibels / 20), np.float32)


def usual_end(draw: Chance) -> float:
    """By how many decibels the phones of one hearing die away before a pause; some are swallowed."""
    return draw.uniform(0, 22) if draw.random() < 0.75 else draw.uniform(18, 40)


def dying(size: int, usual: float, draw: Chance) -> NDArray[np.float64]:
    """The decibels of a last phone of so many samples, where usual ones die away by `usual`."""
    turn = np.clip((np.linspace(0, 1, size) - 0.3) / 0.7, 0, 1)
    return np.asarray(-turn * max(0.0, usual + draw.normal(0, 4)))


def closing(samples: NDArray[np.int16], begin: int, end: int) -> int:
    """Where the silence before `end` begins, if there is one after `begin`: a mouth closes there.

    A stop without its closure is 25 milliseconds of espeak-ng's one recording, and the vowel before
    it a vowel that may as well be silence; nobody else's speech is like that.
    """
    step = 55
    at = end
    while at - step > begin and float(np.abs(samples[at - step : at]).max(initial=0)) < _SILENT:
        at -= step
    return at
