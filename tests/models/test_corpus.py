"""The training speech: who makes which part of it, and what is heard beside who speaks."""

import random
import subprocess
import sys

import pytest

np = pytest.importorskip("numpy", reason="needs the extra `test`")
pytest.importorskip("espeakng_loader", reason="needs the extra `voice`, on Linux")

from models.training import corpus  # noqa: E402
from models.training.espeak import Speech  # noqa: E402
from models.training.features import BINS  # noqa: E402
from models.training.graph import SILENCE, SPEECH  # noqa: E402
from models.training.language import language  # noqa: E402
from models.training.speakers import lingering  # noqa: E402

SPEAKING = """
import ctypes, sys, zlib
from models.training.espeak import Espeak
espeak = Espeak()
espeak._library.espeak_ng_SetRandSeed(ctypes.c_long(int(sys.argv[1])))
print(zlib.crc32(espeak.speak("venti", "it+whisper").samples.tobytes()))
"""
"""A process whose breath would be another one, as at another time."""


@pytest.mark.parametrize(("utterances", "processes"), [(10, 3), (2, 5), (7, 1), (0, 2), (12, 4)])
def test_processes_make_as_many_utterances_as_were_wanted(utterances: int, processes: int) -> None:
    shares = corpus.shares_of(utterances, processes)
    assert sum(shares) == utterances
    assert len(shares) <= processes
    assert all(shares)
    assert not shares or max(shares) - min(shares) <= 1


def test_runs_of_nearby_seeds_share_no_process() -> None:
    first = 20_261_121
    seeds = {corpus.seed_of(first + by, process) for by in range(20) for process in range(20)}
    assert len(seeds) == 400
    assert corpus.seed_of(1, 2) == corpus.seed_of(1, 2)


def test_the_same_text_is_said_with_the_same_breath_in_every_process() -> None:
    said = [
        subprocess.run(
            [sys.executable, "-c", SPEAKING, seed], capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]
    assert said[0] == said[1]


def test_a_word_begins_with_the_closure_of_its_stop() -> None:
    """Where it began with its vowel, a pause before it stood inside the word: t, pause, re."""
    spoken = language("it")
    maker = corpus._Maker.__new__(corpus._Maker)
    maker._language = spoken
    classes = [SILENCE, SPEECH, "u", "n", "o", "t", "r", "e"]
    maker._numbers = {name: number for number, name in enumerate(classes)}
    maker._known = frozenset({"uno", "tre"})
    samples = np.full(22_050, 3000, np.int16)
    samples[9000:10_000] = 0  # where lips are closed already
    phones = [(1000, "u"), (3000, "n"), (6000, "o"), (10_000, "t"), (11_000, "r"), (12_000, "e")]
    phones.append((18_000, "_"))
    segments, begins = maker._segments(Speech(samples, phones, [(1000, 1), (10_000, 5)]), "uno tre")
    places = [at for at, *_ in segments]
    assert [number for *_, number in segments] == [0, 2, 3, 4, 5, 6, 7, 0]
    closed = places[4]
    assert 9000 <= closed < 9100
    assert begins == {1000, closed}


def test_what_leaks_in_ends_with_the_hearing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hearing shorter than what leaks into it has none of it, or its beginning."""
    monkeypatch.setattr(corpus, "LEAKED", 1.0)
    monkeypatch.setattr(corpus, "BREATHED", 0.0)
    monkeypatch.setattr(corpus, "CLICKED", 0.0)
    maker = corpus._Maker.__new__(corpus._Maker)
    maker._chance = random.Random(1)
    talk = np.arange(1, 4001, dtype=np.float32)
    maker._talk = [talk]
    for seed in range(40):
        maker._draw = np.random.default_rng(seed)
        heard = maker._beside(np.zeros(40, np.float32), 30)
        assert len(heard) == 40


@pytest.mark.parametrize("is_double", [False, True])
def test_consonants_that_are_no_stops_are_held_and_above_all_doubles(is_double: bool) -> None:
    """As in nonno: twice as long, and a vowel beside them is not."""
    labels = np.repeat([0, 5, 6, 0], [50, 40, 40, 50])
    features = np.zeros((len(labels), BINS), np.float32)
    doubled = {70} if is_double else ()
    sizes = {5: 0, 6: 0}
    for seed in range(400):
        _, made = lingering(features, labels, np.random.default_rng(seed), (), {5}, doubled)
        for number in sizes:
            sizes[number] += int((made == number).sum())
    # In three of ten hearings, a fourth or three fourths of them, by three fourths on the average.
    assert sizes[5] / sizes[6] == pytest.approx(1.17 if is_double else 1.06, abs=0.04)


def test_nasals_laterals_hisses_and_trills_are_held_and_vowels_are_not() -> None:
    numbers = {name: number for number, name in enumerate(["SIL", *"aeioumnlrsfvptkdwj"])}
    stops, long = corpus.held(language("it"), numbers)
    assert stops == {numbers[name] for name in "ptkd"}
    assert long == {numbers[name] for name in "mnlrsfv"}


def test_a_double_is_known_by_where_its_second_half_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    for share in ("WHISPERED", "APART", "CLIPPED", "BREATHED", "CLICKED", "LEAKED"):
        monkeypatch.setattr(corpus, share, 0.0)
    told: list[set[int]] = []

    def lingered(features, labels, draw, stops, long, doubled):
        told.append({int(labels[at]) for at in doubled})
        assert all(labels[at - 1] == labels[at] == labels[at + 1] for at in doubled)
        return features, labels

    monkeypatch.setattr(corpus, "lingering", lingered)
    maker = corpus._Maker.__new__(corpus._Maker)
    maker._talk, maker._stops, maker._long = [], frozenset(), frozenset({3})
    maker._draw = np.random.default_rng(1)
    times = [(0, 0), (2000, 2), (4000, 3), (5500, 3), (7000, 2), (9000, 0)]
    maker._heard(maker._draw.normal(0, 500, 10_000).astype(np.float32), times, set())
    assert told == [{3}]
