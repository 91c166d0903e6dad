"""What the words of a line have to do with each other, in whatever language: their senses.

A word has up to two senses (models/sentences/words) and three concepts (phrases/*.toml), as they were
when the table was learnt. They are kept as numbers: of the words their hashes in order, and beside each
which of the rows of tags it has, so that some forty thousand words take a few hundred kilobytes.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple
from zlib import crc32

SENSES, CONCEPTS = 2, 3
"""How many of each a word has at most."""
TAGS = SENSES + CONCEPTS


class Tags(NamedTuple):
    """What is known of a word."""

    senses: tuple[str, ...] = ()
    concepts: tuple[str, ...] = ()


UNKNOWN = Tags(("?",))
"""Of a word that nobody has told the sense of."""


class Senses(NamedTuple):
    """The words of some languages, read."""

    languages: tuple[str, ...]
    names: tuple[str, ...]
    """Of all senses and concepts; the first is none."""
    words: memoryview
    """The hashes of the words, in order."""
    rows: memoryview
    """For each of the words which of the rows of tags it has."""
    tags: memoryview
    """The tags of each row, by their names' numbers; 0 for none."""

    def of(self, word: str, language: str) -> Tags:
        """The tags of a word; none in a language of which no words are known."""
        if language not in self.languages:
            return Tags()
        wanted = hash_of(word, language)
        at = bisect_left(self.words, wanted)
        if at == len(self.words) or self.words[at] != wanted:
            return UNKNOWN
        row = self.rows[at] * TAGS
        names = [self.names[each] for each in self.tags[row : row + TAGS]]
        return Tags(
            tuple(each for each in names[:SENSES] if each),
            tuple(each for each in names[SENSES:] if each),
        )


def hash_of(word: str, language: str) -> int:
    """The number by which a word is found."""
    return crc32(f"{language}:{word}".encode("utf-8", "replace"))


_IS_LITTLE_ENDIAN = memoryview(b"\1\0\0\0").cast("I")[0] == 1


def read_senses(body: memoryview, languages: Sequence[str], names: Sequence[str], words: int) -> Senses:
    """The words from their bytes: so many hashes, the row of each, and the rows of tags.

    Raises ValueError where the bytes are not as many, or the other way round on this machine.
    """
    hashes, rows, tags = body[: 4 * words], body[4 * words : 6 * words], body[6 * words :]
    if len(rows) != 2 * words or len(tags) % (2 * TAGS) or not _IS_LITTLE_ENDIAN:
        raise ValueError("words without their senses")
    return Senses(tuple(languages), tuple(names), hashes.cast("I"), rows.cast("H"), tags.cast("H"))


NO_SENSES = Senses((), ("",), memoryview(b""), memoryview(b""), memoryview(b""))
"""Where no word is known."""
