"""Irregularities, touched pieces, sensors at fault and two boards, with an arbiter and without."""

from assistant.dialogue.effects import LeaveOut
from assistant.dialogue.states import State
from assistant.game.arbiter_deeds import IrregularityKept
from assistant.game.game import Game
from assistant.game.record import Ply, SetPosition
from assistant.rules.articles import Article, Text
from assistant.rules.fen import parse_fen
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.rules.variant import ITALIAN
from tests.dialogue.support.board_talk import ARBITER, ON_BOARD, BoardTalk, at_board, two_people
from tests.dialogue.support.named_yes import yes_of
from tests.dialogue.support.talk import settings_for


def test_a_captured_piece_that_was_left_is_an_irregularity_when_the_player_has_finished() -> None:
    talk = two_people("W:W22,32:B18,5", **ARBITER)
    talk.on_board("-22 +13w")
    said = " ".join(talk.on_board("read confirmed"))
    assert "8.1.10" in said
    assert talk.dialogue.state is State.ANSWER
    talk.type(yes_of(talk, "no"))
    assert not talk.game.plies
    talk.on_board("-18")
    assert talk.played == ["22x13"]


def test_an_irregularity_that_is_kept_is_a_position_of_the_record() -> None:
    talk = two_people("W:W22,32:B18,5", **ARBITER)
    talk.on_board("-22 +13w")
    talk.on_board("read confirmed")
    talk.type(yes_of(talk, "si"))
    assert talk.game.position == parse_fen("B:W13,32:B18,5", ITALIAN)
    setting = talk.game.entries[-1].cause
    assert isinstance(setting, SetPosition)
    assert setting.article == Article(Text.CAPO1, "8.1.10")
    assert talk.played == ["22x13"]
    talk.on_board("-18 +22b")
    assert talk.played == ["22x13", "18-22"]


def test_who_moves_on_has_let_an_irregularity_stand() -> None:
    talk = two_people("W:W22,32:B18,5", **ARBITER)
    talk.on_board("-22 +13w")
    talk.on_board("read confirmed")
    talk.on_board("-18 +22b")
    assert talk.played == ["22x13", "18-22"]


def test_an_own_piece_that_was_taken_off_is_one_and_without_the_arbiter_it_is_told() -> None:
    for changes in (ARBITER, {}):
        talk = two_people(**changes)
        talk.on_board("-22 +18w -32")
        said = " ".join(talk.on_board("read overdue"))
        assert ("8.1" in said) == bool(changes)
        assert not talk.played


def test_the_piece_that_was_touched_is_moved() -> None:
    talk = two_people(is_touch_move=True, **ARBITER)
    talk.on_board("touched 23")
    said = " ".join(talk.on_board("-22 +18w"))
    assert "8.1.3" in said
    talk.type(yes_of(talk, "no"))
    assert not talk.played
    talk.on_board("-18 +22w")
    talk.on_board("-23 +19w")
    assert talk.played == ["23-19"]


def test_against_the_computer_the_piece_that_was_touched_is_moved_too() -> None:
    talk = at_board(is_touch_move=True)
    talk.on_board("touched 23")
    said = " ".join(talk.on_board("-22 +18w"))
    assert "3.8" in said
    assert not talk.played
    talk.on_board("-18 +22w")
    talk.on_board("-23 +19w")
    assert talk.played == ["23-19"]


def test_who_says_so_may_adjust_pieces() -> None:
    talk = two_people(is_touch_move=True, **ARBITER)
    talk.type("accomodo")
    talk.on_board("touched 23")
    talk.on_board("-23")
    talk.on_board("+23w")
    talk.on_board("-22 +18w")
    assert talk.played == ["22-18"]


def test_who_is_not_to_move_is_told_by_which_article_not_to_adjust() -> None:
    talk = at_board(fen="B:W22,32:B9,5")  # the computer is to move
    assert "3.11" in " ".join(talk.type("accomodo"))
    talk = at_board()
    assert "3.9" in " ".join(talk.type("accomodo"))


def test_who_moved_on_and_who_said_yes_let_it_stand_by_different_articles() -> None:
    for act, article in (("-18 +22b", "8.3"), ("", "8.2")):
        talk = two_people("W:W22,32:B18,5", **ARBITER)
        talk.on_board("-22 +13w")
        talk.on_board("read confirmed")
        said = " ".join(talk.on_board(act) if act else talk.type(yes_of(talk, "si")))
        assert f"la posizione vale com'è, articolo {article}" in said


def test_what_a_kept_irregularity_does_to_a_count_is_told() -> None:
    talk = two_people("W:WK32,22:BK4,9", **ARBITER)
    talk.type("chiedo il conteggio")
    talk.on_board("-9")
    talk.on_board("read confirmed")
    talk.type("Bianco")
    told = "Il conteggio è annullato e ricomincia: 40 mosse di ciascuno, articolo 10.5."
    assert told in talk.type(yes_of(talk, "si"))


def test_a_sensor_that_flickers_is_left_out_after_a_yes_of_both() -> None:
    talk = two_people()
    talk.on_board("sensor 14")
    assert talk.dialogue.state is State.ANSWER
    talk.type("si")
    assert talk.dialogue.state is State.ANSWER
    talk.type("si")
    assert [each for each in talk.done if isinstance(each, LeaveOut)] == [LeaveOut(0, (14,))]


def test_boards_are_compared_with_the_record() -> None:
    talk = BoardTalk(settings_for(white=ON_BOARD, black=ON_BOARD, boards=2))
    talk.begin()
    talk.act("=1 +18w overdue")
    said = talk.type("confronta")
    assert len(said) == 1
    assert "18" in said[0]
    talk.act("=1 -18")
    assert "18" not in " ".join(talk.type("confronta"))


def test_who_says_so_afterwards_has_touched_the_piece_all_the_same() -> None:
    talk = two_people(is_touch_move=True, **ARBITER)
    talk.on_board("touched 23")
    talk.on_board("-23")
    talk.type("accomodo")
    talk.on_board("+23w")
    assert "8.1.3" in " ".join(talk.on_board("-22 +18w"))


def test_a_no_after_a_kept_irregularity_is_not_about_the_move_before_it() -> None:
    talk = two_people("W:W23,32:B18,5,2", listen="open", **ARBITER)
    talk.hear("trentadue ventotto")
    talk.on_board("-32 +28w")
    assert talk.played == ["32-28"]
    talk.on_board("-5 +9b -2")
    assert "8.1" in " ".join(talk.on_board("read overdue"))
    talk.type(yes_of(talk, "si"))
    kept = talk.game.position
    assert not isinstance(talk.game.entries[-1].cause, Ply)
    for _ in range(2):
        talk.type("no")
        talk.hear("no")
    assert talk.game.position == kept


def test_a_piece_that_cannot_move_and_is_touched_is_only_named() -> None:
    talk = two_people("W:W29,25,26,22:B4,9", is_touch_move=True, **ARBITER)
    assert "3.10" in " ".join(talk.on_board("touched 29"))
    assert not talk.on_board("touched 29"), "once for each position"
    talk.on_board("-22 +18w")
    assert talk.played == ["22-18"]


def touching_out_of_turn(**changes: object) -> BoardTalk:
    own = {"white": ON_BOARD, "black": ON_BOARD, "boards": 2, **ARBITER}
    talk = BoardTalk(settings_for(fen="W:WK32,22:BK4,9", is_touch_move=True, **own, **changes))
    talk.begin()
    return talk


def test_touching_out_of_turn_is_named_and_that_the_arbiter_may_annul_a_count() -> None:
    talk = touching_out_of_turn()
    assert "3.11" in " ".join(talk.act("=2 touched 9"))
    talk.act("=1 -22 +18w")
    talk.act("=2 -22 +18w")
    talk.type("chiedo il conteggio")
    said = " ".join(talk.act("=1 touched 32"))
    assert "3.11" in said
    assert "annulla il conteggio" in said
    talk.type("Anna: annulla il conteggio")
    assert talk.game.count, "not by who has touched it"
    assert "3.11" in " ".join(talk.type("annulla il conteggio"))
    assert talk.game.count is None
    assert Game.of(talk.game.deeds).count is None
    assert "3.11" in " ".join(talk.type("annulla il conteggio"))


def test_a_count_is_not_annulled_where_nobody_was_seen_to_touch_anything() -> None:
    talk = touching_out_of_turn()
    talk.type("chiedo il conteggio")
    assert "3.11" in " ".join(talk.type("annulla il conteggio"))
    assert talk.game.count


def test_hands_that_only_read_a_board_are_told_nothing_where_touching_binds_nobody() -> None:
    talk = BoardTalk(settings_for(white=ON_BOARD, black=ON_BOARD, boards=2, **ARBITER))
    talk.begin()
    assert not talk.act("=2 touched 9")
    assert not talk.act("=1 touched 29")


def test_a_king_that_is_crowned_late_was_touched_then() -> None:
    talk = two_people("W:W6,23,32:B9,12", is_touch_move=True, **ARBITER)
    talk.on_board("-6 +2w")
    talk.on_board("-9 +13b")
    assert talk.played == ["6-2", "9-13"]
    assert "4.4" in " ".join(talk.on_board("-2 +2W"))
    talk.on_board("-23 +20w")
    assert talk.played == ["6-2", "9-13"]
    talk.type(yes_of(talk, "no"))
    talk.on_board("-20 +23w")
    talk.on_board("-2 +5W")
    assert talk.played[-1] == "2-5"


def test_a_king_that_is_crowned_at_once_was_not_touched_again() -> None:
    talk = two_people("W:W6,23,32:B9,12", is_touch_move=True, **ARBITER)
    talk.on_board("-6 +2w")
    assert "4.4" not in " ".join(talk.on_board("-2 +2W"))


def test_a_piece_on_a_light_square_is_out_of_play_and_was_not_taken_off() -> None:
    talk = two_people("W:W22,32:B10,5", **ARBITER)
    assert "7.5" in " ".join(talk.on_board("light 1"))
    assert "8.1.7" not in " ".join(talk.on_board("-22 confirmed"))
    assert not talk.on_board("light 0")
    talk.on_board("+22w")
    assert "chi ha tolto" in " ".join(talk.on_board("-10 confirmed"))


def test_who_touches_an_own_piece_keeps_what_was_announced_too() -> None:
    for square, is_kept in ((32, False), (5, True)):
        talk = two_people("W:W22,32:B10,5", **ARBITER)
        talk.type("22-26")
        talk.on_board(f"touched {square}")
        assert bool(talk.deeds(IrregularityKept)) is is_kept, square


def test_in_capo_2_a_touch_keeps_nothing() -> None:
    own = {"white": ON_BOARD, "black": ON_BOARD, "boards": 1, **ARBITER}
    talk = BoardTalk(settings_for(INTERNATIONAL_FID, "W:W33,40:B12,8", **own))
    talk.begin()
    talk.type("33-38")
    talk.on_board("touched 12")
    assert not talk.deeds(IrregularityKept)
