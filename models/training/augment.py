"""What happens to a voice between a mouth and a file: rooms, microphones, noise, others who talk.

Samples are float32 at 16 kHz in the range of 16 bits. Everything is drawn from one generator.
"""

import numpy as np
from numpy.typing import NDArray

from models.training.features import RATE

Samples = NDArray[np.float32]
Chance = np.random.Generator

FULL = 32767.0

_KINDS = (0.3, 0.25, 0.1, 0.2, 0.15)
"""How often noise is white, pink, brown, of any slope between, and a hum: the flatter, the more of a
voice is lost in it, and the more there is to learn."""
_GRAIN = 64
_QUICK = 4096
"""Transforms of sizes with large prime factors take ten times as long (measured)."""


def resampled(samples: Samples, rate: float) -> Samples:
    """From `rate` to RATE, by leaving out or adding the highest frequencies; no time is changed."""
    size = _quick(len(samples))
    wanted = round(size * RATE / rate / _GRAIN) * _GRAIN
    spectrum = np.fft.rfft(samples, size)
    kept = np.zeros(wanted // 2 + 1, spectrum.dtype)
    most = min(len(kept), len(spectrum))
    kept[:most] = spectrum[:most]
    made = np.fft.irfft(kept, wanted) * (wanted / size)
    return made[: round(len(samples) * wanted / size)].astype(np.float32)


def in_a_room(samples: Samples, chance: Chance) -> Samples:
    """Through a microphone of some colour, at times in a room or over a telephone."""
    size = _quick(len(samples) + RATE // 2)
    spectrum = np.fft.rfft(samples, size)
    hertz = np.fft.rfftfreq(size, 1 / RATE)
    spectrum *= _colour(hertz, chance)
    if chance.random() < 0.6:
        spectrum *= np.fft.rfft(_room(chance), size)
    if chance.random() < 0.3:
        spectrum *= _band(hertz, chance)
    return np.fft.irfft(spectrum, size)[: len(samples)].astype(np.float32)


def with_noise(samples: Samples, others: Samples | None, chance: Chance) -> Samples:
    """With noise, with others who talk further away, at some level, and cut to 16 bits."""
    heard = samples.copy()
    power = _speech_power(samples)
    if chance.random() < 0.85:
        _add(heard, noise(len(samples), chance), power, chance.uniform(4, 28))
    if others is not None and chance.random() < 0.35:
        _add(heard, np.resize(others, len(samples)), power, chance.uniform(9, 32))
    loudness = FULL * 10 ** (-chance.uniform(0, 34) / 20)
    heard *= loudness / max(1.0, float(np.abs(heard).max()))
    if chance.random() < 0.1:
        heard *= chance.uniform(1.5, 4)  # overdriven
    if chance.random() < 0.15:
        heard = _telephone_steps(heard)
    if chance.random() < 0.85:  # else as quiet between words as only a file is
        heard += chance.normal(0, 1, len(heard)).astype(np.float32) * chance.uniform(0, 4)
    return np.clip(np.round(heard), -FULL - 1, FULL).astype(np.float32)


def noise(size: int, chance: Chance) -> Samples:
    """White, pink, brown or the hum of the mains, of level 1."""
    kind = chance.choice(5, p=_KINDS)
    if kind == 4:
        hertz = chance.choice((50, 60)) * chance.uniform(0.99, 1.01)
        times = np.arange(size) / RATE
        made = sum(np.sin(2 * np.pi * hertz * part * times) / part for part in (1, 2, 3, 5, 7))
    else:
        quick = _quick(size)
        spectrum = np.fft.rfft(chance.normal(0, 1, quick))
        hertz_ = np.maximum(np.fft.rfftfreq(quick, 1 / RATE), 20)
        spectrum *= hertz_ ** -(0.0, 0.5, 1.0, chance.uniform(0, 1))[kind]
        made = np.fft.irfft(spectrum, quick)[:size]
    made = np.asarray(made, np.float32)
    return made / np.float32(np.sqrt(np.mean(made**2)) + 1e-9)


def _quick(size: int) -> int:
    return -(-size // _QUICK) * _QUICK


def _speech_power(samples: Samples) -> float:
    """Of the half that is louder: pauses do not make a voice quieter."""
    pieces = samples[: len(samples) // 160 * 160].reshape(-1, 160)
    powers = np.sort((pieces**2).mean(axis=1))
    return float(powers[len(powers) // 2 :].mean()) + 1e-6


def _add(samples: Samples, other: Samples, power: float, decibels: float) -> None:
    wanted = power * 10 ** (-decibels / 10)
    samples += other * np.float32(np.sqrt(wanted / (float(np.mean(other**2)) + 1e-9)))


def _colour(hertz: NDArray[np.float64], chance: Chance) -> NDArray[np.float64]:
    places = np.array([0, 200, 500, 1000, 2000, 4000, 8000])
    gains = chance.normal(0, 4.5, len(places)) + chance.normal(-0.8, 1.7) * np.arange(len(places))
    # The first harmonics of people are stronger than those of a synthesiser, mostly.
    gains[:2] += chance.uniform(-3, 15)
    return np.asarray(10 ** (np.interp(hertz, places, gains) / 20))


def _room(chance: Chance) -> NDArray[np.float64]:
    """Echoes that die away, behind the sound itself."""
    is_bare = chance.random() < 0.6
    lasting = chance.uniform(0.2, 0.8) if is_bare else chance.uniform(0.08, 0.6)
    times = np.arange(int(RATE * min(lasting, 0.48))) / RATE
    echoes = chance.normal(0, 1, len(times)) * np.exp(-6.9 * times / lasting)
    echoes[: int(RATE * (chance.uniform(0.002, 0.025) if is_bare else 0.002))] = 0
    loudness = chance.uniform(0.35, 1.0) if is_bare else chance.uniform(0.05, 0.6)
    echoes *= loudness / np.sqrt(np.sum(echoes**2))
    echoes[0] = 1.0
    return np.asarray(echoes)


def _band(hertz: NDArray[np.float64], chance: Chance) -> NDArray[np.float64]:
    low, high = chance.uniform(100, 350), chance.uniform(3100, 4000)
    return np.asarray(1 / (1 + (low / np.maximum(hertz, 1)) ** 8) / (1 + (hertz / high) ** 16))


def _telephone_steps(samples: Samples) -> Samples:
    """As coarse as eight bits of mu-law are."""
    scaled = np.clip(samples / FULL, -1, 1)
    coded = np.sign(scaled) * np.log1p(255 * np.abs(scaled)) / np.log(256)
    steps = np.round(coded * 127) / 127
    return np.asarray(np.sign(steps) * (256 ** np.abs(steps) - 1) / 255 * FULL, np.float32)
