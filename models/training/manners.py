"""What people and their microphones do, and no synthesiser does: whispers, tiredness, breath, laughter,
clicks.

Samples are float32 at 16 kHz in the range of 16 bits. Everything is drawn from one generator.
"""

import numpy as np
from numpy.typing import NDArray

from models.training.augment import Chance, Samples
from models.training.features import RATE

_SIZE, _STEP = 512, 128
"""Samples of a piece of a whisper, and from one to the next."""
_SMOOTH = 24
"""Places of a cepstrum, of 512, that are kept: the shape of a mouth without the pitch."""
_PERIOD = 130
"""Samples from one deviation of a tired voice to the next: about one period of a man's."""
_UNSTEADY = (0.005, 0.025)
"""By how much periods deviate, as a share."""
_KEY = (0.002, 0.012)
"""Seconds that a key rings when it goes down, and when it comes up."""


def whispered(samples: Samples, chance: Chance) -> Samples:
    """The same without a voice: noise through the same mouth, with less of what is low."""
    padded = np.pad(samples, (_SIZE, _SIZE))
    count = (len(padded) - _SIZE) // _STEP + 1
    places = np.arange(count)[:, None] * _STEP + np.arange(_SIZE)
    window = np.hanning(_SIZE + 1)[:-1]
    loud = np.log(np.abs(np.fft.rfft(padded[places] * window, axis=1)) + 1.0)
    cepstra = np.fft.irfft(loud, axis=1)
    cepstra[:, _SMOOTH : _SIZE - _SMOOTH + 1] = 0
    shape = np.exp(np.fft.rfft(cepstra, axis=1).real)
    hertz = np.fft.rfftfreq(_SIZE, 1 / RATE)
    shape *= np.clip(hertz / chance.uniform(500, 1100), 0.03, 1.0)  # the glottis stays open
    noise = chance.normal(0, 1, len(padded))
    pieces = np.fft.irfft(np.fft.rfft(noise[places] * window, axis=1) * shape, axis=1)
    made = np.zeros(len(padded))
    for at, piece in enumerate(pieces):
        made[at * _STEP : at * _STEP + _SIZE] += piece
    made = made[_SIZE : _SIZE + len(samples)]
    return np.asarray(made * (_level(samples) / (_level(made) + 1e-9)), np.float32)


def tired(samples: Samples, chance: Chance) -> Samples:
    """The same by somebody tired: ever less loud, by 3 to 10 decibels at its end, in a voice that is
    not steady. No time is moved by as much as a millisecond."""
    size = len(samples)
    if not size:
        return samples
    decibels = np.linspace(-chance.uniform(0, 3), -chance.uniform(3, 10), size)
    # Each period a little longer or shorter than the one before it.
    knots = np.arange(0, size + _PERIOD, _PERIOD)
    moved = chance.normal(0, chance.uniform(*_UNSTEADY) * _PERIOD, len(knots))
    times = np.arange(size)
    unsteady = np.interp(times + np.interp(times, knots, moved), times, samples)
    return np.asarray(unsteady * 10 ** (decibels / 20), np.float32)


def clicked(samples: Samples, level: float, chance: Chance) -> Samples:
    """With keys pressed near the microphone, as loud as a voice of that level or less."""
    heard = samples.copy()
    for _ in range(int(chance.integers(1, 4))):
        down = int(chance.integers(0, max(1, len(heard) - RATE // 10)))
        up = down + int(RATE * chance.uniform(0.04, 0.12))
        loudness = level * 10 ** (chance.uniform(-12, 14) / 20)
        for at, share in ((down, 1.0), (up, chance.uniform(0.2, 0.8))):
            rings = int(RATE * chance.uniform(*_KEY))
            ring = chance.normal(0, 1, rings) * np.exp(-4 * np.arange(rings) / rings)
            piece = heard[at : at + rings]
            piece += (loudness * share * ring[: len(piece)]).astype(np.float32)
    return heard


def before_speech(level: float, chance: Chance) -> Samples:
    """Breath, or a laugh, that comes before somebody speaks whose level that is."""
    if chance.random() < 0.6:
        seconds, pulses, loudness = chance.uniform(0.15, 0.6), 1, chance.uniform(-32, -12)
    else:
        pulses = int(chance.integers(2, 6))
        seconds, loudness = pulses * chance.uniform(0.14, 0.24), chance.uniform(-18, 0)
    size = int(RATE * seconds)
    is_laugh = pulses > 1
    swell = np.sin(np.pi * ((np.arange(size) / size * pulses) % 1)) ** chance.uniform(0.7, 2)
    if is_laugh:
        swell *= np.linspace(1, chance.uniform(0.2, 1), size)
    source = chance.normal(0, 1, size)
    if is_laugh:
        hertz = chance.uniform(110, 380) * np.linspace(1.15, 0.85, size)
        turns = np.cumsum(hertz) / RATE
        source = source * chance.uniform(0.15, 0.7) + 3 * (np.diff(np.floor(turns), prepend=0.0) > 0)
    made = _shaped(source, chance) * swell
    made *= level * 10 ** (loudness / 20) / (_level(made) + 1e-9)
    return np.asarray(made, np.float32)


def _shaped(source: NDArray[np.float64], chance: Chance) -> NDArray[np.float64]:
    """Through a mouth that is about open."""
    spectrum = np.fft.rfft(source)
    hertz = np.fft.rfftfreq(len(source), 1 / RATE)
    made = np.full(len(hertz), 0.1)
    for centre in (chance.uniform(400, 900), chance.uniform(1000, 1900), chance.uniform(2200, 3400)):
        made += 1 / (1 + ((hertz - centre) / chance.uniform(80, 300)) ** 2)
    return np.asarray(np.fft.irfft(spectrum * made, len(source)))


def _level(samples: NDArray[np.floating]) -> float:
    return float(np.sqrt(np.mean(np.square(samples, dtype=np.float64)))) if len(samples) else 0.0
