"""The ear in real time: what is said into a pipe is heard."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from speech.ear.news import (
    ASKED,
    ENDED,
    EarHeard,
    EarOpened,
    EarShort,
    EarShut,
    EarSpeech,
    EarSteady,
)
from tests.speech.support.microphones import (
    MODEL,
    PHRASES,
    SECOND,
    Pipe,
    leaving_nothing,
    listening,
    script,
    scripted,
    wav,
)

PAUSE = bytes(SECOND)


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    yield from leaving_nothing()


def test_a_sentence_is_heard_with_its_beginning_and_its_end(pipe: Pipe) -> None:
    with listening(pipe.device) as (ear, told):
        ear.open(push=False)
        assert told.wait_for(EarOpened) == EarOpened(pipe.device)
        for number, name in enumerate(("ventidue_diciotto", "confermo"), 1):
            pipe.speak(wav(name))
            assert told.wait_for(EarHeard, number).milliseconds > 400
        assert told.texts == ["ventidue diciotto", "confermo"]
        assert told.wait_for(EarSteady) == EarSteady("ventidue diciotto")
        told.wait_for(EarSpeech, 4)
        kinds = [type(each) for each in told.news if not isinstance(each, EarSteady)]
        assert kinds == [EarOpened, *(EarSpeech, EarHeard, EarSpeech) * 2]
        ear.shut()
        assert told.wait_for(EarShut) == EarShut(ASKED)
        pipe.speak(wav("confermo"))
        time.sleep(0.3)
    assert len(told.of(EarHeard)) == 2


def test_what_is_steady_can_be_taken_for_the_end(pipe: Pipe) -> None:
    with listening(pipe.device) as (ear, told):
        told.answer = lambda news: ear.finish() if isinstance(news, EarSteady) else None
        ear.open(push=True)
        told.wait_for(EarOpened)
        pipe.speak(wav("ventidue_diciotto"))
        assert told.wait_for(EarHeard).milliseconds < 600  # 700 without
        assert told.wait_for(EarShut) == EarShut(ENDED)
    assert told.texts == ["ventidue diciotto"]


def test_a_short_word_is_heard_while_everything_may_be_said(pipe: Pipe) -> None:
    with listening(pipe.device) as (ear, told):
        ear.expect(["si", "no"])
        ear.open(push=False)
        told.wait_for(EarOpened)
        pipe.speak(wav("no") + PAUSE)
        told.wait_for(EarHeard)
        assert told.of(EarShort) == [EarShort("no")]
        assert told.news.index(EarShort("no")) < told.news.index(told.of(EarHeard)[0])
        pipe.speak(wav("non_accetto") + PAUSE)
        told.wait_for(EarHeard, 2)
    assert told.of(EarShort) == [EarShort("no")]


def test_pushed_it_hears_one_utterance(tmp_path: Path) -> None:
    with scripted(tmp_path) as (ear, told, pipe):
        ear.open(push=True)
        told.wait_for(EarOpened, 2)
        pipe.speak(script("uno", "due"))
        assert told.wait_for(EarShut) == EarShut(ENDED)
        ear.open(push=True)
        told.wait_for(EarOpened, 3)
        pipe.speak(script("tre"))
        assert told.wait_for(EarShut, 2) == EarShut(ENDED)
    assert told.texts == ["uno", "tre"]


def test_the_own_voice_is_not_heard_and_a_key_lets_the_player_speak_at_once(tmp_path: Path) -> None:
    with scripted(tmp_path) as (ear, told, pipe):
        ear.hold()
        pipe.speak(script("voce propria"))
        time.sleep(1.0)
        ear.hold()
        ear.release(0.5)
        pipe.speak(script("eco", "uno"))
        told.wait_for(EarHeard)
        ear.hold()
        ear.release(30)
        ear.release(0)
        pipe.speak(script("due"))
        told.wait_for(EarHeard, 2)
    assert told.texts == ["uno", "due"]


def test_other_phrases_and_another_model_take_their_place_while_it_is_open(pipe: Pipe) -> None:
    with listening(pipe.device, phrases=["confermo"]) as (ear, told):
        ear.open(push=False)
        told.wait_for(EarOpened)
        ear.listen_for(PHRASES)
        time.sleep(0.2)
        pipe.speak(wav("ventidue_diciotto"))
        told.wait_for(EarHeard)
        ear.use(MODEL.parent / "en", ["twenty two eighteen", "[unk]"])
        time.sleep(0.5)
        pipe.speak(wav("../en/twenty_two_eighteen"))
        told.wait_for(EarHeard, 2)
    assert told.texts == ["ventidue diciotto", "twenty two eighteen"]


def test_finished_without_a_sound_it_has_heard_nothing(tmp_path: Path) -> None:
    with scripted(tmp_path) as (ear, told, _):
        ear.finish()
        told.wait_for(EarHeard)
    assert told.texts == [""]
