"""Learning the table: the same sentences teach the same bytes, and what is taught is known."""

from importlib import resources

import pytest

pytest.importorskip("numpy")

from assistant.parsing.intents.table import read_table
from models.training.intents.judging import curve, described, judged
from models.training.intents.sentences import all_sentences, digest, meanings_learnt, split
from models.training.intents.training import Rates, learnt

SOME = [each for each in all_sentences() if each.intent in ("turn", "kings", "talk")]


def some_table() -> bytes:
    return learnt(SOME, meanings_learnt(SOME), Rates(epochs=8))


def test_the_same_sentences_teach_the_same_bytes() -> None:
    assert some_table() == some_table()


def test_what_is_taught_is_known() -> None:
    meanings = meanings_learnt(SOME)
    found = judged(read_table(some_table()), SOME, meanings)
    assert sum(each.is_right for each in found) > 0.9 * len(found)
    assert "one of two" in described(found)
    assert "from 0.9" in curve(found)


@pytest.mark.proof
def test_the_table_of_the_package_comes_out_again() -> None:
    """Byte for byte, in whichever order a machine adds: here with as many threads as it likes."""
    sentences = all_sentences()
    teaching, _ = split(sentences)
    again = learnt(teaching, meanings_learnt(sentences), origin=digest())
    table = resources.files("assistant.parsing.intents") / "table.bin"
    assert again == table.read_bytes()
