"""Words whose beginnings are lacking, and the ends before them: prompts that are joined, a gate or a
key that comes late."""

from collections.abc import Collection, Sequence

import numpy as np

from models.training.articulation import dying, usual_end
from models.training.augment import Chance, Samples
from models.training.features import RATE

_LEFT_OUT = (0.02, 0.12)
"""Seconds of an onset that may be lacking."""
_CUT = 0.7
"""Share of the onsets behind a pause, where words are apart, that are cut."""
_SHORTENED = 0.3
"""Share of the last phones before a pause that end too soon, by up to half."""
_LEAST = 320
"""Samples that are left of a phone: a model counts with one frame of it."""


def apart(
    samples: Samples, times: Sequence[tuple[int, int]], words: Collection[int], draw: Chance
) -> tuple[Samples, list[tuple[int, int]]]:
    """With pauses before some of the words, and a piece of what comes behind a pause left out: prompts
    joined over a telephone, or a microphone that opens when it hears something. What is before such a
    pause dies away, as before any other, or is swallowed.

    `times` are samples at which phones begin, with their classes; `words` those of them with which
    words begin.
    """
    ends = [*(at for at, _ in times[1:]), len(samples)]
    pieces: list[Samples] = []
    moved: list[tuple[int, int]] = []
    size, is_behind_pause, left = 0, True, 0
    usual = usual_end(draw)
    for (begin, number), end in zip(times, ends, strict=True):
        if number and begin in words and not is_behind_pause and draw.random() < 0.5:
            last = ended(pieces[-1], usual, draw)
            size -= len(pieces[-1]) - len(last)
            pieces[-1] = last
            pause = int(RATE * draw.uniform(0.03, 0.4))
            pieces.append(np.zeros(pause, np.float32))
            moved.append((size, 0))
            size, is_behind_pause = size + pause, True
        if number and is_behind_pause and draw.random() < _CUT:
            left = int(RATE * draw.uniform(*_LEFT_OUT))
        cut, left = cut_of(left, end - begin, is_first=bool(number) and is_behind_pause)
        pieces.append(samples[begin + cut : end])
        moved.append((size, number))
        size, is_behind_pause = size + end - begin - cut, not number
        left = left if number else 0
    return np.concatenate(pieces), moved


def ended(phone: Samples, usual: float, draw: Chance) -> Samples:
    """The last phone before a pause: it dies away by about so many decibels, and may be shorter; so
    much of it stays that a model can count with it."""
    if draw.random() < _SHORTENED:
        phone = phone[: max(min(len(phone), _LEAST), round(len(phone) * draw.uniform(0.5, 1)))]
    return np.asarray(phone * 10 ** (dying(len(phone), usual, draw) / 20), np.float32)


def cut_of(left: int, size: int, *, is_first: bool) -> tuple[int, int]:
    """Of a phone of `size` samples how many go, where `left` are to go from an onset, and how many of
    these are left to go from the next.

    Of the first phone so much stays that a model can count with it: the word is still that word. What
    is to go beyond it goes from the next one, of which half stays: an onset that is lost whole is
    heard as a vowel that begins at once, and which consonant it was only the rest of the word tells.
    """
    most = max(0, size - _LEAST) if is_first else size // 2
    cut = min(left, most)
    return cut, left - cut if is_first else 0


def begun_late(
    samples: Samples, times: Sequence[tuple[int, int]], left: int
) -> tuple[Samples, list[tuple[int, int]]]:
    """Without so many samples of what comes first, as `cut_of` leaves them, and without what was
    silent before it."""
    ends = [*(at for at, _ in times[1:]), len(samples)]
    first = next((place for place, (_, number) in enumerate(times) if number), None)
    if first is None:
        return samples, [*times]
    pieces: list[Samples] = []
    moved: list[tuple[int, int]] = []
    size = 0
    for place, ((begin, number), end) in enumerate(zip(times, ends, strict=True)):
        if place < first:
            continue
        cut, left = cut_of(left, end - begin, is_first=place == first)
        pieces.append(samples[begin + cut : end])
        moved.append((size, number))
        size += end - begin - cut
    return np.concatenate(pieces), moved
