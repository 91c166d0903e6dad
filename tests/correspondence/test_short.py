"""Short messages, of which `short.tsv` says what each means: moves in many words, and no moves."""

from collections.abc import Iterator
from typing import NamedTuple

from assistant.parsing.mail.letter import read_letter
from assistant.parsing.mail.message import Correspondence, MessageMeant, read_message
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.position import start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID
from tests.correspondence.reading import HERE, squares

MOVES: dict[str, tuple[str, ...]] = {
    "0": (),
    "1": ("22-18",),
    "3": ("21-17", "10-13", "17x10"),
    "4": ("22-18", "11-14", "18x11", "6x15", "21-17", "10-14", "26-21"),
}
NO_MOVE = "?"


class Short(NamedTuple):
    """A message with its meaning."""

    after: str
    text: str
    meaning: str
    beside: frozenset[str]
    at_odds: frozenset[str]


def short() -> Iterator[Short]:
    for line in (HERE / "short.tsv").read_text("utf-8").splitlines():
        if line.startswith("#"):
            continue
        after, text, told = line.split("\t")
        said, _, odds = told.partition("!")
        meaning, *beside = said.split("+")
        yield Short(
            after,
            text.replace("\\n", "\n"),
            meaning.strip(),
            frozenset(each.strip() for each in beside),
            frozenset({odds} - {""}),
        )


def here_of(after: str) -> Correspondence:
    rules = ITALIAN_FID if MOVES[after] else INTERNATIONAL_FID
    position = start_position(rules.variant)
    for move in MOVES[after]:
        ends = squares(move)
        legal = distinct_moves(legal_moves(position))
        position = position.after(next(each for each in legal if (each.start, each.end) == ends))
    return Correspondence(position, rules, "AB-12", MOVES[after])


def meaning_of(meant: MessageMeant) -> str:
    return " ".join((meant.kind, *(f"{move.start}-{move.end}" for move in meant.moves)))


def is_right(each: Short, meant: MessageMeant) -> bool:
    if (meant.beside, meant.at_odds) != (each.beside, each.at_odds):
        return False
    return meant.kind != "move" if each.meaning == NO_MOVE else meaning_of(meant) == each.meaning


def is_harmless(each: Short, meant: MessageMeant) -> bool:
    """Whether the same is understood by the position alone, or no move is taken for one."""
    if each.meaning == "other-game" or each.at_odds:
        return True  # only its code tells, or the record
    if each.meaning.startswith("move"):
        return meaning_of(meant) == each.meaning or meant.kind == "ambiguous"
    return meant.kind != "move"


def test_a_short_message_means_what_the_table_says() -> None:
    games = {after: here_of(after) for after in MOVES}
    wrong: list[str] = []
    for each in short():
        meant = read_message(read_letter(each.text.encode()), games[each.after], "it")
        if not is_right(each, meant):
            wrong.append(f"{each.text!r}: {meaning_of(meant)} {[*meant.beside]} {[*meant.at_odds]}")
    assert wrong == []


def test_by_the_position_alone_no_short_message_is_understood_wrongly() -> None:
    games = {after: here_of(after) for after in MOVES}
    wrong: list[str] = []
    for each in short():
        here = Correspondence(games[each.after].position, games[each.after].regulation)
        meant = read_message(read_letter(each.text.encode()), here, "it")
        if not is_harmless(each, meant):
            wrong.append(f"{each.text!r}: {meaning_of(meant)}")
    assert wrong == []
