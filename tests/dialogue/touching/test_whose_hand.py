"""What was taken off behind a capture is the capturing side's, or in the hand of who is to move.

Taking off ends with the last captured piece (Capo I, 5.13): who has moved is charged with what goes
behind that (8.1.12, 8.1.13; Capo II, 5.6.11, 5.6.12), and nobody for a piece that can still be moved.
"""

import json

import pytest

from assistant.dialogue.effects import Remember, UseBoards
from assistant.dialogue.question_text import format_question
from assistant.dialogue.waiting import format_waiting, waiting_at
from assistant.game.arbiter_deeds import IrregularityKept
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.board_talk import BoardTalk, at_board
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.talk import settings_for

ON_BOARD = {
    "white": Player(name="Anna", is_on_board=True),
    "black": Player(name="Bruno", is_on_board=True),
    "is_arbiter": True,
}
BLOCKED = "W:W22,27,32:B18,9,5"
"""Behind 22x13 Black has to take with 9: no move has 5."""
FREE = "W:W22,27,32:B18,5,3"
"""Behind 22x13 Black may move 5."""


def captured(fen: str, rules: Regulation = ITALIAN_FID, **changes: object) -> BoardTalk:
    """A talk between two on one board in which White has just captured."""
    talk = at_board(fen, rules=rules, **(ON_BOARD | {"language": "en"} | changes))
    for done in ("-22", "+13w", "-18"):
        talk.on_board(done)
    assert talk.played == ["22x13"]
    return talk


def asked(talk: BoardTalk) -> Side | None:
    question = talk.dialogue.talk.here.asked
    return question.to if question else None


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("it", "Irregolarità del Bianco: toglie un pezzo non preso, la 5, articolo 8.1.12."),
        ("en", "Irregularity by White: takes off a piece that was not captured, 5, article 8.1.12."),
        ("pt", "Irregularidade das Brancas: retiram uma peça não tomada, a 5, artigo 8.1.12."),
    ],
)
def test_one_piece_more_than_was_captured_is_whites(language: str, told: str) -> None:
    talk = captured(BLOCKED, language=language)
    assert talk.on_board("-5") == []
    said = talk.on_board("read confirmed")
    assert said[0] == told
    assert asked(talk) is Side.BLACK
    assert len(talk.type("Anna: yes")) == 2, "it is Black's to decide"
    assert asked(talk) is Side.BLACK


def test_what_is_off_for_long_and_fits_one_hand_alone_is_asked_of_nobody() -> None:
    talk = captured(BLOCKED)
    talk.on_board("-5")
    assert "8.1.12" in talk.on_board("read overdue")[0]
    assert asked(talk) is Side.BLACK
    assert talk.on_board("read overdue") == []


def test_a_piece_that_can_still_be_moved_is_asked_about_and_nobody_is_charged_for_it() -> None:
    talk = captured(FREE)
    talk.on_board("-5")
    (said,) = talk.on_board("read confirmed")
    assert said == "Empty, 5: who took the piece off, White or Black? Answer White, Black or no."
    assert asked(talk) is None
    (said,) = talk.type("Bruno")
    assert said == "Empty, 5: put the piece back, or finish the move."
    assert asked(talk) is None
    talk.on_board("+10b")
    assert talk.played[-1] == "5-10"


@pytest.mark.parametrize("answer", ["White", "Anna", "Anna: it was me, White"])
def test_whose_hand_it_was_is_said_by_colour_or_name(answer: str) -> None:
    talk = captured(FREE)
    talk.on_board("-5")
    talk.on_board("read overdue")
    assert "8.1.12" in talk.type(answer)[0]
    assert asked(talk) is Side.BLACK
    talk.type("Bruno: keep it")
    (kept,) = talk.deeds(IrregularityKept)
    assert kept.by is Side.BLACK
    assert talk.game.position.piece_at(5) is None
    assert talk.game.position.side_to_move is Side.BLACK


@pytest.mark.parametrize(
    ("answer", "article", "decides"), [("White", "8.1.13", Side.BLACK), ("Black", "8.1.7", Side.WHITE)]
)
def test_a_piece_of_who_has_captured_is_decided_on_by_the_other_than_whose_hand_it_was(
    answer: str, article: str, decides: Side
) -> None:
    talk = captured(BLOCKED)
    talk.on_board("read overdue")
    talk.on_board("-32")
    assert "32" in talk.on_board("read confirmed")[0]
    assert asked(talk) is None
    assert article in talk.type(answer)[0]
    assert asked(talk) is decides


def test_what_is_off_for_long_is_asked_about_and_what_comes_back_is_forgotten() -> None:
    talk = captured(FREE)
    talk.on_board("-5")
    assert "who took" in talk.on_board("read overdue")[0]
    talk.on_board("+5b")
    assert talk.dialogue.talk.here.expected is None
    talk.on_board("-5")
    talk.on_board("read overdue")
    assert "answer" not in talk.type("no")[0].lower()
    assert asked(talk) is None
    assert not talk.deeds(IrregularityKept)


@pytest.mark.parametrize("how", ["overdue", "confirmed"])
def test_a_piece_of_ones_own_that_goes_at_once_is_asked_of_nobody(how: str) -> None:
    talk = captured(BLOCKED)
    talk.on_board("-27")
    assert "8.1.13" in talk.on_board(f"read {how}")[0]
    assert asked(talk) is Side.BLACK


def test_in_the_international_game_it_has_its_own_numbers() -> None:
    talk = at_board("W:W28,40:B22,3,8", rules=INTERNATIONAL_FID, **(ON_BOARD | {"language": "en"}))
    for done in ("-28", "+17w", "-22", "-40"):
        talk.on_board(done)
    assert "5.6.12" in talk.on_board("read confirmed")[0]
    assert asked(talk) is Side.BLACK


def test_what_goes_when_the_capture_was_confirmed_is_asked_about() -> None:
    talk = at_board(BLOCKED, **(ON_BOARD | {"language": "en"}))
    for done in ("-22", "+13w", "-18 confirmed"):
        talk.on_board(done)
    assert talk.played == ["22x13"]
    for gone in (5, 27):
        talk.on_board(f"-{gone}")
        said = talk.on_board("read confirmed")[0]
        assert said.startswith(f"Empty, {gone}: who took the piece off")
        talk.on_board(f"+{gone}{'b' if gone == 5 else 'w'}")


def test_behind_a_plain_move_either_may_have_taken_it_without_reason() -> None:
    talk = at_board("W:W22,27,32:B10,5,9", **(ON_BOARD | {"language": "en"}))
    talk.on_board("-22 +18w")
    talk.on_board("-27")
    assert talk.on_board("read overdue") == ["Empty, 27: put the piece back."], "no move has it"
    assert "who took" in talk.on_board("read confirmed")[0]
    assert talk.on_board("read overdue") == [], "it is asked already"
    assert "8.1.7" in talk.type("White")[0]
    assert asked(talk) is Side.BLACK


@pytest.mark.parametrize(
    ("language", "line"), [("it", "pazienza 5"), ("en", "patience 5"), ("pt", "paciência 5")]
)
def test_how_long_a_piece_may_be_off_is_a_setting(language: str, line: str) -> None:
    talk = at_board(language=language)
    assert "5" in talk.type(line)[0]
    assert Remember("patience", "5") in talk.done
    assert UseBoards(700, is_touch_told=False, patience=5) in talk.done


def test_what_is_to_be_put_right_is_not_asked_about_again() -> None:
    talk = captured(BLOCKED)
    talk.on_board("-5")
    talk.on_board("read confirmed")
    wanted = talk.type("Bruno: correct")
    assert wanted == ["Put a black man on 5."]
    assert talk.on_board("read overdue") == []
    assert talk.on_board("read confirmed") == wanted
    talk.on_board("-9")
    assert talk.on_board("read overdue") == []
    talk.on_board("+9b")
    assert talk.on_board("+5b") == ["The board is in order."]
    for done in ("-9", "+18b", "-13"):
        talk.on_board(done)
    assert talk.played[-1] == "9x18"


MOVED_ON = ("-9", "+18b", "-13")
"""Black captures in turn, one hand after the other."""


@pytest.mark.parametrize("how", ["overdue", "confirmed"])
@pytest.mark.parametrize(
    ("gone", "answer", "article", "then"),
    [
        *((5, "White", "8.1.12", "8.3"), (5, "Black", "8.1.7", "Anna yes")),
        *((27, "White", "8.1.13", "8.3"), (27, "Black", "8.1.7", "Anna yes")),
    ],
)
def test_whose_hand_it_was_before_the_other_moved_on_is_asked(
    gone: int, answer: str, article: str, then: str, how: str
) -> None:
    talk = captured(BLOCKED)
    for done in (f"-{gone}", *MOVED_ON):
        assert talk.on_board(done) == []
    (asked_whose,) = talk.on_board(f"read {how}")
    assert asked_whose.startswith(f"Empty, {gone}: who took the piece off")
    said = " ".join(talk.type(answer))
    assert article in said
    assert then in said
    if answer == "Black":
        said = " ".join(talk.type("Anna: keep it"))
    assert said.endswith("White to move, Anna.")


def test_what_went_while_the_other_was_moving_is_theirs() -> None:
    talk = captured(BLOCKED)
    for done in ("-9", "+18b", "-27", "-13"):
        assert talk.on_board(done) == []
    said = talk.on_board("read overdue")
    assert said[0] == "Black: 9x18, on the board."
    assert "8.1.12" in said[1]


def test_where_no_reading_tells_which_came_first_it_is_asked_behind_a_capture() -> None:
    talk = captured(BLOCKED)
    assert "who took" in talk.on_board("-27 -9 +18b -13 overdue")[0]


def test_each_is_charged_with_their_own_where_both_took_something_off() -> None:
    talk = captured(BLOCKED)
    for done in ("-5", *MOVED_ON, "-32"):
        assert talk.on_board(done) == []
    assert talk.on_board("read confirmed")[0].startswith("Empty, 5: who took")
    said = talk.type("White")
    assert said[0].startswith("Irregularity by White: takes off a piece that was not captured, 5,")
    assert any(line.startswith("Irregularity by Black: takes off") and "32" in line for line in said)


@pytest.mark.parametrize(("answer", "article"), [("White", "5.6.11"), ("Black", "5.6.7")])
def test_it_is_asked_in_the_international_game_too(answer: str, article: str) -> None:
    talk = at_board("W:W32,37,48:B27,6,1", rules=INTERNATIONAL_FID, **(ON_BOARD | {"language": "en"}))
    for done in ("-32", "+21w", "-27", "-6", "-1", "+7b"):
        talk.on_board(done)
    assert "who took" in talk.on_board("read overdue")[0]
    assert article in " ".join(talk.type(answer))


def test_who_means_nothing_hears_that_a_name_or_a_colour_is_wanted() -> None:
    talk = captured(FREE)
    talk.on_board("-5")
    talk.on_board("read confirmed")
    assert "The answer here is a name or a colour." in talk.type("hm hm")[0]
    assert "put the piece back" in talk.type("Bruno")[0]


def test_whose_hand_it_was_is_not_asked_of_who_goes_on_without_the_board() -> None:
    talk = captured(FREE)
    talk.on_board("-5")
    talk.on_board("read confirmed")
    expected = talk.dialogue.talk.here.expected
    assert expected
    assert format_waiting(waiting_at(talk.dialogue.talk.table)) == ""
    text = json.dumps({"expected": format_question(expected)})  # as an earlier version has it
    people = {side: Player(name=name) for side, name in (("white", "Anna"), ("black", "Bruno"))}
    with shelf() as kept:
        KeptTalk(settings_for(language="en", **people), kept).type("22-18")
        kept.change(f"UPDATE games SET waiting = '{text}' WHERE id = 1")
        again = KeptTalk(settings_for(language="en", **people), kept)
        assert not any("who took" in line for line in again.type("yes"))
        assert again.type("Anna")[0].startswith("There is no question to answer")


def test_of_several_that_may_be_moved_none_is_charged_unasked() -> None:
    talk = captured(FREE)
    for done in ("-5", "-3"):
        talk.on_board(done)
    assert talk.on_board("read overdue")[0].startswith("Empty, 3 and 5: who took the pieces off")
    assert asked(talk) is None


@pytest.mark.parametrize("how", ["overdue", "confirmed"])
def test_what_is_off_much_later_than_the_capture_is_asked_about(how: str) -> None:
    talk = captured(BLOCKED)
    assert talk.on_board("read overdue") == []
    talk.on_board("-5")
    assert talk.on_board(f"read {how}")[0].startswith("Empty, 5: who took the piece off")
    assert asked(talk) is None
    assert "8.1.12" in talk.type("White")[0]
    assert asked(talk) is Side.BLACK


def test_what_is_off_behind_a_cable_that_was_out_is_asked_about() -> None:
    talk = captured(BLOCKED)
    for done in ("lost unplugged", "found", "read", "-5"):
        talk.on_board(done)
    assert talk.on_board("read overdue")[0].startswith("Empty, 5: who took the piece off")


@pytest.mark.parametrize(
    ("answer", "by", "decides"),
    [("White", "Irregularity by White", Side.BLACK), ("Black", "Irregularity by Black", Side.WHITE)],
)
@pytest.mark.parametrize("gone", [5, 32])
def test_before_any_move_it_may_have_been_either(
    gone: int, answer: str, by: str, decides: Side
) -> None:
    talk = at_board("W:W22,27,32:B18,9,5", **(ON_BOARD | {"language": "en"}))
    talk.on_board(f"-{gone}")
    assert talk.on_board("read confirmed")[0].startswith(f"Empty, {gone}: who took the piece off")
    assert asked(talk) is None
    said = talk.type(answer)
    assert said[0].startswith(by)
    assert "8.1.7" in said[0]
    assert asked(talk) is decides


@pytest.mark.parametrize(("answer", "then"), [("White", "Bruno yes"), ("Black", "8.3")])
def test_what_went_before_the_first_move_is_asked_about_behind_it(answer: str, then: str) -> None:
    talk = at_board(BLOCKED, **(ON_BOARD | {"language": "en"}))
    for done in ("-5", "-22", "+13w", "-18"):
        talk.on_board(done)
    assert talk.on_board("read overdue")[0].startswith("Empty, 5: who took the piece off")
    said = " ".join(talk.type(answer))
    assert "8.1.7" in said
    assert then in said
