"""Sentences that players say aloud: ../spoken/*.tsv, by what they mean.

They are beside those of [asked] in the phrase files what a recogniser expects, and what a text that was
heard is held beside; what is typed is read without them. A line of a file has a command, with what is
fixed of it as in [asked], and a sentence as phrase files write it, `#` for each number.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources

from assistant.parsing.words.vocabulary import Vocabulary


def spoken(words: Vocabulary) -> Mapping[str, tuple[str, ...]]:
    """The sentences of a language by what they mean; none of one that has no such file."""
    return _read(words.language.partition("-")[0])


def all_spoken(words: Vocabulary) -> Iterator[str]:
    """Every sentence that is expected by ear, of [asked] too."""
    for sentences in (*words.asked.values(), *spoken(words).values()):
        yield from sentences


@cache
def _read(language: str) -> Mapping[str, tuple[str, ...]]:
    file = resources.files("assistant.parsing").joinpath("spoken", f"{language}.tsv")
    found: dict[str, list[str]] = {}
    if file.is_file():
        for line in file.read_text("utf-8").splitlines():
            meant, _, sentence = line.partition("\t")
            if sentence:
                found.setdefault(meant, []).append(sentence)
    return {meant: tuple(sentences) for meant, sentences in found.items()}
