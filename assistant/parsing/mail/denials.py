"""What speaks against it that a move which a message names is the one that is made."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from assistant.parsing.mail.correspondence import Correspondence
from assistant.parsing.mail.mentions import Mention
from assistant.parsing.mail.numbering import number_in
from assistant.parsing.mail.phrases import (
    CITED,
    as_written,
    begins_with,
    ends_with,
    has,
    has_at_end,
    has_undenied,
    is_wholly,
    kinds_in,
    place_of,
    words_of,
)
from assistant.rules.move import Move

NEAR, BESIDE, FAR = 3, 4, 6
"""Words before a move among which one says something of it: the nearer, the surer it must be."""

_THEIRS = -4.0
_REJECTED = -4.0
OF_OTHERS = -5.0
_OPEN = -2.5
_CITED = -2.0
_TIME = -2.0
_PERHAPS_THEIRS = -1.5
_INSTEAD = 2.0
"""Weights, of which 1.5 is enough for a move (message.py)."""

_CLOCK = re.compile(r"(?:[01]?\d|2[0-4]):[0-5]\d")
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_WHOLE = 15
_MINE = 5
"""Words behind a move among which stands that it is the sender's: "12-16 is my move"."""
_UNASKED = re.compile(r"[\w\s.!,]*\Z")
_PHONE = re.compile(r"\d{3}[ .-]\d{3}|\+\d{2}")
_UNIT = re.compile(r"\s?[%€$£°]")
_SHORT = 12
"""Letters beside a move with a colon that leave it no hour: "9:13" alone."""


class Around(NamedTuple):
    """What stands around a mention."""

    sentence: str
    """The whole sentence."""
    before: str
    """What is before it, from the last mention on."""
    after: str
    """What is behind it, up to the next one."""


def against(mention: Mention, around: Around, here: Correspondence, moves: Sequence[Move]) -> float:
    """The weight of what speaks against a mention, and of a "but" that speaks for it all the same."""
    nearest = re.split(r"[:;]", around.before)[-1]
    rejected = _is_rejected(around, nearest)
    weight = _of_the_other(mention, around, here, moves, nearest) + as_time(mention, around)
    weight += _REJECTED if rejected else 0.0
    weight += _OPEN if _is_only_spoken_of(around, nearest) else 0.0
    weight += _REJECTED if _is_asked(mention, around) else 0.0
    if has_at_end(around.before, "but", 2) and not rejected:
        weight += _INSTEAD
    weight += OF_OTHERS if has_at_end(nearest, "others", BESIDE) else 0.0
    return weight + (_CITED if _is_cited(mention, around.sentence) else 0.0)


def _of_the_other(
    mention: Mention, around: Around, here: Correspondence, moves: Sequence[Move], nearest: str
) -> float:
    """Whether it is a move of the other side, which was made."""
    is_theirs = has_at_end(nearest, "theirs", BESIDE)
    plays = has(around.before, "play")
    if moves:
        return _PERHAPS_THEIRS if is_theirs and not plays else 0.0
    is_mine = 0 < number_in(around.before) == here.number or has_at_end(nearest, "play", 1)
    if here.moves is None:
        is_mine = plays or mention.number is not None
    return _THEIRS if is_theirs or (not is_mine and here.is_made(mention.ends)) else 0.0


def _is_rejected(around: Around, nearest: str) -> bool:
    """Whether it was thought of and let be."""
    clause = re.split(r"[:;,]|\.{2,}|…", around.before)[-1]
    is_denied = has_at_end(clause, "deny", NEAR) and not has_at_end(clause, "only", NEAR)
    behind = " ".join(around.after.split()[:FAR])
    is_headed = not nearest.strip() and has_at_end(around.before, "reject", 2)  # "discarded: 11-15"
    is_let_be = is_headed or has_at_end(_of_its_verb(nearest), "reject", FAR)
    is_let_be = is_let_be or has_undenied(behind, "reject-behind") or _is_no(around.after)
    is_let_be = is_let_be or has(clause, "told")
    is_not = bool(re.match(r" \w", around.after)) and begins_with(around.after, "is-not")
    return is_denied or is_let_be or is_not or around.after.lstrip().startswith("??")


def _is_no(behind: str) -> bool:
    """Whether what stands behind a mention is a no, and does not ask: "22-18, no?"."""
    return bool(_UNASKED.match(behind)) and is_wholly(behind, "slip-no")


def _of_its_verb(before: str) -> str:
    """What of the words before a mention goes with it: "I thought long, and I play" has two verbs."""
    parts = re.split(rf"(?:,|\s(?:{as_written('and')}))\s+", before, flags=re.IGNORECASE)
    return parts[-1] if begins_with(parts[-1], "play") else before


def _is_only_spoken_of(around: Around, nearest: str) -> bool:
    """Whether it may be made, or something is said of it: "perhaps 22-18", "22-18 is bad"."""
    is_open = has_at_end(nearest, "maybe", NEAR) and not has_at_end(nearest, "correct", NEAR)
    is_subject = re.match(rf"\s*(?:{as_written('is')})\s", around.after, re.IGNORECASE)
    is_mine = bool(is_subject) and has(" ".join(words_of(around.after)[1:_MINE]), "own-move")
    return is_open or (bool(is_subject) and not is_mine)


def _is_asked(mention: Mention, around: Around) -> bool:
    """Whether it is one of several between which the sender has not decided, or is asked about."""
    before = around.sentence[: mention.end]
    is_question = around.sentence.rstrip(" )").endswith("?")
    is_asked = has(before.rpartition(":")[2], "asks") or has_at_end(around.before, "or", 1)
    return (is_question and is_asked) or is_among(around.before)


def is_among(before: str) -> bool:
    """Whether what follows is one of several: "between 22-18 and 21-17"."""
    return has_at_end(before, "among", NEAR)


def is_told_of_others(before: str) -> bool:
    """Whether it is told that somebody with a name, or a third one, played what follows."""
    clause = re.split(r"[:;,.!?(]", before)[-1]
    if not has_at_end(clause, "they-play", NEAR):
        return False
    said = re.findall(r"[\w'’]+", clause)[-_NAMED:]
    if has(clause, "piece"):
        return False
    is_verb_next = place_of(clause, "they-play") == 1 and not begins_with(clause, "play")
    first = 0 if is_verb_next or clause != before else 1  # any word may begin a sentence
    return has(" ".join(said), "others") or any(
        each[:1].isupper() and len(each) > 1 and not any(has(each, kind) for kind in _NO_NAMES)
        for each in said[first:]
    )


_NO_NAMES = (
    "white",
    "black",
    "play",
    "mine",
    "piece",
    "theirs",
    "final",
    "but",
    "square",
    "or",
    "from-square",
)
_NAMED = 8
"""Words before a move among which somebody is named who played it."""


def _is_cited(mention: Mention, sentence: str) -> bool:
    """Whether it stands between quotation marks, and more words with it."""
    for match in CITED.finditer(sentence):
        if match.start() < mention.start and mention.end < match.end():
            if match[0] == sentence.strip() and len(words_of(sentence)) > _WHOLE:
                return False  # a whole message between such marks was dictated, and is nobody else's
            return bool(re.search(r"[^\W\d_]{3,}", match[0]))
    return False


def _is_at_hour(before: str) -> bool:
    """Whether an hour follows, and not what is played: "at", and not "I leave it at"."""
    return has_at_end(before, "hour", 1) and not ends_with(words_of(before), "play")


def _own_part(around: Around) -> str:
    """What behind a mention is of it, up to a "but", or an "and" where it is said to be played: what is
    on Monday in "I play 33-28 and on Monday I am away" is no part of it."""
    joints = as_written("but")
    if not around.before.strip() or has_at_end(around.before, "play", NEAR):
        joints = f"{joints}|{as_written('and')}"
    return re.split(rf"\s(?:{joints})\s", around.after, maxsplit=1, flags=re.IGNORECASE)[0]


def _is_from_day(mention: Mention, around: Around) -> bool:
    """Whether days are told from one to the other, "dal 12 al 16", and no verb says that it is made."""
    if not ends_with(words_of(around.before), "from-day"):
        return False
    return not (mention.is_joined and has_at_end(around.before, "play", NEAR))


def is_apart(after: str) -> bool:
    """Whether a sign follows, or a bracket, behind which something else is said."""
    return bool(re.match(r"\s*[,;–—(]|\s+-\s", after))


def affirms(before: str, after: str) -> bool:
    """Whether a move is only affirmed: "yes, it is indeed 33-28, you can write it down"."""
    is_behind = begins_with(after, "affirm-behind")
    is_before = bool(kinds_in(before, ("affirm", "affirm-is"))) and (has(before, "affirm") or is_behind)
    return is_before and (is_behind or is_apart(after) or not after.strip(" .!"))


def as_time(mention: Mention, around: Around) -> float:
    """What speaks against it where it may be an hour, a day, a result, a price, or of another year."""
    weight = 0.0
    before = around.sentence[: mention.start]
    after = _own_part(around).split()
    is_dated = has(" ".join(after[:NEAR]), "date") or has(" ".join(after[:1]), "date-behind")
    is_dated = is_dated and not around.after.lstrip().startswith((",", ".", ";", "(", ")"))
    is_hour = _is_at_hour(before) or _is_from_day(mention, around)
    if is_dated or has_at_end(before, "date", 2) or is_hour:
        weight += _TIME
    if _YEAR.search(around.sentence) or _UNIT.match(around.after) or _PHONE.search(around.sentence):
        weight += _TIME
    is_clock = mention.number is None and bool(
        _CLOCK.fullmatch(around.sentence, mention.start, mention.end)
    )
    is_clock = is_clock and not has_at_end(around.before, "take", 1)
    rest = len(around.sentence) - (mention.end - mention.start)
    return weight + (_TIME if is_clock and rest > _SHORT else 0.0)
