"""Speakers who are recordings, by the real festival: they say the phones that they are to say."""

import shutil
import signal
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="needs the extra `test`")
pytest.importorskip("espeakng_loader", reason="needs the extra `voice`, on Linux")

import numpy as np

from models.training.espeak import Espeak
from models.training.features import RATE
from models.training.festival import Festival, Said, joins
from models.training.language import language
from models.training.pronunciations import pronunciations
from models.training.recorded import Phone, Recordings, voices_of, with_links
from models.training.sounds import SOUNDS

PHONES = [
    *((0, ""), (3000, "tʰ"), (4500, "w"), (5500, "E-"), (7000, "n"), (8200, "tʰ"), (9000, "i:")),
    *((11000, "tʰ"), (12500, "u:"), (15000, "")),
]
"""Twenty two, by the sample at which each phone begins."""
SIZE = 18_000


@pytest.fixture
def recordings(tmp_path: Path) -> Iterator[Recordings]:
    voices = [voice for voice in voices_of("en") if voice.names == ("ked_diphone",)]
    if not voices[0].is_installed or not shutil.which("festival"):
        pytest.skip("needs festival and festvox-kdlpc16k")
    with Recordings(voices, tmp_path) as recordings:
        yield recordings


def levels(sound: np.ndarray, phones: list[tuple[int, str]]) -> dict[int, float]:
    """How loud each phone is, by the sample at which it begins."""
    borders = [*(at for at, _ in phones), len(sound)]
    return {begin: float(np.sqrt((sound[begin:end] ** 2).mean())) for begin, end in pairwise(borders)}


@pytest.mark.parametrize("seed", range(6))
def test_each_phone_is_where_it_was_wanted(recordings: Recordings, seed: int) -> None:
    sound = recordings.speak(PHONES, SIZE, np.random.default_rng(seed))
    assert sound is not None
    assert len(sound) == SIZE
    loud = levels(sound, PHONES)
    vowels = [loud[5500], loud[9000], loud[12500]]
    assert min(vowels) > 20 * max(loud[0], loud[15000])  # silence before and behind
    assert min(vowels) > 2 * max(loud[3000], loud[11000])  # stops are closed at first


def test_one_chance_has_one_sound_and_another_another(recordings: Recordings) -> None:
    first, again, other = (
        recordings.speak(PHONES, SIZE, np.random.default_rng(seed)) for seed in (1, 1, 2)
    )
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_every_sound_of_the_language_is_heard(recordings: Recordings) -> None:
    spoken = language("en")
    lexicon = pronunciations(spoken, Espeak())
    names = {phone for ways in lexicon.values() for way in ways for phone in way}
    sounds = {spoken.sound(name) for name in names} | {*spoken.sounds.values()}
    assert len(sounds) > 40
    for sound in sorted(sounds):
        assert sound in SOUNDS
        around = [(0, ""), (3000, "@"), (6000, sound), (9000, "@"), (12000, "")]
        said = recordings.speak(around, 15_000, np.random.default_rng(3))
        assert said is not None, sound
        assert levels(said, around)[6000] > 20, sound


def test_what_a_voice_lacks_and_a_language_without_voices_is_left_to_others(
    recordings: Recordings, tmp_path: Path
) -> None:
    draw = np.random.default_rng(1)
    assert recordings.speak([(0, ""), (2000, "ts"), (4000, "")], 6000, draw) is None
    with Recordings([], tmp_path) as others:
        assert others.speak(PHONES, SIZE, draw) is None


def test_two_phones_that_a_voice_does_not_join_are_linked() -> None:
    said = [Phone("s", 0.1), Phone("e", 0.1), Phone("i", 0.08)]
    joined = {("s", "e"), ("e", "j"), ("j", "i")}
    linked = with_links(said, joined, "j")
    assert linked == [*said[:2], Phone("j", 0.04), Phone("i", 0.04)]
    assert with_links(said, joined | {("e", "i")}, "j") == said
    assert with_links(said, joined - {("j", "i")}, "j") is None


def test_a_voice_tells_what_it_joins(recordings: Recordings) -> None:
    found = joins("ked_diphone")
    assert len(found) > 1000
    assert {("pau", "t"), ("iy", "n")} <= found
    assert ("nobody", "t") not in found


def test_festival_may_end_in_the_middle(recordings: Recordings, tmp_path: Path) -> None:
    festival, said = Festival(tmp_path), [Said("pau", 0.1, 100), Said("iy", 0.2, 100)]
    assert festival.say("ked_diphone", said) is not None
    festival._process.send_signal(signal.SIGKILL)
    festival._process.wait()
    assert festival.say("ked_diphone", said) is None
    assert festival.say("ked_diphone", said) is not None
    festival.close()


def test_festival_may_hang(recordings: Recordings, tmp_path: Path) -> None:
    festival, said = Festival(tmp_path, 2.0), [Said("pau", 0.1, 100), Said("iy", 0.2, 100)]
    assert festival.say("ked_diphone", said) is not None
    festival._process.send_signal(signal.SIGSTOP)
    assert festival.say("ked_diphone", said) is None
    assert festival.say("ked_diphone", said) is not None
    festival.close()


def test_a_sentence_takes_as_long_as_it_was_to_take(recordings: Recordings) -> None:
    """Whatever the formants, which are moved by saying it slower and playing it faster."""
    for seed in range(8):
        sound = recordings.speak(PHONES, SIZE, np.random.default_rng(seed))
        heard = np.flatnonzero(np.abs(sound) > 0.1 * np.abs(sound).max()) / RATE
        assert 0.15 < heard[0] < 0.35
        assert 0.8 < heard[-1] < 1.02
