"""Utterances aloud, heard at a private sound server that goes and comes back."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import speech.voice.equipment
import speech.voice.job
import speech.voice.speaker
from speech.voice.news import News, NewsKind
from tests.app.support.processes import PATIENCE
from tests.speech.support.players import KINDS, need, need_voices, no_portaudio
from tests.speech.support.sound_server import SoundServer, sound_server
from tests.speech.support.speakers import (
    IMPORTANT,
    READING,
    SENTENCE,
    kinds_of,
    leaving_no_child,
    say,
    speaker,
)
from tests.speech.support.waiting import wait_for


@pytest.fixture(autouse=True)
def no_child_stays() -> Iterator[None]:
    yield from leaving_no_child()


def use(server: SoundServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have children that begin from now on play there."""
    need(KINDS[0])
    need_voices()
    for name in ("HOME", "XDG_RUNTIME_DIR", "PULSE_SERVER"):
        monkeypatch.setenv(name, server.env[name])


def lasted(server: SoundServer, since: float) -> float:
    """Seconds from the first that was heard to the last."""
    wait_for(lambda: server.now() > server.heard(since)[-1][1] + 0.3)
    stretches = server.heard(since)
    return stretches[-1][1] - stretches[0][0]


def test_the_rate_is_heard_at_once(shared: SoundServer, monkeypatch: pytest.MonkeyPatch) -> None:
    use(shared, monkeypatch)
    lengths = {}
    with speaker("system") as (made, news):
        for rate in (80, 180, 500, 700):
            since = shared.now()
            made.tune(rate, 100)
            made.submit([say("Tocca al Nero, diciotto.")])
            assert made.wait(PATIENCE)
            lengths[rate] = lasted(shared, since)
    for rate, length in lengths.items():
        assert 0.6 < length * rate / (lengths[180] * 180) < 1.6, lengths
    assert [*lengths.values()] == sorted(lengths.values(), reverse=True)
    assert news == []


def test_the_volume_is_heard_at_once(shared: SoundServer, monkeypatch: pytest.MonkeyPatch) -> None:
    use(shared, monkeypatch)
    with speaker("system", rate=400) as (made, _):
        heard = []
        for volume in (100, 20, 0):
            since = shared.now()
            made.tune(400, volume)
            made.submit([say("Tocca al Nero.", sounds="moved")])
            assert made.wait(PATIENCE)
            time.sleep(0.3)
            heard.append([bool(shared.heard(since, loudness)) for loudness in (8000, 500)])
    assert heard == [[True, True], [False, True], [False, False]]


def test_a_hush_is_heard(shared: SoundServer, monkeypatch: pytest.MonkeyPatch) -> None:
    use(shared, monkeypatch)
    since = shared.now()
    with speaker("system", rate=80) as (made, news):
        made.submit([say(SENTENCE, READING), say(SENTENCE, READING)])
        shared.wait_for_sound(since)
        made.hush()
        hushed = shared.now()
        time.sleep(1.5)
        assert shared.heard(since)[-1][1] < hushed + 1.0
        assert made.go_on()
        shared.wait_for_sound(hushed + 1.0)
    assert news == []


def test_a_server_that_goes_and_comes_back_takes_the_voice_along_and_brings_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(speech.voice.speaker, "WAITS", (0.0, 0.5, 1.0))
    with sound_server() as server:
        use(server, monkeypatch)
        with speaker("system") as (made, news):
            made.submit([say(SENTENCE * 3, IMPORTANT)])
            server.wait_for_sound()
            server.kill()
            wait_for(lambda: bool(news))
            assert news[0].kind is NewsKind.LOST
            assert news[0].detail in ("no-device", "lost")
            made.submit([say("Non si sente."), say("Tocca al Nero, tocca al Nero.", IMPORTANT)])
            time.sleep(2)
            assert kinds_of(news) == [NewsKind.LOST]
            server.begin()
            server.listen()
            wait_for(lambda: len(news) > 1)
            server.wait_for_sound()
            assert made.wait(PATIENCE)
            assert kinds_of(news) == [NewsKind.LOST, NewsKind.REGAINED]


def test_where_portaudio_is_missing_a_command_plays(
    shared: SoundServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    use(shared, monkeypatch)
    need(KINDS[1])
    monkeypatch.setenv("PYTHONPATH", no_portaudio(tmp_path)["PYTHONPATH"])
    since = shared.now()
    with speaker("system", rate=300) as (made, news):
        made.submit([say(SENTENCE, sounds="moved")])
        shared.wait_for_sound(since)
        made.submit([say("Basta.", IMPORTANT)])
        assert made.wait(PATIENCE)
    assert news == []


def test_where_a_command_plays_the_voice_comes_back_with_the_server(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(speech.voice.speaker, "WAITS", (0.0, 0.5, 1.0))
    with sound_server() as server:
        use(server, monkeypatch)
        need(KINDS[1])
        monkeypatch.setenv("PYTHONPATH", no_portaudio(tmp_path)["PYTHONPATH"])
        with speaker("system") as (made, news):
            made.submit([say(SENTENCE * 3, IMPORTANT)])
            server.wait_for_sound()
            server.kill()
            wait_for(lambda: bool(news))
            assert news == [News(NewsKind.LOST, "no-device")]
            server.begin()
            server.listen()
            wait_for(lambda: len(news) > 1)
            assert kinds_of(news) == [NewsKind.LOST, NewsKind.REGAINED]


@pytest.mark.parametrize("has_portaudio", [True, False])
def test_where_nothing_plays_the_voice_is_lost_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, has_portaudio: bool
) -> None:
    need(KINDS[0])
    need_voices()
    monkeypatch.setattr(speech.voice.speaker, "WAITS", (0.0, 0.1))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PULSE_SERVER", f"unix:{tmp_path}/none")
    if not has_portaudio:
        monkeypatch.setenv("PYTHONPATH", no_portaudio(tmp_path)["PYTHONPATH"])
        monkeypatch.setenv("PATH", "")
    with speaker("system") as (made, news):
        made.submit([say("Uno.", IMPORTANT), say("Due.")])
        wait_for(lambda: bool(news))
        made.submit([say("Tre.", IMPORTANT)])
        assert made.wait(PATIENCE)
        assert not made.go_on()
        time.sleep(1)
    assert news == [News(NewsKind.LOST, "no-device" if has_portaudio else "no-portaudio")]


def test_what_is_said_right_after_a_hush_is_waited_for(
    shared: SoundServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The device takes a moment to fall silent."""
    use(shared, monkeypatch)
    with speaker("system") as (made, _):
        since = shared.now()
        made.submit([say(SENTENCE)])
        shared.wait_for_sound(since)
        made.hush()
        made.submit([say("Arrivederci.", IMPORTANT)])
        hushed = shared.now()
        assert made.wait(PATIENCE)
        made.close()
        time.sleep(0.3)
        assert shared.heard(hushed)[-1][1] > hushed + 0.4
