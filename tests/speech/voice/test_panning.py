"""The place of a square, heard in the two channels of a sound server, and words in the middle."""

import math
import time
from array import array
from collections.abc import Iterator

import pytest

from assistant.rules.variant import ITALIAN
from assistant.tactile.guide import tone_of
from speech.voice.utterance import Note, Utterance
from tests.speech.support.heard_voice import voice_on
from tests.speech.support.pitches import power
from tests.speech.support.players import KINDS, need, run
from tests.speech.support.sound_server import RATE, SoundServer, sound_server

STEP = 2 ** (1 / 6)
"""From a row to the next."""


@pytest.fixture(scope="module")
def wide() -> Iterator[SoundServer]:
    """Have a daemon whose output has two channels."""
    with sound_server(channels=2) as running:
        yield running


def stretches(server: SoundServer, since: float) -> list[list["array[int]"]]:
    """Each stretch of sound, in both channels."""
    channels = server.channels()
    return [
        [each[int(begin * RATE) : int(end * RATE)] for each in channels]
        for begin, end in server.heard(since)
    ]


def decibels(left: "array[int]", right: "array[int]", hertz: float) -> float:
    """How much louder a pitch is in the left channel."""
    return 10 * math.log10(power(left, hertz, RATE) / power(right, hertz, RATE))


def assert_is_pitch(samples: "array[int]", hertz: float) -> None:
    strength = {wanted: power(samples, wanted, RATE) for wanted in (hertz / STEP, hertz, hertz * STEP)}
    assert strength[hertz] == max(strength.values())


def test_each_player_plays_at_the_side_that_is_asked_for(wide: SoundServer, kind: str) -> None:
    since = wide.now()
    program = f"""
from speech.voice.tones import placed
from speech.voice.utterance import Note
player = {kind}
for sound in (*(placed([Note(440.0, pan)]) for pan in (-1.0, 1.0)), placed([Note(440.0)])):
    ended.clear()
    player.play(sound.samples, sound.rate, on_end, sound.channels)
    assert ended.wait(30)
    time.sleep(0.3)
player.close()
print(ends, player.is_lost)
"""
    assert run(program, wide.env) == "[True, True, True] False\n"
    left, right, middle = stretches(wide, since)
    assert decibels(*left, 440.0) == pytest.approx(16, abs=1)
    assert decibels(*right, 440.0) == pytest.approx(-16, abs=1)
    assert middle[0] == middle[1]
    for channels in (left, right, middle):
        for samples in channels:
            assert_is_pitch(samples, 440.0)


def test_what_is_at_a_side_can_be_stopped(wide: SoundServer, kind: str) -> None:
    since = wide.now()
    program = f"""
from speech.audio.channels import panned
player = {kind}
player.play(panned(tone(20.0), -1.0), RATE, on_end, 2)
time.sleep(1.0)
player.stop()
assert ended.wait(30)
ended.clear()
player.play(tone(0.3), RATE, on_end)
assert ended.wait(30)
player.close()
print(ends, player.is_lost)
"""
    assert run(program, wide.env) == "[False, True] False\n"
    time.sleep(0.3)
    assert sum(end - begin for begin, end in wide.heard(since)) < 2.5


def test_squares_are_heard_at_their_places_and_words_in_the_middle(wide: SoundServer) -> None:
    need(KINDS[0])
    board = ITALIAN.geometry
    tones = [tone_of(square, board) for square in range(1, board.squares + 1)]
    with voice_on(wide) as voice:
        voice.say(Utterance("Ecco.", "it"))
        for wanted in (min(tones, key=lambda it: it.pan), max(tones, key=lambda it: it.pan)):
            since = wide.now()
            voice.say(Utterance("", "it", sounds=(Note(*wanted),)))
            time.sleep(0.3)
            [(left, right)] = stretches(wide, since)
            assert decibels(left, right, wanted.hertz) == pytest.approx(-16 * wanted.pan, abs=1)
            assert_is_pitch(left, wanted.hertz)
            assert_is_pitch(right, wanted.hertz)
        since = wide.now()
        voice.say(Utterance("Tocca al Nero.", "it", sounds=("moved",)))
        time.sleep(0.3)
        for left, right in stretches(wide, since):
            assert left == right
        assert voice.news.empty()


def test_on_one_loudspeaker_squares_are_heard_by_their_pitch(shared: SoundServer) -> None:
    need(KINDS[0])
    with voice_on(shared) as voice:
        for note in (Note(330.0, -1.0), Note(524.0, 1.0)):
            since = shared.now()
            voice.say(Utterance("", "it", sounds=(note,)))
            time.sleep(0.3)
            [(heard,)] = stretches(shared, since)
            assert_is_pitch(heard, note.hertz)
