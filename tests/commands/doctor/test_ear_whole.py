"""`damavoce doctor` and the ear as a person meets them: with a terminal, without, with sound."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.commands.doctor.ear import wait_for_enter
from speech.ear.recorder import CHILD
from tests.app.support.processes import ROOT, OnTerminal, damavoce, environment
from tests.app.support.said_words import SECOND, microphone
from tests.commands.doctor.test_doctor import children_with, hiding, in_haste
from tests.speech.support.ears import need_vosk
from tests.speech.support.microphones import Pipe, leaving_nothing
from tests.speech.support.recorders import leaving_no_recorder
from tests.speech.support.sound_server import SoundServer, sound_server
from tests.speech.support.waiting import wait_for


@pytest.fixture(autouse=True)
def nothing_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(ROOT)
    with leaving_no_recorder():
        yield from leaving_nothing()


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
    # Behind it may stand what would be better, where something is missing that is not needed.
    assert "il microfono" in done.stdout.partition("ma qualcosa non va: ")[2].splitlines()[0]
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


@pytest.mark.alone
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
