"""The ear in real time: whatever breaks is told and mended."""

import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import speech.ear.ear
from speech.ear.news import (
    ASKED,
    CRASHED,
    NOTHING,
    EarHeard,
    EarNews,
    EarOpened,
    EarShort,
    EarShut,
    EarSpeech,
    EarSteady,
    HearingLost,
    HearingRegained,
)
from speech.ear.recognizers import process
from speech.ear.recognizers.process import SCRIPTED
from tests.speech.support.microphones import (
    BEHIND,
    MODEL,
    PHRASES,
    SECOND,
    Listener,
    Pipe,
    leaving_nothing,
    listening,
    script,
    scripted,
)
from tests.speech.support.waiting import wait_for

PAUSE = bytes(SECOND)


UTTERANCE = script("uno")[:-BEHIND]
"""The same without its end."""


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    yield from leaving_nothing()


def killed(ear: speech.ear.ear.Ear) -> None:
    with suppress(ProcessLookupError, TypeError):
        os.kill(ear.pid, signal.SIGKILL)


def test_a_child_that_dies_is_told_once_and_another_one_has_all_that_was_asked(tmp_path: Path) -> None:
    with scripted(tmp_path) as (ear, told, pipe):
        ear.expect(["no"])
        pipe.speak(UTTERANCE)
        told.wait_for(EarSpeech)
        killed(ear)
        assert told.wait_for(HearingLost).reason == CRASHED
        told.wait_for(HearingRegained)
        assert [type(each) for each in told.news if not isinstance(each, EarSteady)] == [
            *(EarOpened, EarSpeech, EarSpeech, HearingLost, EarOpened, HearingRegained)
        ]
        pipe.speak(script("no"))
        assert told.wait_for(EarHeard)
    assert told.of(EarShort) == [EarShort("no")]


def test_a_child_that_has_heard_is_followed_at_once_however_often_that_was_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only after one that heard nothing the next is waited for."""
    monkeypatch.setattr(speech.ear.ear, "WAITS", (0.0, 1000.0))
    with scripted(tmp_path) as (ear, told, pipe):
        for times in (1, 2, 3):
            pipe.speak(script("uno"))
            told.wait_for(EarHeard, times)
            killed(ear)
            told.wait_for(EarOpened, times + 1)


def test_a_child_that_has_lived_for_long_is_followed_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech.ear.ear, "WAITS", (0.0, 1000.0))
    monkeypatch.setattr(speech.ear.ear, "STABLE", 0.0)
    with scripted(tmp_path) as (ear, told, _):
        for times in (1, 2, 3):
            killed(ear)
            told.wait_for(EarOpened, times + 1)


def test_held_it_stays_so_in_the_next_child(tmp_path: Path) -> None:
    with scripted(tmp_path) as (ear, told, pipe):
        ear.hold()
        killed(ear)
        told.wait_for(HearingRegained)
        pipe.speak(script("voce propria"))
        time.sleep(0.3)
        ear.release(0.5)
        pipe.speak(bytes(SECOND) + script("uno"))
        told.wait_for(EarHeard)
    assert told.texts == ["uno"]


def test_when_it_hears_again_holds_for_the_next_child(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech.ear.ear, "WAITS", (0.0,))
    with scripted(tmp_path) as (ear, told, pipe):
        ear.hold()
        ear.release(1000)
        killed(ear)
        told.wait_for(EarOpened, 2)
        pipe.speak(script("voce propria"))
        pipe.wait_until_empty()
        ear.release(0.5)
        killed(ear)
        told.wait_for(EarOpened, 3)
        pipe.speak(bytes(SECOND) + script("uno"))
        told.wait_for(EarHeard)
    assert told.texts == ["uno"]


def test_held_again_it_stays_so_in_the_next_child(tmp_path: Path) -> None:
    with scripted(tmp_path) as (ear, told, pipe):
        ear.hold()
        ear.release(0.5)
        ear.hold()
        killed(ear)
        told.wait_for(EarOpened, 2)
        pipe.speak(bytes(SECOND) + script("voce propria"))
        pipe.wait_until_empty()
        ear.release(0)
        pipe.speak(script("uno"))
        told.wait_for(EarHeard)
    assert told.texts == ["uno"]


@pytest.mark.parametrize("seconds", [(0, 1000), (1000, 0)])
def test_after_a_key_the_next_child_hears_at_once(seconds: tuple[float, float], tmp_path: Path) -> None:
    """The voice that a key has cut off also comes to its end, before or after."""
    with scripted(tmp_path) as (ear, told, pipe):
        ear.hold()
        for each in seconds:
            ear.release(each)
        killed(ear)
        told.wait_for(EarOpened, 2)
        pipe.speak(script("uno"))
        told.wait_for(EarHeard)
    assert told.texts == ["uno"]


@pytest.mark.parametrize("what", ["opened", "shut", "lost"])
def test_what_is_told_too_late_of_an_earlier_opening_counts_no_more(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A child may tell it just when it is asked to open the microphone anew."""
    monkeypatch.setattr(process, "CHILD", "tests.speech.support.broken_child")
    with listening("", f"{what} too late") as (ear, told):
        ear.open(push=True)
        told.wait_for(EarOpened)
        ear.open(push=False)
        told.wait_for(EarOpened, 2)
        killed(ear)
        told.wait_for(HearingRegained)
    kinds = [type(each) for each in told.news]
    assert kinds == [EarOpened, EarOpened, HearingLost, EarOpened, HearingRegained]


def test_what_a_dead_child_was_asked_is_answered(tmp_path: Path) -> None:
    with scripted(tmp_path) as (ear, told, _):
        assert ear.pid
        os.kill(ear.pid, signal.SIGSTOP)
        ear.finish()
        ear.shut()
        ear.expect(["si"])
        killed(ear)
        assert told.wait_for(EarShut) == EarShut(ASKED)
        assert told.wait_for(EarHeard) == EarHeard((), 0.0)
        told.wait_for(HearingRegained)
        assert len(told.of(EarOpened)) == 1


def test_what_was_answered_is_not_answered_again_when_a_child_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech.ear.ear, "WAITS", (0.0,))
    with scripted(tmp_path) as (ear, told, _):
        ear.finish()
        told.wait_for(EarHeard)
        ear.shut()
        told.wait_for(EarShut)
        ear.open(push=False)
        told.wait_for(EarOpened, 2)
        assert ear.pid
        os.kill(ear.pid, signal.SIGSTOP)
        ear.finish()
        ear.shut()
        ear.open(push=False)
        for times in (3, 4):
            killed(ear)
            told.wait_for(EarOpened, times)
    assert told.of(EarHeard)[1:] == [EarHeard((), 0.0)]
    assert told.of(EarShut) == [EarShut(ASKED)] * 2


def test_shut_and_opened_again_at_once_it_is_open_in_the_next_child_too(tmp_path: Path) -> None:
    pipe = Pipe(tmp_path)
    with listening(pipe.device, SCRIPTED) as (ear, told):

        def ask(news: EarNews) -> None:
            if isinstance(news, EarOpened) and len(told.of(EarOpened)) == 1:
                ear.shut()
                ear.open(push=False)

        told.answer = ask
        ear.open(push=False)
        told.wait_for(EarOpened, 2)
        killed(ear)
        told.wait_for(EarOpened, 3)
    assert told.of(EarShut) == [EarShut(ASKED)]
    pipe.close()


def test_a_key_pressed_long_ago_opens_no_microphone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech.ear.ear, "WAITS", (0.5,))
    with scripted(tmp_path) as (ear, told, _):
        ear.open(push=True)
        told.wait_for(EarOpened, 2)
        killed(ear)
        assert told.wait_for(EarShut) == EarShut(NOTHING)
        told.wait_for(HearingRegained)
        time.sleep(0.3)
    assert len(told.of(EarOpened)) == 2


def kill_at_random(times: int, folder: Path) -> None:
    """Kill it, with things asked before and after, and look whether all of them count."""
    rng = random.Random(times)
    finished = 0
    with scripted(folder) as (ear, told, pipe):
        for number in range(times):
            if rng.random() < 0.5:
                pipe.speak(script(f"parola {number}")[: round(SECOND * rng.random()) // 2 * 2])
            time.sleep(rng.random() * 0.4)
            killed(ear)
            if rng.random() < 0.5:
                time.sleep(rng.random() * 0.1)
            ear.hold()
            ear.listen_for([f"parola {number}"])
            ear.expect([f"parola {number}"])
            if rng.random() < 0.3:
                finished += 1
                ear.finish()
            ear.release(0)
        lost = len(told.of(HearingLost))
        wait_for(lambda: len(told.of(HearingRegained)) == len(told.of(HearingLost)) >= min(lost, 1))
        wait_for(lambda: len(told.of(EarHeard)) >= finished)
        heard = len(told.of(EarHeard))
        pipe.speak(PAUSE)
        time.sleep(2.5)
        pipe.speak(script(f"parola {times - 1}"))
        wait_for(lambda: told.texts[heard:][-1:] == [f"parola {times - 1}"])
        assert told.of(EarShort)[-1].text == f"parola {times - 1}"
    turns = [type(each) for each in told.news if isinstance(each, HearingLost | HearingRegained)]
    assert turns == [HearingLost, HearingRegained] * (len(turns) // 2)
    assert turns


def test_killed_at_random_moments_nothing_is_lost_but_sound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech.ear.ear, "WAITS", (0.0, 0.05))
    kill_at_random(5, tmp_path)


@pytest.mark.proof
def test_killed_100_times_nothing_is_lost_but_sound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech.ear.ear, "WAITS", (0.0, 0.05))
    kill_at_random(100, tmp_path)


def test_closed_at_any_moment_it_leaves_nothing_and_tells_nothing(tmp_path: Path) -> None:
    rng = random.Random(3)
    pipe = Pipe(tmp_path)
    for _ in range(8):
        with listening(pipe.device, SCRIPTED) as (ear, told):
            ear.open(push=rng.random() < 0.5)
            time.sleep(rng.random() * 0.3)
            if rng.random() < 0.3:
                killed(ear)
            ear.close()
            count = len(told.news)
            ear.finish()
            ear.close()
            assert ear.pid is None or not Path(f"/proc/{ear.pid}").exists()
        assert len(told.news) == count
    pipe.close()


def test_closed_by_who_is_told(tmp_path: Path) -> None:
    pipe = Pipe(tmp_path)
    told = Listener()
    ear = speech.ear.ear.Ear(told, MODEL, PHRASES, pipe.device, SCRIPTED)
    told.answer = lambda news: ear.close()
    ear.open(push=False)
    told.wait_for(EarOpened)
    ear.close()
    pipe.close()
