"""What a message of correspondence means: the one move that it makes, or why it makes none."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from assistant.parsing.mail.beside import ENDING, beside_in
from assistant.parsing.mail.conditions import Condition, conditions_behind
from assistant.parsing.mail.letter import Letter
from assistant.parsing.mail.phrases import LANGUAGES, has
from assistant.parsing.mail.pointed import in_other_words
from assistant.parsing.mail.quoting import written_now
from assistant.parsing.mail.scores import is_other, is_slip, score_in
from assistant.parsing.mail.sentences import sentences_in
from assistant.parsing.mail.stated import at_odds, of_this_game
from assistant.parsing.mail.weighing import Correspondence as Correspondence
from assistant.parsing.mail.weighing import Seen, between, legal_of, seen_in
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move


class MessageMeant(NamedTuple):
    """What a message means."""

    kind: str
    """`move`, `ambiguous`, `illegal`, `other-game` or `none`."""
    moves: tuple[Move, ...] = ()
    written: tuple[int, ...] = ()
    """The squares of a move that is not legal."""
    beside: frozenset[str] = frozenset()
    """What else is done: draw, accept, decline, resign, count, claim, takeback."""
    conditions: tuple[Condition, ...] = ()
    quoted: int = 0
    """Lines of earlier messages in it."""
    at_odds: frozenset[str] = frozenset()
    """What it says that does not agree with the game: number, colour, score, check. Then one asks."""


def read_message(letter: Letter, here: Correspondence, language: str) -> MessageMeant:
    """What a message means in a game. Raises nothing, whatever it holds."""
    own = written_now(letter.text)
    if letter.is_automatic:
        return MessageMeant("none", quoted=own.quoted)
    sentences, is_elsewhere = of_this_game(sentences_in(own.lines), letter.subject, here.code)
    if any(has(each, "past") for each in sentences):
        return MessageMeant("other-game", quoted=own.quoted)
    if is_elsewhere:
        return MessageMeant("other-game", beside=beside_in(sentences), quoted=own.quoted)
    score = score_in(sentences)
    differs = bool(score) and is_other(score, here.position, here.moves)
    if differs and not is_slip(score, here.moves):
        return MessageMeant("other-game", quoted=own.quoted, at_odds=frozenset({"score"}))
    seen, meant = _meant(sentences, here, language)
    made = next((each for each in reversed(seen) if meant.moves and each.moves == meant.moves), None)
    move = meant.moves[0] if meant.kind == "move" else None
    odds = at_odds(made, move, sentences, letter.subject, here)
    return meant._replace(quoted=own.quoted, at_odds=odds | ({"score"} if differs else set()))


_STRONG = 2.0
_SURE = 3.5
_LONG = 60
"""Words of a message in which squares that are no move stand for something else."""
_ENOUGH = 1.5
_ALONE = 0.9
_MARGIN = 0.9
_MOST = 500
"""Rows of squares of a message in which nobody would find the one that is meant."""
_NEAR = 5
"""Words between two moves of which it is either."""


def _meant(
    sentences: Sequence[str], here: Correspondence, language: str
) -> tuple[Sequence[Seen], MessageMeant]:
    """What the sentences about a game mean, and all that may be moves in them."""
    told = [vocabulary(each) for each in dict.fromkeys((language, *LANGUAGES))]
    legal = distinct_moves(legal_moves(here.position))
    beside = beside_in(sentences)
    named: list[Seen] = []
    for place, sentence in enumerate(sentences):
        named += seen_in(place, sentence, told, legal, here)
        if len(named) > _MOST:
            return (), MessageMeant("none", beside=beside)
    seen = _with_replies(named, here)
    chosen = _chosen(seen, sentences)
    if beside & ENDING and not any(each.moves and each.score >= _SURE for each in seen):
        return seen, MessageMeant("none", beside=beside)
    if not chosen:
        chosen = in_other_words(sentences, told, here, seen)
    if len(chosen) > 1:
        return seen, MessageMeant("ambiguous", chosen, beside=beside)
    if chosen:
        conditions = conditions_behind(seen, sentences, chosen[0], here.position)
        return seen, MessageMeant("move", chosen, beside=beside, conditions=conditions)
    wrong = _illegal(seen, sentences, here.position.variant.geometry.squares)
    if wrong:
        return seen, MessageMeant("illegal", written=wrong, beside=beside)
    return seen, MessageMeant("none", beside=beside)


def _illegal(seen: Sequence[Seen], sentences: Sequence[str], most: int) -> tuple[int, ...]:
    """The squares of a move that is made and not legal."""
    is_long = sum(len(each.split()) for each in sentences) > _LONG
    least = _STRONG if is_long or any(each.moves for each in seen) else _ALONE
    wrong = [
        each
        for each in seen
        if not each.moves and each.score >= least and each.mention.is_signed and not each.is_condition
        if all(1 <= square <= most for square in each.mention.squares)
        if not has(sentences[each.line], "date")
    ]
    return wrong[-1].mention.squares if wrong else ()


def _with_replies(seen: Sequence[Seen], here: Correspondence) -> list[Seen]:
    """A move, what the other side may answer, and the answer to that: the last two are conditions."""
    found = [*seen]
    for at in range(len(found) - 2):
        first, second, third = found[at : at + 3]
        if len(first.moves) != 1 or first.is_condition or second.line - first.line > 1:
            continue
        after = here.position.after(first.moves[0])
        replies = legal_of(second.mention, distinct_moves(legal_moves(after)))
        if len(replies) != 1:
            continue
        answers = legal_of(third.mention, distinct_moves(legal_moves(after.after(replies[0]))))
        if len(answers) == 1 and answers != first.moves:
            found[at + 1] = replace(second, is_condition=True)
            found[at + 2] = replace(third, is_condition=True)
    return found


def _chosen(seen: Sequence[Seen], sentences: Sequence[str]) -> tuple[Move, ...]:
    """The move that is made, or those between which nobody can decide.

    What stands behind a correction is meant, and of what is left the most that speaks for it.
    """
    named = [each for each in seen if each.moves and not each.is_condition]
    pairs = range(len(named) - 1, 0, -1)
    last = next((at for at in pairs if _corrects(named[at - 1 : at + 1], sentences)), 0)
    named = named[last:]
    if last and has(between((seen[seen.index(named[0]) - 1], named[0]), sentences), "reject-behind"):
        named[0] = replace(named[0], score=max(named[0].score, _ENOUGH))  # the other one is denied
    strong = [each for each in named if each.score >= _ENOUGH]
    if not strong:
        alone = [each for each in named if each.score >= _ALONE]
        return tuple(dict.fromkeys(move for each in alone for move in each.moves))
    best = max(each.score for each in strong)
    top = [each for each in strong if each.score > best - _MARGIN]
    either: list[Seen] = []
    for one, other in pairwise(named):
        if max(one.score, other.score) <= best - _MARGIN:
            continue
        said = between((one, other), sentences)
        if len(said.split()) <= _NEAR and has(said, "or"):
            either += [one, other]  # whichever is written with more words, it is either
    return tuple(dict.fromkeys(move for each in (*top, *either) for move in each.moves))


def _corrects(pair: Sequence[Seen], sentences: Sequence[str]) -> bool:
    """Whether between two moves it is said that the second one is meant."""
    said = between(pair, sentences)
    return any(has(said, kind) for kind in ("correct", "reject", "reject-behind"))
