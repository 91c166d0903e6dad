"""A microphone that is only recorded from, and what becomes of it when it is not there, or goes."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from speech.audio.samples import bytes_of
from speech.ear.microphone import HANG
from speech.ear.news import CRASHED, NO_DEVICE
from speech.ear.recorder import PATIENCE, Recorder
from speech.ear.sources import NoMicrophone
from tests.speech.support.microphones import SECOND, Pipe, leaving_nothing
from tests.speech.support.recorders import FAULTS, leaving_no_recorder, recorders, with_library
from tests.speech.support.wavs import wav as wav_file

BLOCK = SECOND // 20


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    with leaving_no_recorder():
        yield from leaving_nothing()


def test_it_brings_what_is_recorded(tmp_path: Path) -> None:
    file = tmp_path / "è.wav"
    sound = bytes_of(range(1, 2001))
    file.write_bytes(wav_file(sound))
    recorder = Recorder(f"file:{file}")
    try:
        assert (recorder.name, recorder.rate) == (f"file:{file}", 16_000)
        blocks = [recorder.block() for _ in range(4)]
    finally:
        recorder.close()
        recorder.close()
    assert b"".join(blocks) == sound + bytes(4 * BLOCK - len(sound))
    assert {len(each) for each in blocks} == {BLOCK}


def test_what_was_said_before_is_dropped(pipe: Pipe) -> None:
    recorder = Recorder(pipe.device)
    try:
        assert recorders() == [str(recorder.pid)]
        pipe.speak(b"\1\1" * (BLOCK // 2) * 4 + b"\2\2" * (BLOCK // 2))
        while recorder.block()[:2] != b"\1\1":
            pass
        recorder.skip(0.1)
        come = [recorder.block() for _ in range(4)]
    finally:
        recorder.close()
    assert any(b"\2" in each for each in come)
    assert sum(b"\1" in each for each in come) <= 1


@pytest.mark.parametrize("kind", ["file", "fifo"])
def test_a_file_that_is_not_there_is_told(kind: str, tmp_path: Path) -> None:
    with pytest.raises(NoMicrophone) as error:
        Recorder(f"{kind}:{tmp_path}/none")
    assert error.value.reason == NO_DEVICE


@pytest.mark.parametrize("reason", FAULTS)
def test_what_portaudio_does_is_told(
    reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", with_library(tmp_path, FAULTS[reason]))
    with pytest.raises(NoMicrophone) as error:
        record()
    assert error.value.reason == reason


def record() -> None:
    recorder = Recorder()
    try:
        recorder.block()
    finally:
        recorder.close()


def test_the_child_gives_up_before_its_parent_does() -> None:
    assert HANG < PATIENCE


def test_the_end_of_the_child_is_told_each_time(pipe: Pipe) -> None:
    recorder = Recorder(pipe.device)
    os.kill(recorder.pid, signal.SIGKILL)
    for _ in range(2):
        with pytest.raises(NoMicrophone) as error:
            recorder.skip(600.0)
        assert error.value.reason == CRASHED
    recorder.close()
