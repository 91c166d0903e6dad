"""Messages of correspondence: what each means, and that none is understood wrongly."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.parsing.mail.letter import read_letter
from assistant.parsing.mail.message import Correspondence, MessageMeant, read_message
from assistant.parsing.mail.quoting import written_now
from assistant.rules.fen import parse_fen
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID, regulation
from assistant.rules.variant import VARIANTS
from tests.correspondence.reading import Told, messages, squares


def here_of(told: Told) -> Correspondence:
    variant = VARIANTS[told.position["rules"]]
    rules = regulation(variant, "fid")
    assert rules
    position = parse_fen(told.position["fen"], variant)
    return Correspondence(position, rules, told.position["code"], tuple(told.position["moves"]))


def meant_of(told: Told) -> MessageMeant:
    return read_message(read_letter(told.file.read_bytes()), here_of(told), told.language)


def is_right(told: Told, meant: MessageMeant) -> bool:
    """Whether a message is understood as its name says; of a move also which one it is."""
    if meant.kind != told.kind or told.kind != "move":
        return meant.kind == told.kind
    (move,) = meant.moves
    said = squares(told.moves[0])
    return (move.start, move.end) == (said[0], said[-1])


def _wrong() -> Iterator[str]:
    for told in messages("written"):
        meant = meant_of(told)
        if meant.kind == "move" and not is_right(told, meant):
            yield told.file.name


def test_no_message_is_understood_wrongly() -> None:
    assert [*_wrong()] == []


def test_most_messages_are_understood() -> None:
    told = [*messages("written")]
    missed = [each.file.name for each in told if not is_right(each, meant_of(each))]
    assert len(told) == 156
    assert len(missed) <= 20, missed


@pytest.mark.parametrize(
    ("text", "lines", "quoted"),
    [
        ("22-18\n> 11-15\n>> 21-17", ("22-18",), 2),
        ("22-18\n\nOn Monday Ann wrote:\n> 11-15", ("22-18", ""), 2),
        ("22-18\n-----Messaggio originale-----\nDa: Anna\n11-15", ("22-18",), 3),
        ("Il giorno lun 1 dic Anna ha scritto:\n> 11-15\n22-18", ("22-18",), 2),
        ("22-18\n-- \nAnna\n333 22 18 444", ("22-18",), 0),
    ],
)
def test_what_is_quoted_was_not_written_now(text: str, lines: tuple[str, ...], quoted: int) -> None:
    assert written_now(text) == (lines, quoted)


@given(st.binary(max_size=2000))
def test_any_bytes_are_a_letter(data: bytes) -> None:
    here = Correspondence(start_position(ITALIAN_FID.variant), ITALIAN_FID, "DV-1", ())
    read_message(read_letter(data), here, "it")


@given(
    st.lists(
        st.sampled_from(
            ["22-18", "21-17", "11-15", "se ", "if ", "no ", "gioco ", "\n", "> ", "(", ")", "1. ", "x"]
        ),
        max_size=12,
    )
)
def test_moves_in_any_order_raise_nothing(pieces: list[str]) -> None:
    here = Correspondence(start_position(ITALIAN_FID.variant), ITALIAN_FID)
    meant = read_message(read_letter(" ".join(pieces).encode()), here, "en")
    assert (meant.kind == "move") == (len(meant.moves) == 1)
