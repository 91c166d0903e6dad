"""`damavoce doctor`: what it finds with sound, without, and with every part missing or hanging."""

import contextlib
import ctypes.util
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from assistant.commands import mends
from assistant.commands.doctor import sound as doctor_sound
from assistant.narration.catalog import base_languages, languages
from speech.audio.samples import bytes_of
from speech.voice import equipment
from speech.voice.sound_process import CHILD_PATIENCE
from speech.voice.synth import FASTEST_COMPRESSED
from tests.app.support.processes import PATIENCE, ROOT, command, damavoce, environment
from tests.speech.support.ears import need_vosk
from tests.speech.support.engines import HANGS, write_engine, write_package
from tests.speech.support.orca_stand_in import desktop
from tests.speech.support.sound_server import SoundServer, sound_server
from tests.speech.support.waiting import wait_for

CHECKS = ["python", "settings", "games", "opponent", "terminal", "reader", "model", "voice", "output"]
CHECKS += ["recogniser", "microphone"]


INSTALL = f"{mends.STARTER} run.py install"

EACH_LANGUAGE = pytest.mark.parametrize(
    "language",
    ["it", "pt-BR", *(pytest.param(each, marks=pytest.mark.proof) for each in ("en", "pt"))],
)


@pytest.fixture(autouse=True)
def in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@pytest.fixture
def server() -> Iterator[SoundServer]:
    """A machine with sound, and a quiet room."""
    need_voice()
    need_vosk()
    with sound_server() as there, noise(there):
        yield there


@contextlib.contextmanager
def noise(server: SoundServer) -> Iterator[None]:
    """What a microphone hears of a room: without it, it would seem to be muted."""
    file = server.folder / "noise.raw"
    file.write_bytes(bytes_of(([40] * 8 + [-40] * 8) * 60_000))
    form = ("--raw", "--format=s16le", "--channels=1", "--rate=16000", "--latency-msec=20")
    server.speak(bytes(320))  # which wakes it
    with file.open("rb") as sound:
        playing = subprocess.Popen(
            ["pacat", "--playback", "--device=mouth", *form],
            env=server.env,
            stdin=sound,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            yield
        finally:
            playing.kill()
            playing.wait()


def need_voice() -> None:
    for module in ("pyttsx3", "sounddevice"):
        if importlib.util.find_spec(module) is None:
            pytest.skip("needs the extra `voice`")
    need_portaudio()


def need_portaudio() -> None:
    """On Linux sounddevice plays and hears through a library that the system has, or has not."""
    if sys.platform == "linux" and ctypes.util.find_library("portaudio") is None:
        pytest.skip("needs PortAudio, on Debian the package libportaudio2")


def findings(done: subprocess.CompletedProcess[str]) -> dict[str, dict]:
    """What was found, by its check; each is told once and has the same four keys."""
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["check"] for line in lines] == CHECKS
    assert all([*line] == ["check", "ok", "detail", "mend"] for line in lines)
    assert done.stderr == ""
    broken = [each for each in lines if each["detail"]["needed"] and not each["ok"]]
    assert done.returncode == (1 if broken else 0)
    return {line["check"]: line for line in lines}


def without_sound(folder: Path) -> dict[str, str]:
    """Neither a server nor any program that plays; a machine with a sound card of its own has it."""
    return environment(HOME=str(folder), PULSE_SERVER=f"unix:{folder}/none", PATH=str(folder))


def in_haste(folder: Path) -> dict[str, str]:
    """Settings that have the summary said as fast as may be, where not its length is looked at."""
    (folder / "damavoce").mkdir()
    rates = "".join(f"rate-{language} = {FASTEST_COMPRESSED}\n" for language in languages())
    (folder / "damavoce" / "settings.toml").write_text(rates)
    return {"XDG_CONFIG_HOME": str(folder), "WIN_PD_OVERRIDE_APPDATA": str(folder)}


def hiding(folder: Path, **modules: str) -> str:
    """A PYTHONPATH on which these modules are only what is written here."""
    for name, text in modules.items():
        (folder / f"{name}.py").write_text(text)
    return os.pathsep.join([str(folder), str(ROOT)])


MISSING = "raise ImportError('hidden')\n"


# With sound


def test_where_nothing_is_missing_it_says_so_and_is_heard(server: SoundServer) -> None:
    done = damavoce("doctor", "--lang", "it", env={**environment(), **server.env})
    said = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert said[0].startswith("Provo per davvero")
    assert said[-1] == "Tutto va bene: si gioca, e la voce può parlare."
    told = "\n".join(said)
    for name in ("Italiano", "Inglese", "Portoghese"):
        assert f"{name}: va bene, una frase è pronta in " in told
    assert "Uscita del suono: va bene, con PortAudio; prende un suono dopo " in told
    time.sleep(0.3)  # what the ear still holds
    tone, *words = server.heard()
    assert tone[1] - tone[0] < 0.5
    assert sum(end - begin for begin, end in words) > 1.0


def test_with_the_voice_off_it_is_as_thorough_and_silent(server: SoundServer) -> None:
    env = {**environment(), **server.env}
    found = findings(damavoce("doctor", "--voice", "off", "--json", env=env))
    assert found["voice"]["ok"]
    assert found["output"]["ok"]
    assert {*found["voice"]["detail"]["sentences"]} == {*base_languages()}
    for name in ("begin_ms", "stop_ms", "whole_ms"):
        assert 0 < found["output"]["detail"][name] < 5000
    assert [each["mend"] for each in found.values()] == [""] * len(CHECKS)
    time.sleep(0.3)
    assert server.heard() == []


@EACH_LANGUAGE
def test_each_language_is_told_and_said(server: SoundServer, tmp_path: Path, language: str) -> None:
    env = {**environment(), **server.env, **in_haste(tmp_path)}
    done = damavoce("doctor", "--lang", language, "--voice", "own", env=env)
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert len(lines) == len(CHECKS) + 2 + len(base_languages())
    assert all(line.isprintable() and line.strip() == line and line.endswith(".") for line in lines)
    time.sleep(0.3)
    assert len(server.heard()) > 1


def test_without_portaudio_a_command_plays_and_what_would_be_better_is_named(
    server: SoundServer, tmp_path: Path
) -> None:
    if not shutil.which("paplay"):
        pytest.skip("not installed: paplay")
    path = hiding(tmp_path, sounddevice="raise OSError('PortAudio library not found')\n")
    env = {**environment(), **server.env, **in_haste(tmp_path), "PYTHONPATH": path}
    found = findings(damavoce("doctor", "--json", "--voice", "off", env=env))
    assert found["output"]["ok"]
    assert found["output"]["detail"]["player"] in ("pw-play", "paplay")
    assert found["output"]["mend"] == mends.for_portaudio()
    done = damavoce("doctor", "--lang", "en", env=env)
    assert done.returncode == 0
    assert "The library PortAudio, with which sound starts sooner, is missing" in done.stdout
    time.sleep(0.3)
    assert len(server.heard()) > 1


@pytest.mark.alone
def test_where_a_screen_reader_runs_it_is_left_to_read(server: SoundServer, tmp_path: Path) -> None:
    reader = tmp_path / "orca"
    reader.write_text("import time\nprint(flush=True)\ntime.sleep(600)\n")
    with subprocess.Popen([sys.executable, str(reader)], stdout=subprocess.PIPE) as running:
        try:
            assert running.stdout
            running.stdout.readline()
            env = {**environment(), **server.env}
            done = damavoce("doctor", "--lang", "it", env=env)
            assert done.returncode == 0
            assert "Lettore di schermo: Orca è in funzione e legge" in done.stdout
            assert done.stdout.splitlines()[-1].startswith("Tutto va bene: si gioca, e a leggere")
            time.sleep(0.3)
            assert len(server.heard()) == 1  # the sound alone
        finally:
            running.kill()


def test_a_screen_reader_that_is_reached_says_it_where_that_is_wanted(tmp_path: Path) -> None:
    if importlib.util.find_spec("prism") is None:
        pytest.skip("needs the extra `reader`")
    with desktop() as there:
        there.start_orca()
        env = {**without_sound(tmp_path), "DBUS_SESSION_BUS_ADDRESS": there.address}
        done = damavoce("doctor", "--lang", "it", "--voice", "reader", env=env)
        assert "Orca è in funzione, e il programma gli sa parlare." in done.stdout
        wait_for(lambda: any("qualcosa non va" in order for order in there.told()))


# Without


def test_without_a_device_it_says_what_to_do_and_no_command(tmp_path: Path) -> None:
    need_voice()
    found = findings(damavoce("doctor", "--json", env=without_sound(tmp_path)))
    assert found["voice"]["ok"]
    assert not found["output"]["ok"]
    assert (found["output"]["detail"]["reason"], found["output"]["mend"]) == ("no-device", "")
    done = damavoce("doctor", "--lang", "it", env=without_sound(tmp_path))
    assert done.returncode == 1
    assert "non c'è una scheda audio" in done.stdout
    assert done.stdout.splitlines()[-1] == (
        "Si gioca scrivendo, ma qualcosa non va: l'uscita del suono."
    )


def test_without_portaudio_its_command_is_named(tmp_path: Path) -> None:
    need_voice()
    path = hiding(tmp_path, sounddevice="raise OSError('PortAudio library not found')\n")
    env = {**without_sound(tmp_path), "PYTHONPATH": path}
    found = findings(damavoce("doctor", "--json", env=env))
    assert found["output"]["detail"]["reason"] == "no-portaudio"
    assert found["output"]["mend"] == mends.for_portaudio()


@EACH_LANGUAGE
def test_without_the_packages_one_command_is_named_once(tmp_path: Path, language: str) -> None:
    install = mends.for_part("voice")  # which depends on what run.py has installed
    path = hiding(tmp_path, pyttsx3=MISSING, sounddevice=MISSING, prism=MISSING)
    env = {**without_sound(tmp_path), "PYTHONPATH": path}
    found = findings(damavoce("doctor", "--json", env=env))
    assert [found[each]["mend"] for each in ("voice", "output")] == [install, install]
    done = damavoce("doctor", "--lang", language, env=env)
    assert done.returncode == 1
    assert done.stdout.count(install) == 1
    assert done.stdout.splitlines()[-2].endswith(f": {install}")
    assert done.stdout.splitlines()[-1].endswith(f": {mends.STARTER} run.py doctor")


def test_a_settings_file_that_makes_no_sense_is_told(tmp_path: Path) -> None:
    (tmp_path / "damavoce").mkdir()
    (tmp_path / "damavoce" / "settings.toml").write_text('level = 3\nview = "up"\n')
    env = {**without_sound(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    env["WIN_PD_OVERRIDE_APPDATA"] = str(tmp_path)
    found = findings(damavoce("doctor", "--json", env=env))
    assert found["settings"]["detail"]["problems"] == [["bad-value", "view", "up"]]
    done = damavoce("doctor", "--lang", "en", env=env)
    assert 'view in the settings has a value that it cannot have, "up"' in done.stdout
    assert "something is wrong: the settings" in done.stdout


# What hangs


IMPATIENCE = """
from assistant.commands.doctor import sound as doctor_sound
from speech.voice import sound_process
sound_process.CHILD_PATIENCE = doctor_sound.SENTENCE_PATIENCE = 1.0
"""
"""It tells of what hangs after seconds that are all the same to what hangs for ever."""


def test_the_child_gives_up_before_the_doctor_does() -> None:
    """Each of its halves may take its time, and the child itself a moment to begin."""
    assert 2 * CHILD_PATIENCE < doctor_sound.START_PATIENCE
    assert 2 * CHILD_PATIENCE < equipment.PATIENCE


def with_engines_of(folder: Path) -> dict[str, str]:
    return {**without_sound(folder), "PYTHONPATH": hiding(folder)}


@pytest.mark.parametrize("write", [write_package, write_engine], ids=["start", "sentence"])
def test_a_synthesiser_that_hangs_is_told_and_ended(
    tmp_path: Path, write: Callable[[Path, str], None]
) -> None:
    write(tmp_path, HANGS)
    env = with_engines_of(tmp_path)
    found = findings(damavoce("doctor", "--json", "--lang", "it", env=env, after=IMPATIENCE))
    assert not found["voice"]["ok"]
    assert found["voice"]["detail"]["sentences"]["it"]["reason"] == "no-answer"
    assert found["voice"]["mend"] == ""
    assert children_with(tmp_path) == []


def test_a_synthesiser_that_takes_its_process_along_is_told(tmp_path: Path) -> None:
    write_package(tmp_path, "__import__('os').abort()")
    env = with_engines_of(tmp_path)
    found = findings(damavoce("doctor", "--json", env=env))
    assert not found["voice"]["ok"]
    assert {each["reason"] for each in found["voice"]["detail"]["sentences"].values()} == {"ended"}
    done = damavoce("doctor", "--lang", "it", env=env)
    assert "Voce: la parte che parla e suona si è interrotta da sola; riprova" in done.stdout


def test_an_interrupt_ends_it_at_once_and_all_it_began(tmp_path: Path) -> None:
    hangs = tmp_path / "hangs"
    write_package(tmp_path, f"open({str(hangs)!r}, 'w').close()\n{HANGS}")
    env = with_engines_of(tmp_path)
    doctor = subprocess.Popen(
        command("doctor", "--lang", "it"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env
    )
    wait_for(lambda: any("speech.voice.sound_child" in each for each in children_with(tmp_path)))
    wait_for(hangs.exists)  # by then it knows of its child too, which at first only the system does
    doctor.send_signal(signal.SIGINT)
    _, err = doctor.communicate(timeout=PATIENCE)
    assert (doctor.returncode, err) == (130, b"")
    wait_for(lambda: children_with(tmp_path) == [])


def children_with(folder: Path) -> list[str]:
    """The commands of processes that were given this folder in their environment."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if f"{folder}{os.pathsep}".encode() in (process / "environ").read_bytes():
                found.append((process / "cmdline").read_text().replace("\0", " "))
        except OSError:
            continue
    return found


@pytest.mark.parametrize("arguments", [("--voice", "loud"), ("--rate", "200"), ("now",)])
def test_a_wrong_command_line_is_told(arguments: tuple[str, ...]) -> None:
    done = damavoce("doctor", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
