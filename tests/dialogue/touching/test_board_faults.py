"""Boards with sensors when things go wrong: cables, open questions, pieces put away, slow hands."""

import pytest

from assistant.dialogue.effects import LeaveOut
from assistant.dialogue.states import State
from assistant.game.deeds import MoveCorrected
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.settings.terms import Player
from tests.dialogue.support.board_talk import (
    ARBITER,
    COMPUTER,
    ON_BOARD,
    BoardTalk,
    at_board,
    two_people,
)
from tests.dialogue.support.named_yes import yes_of
from tests.dialogue.support.talk import settings_for

TWO_KINGS = "W:WK46,44:B2,3"


def away_and_back(talk: BoardTalk) -> None:
    talk.on_board("lost unplugged")
    talk.on_board("found")


# The line is cut while something is asked


def test_a_reading_that_waited_for_an_answer_means_nothing_when_the_line_was_cut_meanwhile() -> None:
    talk = at_board()
    talk.type("abbandona")
    talk.on_board("-22 +18w")
    away_and_back(talk)
    talk.type("no")
    assert not talk.played
    talk.on_board("read")
    talk.type("si")
    assert talk.played == ["22-18"]


@pytest.mark.parametrize("answer", ["si", "no"])
def test_what_a_board_asks_may_be_answered_when_its_line_was_cut_meanwhile(answer: str) -> None:
    talk = at_board()
    away_and_back(talk)
    talk.on_board("-22 +18w")
    assert talk.dialogue.state is State.ANSWER
    away_and_back(talk)
    talk.type(answer)
    talk.on_board("read")
    if talk.dialogue.state is State.ANSWER:
        talk.type(answer)
    assert talk.played == (["22-18"] if answer == "si" else [])


# Moves that nobody has made


@pytest.mark.parametrize("answer", ["", "10-14"])
def test_putting_the_pieces_away_after_resigning_resumes_no_game(answer: str) -> None:
    talk = at_board()
    talk.on_board("-22 +18w")
    if answer:
        talk.answer(answer)
    talk.type("abbandona")
    talk.type("si")
    talk.on_board("-18 +19w")
    assert talk.game.outcome
    assert talk.played == ["22-18", "10-14"][: len(talk.game.plies)]


@pytest.mark.parametrize("settling", [700, 0])
def test_a_move_that_was_answered_is_another_one_only_after_a_yes(settling: int) -> None:
    """Who forgets to make the computer's move and moves the same king again takes nothing back."""
    talk = at_board(TWO_KINGS, rules=INTERNATIONAL_FID, settling=settling)
    talk.on_board("-46 +41W confirmed")
    talk.answer("2-8")
    talk.on_board("-41 +37W")
    assert not talk.deeds(MoveCorrected)
    assert [ply.written for ply in talk.game.plies] == ["46-41", "2-8"]


# Moves that were made


def test_the_computers_move_that_waited_is_played_when_the_board_answers_what_was_asked() -> None:
    talk = at_board()
    talk.on_board("-22 +18w")
    talk.on_board("-18 +22w overdue")
    assert talk.dialogue.state is State.ANSWER
    talk.answer("10-14")
    talk.on_board("-22 +18w")
    assert talk.played == ["22-18", "10-14"]


def test_a_move_confirmed_while_something_is_asked_is_played_when_that_is_answered() -> None:
    talk = at_board(settling=0)
    talk.type("abbandona")
    talk.on_board("-22 +18w")
    talk.on_board("read confirmed")
    talk.on_board("read overdue")
    talk.type("no")
    assert talk.played == ["22-18"]


def test_typing_the_move_that_is_asked_about_is_a_yes() -> None:
    talk = two_people(TWO_KINGS, rules=INTERNATIONAL_FID)
    talk.on_board("-46 +41W")
    talk.on_board("-41 +37W")
    assert talk.dialogue.state is State.ANSWER
    talk.type("46-37")
    assert talk.played == ["46-41", "46-37"]


def test_a_sensor_that_sees_its_piece_again_is_asked_about_no_more() -> None:
    talk = at_board()
    talk.on_board("-22 +18w -32 overdue")
    talk.on_board("read confirmed")
    assert talk.dialogue.state is State.ANSWER
    talk.on_board("+32w")
    assert talk.played == ["22-18"]


# Silence where a word is needed


def test_who_says_no_to_what_the_board_asks_is_told_what_belongs_where() -> None:
    """Also where the announced move was made along with something else."""
    talk = at_board()
    talk.on_board("-22 +18w")
    talk.answer("10-14")
    talk.on_board("-10 +14b -23 +19w")
    said = " ".join(talk.type("no"))
    assert "23" in said


@pytest.mark.parametrize(
    ("before", "answer"),
    [
        (["-22 +14w"], "Sposta la pedina bianca dalla 14 alla 22."),
        (
            ["-10 +14b -11 overdue"],
            "Metti una pedina nera sulla 10; metti una pedina nera sulla 11; "
            "la 14 dovrebbe essere vuota.",
        ),
        (
            ["lost unplugged", "found", "-22 +18w", "> no"],
            "Sposta la pedina bianca dalla 18 alla 22.",
        ),
    ],
    ids=["an illegal move", "several squares wrong", "a question declined"],
)
def test_the_button_is_answered_by_what_to_put_right(before: list[str], answer: str) -> None:
    talk = at_board()
    for line in before:
        if line.startswith(">"):
            talk.act(line)
        else:
            talk.on_board(line)
    assert talk.on_board("read confirmed")[-1] == answer


def test_the_button_is_answered_by_what_is_to_be_put_right_of_an_irregularity() -> None:
    talk = two_people("W:W22,32:B18,5", **ARBITER)
    talk.on_board("-22 +13w")
    talk.on_board("read confirmed")
    talk.type(yes_of(talk, "no"))
    assert talk.on_board("read confirmed") == ["La 18 dovrebbe essere vuota."]


def test_a_no_to_leaving_out_a_sensor_is_answered() -> None:
    talk = at_board()
    talk.on_board("sensor 14")
    assert talk.type("no") == ["Va bene, si continua."]


# Words that are wrong, or too many


def test_a_board_that_answers_and_is_not_recognised_yet_is_not_said_to_be_silent() -> None:
    talk = BoardTalk(settings_for(white=ON_BOARD, black=COMPUTER, boards=1))
    talk.on_board("found")
    assert "non risponde" not in " ".join(talk.type("confronta"))


@pytest.mark.parametrize("button", ["undo", "help"])
def test_a_button_pressed_while_something_is_asked_is_not_named_in_another_language(
    button: str,
) -> None:
    talk = at_board()
    talk.type("abbandona")
    assert button not in " ".join(talk.on_board(f"button {button}"))


def test_that_a_board_is_upset_is_not_told_again_with_every_move_that_is_typed() -> None:
    talk = at_board()
    told = talk.on_board("-22 -23 -24 -9 -10 -11 overdue")
    assert "ripristina" in " ".join(told)
    assert "ripristina" not in " ".join([*talk.type("21-17"), *talk.answer("12-16")])


def test_nor_with_every_piece_that_is_put_back() -> None:
    talk = at_board()
    talk.on_board("-22 -23 -24 -9 -10 -11 overdue")
    assert not talk.on_board("+22w overdue")


def test_a_king_is_told_to_be_crowned_once() -> None:
    """When the man has come there, since it cannot be crowned before."""
    talk = at_board("B:W32,31:B26,1")
    said = [*talk.answer("26-30"), *talk.on_board("-26 +30b"), *talk.on_board("-30 +30B")]
    assert sum("Incorona" in line for line in said) == 1


def test_a_sensor_that_is_to_be_trusted_is_not_asked_about_again() -> None:
    """It flickers on: who has said no would be asked every second or so."""
    talk = at_board()
    talk.on_board("sensor 14")
    talk.type("no")
    talk.on_board("sensor 14")
    assert talk.dialogue.state is State.MOVE


# What the rules say


def test_to_adjust_a_piece_has_to_be_said_before_it_is_touched() -> None:
    """Capo I, 3.9: "prima di farlo"; who says so afterwards has touched it."""
    talk = at_board(is_touch_move=True)
    talk.on_board("touched 23")
    talk.on_board("-23")
    talk.on_board("+23w")
    talk.type("accomodo")
    talk.on_board("read")
    talk.on_board("-22 +18w")
    assert not talk.played


def test_who_takes_captured_pieces_off_slowly_is_told_which_are_left_and_accused_of_nothing() -> None:
    """A hand needs more than three seconds to find the second piece."""
    talk = two_people("W:W22,32:B18,10,5", **ARBITER)
    talk.on_board("-22 +6w -18")
    said = " ".join(talk.on_board("read overdue"))
    assert "10" in said
    assert talk.dialogue.state is State.MOVE
    talk.on_board("-10")
    assert talk.played == ["22x6"]


@pytest.mark.parametrize(("rules", "is_kept"), [(ITALIAN_FID, True), (INTERNATIONAL_FID, False)])
def test_who_touches_an_own_piece_that_can_move_keeps_an_irregularity_in_the_italian_game(
    rules: Regulation, is_kept: bool
) -> None:
    """Capo I, 8.3; in the international game a move is needed (Capo II, 5.9)."""
    fen = "W:W22,32:B18,5" if rules is ITALIAN_FID else "W:W32,50:B28,18,5"
    hands = "-22 +13w" if rules is ITALIAN_FID else "-32 +12w -18"
    talk = two_people(fen, rules=rules, **ARBITER)
    talk.on_board(hands)
    talk.on_board("read confirmed")
    assert talk.dialogue.state is State.ANSWER
    talk.on_board("touched 5")
    assert bool(talk.played) == is_kept


def test_on_two_boards_too_a_sensor_is_left_out_after_a_yes_of_both() -> None:
    talk = BoardTalk(settings_for(white=ON_BOARD, black=ON_BOARD, boards=2))
    talk.begin()
    talk.act("=1 sensor 14")
    talk.type("si")
    assert not [each for each in talk.done if isinstance(each, LeaveOut)]
    talk.type("si")
    assert [each for each in talk.done if isinstance(each, LeaveOut)] == [LeaveOut(0, (14,))]


def test_a_move_put_back_by_hand_is_taken_back_if_the_opponent_agrees() -> None:
    """As by word: who takes a move back is not the one to be asked (Capo I, 8.1.4 and 8.2)."""
    anna, bruno = Player(name="Anna", is_on_board=True), Player(name="Bruno", is_on_board=True)
    talk = at_board(white=anna, black=bruno)
    talk.on_board("-22 +18w")
    said = " ".join(talk.on_board("-18 +22w overdue"))
    assert talk.dialogue.state is State.ANSWER
    assert "Bruno" in said
