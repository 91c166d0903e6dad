"""Which numbers sound alike with an onset missing or short: `python -m models.training.alike it en pt`.

A microphone that opens late, a weak voice and a first sound of little strength leave of "sedici" and
of "quindici" the same. The numbers are compared by their pronunciations, sounds by how far apart a
mouth makes them, those of the first syllable counted little; and with a beginning or an end that is
missing. What comes of it is written to `assistant/parsing/sounds`.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations, product
from pathlib import Path

from assistant.parsing.words.vocabulary import Vocabulary
from models.training.espeak import Espeak
from models.training.graph import Pronunciation
from models.training.language import language
from models.training.pronunciations import pronunciations

SOUNDS = Path(__file__).parents[2] / "assistant" / "parsing" / "sounds"

VOWELS: Mapping[str, tuple[float, float]] = {
    **{"i": (0, 0), "i:": (0, 0), "I": (0, 0.5), "e": (0, 1), "eI": (0, 1), "E": (0, 1.5)},
    **{"@": (1, 1), "3:": (1, 1), "&": (1, 1.5), "a": (1, 2), "V": (1, 2), "aI": (1, 2)},
    **{"u": (2, 0), "u:": (2, 0), "u~": (2, 0), "o": (2, 1), "oI": (2, 1), "oU": (2, 1)},
    **{"i~": (0, 0), "e~": (0, 1), "o~": (2, 1), "&~": (1, 1.5)},
    **{"O:": (2, 1.3), "O": (2, 1.5), "0": (2, 1.5)},
}
"""Where the tongue is: from the front, and from above."""
_GLIDES = frozenset("iu")
_OF_A_STEP = 0.5
"""What it costs that a vowel is another by one step; never more than another sound."""

_KINDRED = (
    "td",
    "kg",
    "pb",
    "sz",
    "fv",
    ("tS", "dZ"),
    "sS",
    ("tS", "S"),
    "Tf",
    "Ts",
    "fs",
    "nm",
    "pt",
    "kt",
    ("t", "tS"),
)
_AKIN = frozenset(frozenset(pair) for pair in _KINDRED)
_OF_KIN = 0.4
_WEAK: Mapping[str, float] = {
    "n": 0.5,
    "m": 0.5,
    "r": 0.5,
    "l": 0.5,
    "w": 0.5,
    "@": 0.5,
    "I": 0.6,
    "i": 0.75,
    "u": 0.75,
}
"""What it costs that a sound is missing which is easily missed; else it is 1."""
_ONSET, _FIRST_VOWEL = 0.2, 0.5
"""How much sounds count before the first vowel, and this vowel: they may be missing or short."""
_SHARE, _MOST = 0.35, 1.3
"""Two words sound alike if they are apart by no more than this share of the sounds that both have, and
never by more than so much: what all from thirty on have in common makes no two of them alike."""
_MOST_CUT = 0.8
"""The same for a word and another of which the beginning or the end is missing, in which only what is
left counts."""
_LEAST_LEFT = 2
"""Sounds that are left of a word."""


def main(codes: Sequence[str]) -> int:
    """Write the files of some languages; the exit status."""
    for code in codes:
        spoken = language(code)
        lexicon = pronunciations(spoken, Espeak())
        words = {word for phrase in spoken.words.numbers for word in phrase}
        known = {word: lexicon[word] for word in sorted(words)}
        (SOUNDS / f"{code}.toml").write_text("".join(_lines(known, spoken.words)), "utf-8")
    return 0


def numbers_alike(
    lexicon: Mapping[str, Sequence[Pronunciation]],
    words: Vocabulary,
    are_alike: Callable[[Pronunciation, Pronunciation], bool],
) -> list[tuple[int, int]]:
    """The pairs of numbers of which two pronunciations are alike."""
    forms: dict[int, set[Pronunciation]] = {}
    for phrase, number in words.numbers.items():
        for spoken in product(*(lexicon[word] for word in phrase)):
            forms.setdefault(number, set()).add(tuple(phone for word in spoken for phone in word))
    return [
        (one, other)
        for one, other in permutations(sorted(forms), 2)
        if any(are_alike(*pair) for pair in product(forms[one], forms[other]))
    ]


def without_onset(one: Pronunciation, other: Pronunciation) -> bool:
    """Whether two words sound alike if their onsets are missing or short."""
    return apart(one, other) <= min(_MOST, _SHARE * _shared(one, other))


def cut(one: Pronunciation, other: Pronunciation) -> bool:
    """Whether a word sounds like a longer one without its beginning or its end."""
    if len(one) >= len(other):
        return False
    left = range(_LEAST_LEFT, len(other))
    parts = [part for size in left for part in (other[:size], other[-size:]) if _has_vowel(part)]
    return any(apart(one, part, is_onset_there=True) <= _MOST_CUT for part in parts)


def apart(one: Pronunciation, other: Pronunciation, *, is_onset_there: bool = False) -> float:
    """How far apart two words sound, the least over all ways to lay one beside the other."""
    mine, theirs = ([1.0] * len(word) if is_onset_there else [*_counted(word)] for word in (one, other))
    best = [[0.0] * (len(other) + 1) for _ in range(len(one) + 1)]
    for row, column in product(range(len(one) + 1), range(len(other) + 1)):
        found = [] if row or column else [0.0]
        if row:
            found.append(best[row - 1][column] + _missing(one[row - 1]) * mine[row - 1])
        if column:
            found.append(best[row][column - 1] + _missing(other[column - 1]) * theirs[column - 1])
        if row and column:
            counted = max(mine[row - 1], theirs[column - 1])
            unlike = _unlike(one[row - 1], other[column - 1])
            found.append(best[row - 1][column - 1] + unlike * counted)
        best[row][column] = min(found)
    return best[-1][-1]


def _shared(one: Pronunciation, other: Pronunciation) -> int:
    """How many sounds both have, in the same order."""
    row = [0] * (len(other) + 1)
    for mine in one:
        before = row
        row = [0]
        for at, theirs in enumerate(other):
            row.append(before[at] + 1 if mine == theirs else max(before[at + 1], row[-1]))
    return row[-1]


def _missing(phone: str) -> float:
    return _WEAK.get(phone, 1.0)


def _has_vowel(phones: Sequence[str]) -> bool:
    return any(phone in VOWELS for phone in phones)


def _counted(phones: Sequence[str]) -> Iterator[float]:
    """How much each sound counts. A close vowel before another vowel glides into it: it is onset."""
    is_begun = False
    for phone, following in zip(phones, (*phones[1:], ""), strict=True):
        is_vowel = phone in VOWELS and not (phone in _GLIDES and following in VOWELS)
        yield 1.0 if is_begun else _FIRST_VOWEL if is_vowel else _ONSET
        is_begun = is_begun or is_vowel


def _unlike(one: str, other: str) -> float:
    """How far apart two sounds are, 0 to 1."""
    if one == other:
        return 0.0
    if one in VOWELS and other in VOWELS:
        steps = sum(abs(mine - theirs) for mine, theirs in zip(VOWELS[one], VOWELS[other], strict=True))
        return min(1.0, _OF_A_STEP * steps)
    return _OF_KIN if frozenset({one, other}) in _AKIN else 1.0


def _lines(lexicon: Mapping[str, Sequence[Pronunciation]], words: Vocabulary) -> Iterator[str]:
    yield "# Written by `python -m models.training.alike`; not for editing.\n"
    yield "# [words]  how the words of numbers are pronounced, as the models have learnt them.\n"
    yield "# [onset]  numbers that sound alike if their onsets are missing or short: each, with them.\n"
    yield "# [cut]    numbers that sound like longer ones without their beginning or their end.\n"
    yield "\n[words]\n"
    for word, spoken in lexicon.items():
        forms = ", ".join(f'"{" ".join(each)}"' for each in spoken)
        yield f"{word} = [{forms}]\n"
    for name, are_alike in {"onset": without_onset, "cut": cut}.items():
        yield f"\n[{name}]\n"
        alike: dict[int, list[int]] = {}
        for one, other in numbers_alike(lexicon, words, are_alike):
            alike.setdefault(one, []).append(other)
        for one, others in alike.items():
            yield f"{one} = {others}\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
