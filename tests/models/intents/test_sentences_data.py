"""The sentences of people: each row can be read, each intent has enough, and the table is theirs."""

import json
from collections import Counter
from importlib import resources

import pytest

from assistant.parsing.intents.features import words_of
from assistant.parsing.intents.rank import PLACES as CHOSEN
from assistant.parsing.meanings import About, Command
from models.training.intents.sentences import (
    LANGUAGES,
    TALK,
    Sentence,
    all_sentences,
    digest,
    meanings_learnt,
    read_sentences,
    split,
)
from models.training.intents.words import senses_of

SENTENCES = all_sentences()
INTENTS = {each.value for each in Command} | {"move", "meaning", TALK, *CHOSEN}
PLACES = {"game", "wait", "asked", "over", "first", "mail", "review", "board"}
FEWEST = 40
NOT_SPOKEN_OF = {Command.ABSENT.value, Command.EXPORT_REPORT.value}


def test_each_row_says_what_it_can() -> None:
    for each in SENTENCES:
        assert each.intent in INTENTS, each
        assert each.place in PLACES, each
        assert each.line == each.line.strip(), each
        assert each.source, each
        if "about" in each.slots:
            About(each.slots["about"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_stands_twice(language: str) -> None:
    counts = Counter(each.line.casefold() for each in SENTENCES if each.language == language)
    assert [line for line, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_intent_has_enough_lines(language: str) -> None:
    counts = Counter(each.intent for each in SENTENCES if each.language == language)
    few = {name: counts[name] for name in INTENTS - NOT_SPOKEN_OF if counts[name] < FEWEST}
    assert few == {}


def test_what_is_held_out_teaches_nothing() -> None:
    teaching, held_out = split(SENTENCES)
    assert not {each.line for each in teaching} & {each.line for each in held_out}
    fresh = [each for each in SENTENCES if each.source.startswith("people")]
    assert len(fresh) / 20 < len(held_out) < len(fresh) / 12


def test_the_table_was_learnt_from_these_sentences() -> None:
    data = (resources.files("assistant.parsing.intents") / "table.bin").read_bytes()
    assert json.loads(data.partition(b"\n")[0])["origin"] == digest()


def test_a_meaning_of_few_lines_is_learnt_as_what_it_is_a_kind_of() -> None:
    many = [Sentence("en", str(at), "captures", {}, "game", "") for at in range(20)]
    few = [Sentence("en", "x", "captures", {"about": "count"}, "game", "")]
    assert meanings_learnt(many + few)["captures count"] == "captures"


def test_a_row_that_cannot_be_read_is_named(tmp_path) -> None:
    path = tmp_path / "en.tsv"
    for row in ("only a line", "a\tb\tc\td\te", "a\tb\tk=v; x\td\te"):
        path.write_text(f"fine\tlast\t\tgame\tme\n{row}\n", "utf-8")
        with pytest.raises(ValueError, match="row 2"):
            list(read_sentences(path, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_word_has_its_sense(language: str) -> None:
    words = senses_of(language)
    assert len(words) > 10_000
    for word, senses in words.items():
        assert words_of(word) == [word], word
        assert all(each.isalpha() and each.isascii() for each in senses), word


def test_a_word_without_a_sense_is_named(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("models.training.intents.words.FOLDER", tmp_path)
    (tmp_path / "words").mkdir()
    for row in ("word", "word\ttake", "word\tTAKE,GIVE,GO", "\tTAKE"):
        (tmp_path / "words" / "en.tsv").write_text(f"nab\tTAKE\n{row}\n", "utf-8")
        with pytest.raises(ValueError, match="row 2"):
            senses_of("en")
