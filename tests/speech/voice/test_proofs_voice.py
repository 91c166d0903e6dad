"""The long proofs of the voice, run by hand, alone: `python3 run.py test -m proof -rP tests/speech`.

What they measure they print; the last results stand in docs/proofs.md.
"""

import math
import random
import statistics
import sys
import time
from types import MappingProxyType

import pytest

from assistant.commands.bench.voice_game import SpokenGame
from speech.voice import tones
from speech.voice.news import NewsKind
from speech.voice.utterance import Utterance
from tests.app.support.processes import PATIENCE
from tests.speech.support.heard_voice import important, megabytes, numbered, voice_on
from tests.speech.support.sound_server import SoundServer, sound_server
from tests.speech.support.waiting import wait_for

pytestmark = pytest.mark.proof

PRECISION = 0.02
"""Seconds: the server renders a block of up to 10 ms at a time, and the ear hands on as much."""
UTTERANCES, WARM = 2000, 200
KILLS = 100
TIMES = 100
FASTEST = 700


@pytest.fixture
def server():
    with sound_server() as running:
        yield running


def test_memory_is_flat_over_two_thousand_utterances(server: SoundServer) -> None:
    """One in four is said whole, the others are cut off at random moments."""
    rng = random.Random(3)
    seen: list[tuple[int, float, float]] = []
    with voice_on(server, FASTEST) as voice:
        for number in range(UTTERANCES + 1):
            if number >= WARM and number % WARM == 0:
                assert voice.speaker.pid
                seen.append((number, megabytes("self"), megabytes(voice.speaker.pid)))
            voice.speaker.submit([Utterance(f"{number}.", rng.choice(["it", "en", "pt"]))])
            if number % 4:
                time.sleep(rng.random() * 0.15)
                voice.speaker.hush()
            assert voice.speaker.wait(PATIENCE)
        assert voice.news.empty()
    for number, parent, child in seen:
        sys.stdout.write(f"after {number}: parent {parent:.1f} MB, child {child:.1f} MB\n")
    assert seen[-1][1] - seen[0][1] < 1.5
    assert seen[-1][2] - seen[0][2] < 1.5


def test_killed_a_hundred_times_it_says_all_that_is_important(server: SoundServer) -> None:
    rng = random.Random(4)
    # Words that come while the voice is lost take the place of those that waited: these come before.
    burst = numbered(6 * KILLS, rng)
    began = time.monotonic()
    with voice_on(server) as voice:
        for each in burst:
            voice.speaker.submit([each])
        for _ in range(KILLS):
            voice.kill_child(rng.random() * 1.8)
        killed = time.monotonic()
        left = len(important(burst)) - len(important(voice.said))
        assert left > 0
        # After many failures on end it waits half a minute before a new try.
        until = time.monotonic() + 10 * PATIENCE
        while len(important(voice.said)) < len(important(burst)):
            assert time.monotonic() < until, voice.said
            time.sleep(0.01)
        ended = time.monotonic()
        voice.say(Utterance("Fine.", "it"))
        news = [voice.news.get() for _ in range(voice.news.qsize())]
    assert important(voice.said) == important(burst)
    assert not news or news[-1].kind is NewsKind.REGAINED
    sys.stdout.write(
        f"{KILLS} kills in {killed - began:.0f} s; {len(important(burst))} important utterances, "
        f"{left} of them left at the last kill, all said {ended - killed:.0f} s later; "
        f"{sum(each.kind is NewsKind.LOST for each in news)} times the loss was told\n"
    )


def told(what: str, taken: list[float], percent: int) -> float:
    """Print the times, which have the percentile of so many; that one in milliseconds."""
    ordered = sorted(1000 * each for each in taken)
    most = ordered[math.ceil(len(ordered) * percent / 100) - 1]
    median = statistics.median(ordered)
    sys.stdout.write(
        f"{what}: median {median:.0f} ms, {percent}% {most:.0f}, slowest {ordered[-1]:.0f}\n"
    )
    return most


@pytest.mark.parametrize("latency", ["20", "0"])
def test_a_key_is_followed_by_silence_at_the_ear(
    server: SoundServer, monkeypatch, latency: str
) -> None:
    """By the length of the recording when the key was pressed, and where its last sound ends.

    The sound has no pauses, which speech has: only the key can have ended it.
    """
    endless = tones.Tone(600, 600, 3.0, tones.Shape.PURE)
    monkeypatch.setattr(tones, "TONES", MappingProxyType({**tones.TONES, "endless": endless}))
    rng = random.Random(5)
    taken = []
    with voice_on(server, PULSE_LATENCY_MSEC=latency) as voice:
        voice.say(Utterance("Ecco.", "it"))
        while len(taken) < TIMES:
            time.sleep(0.2)
            since = server.now()
            voice.speaker.submit([Utterance("x", "it", sounds=("endless",))])
            server.wait_for_sound(since)
            time.sleep(rng.random() * 0.3)
            pressed = server.now()
            voice.speaker.hush()
            assert voice.speaker.wait(PATIENCE)
            time.sleep(0.3)
            taken.append(server.heard(since)[-1][1] - pressed)
    assert min(taken) > -PRECISION
    most = told(f"key to silence at the monitor, latency {latency}", taken, 99)
    assert most + 1000 * PRECISION <= 150


@pytest.mark.parametrize("latency", ["20", "0"])
def test_a_move_is_followed_by_sound_at_the_ear(server: SoundServer, latency: str) -> None:
    """From the event to the first loud block of what is said of it; with the voice at rest before."""
    taken = []
    with SpokenGame("it", ()) as game, voice_on(server, 180, PULSE_LATENCY_MSEC=latency) as voice:
        voice.say(Utterance("Ecco.", "it"))
        while len(taken) < TIMES:
            time.sleep(0.3)
            event = game.next_move(is_computers=True)
            moved = server.now()
            voice.speaker.submit(game.handle(event)[:1])
            wait_for(lambda since=moved: bool(server.heard(since)))
            taken.append(server.heard(moved)[0][0] - moved)
            voice.speaker.hush()
            assert voice.speaker.wait(PATIENCE)
    most = told(f"move to sound at the monitor, latency {latency}", taken, 95)
    assert most + 1000 * PRECISION <= 150
