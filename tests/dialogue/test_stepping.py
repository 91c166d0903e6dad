"""Going through the game under way by ear, without changing it, and FENs of what is looked at."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.dialogue.effects import AppendLine, Record
from assistant.dialogue.events import FileFailed, FileWritten
from assistant.dialogue.handlers.asking.fen import file_name
from assistant.rules.fen import format_fen
from assistant.settings.terms import Player
from tests.dialogue.support.named_yes import yes_of
from tests.dialogue.support.several import ANNA, BRUNO, CARLA, Several
from tests.dialogue.support.talk import Talk, settings_for

PEOPLE = {"white": Player(), "black": Player()}
MOVES = ("22-18", "11-15", "23-20", "12-16")


def after_moves(language: str = "en", **changes: object) -> Talk:
    """A talk between two people after four moves."""
    talk = Talk(settings_for(language=language, **(PEOPLE | changes)))
    for move in MOVES:
        talk.type(move)
    assert len(talk.game.plies) == len(MOVES)
    return talk


def at(talk: Talk) -> int | None:
    aside = talk.dialogue.talk.here.aside
    return aside.at if aside else None


def test_steps_go_back_and_forward_and_each_is_told() -> None:
    talk = after_moves()
    before = list(talk.game.deeds)
    assert talk.type("review back") == ["Move 2, White: 23-20.", "To go back, type: to the game."]
    assert talk.type("review back") == ["Move 1, Black: 11-15."]
    assert talk.type("review forward") == ["Move 2, White: 23-20."]
    assert talk.type("review back 2") == ["Move 1, White: 22-18."]
    assert talk.type("review back") == ["Start position."]
    assert talk.type("review back") == ["There is nothing before this: it is the start position."]
    told = talk.type("review forward 9")
    assert told[:2] == ["Move 2, Black: 12-16.", "At the game."]
    assert at(talk) is None
    assert talk.game.deeds == before


def test_a_move_is_gone_to_by_its_number() -> None:
    talk = after_moves()
    assert talk.type("review move 1")[0] == "Move 1, White: 22-18."
    assert talk.type("review move 1 of black") == ["Move 1, Black: 11-15."]
    assert talk.type("review move 7") == ["There is no move 7 yet: the last is 2."]
    assert at(talk) == 2
    assert talk.type("review the game") == ["Start position."]
    assert talk.type("to the game")[0] == "At the game."
    assert talk.type("to the game")[0] == "You are at the game already."


def test_of_a_game_that_black_begins_the_numbers_are_those_of_the_score() -> None:
    talk = Talk(settings_for(language="en", fen="B:W22,32:B1,10", **PEOPLE))
    talk.type("10-14")
    talk.type("22-18")
    assert talk.type("review move 1")[0] == "Move 1, Black: 10-14."
    assert talk.type("score")[0].startswith("1.")


def test_readings_are_of_the_position_there_and_say_so() -> None:
    talk = after_moves()
    talk.type("review move 1")
    prefix = "After move 1 of White:"
    assert talk.type("what is on 22") == [prefix, "22 empty."]
    assert talk.type("what is on 20") == [prefix, "20 empty."]
    assert talk.type("last") == [prefix, "Last move: White 22-18."]
    assert talk.type("turn") == [prefix, "Black to move."]
    assert talk.type("moves")[0] == prefix
    assert talk.type("count pieces")[0] == prefix
    assert talk.type("score") == ["1. 22-18 11-15", "2. 23-20 12-16"]
    talk.type("to the game")
    assert talk.type("what is on 20") == ["20 white man."]


def test_what_has_changed_there_says_nothing_of_what_changes_later() -> None:
    talk = after_moves()
    now = talk.type("what changed")
    talk.type("review move 1 of black")
    assert talk.type("what changed")[0] == "After move 1 of Black:"
    talk.type("to the game")
    talk.type("20x11")
    assert now != talk.type("what changed")
    assert talk.dialogue.talk.here.asked_changes_at == (6, talk.game.position)


def test_a_move_is_not_made_there_typed_or_spoken() -> None:
    talk = after_moves(listen="open")
    talk.type("review back")
    refused = (
        "You are reviewing the game, where no moves are made: type to the game, and then the move."
    )
    assert talk.type("20x11") == [refused]
    told = talk.hear("twenty eleven")
    assert told
    assert "The move was not played" in told[0]
    assert len(talk.game.plies) == len(MOVES)
    talk.type("to the game")
    talk.type("20x11")
    assert len(talk.game.plies) == len(MOVES) + 1


def test_a_take_back_is_of_the_game_and_none_while_one_looks_back() -> None:
    talk = after_moves()
    talk.type("review move 1")
    (told,) = talk.type("undo")
    assert "to the game" in told
    assert at(talk)
    assert len(talk.game.plies) == len(MOVES)
    for line in ("to the game", "undo", "White yes"):
        talk.type(line)
    assert len(talk.game.plies) == len(MOVES) - 1


def test_the_computers_move_is_told_and_the_review_goes_on() -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("22-18")
    talk.answer("11-15")
    talk.type("23-20")
    talk.type("review back")
    assert talk.answer("12-16")[0] == "Black: 12-16."
    assert at(talk) == 2
    assert talk.type("review forward")[0] == "Move 2, White: 23-20."
    assert talk.type("review forward")[:2] == ["Move 2, Black: 12-16.", "At the game."]


def test_steps_are_counted_where_questions_are() -> None:
    talk = after_moves(questions=3)
    assert talk.type("review back")[-1] == "2 questions left."
    assert talk.type("what is on 20")[-1] == "One question left."
    assert talk.type("to the game")[0] == "At the game."
    talk.type("review move 1")
    told = talk.type("review back")
    assert "Start position." not in told
    assert at(talk) == 1


def test_after_the_end_the_game_may_be_gone_through() -> None:
    talk = after_moves(questions=0)
    talk.type("white resigns")
    talk.type(yes_of(talk, "yes"))
    assert talk.game.outcome
    assert talk.type("review back")[0] == "Move 2, White: 23-20."
    assert talk.type("what is on 20")[1] == "20 white man."
    assert talk.type("to the game") == ["At the game."]


def test_before_the_first_move_it_is_told_what_else_can_be_gone_through() -> None:
    for line in ("review back", "review forward", "review move 1", "review the game", "review"):
        talk = Talk(settings_for(language="en"))
        (told,) = talk.type(line)
        assert told.startswith("Nobody has moved here yet. To review a kept game, type review game")


def test_a_position_that_was_set_is_a_step_too() -> None:
    talk = after_moves()
    deeds = [each.deed for each in talk.done if isinstance(each, Record)]
    assert len(deeds) == 1 + len(MOVES)
    count = talk.game.count
    talk.type("ask for the count")
    talk.type("review back")
    assert talk.game.count == count


@given(
    st.lists(
        st.sampled_from(["back", "forward", "back 3", "move 1", "move 2 of black", "the game", "x"])
    )
)
def test_wherever_one_goes_the_game_stays_as_it_is(steps: list[str]) -> None:
    talk = after_moves()
    deeds, position = list(talk.game.deeds), talk.game.position
    for step in steps:
        talk.type("to the game" if step == "x" else f"review {step}")
        talk.type("pieces")
        where = at(talk)
        assert where is None or 0 <= where < len(talk.game.entries) - 1
    assert talk.game.deeds == deeds
    assert talk.game.position == position


def test_each_of_two_who_sit_apart_looks_where_they_like() -> None:
    play = Several.two("en", "en")
    for who, move in zip((ANNA, BRUNO) * 2, MOVES, strict=False):
        play.type(who, move)
    play.open(CARLA, "en", role="watcher")
    assert play.type(ANNA, "review move 1")[0] == "Move 1, White: 22-18."
    assert play.type(CARLA, "review the game")[0] == "Start position."
    assert play.type(BRUNO, "what is on 20") == ["20 white man."]
    assert play.type(CARLA, "what is on 20") == ["At the start:", "20 empty."]
    assert play.type(ANNA, "what is on 18") == ["After move 1 of White:", "18 white man."]


# The FEN of the position


def test_the_fen_is_printed_and_said_in_words() -> None:
    talk = Talk(settings_for(language="en", fen="W:W31,K5:B1"))
    (told,) = [each for each in talk.dialogue.handle(typed("fen")) if hasattr(each, "utterance")]
    assert told.utterance.text == "W:W31,K5:B1"
    assert told.utterance.spoken == "White to move. White: man 31; king 5. Black: man 1."


def typed(line: str):
    from assistant.dialogue.events import TextEntered

    return TextEntered(line)


def test_the_fen_of_an_earlier_position_is_that_of_the_review() -> None:
    talk = after_moves()
    talk.type("review the game")
    assert talk.type("fen") == ["At the start:", format_fen(talk.game.start)]
    talk.type("fen to file")
    assert written(talk) == ("positions.fen", format_fen(talk.game.start))


def written(talk: Talk) -> tuple[str, str]:
    effect = [each for each in talk.done if isinstance(each, AppendLine)][-1]
    return effect.file, effect.line


def test_the_fen_goes_to_a_file_whose_name_may_be_said_and_where_is_told() -> None:
    talk = after_moves()
    assert talk.type("fen to a file called final position") == ["Writing the file final position.fen."]
    assert written(talk) == ("final position.fen", format_fen(talk.game.position))
    told = talk.send(FileWritten("final position.fen", "~/Documents/damavoce"))
    assert told == ["FEN written to final position.fen, in the folder ~/Documents/damavoce."]
    assert talk.send(FileFailed("full"))[0].startswith("The disk is full")
    assert talk.type("fen to file nul")[0].startswith("This cannot be the name of a file")
    talk.type("fen to file ../../x")
    assert written(talk)[0] == "x.fen"


def test_where_questions_are_counted_a_fen_is_one() -> None:
    talk = after_moves(questions=2)
    assert talk.type("fen")[-1] == "One question left."
    talk.type("fen to file")
    assert talk.dialogue.talk.tally.questions == 2
    assert format_fen(talk.game.position) not in talk.type("fen")
    written_so_far = len([each for each in talk.done if isinstance(each, AppendLine)])
    talk.type("fen to file")
    assert len([each for each in talk.done if isinstance(each, AppendLine)]) == written_so_far


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("", "positions.fen"),
        ("final", "final.fen"),
        ("final.fen", "final.fen"),
        ("Posição 2", "Posição 2.fen"),
        ("a-b_c", "a-b_c.fen"),
        ("../x", None),
        ("/etc/passwd", None),
        ("a/b", None),
        ("a\\b", None),
        (".hidden", None),
        ("con", None),
        ("COM1.fen", None),
        ("x" * 40, None),
        ("a\nb", None),
        ("final.exe", None),
    ],
)
def test_a_name_names_no_folder(said: str, name: str | None) -> None:
    assert file_name(said) == name


@given(st.text(max_size=40))
def test_no_text_leads_out_of_the_folder(text: str) -> None:
    name = file_name(text)
    assert name is None or (
        name.endswith(".fen") and not set(name) & set("/\\:\0\n") and name[0] != "."
    )
