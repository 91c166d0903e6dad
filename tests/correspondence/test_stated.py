"""What a letter states as its writer's now, a move or a deed: it is read, or told as not taken.

`stated.tsv` has letters of friends, written before the reading of them was mended: of 174 that state
something (and are no `quiet` ones) 123 lost some of it, or offered a move that was corrected or was of
another game. Of a second draw the reading so mended lost something in 28 of 82, and told 6 of 31 quiet
ones as something; of a third one, mended again, in 13 of 40, and told none of 13. Of letters of a whole
game (`named`, `e`, more of `d`) it lost 33 of 45, and mended, of a second draw of these, 9 of 35, and
told 3 of 15 quiet ones as something; of a third one, mended again, 5 of 14, and told none of 3. Mended
since: all but `MISSED`.
"""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from assistant.parsing.mail.correspondence import Correspondence
from assistant.parsing.mail.letter import read_letter
from assistant.parsing.mail.meant import MessageMeant
from assistant.parsing.mail.message import read_message
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.position import start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID
from tests.correspondence.reading import HERE, squares


class Stated(NamedTuple):
    """A letter with what it states."""

    kind: str
    language: str
    where: str
    text: str
    things: tuple[str, ...]
    never: str


def stated() -> Iterator[Stated]:
    for line in (HERE / "stated.tsv").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            kind, language, where, text, *told = line.split("\t")
            things, _, never = (told or [""])[0].partition("!")
            listed = tuple(each.strip() for each in things.split(";") if each.strip())
            yield Stated(kind, language, where, text.replace("\\n", "\n"), listed, never)


def here_of(where: str) -> Correspondence:
    rules = INTERNATIONAL_FID if where == "I" else ITALIAN_FID
    position = start_position(rules.variant)
    if where != "B":
        return Correspondence(position, rules, "AB-12", ())
    ends = (22, 18)
    legal = distinct_moves(legal_moves(position))
    position = position.after(next(each for each in legal if (each.start, each.end) == ends))
    return Correspondence(position, rules, "AB-12", ("22-18",))


def is_told(thing: str, meant: MessageMeant) -> bool:
    """Whether what a letter states is in its reading or among what is told as not taken."""
    deed, _, word = thing.partition("=")
    if deed == "elsewhere":
        return word in meant.elsewhere
    if deed == "leave" and meant.leave:
        return True
    if deed[0].isdigit():
        read = [(each.start, each.end) for each in meant.moves]
        return squares(deed) in (*read, meant.written, *meant.left_moves)
    return deed in meant.beside or any(word and word in each for each in meant.left)


def read(each: Stated) -> MessageMeant:
    return read_message(read_letter(each.text.encode()), here_of(each.where), each.language)


def offered(meant: MessageMeant) -> list[tuple[int, int]]:
    return [(move.start, move.end) for move in meant.moves]


MISSED = {
    "Levo a nove para treze. Se te servir, empate.",
    "11-15. I've booked a fortnight in Malta from 6 December, so don't expect letters.",
    "11-15. Fino all'Epifania non ho il computer",
}
"""An "if" that only is polite, and days that no word for a day or for being away tells."""
KINDS = ("a", "b", "c", "d", "e", "named", "again")


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_that_is_stated_is_lost(kind: str) -> None:
    letters = [each for each in stated() if each.kind == kind and each.text not in MISSED]
    assert letters
    for each in letters:
        meant = read(each)
        assert [thing for thing in each.things if not is_told(thing, meant)] == [], each.text
        assert not each.never or offered(meant) != [squares(each.never)], each.text


@pytest.mark.parametrize("other", ["ABC-102", "ABCD-7", "XY-12345"])
def test_the_part_of_another_game_has_its_code_as_it_was_written(other: str) -> None:
    own = other.rstrip("0123456789") + "101"
    letter = read_letter(f"In {own} I play 21-17, in {other} I play 23-19".encode())
    assert read_message(letter, here_of("W")._replace(code=own), "en").elsewhere == (other,)


def test_what_is_past_denied_supposed_or_of_others_is_told_as_nothing() -> None:
    for each in stated():
        if each.kind == "quiet":
            meant = read(each)
            assert offered(meant) == [(11, 15)], each.text
            assert (meant.left, meant.left_moves, meant.beside) == ((), (), {*each.things}), each.text
            assert not meant.has_unclear_condition, each.text
            assert meant.leave is None, each.text


def test_what_is_taken_back_supposed_or_of_the_other_game_is_told_and_not_read() -> None:
    for each in stated():
        if each.kind == "untaken":
            meant = read(each)
            assert offered(meant) == [(11, 15)], each.text
            assert (meant.beside, meant.leave, meant.left_moves) == (frozenset(), None, ()), each.text
            assert [thing for thing in each.things if not is_told(thing, meant)] == [], each.text
