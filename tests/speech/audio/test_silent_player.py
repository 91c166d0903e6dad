"""The silent player, the twin of the real ones: in every order of calls each sound ends once."""

import threading
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speech.voice.playback import SilentPlayer
from tests.app.support.processes import PATIENCE

RATE = 22050


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
