"""Who speaks: as loud and as long as speech is, faster when asked; kept, so that it is said once."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from models.training.evaluation import mbrola, rhvoice
from models.training.evaluation.corpus import Sizes, corpus, noises, sounded
from models.training.evaluation.decoding import sound_of
from models.training.evaluation.espeak import HELD_OUT, Espeak
from models.training.evaluation.festival import Festival
from models.training.evaluation.flite import Flite
from models.training.evaluation.mbrola import Mbrola
from models.training.evaluation.people import People, sentences
from models.training.evaluation.prompted import Prompted
from models.training.evaluation.protocol import Kind, Trial
from models.training.evaluation.rhvoice import RhVoice
from models.training.evaluation.source import Source, Spelt, Utterance, one_by_one
from models.training.evaluation.sources import sources
from models.training.evaluation.waveform import RATE, Wave, level, read_wav, write_wav

TEXTS = {"it": "dodici diciotto", "en": "twelve eighteen", "pt": "doze dezoito"}
EVERYONE: list[Source] = [
    *(Festival(), Flite(), People("it"), People("en")),
    *(Espeak(language) for language in TEXTS),
]


@pytest.mark.parametrize("source", EVERYONE, ids=lambda each: f"{each.name}-{each.language}")
def test_every_voice_speaks(source):
    if not source.is_installed:
        pytest.skip(f"{source.name} is not installed")
    text = TEXTS[source.language]
    assert source.can_say(text)
    sounds = source.say([Utterance(text, voice) for voice in source.voices])
    assert len(sounds) == len(source.voices)
    for sound in sounds:
        assert 0.6 < sound.size / RATE < 4
        assert 0.005 < level(sound) < 0.5
        assert np.abs(sound).max() <= 1.05


@pytest.mark.proof
def test_rhvoice_speaks_and_has_a_rate():
    """Under `proof`: the package of the voice is 90 megabytes."""
    source = RhVoice()
    if not source.is_installed:
        pytest.skip("needs the extra `train`, and libhtsengine1")
    test_every_voice_speaks(source)
    test_rates_are_rates(source)
    assert source.can_say("prefiro a dama branca, são vinte e nove jogadas")


@pytest.mark.parametrize("source", [Festival(), Flite(), Espeak("it")], ids=lambda each: each.name)
def test_rates_are_rates(source):
    if not source.is_installed:
        pytest.skip(f"{source.name} is not installed")
    text = TEXTS[source.language]
    slow, fast = source.say([Utterance(text, source.voices[-1], rate) for rate in (0.8, 1.25)])
    assert slow.size > 1.25 * fast.size


def test_festival_says_again_what_a_crash_has_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A festival that dies the first time, as the real one does now and then."""
    if not Festival().is_installed:
        pytest.skip("festival is not installed")
    failing = tmp_path / "festival"
    failing.write_text(
        f"#!/bin/sh\nif [ ! -e {tmp_path}/died ]; then touch {tmp_path}/died; kill -SEGV $$; fi\n"
        'exec /usr/bin/festival "$@"\n'
    )
    failing.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    (sound,) = Festival().say([Utterance("nove", "pc")])
    assert (tmp_path / "died").exists()
    assert sound.size > 0.2 * RATE


def test_people_say_only_what_they_have_recorded():
    people = People("en")
    if not people.is_installed:
        pytest.skip("the recordings are not installed")
    assert people.can_say("thirty-two eighteen")
    assert not people.can_say("thirty-two to eighteen")
    utterance = Utterance("thirty-two eighteen", "Allison")
    (one,), (again,) = people.say([utterance]), people.say([utterance])
    assert np.array_equal(one, again)
    whole, apart = people.say([utterance, utterance._replace(text="thirty two eighteen")])
    assert whole.size < apart.size  # the words of one number stand closer
    assert len(sentences("Allison")) > 100


def test_nobody_is_a_source_for_a_language_without_voices():
    assert {source.language for source in sources("it")} <= {"it"}
    assert not People("pt").is_installed
    assert len({*HELD_OUT}) == len(HELD_OUT)


def test_no_sound_of_before_comes_again():
    """A program that ends well the second time, and has written nothing."""

    def say(utterance: Utterance, file: Path) -> Wave:
        if utterance.text == "uno":
            write_wav(file, np.ones(RATE // 10, np.float32) / 2)
        return read_wav(file)

    (sound,) = one_by_one([Utterance("uno", "low")], say)
    assert sound.size == RATE // 10
    with pytest.raises(FileNotFoundError):
        one_by_one([Utterance("uno", "low"), Utterance("due", "low")], say)


class Humming:
    """A source that hums as many tones as a text has words, and counts how often it was asked."""

    name = "humming"
    language = "it"
    voices: tuple[str, ...] = ("low", "high")
    is_installed = True

    def __init__(self) -> None:
        self.said = 0

    def can_say(self, text: str) -> bool:
        return len(text.split()) < 20

    def say(self, utterances: Sequence[Utterance]) -> list[Wave]:
        self.said += len(utterances)
        return [self._hum(utterance) for utterance in utterances]

    def _hum(self, utterance: Utterance) -> Wave:
        size = round(0.1 * len(utterance.text.split()) / utterance.rate * RATE)
        hertz = 120 if utterance.voice == "low" else 220
        return (0.5 * np.sin(2 * np.pi * hertz * np.arange(size) / RATE)).astype(np.float32)


class Spelling(Humming):
    """The same, whose phones are ours: letters, of which some may be others."""

    instead: tuple[str, str] = ("", "")

    def spelt(self, utterance: Utterance) -> str:
        return utterance.text.replace(*self.instead)


def test_a_sound_is_kept_by_what_is_really_said(tmp_path: Path):
    trial = Trial("one", Kind.MOVE, "uno due", "italian", "", (1, 2))
    said = [(trial, Utterance(trial.text, "low"))]
    spelling, humming = Spelling(), Humming()
    (first,) = sounded(spelling, said, tmp_path)
    assert sounded(spelling, said, tmp_path) == [first]
    assert spelling.said == 1
    spelling.instead = ("u", "w")
    (other,) = sounded(spelling, said, tmp_path)
    assert other.file != first.file
    assert spelling.said == 2
    # Who was kept by text and rate alone still is.
    (plain,) = sounded(humming, said, tmp_path)
    assert plain.file.name == hashlib.sha256(b"uno due|1.0").hexdigest()[:16] + ".wav"
    with_nothing = Spelling()
    with_nothing.instead = ("uno due", "")
    assert sounded(with_nothing, said, tmp_path) == [plain]


def test_rhvoice_is_kept_by_her_phones(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rhvoice, "_phones", lambda text: ("pau", "u~", "pau"))
    source = RhVoice()
    assert isinstance(source, Spelt)
    assert source.spelt(Utterance("um", source.voices[0])) == "pau u~ pau"


def test_who_says_numbers_apart_spells_them_apart():
    utterance = Utterance("uno due", "low")
    spelling = Spelling()
    assert Prompted(spelling).spelt(utterance) == "uno / due"
    spelling.instead = ("u", "w")
    assert Prompted(spelling).spelt(utterance) == "wno / dwe"
    assert Prompted(Humming()).spelt(utterance) == ""


def test_mbrola_is_kept_by_text_until_its_phones_change(monkeypatch: pytest.MonkeyPatch):
    source, utterance = Mbrola("it"), Utterance("uno", "it3")
    assert source.spelt(utterance) == ""
    monkeypatch.setattr(mbrola, "_SHORTEST", 50)
    assert "50" in source.spelt(utterance)


@pytest.mark.parametrize(("manner", "least", "most"), [("cut", 0.02, 0.12), ("harsh", 0.06, 0.2)])
def test_onsets_are_lacking_by_so_much(manner: str, least: float, most: float):
    class Long(Humming):
        def _hum(self, utterance: Utterance) -> Wave:
            return np.full(RATE, 0.1, np.float32)  # one second

    prompted = Prompted(Long(), manner)
    assert prompted.name == f"humming-{manner}"
    texts = [f"uno {number}" for number in range(40)]
    left = []
    for sound in prompted.say([Utterance(text, "low") for text in texts]):
        loud = np.flatnonzero(np.abs(sound) > 0.03)
        first = int(np.argmax(np.diff(loud)))  # where the pause is
        left += [loud[first] + 1, loud[-1] - loud[first + 1] + 1]
    cuts = 1 - np.array(left) / RATE
    assert least <= cuts.min() + 1e-3 < least + 0.02
    assert most - 0.02 < cuts.max() < most + 1e-3
    with pytest.raises(KeyError):
        Prompted(Long(), "kind")


def test_both_ways_of_cutting_are_sources():
    if Festival().is_installed:
        names = [source.name for source in sources("it")]
        assert {"festival", "festival-cut", "festival-harsh"} <= {*names}
        assert len({*names}) == len(names)


SIZES = Sizes(moves=20, illegal=8, talk=6, noise_minutes=0, commands=4, draws=())


def test_a_corpus_is_made_once_and_is_the_same_again(tmp_path: Path):
    humming = Humming()
    first = corpus(humming, SIZES, tmp_path)
    said = humming.said
    kinds = Counter(each.trial.kind for each in first)
    assert kinds == {Kind.MOVE: 20, Kind.ILLEGAL: 8, Kind.TALK: 6, Kind.COMMAND: 4}
    assert corpus(humming, SIZES, tmp_path) == first
    assert humming.said == said == len({each.file for each in first})
    first[3].file.unlink()
    assert corpus(humming, SIZES, tmp_path) == first
    assert humming.said == said + 1
    assert {each.voice for each in first} == {"low", "high"}
    assert not list(tmp_path.rglob("*.part"))


def test_what_the_microphone_hears_is_the_same_at_every_call(tmp_path: Path):
    low, high = corpus(Humming(), SIZES, tmp_path)[:2]
    others = [low.file, high.file]
    for condition in ("clean", "white", "talkers"):
        there = sound_of(low, condition, others)
        assert np.array_equal(there, sound_of(low, condition, others))
    assert not np.array_equal(sound_of(low, "white", ()), sound_of(high, "white", ()))


def test_nobody_talks_over_himself(tmp_path: Path):
    low, _ = corpus(Humming(), SIZES, tmp_path)[:2]
    with pytest.raises(ValueError, match="no other talkers"):
        sound_of(low, "talkers", [low.file])


def test_noise_is_of_each_colour_in_turn(tmp_path: Path):
    speech = Humming().say([Utterance("uno due tre quattro cinque", "low")])
    one, *others = noises("it", 4, speech, tmp_path)
    assert [each.voice for each in (one, *others)] == ["white", "pink", "hum", "babble"]
    assert read_wav(one.file).size == 60 * RATE
    assert noises("it", 4, speech, tmp_path) == [one, *others]
