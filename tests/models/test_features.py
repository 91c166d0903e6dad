"""The features of the training are those that vosk computes."""

import json
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="needs the extra `test`")

from models.training.features import BINS, STEP, WINDOW, filter_banks  # noqa: E402

REFERENCE = Path(__file__).with_name("kaldi_banks.json")
"""What kaldi-native-fbank 1.23.0 makes of the sound below, with vosk's options."""


def test_they_are_kaldis_but_for_rounding() -> None:
    at = np.arange(1200)
    sound = np.round(8000 * np.sin(at * 0.05) * np.cos(at**1.3 * 0.01)).astype(np.float32)
    wanted = np.array(json.loads(REFERENCE.read_text()))
    made = filter_banks(sound)
    assert made.shape == wanted.shape == (6, BINS)
    assert np.abs(made - wanted).max() < 1e-3


def test_digital_silence_has_features_too() -> None:
    made = filter_banks(np.zeros(WINDOW + STEP, np.float32))
    assert made.shape == (2, BINS)
    assert np.isfinite(made).all()


def test_less_than_a_window_is_nothing() -> None:
    assert filter_banks(np.zeros(WINDOW - 1, np.float32)).shape == (0, BINS)
