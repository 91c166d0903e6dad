"""Where questions about the position are counted, or are not for the ears of both, a refused move is
told by its article alone: what stands there is a question, and is asked and counted as one.
"""

import re

import pytest

from assistant.rules.side import Side
from assistant.settings.taste import Coach
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

FEN = "W:W21,22,26,K30,31:B6,13,18,K10,11"
REFUSED = ("16-12", "6-2", "22-25", "26-31", "30-29", "31-28", "22-18", "22x13", "30x21", "26-23-19")
"""From nothing, of the opponent, backwards, upon a piece, nothing behind, while one must capture."""
ANNA, BRUNO = Player(name="Anna", is_blind=True), Player(name="Bruno")


def talk_of(**changes: object) -> Talk:
    usual: dict[str, object] = {"coach": Coach.OFF, "fen": FEN}
    return Talk(settings_for(**(usual | changes)))  # type: ignore[arg-type]


TWO = {"white": ANNA, "black": BRUNO}
HIDDEN = (
    {"questions": 0},
    {"questions": 5},
    {**TWO, "white_questions": 0, "are_answers_shared": True},
    {**TWO, "white_questions": 3, "black_questions": 0, "are_answers_shared": True},
    {**TWO, "are_answers_shared": False},
    {**TWO, "white_device": "phones", "are_answers_shared": False},
)


@pytest.mark.parametrize("terms", HIDDEN, ids=str)
def test_a_refusal_says_its_article_and_no_square(terms: dict[str, object]) -> None:
    for move in REFUSED:
        refused, *hints = talk_of(**terms).type(move)
        assert re.fullmatch(r"Questa mossa non è permessa: articolo [\d.]+\.", refused), refused
        assert all(
            hint.startswith(("Per sentire che cosa dice l'articolo", "Tocca al")) for hint in hints
        )


def test_nobody_learns_from_it_what_stands_on_a_square() -> None:
    empty, opponents = (talk_of(questions=0).type(move)[0] for move in ("16-12", "6-2"))
    assert empty == opponents


def test_how_many_moves_fit_is_not_told_either() -> None:
    """One square to which nothing goes, or several do; a capture where there is none."""
    answers = {talk_of(questions=0, fen=None).type(line)[0] for line in ("18", "13", "x 18")}
    assert len(answers) == 1
    assert "mossa intera" in answers.pop()


def test_what_is_wrong_with_the_line_alone_is_told() -> None:
    assert "non esiste" in talk_of(questions=0).type("22-40")[0]
    assert "da una casella a un'altra" in talk_of(questions=0).type("22-22")[0]


@pytest.mark.parametrize(
    "terms",
    [{}, {**TWO, "are_answers_shared": True}, {"white": Player(is_blind=True)}],
    ids=["seeing", "agreed", "alone"],
)
def test_where_anything_may_be_asked_it_says_why(terms: dict[str, object]) -> None:
    assert talk_of(**terms).type("16-12")[0].startswith("La casella 16 è vuota")


def test_why_is_a_question_that_is_counted() -> None:
    talk = talk_of(questions=2)
    talk.type("16-12")
    assert talk.type("perché") == [
        "La casella 16 è vuota: si muove un proprio pezzo, articolo 3.2.",
        "Ancora una domanda.",
    ]
    talk.type("casella 22")
    assert talk.type("perché") == ["Articolo 3.2: una mossa così non è permessa."]
    assert talk.dialogue.talk.table.tallies[Side.WHITE].questions == 2


def test_why_is_told_to_who_asks_alone() -> None:
    talk = talk_of(**TWO, white_device="braille", are_answers_shared=False)
    talk.type("16-12")
    assert talk.type("perché")[0].startswith("(white alone) La casella 16 è vuota")


def test_an_irregularity_that_was_announced_is_named_without_the_position() -> None:
    said = talk_of(**TWO, are_answers_shared=False, is_arbiter=True).type("22-25")
    assert any(line.startswith("Questa mossa non è permessa: articolo 4.1") for line in said)
    assert not any("pedina in" in line for line in said)
