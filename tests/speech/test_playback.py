"""Players: the silent one in every order of calls, the real ones heard at a sound server's monitor."""

import array
import importlib.util
import math
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speech.playback import SilentPlayer
from tests.speech.sound_server import SoundServer, sound_server

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
RATE = 22050
WITHOUT_SOUND = {"PATH": os.environ.get("PATH", ""), "HOME": "/nowhere", "LC_ALL": "C.UTF-8"}

# What every program begins with: a tone, a process of the voice, a player that keeps what it was told.
BEGINNING = f"""
import os, sys, threading, time
from speech.child import ChildGone
from speech.playback import CommandPlayer, NoPlayer, SilentPlayer, open_player
from speech.sound_process import SoundProcess
from tests.speech.test_playback import tone
RATE = {RATE}
ends, ended, gone = [], threading.Event(), threading.Event()
def on_end(is_whole):
    ends.append(is_whole)
    ended.set()
def voice():
    return SoundProcess(print_nothing, print_nothing, gone.set)
def print_nothing(*told):
    pass
def closed(process):
    process.close()
    assert gone.wait(30)
"""
KINDS = ("voice().player()", "CommandPlayer('paplay')", "CommandPlayer('aplay')")


def tone(seconds: float, rate: int = RATE) -> bytes:
    wave = (int(12000 * math.sin(2 * math.pi * 440 * n / rate)) for n in range(int(seconds * rate)))
    return array.array("h", wave).tobytes()


def start(program: str, env: dict[str, str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-P", "-c", BEGINNING + program],
        env={**env, "PYTHONPATH": os.pathsep.join((env.get("PYTHONPATH", ""), str(ROOT))).strip(":")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def run(program: str, env: dict[str, str]) -> str:
    """Run to the end; what it printed. Nothing may stand on standard error."""
    return finish(start(program, env))


def finish(process: subprocess.Popen[str], lines: str = "") -> str:
    try:
        out, err = process.communicate(lines, timeout=PATIENCE)
    finally:
        process.kill()
    assert err == ""
    assert process.returncode == 0
    return out


@pytest.fixture
def server():
    """Have a daemon that the test may kill."""
    with sound_server() as running:
        yield running


@pytest.fixture(scope="module")
def shared():
    """Have a daemon for all tests that leave it alive: the ear needs 2 seconds to begin."""
    with sound_server() as running:
        yield running


@pytest.fixture(params=KINDS)
def kind(request):
    need(request.param)
    return request.param


def need_voices() -> None:
    if importlib.util.find_spec("pyttsx3") is None:
        pytest.skip("needs the extra `voice`")


def need(kind: str) -> None:
    if kind == KINDS[0]:
        pytest.importorskip("cffi")
        found = subprocess.run(
            [sys.executable, "-c", "import sounddevice"], capture_output=True, check=False
        )
        if found.returncode:
            pytest.skip("sounddevice or PortAudio is not installed")
    elif not shutil.which(kind.split("'")[1]):
        pytest.skip(f"not installed: {kind}")


# The silent twin


@given(
    st.lists(st.sampled_from(["play", "stop", "close", "wait"]), max_size=12), st.sampled_from([0, 100])
)
def test_each_sound_of_the_silent_player_ends_once(calls: list[str], speed: float) -> None:
    player = SilentPlayer(speed)
    ends: list[list[bool]] = []
    accepted = 0
    for call in calls:
        if call == "play":
            told: list[bool] = []
            try:
                player.play(bytes(RATE), RATE, told.append)
            except ValueError:
                assert not told
            else:
                accepted += 1
                ends.append(told)
        elif call == "wait":
            time.sleep(0.001)
        else:
            getattr(player, call)()
            assert all(len(told) == 1 for told in ends)
    player.close()
    assert [len(told) for told in ends] == [1] * accepted


def test_the_silent_player_takes_the_time_of_the_sound() -> None:
    player, ended, began = SilentPlayer(speed=10), threading.Event(), time.monotonic()
    player.play(bytes(2 * RATE), RATE, lambda is_whole: ended.set())
    with pytest.raises(ValueError, match="playing"):
        player.play(b"", RATE, print)
    assert ended.wait(PATIENCE)
    assert time.monotonic() - began >= 0.09


@pytest.mark.parametrize(("sound", "rate"), [(b"1", 8000), (b"", 0)])
def test_what_is_no_sound_is_refused(sound: bytes, rate: int) -> None:
    with pytest.raises(ValueError, match="not 16-bit"):
        SilentPlayer().play(sound, rate, print)


def test_the_end_of_a_sound_may_begin_the_next() -> None:
    player, left, ended = SilentPlayer(), [300], threading.Event()

    def again(is_whole: bool) -> None:
        left[0] -= 1
        if left[0]:
            player.play(b"", RATE, again)
        else:
            ended.set()

    player.play(b"", RATE, again)
    assert ended.wait(PATIENCE)


# The real ones


@pytest.mark.parametrize("rate", [22050, 48000])
def test_a_tone_is_heard_whole(shared: SoundServer, kind: str, rate: int) -> None:
    since = shared.now()
    program = f"""
player = {kind}
player.play(tone(1.0, {rate}), {rate}, on_end)
assert ended.wait(30)
player.close()
print(ends, player.is_lost)
"""
    assert run(program, shared.env) == "[True] False\n"
    time.sleep(0.3)  # what the ear still holds
    heard = shared.heard(since)
    assert heard
    assert 0.85 < sum(end - begin for begin, end in heard) < 1.15, heard


@pytest.mark.parametrize("latency", ["20", "60", "200"])
def test_a_latency_asked_of_pulseaudio_is_obeyed(shared: SoundServer, latency: str) -> None:
    since = shared.now()
    need(KINDS[0])
    program = """
process = voice()
player = open_player(process)
player.play(tone(1.0), RATE, on_end)
assert ended.wait(30)
player.close()
print(type(player).__name__, ends)
"""
    assert run(program, {**shared.env, "PULSE_LATENCY_MSEC": latency}) == "StreamPlayer [True]\n"
    time.sleep(0.3)
    heard = shared.heard(since)
    assert 0.85 < sum(end - begin for begin, end in heard) < 1.15, heard


def test_a_stop_is_heard(shared: SoundServer, kind: str) -> None:
    since = shared.now()
    program = f"""
player = {kind}
player.play(tone(20.0), RATE, on_end)
sys.stdin.readline()
player.stop()
assert ended.wait(30)
print(ends, player.is_lost, flush=True)
sys.stdin.readline()
player.close()
"""
    process = start(program, shared.env)
    shared.wait_for_sound(since)
    assert process.stdin
    assert process.stdout
    process.stdin.write("stop\n")
    process.stdin.flush()
    assert process.stdout.readline() == "[False] False\n"
    stopped = shared.now()
    time.sleep(1.5)
    assert shared.heard(since)[-1][1] < stopped + 1.0
    finish(process, "\n")


def test_each_sound_ends_once_in_any_order(shared: SoundServer, kind: str) -> None:
    program = f"""
player = {kind}
told = []
def begin(seconds):
    told.append([])
    event = threading.Event()
    def on_end(is_whole, mine=told[-1]):
        mine.append(is_whole)
        event.set()
    player.play(tone(seconds), RATE, on_end)
    return event
player.stop()
assert begin(0.2).wait(30)
player.stop()
assert begin(0).wait(30)
for delay in (0, 0, 0.001, 0.01, 0.05, 0.2):
    event = begin(5)
    time.sleep(delay)
    player.stop()
    player.stop()
    assert event.wait(30)
event = begin(5)
try:
    begin(5)
except ValueError:
    told.pop()
stoppers = [threading.Thread(target=player.stop) for _ in range(8)]
for each in stoppers: each.start()
for each in stoppers: each.join()
assert event.wait(30)
assert begin(0.2).wait(30)
event = begin(5)
player.close()
player.close()
player.stop()
assert event.wait(30)
time.sleep(0.3)
print(told, player.is_lost)
"""
    expected = [[True], [True], *[[False]] * 7, [True], [False]]
    assert run(program, shared.env) == f"{expected} False\n"


def test_a_server_that_dies_in_mid_sound_is_reported(server: SoundServer, kind: str) -> None:
    program = f"""
player = {kind}
player.play(tone(20.0), RATE, on_end)
assert ended.wait(40)
print(ends, player.is_lost)
ended.clear()
player.play(tone(0.1), RATE, on_end)
assert ended.wait(40)
player.stop()
player.close()
print(ends)
try:
    open_player(voice())
except NoPlayer as error:
    print(error.reason)
"""
    process = start(program, server.env)
    server.wait_for_sound()
    server.kill()
    assert finish(process).splitlines()[:2] == ["[False] True", "[False, False]"]


def test_a_server_that_hangs_holds_nobody_up(server: SoundServer) -> None:
    need(KINDS[0])
    program = """
process = voice()
player = process.player()
player.play(tone(20.0), RATE, on_end)
sys.stdin.readline()
player.stop()
print(ends)
assert ended.wait(30)
assert gone.wait(30)
print(ends, player.is_lost)
player.close()
process.close()
"""
    process = start(program, server.env)
    server.wait_for_sound()
    server.daemon.send_signal(signal.SIGSTOP)
    try:
        assert finish(process, "\n") == "[]\n[False] True\n"
    finally:
        server.daemon.send_signal(signal.SIGCONT)


def test_words_are_made_sound_of_while_the_server_hangs_and_after(server: SoundServer) -> None:
    """The device is given up, and the same process speaks on, for another player."""
    need(KINDS[0])
    need_voices()
    program = """
import queue
sounds = queue.Queue()
def on_outcome(number, sound):
    sounds.put((number, sound.seconds > 0.3))
process = SoundProcess(print_nothing, on_outcome, gone.set)
player = process.player()
player.play(tone(20.0), RATE, on_end)
sys.stdin.readline()
process.say(1, "Tocca al Bianco.", "it", 200)
print(sounds.get(timeout=30), ended.is_set())
assert ended.wait(30)
print(ends, player.is_lost)
process.say(2, "Tocca al Nero.", "it", 200)
print(sounds.get(timeout=30))
try:
    process.player()
except NoPlayer as error:
    print(error.reason)
player.close()
closed(process)
"""
    process = start(program, server.env)
    server.wait_for_sound()
    server.daemon.send_signal(signal.SIGSTOP)
    try:
        told = finish(process, "\n").splitlines()
    finally:
        server.daemon.send_signal(signal.SIGCONT)
    assert told == ["(1, True) False", "[False] True", "(2, True)", "lost"]


def test_a_new_process_finds_the_server_that_came_back(tmp_path: Path) -> None:
    need(KINDS[0])
    program = """
process = voice()
player = process.player()
player.play(tone(20.0), RATE, on_end)
print("playing", flush=True)
assert ended.wait(40)
print(player.is_lost, flush=True)
sys.stdin.readline()
again = voice()
player = again.player()
ended.clear()
player.play(tone(0.5), RATE, on_end)
assert ended.wait(30)
print(ends, player.is_lost)
closed(process)
closed(again)
"""
    with sound_server() as server:
        process = start(program, server.env)
        assert process.stdout
        assert process.stdout.readline() == "playing\n"
        server.wait_for_sound()
        server.kill()
        assert process.stdout.readline() == "True\n"
        server.begin()
        server.listen()
        assert finish(process, "\n") == "[False, True] False\n"
        time.sleep(0.3)
        assert server.heard()


def test_a_child_that_is_killed_is_reported(shared: SoundServer) -> None:
    need(KINDS[0])
    program = """
process = voice()
player = process.player()
player.play(tone(20.0), RATE, on_end)
time.sleep(0.1)
process.kill()
assert ended.wait(30)
assert gone.wait(30)
print(ends, player.is_lost)
ended.clear()
player.play(tone(0.1), RATE, on_end)
assert ended.wait(30)
player.close()
try:
    process.player()
except NoPlayer as error:
    print(ends, error.reason)
"""
    assert run(program, shared.env) == "[False] True\n[False, False] no-answer\n"


def test_killed_at_random_moments_each_sound_ends_once(shared: SoundServer) -> None:
    need(KINDS[0])
    program = """
import random
rng = random.Random(7)
for _ in range(20):
    gone.clear()
    process = voice()
    player = process.player()
    told = []
    def play_on(is_whole):
        told.append(is_whole)
        if is_whole:
            begin()
    def begin():
        told.append("begun")
        player.play(tone(0.05), RATE, play_on)
    begin()
    time.sleep(rng.random() * 0.2)
    if rng.random() < 0.3:
        player.stop()
    process.kill()
    assert gone.wait(30)
    time.sleep(0.05)
    assert told == ["begun", True] * (len(told) // 2 - 1) + ["begun", False], told
"""
    assert run(program, shared.env) == ""


def test_closing_a_player_leaves_the_process_alive(shared: SoundServer) -> None:
    need(KINDS[0])
    since = shared.now()
    program = (
        """
process = voice()
first = process.player()
first.play(tone(20.0), RATE, on_end)
time.sleep(0.2)
first.close()
second = process.player()
second.play(tone(0.5), RATE, lambda is_whole: print(is_whole) or heard.set())
""".replace("process = voice()", "process, heard = voice(), threading.Event()", 1)
        + """
assert heard.wait(30)
print(ends, first.is_lost, second.is_lost, gone.is_set())
third = process.player()
ended.clear()
third.play(tone(20.0), RATE, on_end)
closed(process)
assert ended.wait(30)
print(ends)
"""
    )
    assert run(program, shared.env) == "True\n[False] False False False\n[False, False]\n"
    time.sleep(0.3)
    assert 0.4 < sum(end - begin for begin, end in shared.heard(since)) < 1.5


def test_the_whole_voice_takes_less_memory_than_its_limit(shared: SoundServer) -> None:
    """Measured: 27 MB after three languages, 41 where PortAudio has ALSA load its encoder."""
    need(KINDS[0])
    need_voices()
    program = """
import pathlib, queue
sounds = queue.Queue()
process = SoundProcess(print_nothing, lambda number, sound: sounds.put(sound), gone.set)
player = process.player()
for number, language in enumerate(("it", "en", "pt"), 1):
    process.say(number, "22 18", language, 300)
    sound = sounds.get(timeout=30)
    ended.clear()
    player.play(sound.samples, sound.rate, on_end)
    assert ended.wait(30)
folder = pathlib.Path(f"/proc/{process.pid}")
print([line.split()[1] for line in open(folder / "status") if line.startswith("VmRSS")][0])
print("libavcodec" in (folder / "maps").read_text())
closed(process)
"""
    size, has_encoder = run(program, shared.env).split()
    assert int(size) < 40_000
    assert has_encoder == "False"


SLOW_ENGINE = """
import time, types
class Engine:
    def connect(self, *given): pass
    def setProperty(self, *given): pass
    def getProperty(self, name): return [types.SimpleNamespace(id="x/it", languages=["it"])]
    def save_to_file(self, *given): pass
    def runAndWait(self): time.sleep(600)
def init(): return Engine()
"""


def test_words_that_hang_in_the_engine_delay_no_sound_and_no_stop(
    shared: SoundServer, tmp_path: Path
) -> None:
    need(KINDS[0])
    (tmp_path / "pyttsx3").mkdir()
    (tmp_path / "pyttsx3" / "__init__.py").write_text(SLOW_ENGINE)
    (tmp_path / "pyttsx3" / "drivers").mkdir()
    (tmp_path / "pyttsx3" / "drivers" / "__init__.py").write_text("")
    (tmp_path / "pyttsx3" / "drivers" / "_espeak.py").write_text("def Synchronize(): pass")
    program = """
told = []
process = SoundProcess(print_nothing, lambda *outcome: told.append(outcome), gone.set)
player = process.player()
process.say(1, "Tocca al Bianco.", "it", 200)
time.sleep(0.2)
for seconds in (0.2, 20.0):
    ended.clear()
    player.play(tone(seconds), RATE, on_end)
    time.sleep(0.3)
    player.stop()
    assert ended.wait(30)
print(ends[-1], player.is_lost, told, gone.is_set())
process.kill()
assert gone.wait(30)
"""
    env = {**shared.env, "PYTHONPATH": str(tmp_path)}
    assert run(program, env) == "False False [] False\n"


def test_when_a_sound_began_is_told(shared: SoundServer) -> None:
    need(KINDS[0])
    program = """
process = voice()
player = process.player()
for stops in (False, True):
    ended.clear()
    before = time.monotonic()
    player.play(tone(0.5), RATE, on_end)
    time.sleep(0.2)
    if stops: player.stop()
    assert ended.wait(30)
    print(before < player.began < time.monotonic())
closed(process)
"""
    assert run(program, shared.env) == "True\nTrue\n"


# Nothing to play with

OPENING = """
try:
    open_player(voice()).close()
    print("open")
except NoPlayer as error:
    print(error.reason)
"""


def test_no_device(tmp_path: Path) -> None:
    need(KINDS[0])
    env = {**WITHOUT_SOUND, "HOME": str(tmp_path), "PULSE_SERVER": f"unix:{tmp_path}/none"}
    assert run(OPENING, env) == "no-device\n"


def no_portaudio(folder: Path, says: str = 'OSError("PortAudio library not found")') -> dict[str, str]:
    (folder / "sounddevice.py").write_text(f"raise {says}\n")
    return {"PYTHONPATH": str(folder)}


@pytest.mark.parametrize(
    ("says", "reason"),
    [
        ('OSError("PortAudio library not found")', "no-portaudio"),
        ('ImportError("no sounddevice")', "no-sounddevice"),
        ('RuntimeError("broken")', "no-answer"),
    ],
)
def test_without_portaudio(tmp_path: Path, says: str, reason: str) -> None:
    env = {**WITHOUT_SOUND, **no_portaudio(tmp_path, says), "PATH": ""}
    assert run(OPENING, env) == f"{reason}\n"


def test_without_portaudio_a_command_plays(shared: SoundServer, tmp_path: Path) -> None:
    since = shared.now()
    need(KINDS[1])
    program = """
process = voice()
player = open_player(process)
player.play(tone(0.5), RATE, on_end)
assert ended.wait(30)
player.close()
print(type(player).__name__, ends)
"""
    env = {**shared.env, **no_portaudio(tmp_path)}
    assert run(program, env) == "CommandPlayer [True]\n"
    time.sleep(0.3)
    assert shared.heard(since)
