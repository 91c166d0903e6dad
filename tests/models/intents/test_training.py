"""Learning the table: the same sentences teach the same bytes, and what is taught is known."""

import pytest

pytest.importorskip("numpy")

from assistant.parsing.intents.table import read_table
from models.training.intents.judging import curve, described, judged, said_of
from models.training.intents.sentences import Sentence, all_sentences, meanings_learnt, split
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
    """Elsewhere sums come in another order: the same first choice on 999 of 1000 lines."""
    from assistant.parsing.intents.table import table

    sentences = all_sentences()
    teaching, held_out = split(sentences)
    again = read_table(learnt(teaching, meanings_learnt(sentences)))
    known = table()
    assert known is not None
    assert known.meanings == again.meanings
    alike = sum(_first(known, each) == _first(again, each) for each in held_out)
    assert alike >= 0.999 * len(held_out)


def _first(table, sentence: Sentence) -> int:
    chances = table.chances(said_of(sentence))
    return chances.index(max(chances))
