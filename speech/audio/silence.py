"""Long silences of a recording, shortened: 16 bits, one channel."""

from array import array

from speech.audio.samples import bytes_of, numbers_of

KEPT = 0.6
"""Seconds of a silence that stay at each of its ends, so that no beginning of a word is cut."""
BLOCK = 0.03
"""Seconds of sound that are one loudness."""
FAINT = 0.01
"""What is silent, as a share of the loudest block: 40 dB below it."""


def shorten_silence(sound: bytes, rate: int) -> bytes:
    """The sound without the middle of each silence that is longer than what is kept of it.

    A recogniser ends an utterance by its length, too: what is said just then loses its beginning.
    """
    numbers = numbers_of(sound)
    size = max(1, round(BLOCK * rate))
    peaks = [max(map(abs, numbers[at : at + size])) for at in range(0, len(numbers), size)]
    limit = FAINT * max(peaks, default=0)
    kept = round(KEPT / BLOCK)
    heard = [place for place, peak in enumerate(peaks) if peak > limit]
    near: set[int] = set()
    for place in heard:
        near.update(range(place - kept, place + kept + 1))
    if not heard:
        return sound
    found = array("h")
    for place in range(len(peaks)):
        if place in near:
            found.extend(numbers[place * size : (place + 1) * size])
    return bytes_of(found)
