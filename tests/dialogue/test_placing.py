"""Positions that are set up in words: piece by piece, aloud or typed, or whole as a FEN."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.dialogue.question_text import format_question, parse_expected
from assistant.dialogue.questions import BeginFrom, Placing
from assistant.narration.catalog import base_languages
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.rules.setup import Draft
from assistant.rules.side import Side
from assistant.rules.variant import ITALIAN
from assistant.settings.terms import Player
from tests.dialogue.support.several import ANNA, BRUNO, CARLA, Several
from tests.dialogue.support.talk import Talk, settings_for

START = "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"


def talk_in(language: str = "en", **changes: object) -> Talk:
    return Talk(settings_for(language=language, **changes))


def setting_up(language: str = "en", **changes: object) -> Talk:
    talk = talk_in(language, **changes)
    talk.type(
        {"it": "imposta posizione", "en": "set up position", "pt": "montar uma posição"}[language]
    )
    assert talk.dialogue.talk.here.expected
    return talk


def fen_of(talk: Talk) -> str:
    return format_fen(talk.game.position)


def draft_of(talk: Talk) -> Draft:
    return talk.dialogue.talk.here.draft


def test_pieces_are_put_told_and_a_game_begins_from_them() -> None:
    talk = setting_up()
    assert talk.type("white 18, 22, king 31") == ["White: men 18 and 22; king 31."]
    assert talk.type("black 5") == ["Black: man 5."]
    assert talk.type("9") == ["Black: man 9."]
    told = talk.type("done")
    assert told[:2] == ["White: 2 men and one king.", "Black: 2 men and no kings."]
    assert fen_of(talk) == "W:W18,22,K31:B5,9"
    assert talk.dialogue.talk.here.expected is None


def test_all_of_it_may_be_one_line() -> None:
    talk = talk_in("it")
    talk.type("imposta posizione bianco 18 22 dama 31, nero dame 5 e 9, muove il nero")
    assert draft_of(talk).count == 5
    talk.type("fatto")
    assert fen_of(talk) == "B:W18,22,K31:BK5,K9"
    assert len(talk.searches) == 1


@pytest.mark.parametrize("line", ["set up W:W31,K5:B1", "W:W31,K5:B1", "set up position: w:w31,k5:b1."])
def test_a_fen_is_the_whole_position(line: str) -> None:
    talk = talk_in()
    talk.type(line)
    assert fen_of(talk) == "W:W31,K5:B1"


def test_a_fen_that_is_none_is_refused_with_the_reason_and_nothing_changes() -> None:
    talk = talk_in()
    (told,) = talk.type("set up W:W1:B5")
    assert told.startswith("On square 1 a man stands on the opponent's base")
    (told,) = talk.type("W:W51:B5")
    assert "51" in told
    assert fen_of(talk) == START
    setting = setting_up()
    setting.type("white 18")
    setting.type("W:W1:B5")
    assert draft_of(setting).count == 1
    assert setting.dialogue.talk.here.expected


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ((), "There is no piece: put at least one."),
        (("white 3",), "The white man on 3 stands on the opponent's base"),
        (("black 31",), "The black man on 31 stands on the opponent's base"),
        (("white 13-28",), "White has 16 pieces, and may have 12"),
    ],
)
def test_what_is_impossible_is_told_and_the_position_stays_open(lines: list[str], reason: str) -> None:
    talk = setting_up()
    for line in lines:
        talk.type(line)
    told = talk.type("done")
    assert any(each.startswith(reason) for each in told), told
    assert fen_of(talk) == START
    assert isinstance(talk.dialogue.talk.here.expected.about, Placing)


def test_no_square_holds_two_pieces() -> None:
    talk = setting_up()
    talk.type("white 18")
    assert talk.type("black 18") == ["On 18 there is a white man already: first remove 18."]
    assert talk.type("white king 18") == ["White: king 18."]
    assert talk.type("remove 18") == ["Removed: 18."]
    assert talk.type("remove 18") == ["There is nothing on 18."]
    assert talk.type("black 18") == ["Black: man 18."]


def test_what_of_a_line_can_be_is_done_and_the_rest_is_told() -> None:
    talk = setting_up()
    told = talk.type("white 18, 51, 22")
    assert told == ["There is no square 51: the squares go from 1 to 32.", "White: men 18 and 22."] or (
        len(told) == 2 and "51" in told[0] and told[1] == "White: men 18 and 22."
    )
    assert draft_of(talk).white_men == (18, 22)


def test_squares_without_a_colour_are_asked_about() -> None:
    talk = setting_up()
    assert talk.type("18 22") == ["Of which colour? Type white or black first."]
    assert talk.type("black") == ["Black: which squares?"]
    assert talk.type("18 22") == ["Black: men 18 and 22."]


def test_nothing_is_a_move_and_nothing_else_is_done_meanwhile() -> None:
    talk = setting_up()
    talk.type("white 18")
    waits = ["The position first: type done, or cancel to leave it.", "First done, or cancel."]
    for line in ("22-18", "resign", "draw", "new game", "undo", "quiz"):
        (told,) = talk.type(line)
        assert told in waits, line
    assert draft_of(talk).count == 1
    assert not talk.game.plies


def test_what_is_asked_of_the_board_is_asked_of_what_is_put_up() -> None:
    talk = setting_up(questions=2)
    talk.type("white 18, king 5")
    assert talk.type("what is on 18") == ["18 white man."]
    assert talk.type("kings") == ["White: one king, 5.", "Black: no kings."]
    assert talk.dialogue.talk.tally.questions == 0
    (_, *again) = talk.type("help")
    assert again[-1].startswith(("2 pieces, White to move.", "There are 2 pieces, White to move."))


def test_what_means_nothing_leaves_it_open_and_is_no_guess() -> None:
    talk = setting_up()
    talk.type("white 18")
    told = talk.type("hello my friend")
    assert told[0].startswith('I did not understand "hello my friend".')
    assert talk.dialogue.talk.here.expected
    assert talk.dialogue.talk.here.asked is None


def test_it_may_be_left_and_gone_on_with() -> None:
    talk = setting_up()
    talk.type("white 18 22")
    assert talk.type("cancel") == ["Position left; set up position goes on with it."]
    assert talk.type("22-18") == ["White: 22-18."]
    talk.answer("11-15")
    told = talk.type("set up position")
    assert told[0] == "Going on with the position from before, with 2 pieces; clear empties it."
    assert talk.type("clear") == ["The board is empty."]
    assert talk.type("cancel") == ["Position left."]


def test_a_game_at_stake_is_not_lost_without_a_yes() -> None:
    talk = talk_in()
    talk.type("22-18")
    talk.answer("11-15")
    told = talk.type("set up W:W31,K5:B1")
    assert told == ["Do you want to leave this game and begin from the new position? Answer yes or no."]
    talk.type("no")
    assert len(talk.game.plies) == 2
    talk.type("set up W:W31,K5:B1")
    talk.type("yes")
    assert fen_of(talk) == "W:W31,K5:B1"


def test_a_game_that_is_over_at_once_is_asked_about() -> None:
    talk = talk_in()
    (told,) = talk.type("set up W:W:B5")
    assert told.startswith("White is to move and cannot: the game would be over at once.")
    talk.type("no")
    assert fen_of(talk) == START
    talk.type("set up W:W:B5")
    talk.type("yes")
    assert talk.game.outcome
    assert talk.game.outcome.winner is Side.BLACK


def test_opening_and_odds_are_not_those_of_the_new_position() -> None:
    talk = talk_in(opening_moves="22-18 11-15")
    talk.type("set up W:W31,K5:B1")
    assert not talk.game.plies
    assert fen_of(talk) == "W:W31,K5:B1"
    talk.type("new game")
    assert fen_of(talk) == "W:W31,K5:B1"


def test_on_the_larger_board_there_are_more_squares_and_pieces() -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, language="en"))
    talk.type("set up position white 31-50, black 1-20")
    talk.type("done")
    assert format_fen(talk.game.start).count(",") == 38


def test_without_a_board_a_game_from_the_board_is_set_up_in_words() -> None:
    talk = talk_in()
    (told,) = talk.type("start from the board")
    assert told.startswith("Type the pieces")


def test_the_computers_move_comes_in_between() -> None:
    talk = talk_in()
    talk.type("22-18")
    talk.type("set up position white 18")
    talk.answer("11-15")
    assert isinstance(talk.dialogue.talk.here.expected.about, Placing)
    assert talk.type("22") == ["White: man 22."]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("it", ("bianco diciotto ventidue", "nero dama cinque", "tocca al nero", "fatto")),
        ("en", ("white eighteen twenty two", "black king five", "black to move", "ok")),
        ("pt", ("brancas dezoito vinte e dois", "pretas dama cinco", "jogam as pretas", "ok")),
    ],
)
def test_a_position_may_be_spoken(language: str, lines: list[str]) -> None:
    talk = setting_up(language, listen="open")
    for line in lines:
        talk.hear(f"{line} | {line} -3")
    assert fen_of(talk) == "B:W18,22:BK5"


def test_what_somebody_mumbles_puts_no_piece() -> None:
    talk = setting_up(listen="open")
    talk.hear("white eighteen [unk]")
    assert draft_of(talk).count == 0


def test_between_two_people_it_is_asked_too() -> None:
    talk = talk_in(white=Player(name="Anna"), black=Player(name="Bruno"))
    talk.type("22-18")
    talk.type("W:W31,K5:B1")
    assert isinstance(talk.dialogue.talk.here.asked.about, BeginFrom)


def test_the_game_of_somebody_who_sits_elsewhere_is_not_given_up_for_a_position() -> None:
    play = Several.two("en", "en")
    play.type(ANNA, "22-18")
    told = play.type(BRUNO, "W:W31,K5:B1")
    assert len(told) == 1
    assert [ply.written for ply in play.game.plies] == ["22-18"]
    assert not play.dialogue.talk.here.asked


def test_who_looks_on_sets_up_nothing() -> None:
    play = Several.two("en", "en")
    play.open(CARLA, "en", role="watcher")
    before = play.game.position
    assert play.type(CARLA, "set up W:W31,K5:B1")
    assert play.game.position == before


def test_what_is_set_up_can_be_written_down_and_read_back() -> None:
    talk = setting_up()
    talk.type("white 18, king 31; black 5; black to move")
    expected = talk.dialogue.talk.here.expected
    told = json.loads(json.dumps(format_question(expected)))
    assert parse_expected(told, ITALIAN) == expected


@pytest.mark.parametrize("language", base_languages())
@given(data=st.data())
def test_whatever_is_said_only_a_possible_position_begins_a_game(
    language: str, data: st.DataObject
) -> None:
    words = vocabulary(language)
    said = [" ".join(phrase) for kind in words.setup.values() for phrase in kind]
    said += [*words.whose, "-", ",", "18", "1", "31", "32", "K5", "22-18", "W:W31:B1", "51"]
    talk = setting_up(language)
    for _ in range(data.draw(st.integers(1, 6))):
        line = " ".join(data.draw(st.lists(st.sampled_from(sorted(said)), min_size=1, max_size=6)))
        assert talk.type(line) or not line.strip(), line
        position = talk.game.position
        assert parse_fen(format_fen(position), ITALIAN) == position


def test_what_can_be_played_is_told_of_what_is_put_up() -> None:
    talk = setting_up(questions=2)
    assert talk.type("moves") == ["There is no piece: put at least one."]
    talk.type("white 18, black 5, 9")
    assert talk.type("moves") == ["2 moves: 18-13 and 18-14."]
    assert talk.type("fen") == ["W:W18:B5,9"]
    assert talk.type("black to move") == ["Black to move."]
    assert talk.type("whose turn is it") == ["Black to move."]
    assert talk.type("moves of 9") == ["From 9, one move: 9-13."]
    assert talk.type("which pieces can move") == ["These pieces can move: 5 and 9."]
    assert talk.type("fen") == ["B:W18:B5,9"]
    talk.type("remove 5, 9")
    assert talk.type("moves") == ["No move is possible."]
    assert draft_of(talk).count == 1
    assert talk.dialogue.talk.tally.questions == 0
    assert isinstance(talk.dialogue.talk.here.expected.about, Placing)


def test_what_is_missing_is_told_who_asks_what_can_be_played() -> None:
    talk = setting_up()
    talk.type("white 13-28")
    (told,) = talk.type("captures")
    assert told.startswith("White has 16 pieces, and may have 12")
    (told,) = talk.type("fen")
    assert told.startswith("W:W13,14,15")


def test_of_a_man_where_it_would_be_a_king_it_is_told_at_once() -> None:
    talk = setting_up()
    told = talk.type("white 3, 18")
    assert told[0] == "White: men 3 and 18."
    assert told[1].startswith("The white man on 3 stands on the opponent's base")
    assert talk.type("white 22") == ["White: man 22."]
    assert talk.type("white king 3") == ["White: king 3."]
    assert len(talk.type("black 31")) == 2
    talk.type("remove 31")
    assert talk.type("black 5") == ["Black: man 5."]
    talk.type("done")
    assert fen_of(talk) == "W:W18,22,K3:B5"


def test_what_is_no_square_of_a_fen_is_named() -> None:
    (told,) = setting_up().type("W:W22,K11,K30:B5,Q")
    assert told == '"Q" is not a square of this board.'
