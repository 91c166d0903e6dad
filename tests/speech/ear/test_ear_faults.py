"""The ear in real time: whatever breaks is told and mended, and what lasts is told once."""

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
    LOST,
    NO_DEVICE,
    NO_PORTAUDIO,
    NO_SOUNDDEVICE,
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
from speech.ear.recognizers.recognizer import DAMAGED, NO_PACKAGE, NO_WORDS
from tests.speech.support.ears import need_vosk
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
    wav,
)
from tests.speech.support.waiting import wait_for

PAUSE = bytes(SECOND)
UTTERANCE = script("uno")[:-BEHIND]
"""The same without its end."""


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    yield from leaving_nothing()


# What breaks


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


# What lasts


def test_a_damaged_model_is_told_and_another_one_is_taken(pipe: Pipe, tmp_path: Path) -> None:
    with listening(pipe.device, model=tmp_path / "none") as (ear, told):
        lost = told.wait_for(HearingLost)
        assert lost.reason == DAMAGED
        assert lost.detail
        ear.listen_for(PHRASES)
        ear.open(push=True)
        assert told.wait_for(HearingLost, 2) == lost
        ear.open(push=False)
        assert told.wait_for(HearingLost, 3) == lost
        ear.use(MODEL, PHRASES)
        told.wait_for(HearingRegained)
        pipe.speak(wav("confermo"))
        told.wait_for(EarHeard)
    assert told.texts == ["confermo"]


def test_phrases_that_the_model_lacks_are_told_and_others_taken(pipe: Pipe) -> None:
    with listening(pipe.device, phrases=["zorro"]) as (ear, told):
        assert told.wait_for(HearingLost) == HearingLost(NO_WORDS, "zorro")
        ear.listen_for(PHRASES)
        told.wait_for(HearingRegained)
        assert len(told.of(HearingLost)) == 1


def test_phrases_that_others_have_followed_do_not_tell_that_it_hears_again(pipe: Pipe) -> None:
    with listening(pipe.device, phrases=["zorro"]) as (ear, told):

        def ask(news: EarNews) -> None:
            if news == HearingLost(NO_WORDS, "zorro"):
                ear.listen_for(PHRASES)
                ear.listen_for(["zorro"])
                ear.finish()

        told.answer = ask
        told.wait_for(EarHeard)
        ear.listen_for(PHRASES)
        told.wait_for(HearingRegained)
    assert [type(each) for each in told.news] == [HearingLost, EarHeard, HearingRegained]


def test_without_vosk_it_says_so_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    need_vosk()
    (tmp_path / "vosk.py").write_text("raise ImportError('hidden')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with listening(f"fifo:{tmp_path}/none") as (_, told):
        assert told.wait_for(HearingLost).reason == NO_PACKAGE
        time.sleep(0.3)
    assert len(told.news) == 1


@pytest.mark.parametrize(
    ("text", "reason"), [("OSError('none')", NO_PORTAUDIO), ("ImportError('none')", NO_SOUNDDEVICE)]
)
def test_without_sounddevice_it_says_so_at_each_opening(
    text: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sounddevice.py").write_text(f"raise {text}\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with listening("", SCRIPTED) as (ear, told):
        for number in (1, 2):
            ear.open(push=False)
            assert told.wait_for(HearingLost, number).reason == reason
    assert len(told.news) == 2


# Devices


def test_a_device_that_is_not_there_is_told_once_and_heard_when_it_comes(tmp_path: Path) -> None:
    with listening(f"fifo:{tmp_path}/microphone", SCRIPTED) as (ear, told):
        ear.open(push=False)
        assert told.wait_for(HearingLost).reason == NO_DEVICE
        pipe = Pipe(tmp_path)
        told.wait_for(HearingRegained)
        pipe.speak(script("uno"))
        told.wait_for(EarHeard)
        pipe.close()
    assert [type(each) for each in told.news[:3]] == [HearingLost, EarOpened, HearingRegained]


def test_a_device_that_nobody_wants_any_more_is_not_told_to_be_back(tmp_path: Path) -> None:
    with listening(f"fifo:{tmp_path}/none", SCRIPTED) as (ear, told):
        for number in (1, 2):
            ear.open(push=False)
            assert told.wait_for(HearingLost, number).reason == NO_DEVICE
            ear.shut()
            told.wait_for(EarShut, number)
    assert len(told.news) == 4


def test_pushed_it_is_patient_for_some_seconds_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "CHILD", "tests.speech.support.broken_child")
    pipe = Pipe(tmp_path)
    for device in (f"fifo:{tmp_path}/none", pipe.device):
        with listening(device, "impatient") as (ear, told):
            ear.open(push=True)
            assert told.wait_for(EarShut) == EarShut(NOTHING)
    pipe.close()


def test_a_library_that_hangs_is_told_once_and_heard_when_it_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "CHILD", "tests.speech.support.broken_child")
    monkeypatch.setattr(speech.ear.ear, "WAITS", (0.0, 0.05))
    mark = tmp_path / "hangs"
    mark.touch()
    (tmp_path / "sounddevice.py").write_text(
        f"import os, time\nif os.path.exists({str(mark)!r}): time.sleep(600)\nraise ImportError('no')\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with listening("", "impatient") as (ear, told):
        ear.open(push=False)
        lost = told.wait_for(HearingLost)
        time.sleep(1)
        assert told.news == [lost]
        assert lost.reason in (LOST, CRASHED)
        mark.unlink()
        assert told.wait_for(HearingLost, 2).reason == NO_SOUNDDEVICE


def test_what_native_code_has_said_before_the_end_is_told_for_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    need_vosk()
    (tmp_path / "vosk.py").write_text(
        "import os\n"
        "def SetLogLevel(level):\n"
        "    os.write(2, b'x' * 9999 + b'terminate called')\n"
        "    os.abort()\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with listening(f"fifo:{tmp_path}/none") as (_, told):
        lost = told.wait_for(HearingLost)
    assert lost.reason == CRASHED
    assert lost.detail.endswith("terminate called")
    assert len(lost.detail) == 4096
