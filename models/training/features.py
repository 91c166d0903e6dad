"""The features that a model hears: Kaldi's log-mel filter banks, bit for bit but for rounding.

As compute-fbank-feats has them with `--dither=0 --use-energy=false`: frames of 25 ms every 10 ms from
the first sample on (feature-window.cc, mel-computations.cc).
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

RATE = 16_000
BINS = 40
STEP, WINDOW, SIZE = 160, 400, 512
LOW, HIGH = 20.0, RATE / 2 - 400.0
_PREEMPHASIS = 0.97


def filter_banks(samples: NDArray[np.float32]) -> NDArray[np.float32]:
    """Frames by BINS, from samples at RATE in the range of 16 bits; none from less than a window."""
    if len(samples) < WINDOW:
        return np.zeros((0, BINS), np.float32)
    count = 1 + (len(samples) - WINDOW) // STEP
    starts = np.arange(count)[:, None] * STEP
    frames = samples[starts + np.arange(WINDOW)].astype(np.float32)
    frames -= frames.mean(axis=1, keepdims=True)
    emphasised = frames.copy()
    emphasised[:, 1:] -= _PREEMPHASIS * frames[:, :-1]
    emphasised[:, 0] -= _PREEMPHASIS * frames[:, 0]
    spectrum = np.fft.rfft(emphasised * _povey(), SIZE)
    power = (spectrum.real**2 + spectrum.imag**2).astype(np.float32)
    banks = power[:, : SIZE // 2] @ _mel().T
    return np.log(np.maximum(banks, np.finfo(np.float32).eps)).astype(np.float32)


@cache
def _povey() -> NDArray[np.float32]:
    turns = 2 * np.pi * np.arange(WINDOW) / (WINDOW - 1)
    return ((0.5 - 0.5 * np.cos(turns)) ** 0.85).astype(np.float32)


def _to_mel(hertz: NDArray[np.float64] | float) -> NDArray[np.float64]:
    return np.asarray(1127.0 * np.log(1.0 + np.asarray(hertz) / 700.0))


@cache
def _mel() -> NDArray[np.float32]:
    """Triangles over the frequencies, even in mel: BINS by half of SIZE."""
    low, high = _to_mel(LOW), _to_mel(HIGH)
    width = (high - low) / (BINS + 1)
    mels = _to_mel(np.arange(SIZE // 2) * RATE / SIZE)
    lefts = low + np.arange(BINS)[:, None] * width
    rising, falling = (mels - lefts) / width, (lefts + 2 * width - mels) / width
    return np.maximum(0.0, np.minimum(rising, falling)).astype(np.float32)
