"""Other words for a model whose network stays: they are heard, and what no network knows is refused."""

from pathlib import Path
from shutil import copytree

import pytest

pytest.importorskip("numpy", reason="needs the extra `test`")
pytest.importorskip("vosk", reason="needs the extra `listen`")
pytest.importorskip("espeakng_loader", reason="needs the extra `voice`, on Linux")

from assistant.commands.recognising import Listener
from models.training.espeak import Espeak
from models.training.model_folder import DECODER
from models.training.new_words import write_words
from speech.ear.recognizers.checks import check_model
from tests.models.support import tiny

NETWORK = Path("am", "final.mdl")
LATER = "suono"
"""A word that the network has never heard, of phones that it has: those of sette and uno."""


@pytest.fixture(scope="module")
def learnt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("learnt")
    tiny.learn(folder)
    return folder


@pytest.fixture
def model(learnt: Path, tmp_path: Path) -> Path:
    return Path(copytree(learnt, tmp_path / "model"))


def contents(folder: Path) -> dict[str, bytes]:
    files = (file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}


def test_a_word_is_heard_that_the_network_was_not_taught(model: Path) -> None:
    network = (model / NETWORK).read_bytes()
    write_words(model, tiny.lexicon(*tiny.WORDS, LATER), DECODER)
    assert (model / NETWORK).read_bytes() == network
    assert check_model(model) == []
    listener = Listener(model, [*tiny.WORDS, LATER, "[unk]"])
    assert listener.missing == ()
    said = f"due {LATER} nove"
    samples, _ = tiny.spoken(Espeak(), said, "it+m7", 165)
    (heard, *_) = listener.hear(samples.astype("<i2").tobytes())
    listener.close()
    assert heard.hypotheses[0].text == said


def test_the_same_words_make_the_same_files(model: Path) -> None:
    before = contents(model)
    write_words(model, tiny.lexicon(*tiny.WORDS), DECODER)
    assert contents(model) == before


def test_a_phone_that_was_not_learnt_is_named_and_nothing_is_written(model: Path) -> None:
    before = contents(model)
    with pytest.raises(ValueError, match="has not learnt a in mamma, m in mamma"):
        write_words(model, {**tiny.lexicon(*tiny.WORDS), "mamma": [("m", "a", "m", "a")]}, DECODER)
    assert contents(model) == before


def test_words_that_lack_a_phone_of_the_network_are_refused(model: Path) -> None:
    """Else each output would be heard as another one's phone."""
    before = contents(model)
    with pytest.raises(ValueError, match="classes"):
        write_words(model, tiny.lexicon("uno", "nove"), DECODER)
    assert contents(model) == before


def test_a_folder_without_a_model_has_no_words(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"words\.txt"):
        write_words(tmp_path, tiny.lexicon(*tiny.WORDS), DECODER)
