"""What was meant by what was heard: a move, several, one that is not legal, a command, or nothing.

A recogniser offers many texts for one utterance, each with how likely it is. They are read by the same
parser as typed text, and the law of the position judges among them. Playing a move that nobody said is
worse than asking again: what is not clear is asked about, and a scrap of talk means nothing.
"""

import math
from collections.abc import Collection, Iterator, Mapping, Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import ANSWERS
from assistant.parsing.hearing.asked_aloud import (
    by_command,
    by_concepts,
    is_loose,
    without_nonsense,
)
from assistant.parsing.hearing.hypotheses import (
    UNKNOWN,
    Hypothesis,
    Meaning,
    Nonsense,
    likeliest_texts,
    readings_of,
)
from assistant.parsing.hearing.margins import MARGINS, Margins, margins_of
from assistant.parsing.hearing.overheard import clearness, talk_in
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import NoSuchMove, NotLegal, Understood, numbers_said
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.move import Move
from assistant.rules.notation import WrittenMove
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from assistant.values import Value

_WORDS_OF_A_MOVE = 2
_WORD_OR_NO = 3.0
"""What one word, or none, costs beside a no that may be about a move. Measured with voices that no
model has heard: of a no another word is up to 2.5 likelier, of a lone number a no is 5.1 less likely
or more."""


class Unsure(Value):
    """Legal moves to ask about, one or more, the likeliest first."""

    moves: tuple[Move, ...]
    behind: tuple[float, ...]
    """How much less likely each is than the first, in natural logarithms; they begin with 0."""


Verdict = Understood | Unsure | NotLegal | NoSuchMove | CommandMeant | Likely | Perhaps | None
"""A command that its concepts alone mean is `Likely`; `Perhaps` it is one of two."""


class Heard(Value):
    """What was heard, and what it means."""

    texts: tuple[str, ...]
    """All texts that were considered, the likeliest first; unknown words are `[unk]`."""
    verdict: Verdict
    confidence: float
    """The share of the verdict among all meanings, 0 to 1, as if the scores were probabilities. Of
    Unsure the share of all its moves; of None that of what means nothing."""
    margin: float
    """How much likelier the verdict is than the best meaning outside it, in natural logarithms:
    infinite if there is no other, negative where a legal move was taken against a likelier meaning."""
    ranked: tuple[Hypothesis, ...] = ()
    """All that it may mean, as `rank` has it."""
    overheard: Verdict = None
    """What it would mean if it was said to the program, where it is taken for talk."""
    is_talk_near: bool = False
    """Whether talk is hardly less likely than what was heard first."""

    @property
    def text(self) -> str:
        """The likeliest text, empty if nothing was heard."""
        return self.texts[0] if self.texts else ""

    @property
    def kind(self) -> str:
        """The verdict in one word, as `damavoce hear` gives it."""
        match self.verdict:
            case Understood():
                return "move"
            case Unsure():
                return "ambiguous"
            case NotLegal() | NoSuchMove():
                return "illegal"
            case CommandMeant() | Likely():
                return "command"
            case Perhaps():
                return "ambiguous"
        return "none"


def understand(
    alternatives: Sequence[tuple[str, float]],
    position: Position,
    regulation: Regulation,
    words: Vocabulary,
    *,
    margins: Margins | None = None,
    is_answer: bool = False,
    is_pressed: bool = False,
    is_open: bool = False,
    excluded: Collection[Meaning] = (),
) -> Heard:
    """What an utterance means in a position. Never raises, whatever the texts and scores.

    `alternatives` are texts with their scores, natural logarithms of which only differences count.
    Without `margins` those of the language count.
    `is_answer` says that a yes or a no was just asked for: else a lone "sì" of two letters means
    nothing. `is_open`: the microphone is always open, and what is not clear is passed over as talk.
    `excluded` are meanings that the person has rejected.
    """
    margins = margins or margins_of(words)
    texts = likeliest_texts(alternatives)
    readings = readings_of(texts, position, regulation, words, is_answer=is_answer, excluded=excluded)
    ranked = rank(readings, margins)
    verdict, overheard = (
        decide(ranked, margins, words, is_answer=is_answer, is_pressed=is_pressed),
        None,
    )
    talk = talk_in(readings)
    if is_open and verdict and is_overheard(verdict, ranked, talk, margins, is_answer=is_answer):
        verdict, overheard = None, verdict
    confidence, margin = _certainty(ranked, verdict)
    told = tuple(text for text, _ in texts)
    is_near = bool(ranked) and ranked[0].score - talk < margins.open_refused
    return Heard(told, verdict, confidence, margin, tuple(ranked), overheard, is_near)


def best_square(
    texts: Sequence[tuple[str, float]], squares: Collection[int], words: Vocabulary
) -> int | None:
    """The one of some squares that was said by itself, or None for anything else or if that is unclear.

    `texts` are as `likeliest_texts` gives them. What may be none of the squares does not count against
    one: only these were asked for.
    """
    best: dict[int, float] = {}
    for text, score in texts:
        if UNKNOWN not in text.split():
            for square in numbers_said(text, words) & {*squares}:
                best[square] = max(score, best.get(square, score))
    ranked = sorted(best.items(), key=lambda each: -each[1])
    if not ranked or (len(ranked) > 1 and ranked[0][1] - ranked[1][1] < margins_of(words).second):
        return None
    return ranked[0][0]


def rival_of_no(
    texts: Sequence[tuple[str, float]],
    position: Position,
    regulation: Regulation,
    words: Vocabulary,
) -> float:
    """How likely anything else is where a no may have been said: moves that are not legal, and words
    that make no sentence, less than they sound."""
    margins = margins_of(words)
    readings = readings_of(texts, position, regulation, words)
    return max(
        (
            each.score
            - _less_than_it_sounds(each.meaning, margins)
            - (_WORD_OR_NO if _is_word(each.text) else 0.0)
            for each in readings
        ),
        default=-math.inf,
    )


def _less_than_it_sounds(meaning: Meaning | None, margins: Margins) -> float:
    match meaning:
        case NotLegal() | NoSuchMove():
            return margins.illegal
        case Nonsense.MISHEARD:
            return margins.misheard
    return 0.0


def _is_word(text: str) -> bool:
    """Whether a text is one word or none."""
    return len(text.split()) < _WORDS_OF_A_MOVE


def rank(readings: Sequence[Hypothesis], margins: Margins) -> list[Hypothesis]:
    """Each meaning once, with its best score less what its gaps cost, the likeliest first.

    The best and not the sum: one move comes in several written forms and with several times of its
    words, and counting them would favour the move with more spellings. Of equals, nothing comes first.
    """
    best: dict[object, Hypothesis] = {}
    for reading in readings:
        counted = reading._replace(score=reading.score - reading.gaps * margins.part)
        key = _effect(reading.meaning)
        other = best.get(key, counted)
        best[key] = max(other, counted, key=lambda each: each.score)._replace(
            is_likely=other.is_likely and counted.is_likely
        )
    return sorted(best.values(), key=lambda each: (-each.score, each.meaning is not None))


def _effect(meaning: Meaning | None) -> object:
    """The same for two routes with the same ends and captured pieces, which are one move."""
    if isinstance(meaning, Move):
        return meaning.from_mask, meaning.to_mask, meaning.captured_mask
    return meaning


def decide(
    ranked: Sequence[Hypothesis],
    margins: Margins = MARGINS,
    words: Vocabulary | None = None,
    *,
    is_answer: bool = False,
    is_pressed: bool = False,
) -> Verdict:
    """The verdict on different meanings, the likeliest first, as `rank` gives them.

    `words` know which numbers sound alike. `is_answer`: a yes or a no was asked for; `is_pressed`: a
    key was pressed to speak.
    """
    if not ranked:
        return None
    ranked = without_nonsense(ranked, margins, is_pressed=is_pressed)
    best = ranked[0]
    first = next((each for each in ranked if isinstance(each.meaning, Move)), None)
    if is_loose(best) and not (first and first.score >= best.score - margins.misheard):
        return by_concepts(best, ranked, margins, words, is_answer=is_answer, is_pressed=is_pressed)
    if isinstance(best.meaning, CommandMeant) and not best.is_likely:
        return by_command(best, best.meaning, ranked, margins, is_answer, is_pressed, words)
    if first and first.score >= best.score - margins.asked:
        return _among(first, ranked, margins, words, is_pressed=is_pressed)
    return None if isinstance(best.meaning, Move | Nonsense) else best.meaning


def is_overheard(
    verdict: Verdict,
    ranked: Sequence[Hypothesis],
    talk: float,
    margins: Margins,
    *,
    is_answer: bool = False,
) -> bool:
    """Whether a verdict on what `rank` gives is passed over where the microphone is always open.

    `talk` is as `talk_in` has it. What answers a question of the program is never passed over, nor is
    a clear move. Who is asked something (`is_answer`) may have it repeated by one word.
    """
    match verdict:
        case CommandMeant(command=command) if command in ANSWERS or (is_answer and command in _REPEATS):
            return False
        case CommandMeant() | Likely() | Perhaps():
            either = verdict.meanings if isinstance(verdict, Perhaps) else ()
            return clearness(ranked, talk, margins, either) < margins.open_clear
        case NotLegal() | NoSuchMove():
            return ranked[0].score - talk < margins.open_refused
        case Unsure(moves):
            return max(each.score for each in ranked if each.meaning == moves[0]) < talk
    return False


_REPEATS = frozenset({Command.REPEAT, Command.REPEAT_SLOWLY})


def _among(
    first: Hypothesis,
    ranked: Sequence[Hypothesis],
    margins: Margins,
    words: Vocabulary | None,
    *,
    is_pressed: bool,
) -> Understood | Unsure:
    """The likeliest legal move if it is clear and was said whole, else those to ask about.

    With a microphone that is always open one of which a square was named, in words of one's own, is
    asked about: it may be talk. Where anything but another move is nearly as likely, any such move is:
    "al trenta chi c'è" is "a trentacinque".
    """
    near = _least_behind(first, ranked, margins, words) if words else {}
    close = [
        (each.meaning, first.score - each.score)
        for each in ranked
        if isinstance(each.meaning, Move)
        and (each is first or first.score - each.score < near.get(id(each), margins.second))
    ]
    refused = [each.score for each in ranked if isinstance(each.meaning, NotLegal | NoSuchMove)]
    is_clear = (
        not first.gaps
        and (is_pressed or not first.is_half)
        and (not first.is_one_named or _is_alone(first, ranked, margins))
        and first.score >= together(refused) - margins.illegal
        and all(first.score >= _least(other, margins) for other in ranked)
    )
    if is_clear and len(close) == 1:
        return Understood(close[0][0], first.doubt)
    return Unsure(tuple(move for move, _ in close), tuple(behind for _, behind in close))


def _is_alone(first: Hypothesis, ranked: Sequence[Hypothesis], margins: Margins) -> bool:
    """Whether nothing comes near half a move, less what it costs, but another move."""
    return all(
        first.score - each.score >= margins.second
        for each in ranked
        if not isinstance(each.meaning, Move)
    )


def _least_behind(
    first: Hypothesis, ranked: Sequence[Hypothesis], margins: Margins, words: Vocabulary
) -> dict[int, float]:
    """By how much moves must be behind the likeliest one to be passed over, where they differ from it
    by numbers that sound alike."""
    others = [each for each in ranked if each is not first and not each.gaps]
    alike = [each for each in others if differ_alike(first, each, words.alike)]
    onset = [each for each in others if differ_alike(first, each, words.without_onset)]
    is_onset_heard = not any(0 <= first.score - each.score < margins.onset for each in onset)
    return {id(each): margins.alike for each in alike} | (
        {} if is_onset_heard else {id(each): math.inf for each in onset}
    )


def differ_alike(one: Hypothesis, other: Hypothesis, alike: Mapping[int, Collection[int]]) -> bool:
    """Whether two moves differ in one end, or both, by numbers that sound alike."""
    ends = [_ends_of(each.meaning) for each in (one, other)]
    pairs = [(mine, theirs) for mine, theirs in zip(*ends, strict=False) if mine != theirs]
    return bool(pairs) and all(theirs in alike.get(mine, ()) for mine, theirs in pairs)


def _ends_of(meaning: Meaning | None) -> tuple[int, ...]:
    """Where a move begins and ends; nothing for what is none."""
    match meaning:
        case Move(path=squares):
            return squares[0], squares[-1]
        case NotLegal(written=WrittenMove(squares=(first, *_, last))):
            return first, last
    return ()


def _least(other: Hypothesis, margins: Margins) -> float:
    """How likely a legal move must be to be played against another meaning that is no move."""
    match other.meaning:
        case Move() | NotLegal() | NoSuchMove():
            return -math.inf
        case CommandMeant() | Perhaps() if is_loose(other):
            return other.score - margins.misheard
        case CommandMeant():
            return other.score + margins.question
        case Nonsense():
            return other.score - margins.misheard
    return other.score - margins.unknown


def together(scores: Sequence[float]) -> float:
    """How likely it is that any of several things was said, as a natural logarithm."""
    top = max(scores, default=-math.inf)
    if top == -math.inf:
        return top
    return top + math.log(sum(math.exp(score - top) for score in scores))


def _certainty(ranked: Sequence[Hypothesis], verdict: Verdict) -> tuple[float, float]:
    """The confidence and the margin of a verdict on some meanings."""
    chosen = {_effect(meaning) for meaning in _within(verdict)}
    inside = [each.score for each in ranked if _effect(each.meaning) in chosen]
    outside = [each.score for each in ranked if _effect(each.meaning) not in chosen]
    if not inside:
        return 0.0, 0.0
    top = ranked[0].score
    share, others = (sum(math.exp(score - top) for score in side) for side in (inside, outside))
    return share / (share + others), max(inside) - max(outside, default=-math.inf)


def _within(verdict: Verdict) -> Iterator[Meaning | None]:
    match verdict:
        case Understood(move):
            yield move
        case Unsure(moves):
            yield from moves
        case Likely(meaning):
            yield meaning
        case Perhaps((CommandMeant() as meaning,)):
            yield from (meaning, verdict)
        case _:
            yield verdict
