"""Where questions about the position are counted, or are not for the ears of both, nothing that is
typed tells of it uncounted: no move out of turn, no repetition, no half move, no example.
"""

import pytest

from assistant.rules.side import Side
from assistant.settings.taste import Coach
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

BLIND = {
    "white": Player(name="Anna", is_blind=True),
    "black": Player(name="Bruno", is_blind=True),
    "white_questions": 0,
    "black_questions": 0,
    "is_arbiter": True,
}


def talk_of(*lines: str, **changes: object) -> Talk:
    usual: dict[str, object] = {"coach": Coach.OFF}
    talk = Talk(settings_for(**(usual | BLIND | changes)))  # type: ignore[arg-type]
    for line in lines:
        talk.type(line)
    return talk


def refused(talk: Talk) -> tuple[int, int]:
    tallies = talk.dialogue.talk.table.tallies
    return tallies[Side.WHITE].refused, tallies[Side.BLACK].refused


OUT_OF_TURN = ("25-21", "26-22", "22-18", "18-14", "10-14", "11-15", "prendo", "22", "21")
"""Of White's on Black's turn: free, occupied, what she could play, from nothing, Black's own."""


@pytest.mark.parametrize("line", OUT_OF_TURN)
def test_a_move_out_of_turn_is_told_as_that_alone_and_counted(line: str) -> None:
    talk = talk_of("21-17")
    assert talk.type(f"Anna: {line}") == ["Tocca al Nero, Bruno."]
    assert refused(talk) == (1, 0)
    waits = talk.dialogue.talk.here
    assert (waits.asked, waits.expected, waits.since.last_refusal) == (None, None, None)


def test_without_a_name_it_is_refused_to_who_is_to_move() -> None:
    """A man of the other's, free to go or not, or no piece at all: all the same to hear."""
    for line in ("25-21", "26-22", "18-14"):
        talk = talk_of("21-17")
        article, turn = talk.type(line)[:2]
        assert article == "Questa mossa non è permessa: articolo 3.2."
        assert turn == "Tocca al Nero, Bruno."
        assert refused(talk) == (0, 1)


def test_where_all_may_be_asked_the_irregularity_is_named() -> None:
    free = {"white_questions": None, "black_questions": None, "are_answers_shared": True}
    talk = talk_of("21-17", **free)
    assert any("8.1.1" in line for line in talk.type("Anna: 25-21"))
