"""Going through the tree of a game of a file: each step told, the move first."""

from pathlib import Path

import pytest

from assistant.dialogue.events import VoiceChanged
from assistant.settings.terms import Player
from tests.dialogue.support.study_talk import FILES, TWO_LINES, StudyTalk
from tests.dialogue.support.talk import OWN_VOICE, settings_for


def talk_with(folder: Path, text: str = TWO_LINES, **changes: object) -> StudyTalk:
    return StudyTalk(folder, settings_for(language="en", **changes)).opened(text)


def test_the_game_is_told_and_each_move_with_all_that_is_noted_there(tmp_path: Path) -> None:
    talk = StudyTalk(tmp_path)
    (tmp_path / "a.pdn").write_text(TWO_LINES, "utf-8")
    assert talk.type("open file a") == [
        "Opening a.",
        "Game 1: Rossi against Bianchi, White wins, 2 moves.",
        "Comment: Played at home",
        "Type next and previous to go from move to move, to the game to play on.",
    ]
    assert talk.type("next") == ["22-18, White 1, strong.", "Comment: bold"]
    assert talk.type("next") == [
        "12-16, Black 1.",
        "Variation 1: 11-15.",
        "Variation 2: 10-14.",
    ]
    assert talk.type("next") == ["21-17, White 2, looks weak and is strong.", "Also wins."]
    assert talk.type("next") == ["9-13, Black 2.", "End of the game: White wins."]
    assert talk.type("next") == ["End of the game: White wins."]
    assert talk.type("previous")[0] == "21-17, White 2, looks weak and is strong."
    assert talk.type("review from the start") == ["Start position.", "Comment: Played at home"]
    assert talk.type("previous") == ["There is nothing before this: it is the start position."]
    assert talk.type("go to the end")[0] == "9-13, Black 2."
    assert talk.type("review back 3")[0] == "22-18, White 1, strong."
    assert talk.type("review forward 2")[0] == "21-17, White 2, looks weak and is strong."


def test_who_reads_on_where_nothing_is_read_goes_on_with_the_game_gone_through(tmp_path: Path) -> None:
    talk = talk_with(tmp_path)
    assert talk.type("go on") == ["22-18, White 1, strong.", "Comment: bold"]


def test_variations_are_gone_into_and_left(tmp_path: Path) -> None:
    talk = talk_with(tmp_path)
    talk.type("review move 1 of black")
    assert talk.type("variation 1")[0] == "Variation: 11-15, Black 1, looks strong and is weak."
    assert talk.type("next") == ["23-20, White 2.", "Variation 1: 21-17."]
    assert talk.type("variation 1") == [
        "Variation: 21-17, White 2.",
        "Comment: no",
        "End of the variation.",
    ]
    assert talk.type("leave the variation")[0] == "23-20, White 2."
    assert talk.type("next") == ["12-16, Black 2.", "End of the variation."]
    talk.type("previous")
    talk.type("variation 1")
    assert talk.type("main line")[0] == "12-16, Black 1."
    assert talk.type("main line") == ["You are on the main line already."]
    assert talk.type("variation 3") == [
        "The variations here are 1 to 2: type variation and the number."
    ]
    assert talk.type("variation 2")[0] == "Variation: 10-14, Black 1."
    assert talk.type("variation 1")[0].startswith("Variation: 11-15")


def test_variations_on_the_move_that_follows_can_be_gone_into_from_before_it(tmp_path: Path) -> None:
    talk = talk_with(tmp_path)
    talk.type("next")
    assert talk.type("variations") == ["Variation 1: 11-15.", "Variation 2: 10-14."]
    assert talk.type("variation 2")[0] == "Variation: 10-14, Black 1."


def test_a_move_is_gone_to_in_the_line_where_one_is(tmp_path: Path) -> None:
    talk = talk_with(tmp_path)
    assert talk.type("review move 2")[0] == "21-17, White 2, looks weak and is strong."
    assert talk.type("review move 2 of black")[0] == "9-13, Black 2."
    assert talk.type("review move 9") == ["There is no move 9 in this line: the last is 2."]
    talk.type("review move 1 of black")
    talk.type("variation 1")
    assert talk.type("review move 2")[0] == "23-20, White 2."
    assert talk.type("review move 2 of black")[0] == "12-16, Black 2."


def test_what_is_read_is_the_position_there_and_nothing_is_counted(tmp_path: Path) -> None:
    people = {"white": Player(), "black": Player()}
    talk = talk_with(tmp_path, questions=0, **people)
    talk.type("next")
    prefix = "After move 1 of White:"
    assert talk.type("what is on 18") == [prefix, "18 white man."]
    assert talk.type("turn") == [prefix, "Black to move."]
    assert talk.type("last") == [prefix, "Last move: White 22-18."]
    assert talk.type("score") == [prefix, "1. 22-18"]
    assert talk.type("moves")[0] == prefix
    assert talk.dialogue.talk.tally.questions == 0
    assert talk.type("to the game") == ["At the game.", "White to move."]
    assert talk.type("what is on 22") == ["This game allows no questions about the board."] or (
        "22 white man." not in talk.type("what is on 22")
    )


def test_the_clocks_are_told_when_one_asks(tmp_path: Path) -> None:
    talk = talk_with(tmp_path)
    assert talk.type("clock") == ["No time is noted here."]
    talk.type("next")
    assert talk.type("clock") == ["White had 9 minutes and 50 seconds left, Black 10 minutes."]


def test_a_game_of_the_other_rules_is_read_by_them(tmp_path: Path) -> None:
    text = '[White "A"]\n[GameType "20"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n'
    talk = talk_with(tmp_path, text)
    assert talk.type("go to the end")[0] == "14x23, Black 2."
    assert talk.type("what is on 47") == ["After move 2 of Black:", "47 white man."]
    assert talk.type("33-28") == ["New move: 33-28, White 3."]
    assert "international" not in talk.type("to the game")[0]


def test_behind_a_move_that_is_not_legal_nobody_knows_what_stands_there(tmp_path: Path) -> None:
    talk = talk_with(tmp_path, '[White "A"]\n[GameType "22"]\n\n1. 22-18 12-16 2. 18-29 16-20 *\n')
    assert talk.type("review move 2") == ["18-29, White 2, not legal."]
    assert talk.type("next")[0] == "16-20, Black 2, not checked."
    unknown = (
        "What stands on the board here is not known, because a move before it is not legal. "
        "Go back with previous."
    )
    for line in ("pieces", "what is on 20", "turn", "fen", "fen to file", "22-18"):
        assert talk.type(line) == [unknown], line
    talk.type("review move 1 of black")
    assert talk.type("what is on 16")[1] == "16 black man."


def test_files_numbered_from_the_other_side_say_so_and_have_our_squares(tmp_path: Path) -> None:
    talk = StudyTalk(tmp_path)
    told = talk.type(f"open file {FILES / 'engine-mirrored.pdn'}")
    told += talk.type("1")
    assert any("numbered from the other side" in each for each in told), told
    assert talk.type("next")[0].endswith(", White 1.")


def test_a_move_that_is_spoken_is_not_played_anywhere(tmp_path: Path) -> None:
    talk = talk_with(tmp_path, listen="open")
    talk.send(VoiceChanged(OWN_VOICE))
    told = talk.hear("twenty two eighteen")
    assert told == [
        "You are hearing another game, and the move was not played. To add a variation, type it; "
        "to play, go back to the game."
    ]
    assert not talk.game.plies
    assert talk.study.node is talk.study.tree.root


def test_the_computers_move_is_told_and_the_other_game_goes_on(tmp_path: Path) -> None:
    talk = StudyTalk(tmp_path)
    talk.type("22-18")
    talk.opened(TWO_LINES)
    talk.type("next")
    assert talk.answer("11-15")[0] == "Black: 11-15."
    assert talk.type("next")[0] == "12-16, Black 1."
    assert len(talk.game.plies) == 2
    assert talk.type("to the game")[:2] == ["At the game.", "Your move, White."]
    assert talk.type("open file")[:2] == [
        "Back in game 1: Rossi against Bianchi, White wins, 2 moves.",
        "12-16, Black 1.",
    ]


def test_a_take_back_is_of_the_game_and_none_while_another_one_is_looked_at(tmp_path: Path) -> None:
    people = {"white": Player(), "black": Player()}
    talk = StudyTalk(tmp_path, settings_for(language="en", **people))
    talk.type("22-18")
    talk.opened(TWO_LINES)
    talk.type("next")
    (told,) = talk.type("undo")
    assert "to the game" in told
    talk.type("yes")
    assert len(talk.game.plies) == 1
    assert talk.type("next")[0] == "12-16, Black 1."


@pytest.mark.parametrize(
    "line", ["variation 1", "out of the variations", "leave the variation", "games of the file"]
)
def test_where_no_other_game_is_open_it_is_told_how_one_is(tmp_path: Path, line: str) -> None:
    (told,) = StudyTalk(tmp_path).type(line)
    assert "open file" in told or "Type open file" in told


def test_a_count_or_repetition_that_would_have_ended_it_hinders_no_reading(tmp_path: Path) -> None:
    start = '[GameType "22"]\n[FEN "W:WK32:BK1"]\n\n'
    there = ["32-28", "1-5", "28-32", "5-1"]
    moves = " ".join(f"{n + 1}. {there[2 * n % 4]} {there[2 * n % 4 + 1]}" for n in range(30))
    talk = talk_with(tmp_path, f"{start}{moves} *\n")
    talk.type("go to the end")
    assert talk.type("what is on 1")[1] == "1 black king."


BEHIND_UNKNOWN = """[GameType "22"]

1. 22-18 11-15 2. 1-2 /FEN "W:W18,K31:B5,K10"/ 3. 18-14 *
"""


def test_behind_what_nobody_knows_one_goes_on_from_what_is_set_up(tmp_path: Path) -> None:
    talk = talk_with(tmp_path, BEHIND_UNKNOWN)
    assert talk.type("review end")[0] == "18-14, White 3."
    assert talk.type("previous") == ["Position put on the board."]
    assert "White: man 18; king 31." in talk.type("pieces")
    assert talk.type("31-28")[0] == "New variation: 31-28, White 3."
    assert talk.type("to the game")[0] == "At the game."
    assert talk.type("22-18") == ["White: 22-18."]


def test_what_follows_a_move_that_is_not_legal_was_not_checked(tmp_path: Path) -> None:
    talk = talk_with(tmp_path, '[GameType "22"]\n\n1. 22-18 3-99 2. 21-17 9-13 *')
    talk.type("next")
    assert talk.type("next") == ["3-99, Black 1, not legal."]
    assert talk.type("next") == ["21-17, White 2, not checked."]
    assert talk.type("next")[0] == "9-13, Black 2, not checked."
