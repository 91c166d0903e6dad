"""The features of an utterance as other people would have said it: other throats, other times."""

from collections.abc import Collection
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from models.training.augment import Chance
from models.training.features import BINS

Banks = NDArray[np.float32]
Frames = NDArray[np.float16]
Labels = NDArray[np.uint8]

UNKNOWN = 128
"""Added to the class of a frame of a word that no phrase file has."""
_HOLDERS, _HELD = 0.4, 0.6
"""How many speakers hold stops, and how many of theirs."""
_LONGER = (1.3, 2.8)
_LENGTHENERS, _LONG, _LONG_DOUBLES = 0.3, 0.25, 0.75
"""In how many hearings other consonants are held, how many of these, and how many of those that the
synthesiser says twice."""
_AS_LONG_AGAIN = (1.5, 2.0)
_SHUT = 0.65
"""By how much what is shut of a stop lasts longer, and how much of the stop that is."""

_SHAPES = np.cos(np.pi * np.arange(1, 4)[:, None] * (np.arange(BINS) + 0.5) / BINS)
"""Slopes and bends of a spectrum, over the filters."""


def otherwise(features: Banks, labels: NDArray[np.int64], draw: Chance) -> Banks:
    """As other people say it: formants moved and spectra tilted, for all of it and for each phone.

    A synthesiser says a vowel in the same way each time, people say it as what is around it allows.
    """
    parts = np.concatenate([[0], np.cumsum(np.diff(labels) != 0)])
    number = int(parts[-1]) + 1
    factors = draw.normal(1, 0.05) + draw.normal(0, 0.04, number)
    tilts = draw.normal(0, 0.45, (number, len(_SHAPES)))
    smooth = np.ones(5) / 5
    factor = np.convolve(np.pad(factors[parts], 2, "edge"), smooth, "valid")
    tilt = np.stack(
        [np.convolve(np.pad(column, 2, "edge"), smooth, "valid") for column in tilts[parts].T], axis=1
    )
    places = np.clip(np.arange(BINS) * factor[:, None], 0, BINS - 1.001)
    lower = places.astype(np.int64)
    part = (places - lower).astype(np.float32)
    below = np.take_along_axis(features, lower, 1)
    above = np.take_along_axis(features, lower + 1, 1)
    return np.asarray(below * (1 - part) + above * part + tilt @ _SHAPES, np.float32)


def lingering(
    features: Banks,
    labels: NDArray[np.int64],
    draw: Chance,
    stops: Collection[int] = (),
    long: Collection[int] = (),
    doubled: Collection[int] = (),
) -> tuple[Frames, Labels]:
    """As people speak: some phones longer and some shorter, now and then one much longer.

    `stops` are the classes whose mouths are shut at first: people hold some of them half as long again,
    or twice as long, above all where they are written double, and a synthesiser none. Only what is shut
    lasts longer, not the burst behind it. `long` are the classes of other consonants that some hold,
    evenly; `doubled` are the frames at which the second of two begins that are written double.
    """
    borders = [0, *(np.flatnonzero(np.diff(labels)) + 1), len(labels)]
    places: list[NDArray[np.float64]] = []
    holds, lengthens = draw.random() < _HOLDERS, draw.random() < _LENGTHENERS
    for begin, end in pairwise(borders):
        factor = float(np.exp(draw.normal(0.06, 0.33)))
        if draw.random() < 0.05:
            factor *= draw.uniform(1.5, 2.5)
        if lengthens and labels[begin] % UNKNOWN in long:
            is_double = any(begin < at < end for at in doubled)
            if draw.random() < (_LONG_DOUBLES if is_double else _LONG):
                factor *= draw.uniform(*_AS_LONG_AGAIN)
        size = max(2, round((end - begin) * factor))
        at = (np.arange(size) + 0.5) / size
        if holds and labels[begin] % UNKNOWN in stops and draw.random() < _HELD:
            at = _held(size, draw)
        places.append(begin + at * (end - begin) - 0.5)
    at = np.clip(np.concatenate(places), 0, len(labels) - 1)
    lower = np.minimum(at.astype(np.int64), len(labels) - 2)
    part = (at - lower)[:, None]
    warped = features[lower] * (1 - part) + features[lower + 1] * part
    return warped.astype(np.float16), labels[np.round(at).astype(np.int64)].astype(np.uint8)


def _held(size: int, draw: Chance) -> NDArray[np.float64]:
    """Where, from 0 to 1, the frames of a stop come from that is held."""
    shut = max(1, round(size * _SHUT * draw.uniform(*_LONGER)))
    opened = max(1, size - round(size * _SHUT))
    first = (np.arange(shut) + 0.5) / shut * _SHUT
    rest = _SHUT + (np.arange(opened) + 0.5) / opened * (1 - _SHUT)
    return np.concatenate([first, rest])
