"""Whether a message holds words beyond what of it is taken or told, its greeting and its close: then it
is said that there is more, since nobody can know all words for leave, an offer or an end."""

import re
from collections.abc import Collection, Sequence
from itertools import takewhile

from assistant.game.check_digits import check_of
from assistant.parsing.mail.conditions import Condition
from assistant.parsing.mail.correspondence import Correspondence
from assistant.parsing.mail.deeds import beside_in
from assistant.parsing.mail.leave import NO_DAYS
from assistant.parsing.mail.meant import MessageMeant
from assistant.parsing.mail.phrases import begins_with, has, has_any
from assistant.parsing.mail.understood import DEED_GRAMMAR, OF_MOVES, PLAIN, clauses_of, unknown_in
from assistant.parsing.mail.weighing import Seen

_AROUND_MOVES = (
    *(*OF_MOVES, *PLAIN, "your-move", "theirs", "correct", "slip", "deeper", "otherwise"),
    *("if", "then", "any", "strike", "the-one", "better"),
)
_OF_DEEDS = (
    *(*DEED_GRAMMAR, "count", "request", "from-now", "claim", "takeback", "move-back", "may", "undo"),
    *("decline", "too-early", "no-way", "go-on", "resend", "repeat", "again", "move-asked", "deny"),
)
_TAKEN_ANYHOW = (
    *(
        "decline",
        "too-early",
        "no-way",
        "go-on",
        "count",
        "claim",
        "takeback",
        "take-back",
        "move-back",
    ),
    *("undo", "resend", "repeat", "again", "lost-mail"),
)
"""Of deeds that are known by one phrase, whatever else their clause says."""
_OF_LEAVE = (*PLAIN, "leave", "leave-noun", "leave-take", "leave-of")
_OF_OWN = ("own-letter", "date", "leave-of", "leave-day", "theirs", *OF_MOVES)
_IN_CLAUSE = 1
"""Words of the clause of a move that need not be known."""
_SIGN = re.compile(r"\(\s*=\s*\)|(?<![\w=])=(?![\w=])|½|(?<![\d/])1/2(?![\d/])")
"""The sign of a draw, which is no word."""
_SUBJECT = re.compile(r"\[[A-Z]{2,4}[-\s]?(?:\d+|[A-Z]{2,4})\]")
_HEADING = 9
"""Words of a line that names the game by who has which side."""
_TAG = re.compile(r"\s*\[[A-Z]\w* \"")
_NUMBER = re.compile(r"(?<![\d-])\d{1,3}[\s.):…-]*\Z")
"""The number of a move, before it."""
_SIGNED = 3
"""Words of a signature, and sentences at the end of a message among which it stands."""
_NAME = re.compile(r"[A-ZÀ-Ý][^\W\d_]*\.?")
_MOVE = "00"
"""A number that is no square, in place of the squares of a move that is taken or told."""


def has_more(
    sentences: Sequence[str],
    written: Sequence[str],
    seen: Sequence[Seen],
    meant: MessageMeant,
    here: Correspondence,
) -> bool:
    """Whether there is more in the sentences of a message than its reading has.

    `written` has them as they are told; those of another game are empty in `sentences`.
    """
    ends = _ends_read(meant)
    named = [each for each in seen if each.mention.ends in ends or here.is_made(each.mention.ends)]
    lines = {each.line for each in named}
    is_in_words = bool(meant.moves) and not any(each.moves == meant.moves for each in seen)
    deeds = {text for _, text in meant.said}
    check = _check_behind(meant, here)
    own = [*takewhile(lambda each: not _TAG.match(each), written)]
    for place, text in enumerate(own):
        sentence = sentences[place]
        is_quoted = _shown(text) in meant.left or (meant.leave == NO_DAYS and _shown(text) in deeds)
        if is_quoted or (not sentence and meant.elsewhere):
            continue
        if is_in_words and place not in lines and has_any(text, ("piece", "from-square", "play")):
            continue  # a move in other words than its squares
        plain = _without_moves(sentence or text, [each for each in named if each.line == place])
        plain = check.sub(_MOVE, plain) if check and _MOVE in plain else plain
        is_deed = _shown(text) in deeds
        is_last = place >= len(own) - _SIGNED
        if not (is_last and _is_signature(text)) and _is_more(plain, is_deed=is_deed):
            return True
    return False


def _check_behind(meant: MessageMeant, here: Correspondence) -> re.Pattern[str] | None:
    """The check of the position behind the move that is made, as it may stand in the message."""
    if meant.kind != "move":
        return None
    return re.compile(rf"(?<![\d-]){check_of(here.position.after(meant.moves[0])):02}(?![\d-])")


def _shown(sentence: str) -> str:
    return " ".join(sentence.split()).rstrip(" .;:")


def _ends_read(meant: MessageMeant) -> Collection[tuple[int, int]]:
    """The ends of all moves that are taken, asked about or told."""
    found = {(move.start, move.end) for move in meant.moves}
    rows = [*meant.left_moves, *([meant.written] if meant.written else [])]
    return found | {(row[0], row[-1]) for row in rows} | {*_ends_in(meant.conditions)}


def _ends_in(conditions: Sequence[Condition]) -> list[tuple[int, int]]:
    found = []
    for each in conditions:
        found += [(move.start, move.end) for move in (each.their, each.mine)]
        found += _ends_in(each.then)
    return found


def _without_moves(sentence: str, named: Sequence[Seen]) -> str:
    """A sentence with a number in place of each move that is read."""
    for each in sorted(named, key=lambda each: -each.mention.start):
        before = _NUMBER.sub("", sentence[: each.mention.start])
        sentence = f"{before} {_MOVE} {sentence[each.mention.end :]}"
    return sentence


def _is_signature(text: str) -> bool:
    """Whether a sentence is a name or two."""
    words = text.strip(" ,-–—").split()
    return 0 < len(words) <= _SIGNED and all(_NAME.fullmatch(each.strip(",")) for each in words)


def _is_more(sentence: str, *, is_deed: bool) -> bool:
    """Whether a sentence has words that nobody has read, but for one in the clause of a move."""
    if _SIGN.search(sentence):
        return True
    if begins_with(sentence, "own-letter") and has(sentence, "versus"):
        return len(sentence.split()) > _HEADING
    kinds = (*_AROUND_MOVES, *_OF_DEEDS, *_OF_LEAVE) if is_deed or beside_in((sentence,)) else ()
    is_own = has(sentence, "own-letter") or bool(_SUBJECT.match(sentence))
    for at, clause in enumerate(clauses_of(sentence)):
        if is_deed and any(has(clause, kind) for kind in _TAKEN_ANYHOW):
            continue
        is_of_move = _MOVE in clause
        known = kinds or (_AROUND_MOVES if _MOVE in sentence else (*PLAIN, "go-on"))
        known = (*known, *_OF_OWN) if is_own else known
        left = unknown_in(clause, known, numbers=is_own, begins=not at)
        if len([each for each in left if each != _MOVE]) > (_IN_CLAUSE if is_of_move else 0):
            return True
    return False
