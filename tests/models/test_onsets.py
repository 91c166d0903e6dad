"""Words whose beginnings are lacking, and what people do before they speak."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from models.training.features import RATE
from models.training.manners import before_speech, clicked, whispered
from models.training.onsets import apart, begun_late, cut_of

SECOND = np.arange(RATE, dtype=np.float32)
"""Samples that tell where they come from."""
TIMES = [(0, 0), (3200, 5), (4000, 6), (8000, 7), (12000, 0)]
"""A pause, three phones, a pause."""


def test_what_begins_late_lacks_its_onset_but_not_its_first_phone() -> None:
    made, moved = begun_late(SECOND, TIMES, 400)
    assert moved == [(0, 5), (400, 6), (4400, 7), (8400, 0)]
    assert made[0] == 3600
    assert len(made) == RATE - 3600


def test_what_is_left_out_beyond_the_first_phone_goes_from_the_second() -> None:
    made, moved = begun_late(SECOND, TIMES, 1920)
    # Of the first phone of 800 samples 320 stay, of the next one, of 4,000, all but 1,440.
    assert moved[:3] == [(0, 5), (320, 6), (320 + 4000 - 1440, 7)]
    assert made[0] == 3200 + 480
    assert made[320] == 4000 + 1440


def test_where_nobody_speaks_nothing_is_cut() -> None:
    made, moved = begun_late(SECOND, [(0, 0)], 1920)
    assert moved == [(0, 0)]
    assert len(made) == RATE


@given(st.integers(0, 4000), st.integers(1, 5000), st.booleans())
def test_of_every_phone_something_is_left(left: int, size: int, is_first: bool) -> None:
    cut, rest = cut_of(left, size, is_first=is_first)
    assert 0 <= cut <= left
    assert cut < size or size <= 320
    assert rest == (left - cut if is_first else 0)


def test_words_apart_keep_all_their_phones_in_order() -> None:
    for seed in range(20):
        made, moved = apart(SECOND, TIMES, {3200, 8000}, np.random.default_rng(seed))
        assert [number for _, number in moved if number] == [5, 6, 7]
        assert [at for at, _ in moved] == sorted({at for at, _ in moved})
        assert moved[-1][0] <= len(made)


def test_a_whisper_is_as_loud_and_has_no_pitch() -> None:
    tone = (8000 * np.sign(np.sin(2 * np.pi * 125 * SECOND / RATE))).astype(np.float32)
    heard = whispered(tone, np.random.default_rng(1))
    assert len(heard) == len(tone)
    assert abs(np.std(heard) / np.std(tone) - 1) < 0.05
    period = RATE // 125
    again = np.corrcoef(heard[:-period], heard[period:])[0, 1]
    assert np.corrcoef(tone[:-period], tone[period:])[0, 1] > 0.9
    assert again < 0.3


def test_breath_and_laughter_are_no_louder_than_a_voice_and_keys_are_short() -> None:
    draw = np.random.default_rng(2)
    for _ in range(40):
        made = before_speech(1000.0, draw)
        assert 0.1 < len(made) / RATE < 1.3
        assert np.sqrt(np.mean(made**2)) < 1001
    quiet = np.zeros(RATE, np.float32)
    heard = clicked(quiet, 1000.0, draw)
    assert 0 < np.count_nonzero(heard) < 0.08 * RATE
    assert not quiet.any()
