"""The scripted twin: it keeps to the contract of every recogniser, and hears what it is told."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speech.ear.recognizers.process import (
    SCRIPTED,
    Ended,
    ListensFor,
    ModelReady,
    Partial,
    UtteranceEnded,
)
from speech.ear.recognizers.scripted import ScriptedRecognizer, spelled
from tests.speech.support.ears import Ear


def test_it_hears_its_script_in_a_process_as_vosk_would() -> None:
    with Ear(SCRIPTED) as ear:
        assert isinstance(ear.load(Path("anything")), ModelReady)
        assert ear.listen_for(["ventidue diciotto"]) == ListensFor(2, ())
        ear.hear(spelled("ventidue diciotto|ventitré diciotto"))
        news = [ear.next()]
        while not isinstance(news[-1], UtteranceEnded):
            news.append(ear.next())
        assert all(isinstance(each, Partial) for each in news[:-1])
        heard = news[-1]
        assert heard.ended
        assert [tuple(each) for each in heard.hypotheses] == [
            ("ventidue diciotto", 0.0),
            ("ventitré diciotto", -1.0),
        ]
    assert ear.next() == Ended()


def test_the_sound_goes_through_a_file_unchanged() -> None:
    from speech.audio.wav import read_wav
    from tests.speech.support.wavs import wav

    sound = spelled("sì", "no")
    assert read_wav(wav(sound), 16_000) == sound


@given(st.lists(st.text(st.characters(exclude_characters="|"), min_size=1), max_size=3))
def test_any_words_are_heard_one_utterance_after_the_other(utterances: list[str]) -> None:
    recognizer = ScriptedRecognizer()
    recognizer.listen_for([])
    heard = []
    sound = spelled(*utterances)
    for first in range(0, len(sound), 3200):
        if recognizer.accept(sound[first : first + 3200]):
            heard += recognizer.finish()
    assert [each.text for each in heard] == [" ".join(each.split()) for each in utterances]


def test_words_that_it_lacks_are_told_and_their_phrases_dropped() -> None:
    recognizer = ScriptedRecognizer(lacking=["zorro"])
    assert recognizer.listen_for(["uno zorro", "due"]) == ["zorro"]
    assert recognizer.phrases == ["due"]


@pytest.mark.parametrize("sound", [b"", b"\1", bytes(100), b"\xff\xff" * 100])
def test_other_sound_is_no_words(sound: bytes) -> None:
    recognizer = ScriptedRecognizer()
    assert not recognizer.accept(sound)
    assert [each.text for each in recognizer.finish()] == [""]
