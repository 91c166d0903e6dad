"""Formant synthesis: parameters every five milliseconds, and the sound that they make.

Formants in cascade over a pulse train, noise through the same mouth, frication and bursts of wide
shapes, nasal zeros (D. H. Klatt, "Software for a cascade/parallel formant synthesizer", JASA 67, 1980);
not as recursive filters but frame by frame as products of spectra, which numpy does for all at once.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from models.training.augment import Chance, Samples
from models.training.features import RATE

FRAME = 80
"""Samples from one set of parameters to the next."""
SILENT = -90.0
"""Decibels against a vowel."""

Row = NDArray[np.float64]

_WINDOW = 4 * FRAME
_SIZE = 512
_HERTZ = np.fft.rfftfreq(_SIZE, 1 / RATE)
_NO_ZERO = 1000.0
NEUTRAL = np.array([500.0, 1450.0, 2500.0])
"""The formants of a mouth at rest."""
_WIDTHS = (65.0, 105.0, 170.0)
"""Bandwidths of the formants of a mouth that is neither dull nor ringing."""
_HIGHER_WIDTH = 0.05
"""Bandwidth of a higher formant as a share of its frequency."""


@dataclass(frozen=True, slots=True)
class Throat:
    """What of a speaker the sound depends on, whatever is said."""

    scale: Row
    """Of the three formants that move, against a man's."""
    higher: Row
    """The formants that do not move, in hertz."""
    width: float
    """Of all formants, against the usual one."""
    tilt: float
    """How fast the voice becomes weaker with the frequency, and from where, in hertz."""
    corner: float
    breath: float
    """Noise in the voice, as a share."""
    noisy_from: float
    """Hertz above which the voice is noise."""
    jitter: float
    pole: float
    """Where the nose resounds, in hertz."""
    soft: float
    """How much the nose takes away of high frequencies, as half an exponent of them."""
    even: float
    """How far what a mouth lets out less of is made as loud as the rest, 0 to 1."""


class Tracks:
    """The parameters, frame by frame. Levels are decibels against a vowel until `gains` is called."""

    def __init__(self, frames: int) -> None:
        self.formants = np.tile(NEUTRAL, (frames, 1))
        self.is_set = np.zeros(frames, bool)
        self.voice = np.full(frames, SILENT)
        self.breath = np.full(frames, SILENT)
        self.noise = np.full(frames, SILENT)
        self.nose = np.zeros(frames)
        """How open the nose is, 0 to 1."""
        self.zero = np.full(frames, _NO_ZERO)
        """What the closed mouth takes away, in hertz."""
        self.centre = np.full(frames, 4000.0)
        """Of the noise in hertz, its width in octaves, and the level under it everywhere."""
        self.octaves = np.ones(frames)
        self.floor = np.full(frames, -30.0)
        self.bar = np.full(frames, np.nan)
        """Behind closed lips: how much of the mouth is heard through them."""
        self.late = np.zeros(frames, bool)
        """Where a stop's breath goes on into the vowel."""

    def move(self, smooth: int, nasal: int) -> None:
        """Let the formants and the nose take so many frames from one phone to the next."""
        places = np.flatnonzero(self.is_set)
        if not len(places):
            return
        everywhere = np.arange(len(self.is_set))
        kernel = np.hanning(smooth + 2)[1:-1]
        for at in range(3):
            full = np.interp(everywhere, places, self.formants[places, at])
            padded = np.pad(full, len(kernel), "edge")
            moved = np.convolve(padded, kernel / kernel.sum(), "same")
            self.formants[:, at] = moved[len(kernel) : -len(kernel)]
        if self.nose.any():
            opening = np.hanning(nasal + 2)[1:-1]
            opened = np.convolve(np.pad(self.nose, nasal), opening / opening.sum(), "same")
            self.nose = opened[nasal : nasal + len(self.nose)]
            closed = np.flatnonzero(self.zero != _NO_ZERO)
            nearest = np.clip(np.searchsorted(closed, everywhere), 0, len(closed) - 1)
            self.zero = self.zero[closed[nearest]]

    def gains(self) -> None:
        """Turn the levels of the voice and the breath into factors that do not jump."""
        self.voice[self.late] = SILENT
        self.voice, self.breath = (
            np.convolve(np.pad(10 ** (row / 20), 1, "edge"), (0.25, 0.5, 0.25), "valid")
            for row in (self.voice, self.breath)
        )

    def sound(self, throat: Throat, pitch: Row, size: int, chance: Chance) -> Samples:
        """So many samples at RATE; `pitch` is hertz for each frame and four more."""
        frames = len(self.is_set)
        excited = _excitation(throat, pitch, chance)
        pulses, noise = (_spectra(each, frames) for each in excited)
        mouth = self._mouth(throat)
        low = _HERTZ / throat.corner
        glottis = low / (1 + low**2) ** throat.tilt
        at_rest = _resonances(NEUTRAL[None, :], throat, 0.0)
        voiced = _of_power(mouth * glottis, throat.even, _power(at_rest * glottis))
        bar = _of_power(_resonance(np.array([chance.uniform(150, 280)]), 120.0) * glottis)
        shut = ~np.isnan(self.bar)
        voiced[shut] = _of_power(bar + self.bar[shut, None] ** 2 * voiced[shut])
        breath = _of_power(mouth * (1 + _HERTZ / 2000))
        murmur = 1 / (1 + (_HERTZ / throat.noisy_from) ** 8)
        heard = pulses * (voiced * self.voice[:, None] * murmur)
        both = voiced * (1 - murmur) + breath * throat.breath
        heard += noise * (both * self.voice[:, None] + breath * self.breath[:, None])
        hissing = self.noise > SILENT
        if hissing.any():
            shape = self._hiss(hissing) * (0.3 + 0.7 * mouth[hissing] ** 0.15)
            heard[hissing] += noise[hissing] * _of_power(shape) * 10 ** (self.noise[hissing, None] / 20)
        made = _joined(np.fft.irfft(heard, _SIZE, axis=1))[_WINDOW // 2 :][:size]
        return np.asarray(made * (8000 / (np.abs(made).max() + 1e-9)), np.float32)

    def _mouth(self, throat: Throat) -> Row:
        """How loud each frequency comes out, frames by bins."""
        made = _resonances(self.formants, throat, self.nose)
        if self.nose.any():
            zero, pole = _resonance(self.zero, 150.0), _resonance(np.array([throat.pole]), 300.0)
            damp = 1 / (1 + (_HERTZ / 500) ** 2) ** throat.soft
            made *= (pole * damp / np.maximum(zero, 0.05)) ** self.nose[:, None]
        return made

    def _hiss(self, where: NDArray[np.bool_]) -> Row:
        """The shape of the noise: a hump over a floor, in octaves."""
        octaves = np.log2(np.maximum(_HERTZ, 40.0) / self.centre[where, None])
        hump = np.exp(-0.5 * (octaves / (0.6 * self.octaves[where, None])) ** 2)
        return np.asarray(hump + 10 ** (self.floor[where, None] / 20))


def _excitation(throat: Throat, pitch: Row, chance: Chance) -> tuple[Samples, Samples]:
    """Pulses and noise, both white and of power 1."""
    size = len(pitch) * FRAME
    hertz = np.repeat(pitch, FRAME) * np.repeat(chance.normal(1, throat.jitter, len(pitch)), FRAME)
    pulses = np.zeros(size, np.float32)
    at = np.flatnonzero(np.diff(np.floor(np.cumsum(hertz / RATE))) > 0) + 1
    pulses[at] = np.sqrt(RATE / np.maximum(hertz[at], 1)) * chance.normal(1, 0.05, len(at))
    return pulses, chance.normal(0, 1, size).astype(np.float32)


def _spectra(samples: Samples, frames: int) -> NDArray[np.complex128]:
    places = np.arange(frames)[:, None] * FRAME + np.arange(_WINDOW)
    return np.asarray(np.fft.rfft(samples[places] * np.hanning(_WINDOW + 1)[:-1], _SIZE, axis=1))


def _joined(pieces: Row) -> Row:
    """Pieces of _SIZE samples, each FRAME behind the other, added up."""
    frames = len(pieces)
    made = np.zeros((frames + 4) * FRAME + _SIZE)
    for at in range(0, _SIZE, FRAME):
        part = pieces[:, at : at + FRAME]
        rows = np.zeros((frames, FRAME))
        rows[:, : part.shape[1]] = part
        made[at : at + frames * FRAME] += rows.reshape(-1)
    return made


def _resonances(formants: Row, throat: Throat, nose: Row | float) -> Row:
    """All formants of a mouth: frames by bins, of three formants a frame that move."""
    made = np.ones((len(formants), len(_HERTZ)))
    for at, width in enumerate(_WIDTHS):
        made *= _resonance(formants[:, at] * throat.scale[at], width * throat.width * (1 + 1.5 * nose))
    for centre in throat.higher:
        made *= _resonance(np.array([centre]), _HIGHER_WIDTH * centre * throat.width)
    return made


def _resonance(centre: Row, width: Row | float) -> Row:
    """One formant by itself, 1 at 0 hertz: centres by bins."""
    half = np.broadcast_to(np.asarray(width, float) / 2, centre.shape)[:, None] ** 2
    middle = centre[:, None]
    below, above = (_HERTZ - middle) ** 2 + half, (_HERTZ + middle) ** 2 + half
    return np.asarray((middle**2 + half) / np.sqrt(below * above))


def _of_power(shape: Row, share: float = 1.0, otherwise: Row | float = 1.0) -> Row:
    """The same shape with power 1; by a share only, the rest of the way as if it had another power."""
    return np.asarray(shape / np.sqrt(_power(shape) ** share * otherwise ** (1 - share)))


def _power(shape: Row) -> Row:
    return np.asarray(np.mean(shape**2, axis=-1, keepdims=True))
