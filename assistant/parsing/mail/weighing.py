"""How much speaks for it that a move which a message names is the one that is made."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from assistant.parsing.mail.mentions import Mention, mentions_in
from assistant.parsing.words.tokens import LONGEST_LINE, read_line
from assistant.parsing.words.vocabulary import Vocabulary, longest_phrase, vocabulary
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation

LANGUAGES = ("it", "en", "pt")


class Correspondence(NamedTuple):
    """What is known of the game that a message is to be about; the side to move has written it."""

    position: Position
    regulation: Regulation
    code: str = ""
    """By which its people call it: DV-107."""
    moves: tuple[str, ...] | None = None
    """All that were made; None where that is not known."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A mention with what is thought of it."""

    mention: Mention
    line: int
    moves: tuple[Move, ...]
    score: float
    is_condition: bool
    is_corrected_away: bool = False


def seen_in(
    place: int,
    line: str,
    lines: Sequence[str],
    words: Sequence[Vocabulary],
    legal: Sequence[Move],
    here: Correspondence,
) -> list[Seen]:
    """The mentions of a line, by its place among the lines that were written now, each with its
    weight."""
    found: list[Seen] = []
    mentions = mentions_in(line, words)
    for at, mention in enumerate(mentions):
        start = mentions[at - 1].end if at else 0
        end = mentions[at + 1].start if at + 1 < len(mentions) else len(line)
        before, after = line[start : mention.start], line[mention.end : end]
        moves = legal_of(mention, legal)
        sentence = _SENTENCE.split(before)[-1]
        whole = _SENTENCE.split(line[: mention.start])[-1]
        score = _weight(mention, sentence, whole, after, line, place, lines, here, moves)
        is_inside = "(" in line[: mention.start].rpartition(")")[2] and at > 0
        is_condition = is_inside or has(" ".join(sentence.split()[-_NEAR:]), "if")
        found.append(Seen(mention, place, moves, score, is_condition))
    return found


_SENTENCE = re.compile(r"(?<!\d)[.!?;](?:\s+|$)")
"""Where a sentence ends; a point behind a number is that of a move's."""


def legal_of(mention: Mention, legal: Sequence[Move]) -> tuple[Move, ...]:
    """The legal moves that have these squares: both ends, and what is named between."""
    squares = mention.squares
    return tuple(
        move
        for move in legal
        if (move.start, move.end) == (squares[0], squares[-1])
        and (len(squares) == 2 or set(squares[1:-1]) <= {*move.path, *move.captured})
    )


def _weight(
    mention: Mention,
    sentence: str,
    whole: str,
    after: str,
    line: str,
    place: int,
    lines: Sequence[str],
    here: Correspondence,
    moves: Sequence[Move],
) -> float:
    """How much speaks for it that the move is made here."""
    weight = 1.0 if mention.is_signed else 0.5
    rest = (line[: mention.start] + " " + line[mention.end :]).strip()
    if len(re.findall(r"[^\W\d_]{2,}", rest)) <= _FEW_WORDS:
        weight += 1.5
    if not line[: mention.start].strip(" .:-–*>") or mention.number is not None:
        weight += 1.0
    if mention.number is not None and here.moves is not None:
        expected = len(here.moves) // 2 + 1
        weight += 2.0 if mention.number == expected else -1.5
    if has(sentence, "play"):
        weight += 1.5
    elif has(whole, "play"):
        weight += 0.7
    return (
        weight + _against(mention, sentence, after, here, moves) + _as_time(mention, line, rest, after)
    )


def _against(
    mention: Mention, sentence: str, after: str, here: Correspondence, moves: Sequence[Move]
) -> float:
    """What speaks against it where it is the other one's, or was thought of and let be."""
    weight = 0.0
    if not moves and (has(sentence, "theirs") or _is_made(mention, here)):
        weight -= 4.0
    elif has(sentence, "theirs") and not has(sentence, "play"):
        weight -= 1.5
    if has(sentence, "reject") or re.match(r"\s*\?\?", after):
        weight += REJECTED
    return weight


REJECTED = -3.0
"""What is said against a move that was thought of and let be."""


def _as_time(mention: Mention, line: str, rest: str, after: str) -> float:
    """What speaks against it where it may be an hour, a day or a price, or of another year."""
    weight = 0.0
    sentence = line[: mention.start]
    if has(" ".join(after.split()[:4]), "date") or has(" ".join(sentence.split()[-3:]), "date"):
        weight -= 2.0
    if re.search(r"\b(?:19|20)\d\d\b", line):
        weight -= 2.0
    said = line[mention.start : mention.end]
    is_time = bool(re.fullmatch(r"(?:[01]?\d|2[0-4]):[0-5]\d", said))
    is_clock = is_time and mention.number is None and len(rest) > _SHORT_LINE
    return weight - 2.0 if is_clock else weight


_FEW_WORDS = 3
_NEAR = 3
_SHORT_LINE = 12


def _is_made(mention: Mention, here: Correspondence) -> bool:
    """Whether it is a move that was made: its piece stands where it ends, or the record has it."""
    ends = mention.squares[0], mention.squares[-1]
    for move in (here.moves or ())[-6:]:
        squares = [int(n) for n in re.findall(r"\d+", move)]
        if (squares[0], squares[-1]) == ends:
            return True
    if here.moves is not None or ends[1] > here.position.variant.geometry.squares:
        return False
    there = here.position.piece_at(ends[1])
    return there is not None and there.side is not here.position.side_to_move


def has(text: str, kind: str) -> bool:
    """Whether any of the phrases of a kind stands in a text."""
    if kind == "reject" and "??" in text:
        return True
    said = [token.word for token in read_line(text[-LONGEST_LINE:]).words]
    tables = [vocabulary(each).mail[kind] for each in LANGUAGES]  # two may write in a third one's
    return any(longest_phrase(said[at:], each) for at in range(len(said)) for each in tables)
