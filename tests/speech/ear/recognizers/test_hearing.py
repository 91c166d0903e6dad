"""From blocks of a microphone to what is told of them, with a scripted recogniser and no clock."""

import time

import pytest

from speech.audio.samples import bytes_of
from speech.ear.recognizers.hearing import ALONE, PUSH_PATIENCE, Hearing
from speech.ear.recognizers.recognizer import RecognizerError
from speech.ear.recognizers.scripted import ScriptedRecognizer
from tests.speech.support.microphones import BEHIND, SECOND, script

BLOCK = SECOND // 20


class Told:
    """A microphone that is open, and what is told of it."""

    def __init__(self, *, push: bool = False) -> None:
        self.frames: list[dict] = []
        self.overs: list[bool] = []
        self.hearing = Hearing(self.frames.append, self.overs.append)
        self.hearing.use(ScriptedRecognizer)
        self.hearing.listen_for(["anything"], 0.0)
        self.hearing.begin(push=push)
        self.now = time.monotonic()

    def hear(self, sound: bytes) -> None:
        for first in range(0, len(sound), BLOCK):
            self.hearing.block(self.now, sound[first : first + BLOCK])
            self.now += 0.05

    def of(self, did: str) -> list[dict]:
        return [each for each in self.frames if each["did"] == did]

    @property
    def texts(self) -> list[str]:
        return [each["alternatives"][0].text for each in self.of("heard")]


def test_an_utterance_is_told_from_its_beginning_to_its_end() -> None:
    told = Told()
    told.hear(bytes(SECOND) + script("ventidue diciotto|ventitre diciotto"))
    assert [each["did"] for each in told.frames] == ["speech", "partial", "steady", "heard", "speech"]
    begins, _, steady, heard, ends = told.frames
    assert (begins["is"], ends["is"]) == (True, False)
    assert steady["text"] == "ventidue diciotto"
    assert [text for text, _ in heard["alternatives"]] == ["ventidue diciotto", "ventitre diciotto"]
    assert heard["ended"]


def test_what_is_steady_is_told_once_for_each_text() -> None:
    told = Told()
    loud = script("uno")[:3200]
    told.hear(script("uno ")[:-BEHIND] + loud * 2)
    assert [each["text"] for each in told.of("steady")] == ["uno"]
    told.hear(script("due")[:-BEHIND] + loud * 2)
    assert [each["text"] for each in told.of("steady")] == ["uno", "uno due"]


def test_silence_is_not_handed_on() -> None:
    told = Told()
    told.hear(bytes(20 * SECOND))
    assert told.frames == []


def test_a_sound_without_words_is_an_utterance_without_any() -> None:
    told = Told()
    told.hear(script("x")[:3200] * 3 + bytes(2 * SECOND))
    assert told.texts == [""]
    assert [each["is"] for each in told.of("speech")] == [True, False]


def test_how_loud_it_was_is_told_and_how_far_above_the_noise() -> None:
    told = Told()
    hiss = bytes_of([60, -60] * (SECOND // 4))
    told.hear(hiss * 2 + script("uno")[:-BEHIND] + hiss)
    (heard,) = told.of("heard")
    assert heard["level"] == pytest.approx(-9.2, abs=0.5)
    assert heard["above"] == pytest.approx(heard["level"] + 51.7, abs=0.5)


def test_of_sound_that_is_sent_no_loudness_is_told() -> None:
    told = Told()
    told.hearing.hear(script("uno"), 1)
    (heard,) = told.of("heard")
    assert heard["id"] == 1
    assert "level" not in heard


def test_held_it_hears_nothing_and_released_what_is_recorded_later() -> None:
    told = Told()
    for after in (0.0, 0.35):
        told.hearing.hold()
        told.hearing.hold()
        told.hear(script("la voce propria"))
        told.hearing.release(told.now + after)
        told.hear(script("eco")[: round(SECOND * after) // BLOCK * BLOCK])
        told.hear(script("uno"))
    assert told.texts == ["uno", "uno"]


def test_held_in_the_middle_of_an_utterance_it_forgets_that() -> None:
    told = Told()
    told.hear(script("prima")[:-BEHIND])
    told.hearing.hold()
    assert [each["is"] for each in told.of("speech")] == [True, False]
    told.hearing.release(told.now)
    told.hear(script("dopo"))
    assert told.texts == ["dopo"]


def test_a_voice_that_a_key_cut_off_takes_nothing_away_when_it_ends() -> None:
    told = Told()
    told.hearing.hold()
    told.hearing.release(told.now)
    sound = script("subito")
    told.hear(sound[: 4 * BLOCK])
    told.hearing.release(told.now + 0.35)
    told.hear(sound[4 * BLOCK :])
    assert told.texts == ["subito"]
    # And a key during the time after the voice ends that time.
    told.hearing.hold()
    told.hearing.release(told.now + 60)
    told.hearing.release(told.now)
    told.hear(script("presto"))
    assert told.texts == ["subito", "presto"]


def test_pushed_it_hears_one_utterance() -> None:
    told = Told(push=True)
    told.hear(script("uno", "due"))
    assert told.texts == ["uno"]
    assert told.overs == [True]
    told.hearing.begin(push=True)
    told.hear(script("tre"))
    assert told.texts == ["uno", "tre"]


def test_pushed_it_waits_some_seconds_without_those_in_which_it_is_held() -> None:
    told = Told(push=True)
    told.hear(bytes(round(SECOND * (PUSH_PATIENCE - 1))))
    told.hearing.hold()
    told.hear(bytes(SECOND * 20))
    told.hearing.release(told.now)
    assert told.overs == []
    told.hear(bytes(SECOND))
    assert told.overs == [False]
    told.hear(script("troppo tardi"))
    assert told.frames == []


def test_finished_it_is_heard_at_once() -> None:
    told = Told(push=True)
    told.hear(script("uno")[:-BEHIND])
    told.hearing.finish(7, ended=False)
    (heard,) = told.of("heard")
    assert (heard["id"], heard["ended"], heard["alternatives"][0].text) == (7, False, "uno")
    assert told.overs == [True]
    told.hearing.finish(8, ended=False)
    assert told.of("heard")[1]["alternatives"][0].text == ""


def test_a_short_word_is_told_before_the_utterance_ends_if_nothing_follows() -> None:
    told = Told()
    told.hearing.expect(["no", "si"])
    sound = script("no")
    told.hear(sound[:-BEHIND])
    assert told.of("short") == []
    told.hear(bytes(round(SECOND * (ALONE + 0.2))))
    assert [each["text"] for each in told.of("short")] == ["no"]
    assert told.of("heard") == []
    told.hear(bytes(SECOND))
    assert told.texts == ["no"]
    told.hear(script("no ventitre", "si"))
    told.hearing.expect([])
    told.hear(script("no"))
    assert [each["text"] for each in told.of("short")] == ["no", "si"]


def test_words_expected_in_the_middle_of_an_utterance_are_for_the_next() -> None:
    told = Told()
    sound = script("no")
    told.hear(sound[: 2 * BLOCK])
    told.hearing.expect(["no"])
    told.hear(sound[2 * BLOCK :])
    assert told.of("short") == []
    told.hear(sound)
    assert len(told.of("short")) == 1


def test_a_new_model_keeps_what_is_expected_and_hears_nothing_before_it_has_phrases() -> None:
    told = Told()
    told.hearing.expect(["no"])
    told.hearing.use(ScriptedRecognizer)
    told.now = time.monotonic()
    told.hear(script("presto"))
    assert told.frames == []
    told.hearing.listen_for(["anything"], 0.0)
    told.hear(script("no"))
    assert told.texts == ["no"]
    assert len(told.of("short")) == 1


def test_without_a_model_nothing_is_heard() -> None:
    hearing = Hearing(lambda message: None, lambda was_heard: None)
    hearing.begin(push=False)
    hearing.block(time.monotonic(), script("uno"))
    for ask in (hearing.reset, lambda: hearing.finish(1, ended=False), lambda: hearing.hear(b"", 1)):
        with pytest.raises(RecognizerError):
            ask()
