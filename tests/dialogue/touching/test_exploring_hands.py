"""Hands that read a board by touch, in a conversation: what they do by the way is no move."""

import pytest

from assistant.dialogue.states import State
from assistant.game.deeds import MoveCorrected
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.tactile.reading import Sense
from tests.dialogue.support.board_talk import ON_BOARD, BoardTalk, at_board
from tests.tactile.support.boards import every_sense


def corrected(talk: BoardTalk) -> list[str]:
    return [each.move for each in talk.deeds(MoveCorrected)]


@every_sense
@pytest.mark.parametrize("answer", ["", "10-14"])
def test_a_man_put_back_on_the_square_beside_it_makes_no_other_move(sense: Sense, answer: str) -> None:
    """The 21 is felt and set down on the 22, where the man that moved had stood. As if 21-18 had been
    played instead, but one man that is amiss is simpler than two men that moved."""
    talk = at_board(sense=sense)
    talk.on_board("-22 +18w")
    if answer:
        talk.answer(answer)
    played = talk.played
    talk.on_board("-21 +22w")
    assert talk.played == played
    assert not corrected(talk)


@every_sense
def test_a_ghost_where_a_piece_may_go_makes_no_move_when_that_piece_is_lifted(sense: Sense) -> None:
    talk = at_board(sense=sense)
    talk.on_board("+18o")
    talk.on_board("read overdue")
    talk.on_board("-22")
    assert not talk.played


def test_nor_is_the_last_move_another_one_for_it() -> None:
    talk = at_board()
    talk.on_board("-22 +18w")
    talk.on_board("+19o")
    talk.on_board("-18")
    assert talk.played == ["22-18"]
    assert not corrected(talk)


def test_a_man_that_was_pushed_on_is_not_captured_when_the_one_behind_it_is_lifted() -> None:
    talk = at_board("W:W22,32:B18,5", sense=Sense.OCCUPANCY)
    talk.on_board("-18 +13b")
    talk.on_board("read overdue")
    talk.on_board("-22")
    assert not talk.played


def test_what_was_done_while_the_board_was_away_is_asked_about_where_a_move_would_be_another() -> None:
    talk = at_board()
    talk.on_board("-22 +18w")
    talk.on_board("lost unplugged")
    talk.on_board("found")
    talk.on_board("-18 +19w")
    assert not corrected(talk)
    assert talk.dialogue.state is State.ANSWER


def test_who_adjusts_pieces_makes_no_other_move() -> None:
    """A king is straightened and comes to stand on the next square of its diagonal."""
    talk = at_board("W:WK46,44:B2,3", rules=INTERNATIONAL_FID)
    talk.on_board("-46 +41W")
    talk.answer("2-8")
    talk.type("accomodo")
    talk.on_board("-41 +37W")
    assert talk.played == ["46-41", "2-8"]
    assert not corrected(talk)


def test_a_move_that_was_none_may_be_made_afterwards() -> None:
    talk = at_board()
    talk.on_board("lost unplugged")
    talk.on_board("found")
    talk.on_board("-22 +18w")
    talk.type("no")
    talk.on_board("-18 +22w")
    talk.on_board("-22 +18w")
    assert talk.played == ["22-18"]


@pytest.mark.parametrize("how", ["overdue", "confirmed"])
def test_a_question_is_asked_again_when_a_hand_that_felt_another_piece_has_put_it_back(
    how: str,
) -> None:
    talk = at_board()
    talk.on_board("lost unplugged")
    talk.on_board("found")
    talk.on_board("-22 +18w")
    assert talk.dialogue.state is State.ANSWER
    talk.on_board("-32")
    talk.on_board("+32w")
    talk.on_board(f"read {how}")
    assert talk.played == ["22-18"] or talk.dialogue.state is State.ANSWER


def test_a_piece_that_was_touched_and_put_back_is_still_to_be_moved() -> None:
    """Capo I, 3.7: the square is the same again, the obligation stays."""
    talk = at_board(is_touch_move=True)
    talk.on_board("touched 23")
    talk.on_board("-23")
    talk.on_board("+23w")
    talk.on_board("-22 +18w")
    assert not talk.played


@every_sense
def test_a_piece_held_in_the_hand_for_long_was_not_taken_off(sense: Sense) -> None:
    """With the arbiter on: who feels a piece, or thinks with it in the hand, takes nothing off."""
    for lifted in ("-22", "-10", "-32"):
        talk = at_board(black=ON_BOARD, is_arbiter=True, sense=sense)
        talk.on_board(lifted)
        talk.on_board("read overdue")
        assert talk.dialogue.state is State.MOVE


def test_a_board_that_never_showed_a_king_accuses_nobody_of_moving_an_unmarked_one() -> None:
    """Two men on each other are one man to many sensors."""
    talk = at_board("W:W6,32:B9,20", black=ON_BOARD, is_arbiter=True)
    for hands in ("-6 +2w", "-20 +24b", "-2 +6w"):
        talk.on_board(hands)
    assert talk.played == ["6-2", "20-24", "2-6"]
