"""Pieces that are off a board beside one that a hand may put down as a move: nobody is charged unasked.

Behind a capture it may have been the hand of who has captured, or that of who is to move.
"""

import pytest

from assistant.rules.side import Side
from tests.dialogue.touching.test_whose_hand import BLOCKED, asked, captured


@pytest.mark.parametrize("how", ["overdue", "confirmed"])
@pytest.mark.parametrize("off", ["-5 -9", "-9 -5", "-9 -13 -5"])
def test_beside_a_piece_that_may_be_moved_nobody_is_charged_unasked(off: str, how: str) -> None:
    talk = captured(BLOCKED)
    for done in off.split():
        assert talk.on_board(done) == []
    assert talk.on_board(f"read {how}")[0].startswith("Empty, 5: who took the piece off")
    assert asked(talk) is None
    assert "8.1.12" in talk.type("White")[0]
    assert asked(talk) is Side.BLACK
    assert "put the piece" in " ".join(talk.type("Bruno: keep it"))
    assert talk.game.position.piece_at(9), "it waits to be put down"
    talk.on_board("+18b")
    if "-13" not in off:
        talk.on_board("-13")
    assert talk.played[-1] == "9x18"


@pytest.mark.parametrize("off", ["-13", "-13 -5", "-13 -27"])
def test_what_may_be_captured_before_the_piece_moves_is_laid_to_nobody_unasked(off: str) -> None:
    talk = captured(BLOCKED)
    for done in off.split():
        talk.on_board(done)
    assert "who took" in talk.on_board("read overdue")[0]


def test_who_had_them_in_the_hand_is_charged_with_nothing() -> None:
    talk = captured(BLOCKED)
    for done in ("-9", "-5", "read overdue"):
        talk.on_board(done)
    assert talk.type("Bruno") == ["Empty, 5 and 9: put the pieces back."]
    talk.on_board("+5b")
    for done in ("+18b", "-13"):
        talk.on_board(done)
    assert talk.played[-1] == "9x18"


def test_what_is_corrected_leaves_the_piece_in_the_hand() -> None:
    talk = captured(BLOCKED)
    for done in ("-5", "-9", "read overdue"):
        talk.on_board(done)
    talk.type("Anna")
    assert talk.type("Bruno: correct") == ["Put a black man on 5."]
    for done in ("+5b", "+18b", "-13"):
        talk.on_board(done)
    assert talk.played[-1] == "9x18"


@pytest.mark.parametrize(("answer", "article"), [("White", "8.1.13"), ("Black", "8.1.7")])
def test_whose_hand_it_was_is_asked_without_what_may_be_moved(answer: str, article: str) -> None:
    talk = captured(BLOCKED)
    for done in ("-9", "-27"):
        talk.on_board(done)
    assert talk.on_board("read overdue")[0].startswith("Empty, 27: who took the piece off")
    (told, _) = talk.type(answer)
    assert article in told
    assert "9" not in told.replace(article, "")


def test_a_piece_that_is_lifted_meanwhile_leaves_the_question_open() -> None:
    talk = captured(BLOCKED)
    for done in ("read overdue", "-27", "read overdue", "-9"):
        talk.on_board(done)
    assert "8.1.13" in talk.type("White")[0]


def test_what_went_beside_a_piece_in_the_hand_is_asked_about_behind_its_move() -> None:
    talk = captured(BLOCKED)
    for done in ("-9", "-27", "+18b", "-13"):
        talk.on_board(done)
    assert talk.on_board("read overdue")[0].startswith("Empty, 27: who took the piece off")
