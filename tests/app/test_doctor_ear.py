"""`damavoce doctor` and the ear: the recogniser, the microphone with its noise, a word that is said."""

import contextlib
import importlib.util
import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.commands import doctor_ear, listening, mends
from assistant.commands.doctor_checks import Finding
from assistant.commands.doctor_ear import (
    EarOnTrial,
    check_microphone,
    check_recogniser,
    check_word,
    noise_of,
    noise_word,
    wait_for_enter,
)
from assistant.narration.catalog import catalog, languages
from speech.recognizers.process import SCRIPTED
from speech.recorder import CHILD
from speech.samples import bytes_of, numbers_of
from speech.wav import read_wav
from tests.app.processes import ROOT, OnTerminal, damavoce, environment
from tests.app.test_doctor import children_with, hiding, in_haste
from tests.speech.microphones import Pipe, leaving_nothing, script, wav
from tests.speech.recognizers.ears import need_vosk
from tests.speech.recorders import FAULTS, leaving_no_recorder, with_library
from tests.speech.sound_server import SoundServer, sound_server
from tests.speech.waiting import wait_for
from tests.speech.wavs import wav as wav_file

MISSING = "raise ImportError('hidden')\n"
SECOND = 2 * 16_000


@pytest.fixture(autouse=True)
def nothing_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(doctor_ear, "SETTLING", 0.1)
    monkeypatch.setattr(doctor_ear, "NOISE", 0.5)
    with leaving_no_recorder():
        yield from leaving_nothing()


@pytest.fixture(scope="module")
def word(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The word, as the program's own voice says it, 14 decibels below the loudest."""
    return said("it", "ventidue", tmp_path_factory.mktemp("said"))


def said(language: str, text: str, folder: Path) -> bytes:
    if importlib.util.find_spec("pyttsx3") is None:
        pytest.skip("needs the extra `voice`")
    done = damavoce("speak", "--lang", language, "--to", str(folder / "said.wav"), text)
    assert done.returncode == 0, done.stderr
    return read_wav((folder / "said.wav").read_bytes(), 16_000)


def quieter(sound: bytes, decibels: float) -> bytes:
    times = 10 ** (-decibels / 20)
    return bytes_of(max(-32768, min(32767, round(each * times))) for each in numbers_of(sound))


def noisy(sound: bytes, deviation: float) -> bytes:
    """With white noise: a deviation of 23 is 60 decibels below the loudest sine."""
    chance = random.Random(7)
    noise = (round(chance.gauss(0, deviation)) for _ in range(len(sound) // 2))
    return bytes_of(
        max(-32768, min(32767, a + b)) for a, b in zip(numbers_of(sound), noise, strict=True)
    )


def microphone(folder: Path, sound: bytes, deviation: float = 23) -> str:
    """A file that stands for one: a second of noise alone, the sound, three of noise, then silence."""
    file = folder / "microphone.wav"
    whole = bytes(SECOND) + sound + bytes(3 * SECOND)
    file.write_bytes(wav_file(noisy(whole, deviation)))
    return f"file:{file}"


@contextlib.contextmanager
def on_trial(language: str, device: str, kind: str = "vosk") -> Iterator[EarOnTrial]:
    """An ear of which the recogniser and the microphone were found to work."""
    if kind == "vosk":
        need_vosk()
    with contextlib.closing(EarOnTrial(language, device, kind)) as ear:
        assert check_recogniser(ear).ok
        check_microphone(ear)
        yield ear


def word_found(language: str, device: str, kind: str = "vosk") -> Finding:
    with on_trial(language, device, kind) as ear:
        return check_word(ear, has_begun=False)


def told(finding: Finding, language: str = "it") -> str:
    (line,) = finding.lines
    return catalog(language).text(line.message, "", **line.values)


def told_everywhere(finding: Finding) -> None:
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
    monkeypatch.setattr(listening, "models_folder", lambda: tmp_path)
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


# The whole


def test_without_a_terminal_no_word_is_asked_for(tmp_path: Path) -> None:
    need_vosk()
    device = microphone(tmp_path, b"", 90)
    env = environment(HOME=str(tmp_path), PULSE_SERVER=f"unix:{tmp_path}/none", PATH=str(tmp_path))
    done = damavoce("doctor", "--voice", "off", "--json", "--input-device", device, env=env)
    recogniser, noise = [json.loads(line) for line in done.stdout.splitlines()][-2:]
    assert (recogniser["check"], recogniser["ok"]) == ("recogniser", True)
    assert (noise["check"], noise["ok"], noise["mend"]) == ("microphone", True, "")
    assert noise["detail"]["needed"]
    assert (noise["detail"]["device"], noise["detail"]["rate"]) == (device, 16_000)
    assert noise["detail"]["noise_dbfs"] == pytest.approx(-48.2, abs=1)
    done = damavoce("doctor", "--lang", "it", "--input-device", "file:none", env=env)
    assert done.returncode == 1
    assert "Si gioca scrivendo, ma qualcosa non va: " in done.stdout
    assert "il microfono" in done.stdout.splitlines()[-1]
    assert "Di' ventidue" not in done.stdout


def test_who_wants_to_be_heard_is_told_that_it_is_needed(tmp_path: Path) -> None:
    (tmp_path / "damavoce").mkdir()
    (tmp_path / "damavoce" / "settings.toml").write_text('listen = "push"\n')
    env = environment(HOME=str(tmp_path), PULSE_SERVER=f"unix:{tmp_path}/none", PATH=str(tmp_path))
    env |= {"XDG_CONFIG_HOME": str(tmp_path), "WIN_PD_OVERRIDE_APPDATA": str(tmp_path)}
    done = damavoce("doctor", "--voice", "off", "--json", env=env)
    found = json.loads(done.stdout.splitlines()[-1])
    assert (found["check"], found["detail"]["needed"], found["ok"]) == ("microphone", True, False)


def test_on_a_terminal_a_word_is_asked_for(word: bytes, tmp_path: Path) -> None:
    need_vosk()
    pipe = Pipe(tmp_path)
    arguments = ("doctor", "--lang", "it", "--voice", "off", "--input-device", pipe.device)
    terminal = OnTerminal(
        *arguments, env=environment(TERM="xterm", PULSE_SERVER=f"unix:{tmp_path}/none")
    )
    terminal.wait_for("Di' ventidue")
    pipe.speak(word)
    assert terminal.wait() in (0, 1)
    seen = terminal.seen.decode()
    assert "Parola di prova: ho capito ventidue." in seen
    # A pipe without a word is silent as no room is: it counts as a microphone all the same.
    assert "non viene nessun suono" in seen
    assert "microfono" not in seen.splitlines()[-1]
    pipe.close()


def test_an_interrupt_ends_it_at_once_and_all_it_began(tmp_path: Path) -> None:
    need_vosk()
    pipe = Pipe(tmp_path)
    arguments = ("doctor", "--lang", "it", "--voice", "off", "--input-device", pipe.device)
    env = environment(TERM="xterm", PULSE_SERVER=f"unix:{tmp_path}/none", PYTHONPATH=hiding(tmp_path))
    terminal = OnTerminal(*arguments, env=env)
    terminal.wait_for("Di' ventidue")
    assert any(CHILD in each for each in children_with(tmp_path))
    terminal.type("\x03")
    assert terminal.wait() == 130
    assert b"Parola" not in terminal.seen
    assert b"Traceback" not in terminal.seen
    wait_for(lambda: children_with(tmp_path) == [])
    pipe.close()


def test_where_a_screen_reader_runs_the_person_says_when(word: bytes, tmp_path: Path) -> None:
    need_vosk()
    device = microphone(tmp_path, bytes(SECOND) + word)
    reader = tmp_path / "orca"
    reader.write_text("import time\nprint(flush=True)\ntime.sleep(600)\n")
    with subprocess.Popen([sys.executable, str(reader)], stdout=subprocess.PIPE) as running:
        try:
            assert running.stdout
            running.stdout.readline()
            arguments = ("doctor", "--lang", "it", "--input-device", device)
            env = environment(TERM="xterm", PULSE_SERVER=f"unix:{tmp_path}/none")
            terminal = OnTerminal(*arguments, env=env)
            terminal.wait_for(r"avanti senza\.\r\n")
            before = len(terminal.seen)
            terminal.type("\n")
            terminal.wait()
        finally:
            running.kill()
    # Nothing that the reader would say is printed while the microphone is open.
    assert terminal.seen[before:].decode().split("Microfono: ")[0].strip() == ""
    assert "Parola di prova: ho capito ventidue." in terminal.seen.decode()
    assert "La stanza è silenziosa" in terminal.seen.decode()


def test_nobody_is_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    out, into = os.pipe()
    with os.fdopen(out) as stream, os.fdopen(into, "wb", buffering=0) as keys:
        monkeypatch.setattr(sys, "stdin", stream)
        assert not wait_for_enter(0.1)
        keys.write(b"\n")  # for the thread that still waits
    out, into = os.pipe()
    with os.fdopen(out) as stream, os.fdopen(into, "wb", buffering=0) as keys:
        monkeypatch.setattr(sys, "stdin", stream)
        keys.write(b"\n")
        assert wait_for_enter()
        keys.close()
        assert not wait_for_enter()


@pytest.fixture
def server() -> Iterator[SoundServer]:
    with sound_server() as there:
        yield there


def test_through_a_sound_server_it_asks_aloud_and_hears(
    server: SoundServer, word: bytes, tmp_path: Path
) -> None:
    need_vosk()
    env = {**environment(TERM="xterm"), **server.env, **in_haste(tmp_path)}
    terminal = OnTerminal("doctor", "--lang", "it", "--voice", "own", env=env)
    terminal.wait_for("Microfono: ")
    before = server.now()
    terminal.wait_for("Di' ventidue")
    server.wait_for_sound(before)
    wait_for(lambda: server.now() - server.heard(before)[-1][1] > 1.5)
    server.speak(word)
    assert terminal.wait() == 0
    seen = terminal.seen.decode()
    assert "Parola di prova: ho capito ventidue." in seen
    assert "Terminale: va bene, i tasti si sentono" in seen
    assert "\x1b" not in seen
