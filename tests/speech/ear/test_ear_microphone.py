"""The ear at a private sound server: through sounddevice, at any rate, whatever the server does."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from speech.ear.news import LOST, NO_DEVICE, EarHeard, EarOpened, EarShut, HearingLost, HearingRegained
from tests.speech.support.microphones import leaving_nothing, listening, wav
from tests.speech.support.players import KINDS, need
from tests.speech.support.sound_server import SoundServer

SENTENCE, WORDS = wav("ventidue_diciotto"), "ventidue diciotto"

ONE_RATE = """
import importlib.util, sys
from pathlib import Path
for folder in sys.path:
    file = Path(folder) / "sounddevice.py"
    if file.exists() and file != Path(__file__):
        break
spec = importlib.util.spec_from_file_location("sounddevice", file)
real = sys.modules["sounddevice"] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(real)
stream = real.RawInputStream
def only_one(**given):
    if given["samplerate"] != {rate}:
        raise real.PortAudioError("Error opening RawInputStream: Invalid sample rate", -9997)
    return stream(**given)
real.RawInputStream = only_one
"""


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    yield from leaving_nothing()


def use(server: SoundServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have children that begin from now on listen there."""
    need(KINDS[0])
    for name in ("HOME", "XDG_RUNTIME_DIR", "PULSE_SERVER"):
        monkeypatch.setenv(name, server.env[name])


def test_a_sentence_is_heard(shared: SoundServer, monkeypatch: pytest.MonkeyPatch) -> None:
    use(shared, monkeypatch)
    with listening("pulse") as (ear, told):
        ear.open(push=False)
        assert told.wait_for(EarOpened).device == "pulse"
        shared.speak(SENTENCE)
        told.wait_for(EarHeard)
        ear.hold()
        shared.speak(wav("confermo"))
        ear.release(0)
        ear.shut()
        told.wait_for(EarShut)
        ear.open(push=True)
        told.wait_for(EarOpened, 2)
        shared.speak(SENTENCE)
        told.wait_for(EarShut, 2)
    assert told.texts == [WORDS, WORDS]


@pytest.mark.parametrize("rate", [8000, 11_025, 16_000, 22_050, 44_100, 48_000, 96_000])
def test_at_any_rate_a_sentence_is_heard(
    rate: int, shared: SoundServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(shared, monkeypatch)
    (tmp_path / "sounddevice.py").write_text(ONE_RATE.format(rate=rate))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with listening("") as (ear, told):
        ear.open(push=True)
        told.wait_for(EarOpened)
        shared.speak(SENTENCE)
        told.wait_for(EarShut)
    assert told.texts == [WORDS]


def test_a_device_that_no_server_has_is_told(
    shared: SoundServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(shared, monkeypatch)
    with listening("cuffie bianche") as (ear, told):
        ear.open(push=False)
        lost = told.wait_for(HearingLost)
    assert lost.reason == NO_DEVICE
    assert "cuffie bianche" in lost.detail


def test_without_a_server_there_is_no_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    need(KINDS[0])
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PULSE_SERVER", f"unix:{tmp_path}/none")
    with listening("") as (ear, told):
        ear.open(push=False)
        assert told.wait_for(HearingLost).reason == NO_DEVICE


def test_a_server_that_goes_and_comes_back_is_heard_again(
    server: SoundServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(server, monkeypatch)
    with listening("") as (ear, told):
        ear.open(push=False)
        told.wait_for(EarOpened)
        server.speak(SENTENCE)
        told.wait_for(EarHeard)
        server.kill()
        assert told.wait_for(HearingLost).reason == LOST
        server.begin()
        server.wait_for_answer()
        told.wait_for(HearingRegained)
        server.speak(SENTENCE)
        told.wait_for(EarHeard, 2)
    assert told.texts == [WORDS, WORDS]


@pytest.mark.proof
def test_a_server_that_hangs_is_heard_again_when_it_does_not(
    server: SoundServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PortAudio hangs with it, so another child begins: half a minute."""
    use(server, monkeypatch)
    with listening("") as (ear, told):
        ear.open(push=False)
        told.wait_for(EarOpened)
        child = ear.pid
        server.daemon.send_signal(signal.SIGSTOP)
        try:
            assert told.wait_for(HearingLost).reason == LOST
        finally:
            server.daemon.send_signal(signal.SIGCONT)
        told.wait_for(HearingRegained)
        server.speak(SENTENCE)
        told.wait_for(EarHeard)
    assert told.texts == [WORDS]
    assert child
