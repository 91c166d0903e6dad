"""How much speaks for it that a move which a message names is the one that is made."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from assistant.parsing.mail.mentions import Mention, mentions_in
from assistant.parsing.mail.numbering import number_in
from assistant.parsing.mail.phrases import has, has_at_end, supposes
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from assistant.rules.side import Side


class Correspondence(NamedTuple):
    """What is known of the game that a message is to be about; the side to move has written it."""

    position: Position
    regulation: Regulation
    code: str = ""
    """By which its people call it: DV-107."""
    moves: tuple[str, ...] | None = None
    """All that were made; None where that is not known."""

    @property
    def number(self) -> int:
        """The number of the move that is to be made; 0 where it is not known."""
        if self.moves is None:
            return 0
        is_black = self.position.side_to_move is Side.BLACK
        return (len(self.moves) + (is_black and len(self.moves) % 2 == 0)) // 2 + 1

    def fits(self, number: int) -> float:
        """What it says for a move that it has this number: nothing where it may well be so."""
        if self.number:
            return 2.0 if number == self.number else -1.5
        count = (self.position.white | self.position.black).bit_count()
        is_first = count == 2 * self.position.variant.men_each
        return -1.5 if number == 1 and not is_first else 0.0


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


class _Around(NamedTuple):
    """What stands around a mention."""

    sentence: str
    """The whole sentence."""
    before: str
    """What is before it, from the last mention on."""
    after: str
    """What is behind it, up to the next one."""


def seen_in(
    place: int, sentence: str, words: Sequence[Vocabulary], legal: Sequence[Move], here: Correspondence
) -> list[Seen]:
    """The mentions of a sentence, by its place among those written now, each with its weight."""
    found: list[Seen] = []
    mentions = mentions_in(sentence, words)
    for at, mention in enumerate(mentions):
        start = mentions[at - 1].end if at else 0
        end = mentions[at + 1].start if at + 1 < len(mentions) else len(sentence)
        around = _Around(sentence, sentence[start : mention.start], sentence[mention.end : end])
        moves = legal_of(mention, legal)
        is_inside = at > 0 and "(" in sentence[: mention.start].rpartition(")")[2]
        is_condition = is_inside or supposes(around.before, _NEAR) or has(around.before, "any")
        is_condition = is_condition or (bool(found) and found[-1].is_supposed)
        weight = _weight(mention, around, here, moves)
        if found and found[-1].is_undecided and _joins(around.before):
            weight += REJECTED
        is_supposed = is_condition and not is_inside
        is_undecided = has_at_end(around.before, "among", _NEAR) or (
            bool(found) and found[-1].is_undecided and _joins(around.before)
        )
        found.append(Seen(mention, place, moves, weight, is_condition, is_supposed, is_undecided))
    return found


def legal_of(mention: Mention, legal: Sequence[Move]) -> tuple[Move, ...]:
    """The legal moves that have these squares: both ends, and what is named between."""
    squares = mention.squares
    found = tuple(
        move
        for move in legal
        if (move.start, move.end) == (squares[0], squares[-1])
        and (len(squares) == 2 or set(squares[1:-1]) <= {*move.path, *move.captured})
    )
    return tuple(move for move in found if move.path == squares) or found


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


def _weight(mention: Mention, around: _Around, here: Correspondence, moves: Sequence[Move]) -> float:
    """How much speaks for it that the move is made here."""
    weight = 1.0 if mention.is_signed else 1.0 if mention.is_joined else 0.5
    before = around.sentence[: mention.start]
    rest = before + " " + around.sentence[mention.end :]
    if len(re.findall(r"[^\W\d_]{2,}", rest)) <= _FEW_WORDS:
        weight += 1.5
    number = mention.number or number_in(around.before)
    if not before.strip(" .:-–*>") or mention.number is not None:
        weight += 1.0
    if number:
        weight += here.fits(number)
    if has(around.before, "play"):
        weight += 1.5
    elif has(before, "play") or has_at_end(before, "piece", _NEAR):
        weight += 0.7
    return weight + _against(mention, around, here, moves) + _as_time(mention, around, rest)


def _against(mention: Mention, around: _Around, here: Correspondence, moves: Sequence[Move]) -> float:
    """What speaks against it where it is the other one's, was thought of and let be, or is cited."""
    weight = 0.0
    nearest = re.split(r"[:;]", around.before)[-1]
    is_denied = has_at_end(re.split(r"[:;,]", around.before)[-1], "deny", _NEAR)
    is_theirs = has_at_end(nearest, "theirs", _BESIDE)
    is_mine = has(around.before, "play") or mention.number is not None
    is_numbered = 0 < number_in(around.before) == here.number
    if not moves and (is_theirs or (not is_numbered and _is_made(mention, here, is_mine=is_mine))):
        weight -= 4.0
    elif is_theirs and not has(around.before, "play"):
        weight -= 1.5
    is_rejected = is_denied or has_at_end(nearest, "reject", _FAR)
    behind = " ".join(around.after.split()[:_FAR])
    if is_rejected or has(behind, "reject-behind") or re.match(r"\s*\?\?", around.after):
        weight += REJECTED
    if _is_undecided(around):
        weight += REJECTED
    if has_at_end(nearest, "others", _BESIDE):
        weight -= 2.0
    return weight + (-2.0 if _is_cited(mention, around.sentence) else 0.0)


def _is_undecided(around: _Around) -> bool:
    """Whether it is one of several of which the sender speaks, or asked about."""
    before = around.sentence[: len(around.sentence) - len(around.after)]
    asked = around.sentence.rstrip(" )").endswith("?") and has(before, "asks")
    return asked or has_at_end(around.before, "among", _NEAR)


REJECTED = -4.0
"""What is said against a move that was thought of and let be."""
_CITED = re.compile(r"\"[^\"]*\"|“[^”]*”|«[^»]*»|„[^“”]*[“”]")


def _is_cited(mention: Mention, sentence: str) -> bool:
    """Whether it stands between quotation marks, and more words with it."""
    for match in _CITED.finditer(sentence):
        if match.start() < mention.start and mention.end < match.end():
            return bool(re.search(r"[^\W\d_]{3,}", match[0]))
    return False


def _as_time(mention: Mention, around: _Around, rest: str) -> float:
    """What speaks against it where it may be an hour, a day or a price, or of another year."""
    weight = 0.0
    after = around.after.split()
    before = around.sentence[: mention.start]
    is_dated = has(" ".join(after[:2]), "date") or has(" ".join(after[:1]), "date-behind")
    if is_dated or has_at_end(before, "date", 2) or has_at_end(before, "hour", 1):
        weight -= 2.0
    if re.search(r"\b(?:19|20)\d\d\b", around.sentence) or re.match(r"\s?[%€$£°]", around.after):
        weight -= 2.0
    said = around.sentence[mention.start : mention.end]
    is_time = bool(re.fullmatch(r"(?:[01]?\d|2[0-4]):[0-5]\d", said))
    is_clock = is_time and mention.number is None and len(rest.strip()) > _SHORT
    return weight - 2.0 if is_clock else weight


_FEW_WORDS = 3
_NEAR = 3
_BESIDE = 4
_FAR = 6
_SHORT = 12
_LATELY = 6


def _is_made(mention: Mention, here: Correspondence, *, is_mine: bool) -> bool:
    """Whether it is a move that was made: the record has it, or its piece stands where it ends."""
    ends = mention.squares[0], mention.squares[-1]
    if here.moves is not None:
        made = [[int(n) for n in re.findall(r"\d+", move)] for move in here.moves[-_LATELY:]]
        return any((squares[0], squares[-1]) == ends for squares in made)
    if is_mine or not 1 <= ends[1] <= here.position.variant.geometry.squares:
        return False
    there = here.position.piece_at(ends[1])
    return there is not None and there.side is not here.position.side_to_move


def _joins(text: str) -> bool:
    """Whether there is no more than an "and" or a comma between two mentions."""
    return len(re.findall(r"[^\W\d_]+", text)) <= 1 and not re.search(r"[.;:!?]", text)
