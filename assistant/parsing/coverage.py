"""A line all of whose words are phrases of one table of the phrase files: what each of them may say.

So read, a sentence in somebody's own words is understood by what it is made of, in any order; and one
with any other word in it, as tales and talk have, is not.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from assistant.parsing.games_wanted import rest_of
from assistant.parsing.words.concepts import SILENT, concepts_of
from assistant.parsing.words.numbers import numbers_at
from assistant.parsing.words.phrase_tables import Phrase
from assistant.parsing.words.tokens import Line, Token, read_line
from assistant.parsing.words.vetoes import DENIALS, TALES
from assistant.parsing.words.vocabulary import MOST_WORDS, Vocabulary

BESIDE = "beside"
"""The kind of what says nothing."""
RANK, NUMBER = "rank", "a-number"
"""The kinds of ordinals and numbers."""
STRANGE = "strange"
"""The kind of a word that has no place among the others."""


class Part(NamedTuple):
    """A phrase of a line, by what it may say."""

    kinds: frozenset[str]
    tokens: tuple[Token, ...]

    def written(self, text: str) -> str:
        """It as it stands in the line, with the capitals of a name."""
        text, last = read_line(text).text, self.tokens[-1]
        return text[self.tokens[0].start : last.start + len(rest_of(last, text))]


Table = Mapping[str, tuple[tuple[Phrase, str], ...]]
"""Phrases with what they may say, by their first word."""


def table_of(phrases: Iterable[tuple[Phrase, str]]) -> Table:
    """The table of some phrases, each with its kind."""
    found: dict[str, list[tuple[Phrase, str]]] = {}
    for phrase, kind in phrases:
        found.setdefault(phrase[0], []).append((phrase, kind))
    return {first: tuple(each) for first, each in found.items()}


def parts_of(
    text: str,
    words: Vocabulary,
    table: Table,
    at: Callable[[Line, int, Sequence[Part]], tuple[str, int] | None] = lambda *_: None,
    most_strange: int = 0,
    *,
    may_tell: bool = False,
) -> tuple[Part, ...]:
    """The phrases that a line is made of, the longest first; none if any word has no place among them.

    `at` says of a line, a place among its words and what stands before it, what else stands there, with
    how many words. So many as `most_strange` words may be strange, of those that deny nothing and tell
    of nobody else, but where the line `may_tell`.
    """
    line = read_line(text)
    parts: list[Part] = []
    place = 0
    while place < len(line.words):
        kinds, length = _kinds_at(line.words, place, words, table)
        other = at(line, place, parts)
        if other and (other[1] > length or not length):
            kinds, length = frozenset({other[0]}), other[1]
        may_be = may_tell or not is_of_tales(line.words[place].word, words)
        if not length and most_strange and may_be:
            kinds, length, most_strange = frozenset({STRANGE}), 1, most_strange - 1
        if not length:
            return ()
        parts.append(Part(kinds, line.words[place : place + length]))
        place += length
    return tuple(parts)


def is_of_tales(word: str, words: Vocabulary) -> bool:
    """Whether a word denies something, or tells of what was or of somebody else: nothing is wanted."""
    return bool(concepts_of(word, words) & (DENIALS | TALES | {"no", "relative"}))


def kinds_of(parts: Iterable[Part]) -> frozenset[str]:
    """All that some phrases may say."""
    return frozenset().union(*(part.kinds for part in parts))


def _kinds_at(
    tokens: Sequence[Token], place: int, words: Vocabulary, table: Table
) -> tuple[frozenset[str], int]:
    """What the longest phrase at a place may say, and how many words it has."""
    said = tuple(token.word for token in tokens[place : place + MOST_WORDS])
    found = [
        (len(phrase), kind) for phrase, kind in table.get(said[0], ()) if said[: len(phrase)] == phrase
    ]
    if said[0] in words.ranks:
        found.append((1, RANK))
    found += [(length, NUMBER) for _, length in numbers_at(tokens, place, words)]
    longest = max((length for length, _ in found), default=0)
    silent = silent_at(said, words)
    if silent > longest:
        return frozenset({BESIDE}), silent
    kinds = frozenset(kind for length, kind in found if length == longest)
    is_article = len(kinds) > 1 and NUMBER in kinds and not tokens[place].is_number  # "one", "uma"
    return kinds - ({NUMBER} if is_article else set()), longest


def silent_at(said: Phrase, words: Vocabulary) -> int:
    """How many words stand here that mean nothing beside others: courtesy, articles, owning a slip."""
    # "The first move" names one, though it may say nothing elsewhere.
    phrases = {} if said[0] in words.ranks else words.phrases_of_concepts.get(said[0], {})
    silent = [each for each, concepts in phrases.items() if SILENT in concepts]
    lengths = [len(each) for each in (*silent, *words.waits) if said[: len(each)] == each]
    if SILENT in concepts_of(said[0], words) or said[0] in words.fillers:
        lengths.append(1)
    return max(lengths, default=0)
