"""The sentences of people with what each means: models/sentences/LANGUAGE.tsv, and which of them judge.

Five columns: the line, the intent, what else was said (`key=value`, joined by `; `), where it was said,
and from where it comes. README.md there says what may stand in them.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from assistant.parsing.meanings import Whose

FOLDER = Path(__file__).parents[2] / "sentences"
LANGUAGES = ("it", "en", "pt")
TALK = "talk"
_COLUMNS = 5
_KEY_AND_VALUE = 2
_FIXED = ("topic", "setting", "value", "about")
"""What of a sentence's slots belongs to what is learnt; the rest is read from the line by grammar."""
_HELD_OUT = 16
"""One of so many lines of fresh writers is held out, by its hash: nothing is learnt from it."""
_FRESH = "people"
"""How the source of those begins who had seen neither the program nor its phrases."""
_TRIED = ("tests", "trials", "spoken, by hand", "phrases, asked")
"""The sources of lines that must be understood, whatever else is learnt."""
NOBODYS = "none"
"""That a line says of nobody whose pieces it is about."""
FEWEST = 12
"""What fewer lines say in all languages is learnt as what it is a kind of."""


class Sentence(NamedTuple):
    """A line, and what the person wanted who said it."""

    language: str
    line: str
    intent: str
    slots: Mapping[str, str]
    place: str
    source: str

    @property
    def meaning(self) -> str:
        """The intent with what is fixed of it: `settings rate up`, `captures count`."""
        fixed = [self.slots[name] for name in _FIXED if name in self.slots]
        return " ".join([self.intent, *("#" if each.isdecimal() else each for each in fixed)])

    @property
    def whose(self) -> Whose | None:
        """Whose pieces it is about."""
        whose = self.slots.get("whose", NOBODYS)
        return None if whose == NOBODYS else Whose(whose)

    @property
    def tells_whose(self) -> bool:
        """Whether its slots say whose it is about, or nobody's: older ones left it out."""
        return "whose" in self.slots or self.source.startswith(_FRESH)

    @property
    def is_tried(self) -> bool:
        """Whether it was not understood in a trial, or stands in a test: from now on it must be."""
        return self.source in _TRIED

    @property
    def is_answer(self) -> bool:
        """Whether somebody answered so where something was asked."""
        return self.place == "asked" and self.intent in ("yes", "no", "first", "second")

    @property
    def is_held_out(self) -> bool:
        """Whether it judges and does not teach: always the same lines, of fresh writers only."""
        is_fresh = self.source.startswith(_FRESH)
        return is_fresh and crc32(self.line.casefold().encode()) % _HELD_OUT == 0


def read_sentences(path: Path, language: str) -> Iterator[Sentence]:
    """The sentences of a file.

    Raises ValueError where a row has not five columns or a slot is no `key=value`, with its number.
    """
    for number, row in enumerate(path.read_text("utf-8").splitlines(), 1):
        columns = row.split("\t")
        if len(columns) != _COLUMNS:
            raise ValueError(f"{path.name}, row {number}: {row!r}")
        line, intent, said, place, source = columns
        parts = [each.split("=", 1) for each in said.split("; ") if each]
        if any(len(each) != _KEY_AND_VALUE for each in parts):
            raise ValueError(f"{path.name}, row {number}: {row!r}")
        yield Sentence(language, line, intent, dict(parts), place, source)


def all_sentences() -> list[Sentence]:
    """Those of all languages."""
    return [
        each for language in LANGUAGES for each in read_sentences(FOLDER / f"{language}.tsv", language)
    ]


def meanings_learnt(sentences: Iterable[Sentence]) -> Mapping[str, str]:
    """For each meaning the one that is learnt for it: itself, or shorter where it has few lines."""
    counts = Counter(each.meaning for each in sentences)
    return {meaning: _learnt(meaning, counts) for meaning in counts}


def _learnt(meaning: str, counts: Mapping[str, int]) -> str:
    words = meaning.split()
    while len(words) > 1 and counts.get(" ".join(words), 0) < FEWEST:
        words.pop()
    return " ".join(words)


def of_sides(sentences: Iterable[Sentence]) -> frozenset[str]:
    """The intents of which some say whose: of the others nothing is learnt of it."""
    counts = Counter(each.intent for each in sentences if each.whose)
    return frozenset(intent for intent, count in counts.items() if count >= FEWEST)


def split(sentences: Sequence[Sentence]) -> tuple[list[Sentence], list[Sentence]]:
    """Those that teach, and those that are held out and teach in no other language either."""
    held = [each for each in sentences if each.is_held_out]
    lines = {each.line.casefold() for each in held}
    return [each for each in sentences if each.line.casefold() not in lines], held


def digest() -> str:
    """What tells these sentences and words from others: SHA-256 of all files."""
    found = hashlib.sha256()
    for language in LANGUAGES:
        for file in (FOLDER / f"{language}.tsv", FOLDER / "words" / f"{language}.tsv"):
            found.update(file.read_bytes())
    return found.hexdigest()
