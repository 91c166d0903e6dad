"""What a message of correspondence means: the one move that it makes, or why it makes none."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.mail.letter import Letter
from assistant.parsing.mail.quoting import written_now
from assistant.parsing.mail.weighing import LANGUAGES, REJECTED, Seen, has, legal_of, seen_in
from assistant.parsing.mail.weighing import Correspondence as Correspondence
from assistant.parsing.moving.moves import Ambiguous, Understood
from assistant.parsing.understanding import understand_line
from assistant.parsing.words.vocabulary import Vocabulary, vocabulary
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
    conditions: tuple[tuple[Move, Move], ...] = ()
    quoted: int = 0
    """Lines of earlier messages in it."""


def read_message(letter: Letter, here: Correspondence, language: str) -> MessageMeant:
    """What a message means in a game. Raises nothing, whatever it holds."""
    own = written_now(letter.text)
    beside = _beside(own.lines)
    if letter.is_automatic:
        return MessageMeant("none", quoted=own.quoted)
    lines, is_other = _of_this_game(own.lines, letter.subject, here.code)
    told = [vocabulary(each) for each in dict.fromkeys((language, *LANGUAGES))]
    legal = distinct_moves(legal_moves(here.position))
    score = _score_in(lines)
    if any(has(line, "past") for line in lines):
        return MessageMeant("other-game", quoted=own.quoted)
    if score and here.moves is not None and not _fits(score, here.moves):
        return MessageMeant("other-game", quoted=own.quoted)
    seen = [
        each
        for place, line in enumerate(lines)
        for each in seen_in(place, line, lines, told, legal, here)
    ]
    seen = _with_replies(seen, here)
    chosen = _chosen(seen, lines)
    if beside & _ENDING and not any(each.moves and each.score >= _SURE for each in seen):
        return MessageMeant("none", (), (), beside, (), own.quoted)
    if not chosen:
        found = _in_other_words(lines, told, here, seen)
        if found:
            kind = "move" if len(found) == 1 else "ambiguous"
            return MessageMeant(kind, found, (), beside, (), own.quoted)
        if is_other:
            return MessageMeant("other-game", (), (), beside, (), own.quoted)
        is_long = sum(len(line.split()) for line in lines) > _LONG
        least = _STRONG if is_long or any(each.moves for each in seen) else _ALONE
        wrong = [each for each in seen if not each.moves and each.score >= least]
        wrong = [each for each in wrong if each.mention.is_signed and not each.is_condition]
        if wrong:
            return MessageMeant("illegal", (), wrong[-1].mention.squares, beside, (), own.quoted)
        return MessageMeant("none", (), (), beside, (), own.quoted)
    if len(chosen) > 1:
        return MessageMeant("ambiguous", chosen, (), beside, (), own.quoted)
    conditions = _conditions(seen, lines, chosen[0], here)
    return MessageMeant("move", chosen, (), beside, conditions, own.quoted)


_STRONG = 2.0
_SURE = 3.5
_ENDING = frozenset({"resign", "accept", "takeback"})
"""Beside these nobody makes a move, and those that are named were made."""
_LONG = 60
"""Words of a message in which squares that are no move stand for something else."""


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


# Which game


_CODE = re.compile(r"\b[A-Z]{2,4}[-\s]?\d{1,5}\b")


def _of_this_game(lines: Sequence[str], subject: str, code: str) -> tuple[list[str], bool]:
    """The lines that are about this game, where others are named; and whether another one is."""
    if not code:
        return [*lines], False
    codes = {_plain(each) for each in _CODE.findall(" ".join((subject, *lines)))} - {""}
    ours = _plain(code)
    codes = {each for each in codes if each[:2] == ours[:2]}
    if not codes or codes == {ours}:
        return [*lines], False
    if ours not in codes:
        return [], True
    kept: list[str] = []
    is_ours = _plain((_CODE.findall(subject) or [code])[0]) == ours or len(_CODE.findall(subject)) != 1
    for line in lines:
        named = [_plain(each) for each in _CODE.findall(line)]
        named = [each for each in named if each[:2] == ours[:2]]
        if named:
            is_ours = ours in named
        kept.append(line if is_ours else "")
    return kept, False


def _plain(code: str) -> str:
    return re.sub(r"[-\s]", "", code)


# A whole score


_IN_SCORE = re.compile(
    r"(?<![\d-])(\d{1,3})\s*[.)]\s*(?:(\d{1,2}\s?[-x:×]\s?\d{1,2}(?:[-x:×]\d{1,2})*)|\.\.\.)?"
    r"\s*(\d{1,2}\s?[-x:×]\s?\d{1,2}(?:[-x:×]\d{1,2})*)?"
)
_A_SCORE = 4
"""Plies behind each other, with their numbers from the first on, that are a score."""


def _score_in(lines: Sequence[str]) -> list[tuple[int, ...]]:
    """The moves of a score that a message has from the first move on."""
    plies: list[tuple[int, ...]] = []
    wanted = 1
    for number, white, black in _IN_SCORE.findall("\n".join(lines)):
        if int(number) != wanted:
            if not plies:
                continue
            break
        both = [each for each in (white, black) if each]
        if not both:
            break
        plies += [tuple(int(n) for n in re.findall(r"\d+", each)) for each in both]
        wanted += 1
        if len(both) == 1:
            break
    return plies if len(plies) >= _A_SCORE else []


def _fits(score: Sequence[tuple[int, ...]], moves: Sequence[str]) -> bool:
    """Whether a score is that of the game, up to its end or one move further."""
    made = [tuple(int(n) for n in re.findall(r"\d+", each)) for each in moves]
    ends = [(each[0], each[-1]) for each in made]
    told = [(each[0], each[-1]) for each in score]
    return told[: len(ends)] == ends[: len(told)]


# Which move


def _chosen(seen: Sequence[Seen], lines: Sequence[str]) -> tuple[Move, ...]:
    """The move that is made, or those between which nobody can decide.

    What stands behind a correction is meant, and of what is left the most that speaks for it.
    """
    named = [each for each in seen if each.moves and not each.is_condition]
    pairs = range(len(named) - 1, 0, -1)
    last = next((at for at in pairs if _corrects(named[at - 1 : at + 1], lines)), 0)
    named = named[last:]
    if last and has(_between((seen[seen.index(named[0]) - 1], named[0]), lines), "reject"):
        named[0] = replace(named[0], score=named[0].score - REJECTED)  # what is denied is the other one
    strong = [each for each in named if each.score >= _ENOUGH]
    if not strong:
        alone = [each for each in named if each.score >= _ALONE]
        return tuple(dict.fromkeys(move for each in alone for move in each.moves))
    best = max(each.score for each in strong)
    top = [each for each in strong if each.score > best - _MARGIN]
    for one, other in pairwise(named):
        if (one in top or other in top) and has(_between((one, other), lines), "or"):
            top += [one, other]  # whichever is written with more words, it is either
    return tuple(dict.fromkeys(move for each in top for move in each.moves))


def _corrects(pair: Sequence[Seen], lines: Sequence[str]) -> bool:
    """Whether between two moves it is said that the second one is meant."""
    between = _between(pair, lines)
    return has(between, "correct") or has(between, "reject")


def _between(pair: Sequence[Seen], lines: Sequence[str]) -> str:
    """What stands between two mentions."""
    first, second = pair
    if first.line == second.line:
        return lines[first.line][first.mention.end : second.mention.start]
    parts = (
        lines[first.line][first.mention.end :],
        *lines[first.line + 1 : second.line],
        lines[second.line][: second.mention.start],
    )
    return " ".join(parts)


_ENOUGH = 1.5
_ALONE = 0.9
_MARGIN = 0.9


def _in_other_words(
    lines: Sequence[str], words: Sequence[Vocabulary], here: Correspondence, seen: Sequence[Seen]
) -> tuple[Move, ...]:
    """The move of a sentence that names it by less than two squares, if only one sentence does."""
    found: dict[Move, None] = {}
    signed = [each for each in seen if each.mention.is_signed]
    told = [lines[each.line][each.mention.start : each.mention.end] for each in signed]
    for clause in _clauses(lines):
        if any(each in clause for each in told):
            continue  # which has been thought of
        for each in words:
            understood = understand_line(clause, here.position, here.regulation, each)
            if isinstance(understood, Likely):
                continue
            meant = understood.meanings[0] if isinstance(understood, Perhaps) else understood
            if isinstance(meant, Understood):
                found[meant.move] = None
                break
            if isinstance(meant, Ambiguous):
                found.update(dict.fromkeys(meant.moves))
                break
    return tuple(found)


def _clauses(lines: Iterable[str]) -> list[str]:
    clauses: list[str] = []
    for line in lines:
        parts = re.split(r"[!?;]\s*|\.\s+|:\s+|\s[-–—]\s", line)
        clauses += [part.strip() for part in parts if len(part.split()) > 1 and len(part) < 200]
    return clauses


# Conditions


def _conditions(
    seen: Sequence[Seen], lines: Sequence[str], move: Move, here: Correspondence
) -> tuple[tuple[Move, Move], ...]:
    """Pairs of a move of the other side and the answer to it, behind the move that is made."""
    after = here.position.after(move)
    theirs = distinct_moves(legal_moves(after))
    behind = [each for each in seen if each.is_condition or each.moves[:1] != (move,)]
    found: dict[Move, Move] = {}
    pending: Move | None = None
    for each in behind:
        if pending is not None:
            answers = legal_of(each.mention, distinct_moves(legal_moves(after.after(pending))))
            if len(answers) == 1:
                found.setdefault(pending, answers[0])
                pending = None
                continue
        replies = legal_of(each.mention, theirs)
        pending = replies[0] if len(replies) == 1 else None
    return tuple(found.items())


# What stands beside


_BESIDE = {
    "accept": r"\b(accetto|accept (?:the|your) draw|i accept|aceito|va bene la patta|aceitamos)\b",
    "decline": r"\b(no thank|won'?t take the draw|declin|rifiuto|niente patta|non accetto|recuso|"
    r"nao aceito|não aceito)",
    "draw": r"\b(offro (?:la )?patta|propongo (?:la )?patta|patta\?|offer(?: to)?(?: you)?(?: a)? draw|"
    r"draw\?|proponho empate|ofereço empate|topa empate|empate\?|propor empate)",
    "resign": r"\b(abbandono|mi arrendo|i resign|i give up|desisto|abandono)\b",
    "count": r"\b(conteggio|count of moves|move count|contagem|contar os lances|contare le mosse)",
    "takeback": r"\b((?:let me|may i|can i|could i) take (?:it|that|my move|my last move) back|"
    r"riprendere la mossa|ritirare|voltar atrás|desfazer o lance)",
}


def _beside(lines: Sequence[str]) -> frozenset[str]:
    text = " ".join(lines)
    found = {name for name, said in _BESIDE.items() if re.search(said, text, re.IGNORECASE)}
    if found & {"accept", "decline"}:
        found -= {"draw"}
    return frozenset(found)
