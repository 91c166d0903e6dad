"""What is for one person alone is heard on their device, at a real sound server, or nowhere."""

import queue
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from speech.voice.news import News, NewsKind
from speech.voice.speaker import Speaker
from speech.voice.utterance import Utterance
from tests.app.support.processes import PATIENCE
from tests.speech.support.headphones import Headphones, headphones
from tests.speech.support.players import need_voices
from tests.speech.support.sound_server import SoundServer
from tests.speech.support.waiting import wait_for

LONG = "Bianco pedine ventuno, ventidue, ventitré, ventiquattro, venticinque, ventisei e ventisette."


class Private:
    """A speaker for the headphones, and its news."""

    def __init__(self, phones: Headphones) -> None:
        self.news: queue.Queue[News] = queue.Queue()
        self.speaker = Speaker(self.news.put, 200, device=phones.name)

    def say(self, text: str) -> None:
        self.speaker.submit([Utterance(text, "it")])

    def next_news(self) -> NewsKind:
        return self.news.get(timeout=PATIENCE).kind


@pytest.fixture
def phones(server: SoundServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Headphones]:
    need_voices()
    for name in ("HOME", "XDG_RUNTIME_DIR", "PULSE_SERVER"):
        monkeypatch.setenv(name, server.env[name])
    with headphones(server) as made:
        yield made


@contextmanager
def speaking(phones: Headphones) -> Iterator[Private]:
    made = Private(phones)
    try:
        yield made
    finally:
        made.speaker.close()


@contextmanager
def plugged_in(phones: Headphones) -> Iterator[Private]:
    """A speaker that has found the headphones."""
    phones.plug_in()
    with speaking(phones) as private:
        assert private.next_news() is NewsKind.REGAINED
        yield private


def test_it_is_heard_there_and_nowhere_else(server: SoundServer, phones: Headphones) -> None:
    with plugged_in(phones) as private:
        private.say("Ventidue, pedina bianca.")
        wait_for(lambda: phones.is_loud)
        assert private.speaker.wait(PATIENCE)
        assert server.heard() == []


def test_pulled_out_in_the_middle_it_goes_to_no_other_device(
    server: SoundServer, phones: Headphones
) -> None:
    with plugged_in(phones) as private:
        private.say(LONG)
        wait_for(lambda: phones.is_loud)
        phones.pull_out()
        assert private.next_news() is NewsKind.LOST
        private.say(LONG)
        since = server.now()
        wait_for(lambda: server.now() > since + 1.0)
        assert server.heard() == []
        phones.plug_in()
        assert private.next_news() is NewsKind.REGAINED
        private.say(LONG)
        wait_for(lambda: phones.is_loud)
        assert server.heard() == []


def test_it_is_told_that_they_are_gone_while_nothing_is_said(phones: Headphones) -> None:
    with speaking(phones) as private:
        assert private.next_news() is NewsKind.LOST  # they are not there at the start
        phones.plug_in()
        assert private.next_news() is NewsKind.REGAINED
        phones.pull_out()
        assert private.next_news() is NewsKind.LOST
