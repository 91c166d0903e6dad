"""How much speaks for it that a move which a message names is the one that is made."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from assistant.parsing.mail.correspondence import Correspondence
from assistant.parsing.mail.deeds import beside_in
from assistant.parsing.mail.denials import (
    BESIDE,
    FAR,
    NEAR,
    OF_OTHERS,
    Around,
    affirms,
    against,
    as_time,
    is_among,
    is_apart,
    is_told_of_others,
)
from assistant.parsing.mail.mentions import Mention, mentions_in
from assistant.parsing.mail.numbering import number_in
from assistant.parsing.mail.phrases import (
    as_written,
    begins_with,
    ends_with,
    has,
    has_at_end,
    supposes,
    words_of,
)
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.move import Move

_WRITTEN = 0.5
"""For squares with a sign or a word between."""
_SPELLED = 1.0
"""For numbers in words with a word between, as no date is written."""
_TAKEN = 1.0
"""For a capture with what lies on its way."""
_NUMBERED = 1.0
_NUMBER_TOLD = 1.5
_RIGHT_NUMBER = 2.0
_WRONG_NUMBER = -1.5
_SAID = 1.5
"""For a verb or what else says that it is played."""
_SAID_AROUND = 0.7
_EMPHASIS = 1.0
"""For stars on both sides."""
_ANSWER = 2.0
"""For what stands directly behind the last move of the other side."""
_DUBIOUS = re.compile(r"\s?\?!")
_FEW, _SOME, _BEFORE_COMMA = 2, 3, 5
"""Words of a sentence besides the move."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A mention with what is thought of it."""

    mention: Mention
    line: int
    moves: tuple[Move, ...]
    score: float
    is_condition: bool
    is_supposed: bool = False
    """Whether it is behind an if, so that what is named behind it in the sentence is behind it too."""
    is_undecided: bool = False
    """Whether it is one of those between which the sender has not decided."""
    is_hedged: bool = False
    """Whether there is an if anywhere before it, or the sign of a doubtful move behind: it counts only
    where no other one is named."""
    is_dated: bool = False
    """Whether it may be a day, an hour, a result or a price."""
    is_said: bool = False
    """Whether a verb says that it is played."""
    is_of_others: bool = False
    """Whether it was played in a game of other people."""
    is_beside_others: bool = False
    """Whether somebody else is named who has it: a bare one that is set against it is theirs too."""

    is_subject: bool = False
    """Whether the sentence goes on behind it without a sign, and may tell something of it."""

    def of_others(self) -> "Seen":
        """The same in a tale of other people's game."""
        return replace(self, score=self.score + OF_OTHERS, is_of_others=True)


def seen_in(
    place: int, sentence: str, words: Sequence[Vocabulary], legal: Sequence[Move], here: Correspondence
) -> list[Seen]:
    """The mentions of a sentence, by its place among those written now, each with its weight."""
    found: list[Seen] = []
    mentions = mentions_in(sentence, words)
    for at, mention in enumerate(mentions):
        start = mentions[at - 1].end if at else 0
        end = mentions[at + 1].start if at + 1 < len(mentions) else len(sentence)
        around = Around(sentence, sentence[start : mention.start], sentence[mention.end : end])
        found.append(_seen(place, mention, around, found, legal_of(mention, legal), here))
    return found


def _seen(
    place: int,
    mention: Mention,
    around: Around,
    earlier: Sequence[Seen],
    moves: tuple[Move, ...],
    here: Correspondence,
) -> Seen:
    """One mention, with what those before it in the sentence say of it."""
    last = earlier[-1] if earlier else None
    score = _weight(mention, around, here, moves) + against(mention, around, here, moves)
    if last and not last.moves and _is_theirs(last.mention, here):
        score += _ANSWER if _joins(around.before, BESIDE) else 0.0
    elif last and moves and _joins(around.before, 1) and not has(around.before, "deny"):
        score = max(score, last.score)
    is_others = is_told_of_others(around.before)
    if last and last.is_of_others:
        is_others = is_others or not any(has(around.before, kind) for kind in ("mine", "i-take"))
    if last and last.is_beside_others and _joins(around.before, 1) and not has(around.before, "play"):
        score += OF_OTHERS
    score += OF_OTHERS if is_others else 0.0
    is_inside = last is not None and "(" in around.sentence[: mention.start].rpartition(")")[2]
    is_supposed = supposes(around.before, NEAR) or has_at_end(around.before, "any", FAR)
    is_supposed = is_supposed or (last is not None and last.is_supposed)
    is_undecided = is_among(around.before)
    if last and last.is_undecided:
        is_undecided = is_undecided or _joins(around.before, 1)
    return Seen(
        mention,
        place,
        moves,
        score,
        is_condition=is_inside or is_supposed,
        is_supposed=is_supposed and not is_inside,
        is_undecided=is_undecided,
        is_hedged=_is_hedged(around, last),
        is_dated=as_time(mention, around) < 0,
        is_said=_says(around.sentence[: mention.start], around.before),
        is_of_others=is_others,
        is_subject=not mention.number and not _is_set_off(around.after),
        is_beside_others=has_at_end(re.split(r"[:;]", around.before)[-1], "others", BESIDE),
    )


def _is_behind_if(sentence: str, last: Seen) -> bool:
    """Whether a little before the mention before this one there is an "if"."""
    before = sentence[: last.mention.start]
    return last.is_hedged and (supposes(before, _CLAUSE) or has_at_end(before, "unless", _CLAUSE))


_CLAUSE = 8
"""Words of a clause that begins with an "if"."""


def _is_hedged(around: Around, last: Seen | None) -> bool:
    """Whether an "if" or an "unless" stands before it in the sentence, or a sign of doubt behind."""
    *closed, near = re.split(r"[:;]", around.before)
    is_behind_one = last is not None and not closed and _is_behind_if(around.sentence, last)
    is_if = supposes(near) or has(near, "unless") or is_behind_one
    return is_if or bool(_DUBIOUS.match(around.after))


def legal_of(mention: Mention, legal: Sequence[Move]) -> tuple[Move, ...]:
    """The legal moves that have these squares: both ends, and what is named between."""
    squares = mention.squares
    found = tuple(
        move
        for move in legal
        if (move.start, move.end) == mention.ends
        and (len(squares) == len(mention.ends) or _is_within(squares, move))
    )
    return tuple(move for move in found if move.path == squares) or found


def _is_within(squares: Sequence[int], move: Move) -> bool:
    """Whether a move has all these squares, and each as often: 14x21x14x21 goes there twice."""
    return not Counter(squares) - Counter((*move.path, *move.captured))


def between(pair: Sequence[Seen], sentences: Sequence[str]) -> str:
    """What stands between two mentions."""
    first, second = pair
    if first.line == second.line:
        return sentences[first.line][first.mention.end : second.mention.start]
    parts = (
        sentences[first.line][first.mention.end :],
        *sentences[first.line + 1 : second.line],
        sentences[second.line][: second.mention.start],
    )
    return " ".join(parts)


def _weight(mention: Mention, around: Around, here: Correspondence, moves: Sequence[Move]) -> float:
    """How much speaks for it that the move is made here."""
    weight = _WRITTEN if mention.is_signed or mention.is_joined else 0.0
    weight += (
        _TAKEN if moves and len(mention.squares) > len(mention.ends) and moves[0].captured else 0.0
    )
    weight += _SPELLED if mention.is_joined and mention.is_spelled else 0.0
    before = around.sentence[: mention.start]
    if number := mention.number or number_in(around.before):
        weight += _NUMBERED if mention.number else _NUMBER_TOLD
        weight += _RIGHT_NUMBER if number == here.number else 0.0
        weight += 0.0 if here.may_have(number) else _WRONG_NUMBER
    is_first = len(around.before) == len(before)
    if is_first and _is_beside_deed(around.after):
        weight += _by_place(_without(before, "from-square"), "")
    elif is_first and affirms(before, around.after):
        weight += _by_place("", around.after)
    elif is_first and mention.is_joined and _is_part_alone(before, around.after):
        weight += _by_place(_without_from(before), around.after)
    else:
        weight += _by_place(before, around.after) if is_first else float(before.rstrip().endswith(":"))
    weight += _EMPHASIS if before.endswith("*") and around.after.startswith("*") else 0.0
    if _says(before, around.before):
        return weight + _SAID
    is_said_around = has(before, "play") or has_at_end(before, "piece", NEAR)
    return weight + (_SAID_AROUND if is_said_around else 0.0)


def _says(before: str, near: str) -> bool:
    """Whether words before a mention say that it is played: a verb, "mine", "my twelfth is"."""
    before = _without(before, "from-square") if ends_with(words_of(before), "from-square") else before
    told = _without(before, "is")
    has_copula = told != before.rstrip()
    is_told = has_copula and (has_at_end(told, "nth", 1) or has(before, "play"))
    is_mine = has_at_end(told, "mine", 1) or has_at_end(before, "correct", NEAR)
    return is_told or is_mine or has_at_end(near, "play", FAR) or has_at_end(near, "only", NEAR)


def _by_place(before: str, after: str) -> float:
    """What its place in the sentence says: a move stands at the beginning, behind a name or a colon."""
    words = len(re.findall(r"[^\W\d_]+", before))
    others = words + len(re.findall(r"[^\W\d_]{2,}", after))
    is_named = words <= _FEW and (has_at_end(before, "piece", 1) or number_in(before) > 0)
    if not words or is_named:
        return 2.5 if not others else 2.0 if others <= _SOME else 1.5
    end = before.rstrip()[-1:]
    if end in (":", "=") or (end in (",", "-", "–", "—") and words <= _BEFORE_COMMA):
        return 1.0 + 0.5 * (others <= _SOME)
    return 0.0 if others > _FEW else 1.0 if others > 1 else 1.5


def _is_beside_deed(after: str) -> bool:
    """Whether what follows a move is done beside it: "from 21 to 17, and I offer a draw"."""
    is_set_apart = is_apart(after) or begins_with(after, "and")
    return is_set_apart and bool(beside_in((after,)))


def _is_part_alone(before: str, after: str) -> bool:
    """Whether a part of a sentence is nothing but two squares with words between: "dear Ann, from 12 to
    16, if I may"."""
    rest = _without_from(before).rstrip()
    is_begun = rest != before.rstrip() and (not rest or rest.endswith((",", ":")))
    return is_begun and (is_apart(after) or not after.strip(" .!"))


def _is_set_off(after: str) -> bool:
    """Whether a move ends here, by a sign or an "and", and is not what the rest tells something of."""
    is_and = any(begins_with(after, kind) for kind in ("and", "but", "if", "from-me"))
    return is_and or not re.match(r"\s*[^\W\d_]", after) or len(words_of(after)) <= _SOME


def _without(before: str, kind: str) -> str:
    """The words before a mention without an "is", a "from" or a colon at their end."""
    return re.sub(rf"[\s:=]*(?:\b(?:{as_written(kind)}))?[\s:=]*\Z", "", before, flags=re.IGNORECASE)


def _without_from(before: str) -> str:
    """The words before a mention without a "from" at their end, as of a square or of a day."""
    return _without(_without(before, "from-square"), "from-day")


def _is_theirs(mention: Mention, here: Correspondence) -> bool:
    """Whether it is the move that was made last; of an unknown record, one that has a number."""
    return here.is_last(mention.ends) or (here.moves is None and mention.number is not None)


def _joins(text: str, words: int) -> bool:
    """Whether there are no more than so many words between two mentions: an "and", "I reply"."""
    return len(re.findall(r"[^\W\d_]+", text)) <= words and not re.search(r"[.;:!?]", text)
