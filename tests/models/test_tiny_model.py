"""A model from nothing: learnt, written, loaded by vosk, and understood."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="needs the extra `test`")
pytest.importorskip("vosk", reason="needs the extra `listen`")
pytest.importorskip("espeakng_loader", reason="needs the extra `voice`, on Linux")

from assistant.commands.recognising import Listener
from models.training.espeak import Espeak
from speech.ear.recognizers.checks import check_model
from tests.models.support import tiny


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tiny")
    tiny.learn(folder)
    return folder


@pytest.fixture(scope="module")
def listener(model: Path) -> Iterator[Listener]:
    listener = Listener(model, [*tiny.WORDS, "[unk]"])
    yield listener
    listener.close()


def heard(listener: Listener, text: str) -> str:
    """The likeliest text, of a voice that the model has never heard."""
    samples, _ = tiny.spoken(Espeak(), text, "it+m7", 165)
    return listener.hear(samples.astype("<i2").tobytes())[0].hypotheses[0].text


@pytest.mark.parametrize("text", ["sette due", "nove uno", "due nove sette", "uno sette due nove"])
def test_what_is_said_in_a_voice_never_heard_is_understood(listener: Listener, text: str) -> None:
    assert heard(listener, text) == text


def test_a_word_that_is_none_of_its_own_is_unknown(listener: Listener) -> None:
    assert "[unk]" in heard(listener, "elefante")


def test_words_that_it_has_are_told_from_those_that_it_lacks(listener: Listener, model: Path) -> None:
    assert listener.missing == ()
    other = Listener(model, ["uno", "elefante"])
    assert other.missing == ("elefante",)
    other.close()


def test_what_is_written_is_sound(model: Path) -> None:
    assert check_model(model) == []
