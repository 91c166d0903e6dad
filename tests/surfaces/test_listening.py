"""Who listens: what is asked of the ear before it is there, and what is told of it."""

import os
import queue
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from assistant.dialogue.effects import AdaptEar, TryMicrophone, UseEar
from assistant.dialogue.events import EarLost, EarRegained, Event, UtteranceHeard
from assistant.surfaces.listening import Listening, NoModel
from speech.ear.recognizers.process import SCRIPTED
from speech.models.catalogue import models_folder
from tests.app.support.processes import PATIENCE
from tests.speech.support.microphones import SECOND, Pipe, children, leaving_nothing, script
from tests.speech.support.waiting import wait_for

SQUARES = 32
OFF = UseEar("off", "it", SQUARES)


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    yield from leaving_nothing()


class Ears:
    """Somebody who listens to a pipe, and the events of it."""

    def __init__(self, folder: Path) -> None:
        self.pipe = Pipe(folder)
        self._events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self.listening = Listening(
            self._events.put, lambda language: models_folder() / language, self.pipe.device, SCRIPTED
        )

    def say(self, words: str) -> None:
        """Say something into the microphone, as soon as that is open."""
        wait_for(lambda: self.listening.is_open)
        self.pipe.speak(script(words))

    def next(self, kind: type[Event]) -> Event:
        while True:
            event = self._events.get(timeout=PATIENCE)
            if isinstance(event, kind):
                return event


@contextmanager
def ears(folder: Path) -> Iterator[Ears]:
    made = Ears(folder)
    try:
        yield made
    finally:
        made.listening.close()
        made.pipe.close()


def heard(event: Event) -> str:
    assert isinstance(event, UtteranceHeard)
    return event.alternatives[0][0]


def test_the_open_microphone_hears_one_utterance_after_the_other(tmp_path: Path) -> None:
    with ears(tmp_path) as made:
        made.listening.use(UseEar("open", "it", SQUARES))
        for words in ("ventidue diciotto", "no"):
            made.say(words)
            event = made.next(UtteranceHeard)
            assert heard(event) == words
            assert isinstance(event, UtteranceHeard)
            assert event.level is not None
            assert event.above_noise is not None
            assert -20 < event.level < 0 < 40 < event.above_noise


def test_a_key_that_is_pressed_before_the_ear_is_there_is_not_lost(tmp_path: Path) -> None:
    with ears(tmp_path) as made:
        made.listening.use(UseEar("push", "it", SQUARES))
        made.listening.talk()
        made.say("ventidue diciotto")
        assert heard(made.next(UtteranceHeard)) == "ventidue diciotto"
        wait_for(lambda: not made.listening.is_open)


def test_a_microphone_that_is_only_tried_is_shut_again_and_none_is_told(tmp_path: Path) -> None:
    with ears(tmp_path) as made:
        made.listening.use(UseEar("push", "it", SQUARES))
        made.listening.perform(TryMicrophone())
        made.listening.talk()  # which is pressed meanwhile
        made.say("ventidue diciotto")
        assert heard(made.next(UtteranceHeard)) == "ventidue diciotto"
        made.listening.perform(TryMicrophone())
        made.listening.use(OFF)
        os.unlink(made.pipe.path)
        made.listening.use(UseEar("push", "it", SQUARES))
        for _ in range(3):  # each try tells it: who asks for the second time waits for an answer, too
            made.listening.perform(TryMicrophone())
            assert made.next(EarLost) == EarLost("no-device")


def test_it_follows_what_is_wanted(tmp_path: Path) -> None:
    with ears(tmp_path) as made:
        for listen, language in (("open", "it"), ("open", "en"), ("push", "en"), ("open", "en")):
            made.listening.use(UseEar(listen, language, SQUARES))
        made.say("twelve")
        assert heard(made.next(UtteranceHeard)) == "twelve"
        made.listening.use(OFF)
        made.listening.use(UseEar("open", "pt", 50))
        made.say("doze")
        assert heard(made.next(UtteranceHeard)) == "doze"


def test_a_language_without_a_model_is_told(tmp_path: Path) -> None:
    events: queue.SimpleQueue[Event] = queue.SimpleQueue()

    def no_model(language: str) -> Path:
        raise NoModel("no-model")

    listening = Listening(events.put, no_model, "", SCRIPTED)
    listening.use(UseEar("open", "xx", SQUARES))
    assert events.get(timeout=PATIENCE) == EarLost("no-model")
    listening.close()
    listening.close()


def test_what_is_asked_of_an_ear_that_is_not_there_does_nothing() -> None:
    listening = Listening(lambda event: None, lambda language: Path(), "", SCRIPTED)
    listening.use(OFF)
    listening.talk()
    listening.expect(("si",))
    listening.finish()
    listening.drop()
    listening.hold()
    listening.release(was_hushed=True)
    assert not listening.is_speaking
    listening.close()


def with_pause(*words: str) -> bytes:
    """Words with seven tenths of a second of silence between them, and more behind."""
    return b"".join(script(each) for each in words) + bytes(SECOND)


@pytest.mark.parametrize("is_early", [True, False])
def test_who_is_known_is_waited_for_however_late_the_ear_comes(tmp_path: Path, is_early: bool) -> None:
    with ears(tmp_path) as made:
        if is_early:
            made.listening.perform(AdaptEar(1.2, 0.0))
        made.listening.perform(UseEar("open", "it", SQUARES))
        wait_for(lambda: made.listening.is_open)
        if not is_early:
            made.pipe.speak(with_pause("ventidue ", "diciotto"))
            assert heard(made.next(UtteranceHeard)) == "ventidue"
            assert heard(made.next(UtteranceHeard)) == "diciotto"
            made.listening.perform(AdaptEar(1.2, 0.0))
        made.pipe.speak(with_pause("ventidue ", "diciotto"))
        event = made.next(UtteranceHeard)
        assert heard(event) == "ventidue diciotto"
        assert isinstance(event, UtteranceHeard)
        assert event.pause == pytest.approx(0.7, abs=0.15)
        assert event.level is not None
        assert event.seconds is not None
        assert event.seconds > 0.7
        assert event.above_noise is not None


def test_a_new_child_is_told_of_the_person_too(tmp_path: Path) -> None:
    with ears(tmp_path) as made:
        made.listening.perform(AdaptEar(1.2, 0.0))
        made.listening.perform(UseEar("open", "it", SQUARES))
        wait_for(lambda: made.listening.is_open)
        (child,) = children()
        os.kill(child, signal.SIGKILL)
        made.next(EarRegained)
        made.pipe.speak(with_pause("ventidue ", "diciotto"))
        assert heard(made.next(UtteranceHeard)) == "ventidue diciotto"
