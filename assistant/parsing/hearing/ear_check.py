"""The check of the ear: which numbers are to be repeated, what was heard for each, and what to advise.

Numbers are read out and repeated, and nothing else is said until the end. In the conversation and at
`damavoce doctor ear` it is the same check; each brings what it has heard.
"""

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import Enum
from itertools import pairwise

from assistant.parsing.answers import has_had_enough
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.hearing.heard import best_square
from assistant.parsing.hearing.hypotheses import UNKNOWN, likeliest_texts
from assistant.parsing.hearing.margins import margins_of
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import numbers_said
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.values import Value

COUNT = 20
"""So many numbers take a minute, and no longer does anybody like to repeat them."""
PAIRED = 14
"""So many of them are taken in pairs that sound alike: what is confused is one of these."""
ANSWER_SECONDS = 4
"""Seconds of quiet behind a number after which nobody is going to repeat it."""

FAINT = -50.0
"""A voice below this is too faint. Measured: of 37 sentences of which 36 were understood at -30, 33
were at -50, and 20 at -55."""
NEAR = 15.0
"""Decibels above the noise that a voice needs: of those 37, 36 were understood at 20, 33 at 15, and
23 at 12."""
LOUD_ROOM = -40.0
"""Noise is loud above this: people are some 25 below the loudest sine."""

FEW = 0.1
"""What goes wrong with no more of the numbers than this share is an accident."""
ENOUGH = 5
"""Of fewer numbers nothing follows."""
_HALF = 0.5
_TURNS = 20
"""So many orders are tried: of one in five the last numbers sound alike."""

Alternatives = Sequence[tuple[str, float]]


class Outcome(Enum):
    """What has become of a number that was to be repeated."""

    RIGHT = "right"
    OTHER = "other"
    """Another number was heard."""
    UNCLEAR = "unclear"
    """Numbers were heard, and none of them clearly."""
    TALK = "talk"
    """Words were heard, known or not, and no number."""
    NOTHING = "nothing"


class Attempt(Value):
    """A number that was to be repeated, and what was heard for it."""

    said: int
    outcome: Outcome
    heard: int | None = None
    """The other number."""
    level: float | None = None
    """Decibels below the loudest sine, and how far above the noise, where that was measured."""
    above_noise: float | None = None


class Advice(Enum):
    """What a person is to do."""

    WELL = "well"
    """Nothing: all is well."""
    NOTHING = "nothing"
    """Look whether the microphone is on: nothing was heard at all."""
    PUSH = "push"
    """Listen after a key only: others talk, or the room is noisy."""
    NEARER = "nearer"
    DIGITS = "digits"
    """Say a number digit by digit."""
    WORD = "word"
    """Say another word for it."""
    SLOWER = "slower"
    NONE = "none"
    """Nothing, since there was too little to judge by."""


class CheckReport(Value):
    """How a check went."""

    asked: int
    right: int
    silent: int
    """For how many nothing was heard."""
    hard: tuple[tuple[int, int | None], ...]
    """What was misheard, each with the number that was heard for it, if one was: those come first.
    Where others have talked all the time, no number in whose place they were heard."""
    advice: Advice
    square: int | None = None
    """Which number is to be said in another way ..."""
    form: str = ""
    """... and how: its digits, or a word."""
    level: float | None = None
    above_noise: float | None = None
    """Of half of the utterances it was no more."""


# What is asked


def drawn(words: Vocabulary, squares: int, seed: int, count: int = COUNT) -> tuple[int, ...]:
    """Numbers of a board in a mixed order, of each no more than one: those that sound alike are among
    them, though never one behind the other, where that can be. The seed decides."""
    numbers = _mixed(range(1, squares + 1), seed)
    chosen: list[int] = []
    for alike in (words.without_onset, words.alike):
        for one, other in _pairs(numbers, alike):
            if len(chosen) + 2 <= min(PAIRED, count) and not {one, other} & {*chosen}:
                chosen += [one, other]
    others = [each for each in numbers if each not in chosen]
    chosen += others[: max(0, count - len(chosen))]
    orders = ([*_apart(_mixed(chosen, seed + turn), words.alike)] for turn in range(1, _TURNS))
    apart = (each for each in orders if not _has_neighbours(each, words.alike))
    return tuple(next(apart, _mixed(chosen, seed)))


def _mixed(numbers: Collection[int], seed: int) -> list[int]:
    left, found = [*numbers], []
    while left:
        # The numbers of Knuth's generator (MMIX), as for the quiz: nobody is to know what comes.
        seed = (seed * 6364136223846793005 + 1442695040888963407) % 2**64
        found.append(left.pop((seed >> 33) % len(left)))
    return found


def _pairs(numbers: Sequence[int], alike: Mapping[int, Collection[int]]) -> Iterator[tuple[int, int]]:
    for one in numbers:
        yield from ((one, other) for other in numbers if other in alike.get(one, ()))


def _apart(numbers: Sequence[int], alike: Mapping[int, Collection[int]]) -> Iterator[int]:
    """The same numbers, of which none follows one that it sounds like, as long as there are others: it
    might be the one before that is repeated late."""
    left, last = [*numbers], 0
    while left:
        last = next((each for each in left if each not in alike.get(last, ())), left[0])
        left.remove(last)
        yield last


def _has_neighbours(numbers: Sequence[int], alike: Mapping[int, Collection[int]]) -> bool:
    return any(other in alike.get(one, ()) for one, other in pairwise(numbers))


# What is heard


def judged(
    said: int,
    alternatives: Alternatives,
    squares: int,
    words: Vocabulary,
    level: float | None = None,
    above_noise: float | None = None,
) -> Attempt:
    """What was heard where a number was to be repeated, on a board of so many squares."""
    texts = likeliest_texts(alternatives)
    square = best_square(texts, range(1, squares + 1), words)
    if square is not None and not _is_clear(texts, square, words, is_asked=square == said):
        square = None
    if square is not None:
        outcome = Outcome.RIGHT if square == said else Outcome.OTHER
    else:
        outcome = _of_no_square(texts, words)
    heard = square if outcome is Outcome.OTHER else None
    return Attempt(said, outcome, heard, level, above_noise)


def _of_no_square(texts: Alternatives, words: Vocabulary) -> Outcome:
    said = texts[0][0].split() if texts else []
    if not said:
        return Outcome.NOTHING
    has_number = any((word,) in words.numbers for word in said)
    return Outcome.UNCLEAR if has_number and UNKNOWN not in said else Outcome.TALK


def _is_clear(texts: Alternatives, square: int, words: Vocabulary, *, is_asked: bool) -> bool:
    """Whether a number is not much less likely than talk is, as a move may not be; and one that was not
    asked for hardly at all: else nobody has said it, and it is confused with nothing."""
    best = max(score for text, score in texts if square in _numbers(text, words))
    margins = margins_of(words)
    return texts[0][1] - best <= (margins.unknown if is_asked else margins.second)


def added(attempts: tuple[Attempt, ...], attempt: Attempt) -> tuple[tuple[Attempt, ...], bool]:
    """The attempts with one more, and whether its number has had its turn.

    It has not where the number before was repeated late: that one was given up, and is right.
    """
    last = attempts[-1] if attempts else None
    if last and last.outcome is Outcome.NOTHING and attempt.heard == last.said:
        late = Attempt(last.said, Outcome.RIGHT, None, attempt.level, attempt.above_noise)
        return (*attempts[:-1], late), False
    return (*attempts, attempt), True


def is_deaf(attempts: Sequence[Attempt]) -> bool:
    """Whether nothing at all was heard for so many numbers that no more are to be read out."""
    return len(attempts) >= ENOUGH and all(each.outcome is Outcome.NOTHING for each in attempts)


def wants_end(alternatives: Alternatives, words: Vocabulary) -> bool:
    """Whether an utterance says clearly enough that no more numbers are wanted: stop, basta, fim.

    A lone no is none of these: it sounds like numbers, and says only that one was repeated badly.
    Measured with the program's own voice at its usual rate: behind "stop", "basta" and "fim" a number
    is 2.4 less likely or more.
    """
    texts = likeliest_texts(alternatives)
    if not texts or not has_had_enough(texts[0][0], words):
        return False
    meant = parse_command(texts[0][0], words)
    if meant is not None and meant.command is Command.NO:
        return False
    best = max((score for text, score in texts if _numbers(text, words)), default=-math.inf)
    return texts[0][1] - best >= margins_of(words).answer


def _numbers(text: str, words: Vocabulary) -> set[int]:
    return set() if UNKNOWN in text.split() else numbers_said(text, words)


# What comes of it


def confusions(attempts: Sequence[Attempt]) -> list[tuple[int, int]]:
    """The numbers that were heard, each with the one that was said, of a check that went well enough:
    where most was misheard it was not for how the person speaks."""
    right = sum(each.outcome is Outcome.RIGHT for each in attempts)
    if right < _HALF * len(attempts):
        return []
    return [(each.heard, each.said) for each in attempts if each.heard is not None]


def report_on(
    attempts: Sequence[Attempt], words: Vocabulary, *, is_open: bool, stray: int = 0
) -> CheckReport:
    """How it went: so many `stray` sounds without a word were heard besides.

    Where the microphone `is_open` all the time, a key keeps out what others say.
    """
    count = {outcome: 0 for outcome in Outcome}
    for each in attempts:
        count[each.outcome] += 1
    level, above = _loudness(attempts)
    square, form = _otherwise([each.said for each in attempts if each.heard is not None], words)
    few = FEW * len(attempts)
    is_talk = is_open and count[Outcome.TALK] + stray > few
    is_noisy = level is not None and above is not None and level - above > LOUD_ROOM
    is_faint = (level is not None and level < FAINT) or (above is not None and above < NEAR)
    if len(attempts) < ENOUGH:
        advice = Advice.NONE
    elif count[Outcome.NOTHING] == len(attempts):
        advice = Advice.NOTHING
    elif count[Outcome.RIGHT] == len(attempts):
        advice = Advice.WELL
    elif is_talk or (is_open and is_noisy and not is_faint):
        advice = Advice.PUSH
    elif is_faint or count[Outcome.NOTHING] > few:
        advice = Advice.NEARER
    elif form:
        advice = Advice.DIGITS if form[0].isdigit() else Advice.WORD
    else:
        advice = Advice.WELL if count[Outcome.RIGHT] >= len(attempts) - few else Advice.SLOWER
    not_hard = {Outcome.RIGHT, Outcome.NOTHING} | ({Outcome.TALK} if is_talk else set())
    misheard = [each for each in attempts if each.outcome not in not_hard]
    misheard.sort(key=lambda each: (each.heard is None, each.said != square))
    is_otherwise = advice in (Advice.DIGITS, Advice.WORD)
    return CheckReport(
        len(attempts),
        count[Outcome.RIGHT],
        count[Outcome.NOTHING],
        tuple((each.said, each.heard) for each in misheard),
        advice,
        square if is_otherwise else None,
        form if is_otherwise else "",
        level,
        above,
    )


def _loudness(attempts: Sequence[Attempt]) -> tuple[float | None, float | None]:
    """The level of the middle one, and how far above the noise."""
    heard = [each for each in attempts if each.outcome is not Outcome.TALK]  # that may be others
    levels = [each.level for each in heard if each.level is not None]
    above = [each.above_noise for each in heard if each.above_noise is not None]
    return _middle(levels), _middle(above)


def _middle(numbers: Sequence[float]) -> float | None:
    return sorted(numbers)[len(numbers) // 2] if numbers else None


def _otherwise(squares: Sequence[int], words: Vocabulary) -> tuple[int | None, str]:
    """The first of some numbers that can be said in another way, and how."""
    for square in squares:
        if form := other_form(square, words):
            return square, form
    return None, ""


_TWO_DIGITS = 10


def other_form(square: int, words: Vocabulary) -> str:
    """Another way to say a number: digit by digit, or by another word; empty if there is none."""
    if square >= _TWO_DIGITS:
        return " ".join(str(square))
    forms = [form[0] for form, number in words.numbers.items() if number == square and len(form) == 1]
    return forms[1] if len(forms) > 1 else ""
