"""What a message says of its game: code, colour, number, check; and what of it is at odds."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from assistant.game.check_digits import check_of
from assistant.parsing.mail.correspondence import Correspondence, ends_of
from assistant.parsing.mail.deeds import beside_in
from assistant.parsing.mail.mentions import mentions_in
from assistant.parsing.mail.numbering import number_in, side_in
from assistant.parsing.mail.phrases import as_written, has, has_at_end, spans_in, words_of
from assistant.parsing.mail.weighing import Seen
from assistant.rules.move import Move
from assistant.rules.side import Side

_CODE = re.compile(r"\b[A-Z]{2,4}[-\s]?\d{1,5}\b")
_FIGURES = re.compile(r"(?=\d)")
_MARKED = re.compile(r"\[([A-Z]{2,4}[-\s]?\d{1,5})\]")


class OfGame(NamedTuple):
    """What of a message is about a game."""

    sentences: list[str]
    """Those that are, and an empty one in place of each other."""
    is_elsewhere: bool = False
    """Whether it is about another game, and not about this one."""
    others: tuple[str, ...] = ()
    """The codes of other games of which it has a part."""
    nameless: frozenset[int] = frozenset()
    """The places of sentences about another game that is named by no code."""


def of_this_game(sentences: Sequence[str], subject: str, code: str) -> OfGame:
    """The sentences that are about this game, where others are named."""
    if not code:
        return OfGame([*sentences])
    ours = plain_code(code)
    codes = set(_codes(" ".join((subject, *sentences)), ours))
    codes |= {plain for each in sentences for *_, plain in told_apart(each, ours)}
    is_told_apart = codes == {OTHER} and any(has(each, "this-game") for each in sentences)
    if is_told_apart and not any(mentions_in(each, ()) for each in _of_others(sentences)):
        codes.add(ours)  # where both have a move, only a code says which of two games is this one
    if ours not in codes:
        likely = set(_codes(" ".join((subject, *sentences)), ours, is_sure=True))
        return OfGame([], True) if likely else OfGame([*sentences])
    if codes == {ours}:
        return OfGame([*sentences])
    named = list(_codes(subject, ours))
    is_ours = ours in named or not named
    kept: list[str] = []
    others: list[str] = []
    nameless: set[int] = set()
    is_nameless = False
    for place, sentence in enumerate(sentences):
        named = [plain for *_, plain in games_in(sentence, ours)]
        if is_nameless and has(sentence, "this-game"):
            named.append(ours)
        if {*named} == {OTHER} and not states(sentence):  # it is only spoken of
            kept.append("")
            continue
        is_ours = ours in named if named else is_ours
        is_nameless = OTHER in named if named else is_nameless
        kept.append(sentence if is_ours else "")
        others += [] if is_ours else _codes(sentence, ours, is_sure=True)
        nameless |= {place} if is_nameless and not is_ours else set()
    codes_told = tuple(_FIGURES.sub("-", each, 1) for each in dict.fromkeys(others))
    return OfGame(kept, others=codes_told, nameless=frozenset(nameless))


def _of_others(sentences: Sequence[str]) -> Iterator[str]:
    return (each for each in sentences if any(told_apart(each, "")))


def states(sentence: str) -> bool:
    """Whether a sentence has a move in it, or what may be a deed."""
    return bool(
        mentions_in(sentence, ())
        or beside_in((sentence,))
        or any(has(sentence, each) for each in _DEEDS)
    )


_DEEDS = ("deed-draw", "deed-resign", "deed-away")
OTHER = "?"
"""In place of a code: the other game, which is called so."""


def games_in(sentence: str, ours: str) -> list[tuple[int, int, str]]:
    """Where a sentence names games, by their codes or as "the other one" and the one "here"."""
    return sorted({*codes_in(sentence, ours), *told_apart(sentence, plain_code(ours))})


def told_apart(sentence: str, ours: str) -> Iterator[tuple[int, int, str]]:
    """Where a sentence names another game than this one without a code, and beside that this one."""
    if not has(sentence, "other-game") or has(sentence, "not-other-game"):
        return
    yield from ((*each, OTHER) for each in spans_in(sentence, "other-game"))
    yield from ((*each, ours) for each in spans_in(sentence, "this-game"))


def without_code(sentence: str, code: str) -> str:
    """A sentence without the code of the game, whose number is that of no square."""
    letters, number = code.rstrip("0123456789").rstrip("- "), re.search(r"(?<!\d)\d+\Z", code)
    if not letters or not number:
        return sentence
    as_many = f"{letters} {letters}"  # words are counted from here to a move
    return re.sub(rf"\b{re.escape(letters)}[-\s]?{number[0]}\b", as_many, sentence)


def are_several(
    sentences: Sequence[str], code: str, places: Sequence[int] | None = None, *, games: bool = True
) -> bool:
    """Whether moves of several games may stand here; without `games` by their codes alone.

    `places`: the sentences with moves, if the message names this game; others must be spoken of there.
    """
    codes = {plain_code(each) for each in _CODE.findall(" ".join(sentences)) if "-" in each}
    is_told = games and any(
        has(each, "two-games") and (places is None or at in places) for at, each in enumerate(sentences)
    )
    return is_told or (not code and len(codes) > 1)


def names_code(sentences: Sequence[str], subject: str, code: str) -> bool:
    """Whether a message has the code of the game in it or in its subject."""
    told = {plain_code(each) for each in _CODE.findall(" ".join((subject, *sentences)))}
    return bool(code) and plain_code(code) in told


def is_answer(subject: str) -> bool:
    """Whether a subject is that of an earlier message, which this one answers."""
    return bool(_reply().match(subject))


@cache
def _reply() -> re.Pattern[str]:
    """What mail programs write before the subject of an earlier message: "Re:", "R[2]:"."""
    return re.compile(rf"\s*(?:{as_written('reply')})\s*(?:\[\d+\])?\s*:", re.IGNORECASE)


def _codes(text: str, ours: str, *, is_sure: bool = False) -> Iterator[str]:
    """The codes of games in a text, without a sign."""
    return (plain for _, _, plain in codes_in(text, ours, is_sure=is_sure))


def codes_in(text: str, ours: str, *, is_sure: bool = False) -> Iterator[tuple[int, int, str]]:
    """Where codes of games stand in a text: those that begin as ours does or stand in brackets.

    Where ours is named, those of its form too: BR-116 may be a road.
    """
    ours = plain_code(ours)
    letters = len(ours.rstrip("0123456789"))
    for each in _CODE.finditer(text):
        plain = plain_code(each[0])
        is_alike = "-" in each[0] and len(plain.rstrip("0123456789")) == letters
        is_marked = _MARKED.match(text, max(0, each.start() - 1)) is not None
        if (is_alike and not is_sure) or plain[:2] == ours[:2] or is_marked:
            yield *each.span(), plain


def plain_code(code: str) -> str:
    """A code without what stands between its letters and its number."""
    return re.sub(r"[-\s]", "", code)


def at_odds(
    made: Seen | None, move: Move | None, sentences: Sequence[str], subject: str, here: Correspondence
) -> frozenset[str]:
    """What a message says that does not agree with the game."""
    found: set[str] = set()
    if here.number:
        found |= _in_subject(subject, here)
        if made is not None and _number_of(made, sentences) not in (0, here.number):
            found.add("number")
        if made is not None and _is_of_other_side(made, sentences, here):
            found.add("colour")
        before = _before(made, sentences) if made is not None else sentences
        if _tells_other_last(before, here):
            found.add("score")
    check = _check_in(sentences)
    if check is not None and move is not None and check != check_of(here.position.after(move)):
        found.add("check")
    return frozenset(found)


def _in_subject(subject: str, here: Correspondence) -> set[str]:
    """What is wrong about colour and number of a subject; an answer may have those of an older one."""
    side = side_in(subject)
    number = number_in(subject)
    if is_answer(subject):
        return {"number"} if number > here.number else set()
    ours = here.position.side_to_move
    is_last = side is ours.opponent and number in (here.number, here.number - (ours is Side.WHITE))
    if is_last and number:  # a program that answers without a word before the subject
        return set()
    found = {"colour"} if side is ours.opponent else set()
    return found | ({"number"} if number and number != here.number else set())


def _number_of(made: Seen, sentences: Sequence[str]) -> int:
    """The number that is given to the move that is made; 0 for none."""
    if made.mention.number is not None:
        return made.mention.number
    before = sentences[made.line][: made.mention.start]
    found = number_in(before)
    if not found and made.line and len(words_of(before)) == 0:
        found = number_in(sentences[made.line - 1])
    return found


def _is_of_other_side(made: Seen, sentences: Sequence[str], here: Correspondence) -> bool:
    """Whether the move has a number of the other side: "White 9: 22-18" where Black is to move."""
    before = sentences[made.line][: made.mention.start]
    is_numbered = number_in(before) > 0 or made.mention.number is not None
    return is_numbered and side_in(before) is here.position.side_to_move.opponent


def _before(made: Seen, sentences: Sequence[str]) -> list[str]:
    """What stands before the move that is made; behind it are moves that may come."""
    return [*sentences[: made.line], sentences[made.line][: made.mention.start]]


def _tells_other_last(sentences: Sequence[str], here: Correspondence) -> bool:
    """Whether somebody writes "yours 11-15" of another move than the last one."""
    made = [ends_of(each) for each in here.moves or ()]
    for sentence in sentences:
        for match in _MOVE.finditer(sentence):
            before = sentence[: match.start()]
            if has(" ".join(sentence[match.end() :].split()[:1]), "piece"):
                continue  # "your 23-28 man": a piece
            if has_at_end(before, "your-move", 2) and not has_at_end(before, "if", 4):
                return bool(made) and ends_of(match[0]) != made[-1]
    return False


_MOVE = re.compile(r"(?<![\d-])\d{1,2}(?:[-x×:]\d{1,2})+(?![\d-])")


def _check_in(sentences: Sequence[str]) -> int | None:
    """The check that a message gives: "check 47"; None where it gives none."""
    for sentence in sentences:
        for match in re.finditer(r"(?<![\d.,:/-])\d{2}(?![\d:/-]|[.,]\d|\.\s*[.…\d])", sentence):
            if has_at_end(sentence[: match.start()], "check", 1):
                return int(match[0])
    return None
