"""How the ear is fitted to a person: what follows from the moves by voice that stood.

A move is confirmed where it was played and nobody corrected it, or where it was chosen after a
question. Of each is known how far it stood above what else was heard, how long it was paused within,
how long it lasted and how loud it was. From ten such moves on the margins of heard.py, the quiet that
ends an utterance and a gain follow from the last ones: a pure function of them, so that forgetting
them undoes all of it.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from assistant.parsing.corrections import with_learnt
from assistant.parsing.hearing.heard import differ_alike, together
from assistant.parsing.hearing.hypotheses import Hypothesis, Meaning
from assistant.parsing.hearing.margins import Margins, margins_of
from assistant.parsing.moving.moves import NoSuchMove, NotLegal
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.move import Move

ENOUGH = 10
"""Confirmed moves from which on the ear is fitted."""
MOST = 60
"""The last moves that count, confirmed or corrected: who has a cold has another voice for a while."""
FAR = 10.0
"""What stands above all else, or by more, counts as this."""

_PRIOR = 10
"""So many moves of a voice that nobody knows stand beside a person's own, half of all at first."""
_ROOM = 0.5
"""Margins between legal moves keep so far below the leads of a person, and above those of what was
heard best and was not meant; `illegal` keeps twice as far from what stood against it."""

_LOOSER = 0.15
"""By how much `second` may be less than the language's: 1.05 becomes 0.9, odds of 2.5 to one and not
of 2.9. No further, since confirmed moves hardly tell what a lower one would let through: of 180 moves
of three voices one stood less than 3 above the next legal one. `alike` is never less, and `illegal`
never more: as they are, two of 300 moves of a woman were wrong, and 5 of 1,000 that were not legal were
taken for others; it would be more (docs/ear.md)."""
_STRICTER = 0.25
"""By how much `second` and `alike` may be more without a correction: of who stands far above all else a
small lead is out of the ordinary. With 0.45 one of 450 moves more was asked about, and none was wrong
with either."""
_STRICTER_ILLEGAL = 0.5
"""By how much `illegal` may be less, where what is meant is hardly ever behind what is not legal."""
_CORRECTED = 0.5
"""What each correction adds to `second` and `alike`, at once; half of it is taken off `illegal`."""
_STRICTEST = 2.5
"""By how much corrections may make them stricter, `illegal` by half as much. Of a woman whose onsets
are cut off none of 300 moves was wrong with 5.0 for numbers alike, and two with 2.5; but of a man 5.8
in 100 were asked about then, and 0.3 before: so it is for who was misheard."""

_USUAL_PAUSE, _USUAL_SECONDS = 0.3, 1.6
"""The longest pause within a move, and how long one lasts, of a voice that nobody knows."""
_BEHIND = 0.4
"""An utterance ends with so much more quiet than the longest pause: 0.7 seconds, as the models wait. Of
who is slow it is more, of who is quick less, in proportion and within these bounds:"""
_QUICKEST, _SLOWEST = 0.8, 1.3
_LEAST_WAIT, _MOST_WAIT = 0.6, 1.2
"""With 0.5 one move in ten of a woman who pauses was cut in two; with more than 1.2 all else that is
said would be answered late. What a model itself ends sooner, as that of Portuguese after half a second,
is held only for who needs more than is usual."""
_STEP = 0.05
"""Waits are so far apart: an ear need not be told of less."""
_CUT = 0.65
"""What has a longer pause within was in two pieces, of which nothing is played, before who speaks was
waited for. So that no wrong move comes of that, nothing that is not legal may be likelier then.
Measured with pauses of 0.2 to 0.8: of 150 moves 68 are right of who is not known, 128 so, and 134
without this rule; of 150 moves that are not legal 0, 0 and 1 are taken for another."""

_FAINTEST, _LOUDEST = -28.0, -9.0
"""The levels of speech that are left as they are. The models learnt from peaks of -34 to 0 decibels,
all alike; the level, that of the third loudest twentieth of a second, is 6 to 8 below the peak.
Measured at -47: made louder by 10, 20 or 30 decibels, of 60 Italian moves that are not legal 4 were
asked about and not 7, and of 60 legal ones 2 to 4, not 4; at -67 one in 15 was heard."""
_LEAST_GAIN, _MOST_GAIN = -6.0, 20.0
"""In decibels. More would make noise of the steps of 16 bits; less mends nothing of what is cut off."""
_NO_SPEECH = -70.0
"""The level at which a gate takes anything for silence."""


class Confirmed(NamedTuple):
    """What is known of a move by voice, and all that is kept of it: the move itself is not."""

    legal: float
    """By how much it stood above the best other legal move, at most FAR; less than 0 where it was
    chosen and another one had been heard best."""
    alike: float
    """The same of those that differ from it by numbers that sound alike."""
    illegal: float
    """By how much it stood above all moves together that are not legal; less than 0 if it did not."""
    pause: float | None = None
    """The longest pause within it, in seconds, where that is known."""
    seconds: float | None = None
    """How long it lasted."""
    level: float | None = None
    """How loud it was, in decibels below the loudest sine."""
    is_corrected: bool = False
    """Whether the person took it back: it was not meant."""


class Adapted(NamedTuple):
    """How a person is heard."""

    margins: Margins
    wait: float = 0.0
    """Seconds of quiet that an utterance ends with; 0 for as many as a model waits."""
    gain: float = 0.0
    """Decibels by which the sound is made louder before it is recognised."""


def standing(ranked: Sequence[Hypothesis], move: Move, words: Vocabulary) -> Confirmed | None:
    """How far a move stands above what else was heard, as `rank` has it; None where it was not."""
    moves = [each for each in ranked if isinstance(each.meaning, Move)]
    own = next((each for each in moves if _is(each.meaning, move)), None)
    if own is None:
        return None
    others = [each for each in moves if each is not own]
    alike = [each for each in others if not each.gaps and differ_alike(own, each, words.alike)]
    refused = [each.score for each in ranked if isinstance(each.meaning, NotLegal | NoSuchMove)]
    against = (_best(others), _best(alike), together(refused))
    legal, near, illegal = (_lead(own.score - score) for score in against)
    return Confirmed(legal, near, illegal)


def _best(readings: Sequence[Hypothesis]) -> float:
    return max((each.score for each in readings), default=-math.inf)


def _is(meaning: Meaning | None, move: Move) -> bool:
    return isinstance(meaning, Move) and meaning.has_same_effect(move)


def _lead(value: float) -> float:
    return round(_between(value, -FAR, FAR), 2)


def kept(moves: Sequence[Confirmed]) -> tuple[Confirmed, ...]:
    """Those that count: the last ones."""
    return tuple(moves[-MOST:])


def is_known(moves: Sequence[Confirmed]) -> bool:
    """Whether enough moves were confirmed that the ear is fitted to the person."""
    return sum(not each.is_corrected for each in kept(moves)) >= ENOUGH


@lru_cache(maxsize=16)
def adapted(moves: tuple[Confirmed, ...], words: Vocabulary) -> Adapted:
    """How a person is heard of whom these moves are known, the last one last.

    Before ENOUGH of them as anybody, but for corrections, which count at once.
    """
    usual, last = margins_of(words), kept(moves)
    stood = [each for each in last if not each.is_corrected]
    margins, wait, gain = usual, 0.0, 0.0
    if is_known(last):
        margins, wait, gain = _fitted(stood, usual), _wait(stood), _gain(stood)
    if corrected := len(last) - len(stood):
        margins = _corrected(margins, usual, corrected)
    return Adapted(margins, wait, gain)


def words_of_person(
    words: Vocabulary,
    learnt: Mapping[tuple[int, int], int],
    moves: tuple[Confirmed, ...],
    pause: float | None = None,
) -> Vocabulary:
    """The words of a language as a person is heard: with their own confusions, and their own margins.

    What a confusion costs hangs on how often it was corrected, and on nothing that was confirmed.
    `pause` is the longest one within what was said, where that is known.
    """
    if not (learnt or moves):
        return words
    was_cut = pause is not None and pause > _CUT
    return _words_of_person(words, tuple(sorted(learnt.items())), moves, was_cut=was_cut)


@lru_cache(maxsize=16)
def _words_of_person(
    words: Vocabulary,
    learnt: tuple[tuple[tuple[int, int], int], ...],
    moves: tuple[Confirmed, ...],
    *,
    was_cut: bool,
) -> Vocabulary:
    fitted = adapted(moves, words)
    own = {name: getattr(fitted.margins, name) for name in ("second", "alike", "illegal")}
    if was_cut and fitted.wait > _USUAL_PAUSE + _BEHIND:
        own["illegal"] = 0.0
    known = with_learnt(words, dict(learnt)) if learnt else words
    return replace(known, margins={**words.margins, **own})


def _fitted(stood: Sequence[Confirmed], usual: Margins) -> Margins:
    """The margins that follow from moves that stood."""
    second = _apart([each.legal for each in stood])
    alike = _apart([each.alike for each in stood])
    illegal = 2 * _ROOM - _second_lowest([each.illegal for each in stood])
    second = _between(second, usual.second - _LOOSER, usual.second + _STRICTER)
    alike = _between(alike, usual.alike, usual.alike + _STRICTER)
    illegal = _between(illegal, usual.illegal - _STRICTER_ILLEGAL, usual.illegal)
    return replace(
        usual,
        second=_towards(usual.second, second, len(stood)),
        alike=_towards(usual.alike, alike, len(stood)),
        illegal=_towards(usual.illegal, illegal, len(stood)),
    )


def _apart(leads: Sequence[float]) -> float:
    """The margin that parts the leads of what was meant from those of what was not."""
    right = [lead for lead in leads if lead >= 0]
    wrong = [-lead for lead in leads if lead < 0]
    margin = _second_lowest(right) - _ROOM if right else 0.0
    return max(margin, max(wrong) + _ROOM) if wrong else margin


def _corrected(margins: Margins, usual: Margins, times: int) -> Margins:
    """Margins that are stricter than usual, the more the oftener they let a wrong move through."""
    more = min(_CORRECTED * times, _STRICTEST)
    return replace(
        usual,
        second=max(margins.second, usual.second) + more,
        alike=max(margins.alike, usual.alike) + more,
        illegal=max(0.0, min(margins.illegal, usual.illegal) - more / 2),
    )


def _wait(stood: Sequence[Confirmed]) -> float:
    """The quiet that ends what the person says; 0 where it is as long as usual."""
    pauses = sorted(each.pause for each in stood if each.pause is not None)
    lengths = [each.seconds for each in stood if each.seconds is not None]
    if len(pauses) < ENOUGH or len(lengths) < ENOUGH:
        return 0.0
    # Of the pauses the longest but one: a cough is one, too.
    pause = _towards(_USUAL_PAUSE, min(pauses[-2], _MOST_WAIT), len(pauses))
    speed = _towards(
        1.0, _between(_middle(lengths) / _USUAL_SECONDS, _QUICKEST, _SLOWEST), len(lengths)
    )
    wait = _between(pause + _BEHIND * speed, _LEAST_WAIT, _MOST_WAIT)
    steps = round(wait / _STEP)
    return 0.0 if steps == round((_USUAL_PAUSE + _BEHIND) / _STEP) else round(steps * _STEP, 2)


def _gain(stood: Sequence[Confirmed]) -> float:
    """What brings the person's usual level to where the models have learnt, in whole decibels."""
    levels = [each.level for each in stood if each.level is not None and each.level > _NO_SPEECH]
    if len(levels) < ENOUGH:
        return 0.0
    usual = _middle(levels)
    wanted = _between(_between(usual, _FAINTEST, _LOUDEST) - usual, _LEAST_GAIN, _MOST_GAIN)
    return float(round(_towards(0.0, wanted, len(levels))))


def _towards(usual: float, own: float, known: int) -> float:
    """A value between the usual one and a person's own, nearer to that the more moves are known."""
    return usual + (own - usual) * known / (known + _PRIOR)


def _middle(values: Sequence[float]) -> float:
    return sorted(values)[len(values) // 2]


def _second_lowest(values: Sequence[float]) -> float:
    """Of many values the lowest but one, which an accident is not; FAR where there are none."""
    lowest = sorted(values)[:2]
    return lowest[-1] if lowest else FAR


def _between(value: float, least: float, most: float) -> float:
    return max(least, min(most, value))
