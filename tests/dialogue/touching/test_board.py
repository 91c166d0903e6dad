"""Moves made by hand on a board with sensors, and what the conversation makes of them."""

import pytest

from assistant.dialogue.effects import MarkSquares
from assistant.dialogue.events import BoardFaulted, BoardRead
from assistant.dialogue.states import State
from assistant.game.deeds import MoveCorrected, MovePlayed, OfferAnswered
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.rules.side import Side
from assistant.tactile.reading import Sense
from tests.dialogue.support.board_talk import ON_BOARD, BoardTalk, at_board, two_people
from tests.dialogue.support.talk import settings_for


def test_a_move_made_by_hand_is_played() -> None:
    talk = at_board()
    talk.on_board("-22 +18w")
    assert [(each.move, each.source) for each in talk.deeds(MovePlayed)] == [("22-18", "board")]
    assert talk.dialogue.state is State.SEARCH


def test_lifting_a_piece_and_feeling_others_is_no_move() -> None:
    talk = at_board()
    for hands in ("-22", "+22w", "-21 -23", "+21w +23w overdue", "-10", "-10 overdue", "+10b"):
        if hands != "-10 overdue":
            talk.on_board(hands)
    assert not talk.played


def test_the_computers_move_is_lit_until_the_hand_has_made_it() -> None:
    talk = at_board()
    talk.on_board("-22 +18w")
    talk.answer("10-14")
    assert talk.lit == (10, 14)
    talk.on_board("-10")
    assert talk.lit == (10, 14)
    talk.on_board("+14b")
    assert talk.lit == ()
    assert talk.dialogue.state is State.MOVE


def test_captured_pieces_of_the_computers_move_are_told_to_be_taken_off() -> None:
    talk = at_board("W:W22,32:B12,5")
    talk.on_board("-22 +19w")
    talk.answer("5-9")
    talk.on_board("-5 +9b")
    talk.on_board("-19 +15w")
    said = " ".join(talk.answer("12x19"))
    assert talk.lit == (12, 19, 15)
    assert "togli" in said.lower()
    talk.on_board("-12 +19b")
    assert talk.lit == (12, 19, 15)
    talk.on_board("-15")
    assert talk.lit == ()


def test_a_typed_move_is_to_be_made_on_the_board() -> None:
    talk = at_board()
    talk.type("22-18")
    assert talk.played == ["22-18"]
    assert talk.lit == (22, 18)


def test_an_illegal_move_is_refused_with_its_article_and_the_way_back() -> None:
    talk = at_board()
    said = " ".join(talk.on_board("-22 +14w"))
    assert not talk.played
    assert "articolo" in said.lower()
    assert "22" in said
    assert talk.lit == (22, 14)
    talk.on_board("-14 +22w")
    assert talk.lit == ()


def test_what_stands_where_it_should_not_is_told_when_it_has_stood_for_long() -> None:
    talk = at_board()
    assert not talk.on_board("+18o")
    said = " ".join(talk.on_board("read overdue"))
    assert "18" in said
    assert talk.lit == (18,)
    assert not talk.on_board("read overdue")


def test_a_take_back_by_word_guides_the_hand_back_step_by_step() -> None:
    talk = at_board()
    talk.on_board("-22 +18w")
    talk.answer("10-14")
    talk.on_board("-10 +14b")
    talk.type("riprendi")
    told = " ".join(talk.type("si"))
    assert not talk.game.plies
    assert "18" in told or "14" in told
    before = len(talk.played)
    talk.on_board("-18 +22w")
    said = " ".join(talk.on_board("-14 +10b"))
    assert said
    assert len(talk.played) == before
    assert talk.lit == ()


def test_a_take_back_by_pieces_is_asked_about() -> None:
    talk = at_board()
    talk.on_board("-22 +18w")
    talk.answer("10-14")
    talk.on_board("-10 +14b")
    talk.on_board("-14 +10b")
    assert talk.dialogue.state is not State.ANSWER
    talk.on_board("-18 +22w")
    said = talk.on_board("read overdue")
    assert talk.dialogue.state is State.ANSWER, said
    talk.type("si")
    assert not talk.game.plies


def test_a_piece_slid_on_is_the_move_instead() -> None:
    """A king that was let rest on its way, longer than a reading needs."""
    talk = at_board("W:WK46,44:B2,3", rules=INTERNATIONAL_FID)
    talk.on_board("-46 +41W")
    assert talk.played == ["46-41"]
    talk.on_board("-41 +37W")
    assert talk.played == ["46-41", "46-37"]
    assert [each.move for each in talk.deeds(MoveCorrected)] == ["46-41"]


def test_between_people_a_move_that_was_made_is_not_another_one_without_a_yes() -> None:
    talk = two_people("W:WK46,44:B2,3", rules=INTERNATIONAL_FID)
    talk.on_board("-46 +41W")
    talk.on_board("-41 +37W")
    assert talk.played == ["46-41"]
    assert talk.dialogue.state is State.ANSWER


def test_captures_are_played_when_the_last_piece_is_off() -> None:
    talk = at_board("W:W22,32:B18,5")
    talk.on_board("-22 +13w")
    assert not talk.played
    said = " ".join(talk.on_board("read overdue"))
    assert "18" in said
    talk.on_board("-18")
    assert talk.played == ["22x13"]


def test_the_order_of_taking_off_is_told_who_asks() -> None:
    talk = at_board("W:W22,32:B18,10,5")
    for hands in ("-22", "+6w", "-10", "-18"):
        talk.on_board(hands)
    assert talk.played == ["22x6"]
    talk.answer("5-9")
    said = talk.type("ordine di presa")
    assert len(said) == 1


def test_a_question_of_the_board_is_over_when_something_else_stands_there() -> None:
    talk = two_people("W:WK46,44:B2,3", rules=INTERNATIONAL_FID)
    talk.on_board("-46 +41W")
    talk.on_board("-41 +37W")
    assert talk.dialogue.state is State.ANSWER
    talk.on_board("-37 +41W")
    assert talk.dialogue.state is State.MOVE
    assert talk.played == ["46-41"]


def test_the_button_is_a_yes_to_what_the_board_asks() -> None:
    talk = two_people("W:WK46,44:B2,3", rules=INTERNATIONAL_FID)
    talk.on_board("-46 +41W")
    talk.on_board("-41 +37W")
    talk.on_board("read confirmed")
    assert talk.played == ["46-41", "46-37"]


def test_what_is_done_while_something_is_asked_waits() -> None:
    talk = at_board()
    talk.type("abbandona")
    talk.on_board("-22 +18w")
    assert not talk.played
    talk.type("no")
    assert talk.played == ["22-18"]


def test_a_board_that_was_away_asks_before_it_plays() -> None:
    talk = at_board()
    talk.on_board("lost unplugged")
    talk.on_board("found")
    assert not talk.played
    talk.on_board("-22 +18w")
    assert not talk.played
    assert talk.dialogue.state is State.ANSWER
    talk.type("si")
    assert talk.played == ["22-18"]


def test_two_plies_made_at_once_are_asked_about() -> None:
    talk = at_board()
    talk.on_board("-22 +18w")
    talk.answer("10-14")
    talk.on_board("-10 +14b -23 +19w")
    assert talk.played == ["22-18", "10-14"]
    assert talk.dialogue.state is State.ANSWER
    talk.type("si")
    assert talk.played[-1] == "23-19"


def test_two_boards_are_each_guided() -> None:
    talk = BoardTalk(settings_for(white=ON_BOARD, black=ON_BOARD, boards=2))
    talk.begin()
    talk.act("=1 -22 +18w")
    assert talk.played == ["22-18"]
    talk.at = 1
    assert talk.lit == (22, 18)
    talk.act("=2 -10 +14b")
    assert talk.played == ["22-18"]  # first the announced move
    talk.act("=2 -14 +10b")
    talk.act("=2 -22 +18w")
    assert talk.lit == ()
    talk.act("=2 -10 +14b")
    assert talk.played == ["22-18", "10-14"]
    talk.at = 0
    assert talk.lit == (10, 14)


def test_on_the_board_of_one_side_the_other_makes_no_move() -> None:
    talk = BoardTalk(settings_for(white=ON_BOARD, black=ON_BOARD, boards=2))
    talk.begin()
    talk.act("=2 -22 +18w")
    assert not talk.played


@pytest.mark.parametrize("hands", ["-22 +18o", "+18o"])
def test_a_board_that_sees_only_that_something_stands_there(hands: str) -> None:
    talk = at_board(sense=Sense.OCCUPANCY)
    talk.on_board(hands)
    assert talk.played == (["22-18"] if hands.startswith("-") else [])


def test_nothing_counts_of_a_board_that_is_not_there() -> None:
    talk = at_board()
    assert not talk.send(BoardRead(7, talk.reading, "settled"))


def test_marks_are_heard_only_where_that_is_wanted() -> None:
    for wanted in (False, True):
        talk = at_board(is_guided_by_sound=wanted)
        talk.type("22-18")
        marks = [each for each in talk.done if isinstance(each, MarkSquares)]
        assert [each.is_heard for each in marks] == [wanted]


def test_who_wants_it_so_moves_by_the_button_alone() -> None:
    talk = at_board(settling=0)
    talk.on_board("-22 +18w")
    talk.on_board("read overdue")
    assert not talk.played
    talk.on_board("read confirmed")
    assert talk.played == ["22-18"]
    talk.answer("10-14")
    talk.on_board("-10 +14b")
    assert talk.lit == ()


def test_the_order_of_a_capture_is_forgotten_with_its_game() -> None:
    talk = at_board("W:W22,32:B18,10,5")
    talk.on_board("-22 +6w -10 -18")
    assert talk.played == ["22x6"]
    talk.type("nuova")
    talk.type("si")
    assert "nessuna" in " ".join(talk.type("ordine di presa"))


def test_who_has_lifted_the_piece_of_the_announced_move_is_told_that_move() -> None:
    talk = at_board()
    talk.on_board("-22 +18w")
    talk.answer("10-14")
    assert not talk.on_board("read overdue")  # it was announced a moment ago
    said = " ".join(talk.on_board("-10 overdue"))
    assert "10-14" in said


def test_a_fault_of_the_board_itself_is_told() -> None:
    talk = at_board()
    assert "5%" in " ".join(talk.send(BoardFaulted(0, "battery", "5%")))


def test_the_order_that_is_told_is_that_of_the_last_capture_on_whichever_board() -> None:
    fen = "W:W22,23,32:B18,10,20,1"
    talk = BoardTalk(settings_for(white=ON_BOARD, black=ON_BOARD, boards=2, fen=fen))
    talk.begin()
    for hands in ("-22", "+6w", "-10", "-18"):
        talk.on_board(hands)
    [told] = talk.type("ordine di presa")
    assert told.startswith("Ordine inverso")
    talk.at = 1
    for hands in ("-22 -18 -10 +6w", "-20", "+27b", "-23"):
        talk.on_board(hands)
    assert talk.played == ["22x6", "20x27"]
    [told] = talk.type("ordine di presa")
    assert told.startswith("Ordine diretto"), told


@pytest.mark.parametrize("sense", Sense)
def test_a_new_king_is_to_be_crowned_once_on_each_board(sense: Sense) -> None:
    fen = "W:W6,32:B20,24"
    talk = BoardTalk(settings_for(white=ON_BOARD, black=ON_BOARD, boards=2, fen=fen), sense)
    talk.begin()
    said: list[str] = []
    for number in (0, 1):
        talk.at = number
        for hands in ("-6 +2w", "read", "read overdue"):
            said += talk.on_board(hands)
    assert [line for line in said if "Incorona" in line] == [
        "Damiera del Bianco. Incorona la 2.",
        "Damiera del Nero. Incorona la 2.",
    ]


def test_a_king_that_the_board_sees_as_one_is_not_to_be_crowned() -> None:
    fen = "W:W6,32:B20,24"
    talk = BoardTalk(settings_for(white=ON_BOARD, black=ON_BOARD, boards=2, fen=fen))
    talk.begin()
    said = talk.on_board("-6 +2W")
    assert talk.played == ["6-2"]
    assert not [line for line in said if line == "Damiera del Bianco. Incorona la 2."]


def test_nobody_grants_a_take_back_to_themselves_by_their_own_button() -> None:
    talk = BoardTalk(settings_for(white=ON_BOARD, black=ON_BOARD, boards=2))
    talk.begin()
    talk.on_board("-22 +18w")
    talk.at = 1
    talk.on_board("-22 +18w")
    talk.at = 0
    said = talk.on_board("-18 +22w confirmed")
    assert said[-1].startswith("Nero:") or "Nero" in said[-1], said
    for _ in range(2):
        talk.on_board("read confirmed")
        assert [ply.written for ply in talk.game.plies] == ["22-18"]
    assert not talk.deeds(OfferAnswered)
    talk.type("nero: sì")
    assert not talk.game.plies
    [answer] = talk.deeds(OfferAnswered)
    assert answer.by is Side.BLACK
