"""The words with their senses, of models/sentences/words, and the concepts of the phrase files.

Two columns: the word, small and without accents, and one or two senses, parted by a comma. A sense is a
word in capitals, the same in all languages.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import numpy

from assistant.parsing.intents.features import words_of
from assistant.parsing.intents.senses import CONCEPTS, SENSES, Senses, Tags, hash_of, read_senses
from assistant.parsing.words.concepts import BREAK, POINTING, SILENT, plain_rows
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary, vocabulary
from models.training.intents.sentences import FOLDER, LANGUAGES, Sentence

_SAYING_NOTHING = frozenset({SILENT, BREAK, POINTING})
_WITHOUT_WEIGHT = frozenset({"A", "THE", "FILLER", "PLEASE", "ADDRESS"})
"""Senses of words that part others and say nothing of what is wanted."""


def file_of(language: str) -> Path:
    """Where the words of a language stand."""
    return FOLDER / "words" / f"{language}.tsv"


def senses_of(language: str) -> Mapping[str, tuple[str, ...]]:
    """Each word of a language with its senses.

    Raises ValueError where a row has not two columns, or more senses, with its number.
    """
    found: dict[str, tuple[str, ...]] = {}
    for number, row in enumerate(file_of(language).read_text("utf-8").splitlines(), 1):
        word, _, told = row.partition("\t")
        senses = tuple(told.split(","))
        if not word or not all(each.isupper() for each in senses) or len(senses) > SENSES:
            raise ValueError(f"{language}.tsv, row {number}: {row!r}")
        found[word] = senses
    return found


def words_told(sentences: Iterable[Sentence]) -> Mapping[tuple[str, str], Tags]:
    """All words with their tags by language and word: of the files, and of some sentences."""
    used = {(each.language, word) for each in sentences for word in words_of(each.line)}
    found = {}
    by_language = {language: senses_of(language) for language in LANGUAGES}
    known = [(language, word) for language, senses in by_language.items() for word in senses]
    for language, word in sorted({*known, *used}):
        if not word[0].isalpha():
            continue
        senses = by_language[language].get(word)
        if senses is None:
            senses = ("?",)
        elif senses[0] in _WITHOUT_WEIGHT:
            senses = ()
        found[language, word] = Tags(senses, _concepts(word, vocabulary(language)))
    return found


def _concepts(word: str, words: Vocabulary) -> tuple[str, ...]:
    """The concepts of a word alone, and whose things it says that they are."""
    found: list[str] = []
    for item in plain_rows(read_line(word), words)[0].items:
        if not item.is_corrected:
            found += sorted(item.concepts - _SAYING_NOTHING)
            found += [f"@{item.whose.value}"] if item.whose else []
    return tuple(found[:CONCEPTS])


class Packed(NamedTuple):
    """The words as they stand in the table: what its first line says of them, and their bytes."""

    languages: tuple[str, ...]
    names: tuple[str, ...]
    words: int
    body: bytes

    @property
    def senses(self) -> Senses:
        """The same, as they are read."""
        return read_senses(memoryview(self.body), self.languages, self.names, self.words)


def packed(words: Mapping[tuple[str, str], Tags]) -> Packed:
    """Some words with their tags, by language and word, for the table."""
    names = ("", *sorted({name for tags in words.values() for name in (*tags.senses, *tags.concepts)}))
    numbers = {name: at for at, name in enumerate(names)}
    rows: dict[tuple[int, ...], int] = {}
    by_hash: dict[int, int] = {}
    for (language, word), tags in words.items():
        senses = [*map(numbers.__getitem__, tags.senses), *[0] * SENSES][:SENSES]
        concepts = [*map(numbers.__getitem__, tags.concepts), *[0] * CONCEPTS][:CONCEPTS]
        row = (*senses, *concepts)
        by_hash[hash_of(word, language)] = rows.setdefault(row, len(rows))
    ordered = sorted(by_hash)
    body = b"".join(
        (
            numpy.array(ordered, dtype="<u4").tobytes(),
            numpy.array([by_hash[each] for each in ordered], dtype="<u2").tobytes(),
            numpy.array([*rows], dtype="<u2").tobytes(),
        )
    )
    return Packed(tuple(sorted({language for language, _ in words})), names, len(ordered), body)
