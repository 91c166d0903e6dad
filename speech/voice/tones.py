"""Short sounds that stand beside words or for them, made here by arithmetic: there are no files.

Whoever hears them need not know music: they differ in timbre, in whether they rise, fall or stay level,
in how often they are heard, and in length and pitch besides. All stay within 300 and 3000 Hz, where
hearing is good and small speakers sound. Only notes, which are asked for by their pitch, may be lower.
"""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import cos, pi, sin
from types import MappingProxyType

from speech.audio.channels import STEREO, panned
from speech.audio.samples import bytes_of
from speech.audio.sound import Sound
from speech.voice.utterance import Note

RATE = 22_050
"""Samples a second, where no other rate is asked for: the one of espeak's speech."""

LOUDEST = 16_000
"""The highest sample: 6 dB below what 16 bits can hold, about as loud as speech."""

HIGHEST = 3_000
"""Hertz that no harmonic goes beyond."""

FADE = 0.004
"""Seconds in which each sound comes and goes. Without them it would begin and end with a click."""

GAP = 0.040
"""Seconds of silence between two sounds: enough for the ear to count them."""

NOISE_STEP = 0.0002
"""Seconds after which noise has another pitch: too few for any of them to be heard."""


class Shape(Enum):
    """What a sound is like beside its pitch."""

    PURE = "pure"
    """One sine: soft, a whistle."""
    REED = "reed"
    """With harmonics: harsh, a buzzer."""
    TICK = "tick"
    """Noise around the pitch that dies away: a piece put on the board."""


@dataclass(frozen=True, slots=True)
class Tone:
    """A sound: its pitch at the beginning and at the end in hertz, its length in seconds."""

    start: float
    end: float
    seconds: float
    shape: Shape
    pulses: int = 1
    """How often it is heard within its length."""


TONES: Mapping[str, Tone] = MappingProxyType(
    {
        # The one heard most often: short, so that it never delays what follows, and high, as an assent.
        "accepted": Tone(1_400, 1_400, 0.040, Shape.PURE),
        # Lower, longer and buzzing: somebody else has acted, and there is something to listen to.
        "moved": Tone(620, 620, 0.090, Shape.REED),
        # Without a pitch, as a piece that is lifted off; very short, for it is repeated and counted.
        "captured": Tone(2_000, 2_000, 0.030, Shape.TICK),
        # The only one that rises, by two octaves, and the longest: rare, and good news.
        "promoted": Tone(600, 2_400, 0.150, Shape.PURE),
        # The only one that falls, by nearly an octave, and the lowest: a no in every language.
        "refused": Tone(580, 310, 0.130, Shape.REED),
        # The only one that knocks twice: something is asked for, and it is not a refusal.
        "must-capture": Tone(1_200, 1_200, 0.110, Shape.REED, pulses=2),
        # The only one that is heard three times, as a clock strikes, and pure: nothing is asked for.
        "time": Tone(900, 900, 0.150, Shape.PURE, pulses=3),
    }
)
"""The sounds by name."""


NOTE_SECONDS = 0.180
"""Long enough to compare its pitch with that of the one before."""


@lru_cache(maxsize=64)
def tone(name: str | Note, rate: int = RATE, volume: int = 100) -> bytes:
    """A sound by name: samples of 16 bits, little-endian, one channel, `rate` (8000 or more) a second.

    Or one by its pitch, wherever its place is: with harmonics, so that a low one sounds on small
    speakers too. `volume` is a percentage, 0 to 100, of the highest sample. KeyError for a name that
    there is not.
    """
    wanted = _of_note(name) if isinstance(name, Note) else TONES[name]
    whole = round(wanted.seconds * rate)
    gap = round(whole / 4) if wanted.pulses > 1 else 0
    size = (whole - gap * (wanted.pulses - 1)) // wanted.pulses
    pulse = _pulse(wanted, size, rate)
    scale = LOUDEST * min(max(volume, 0), 100) / 100 / max(map(abs, pulse))
    samples = [round(scale * sample) for sample in pulse]
    return bytes_of((samples + [0] * gap) * (wanted.pulses - 1) + samples)


def sequence(names: Iterable[str | Note], rate: int = RATE, volume: int = 100) -> bytes:
    """Several sounds, one after the other, with a silence between them; as `tone` otherwise."""
    silence = bytes(2 * round(GAP * rate))
    return silence.join(tone(name, rate, volume) for name in names)


def placed(names: Sequence[str | Note], rate: int = RATE, volume: int = 100) -> Sound:
    """Several sounds as `sequence` has them, each at its place: in two channels if one is at a side."""
    pitches = [_in_the_middle(name) for name in names]
    if pitches == [*names]:
        return Sound(sequence(pitches, rate, volume), rate)
    silence = bytes(2 * STEREO * round(GAP * rate))
    # Only what is in the middle is kept: a board has five times as many squares as pitches.
    sounds = (tone(pitch, rate, volume) for pitch in pitches)
    both = (panned(sound, _pan(name)) for sound, name in zip(sounds, names, strict=True))
    return Sound(silence.join(both), rate, STEREO)


def _in_the_middle(name: str | Note) -> str | Note:
    return name._replace(pan=0.0) if isinstance(name, Note) else name


def _pan(name: str | Note) -> float:
    return name.pan if isinstance(name, Note) else 0.0


def _of_note(note: Note) -> Tone:
    return Tone(note.hertz, note.hertz, NOTE_SECONDS, Shape.REED)


def _pulse(wanted: Tone, size: int, rate: int) -> list[float]:
    """The sound once, `size` samples, faded in and out, of a height that is left to the caller."""
    ratio = wanted.end / wanted.start
    fade = FADE * rate
    noise = _noise(int(wanted.seconds / NOISE_STEP) + 1)
    # As many all along, for one that came or went on the way would click.
    harmonics = int(HIGHEST / max(wanted.start, wanted.end)) if wanted.shape is Shape.REED else 1
    angle = 0.0
    samples = []
    for place in range(size):
        pitch = wanted.start * ratio ** (place / size)
        if wanted.shape is Shape.TICK:
            pitch *= 1 + noise[int(place / rate / NOISE_STEP)] / 2
        angle += 2 * pi * pitch / rate
        value = sum(sin(number * angle) / number for number in range(1, harmonics + 1))
        if wanted.shape is Shape.TICK:
            value *= (1 - place / size) ** 2
        nearest_end = min(place, size - 1 - place)
        samples.append(value * (0.5 - 0.5 * cos(pi * min(1.0, nearest_end / fade))))
    return samples


def _noise(size: int) -> "array[float]":
    """Numbers from -1 to 1 in no order that is heard, the same ones each time.

    A linear congruential generator, with the numbers of the C standard's example of rand().
    """
    values = array("d")
    state = 1
    for _ in range(size):
        state = (state * 1_103_515_245 + 12_345) % 2**31
        values.append((state >> 16) / 2**14 - 1)
    return values
