"""Players whatever breaks: servers that die or hang, children that are killed, no device at all."""

import signal
import time
from pathlib import Path

import pytest

from tests.speech.support.engines import HANGS, write_engine
from tests.speech.support.players import (
    KINDS,
    WITHOUT_SOUND,
    finish,
    need,
    need_voices,
    no_portaudio,
    run,
    start,
)
from tests.speech.support.sound_server import SoundServer, sound_server


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


def test_words_that_hang_in_the_engine_delay_no_sound_and_no_stop(
    shared: SoundServer, tmp_path: Path
) -> None:
    need(KINDS[0])
    write_engine(tmp_path, HANGS)
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
