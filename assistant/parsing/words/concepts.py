"""A line as concepts: what each of its words has to do with draughts, whatever its form.

`[concepts]` of phrases/*.toml says which words, stems and phrases stand for a concept. A word may stand
for several; one that stands for none is unknown, unless it is silent, as articles and courtesies are. A
word that is one slip of a finger away from known ones is read as these, and marked.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from assistant.parsing.meanings import Symbol, Whose
from assistant.parsing.words.numbers import is_other, is_square, numbers_at
from assistant.parsing.words.slips import is_one_slip
from assistant.parsing.words.tokens import KEPT, KEPT_WORDS, Line, Token
from assistant.parsing.words.vocabulary import MOST_WORDS, Vocabulary, longest_phrase

SILENT = "silent"
"""The concept of words that mean nothing beside others."""

BREAK = "break"
"""The concept of what parts the clauses of a line: a sign, or a conjunction."""

RANK = "rank"
"""The concept of an ordinal."""

COUNTED = "counted"
"""The concept of words of which a number in words before them says how many: two kings."""

POINTING = "pointing"
"""The concept of words that stand for what was named before, and alone mean nothing: play it."""

CROSSING = "crossing"
"""The concept of words behind which the piece is named that a capture goes over."""

OR = "or"
"""The concept of what stands between two things of which one is chosen."""

OF = "of"
"""The concept of words for belonging to several: any of my men."""

MANY = "many"
"""The concept of words that say whose several things are: le mie; of an item it is none."""

ASIDE = "aside"
"""The concept of what is said beside a question and says nothing of it: a cry, a courtesy, having lost
the thread. Beside a move, and what changes the game, it may be a second thought, and is not silent."""

NOTHING = frozenset({SILENT, BREAK, POINTING, OR, OF})
"""The concepts of words that say nothing of a command."""

_BREAKING = frozenset(",;:.!?…–—()")

SHORTEST_SLIP = 4
"""Shorter words that nobody knows are no slips: one letter makes too many of them."""

_MOST_CORRECTED = 2
"""Words of a line that may be slips: a line with more of them is another language."""


class Item(NamedTuple):
    """One word or phrase of a line, or a number in it."""

    text: str
    concepts: frozenset[str] = frozenset()
    number: int | None = None
    whose: Whose | None = None
    is_corrected: bool = False
    """Whether it was written with a slip, which these concepts or this number take for granted."""
    written: str = ""
    """How it stands in the line, with its capitals."""
    rank: int | None = None
    """What an ordinal counts: the third row."""

    @property
    def is_silent(self) -> bool:
        """Whether it may mean nothing beside others."""
        return SILENT in self.concepts or self.is_break

    @property
    def is_nothing(self) -> bool:
        """Whether it can mean nothing else."""
        return bool(self.concepts) and self.concepts <= NOTHING and self.number is None

    @property
    def is_break(self) -> bool:
        """Whether one clause ends here and another begins."""
        return BREAK in self.concepts

    @property
    def is_unknown(self) -> bool:
        """Whether nothing is known of it but, perhaps, that a capture goes over what is named next."""
        return self.concepts <= {CROSSING} and self.number is None and self.whose is None


@dataclass(frozen=True, slots=True)
class Row:
    """One way to read a line as items, and what the line with its slips mended is."""

    items: tuple[Item, ...]
    text: str

    @property
    def is_corrected(self) -> bool:
        """Whether anything in it was taken for a slip."""
        return any(item.is_corrected for item in self.items)


@lru_cache(maxsize=KEPT)
def plain_rows(line: Line, words: Vocabulary) -> tuple[Row, ...]:
    """The line as it stands: with words that may be numbers as what else they are, and as numbers."""
    both = _items(line, words)
    plain = tuple(item._replace(number=None) if item.concepts else item for item in both)
    return tuple(Row(row, _text(row)) for row in dict.fromkeys((plain, both)))


def rows(line: Line, words: Vocabulary) -> list[Row]:
    """The line as it stands, or, where words are unknown that may be slips, each way to mend them."""
    found = list(plain_rows(line, words))
    plain = found[0].items
    # A word that begins a question, or names a part of the board, is written right.
    slips = [
        place for place, item in enumerate(plain) if item.is_unknown and item.text not in words.heads
    ]
    if not 0 < len(slips) <= _MOST_CORRECTED:
        return found
    for place in slips:
        mended = [_item_of(word, words) for word in mendings(plain[place].text, words)]
        found = [
            Row((*row.items[:place], each, *row.items[place + 1 :]), "")
            for row in found
            for each in [*(item._replace(is_corrected=True) for item in mended), row.items[place]]
        ]
    return [Row(row.items, _text(row.items)) for row in found]


def mendings(word: str, words: Vocabulary) -> list[str]:
    """The known words that a word may be with one slip: a letter wrong, missing, too much, or two
    that have changed places."""
    if len(word) < SHORTEST_SLIP or not word.isalpha():
        return []
    # Two letters that have changed places may be the first two.
    near = [known for letter in {*word[:2]} for known in words.known.get(letter, ())]
    sizes = range(len(word) - 1, len(word) + 2)
    return sorted(known for known in near if len(known) in sizes and is_one_slip(word, known))


def _text(items: Sequence[Item]) -> str:
    return " ".join(item.text for item in items if item.text)


def items_of(line: Line, words: Vocabulary) -> list[Item]:
    """The line as it stands."""
    return list(_items(line, words))


def clauses(items: Sequence[Item]) -> list[list[Item]]:
    """The items between the breaks of a row."""
    return _parted(items, [item.is_break for item in items])


def sentences(items: Sequence[Item]) -> list[list[Item]]:
    """The items between what is nothing but a break: "che" may also ask, and then begins a clause."""
    return _parted(items, [item.is_break and item.is_nothing for item in items])


def _parted(items: Sequence[Item], breaks: Sequence[bool]) -> list[list[Item]]:
    found: list[list[Item]] = [[]]
    for item, is_break in zip(items, breaks, strict=True):
        if not is_break:
            found[-1].append(item)
        elif found[-1]:
            found.append([])
    return [clause for clause in found if clause]


@lru_cache(maxsize=KEPT)
def _items(line: Line, words: Vocabulary) -> tuple[Item, ...]:
    return tuple(_each_item(line, words))


def _each_item(line: Line, words: Vocabulary) -> Iterator[Item]:
    tokens = line.words
    signs = [token.start for token in line.tokens if token.word in _BREAKING]
    place = 0
    while place < len(tokens):
        start = tokens[place].start
        if place and any(tokens[place - 1].start < sign < start for sign in signs):
            yield Item("", frozenset({BREAK}))
        item, taken = _longest(tokens, place, words)
        if _is_sign_of_score(tokens, place, words):
            item = Item(item.text, frozenset({SILENT}))
        last = tokens[place + taken - 1]
        if item.number is not None and (
            _counts(tokens, place + taken, words) or _counts_own(tokens, place, taken, words)
        ):
            item = Item(item.text, frozenset({SILENT}))
        yield item._replace(written=line.text[start : last.start + len(last.word)])
        place += taken


def _is_sign_of_score(tokens: Sequence[Token], place: int, words: Vocabulary) -> bool:
    """Whether a letter stands for a capture between two squares in digits: 20x47."""
    word = tokens[place].word
    is_between = 0 < place < len(tokens) - 1
    is_sign = len(word) == 1 and words.moves.get((word,)) is Symbol.SIGN
    return is_between and is_sign and tokens[place - 1].is_number and tokens[place + 1].is_number


def _counts(tokens: Sequence[Token], after: int, words: Vocabulary) -> bool:
    """Whether a number in words says how many of what stands behind it, and is no square."""
    is_word = not tokens[after - 1].is_number
    return is_word and after < len(tokens) and COUNTED in words.concepts.get(tokens[after].word, ())


def _counts_own(tokens: Sequence[Token], place: int, taken: int, words: Vocabulary) -> bool:
    """Whether a number in words says how many somebody has, and is no square: "any of my five"."""
    whose = tokens[place - 1].word if place else ""
    before = tokens[place - _OF_WHOM].word if place >= _OF_WHOM else ""
    is_many = MANY in words.concepts.get(whose, ()) or OF in words.concepts.get(before, ())
    if tokens[place + taken - 1].is_number or whose not in words.whose or not is_many:
        return False
    # "Meus vinte e três para dezenove" is a move, "le mie due ultime mosse" are moves.
    behind = tokens[place + taken :]
    after = words.concepts.get(behind[0].word, frozenset()) if behind else frozenset()
    has_number = any(
        next(iter(numbers_at(tokens, at, words)), None) for at in range(place + taken, len(tokens))
    )
    number = next(
        (each.value for each, length in numbers_at(tokens, place, words) if length == taken), 0
    )
    return not (has_number or after & {"last", "move"}) and number <= _MOST_MEN


_MOST_MEN = 12
"""Of a side on the smaller board: a greater number is rather a square."""
_OF_WHOM = 2
"""The words of "of my"."""


def _longest(tokens: Sequence[Token], start: int, words: Vocabulary) -> tuple[Item, int]:
    """The longest thing that begins at a token, with how many tokens it takes; of equals, a number."""
    best = _item_of(tokens[start].word, words), 1
    if is_other(tokens, start, words):
        best = best[0]._replace(number=None), 1
    for number, taken in numbers_at(tokens, start, words):
        if taken >= best[1] and number.value:
            text = " ".join(token.word for token in tokens[start : start + taken])
            is_word = taken == 1 and not number.is_typed and not is_square(tokens, start, words)
            concepts = concepts_of(text, words) if is_word else frozenset()
            best = Item(text, concepts, number=number.value), taken
    if phrases := words.phrases_of_concepts.get(tokens[start].word):
        said = tuple(token.word for token in tokens[start : start + MOST_WORDS])
        length = longest_phrase(said, phrases)
        if length > best[1]:
            best = Item(" ".join(said[:length]), phrases[said[:length]]), length
    return best


@lru_cache(maxsize=KEPT_WORDS)
def _item_of(word: str, words: Vocabulary) -> Item:
    number = words.numbers.get((word,)) or words.sizes.get(word)
    rank = words.ranks.get(word)
    concepts = concepts_of(word, words) - {MANY} | ({RANK} if rank else set())
    return Item(word, concepts, number, words.whose.get(word), rank=rank)


FORM = "form"
"""The concept of a form of a verb of moving that is known by its stem alone: it may be of any tense."""
_VERBS = frozenset({"move-verb", "take-verb"})


def concepts_of(word: str, words: Vocabulary) -> frozenset[str]:
    """What a word may stand for, by itself or by how it begins."""
    found = words.concepts.get(word, frozenset())
    stems: frozenset[str] = frozenset()
    for end in range(3, len(word) + 1):
        stems |= words.stems.get(word[:end], frozenset())
    if (stems - found) & _VERBS and not found & _VERBS:
        stems |= {FORM}
    found |= stems
    if not found and word in words.fillers:
        return frozenset({SILENT})
    return found
