"""Microphones that are opened, lost and found again: files, pipes, and a library that fails as told."""

import math
import os
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest

import speech.ear.device
import speech.ear.microphone
from speech.audio.samples import bytes_of, numbers_of
from speech.ear.microphone import GivenUp, Microphone, MicrophoneLost, MicrophoneOpened, Told
from speech.ear.news import BUSY, FORBIDDEN, LOST, NO_DEVICE, NO_PORTAUDIO, NO_SOUNDDEVICE
from tests.app.support.processes import PATIENCE
from tests.speech.support.microphones import SECOND, Pipe, wav
from tests.speech.support.waiting import wait_for
from tests.speech.support.wavs import wav as wav_file

BLOCK = SECOND // 20


class Ear:
    """What a microphone brings and tells."""

    def __init__(self) -> None:
        self.blocks: list[tuple[float, bytes]] = []
        self.told: queue.Queue[Told] = queue.Queue()
        self.has_hung = threading.Event()
        self.microphone = Microphone(
            lambda began, sound: self.blocks.append((began, sound)), self.told.put, self.has_hung.set
        )

    def next(self) -> Told:
        return self.told.get(timeout=PATIENCE)

    def sound(self) -> bytes:
        return b"".join(sound for _, sound in self.blocks)


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ear]:
    monkeypatch.setattr(speech.ear.microphone, "WAITS", (0.05,))
    monkeypatch.setattr(speech.ear.microphone, "LOOK", 0.02)
    made = Ear()
    yield made
    made.microphone.shut()


# Files


def test_a_file_is_played_in_real_time_from_its_beginning_each_time(ear: Ear, tmp_path: Path) -> None:
    file = tmp_path / "detto è.wav"
    samples = bytes_of([*range(1, 4001)])
    file.write_bytes(wav_file(samples))
    for number in (1, 2):
        ear.blocks.clear()
        ear.microphone.open(number, f"file:{file}")
        opened = ear.next()
        assert isinstance(opened, MicrophoneOpened)
        assert (opened.number, opened.source.name, opened.source.rate) == (
            number,
            f"file:{file}",
            16_000,
        )
        wait_for(lambda: len(ear.blocks) > 6)
        ear.microphone.shut()
        assert ear.sound().startswith(samples + bytes(BLOCK))
        assert {len(sound) for _, sound in ear.blocks} == {BLOCK}
        moments = [began for began, _ in ear.blocks]
        assert moments[6] - moments[0] == pytest.approx(0.3, abs=0.01)
    wait_for(lambda: ear.told.empty())


def test_a_pipe_is_silent_where_nothing_comes_and_what_came_before_is_not_heard(
    ear: Ear, tmp_path: Path
) -> None:
    pipe = Pipe(tmp_path)
    pipe.speak(b"\7\7" * 1000)
    ear.microphone.open(1, pipe.device)
    assert isinstance(ear.next(), MicrophoneOpened)
    wait_for(lambda: len(ear.blocks) > 2)
    pipe.speak(b"\1\2\3")
    wait_for(lambda: b"\1\2" in ear.sound())
    pipe.speak(b"\4" + b"\5\6" * 1999)
    wait_for(lambda: ear.sound().count(b"\5\6") == 1999)
    pipe.close()
    assert b"\7" not in ear.sound()
    assert b"\3\4\5\6" in ear.sound()
    assert all(len(sound) == BLOCK for _, sound in ear.blocks)


def test_a_file_that_grows_is_heard_as_it_does(ear: Ear, tmp_path: Path) -> None:
    file = tmp_path / "grows"
    file.write_bytes(b"\7\7" * 1000)
    ear.microphone.open(1, f"fifo:{file}")
    assert isinstance(ear.next(), MicrophoneOpened)
    with file.open("ab") as opened:
        opened.write(b"\1\2" * 1000)
    wait_for(lambda: ear.sound().count(b"\1\2") == 1000)
    assert b"\7" not in ear.sound()


@pytest.mark.parametrize("kind", ["file", "fifo"])
def test_a_file_that_is_not_there_is_told_once_and_found_when_it_comes(
    kind: str, ear: Ear, tmp_path: Path
) -> None:
    file = tmp_path / "later"
    ear.microphone.open(5, f"{kind}:{file}")
    lost = ear.next()
    assert isinstance(lost, MicrophoneLost)
    assert (lost.number, lost.reason, lost.lasts) == (5, NO_DEVICE, False)
    time.sleep(0.3)
    assert ear.told.empty()
    (tmp_path / "made").write_bytes(wav_file(bytes(SECOND)))
    os.replace(tmp_path / "made", file)
    opened = ear.next()
    assert isinstance(opened, MicrophoneOpened)
    assert opened.number == 5


def test_a_file_that_is_none_is_no_device(ear: Ear, tmp_path: Path) -> None:
    (tmp_path / "text.wav").write_text("not a sound")
    for number, device in enumerate((f"file:{tmp_path}/text.wav", f"file:{tmp_path}", "fifo:")):
        ear.microphone.open(number, device)
        lost = ear.next()
        assert isinstance(lost, MicrophoneLost)
        assert (lost.number, lost.reason) == (number, NO_DEVICE)


def test_patience_comes_to_an_end(ear: Ear, tmp_path: Path) -> None:
    ear.microphone.open(1, f"fifo:{tmp_path}/never", patience=0.2)
    assert isinstance(ear.next(), MicrophoneLost)
    assert ear.next() == GivenUp(1)
    Pipe(tmp_path).path.rename(tmp_path / "never")
    time.sleep(0.3)
    assert ear.told.empty()


def test_opened_twice_it_stays_open(ear: Ear, tmp_path: Path) -> None:
    pipe = Pipe(tmp_path)
    ear.microphone.open(1, pipe.device)
    first = ear.next()
    ear.microphone.open(2, pipe.device)
    second = ear.next()
    assert isinstance(first, MicrophoneOpened)
    assert isinstance(second, MicrophoneOpened)
    assert first.source is second.source
    assert second.number == 2
    ear.microphone.shut()
    ear.microphone.open(3, pipe.device)
    third = ear.next()
    assert isinstance(third, MicrophoneOpened)
    assert third.source is not first.source
    pipe.close()


# A library that stands in for PortAudio


class PortAudioError(Exception):
    pass


class Stream:
    """A stream that a test feeds."""

    def __init__(self, library: "Library", **given: object) -> None:
        self.given = given
        self.latency = 0.1
        library.attempts.append((given["samplerate"], given["channels"], given["device"]))
        if library.hangs:
            library.hangs.wait(PATIENCE)
        if error := library.refuse(given):
            raise error
        library.streams.append(self)

    def feed(self, sound: bytes) -> None:
        self.given["callback"](memoryview(sound), len(sound) // 2, None, None)

    def start(self) -> None: ...

    def abort(self) -> None: ...

    def close(self, ignore_errors: bool = True) -> None:
        self.given["finished_callback"]()


class Library:
    """What microphone.py and device.py use of sounddevice."""

    PortAudioError = PortAudioError
    default = SimpleNamespace(hostapi=1)

    def __init__(self) -> None:
        self.devices = [device("Cuffie USB: Audio", 2), device("Cuffie USB", 1), device("Altro", 1)]
        self.attempts: list[tuple] = []
        self.streams: list[Stream] = []
        self.begun = 0
        self.hangs: threading.Event | None = None
        self.refuse: Callable[[dict], Exception | None] = lambda given: None

    def query_devices(self, number: int | None = None, kind: str = "") -> object:
        if not kind:
            return self.devices
        if not self.devices:
            raise PortAudioError("Error querying device -1")
        return self.devices[0]

    def RawInputStream(self, **given: object) -> Stream:
        return Stream(self, **given)

    def _terminate(self) -> None:
        self.begun -= 1

    def _initialize(self) -> None:
        self.begun += 2


def device(name: str, hostapi: int, rate: float = 44_100.0) -> dict:
    return {"name": name, "hostapi": hostapi, "max_input_channels": 2, "default_samplerate": rate}


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Library:
    made = Library()
    monkeypatch.setitem(sys.modules, "sounddevice", made)
    return made


def refusing(*, only: int | None = None, channels: int = 1) -> Callable[[dict], Exception | None]:
    """A device that takes only this rate and so many channels."""

    def refuse(given: dict) -> Exception | None:
        if given["channels"] != channels:
            return PortAudioError("Error opening", -9998)
        if only not in (None, given["samplerate"]):
            return PortAudioError("Error opening", -9997)
        return None

    return refuse


@pytest.mark.parametrize("rate", [8000, 11_025, 16_000, 22_050, 32_000, 44_100, 48_000, 96_000])
def test_at_any_rate_the_sound_is_the_same(rate: int, ear: Ear, library: Library) -> None:
    library.refuse = refusing(only=rate)
    ear.microphone.open(1, "")
    opened = ear.next()
    assert isinstance(opened, MicrophoneOpened)
    assert opened.source.rate == rate
    tone = [round(8000 * math.sin(2 * math.pi * 440 * place / rate)) for place in range(rate)]
    size = rate // 20
    for first in range(0, rate, size):
        library.streams[-1].feed(bytes_of(tone[first : first + size]))
    numbers = numbers_of(b"".join(opened.source.convert(sound) for _, sound in ear.blocks))
    assert len(numbers) == pytest.approx(16_000, abs=200)
    crossings = sum(a < 0 <= b for a, b in pairwise(numbers))
    assert crossings == pytest.approx(440, abs=8)
    assert max(numbers) == pytest.approx(8000, rel=0.05)


def test_where_there_are_two_channels_they_are_mixed(ear: Ear, library: Library) -> None:
    library.refuse = refusing(channels=2)
    ear.microphone.open(1, "")
    opened = ear.next()
    assert isinstance(opened, MicrophoneOpened)
    assert opened.source.convert(bytes_of([100, 300, -32768, -32768])) == bytes_of([200, -32768])


def test_a_block_is_no_newer_than_what_may_be_in_it(ear: Ear, library: Library) -> None:
    ear.microphone.open(1, "")
    assert isinstance(ear.next(), MicrophoneOpened)
    before = time.monotonic()
    library.streams[-1].feed(bytes(1600))
    assert ear.blocks[-1][0] == pytest.approx(before - 0.1, abs=0.05)


def test_a_device_is_found_by_its_name_or_a_part_of_it(ear: Ear, library: Library) -> None:
    for wanted, found in [("cuffie usb", 1), ("cuffie", 1), ("AUDIO", 0), ("altro", 2), ("", None)]:
        ear.microphone.open(1, wanted)
        assert isinstance(ear.next(), MicrophoneOpened)
        assert library.attempts[-1][2] == found
        ear.microphone.shut()
    ear.microphone.open(2, "cuffie bianche")
    lost = ear.next()
    assert isinstance(lost, MicrophoneLost)
    assert lost.reason == NO_DEVICE
    # It is plugged in: PortAudio sees it only when it begins anew.
    library.devices.append(device("Cuffie bianche", 1))
    begun = library.begun
    assert isinstance(ear.next(), MicrophoneOpened)
    assert library.begun > begun


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (PortAudioError("Error opening RawInputStream: Device unavailable", -9985), BUSY),
        (PortAudioError("Unanticipated host error", -9999, (1, -16, "Resource busy")), BUSY),
        (PortAudioError("Unanticipated host error", -9999, (1, -13, "Permission denied")), FORBIDDEN),
        (PortAudioError("Unanticipated host error", -9999, (1, -2147024891, "")), FORBIDDEN),
        (PortAudioError("Unanticipated host error", -9999, (1, -5, "")), NO_DEVICE),
        (PortAudioError("Error opening RawInputStream: Invalid sample rate", -9997), NO_DEVICE),
        (ValueError("No input device found"), NO_DEVICE),
    ],
)
def test_why_it_cannot_be_opened_is_told_once_and_tried_again(
    error: Exception, reason: str, ear: Ear, library: Library
) -> None:
    library.refuse = lambda given: error
    ear.microphone.open(1, "")
    lost = ear.next()
    assert isinstance(lost, MicrophoneLost)
    assert (lost.reason, lost.lasts) == (reason, False)
    tried = len(library.attempts)
    wait_for(lambda: len(library.attempts) > 2 * tried)
    assert ear.told.empty()
    library.refuse = lambda given: None
    assert isinstance(ear.next(), MicrophoneOpened)


@pytest.mark.parametrize(
    ("text", "reason"), [("OSError('none')", NO_PORTAUDIO), ("ImportError('none')", NO_SOUNDDEVICE)]
)
def test_what_only_an_installation_mends_is_told_at_each_opening(
    text: str, reason: str, ear: Ear, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sounddevice.py").write_text(f"raise {text}\n")
    monkeypatch.delitem(sys.modules, "sounddevice", raising=False)
    monkeypatch.syspath_prepend(str(tmp_path))
    ear.microphone.prepare()
    for number in (1, 2):
        ear.microphone.open(number, "")
        lost = ear.next()
        assert isinstance(lost, MicrophoneLost)
        assert (lost.number, lost.reason, lost.lasts) == (number, reason, True)
    assert ear.told.empty()


@pytest.mark.parametrize("how", ["ends", "falls silent"])
def test_a_device_that_goes_away_is_lost_and_found_when_it_is_back(
    how: str, ear: Ear, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech.ear.device, "STALL", 0.3)
    ear.microphone.open(1, "")
    assert isinstance(ear.next(), MicrophoneOpened)
    library.streams[-1].feed(bytes(1600))
    library.devices, gone = [], library.devices
    if how == "ends":
        library.streams[-1].close()
    lost = ear.next()
    assert isinstance(lost, MicrophoneLost)
    assert (lost.reason, lost.lasts) == (LOST, False)
    begun = library.begun
    library.devices = gone
    assert isinstance(ear.next(), MicrophoneOpened)
    assert library.begun > begun


def test_a_library_that_hangs_ends_the_process(
    ear: Ear, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech.ear.microphone, "HANG", 0.2)
    library.hangs = threading.Event()
    ear.microphone.open(1, "")
    assert ear.has_hung.wait(PATIENCE)
    library.hangs.set()
    assert isinstance(ear.next(), MicrophoneOpened)


def test_sound_of_a_file_comes_as_it_is(ear: Ear, tmp_path: Path) -> None:
    pipe = Pipe(tmp_path)
    said = wav("no")
    ear.microphone.open(1, pipe.device)
    assert isinstance(ear.next(), MicrophoneOpened)
    pipe.speak(said)
    wait_for(lambda: said in ear.sound())
    pipe.close()
