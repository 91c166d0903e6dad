"""What each manner does to speech, and that nothing else of it changes; what the program says."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from models.training.evaluation import __main__ as command
from models.training.evaluation import decoding, manners, own_voice
from models.training.evaluation.conditions import (
    BEFORE,
    CONDITIONS,
    MANNERS,
    OWN_VOICE,
    disturb,
    staged,
)
from models.training.evaluation.corpus import corpus
from models.training.evaluation.decoding import Decoding, sound_of
from models.training.evaluation.manners import slower
from models.training.evaluation.source import Utterance
from models.training.evaluation.waveform import RATE, Wave, frame_power, level, read_wav, silence
from tests.models.evaluation.test_sources import SIZES, Humming

BEGIN = round(BEFORE * RATE)


def tone(seconds: float, hertz: float = 100.0) -> Wave:
    """A voice: pulses with all harmonics."""
    turns = hertz * np.arange(round(seconds * RATE)) / RATE
    return (0.3 * (turns % 1 - 0.5)).astype(np.float32)


SPEECH = np.concatenate([tone(0.4), silence(0.08), tone(0.3), silence(0.4), tone(0.3)])
"""With a gap as of a stop, and a pause."""
PROGRAM = [tone(1.5, 230.0)]


def heard(name: str, seed: int = 3, talkers: Sequence[Wave] = PROGRAM) -> tuple[Wave, Wave]:
    sound = staged(SPEECH, np.random.default_rng(1))
    return sound, disturb(name, sound, talkers, np.random.default_rng(seed))


@pytest.mark.parametrize("name", MANNERS)
def test_the_same_seed_gives_the_same_sound_and_never_clipped(name: str) -> None:
    sound, there = heard(name)
    assert np.array_equal(there, heard(name)[1])
    assert there.dtype == np.float32
    assert np.isfinite(there).all()
    assert 0 < np.abs(there).max() < 1
    assert not np.array_equal(there, sound)
    if name != "tired":  # which is the same for everybody
        assert not np.array_equal(there, heard(name, seed=4)[1])
    assert name not in CONDITIONS  # nobody measures it unasked


def periodic(sound: Wave, hertz: float = 100.0) -> float:
    """How much a sound repeats itself at a pitch, 1 if wholly."""
    period = round(RATE / hertz)
    one, other = sound[:-period], sound[period:]
    return float(np.dot(one, other) / np.sqrt(np.dot(one, one) * np.dot(other, other)))


def test_a_whisper_has_no_pitch_and_is_where_the_speech_was() -> None:
    sound, there = heard("whisper")
    inside = slice(BEGIN + 1600, BEGIN + 4800)
    assert periodic(sound[inside]) > 0.9
    assert abs(periodic(there[inside])) < 0.4
    assert level(there) == pytest.approx(level(sound), rel=0.1)
    pause = slice(BEGIN + round(0.85 * RATE), BEGIN + round(1.1 * RATE))
    assert np.abs(there[pause]).max() < 0.1 * level(sound)


@pytest.mark.parametrize("seed", range(6))
def test_breath_comes_before_the_speech_which_stays_as_it_is(seed: int) -> None:
    sound, there = heard("breath", seed)
    assert there.size >= sound.size
    assert np.array_equal(there[BEGIN - sound.size :], sound[BEGIN:])
    before = there[: BEGIN - sound.size]
    assert before.any()
    assert level(before) > 10 * level(sound[:BEGIN])


def test_keys_are_short_and_between_one_and_three() -> None:
    for seed in range(5):
        sound, there = heard("keys", seed)
        other = there != sound
        # Each is heard twice, down and up, for at most 12 milliseconds.
        assert 0 < other.sum() <= 6 * 0.012 * RATE


def test_the_program_is_twenty_decibels_softer_and_ends_as_somebody_begins() -> None:
    ends = []
    for seed in range(20):
        sound, there = heard(OWN_VOICE, seed)
        leak = there - sound
        assert 20 * np.log10(level(sound) / level(leak)) == pytest.approx(20, abs=0.5)
        ends.append((np.flatnonzero(leak)[-1] + 1 - BEGIN) / RATE)
    assert -0.23 <= min(ends) < 0 < 0.3 < max(ends) <= 0.51


def test_the_program_must_say_something() -> None:
    with pytest.raises(ValueError, match="nothing that the program says"):
        heard(OWN_VOICE, talkers=())


def test_a_late_key_leaves_out_what_was_before_it() -> None:
    lacking = []
    for seed in range(30):
        sound, there = heard("late", seed)
        assert np.array_equal(there, sound[sound.size - there.size :])
        lacking.append((sound.size - there.size - BEGIN) / RATE)
    assert 0.019 <= min(lacking) < 0.04
    assert 0.1 < max(lacking) <= 0.121


def test_a_stop_is_held_and_a_pause_is_not_longer() -> None:
    sound, there = heard("held")
    more = there.size - sound.size
    assert 0.5 * 0.07 * RATE < more <= 0.09 * RATE
    gap = BEGIN + round(0.4 * RATE)
    assert np.array_equal(there[:gap], sound[:gap])
    behind = sound.size - gap - round(0.08 * RATE)
    assert np.array_equal(there[-behind:], sound[-behind:])
    loud = np.abs(there[gap : there.size - behind]).max()
    assert loud < 0.05 * np.abs(sound).max()


def test_nothing_is_held_where_nothing_is_shut() -> None:
    sound = staged(tone(0.5), np.random.default_rng(1))
    assert np.array_equal(disturb("held", sound, (), np.random.default_rng(1)), sound)


def test_who_is_tired_is_slower_and_ends_more_softly_at_the_same_pitch() -> None:
    sound = staged(tone(2.0), np.random.default_rng(1))
    there = disturb("tired", sound, (), np.random.default_rng(1))
    assert there.size == round(sound.size / 0.85)
    power = 10 * np.log10(frame_power(there, RATE // 10) + 1e-12)
    loud = power[power > power.max() - 15]
    assert 2.2 < loud.size / 10 < 2.6
    assert loud[1] - loud[-2] == pytest.approx(10, abs=1.5)
    assert (np.diff(loud[1:-1]) < 0.3).all()
    assert periodic(there[BEGIN + 4800 : BEGIN + 16000]) > 0.95


def test_slower_is_longer_only() -> None:
    sound = tone(1.0)
    for rate in (0.85, 1.0, 1.2):
        there = slower(sound, rate)
        assert there.size == round(sound.size / rate)
        inside = there[1600:-1600]
        assert periodic(inside) > 0.98
        assert level(inside) == pytest.approx(level(sound), rel=0.1)


def test_silence_has_no_manners() -> None:
    rng = np.random.default_rng(1)
    for name, manner in MANNERS.items():
        assert not np.isnan(manner(silence(1.0), PROGRAM, rng)).any(), name
    assert not manners.late(silence(1.0), (), rng).any()


@pytest.mark.parametrize("language", ["it", "en", "pt"])
def test_the_program_says_moves_and_answers(language: str) -> None:
    said = own_voice.said_by_program(language)
    assert said == own_voice.said_by_program(language)
    assert len({*said}) == len(said) > 12
    assert sum(any(map(str.isdigit, text)) for text in said) == 12
    assert not any("{" in text for text in said)


class Here(Humming):
    """espeak-ng, as it were."""

    def __init__(self, language: str = "it") -> None:
        super().__init__()

    def _hum(self, utterance: Utterance) -> Wave:
        assert utterance.voice == "it"
        return super()._hum(utterance)


def test_what_the_program_says_is_made_once_and_heard_in_its_condition(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_voice, "Espeak", Here)
    files = own_voice.own_voice("it", tmp_path)
    made = [file.stat().st_mtime_ns for file in files]
    assert files == own_voice.own_voice("it", tmp_path)
    assert made == [file.stat().st_mtime_ns for file in files]
    assert all(read_wav(file).size for file in files)
    low = corpus(Humming(), SIZES, tmp_path)[0]
    heard: list[Wave] = []

    class Listening(decoding.Decoder):
        def __init__(self) -> None:
            pass

        def hear(self, sound: Wave, rules: str) -> tuple[()]:
            heard.append(sound)
            return ()

    how = Decoding(tmp_path, "it", talkers=(low.file,), own_voice=files)
    monkeypatch.setattr(decoding, "_begin", lambda how: decoding._begun.append((Listening(), how)))
    assert [each.condition for each in decoding.decode([(low, OWN_VOICE)], how, 1)] == [OWN_VOICE]
    assert np.array_equal(heard[0], sound_of(low, OWN_VOICE, files))
    with pytest.raises(ValueError, match="nothing that the program says"):
        sound_of(low, OWN_VOICE, ())


def test_without_espeak_the_program_says_nothing_and_that_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Missing(Here):
        is_installed = False

    monkeypatch.setattr(own_voice, "Espeak", Missing)
    assert own_voice.own_voice("it", tmp_path) == ()
    asked = Namespace(language="it", cache=tmp_path, conditions=["clean", OWN_VOICE])
    assert command.said_by_program(asked) == ()
    assert asked.conditions == ["clean"]
    assert "espeak-ng is missing" in capsys.readouterr().err
    assert command.said_by_program(asked) == ()
    assert capsys.readouterr().err == ""
