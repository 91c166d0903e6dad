"""Which of the moves that a message names is the one that it makes."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from assistant.parsing.mail.correspondence import Correspondence
from assistant.parsing.mail.phrases import begins_with, has, has_at_end
from assistant.parsing.mail.weighing import Seen, between, legal_of
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move

ENOUGH = 1.5
"""What must speak for a move."""
_MARGIN = 2.0
"""How much more must speak for it than for any other one."""
_NEAR = 5
"""Words between two moves of which it is either."""


def chosen_of(seen: Sequence[Seen], sentences: Sequence[str]) -> tuple[Move, ...]:
    """The move that is made, or those between which nobody can decide.

    What stands behind a correction is meant, and of what is left the most that speaks for it.
    """
    strong = [each for each in seen if each.score >= ENOUGH and each.moves and not each.is_condition]
    strong = [each for each in strong if not each.is_hedged] or [
        each for each in strong if each.score > _CLEAR
    ]
    asked = [each for each in strong if _is_asked(each, sentences)]
    if len({each.moves for each in asked}) > 1:  # "10-14? 15-19? 4-8? Nothing leads anywhere"
        strong = [each for each in strong if each not in asked]
    if any(each.score < 0 and each.moves and not each.is_condition for each in seen):
        # Who weighs several moves may say something of this one, too: "33-29 I liked last night".
        strong = [each for each in strong if each.is_said or not each.is_subject]
    if not strong:
        return ()
    pairs = range(len(strong) - 1, 0, -1)
    last = next((at for at in pairs if _corrects(strong[at - 1 : at + 1], sentences)), 0)
    meant = strong[last].moves
    strong = [*(each for each in strong[:last] if each.moves == meant), *strong[last:]]
    either = _either_in([each for each in seen if each.moves], sentences, strong)
    strong = [each for each in strong if each not in either or _is_left_open(either, strong)]
    best = max(each.score for each in strong)
    top = [each for each in strong if each.score > best - _MARGIN]
    top += [each for each in seen if _is_listed(each, top, best)]
    unlike = [*_said_otherwise(top, seen, sentences), *_better(top, seen, sentences)]
    top += [*_said_too(top, seen), *_said_after(top, seen, sentences)]
    open_still = either if either and _is_left_open(either, strong) else []
    return tuple(dict.fromkeys(move for each in (*top, *open_still, *unlike) for move in each.moves))


def is_put_off(sentences: Sequence[str], seen: Sequence[Seen]) -> bool:
    """Whether a sentence that names no move says that the sender's own is still to come."""
    named = {each.line for each in seen if each.moves or each.is_said}
    return any(
        has(sentence, "later") and has(sentence, "own-move")
        for line, sentence in enumerate(sentences)
        if line not in named and not begins_with(sentence, "if")
    )


def _is_asked(each: Seen, sentences: Sequence[str]) -> bool:
    """Whether a sentence is nothing but a move and a question mark."""
    before, behind = (
        sentences[each.line][: each.mention.start],
        sentences[each.line][each.mention.end :],
    )
    return not before.strip(" (") and behind.strip(" )") == "?"


def _is_listed(each: Seen, top: Sequence[Seen], best: float) -> bool:
    """Whether a move stands in a row with one of those that seem to be made, and is not set apart."""
    is_one = bool(each.moves) and each not in top and not each.is_condition and not each.is_of_others
    is_near = each.score > max(best - _MARGIN, _LISTED) and not each.is_dated
    return is_one and is_near and any(one.line == each.line for one in top)


_LISTED = 1.0


def _either_in(named: Sequence[Seen], sentences: Sequence[str], strong: Sequence[Seen]) -> list[Seen]:
    """Moves with an "or" between them: whichever is written with more words, it is either."""
    found: list[Seen] = []
    for one, other in pairwise(named):
        said = between((one, other), sentences)
        is_or = begins_with(said, "or") or has_at_end(said, "or", 2)
        is_near = one.line == other.line and len(said.split()) <= _NEAR
        if is_or and is_near and (one in strong or other in strong):
            found += [one, other]
    return found


def _is_left_open(either: Sequence[Seen], strong: Sequence[Seen]) -> bool:
    """Whether no sentence behind says which of them it is."""
    last = max(each.line for each in either)
    return not any(each.line > last for each in strong)


def _said_too(top: Sequence[Seen], seen: Sequence[Seen]) -> list[Seen]:
    """Moves behind of which a verb says that they are played, where none says so of the one chosen."""
    if any(each.is_said for each in top) or any(each.line == 0 for each in top):
        return []
    last = max(seen.index(each) for each in top)
    return [
        each
        for each in seen[last + 1 :]
        if each.is_said and each.moves and not (each.is_condition or each.is_of_others or each.is_dated)
    ]


def _said_after(top: Sequence[Seen], seen: Sequence[Seen], sentences: Sequence[str]) -> list[Seen]:
    """Moves behind a "but" in the sentence of the one chosen: "it says 11-15 but I wrote 12-16"."""
    return [
        each
        for each in seen[seen.index(top[-1]) + 1 :]
        if each.moves and each.line == top[-1].line and each.score >= 0
        if not (each.is_condition or each.is_of_others or each.is_dated)
        if has(between((top[-1], each), sentences), "but")
    ]


def _said_otherwise(top: Sequence[Seen], seen: Sequence[Seen], sentences: Sequence[str]) -> list[Seen]:
    """Another move in brackets directly behind the one that is made: "31-28 (thirty-one to 27)"."""
    return [
        other
        for one, other in pairwise(seen)
        if one in top and other.moves and other.moves != one.moves and one.line == other.line
        if re.fullmatch(r"\s*[(\[]\s*", between((one, other), sentences))
    ]


def _better(top: Sequence[Seen], seen: Sequence[Seen], sentences: Sequence[str]) -> list[Seen]:
    """Another move further down that nothing explains away: it is called better, or the one that is
    meant, or what stands before it is to be struck out: "PS: no, better 31-27", "cancel, 23-19"."""
    made, last = {each.moves for each in top}, max(seen.index(each) for each in top)
    return [
        each
        for each in seen[last + 1 :]
        if each.moves and each.moves not in made
        if not (each.is_of_others or each.is_condition or each.is_dated or each.is_undecided)
        if _is_meant_after_all(each, seen, sentences[each.line])
    ]


def _is_meant_after_all(each: Seen, seen: Sequence[Seen], sentence: str) -> bool:
    mention = each.mention
    here = [one.mention for one in seen if one.line == each.line]
    begin = max((one.end for one in here if one.end <= mention.start), default=0)
    end = min((one.start for one in here if one.start >= mention.end), default=len(sentence))
    before, behind = sentence[begin : mention.start], sentence[mention.end : end]
    *struck, _ = re.split(r"[,.;:!]\s|\s[-–—]\s", before)
    if any(has(part, "strike") and not has(part, "deny") for part in struck):
        return True
    if has_at_end(before, "reject", 3) or has(behind, "reject-behind"):
        return False
    is_told = has_at_end(before, "better", 3) or has_at_end(behind[:_BEHIND], "better", 3)
    return is_told or has(behind, "the-one")


_BEHIND = 20
"""Letters behind a move among which it is called better."""


def _corrects(pair: Sequence[Seen], sentences: Sequence[str]) -> bool:
    """Whether between two moves it is said that the second one is meant."""
    said = between(pair, sentences)
    line, end = sentences[pair[1].line], pair[1].mention.end
    start = pair[1].mention.start
    if (line[end : end + 1] + line[max(0, start - 1) : start]) == "*":  # so one corrects in a chat
        return True
    is_open = not pair[0].is_said and pair[0].score < _CLEAR
    is_final = is_open and has_at_end(said, "final", _CONCLUDES) and not pair[1].is_of_others
    return is_final or any(has(said, kind) for kind in ("correct", "reject", "reject-behind"))


_CLEAR = 2.0
"""What speaks for a move that no "in the end" behind it may overrule: it asks then."""
_CONCLUDES = 5
"""Words before a move among which stands that it is the one after all."""


def with_replies(seen: Sequence[Seen], here: Correspondence) -> list[Seen]:
    """A move, what the other side may answer, and the answer to that: the last two are conditions."""
    found = [*seen]
    for at in range(len(found) - 2):
        first, second, third = found[at : at + 3]
        if len(first.moves) != 1 or first.is_condition or second.line - first.line > 1:
            continue
        if first.score < ENOUGH and third.moves and third.line > first.line and third.score >= _CLEAR:
            continue  # it is made, and the first one was only looked at
        if first.score < 0:  # what is not made has no answers that count
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
