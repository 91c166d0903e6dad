"""The recogniser in its child process: what vosk hears, and every way in which it may fail."""

import os
import shutil
import signal
import time
from pathlib import Path

import pytest

from speech.ear.recognizers import process
from speech.ear.recognizers.checks import ModelTrouble
from speech.ear.recognizers.process import (
    Ended,
    ListensFor,
    ModelReady,
    Partial,
    RequestRefused,
    UtteranceEnded,
)
from speech.ear.recognizers.recognizer import BROKEN, DAMAGED, NO_PACKAGE, NO_WORDS
from speech.process.child import ChildGone
from tests.speech.support.ears import Ear
from tests.speech.support.tone_model import WORDS, spoken, write_tone_model

ALL = [*WORDS]


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_tone_model(tmp_path_factory.mktemp("modèl è qui") / "a b")


@pytest.fixture
def ear(model: Path) -> Ear:
    ear = Ear()
    assert isinstance(ear.load(model), ModelReady)
    yield ear
    ear.process.close()


# What is heard


def test_what_is_said_is_heard_word_by_word(ear: Ear) -> None:
    assert ear.listen_for(ALL) == ListensFor(2, ())
    for words in ["uno due", "tre ventidue diciotto", "[unk] uno", "diciotto", ""]:
        assert ear.text_of(spoken(*words.split())) == words


def test_the_words_come_while_they_are_said(ear: Ear) -> None:
    ear.listen_for(ALL)
    ear.hear(spoken("uno", "due", "tre"))
    ear.process.finish()
    partials = []
    while isinstance(news := ear.next(), Partial):
        partials.append(news.text)
    assert isinstance(news, UtteranceEnded)
    assert partials[-1] == "uno due tre"
    assert partials == sorted({*partials}, key=len)


def test_hypotheses_come_likeliest_first_and_none_twice(ear: Ear) -> None:
    ear.listen_for(ALL)
    ear.hear(spoken("ventidue", "uno"))
    heard = ear.finish()
    assert isinstance(heard, UtteranceEnded)
    texts = [each.text for each in heard.hypotheses]
    scores = [each.score for each in heard.hypotheses]
    assert texts[0] == "ventidue uno"
    assert 2 <= len({*texts}) == len(texts) <= 20
    assert scores == sorted(scores, reverse=True)
    assert 0 <= heard.milliseconds < 5000


def test_the_end_of_an_utterance_is_noticed_unless_it_is_too_short_yet(ear: Ear) -> None:
    pause = bytes(2 * 16_000)
    ear.listen_for(ALL)
    ear.hear(spoken("uno") + pause + spoken("due") + pause)
    heard = [ear.after_partials(), ear.after_partials()]
    assert [each.hypotheses[0].text for each in heard] == ["uno", "due"]
    assert all(each.ended for each in heard)
    ear.listen_for(ALL, least=60)
    ear.hear(spoken("uno") + pause + spoken("due") + pause)
    heard = ear.finish()
    assert heard.hypotheses[0].text == "uno due"
    assert not heard.ended


def test_phrases_are_changed_in_the_middle_of_an_utterance(ear: Ear) -> None:
    """To vosk alone this is the end of the process."""
    ear.listen_for(["uno"])
    for words in ["due", "tre", "uno"] * 3:
        ear.hear(spoken("uno")[:16_000])
        assert isinstance(ear.listen_for([words]), ListensFor)
        assert ear.text_of(spoken(words)) == words


def test_what_was_heard_is_forgotten(ear: Ear) -> None:
    ear.listen_for(ALL)
    ear.hear(spoken("uno"))
    ear.process.reset()
    assert ear.text_of(spoken("due")) == "due"
    ear.hear(spoken("uno"))
    ear.listen_for(ALL)
    assert ear.text_of(b"") == ""


def test_words_that_the_model_lacks_are_told_and_their_phrases_not_halved(ear: Ear) -> None:
    listening = ear.listen_for(["uno due", "due zorro", "zorro", "così tre"])
    assert listening == ListensFor(2, ("così", "zorro"))
    # Of "due zorro", vosk alone would have kept "due", and never put "uno" before it.
    assert ear.text_of(spoken("uno", "due")) == "uno due"
    refused = ear.listen_for(["zorro", "così"])
    assert (refused.reason, refused.detail) == (NO_WORDS, "così zorro")


def test_the_places_of_words_are_not_told_and_need_not_be_known(ear: Ear) -> None:
    listening = ear.listen_for(
        ["uno:first tre:last", "due tre:last due", "tre:zorro uno", "zorro:last"]
    )
    assert isinstance(listening, ListensFor)
    assert listening.missing == ("zorro",)
    for said in ("uno tre", "due tre due", "tre uno"):
        ear.hear(spoken(*said.split()))
        heard = ear.finish()
        assert isinstance(heard, UtteranceEnded)
        assert [each.text for each in heard.hypotheses].count(said) == 1
        assert heard.hypotheses[0].text == said


def test_any_sound_is_taken(ear: Ear) -> None:
    ear.listen_for(ALL, least=60)
    for sound in (b"", b"\1", b"\1\2\3", bytes(199_999), b"\xff\x7f" * 5000):
        ear.process.hear(sound)
        assert isinstance(ear.finish(), UtteranceEnded)
    assert ear.text_of(spoken("due")) == "due"


def test_a_long_silence_is_no_work(ear: Ear) -> None:
    """Where silence may follow silence in a graph, vosk hangs: see tone_model.py."""
    ear.listen_for(ALL, least=60)
    ear.hear(bytes(2 * 16_000 * 20))
    began = time.monotonic()
    heard = ear.finish()
    assert heard.hypotheses[0].text == ""
    assert time.monotonic() - began < 5  # measured: 0.3 for all of it


def test_a_second_model_takes_the_place_of_the_first(ear: Ear, model: Path) -> None:
    for _ in range(3):
        assert isinstance(ear.load(model), ModelReady)
        ear.listen_for(["tre"])
        assert ear.text_of(spoken("tre")) == "tre"


def test_a_small_model_is_there_soon(ear: Ear, model: Path) -> None:
    ready = ear.load(model)
    assert isinstance(ready, ModelReady)
    assert ready.milliseconds < 1000  # measured: 10


def test_many_phrases_are_taken(ear: Ear) -> None:
    numbers = [word for word in ALL if word != "[unk]"]
    phrases = [
        f"{a} {b} {c} {d} {e}"
        for a in numbers
        for b in numbers
        for c in numbers
        for d in numbers
        for e in numbers
    ]
    ear.listen_for(phrases)
    assert ear.text_of(spoken("uno", "due")) == "uno due"


# What is refused


def test_what_cannot_be_done_is_refused_and_the_next_thing_is_done(model: Path, tmp_path: Path) -> None:
    with Ear() as ear:
        for ask in (ear.process.finish, ear.process.reset, lambda: ear.process.hear(b"\1\2")):
            number = ask()
            assert ear.next() == RequestRefused(number, BROKEN, "no model is loaded", ())
        (fault,) = ear.load(tmp_path / "nowhere").faults
        assert fault.trouble is ModelTrouble.NO_FOLDER
        damaged = Path(shutil.copytree(model, tmp_path / "damaged"))
        (damaged / "graph/HCLr.fst").write_bytes(b"anything")
        refused = ear.load(damaged)
        assert refused.reason == DAMAGED
        assert [fault[:2] for fault in refused.faults] == [(ModelTrouble.DAMAGED, "graph/HCLr.fst")]
        assert isinstance(ear.load(model), ModelReady)
        number = ear.process.finish()
        assert ear.next() == RequestRefused(number, BROKEN, "nothing to listen for yet", ())
        # Without phrases a graph of the language is needed, which this model lacks.
        assert ear.listen_for([]).reason == DAMAGED
        ear.listen_for(ALL)
        assert ear.text_of(spoken("due")) == "due"


def test_a_model_that_only_vosk_sees_through_is_refused(model: Path, tmp_path: Path) -> None:
    unknown = Path(shutil.copytree(model, tmp_path / "unknown"))
    network = unknown / "am/final.mdl"
    network.write_bytes(network.read_bytes().replace(b"FixedAffineComponent", b"FancyComponent"))
    with Ear() as ear:
        assert ear.load(unknown) == RequestRefused(1, DAMAGED, "Failed to create a model", ())


@pytest.mark.parametrize("text", ["raise ImportError('hidden')", "raise OSError('no libvosk.so')"])
def test_without_the_package_it_says_so(
    text: str, model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "vosk.py").write_text(text)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with Ear() as ear:
        assert ear.load(model).reason == NO_PACKAGE


# What breaks


def test_killed_it_tells_its_end_once_and_takes_nothing_any_more(ear: Ear) -> None:
    ear.listen_for(ALL)
    os.kill(ear.process.pid, signal.SIGKILL)
    assert ear.after_partials() == Ended()
    with pytest.raises(ChildGone):
        ear.process.hear(b"\1\2")
    ear.process.close()
    assert ear.news.empty()


@pytest.mark.parametrize("how", ["dies", "lies", "babbles"])
def test_a_child_that_fails_is_told_of_once(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "CHILD", "tests.speech.support.broken_child")
    with Ear(how) as ear:
        assert ear.load(Path("anything")) == Ended()
    assert ear.news.empty()


@pytest.mark.parametrize("how", ["hangs", "slow"])
def test_a_child_that_hangs_is_ended(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A call that never returns ends the process after its limit; one outside any is killed."""
    monkeypatch.setattr(process, "CHILD", "tests.speech.support.broken_child")
    with Ear(how) as ear:
        ear.process.load(Path("anything"))
        if how == "hangs":
            ear.process.kill()
        else:
            assert isinstance(ear.next(), ModelReady)
            ear.process.finish()
        assert ear.next() == Ended()


def test_hypotheses_that_are_none_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "CHILD", "tests.speech.support.broken_child")
    with Ear("lies about words") as ear:
        heard = ear.load(Path("anything"))
        assert [tuple(each) for each in heard.hypotheses] == [("due", 1.0)]
        assert (heard.level, heard.above_noise, heard.pause, heard.seconds) == (None, None, None, 2.0)


def test_what_native_code_prints_goes_nowhere(
    model: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    with Ear() as ear:
        ear.load(model)
        ear.listen_for([])  # vosk complains of this
    monkeypatch.setattr(process, "CHILD", "tests.speech.support.broken_child")
    with Ear("prints") as ear:
        assert isinstance(ear.load(Path("anything")), ModelReady)
    assert capfd.readouterr() == ("", "")
