"""Short messages, of which `short.tsv` says what each means: moves in many words, and no moves."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from assistant.parsing.mail.letter import read_letter
from assistant.parsing.mail.message import Correspondence, MessageMeant, read_message
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from tests.correspondence.reading import HERE, squares

MOVES = {
    "1": ("22-18",),
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
    position = start_position(ITALIAN_FID.variant)
    for move in MOVES[after]:
        ends = squares(move)
        legal = distinct_moves(legal_moves(position))
        position = position.after(next(each for each in legal if (each.start, each.end) == ends))
    return Correspondence(position, ITALIAN_FID, "AB-12", MOVES[after])


def meaning_of(meant: MessageMeant) -> str:
    return " ".join((meant.kind, *(f"{move.start}-{move.end}" for move in meant.moves)))


@pytest.mark.parametrize("is_known", [True, False])
def test_a_short_message_means_what_the_table_says(is_known: bool) -> None:
    """With the record and the code of the game, and by its position alone."""
    wrong: list[str] = []
    games = {after: here_of(after) for after in MOVES}
    for each in short():
        here = games[each.after]
        if not is_known:
            here = Correspondence(here.position, here.regulation)
        meant = read_message(read_letter(each.text.encode()), here, "it")
        is_right = meaning_of(meant) == each.meaning
        if each.meaning == NO_MOVE:
            is_right = meant.kind != "move"
        if is_known:
            is_right = is_right and (meant.beside, meant.at_odds) == (each.beside, each.at_odds)
        elif each.meaning == "other-game":
            continue  # only its code tells
        else:  # what only the record tells is asked about, and never guessed
            is_right = is_right or meant.kind == "ambiguous"
        if not is_right:
            wrong.append(f"{each.text!r}: {meaning_of(meant)} {[*meant.beside]} {[*meant.at_odds]}")
    assert wrong == []
