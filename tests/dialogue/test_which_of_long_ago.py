"""Which move or square a question is about: who asked says it, and before any other command."""

import pytest

from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}

LONG_AGO = [
    ("it", ["risposte", "pezzi", "22-18"]),
    ("it", ["risposte", "mossa numero", "22-18"]),
    ("it", ["perdite", "volume 3", "22-18"]),
    ("en", ["replies", "pieces", "review from the start", "to the game", "22-18"]),
    ("en", ["square", "turn", "22-18"]),
    ("pt", ["respostas", "peças", "22-18"]),
]


@pytest.mark.parametrize(("language", "lines"), LONG_AGO)
def test_behind_another_command_a_move_is_played(language: str, lines: list[str]) -> None:
    talk = Talk(settings_for(language=language))
    for line in lines:
        talk.type(line)
    assert [ply.written for ply in talk.game.plies] == ["22-18"]


@pytest.mark.parametrize("beside", ["repeat", "thanks", "blargh"])
def test_what_is_no_other_command_leaves_it_open(beside: str) -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("replies")
    talk.type(beside)
    assert talk.type("22-18")[0].startswith("After 22-18")


def test_a_question_that_nobody_may_ask_any_more_holds_up_no_move() -> None:
    talk = Talk(settings_for(language="it", white_questions=2, **TWO))
    for line in ("Anna: 22-18", "rivedi dall'inizio", "Anna: risposte", "Anna: prese"):
        talk.type(line)
    talk.type("Anna: perdite con 21-17")
    talk.type("alla partita")
    talk.type("11-15")
    assert [ply.written for ply in talk.game.plies] == ["22-18", "11-15"]


MOVES = {"en": "Anna: replies", "it": "Anna: risposte", "pt": "Anna: respostas"}


@pytest.mark.parametrize("language", MOVES)
def test_who_is_to_move_plays_though_the_other_one_was_asked(language: str) -> None:
    talk = Talk(settings_for(language=language, white_questions=3, **TWO))
    talk.type("Anna: 22-18")
    (asked,) = talk.type(MOVES[language])
    assert asked.endswith(" Anna: 9-13.")
    talk.type("11-15")
    assert [ply.written for ply in talk.game.plies] == ["22-18", "11-15"]
    talk.type(MOVES[language])  # who is to move needs no name
    assert "2" in talk.type("21-17")[-1]  # questions that are left
    assert len(talk.game.plies) == len(("22-18", "11-15"))


def test_who_asked_answers_by_their_name_out_of_their_turn() -> None:
    talk = Talk(settings_for(language="en", **TWO))
    talk.type("Anna: 22-18")
    talk.type("Anna: replies")
    assert talk.type("Anna: 11-15")[0].startswith("After 11-15")
    assert len(talk.game.plies) == len(("22-18",))


def test_what_is_heard_is_of_who_is_to_move_too() -> None:
    talk = Talk(settings_for(language="en", listen="open", **TWO))
    talk.type("Anna: 22-18")
    talk.type("Anna: replies")
    talk.hear("eleven fifteen")
    assert [ply.written for ply in talk.game.plies] == ["22-18", "11-15"]


def test_behind_another_question_the_quiz_goes_on() -> None:
    talk = Talk(settings_for(language="en"))
    (asked,) = talk.type("quiz")
    talk.type("square")
    assert talk.type("turn")[-1] == asked


@pytest.mark.parametrize(("beside", "is_open"), [("how many pieces", False), ("repeat", True)])
def test_what_is_asked_aloud_meanwhile_ends_it_too(beside: str, is_open: bool) -> None:
    talk = Talk(settings_for(language="en", listen="push"))
    talk.type("replies")
    talk.hear(beside)
    talk.type("22-18")
    assert bool(talk.game.plies) is not is_open


def test_what_the_other_one_asks_meanwhile_leaves_it_open() -> None:
    talk = Talk(settings_for(language="en", **TWO))
    talk.type("Anna: replies")
    talk.type("Bruno: square 9")
    assert talk.type("22-18")[0].startswith("After 22-18")
