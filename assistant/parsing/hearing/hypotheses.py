"""What each of the texts that a recogniser offers may mean: the material on which heard.py decides."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from math import isfinite
from typing import NamedTuple

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import ANSWERS
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.hearing.free_text import known_rest
from assistant.parsing.hearing.understood import understand_heard
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import Symbol
from assistant.parsing.moving.moves import (
    Ambiguous,
    Doubt,
    NoSuchMove,
    NotLegal,
    Understood,
    doubt_of,
    judge,
    moves_said,
)
from assistant.parsing.moving.sentence import Said, read_sentence
from assistant.parsing.words.concepts import items_of
from assistant.parsing.words.numbers import read_numbers
from assistant.parsing.words.tokens import LONGEST_LINE, read_line
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation

UNKNOWN = "[unk]"
"""How a recogniser writes a word that is not in its vocabulary, and what is no word."""

MOST_ALTERNATIVES = 64
"""Fewer than these are asked of a recogniser; more are not looked at."""

MOST_WORDS = 16
"""No move is longer, said digit by digit and with words between. What is longer is talk."""

LONGEST_SHORT = 2
"""A lone word of so few letters is what a recogniser makes of a breath or a click: `a`, `da`, `no`."""

HORIZON = 40.0
"""Alternatives less likely than the best by more than this are not looked at. Natural logarithms."""

_MOST_CONFUSED = 4
"""Readings of one text in which a number is taken for another, the plainest first, and the squares
that they may have: of longer rows hardly one is a move."""

_TAKES_NOTHING_COST = 2.0
"""What it costs that a sentence says that something is taken, and the move takes nothing, or nothing
can be taken."""
_ARRIVAL_COST = 3.0
"""What a move costs of which only the arrival was heard, legal or not: "to five" sounds like "two
five", "takes twelve" like "eight twelve", and of a move that is not legal the first number is all too
easily heard for a word."""

_MIXED_COST = 2.0
"""What a move costs of which one square is heard digit by digit and the other not: "twenty two four"
may be from 20 to 24, and was "twenty to four"."""

_ROUTE_COST = 3.0
"""What a move of three squares or more costs that is not legal: few say more of a capture than its
ends, and a recogniser hears numbers in the words that a sentence begins with."""

_ALIKE_COST = 5.0
"""What it costs that a number was heard for one that sounds alike without its onset, beside a legal
move: too much to be asked about, but where onsets are not to be heard."""

_OWN_WORDS_COST = 1.0
"""What a move costs that is given in words of one's own: few say it so."""

_CONCEPTS_WITHIN = 6.0
"""Texts less likely than the best by more than this are not read by their concepts, which takes a
millisecond or two: no margin lets one of them be chosen."""

_LONE_COST = 2.5
"""What a number by itself costs, whatever it means: few play by saying one, and a recogniser,
which knows no more than which word follows which, takes it to be as likely as a move."""

_OTHER_WORD_COST = 6.0
"""What one word costs that is no answer, where a yes or a no was asked for, and what it costs that
nothing was said. Measured with voices that no model has heard: of a yes or a no another word is up to
2.5 likelier by its sound, "sei" or "theirs", "due" or "mio"; yes and no are 2.9 apart, but for one in
eight voices. None of 1,000 sentences of talk, 5,000 moves and 30 minutes of noise becomes an answer."""
_NO_ANSWER_COST = {UNKNOWN: 4.0}
"""The same for what is no word of ours: it may be talk."""

_ENDS = 2
"""Squares of a move of which the way is not said."""

_NUMBERS_OF_A_MOVE = 2
"""Words that are numbers: a text with so many, and none that is unknown, is hardly talk."""


_WORDS_OF_A_QUESTION = 2
"""One word that means nothing is what a recogniser makes of talk, too."""


class Nonsense(Enum):
    """What means nothing and is yet no talk."""

    MISHEARD = "misheard"
    """Known words, numbers among them, that make no sentence: a part of a move was misheard."""
    UNCLEAR = "unclear"
    """Other known words that make no sentence: a part of a question was misheard, it may be."""


Meaning = Move | NotLegal | NoSuchMove | CommandMeant | Perhaps | Nonsense


class Hypothesis(NamedTuple):
    """One thing that may have been said."""

    meaning: Meaning | None
    """None: words that mean nothing, talk above all, or no words."""
    score: float
    """Natural logarithm, 0 for the likeliest text, less what a confusion costs."""
    text: str
    gaps: int = 0
    """How much is missing from a whole sentence: unknown words before or behind it, or a square, which
    may be any of the unknown words. A reading with gaps is never acted upon, only asked about."""
    seldom: float = 0.0
    """What the score is lower by because few say such a thing."""
    doubt: Doubt | None = None
    """As that of `Understood`."""
    is_likely: bool = False
    """Whether it is a command that the words mean by their concepts only: see `Likely`."""
    is_half: bool = False
    """Whether it is a move with one square named in words of one's own, which talk may have too."""
    is_one_named: bool = False
    """Whether it is a move with one square named, in whatever words."""


class _Situation(NamedTuple):
    position: Position
    regulation: Regulation
    words: Vocabulary
    legal: Sequence[Move]
    is_answer: bool


def likeliest_texts(alternatives: Sequence[tuple[str, float]]) -> list[tuple[str, float]]:
    """The alternatives that count: each text once, the likeliest first, with 0 for its score.

    A text may come several times, with other times or sounds: its best score counts. Scores that are
    no numbers are left out, and so are blanks around a text.
    """
    best: dict[str, float] = {}
    for text, score in alternatives:
        if isfinite(score):
            said = text.strip()
            best[said] = max(score, best.get(said, score))
    top = max(best.values(), default=0.0)
    ranked = sorted(best.items(), key=lambda each: -each[1])[:MOST_ALTERNATIVES]
    return [(text, score - top) for text, score in ranked if score >= top - HORIZON]


def readings_of(
    texts: Sequence[tuple[str, float]],
    position: Position,
    regulation: Regulation,
    words: Vocabulary,
    *,
    is_answer: bool = False,
    excluded: Collection[Meaning] = (),
) -> list[Hypothesis]:
    """All that the texts may mean; the same meaning may come several times.

    `is_answer`: a yes or a no was asked for, so that even a short word may give it. What is
    `excluded` has been rejected by the person: it was not said.
    """
    situation = _Situation(position, regulation, words, legal_moves(position), is_answer)
    found = [each for text, score in texts for each in _read(text, score, situation)]
    return [each for each in found if each.meaning is None or not _is_among(each.meaning, excluded)]


def _is_among(meaning: Meaning, excluded: Collection[Meaning]) -> bool:
    if isinstance(meaning, Move):
        return any(isinstance(each, Move) and meaning.has_same_effect(each) for each in excluded)
    return meaning in excluded


def _read(text: str, score: float, situation: _Situation) -> Iterator[Hypothesis]:
    """The meanings of one text; of a part of it, only the moves that are asked about."""
    heard = text.split() if len(text) <= LONGEST_LINE else []
    kept, gaps = _without_ends(heard)
    plain = " ".join(kept)
    is_talk = not kept or UNKNOWN in kept or len(kept) > MOST_WORDS
    said = () if is_talk else read_sentence(plain, situation.words)
    found = list(_moves(plain, said, situation)) if said else []
    if gaps:
        found = [each for each in found if isinstance(each.meaning, Move)]
    elif not is_talk:
        found = _otherwise(plain, found, score, situation)
    seldom = _LONE_COST if said and not gaps and _is_lone(plain, said, situation.words) else 0.0
    score -= seldom
    if situation.is_answer and len(heard) < _NUMBERS_OF_A_MOVE:
        is_answered = any(_is_answer(each.meaning) for each in found)
        score -= 0.0 if is_answered else _NO_ANSWER_COST.get(text, _OTHER_WORD_COST)
    if all(each.gaps or gaps for each in found):
        # No talk may be a whole sentence less its gaps.
        yield Hypothesis(None, score, text, seldom=seldom)
    for each in found:
        missing = each.gaps + len(heard) - len(kept) if each.gaps else gaps
        yield each._replace(score=score + each.score, text=text, gaps=missing, seldom=seldom)


def _otherwise(
    plain: str, found: list[Hypothesis], score: float, situation: _Situation
) -> list[Hypothesis]:
    """The readings of a text that gives no move as most do, and may do so in its own words, or be a
    command."""
    if any(isinstance(each.meaning, Move) for each in found):
        return found
    meant = None if found else _command(plain, situation)
    if meant is not None:
        return [Hypothesis(meant, 0.0, plain)]
    in_own_words = list(_in_own_words(plain, situation)) if score >= -_CONCEPTS_WITHIN else []
    if found:
        return [*(each for each in in_own_words if isinstance(each.meaning, Move)), *found]
    if in_own_words:
        return in_own_words
    if _has_numbers(plain.split(), situation.words):
        return [Hypothesis(Nonsense.MISHEARD, 0.0, plain)]
    is_unclear = len(plain.split()) >= _WORDS_OF_A_QUESTION
    return [Hypothesis(Nonsense.UNCLEAR if is_unclear else None, 0.0, plain)]


def _in_own_words(plain: str, situation: _Situation) -> Iterator[Hypothesis]:
    """What a sentence that no phrase file has means by its concepts; an answer must be given by
    its own word."""
    match understand_heard(plain, situation.position, situation.regulation, situation.words):
        case Understood(move, doubt):
            named = {item.number for item in items_of(read_line(plain), situation.words)} - {None}
            is_half = len(named) < _ENDS
            half = Hypothesis(move, -_OWN_WORDS_COST, plain, is_half=is_half, is_one_named=is_half)
            yield half._replace(doubt=doubt)
        case Ambiguous(moves):
            yield from (Hypothesis(move, -_OWN_WORDS_COST, plain) for move in moves)
        case NotLegal() | NoSuchMove() as refused:
            yield Hypothesis(refused, -_OWN_WORDS_COST, plain)
        case Perhaps((Understood(move),)):
            yield Hypothesis(move, -_OWN_WORDS_COST, plain, gaps=1)
        case Likely(meant) | Perhaps((CommandMeant() as meant,)) if meant.command not in ANSWERS:
            yield Hypothesis(meant, 0.0, plain, is_likely=True)
        case Perhaps((CommandMeant(), CommandMeant())) as perhaps:
            yield Hypothesis(perhaps, 0.0, plain)


def _is_answer(meaning: Meaning | None) -> bool:
    return isinstance(meaning, CommandMeant) and meaning.command in ANSWERS


def _has_numbers(said: Sequence[str], words: Vocabulary) -> bool:
    return sum((word,) in words.numbers for word in said) >= _NUMBERS_OF_A_MOVE


def _without_ends(said: Sequence[str]) -> tuple[list[str], int]:
    """The words without unknown ones at either end, and at how many ends there were some."""
    known = [place for place, word in enumerate(said) if word != UNKNOWN]
    if not known:
        return [], 0
    first, last = known[0], known[-1] + 1
    return list(said[first:last]), (first > 0) + (last < len(said))


def _moves(plain: str, said: Sequence[Said], situation: _Situation) -> Iterator[Hypothesis]:
    """The moves that a sentence may mean, as it stands and with one number taken for another.

    Confusions are looked for among legal moves only: what is said is more often legal than not, and
    the n-best list has the illegal moves that sound alike already.
    """
    verdict = judge(said, situation.position, situation.regulation)
    moves: list[Move] = []
    match verdict:
        case Understood(move):
            moves = [move]
        case Ambiguous(several):
            moves = list(several)
    is_lone = _is_lone(plain, said, situation.words)
    if is_lone:
        squares = {each.squares[0] for each in said if len(each.squares) == 1}
        moves += [move for move in distinct_moves([*situation.legal]) if move.start in squares]
    routes = [each for each in said if len(each.squares) != 1]
    whole = moves_said(routes, situation.position, situation.legal)
    mixed = _only_mixed(routes, situation)
    says_it_takes = bool(said) and all(each.takes for each in said)
    for move in moves:
        cost = 0.0 if is_lone or move in whole else _ARRIVAL_COST
        if says_it_takes and not move.captured:
            cost += _TAKES_NOTHING_COST
        if move in mixed:
            cost += _MIXED_COST
        doubt = doubt_of(said, situation.position, move)
        if doubt is Doubt.LANDING:
            cost = _ROUTE_COST
        is_one = move not in whole and doubt is not Doubt.LANDING
        yield Hypothesis(move, -cost, plain, int(is_lone), doubt=doubt, is_one_named=is_one)
    if not moves and isinstance(verdict, NotLegal | NoSuchMove):
        cost = 0.0 if is_lone else _refused_cost(verdict, situation, says_it_takes=says_it_takes)
        yield Hypothesis(verdict, -cost, plain)
    if not is_lone:
        costs = _costs_of_others(situation.words, is_legal=bool(moves))
        yield from _confused(plain, said, situation, costs, says_it_takes=says_it_takes)


def _costs_of_others(words: Vocabulary, *, is_legal: bool) -> Mapping[int, Mapping[int, float]]:
    """For each number those for which it may be taken, and what that costs."""
    if not is_legal:
        return words.confused
    return {
        number: dict.fromkeys(words.without_onset.get(number, ()), _ALIKE_COST)
        | {**words.confused.get(number, {})}
        for number in {*words.without_onset, *words.confused}
    }


def _refused_cost(
    verdict: NotLegal | NoSuchMove, situation: _Situation, *, says_it_takes: bool
) -> float:
    """What a move costs that is not legal, besides that it is not: what few say, and what is often
    heard in the sound of something else."""
    cost = 0.0
    if isinstance(verdict, NoSuchMove):
        cost = _ARRIVAL_COST
    elif len(verdict.written.squares) > _ENDS:
        cost = _ROUTE_COST
    if says_it_takes and not any(move.captured for move in situation.legal):
        cost = max(cost, _TAKES_NOTHING_COST)
    return cost


def _only_mixed(routes: Sequence[Said], situation: _Situation) -> Collection[Move]:
    """The legal moves that a sentence means only with one square digit by digit and another not."""
    mixed = [each for each in routes if each.is_mixed]
    if not mixed:
        return ()
    others = [each for each in routes if not each.is_mixed]
    known = moves_said(others, situation.position, situation.legal)
    found = moves_said(mixed, situation.position, situation.legal)
    return [move for move in found if move not in known]


def _confused(
    plain: str,
    said: Sequence[Said],
    situation: _Situation,
    costs: Mapping[int, Mapping[int, float]],
    *,
    says_it_takes: bool,
) -> Iterator[Hypothesis]:
    """The legal moves that a sentence means if one of its numbers was heard for another."""
    short = [each for each in said if not each.is_split and len(each.squares) <= _MOST_CONFUSED]
    for each in short[:_MOST_CONFUSED]:
        for place, square in enumerate(each.squares):
            for other, cost in costs.get(square, {}).items():
                squares = (*each.squares[:place], other, *each.squares[place + 1 :])
                meant = each._replace(squares=squares)
                for move in moves_said([meant], situation.position, situation.legal):
                    nothing = _TAKES_NOTHING_COST if says_it_takes and not move.captured else 0.0
                    doubt = doubt_of([meant], situation.position, move)
                    yield Hypothesis(move, -cost - nothing, plain, doubt=doubt)


def _is_lone(plain: str, said: Sequence[Said], words: Vocabulary) -> bool:
    """Whether a sentence is one number or one word, with nothing but fillers beside.

    Typed, a number is the square of arrival. Heard, it may as well be the beginning or the end of a
    move, cut off by the microphone, and a lone word may be a scrap of talk: neither is played unasked.
    """
    tokens = [
        token for token in read_line(plain).words if words.moves.get((token.word,)) is not Symbol.FILLER
    ]
    if len(tokens) < 2:
        return True
    is_number = any(len(numbers) == 1 for numbers in read_numbers(tokens, words))
    return is_number and any(len(each.squares) == 1 for each in said)


def _command(plain: str, situation: _Situation) -> CommandMeant | None:
    """The command that a whole sentence means, if a voice may give it so."""
    words = situation.words
    meant = parse_command(plain, words, only_whole=True)
    if meant is None:
        return None
    content = [word for word in plain.split() if word not in words.fillers] or plain.split()
    is_short = len(content) == 1 and len(content[0]) <= LONGEST_SHORT
    if is_short and not (situation.is_answer and meant.command in ANSWERS):
        return None
    rest = known_rest(meant, words)
    return None if rest is None else replace(meant, rest=rest)
