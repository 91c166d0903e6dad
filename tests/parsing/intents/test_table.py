"""The table that was learnt: what is damaged is refused, and nothing that is typed breaks it."""

import json
from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.parsing.intents import rank, table
from assistant.parsing.intents.features import ROWS, Said, rows_of, words_of
from assistant.parsing.intents.policy import learnt
from assistant.parsing.intents.senses import UNKNOWN, Tags
from assistant.parsing.intents.slots import said_with
from assistant.parsing.moving.situation import Situation
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.position import start_position
from assistant.rules.regulation import regulation
from assistant.rules.variant import VARIANTS

START = start_position(VARIANTS["italian"])
RULES = regulation(VARIANTS["italian"], "fid")
BYTES = (resources.files("assistant.parsing.intents") / "table.bin").read_bytes()
SENSES = table.read_table(BYTES).senses
LINES = (
    "what can I take",
    "a" * 10_000,
    "word " * 10_000,
    "?!?!?!",
    "🙂🙂🙂",
    "что мне играть",
    "٢٢-١٨",
    "\ud800\x00",
    "cosa posso play agora mesmo",
    "22-18",
    "",
)


def test_it_is_as_small_as_was_wanted() -> None:
    assert len(BYTES) <= 2_700_000


@pytest.mark.parametrize("line", LINES)
def test_any_line_has_chances_that_are_one_together(line: str) -> None:
    known = table.read_table(BYTES)
    chances = known.read(Said(line, "en")).chances
    assert 200 < len(chances) <= len(known.meanings)
    assert sum(chances) == pytest.approx(1)


@given(st.text())
def test_nothing_that_is_typed_raises(line: str) -> None:
    assert all(0 <= row < ROWS for row in rows_of(Said(line, "en"), SENSES))
    for language in ("it", "en", "pt"):
        learnt(line, Situation(START, RULES, vocabulary(language)))


@given(st.binary(max_size=300), st.integers(0, len(BYTES) - 1))
def test_a_table_that_is_cut_or_changed_is_refused(some: bytes, at: int) -> None:
    for damaged in (some, BYTES[:at], BYTES[:at] + some):
        if damaged != BYTES:
            with pytest.raises(table.TableError):
                table.read_table(damaged)


def test_a_table_of_another_version_is_refused() -> None:
    head, _, body = BYTES.partition(b"\n")
    told = json.loads(head)
    for name in ("version", "rows", "size"):
        other = json.dumps(told | {name: told[name] + 1}).encode() + b"\n" + body
        with pytest.raises(table.TableError, match="another version"):
            table.read_table(other)


def test_without_a_table_nothing_is_learnt_and_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    rank._ranked.cache_clear()
    monkeypatch.setattr(rank, "table", lambda: None)
    assert rank.ranked("what can I take", vocabulary("en")) == ()
    assert learnt("which lot have I nicked off you", Situation(START, RULES, vocabulary("en"))) is None
    rank._ranked.cache_clear()


def test_each_meaning_is_a_command_or_says_nothing() -> None:
    """With no square named some make no sense, and none raises."""
    here = Situation(START, RULES, vocabulary("en"))
    meanings = [each for each in table.read_table(BYTES).meanings if each != rank.MOVE]
    found = [said_with(each, None, "it", here) for each in meanings]
    assert sum(each is not None for each in found) > len(found) / 2


def test_numbers_moves_and_captures_are_told_apart_and_no_more() -> None:
    assert words_of("Dov'è la 22?") == ["dov", "e", "la", "#", "?"]
    assert words_of("22-18 e 22 x 15, 9") == ["#-#", "e", "#x#", "#"]


def test_words_of_one_sense_are_known_as_such_in_each_language() -> None:
    for word, language in (("take", "en"), ("nab", "en"), ("mangia", "it"), ("comer", "pt")):
        assert SENSES.of(word, language).senses[0] == "TAKE", word
    assert SENSES.of("qwrtz", "en") == UNKNOWN
    assert SENSES.of("nehmen", "de") == Tags()  # of which no words are known at all


def test_what_says_nothing_beside_others_has_no_sense() -> None:
    assert SENSES.of("the", "en").senses == ()
