"""Sound in two channels: the law of its place, and outputs of one channel."""

import math
from array import array
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speech.audio.channels import MONO, STEREO, fitted, gains, panned
from speech.audio.samples import bytes_of, numbers_of
from speech.audio.stream import OutputDevice, Track
from speech.voice.playback import CommandPlayer, SilentPlayer
from speech.voice.tones import GAP, LOUDEST, placed, sequence, tone
from speech.voice.utterance import Note
from tests.speech.support.waiting import wait_for

RATE = 22_050
MONO_SAMPLES = st.lists(st.integers(-LOUDEST, LOUDEST), max_size=60).map(bytes_of)


def sides(samples: bytes) -> tuple[list[int], list[int]]:
    numbers = numbers_of(samples)
    return [*numbers[::2]], [*numbers[1::2]]


@given(st.floats(-2, 2))
def test_the_power_is_the_same_everywhere_and_no_channel_is_silent(pan: float) -> None:
    left, right = gains(pan)
    assert left**2 + right**2 == pytest.approx(2)
    assert min(left, right) > 0.2


@given(st.floats(-1, 1), st.floats(-1, 1))
def test_what_is_more_to_the_left_is_louder_there(one: float, other: float) -> None:
    (left, right), (other_left, other_right) = gains(min(one, other)), gains(max(one, other))
    assert left >= other_left
    assert right <= other_right


def test_the_sides_mirror_each_other_and_differ_by_16_decibels() -> None:
    assert gains(-1.0) == pytest.approx(gains(1.0)[::-1])
    left, right = gains(-1.0)
    assert 20 * math.log10(left / right) == pytest.approx(16, abs=0.1)
    assert gains(-7.0) == gains(-1.0)


@given(MONO_SAMPLES)
def test_in_the_middle_each_channel_is_the_one_there_was(samples: bytes) -> None:
    assert panned(samples, 0.0) == fitted(samples, MONO, STEREO)
    assert sides(panned(samples, 0.0)) == ([*numbers_of(samples)],) * 2


@given(MONO_SAMPLES)
def test_there_and_back_nothing_is_lost(samples: bytes) -> None:
    both = fitted(samples, MONO, STEREO)
    assert fitted(both, STEREO, MONO) == samples
    assert fitted(samples, MONO, MONO) == samples
    assert fitted(both, STEREO, STEREO) == both


@pytest.mark.parametrize("pan", [-1.0, 1.0])
def test_of_one_channel_the_loudest_at_a_side_is_nearly_as_loud(pan: float) -> None:
    samples = bytes_of([LOUDEST, -LOUDEST, 0])
    assert numbers_of(fitted(panned(samples, pan), STEREO, MONO)) == array(
        "h", [math.floor(sign * LOUDEST * sum(gains(pan)) / 2) for sign in (1, -1, 0)]
    )
    assert sum(gains(pan)) / 2 > 0.8


def test_sounds_are_in_two_channels_where_one_has_a_place() -> None:
    names = ["accepted", Note(300.0)]
    assert (placed(names).samples, placed(names).channels) == (sequence(names), MONO)
    assert placed([]).samples == b""
    sound = placed(["accepted", Note(300.0, -1.0), Note(300.0, 1.0)], RATE, 50)
    assert sound.channels == STEREO
    assert sound.samples == bytes(2 * STEREO * round(GAP * RATE)).join(
        [
            fitted(tone("accepted", RATE, 50), MONO, STEREO),
            panned(tone(Note(300.0), RATE, 50), -1.0),
            panned(tone(Note(300.0), RATE, 50), 1.0),
        ]
    )
    mono = sequence(["accepted", Note(300.0), Note(300.0)])
    assert sound.seconds == pytest.approx(len(mono) / 2 / RATE)


@pytest.mark.parametrize(("size", "channels"), [(2, STEREO), (6, STEREO), (2, 0), (2, 3)])
def test_half_a_frame_is_no_sound(size: int, channels: int) -> None:
    with pytest.raises(ValueError, match="not 16-bit"):
        SilentPlayer().play(bytes(size), RATE, print, channels)


# Outputs of one channel


class Output:
    """What sounddevice is of a device that has so many channels."""

    class PortAudioError(Exception):
        """As the library's own."""

    class CallbackStop(Exception):
        """As the library's own."""

    def __init__(self, channels: int) -> None:
        self.channels = channels
        self.heard = b""
        self.opened: list[int] = []

    def RawOutputStream(self, *, channels: int, callback: Any, **_: object) -> SimpleNamespace:
        self.opened.append(channels)
        if channels > self.channels:
            raise self.PortAudioError("Invalid number of channels")

        def start() -> None:
            while True:
                out = bytearray(2 * channels * 100)
                try:
                    callback(out, 100, None, None)
                except self.CallbackStop:
                    return
                finally:
                    self.heard += out

        return SimpleNamespace(start=start, abort=lambda: None, close=lambda: None, latency=0.01)


@pytest.mark.parametrize("most", [MONO, STEREO])
@pytest.mark.parametrize("channels", [MONO, STEREO])
def test_a_device_gets_as_many_channels_as_it_has(most: int, channels: int) -> None:
    output = Output(most)
    sound = placed([Note(300.0, 1.0 if channels == STEREO else 0.0)])
    assert sound.channels == channels
    device = OutputDevice(output)
    for rate in (RATE, RATE, 2 * RATE):
        output.heard = b""
        device.begin(Track(1, rate, sound.samples, sound.channels))
        wanted = fitted(sound.samples, channels, most)
        assert output.heard.startswith(wanted)
        assert not any(output.heard[len(wanted) :])
        assert len(output.heard) > len(wanted) + 2 * most * rate * 0.05
    assert output.opened == {MONO: [STEREO, MONO, MONO], STEREO: [STEREO, STEREO]}[most]


def test_a_device_without_any_channel_is_none() -> None:
    with pytest.raises(Output.PortAudioError):
        OutputDevice(Output(0)).prepare(RATE)


@pytest.mark.parametrize(("refused", "most"), [("-c 2", MONO), ("-c 3", STEREO)])
def test_a_command_gets_as_many_channels_as_its_device_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused: str, most: int
) -> None:
    heard = tmp_path / "heard"
    command = tmp_path / "aplay"
    command.write_text(f'#!/bin/sh\ncase "$*" in *"{refused}"*) exit 1;; esac\ncat >"{heard}"\n')
    command.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    player = CommandPlayer("aplay")
    for sound in (placed([Note(300.0, -1.0)]), placed(["moved"])):
        ends: list[bool] = []
        player.play(sound.samples, sound.rate, ends.append, sound.channels)
        wait_for(lambda ends=ends: ends == [True])
        assert heard.read_bytes() == fitted(sound.samples, sound.channels, most)
    player.close()
