"""Words whose beginnings are lacking, and what people do before they speak."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from models.training.features import RATE
from models.training.manners import before_speech, clicked, tired, whispered
from models.training.onsets import apart, begun_late, cut_of, ended

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


def test_words_apart_have_ends_that_die_away_and_some_are_swallowed() -> None:
    steady, sizes, cut_off = np.full(RATE, 1000, np.float32), set(), 0
    for seed in range(60):
        made, moved = apart(steady, TIMES, {8000}, np.random.default_rng(seed))
        phones = [at for at, number in moved if number]
        behind = moved[[number for _, number in moved].index(6) + 1]
        if behind[1]:  # no pause came between
            continue
        piece = made[phones[1] : behind[0]]
        sizes.add(len(piece) // 100)
        assert 2000 - 1920 // 2 <= len(piece) <= 4000  # and an onset may lack at its beginning
        assert piece[0] == 1000
        cut_off += piece[-1] < 100
        assert (np.diff(piece) <= 0).all()
        assert not made[behind[0] : phones[2]].any()
    assert len(sizes) > 3
    assert cut_off > 3


@given(st.integers(0, 5000), st.integers(0, 99))
def test_of_a_last_phone_at_least_half_is_left(size: int, seed: int) -> None:
    left = len(ended(np.ones(size, np.float32), 10.0, np.random.default_rng(seed)))
    assert max(size // 2, min(size, 320)) <= left <= size


def test_a_tired_voice_becomes_less_loud_and_is_not_steady() -> None:
    tone = (8000 * np.sin(2 * np.pi * 125 * SECOND / RATE)).astype(np.float32)
    for seed in range(10):
        heard = tired(tone, np.random.default_rng(seed))
        assert len(heard) == len(tone)
        first, last = (float(np.std(each)) for each in (heard[:1600], heard[-1600:]))
        assert 0.3 < last / float(np.std(tone)) < 0.75
        assert last < first
        risen = np.flatnonzero((heard[:-1] < 0) & (heard[1:] >= 0))
        assert 0.2 < np.std(np.diff(risen)) < 8  # of 128 samples
    assert len(tired(tone[:0], np.random.default_rng(1))) == 0


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
