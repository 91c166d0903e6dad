"""`damavoce doctor` and the ear, part by part: the recogniser, the microphone, a word that is said."""

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.commands import mends
from assistant.commands.doctor import ear as doctor_ear
from assistant.commands.doctor.checks import CheckFinding
from assistant.commands.doctor.ear import (
    EarOnTrial,
    check_microphone,
    check_recogniser,
    check_word,
    noise_of,
    noise_word,
)
from assistant.narration.catalog import catalog, languages
from assistant.surfaces import ear_model
from speech.audio.samples import bytes_of
from speech.ear.recognizers.process import SCRIPTED
from tests.app.support.processes import ROOT
from tests.app.support.said_words import SECOND, microphone, noisy, quieter, said
from tests.speech.support.ears import need_vosk
from tests.speech.support.microphones import leaving_nothing, script, wav
from tests.speech.support.recorders import FAULTS, leaving_no_recorder, with_library
from tests.speech.support.wavs import wav as wav_file

MISSING = "raise ImportError('hidden')\n"


@pytest.fixture(autouse=True)
def nothing_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(doctor_ear, "SETTLING", 0.1)
    monkeypatch.setattr(doctor_ear, "NOISE", 0.5)
    with leaving_no_recorder():
        yield from leaving_nothing()


@contextlib.contextmanager
def on_trial(language: str, device: str, kind: str = "vosk") -> Iterator[EarOnTrial]:
    """An ear of which the recogniser and the microphone were found to work."""
    if kind == "vosk":
        need_vosk()
    with contextlib.closing(EarOnTrial(language, device, kind)) as ear:
        assert check_recogniser(ear).ok
        check_microphone(ear)
        yield ear


def word_found(language: str, device: str, kind: str = "vosk") -> CheckFinding:
    with on_trial(language, device, kind) as ear:
        return check_word(ear, has_begun=False)


def told(finding: CheckFinding, language: str = "it") -> str:
    (line,) = finding.lines
    return catalog(language).text(line.message, "", **line.values)


def told_everywhere(finding: CheckFinding) -> None:
    """It is one line of whole sentences in each language."""
    for language in languages():
        text = told(finding, language)
        assert text.isprintable()
        assert text.strip() == text
        assert text.endswith(".")
        assert "  " not in text


# A word


@pytest.mark.parametrize("language", languages())
def test_the_word_is_understood_and_its_loudness_told(language: str, tmp_path: Path) -> None:
    text = catalog(language).text("doctor-trial-word")
    found = word_found(language, microphone(tmp_path, said(language, text, tmp_path)))
    assert (found.ok, found.mend) == (True, "")
    assert found.detail["heard"] == found.detail["wanted"] == text.replace("-", " ")
    assert -20 < found.detail["speech_dbfs"] < -8
    assert 40 < found.detail["above_noise_db"] < 54
    assert (found.detail["advice"], found.detail["clipped_percent"]) == ("", 0)
    told_everywhere(found)


@pytest.mark.parametrize(
    ("decibels", "deviation", "advice"), [(42, 5, "faint"), (12, 250, "noisy"), (-26, 23, "clipped")]
)
def test_what_is_wrong_with_its_loudness_is_told(
    decibels: float, deviation: float, advice: str, word: bytes, tmp_path: Path
) -> None:
    found = word_found("it", microphone(tmp_path, quieter(word, decibels), deviation))
    assert found.detail["advice"] == advice
    told_everywhere(found)


def test_other_words_are_told_and_a_better_model_offered(tmp_path: Path) -> None:
    found = word_found("it", microphone(tmp_path, wav("confermo")))
    assert (found.ok, found.detail["heard"], found.detail["reason"]) == (False, "confermo", "other")
    assert found.mend == f"{mends.STARTER} run.py models get it"
    assert "non ho capito ventidue, ma confermo. La tua voce è " in told(found)
    told_everywhere(found)


def test_what_is_no_word_is_let_pass_and_the_word_heard_behind_it(tmp_path: Path) -> None:
    device = microphone(tmp_path, bytes_of([9000, -9000] * (SECOND // 8)) + script("ventidue"), 0)
    assert word_found("it", device, SCRIPTED).ok


def test_a_word_that_began_early_is_heard_where_nobody_said_when(word: bytes, tmp_path: Path) -> None:
    file = tmp_path / "microphone.wav"
    file.write_bytes(wav_file(noisy(bytes(SECOND // 2) + word + bytes(3 * SECOND), 23)))
    with on_trial("it", f"file:{file}") as ear:
        found = check_word(ear, has_begun=True)
    assert (found.ok, found.detail["heard"]) == (True, "ventidue")


@pytest.mark.parametrize(("deviation", "advice"), [(23, "nearer"), (0, "mute")])
def test_where_nobody_speaks_it_is_told(
    deviation: float, advice: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor_ear, "LISTENING", 1.0)
    found = word_found("it", microphone(tmp_path, b"", deviation), SCRIPTED)
    assert (found.ok, found.detail["reason"], found.detail["advice"]) == (False, "nothing", advice)
    assert (found.detail["speech_dbfs"], found.mend) == (None, "")
    told_everywhere(found)


def test_a_microphone_or_a_recogniser_that_goes_is_told(tmp_path: Path) -> None:
    device = microphone(tmp_path, b"")
    with on_trial("it", device, SCRIPTED) as ear:
        assert ear.recorder
        os.kill(ear.recorder.pid, 9)
        found = check_word(ear, has_begun=False)
    assert (found.check, found.ok, found.detail["reason"]) == ("word", False, "crashed")
    told_everywhere(found)
    with on_trial("it", microphone(tmp_path, script("ventidue"), 0), SCRIPTED) as ear:
        assert ear.listener
        os.kill(ear.listener.pid, 9)
        found = check_word(ear, has_begun=False)
    assert (found.check, found.ok, found.detail["reason"]) == ("word", False, "gone")
    told_everywhere(found)


# Noise


@pytest.mark.parametrize(
    ("deviation", "state"), [(0, "silent"), (23, "quiet"), (90, "usual"), (700, "loud")]
)
def test_the_noise_of_the_room_is_told_in_words(deviation: float, state: str, tmp_path: Path) -> None:
    with contextlib.closing(EarOnTrial("it", microphone(tmp_path, b"", deviation))) as ear:
        found = check_microphone(ear)
    assert (found.detail["noise"], found.ok, found.mend) == (state, state != "silent", "")
    told_everywhere(found)


def test_a_word_in_the_second_of_silence_counts_for_little() -> None:
    quiet, loud = noisy(bytes(1600), 23), noisy(bytes(1600), 5000)
    assert noise_of([quiet] * 10 + [loud] * 10) == pytest.approx(-60, abs=1)
    assert noise_word(noise_of([bytes(1600)] * 20)) == "silent"


# Faults


@pytest.mark.parametrize("reason", FAULTS)
def test_what_portaudio_does_is_told_with_what_mends_it(
    reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", with_library(tmp_path, FAULTS[reason]))
    with contextlib.closing(EarOnTrial("it")) as ear:
        found = check_microphone(ear)
        assert ear.recorder is None
    assert (found.ok, found.detail["reason"]) == (False, reason)
    assert found.mend == mends.for_microphone(reason)
    told_everywhere(found)


@pytest.mark.parametrize(
    ("error", "reason"), [("ImportError('hidden')", "no-sounddevice"), ("OSError('')", "no-portaudio")]
)
def test_what_is_not_installed_has_its_command(
    error: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sounddevice.py").write_text(f"raise {error}\n")
    (tmp_path / "vosk.py").write_text(MISSING)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with contextlib.closing(EarOnTrial("it")) as ear:
        found, recogniser = check_microphone(ear), check_recogniser(ear)
    install = mends.for_part("listen")
    assert found.detail["reason"] == reason
    assert found.mend == (install if reason == "no-sounddevice" else mends.for_portaudio())
    assert (recogniser.detail["reason"], recogniser.mend) == ("no-package", install)
    told_everywhere(found)
    told_everywhere(recogniser)


def test_a_damaged_model_has_its_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "models" / "it", tmp_path / "it")
    (tmp_path / "it" / "graph" / "words.txt").write_text("")
    monkeypatch.setattr(ear_model, "models_folder", lambda: tmp_path)
    found = check_recogniser(EarOnTrial("it"))
    assert (found.ok, found.detail["reason"]) == (False, "damaged-model")
    assert found.mend == f"{mends.STARTER} run.py models get it"
    told_everywhere(found)


@pytest.mark.parametrize("reason", ["no-model", "no-catalogue", "no-words", "gone", "broken"])
def test_whatever_a_recogniser_lacks_is_told(reason: str) -> None:
    for language in languages():
        text = catalog(language).text("doctor-no-recogniser", reason=reason)
        assert text.endswith(".")


def test_a_device_that_is_not_there_is_named(tmp_path: Path) -> None:
    found = check_microphone(EarOnTrial("it", f"file:{tmp_path}/none"))
    assert (found.detail["reason"], found.mend) == ("no-device", "")
    assert f"file:{tmp_path}/none non si può leggere" in told(found)
    told_everywhere(found)


def test_each_system_has_its_command_for_the_microphone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "audio" in mends.for_microphone("forbidden", "linux")
    assert mends.for_microphone("forbidden", "win32") == mends.for_muted_microphone("win32") != ""
    assert mends.for_microphone("forbidden", "freebsd") == mends.for_microphone("busy") == ""
    monkeypatch.setattr(shutil, "which", lambda name: name == "amixer")
    assert mends.for_muted_microphone("linux") == "amixer set Capture cap"
