"""The ear in real time: what lasts, as a damaged model or a device that is away, is told once."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import speech.ear.ear
from speech.ear.news import (
    CRASHED,
    LOST,
    NO_DEVICE,
    NO_PORTAUDIO,
    NO_SOUNDDEVICE,
    NOTHING,
    EarHeard,
    EarNews,
    EarOpened,
    EarShut,
    HearingLost,
    HearingRegained,
)
from speech.ear.recognizers import process
from speech.ear.recognizers.process import SCRIPTED
from speech.ear.recognizers.recognizer import DAMAGED, NO_PACKAGE, NO_WORDS
from tests.speech.support.ears import need_vosk
from tests.speech.support.microphones import (
    MODEL,
    PHRASES,
    Pipe,
    leaving_nothing,
    listening,
    script,
    wav,
)


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    yield from leaving_nothing()


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
