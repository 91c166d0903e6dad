"""Kept games that are offered at a start: what waits in them stays, and what is told of them is so."""

import json
from collections.abc import Iterator
from contextlib import closing

import pytest

from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.effects import FAMILIES, KeepWaiting, StartSearch
from assistant.dialogue.events import Event, JournalLost, Opened, Route, VoiceLost, VoiceMissing
from assistant.dialogue.kept import KeptGame
from assistant.dialogue.questions import GoOn
from assistant.dialogue.states import State
from assistant.game.time_control import parse_clock
from assistant.loop import Loop, nobody
from assistant.settings.terms import Player
from assistant.store.journal.file import open_file, transaction
from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.talk import OWN_VOICE, settings_for

ANNA, BRUNO = Player(name="Anna"), Player(name="Bruno")


@pytest.fixture
def kept() -> Iterator[Shelf]:
    with shelf() as found:
        yield found


def started(kept: Shelf, **changes: object) -> KeptTalk:
    return KeptTalk(settings_for(**{"language": "en", **changes}), kept)  # type: ignore[arg-type]


def waiting(kept: Shelf, game: int) -> dict[str, object]:
    """What waits in a game, as the file has it."""
    with closing(open_file(kept.path)) as file:
        ((text,),) = file.execute("SELECT waiting FROM games WHERE id = ?", (game,))
    found = json.loads(text) if text else {}
    assert isinstance(found, dict)
    return found


def with_an_open_offer(kept: Shelf) -> KeptTalk:
    """A game of two people beside another one, in which a draw is offered and a move was refused."""
    talk = started(kept, white=ANNA, black=BRUNO)
    for line in ("22-18", "11-15", "new game", "yes", "22-17", "11-3", "Anna: draw"):
        talk.type(line)
    return started(kept, white=ANNA, black=BRUNO)


@pytest.mark.parametrize(
    "lines", [("delete game 1", "no"), ("games", "help"), ("delete game 1", "yes")]
)
def test_what_is_asked_at_the_offer_leaves_what_waits_in_the_offered_game(
    kept: Shelf, lines: tuple[str, ...]
) -> None:
    talk = with_an_open_offer(kept)
    before = waiting(kept, 2)
    assert set(before) == {"question", "refused"}
    for line in lines:
        talk.type(line)
    asked = talk.dialogue.talk.here.asked
    assert asked
    assert isinstance(asked.about, GoOn)
    assert waiting(kept, 2) == before
    talk.type("no")
    assert waiting(kept, 2) == before
    assert any("draw" in line for line in _gone_on_with(kept))


def _gone_on_with(kept: Shelf) -> list[str]:
    return started(kept, white=ANNA, black=BRUNO).type("yes")


def test_after_the_yes_what_waits_is_written_again(kept: Shelf) -> None:
    talk = with_an_open_offer(kept)
    talk.type("yes")
    assert "question" in waiting(kept, 2)
    talk.type("no")
    assert "question" not in waiting(kept, 2)


def test_the_offer_tells_ones_colour_how_far_the_game_is_and_when_it_was_played(kept: Shelf) -> None:
    talk = started(kept)
    for line, answer in (("22-18", "11-15"), ("23-20", "12-16")):
        talk.type(line)
        talk.answer(answer)
    talk.act("* an hour passes")
    assert (
        "There is an unfinished game against the computer, in which you play White: your turn, "
        "the computer played 12-16; 2 moves, an hour ago. Do you want to go on with it? "
        "Answer yes or no."
    ) in started(kept).opening


def test_the_offer_of_a_game_of_two_people_names_them(kept: Shelf) -> None:
    started(kept, white=ANNA, black=BRUNO).type("22-18")
    assert (
        "There is an unfinished game between Anna and Bruno: Bruno's turn, White played 22-18; "
        "one move, just now. Do you want to go on with it? Answer yes or no."
    ) in started(kept).opening


def test_of_a_game_without_a_move_no_moves_are_counted(kept: Shelf) -> None:
    talk = with_an_open_offer(kept)
    assert any("nobody has moved yet; just now. Do you" in line for line in talk.opening)


@pytest.mark.parametrize("line", ["continue game 1", "resume", "go on with game 1"])
def test_who_goes_on_with_the_offered_game_by_its_number_says_yes(kept: Shelf, line: str) -> None:
    started(kept, white=ANNA, black=BRUNO).type("22-18")
    assert started(kept).type(line)[0] == "The game goes on."


GIVEN = {
    ("23-19", "yes"): ["The game goes on: your turn.", "White: 23-19."],
    ("23-19", "no"): ["The game stays saved: to find it again, type games.", "White: 23-19."],
    ("18-13", "yes"): ["The game goes on: your turn.", "White: 18-13."],
    ("22-18", "no"): ["The game stays saved: to find it again, type games.", "White: 22-18."],
}


@pytest.mark.parametrize(("move", "word"), GIVEN)
def test_a_move_at_the_offer_is_asked_about_and_made_in_the_game_of_the_answer(
    kept: Shelf, move: str, word: str
) -> None:
    talk = started(kept)
    talk.type("22-18")
    talk.answer("10-14")
    talk = KeptTalk(settings_for(language="en"), kept, OWN_VOICE)
    (asked,) = talk.type(move)
    assert asked.startswith("A move, but in which game?")
    first, done = GIVEN[move, word]
    said = talk.type(word)
    assert said[0] == first
    assert done in said


@pytest.mark.parametrize(
    ("language", "line"), [("it", "sì, 23-19"), ("en", "yes, 23-19"), ("pt", "sim, 23-19")]
)
def test_a_move_behind_a_yes_is_made_in_the_offered_game(kept: Shelf, language: str, line: str) -> None:
    talk = started(kept)
    talk.type("22-18")
    talk.answer("10-14")
    talk = started(kept, language=language)
    talk.type(line)
    assert [ply.written for ply in talk.game.plies] == ["22-18", "10-14", "23-19"]


@pytest.mark.parametrize("language", ["it", "en", "pt", "pt-BR"])
@pytest.mark.parametrize("event", [VoiceLost("no-device"), VoiceMissing()])
def test_the_offer_is_told_once_where_there_is_no_sound(
    kept: Shelf, language: str, event: Event
) -> None:
    started(kept).type("22-18")
    talk = started(kept, language=language)
    (missing,) = talk.send(event)
    assert missing not in talk.opening
    assert sum(line.endswith("?") or "?" in line for line in (*talk.opening, missing)) == 1


def test_a_move_through_a_pipe_begins_another_game_than_is_offered(kept: Shelf) -> None:
    """As command-line.md has it: what is piped in cannot know that it will be asked something."""
    started(kept).type("22-18")
    assert "White: 23-19." in started(kept).type("23-19")


def test_a_deed_of_a_newer_program_is_not_told_as_many_years_ago(kept: Shelf) -> None:
    started(kept, white_clock=parse_clock("5")).type("22-18")
    with closing(open_file(kept.path)) as file, transaction(file):
        file.execute('INSERT INTO deeds (game, number, deed) VALUES (1, 2, \'{"name":"Waved"}\')')
    again = started(kept)
    assert any("just now" in line for line in again.opening)
    assert not any("year" in line for line in again.opening + again.type("yes"))


def test_a_fault_at_the_offer_lets_the_program_be_opened_without_it(
    kept: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or it could be opened no more, at this start and all others."""
    talk = started(kept)
    talk.type("22-18")
    talk.answer("11-15")
    settings = settings_for(language="en", white=Player(is_computer=True), black=Player())
    dialogue, game = Dialogue(settings), KeptGame(1, settings.terms, tuple(talk.game.deeds))
    monkeypatch.setattr(
        "assistant.dialogue.handlers.starting.offer_to_go_on", lambda talk, kept: 1 // 0
    )
    with pytest.raises(ZeroDivisionError):
        dialogue.handle(Opened(settings, Route(), game))
    assert dialogue.state is State.NEW
    done = dialogue.handle(Opened(settings, Route()))
    assert any(isinstance(each, StartSearch) for each in done)
    assert dialogue.state is State.SEARCH
    told: list[Exception] = []
    another = Dialogue(settings)
    Loop(another, dict.fromkeys(FAMILIES, nobody), on_failure=told.append).take(
        Opened(settings, Route(), game)
    )
    assert [type(each) for each in told] == [ZeroDivisionError]
    assert another.state is State.SEARCH, "the loop does so by itself"


def test_the_game_that_was_left_last_is_offered_also_if_it_was_only_looked_at(kept: Shelf) -> None:
    for names in (("Ann", "Bob"), ("Cleo", "Dora")):
        white, black = (Player(name=name) for name in names)
        talk = started(kept, white=white, black=black)
        talk.type("no")
        talk.type("22-18")
        talk.act("* an hour passes")
    talk = started(kept)
    assert "Cleo" in " ".join(talk.opening)
    talk.type("no")
    talk.act("* an hour passes")
    talk.type("continue game 1")
    again = started(kept)
    assert "Ann" in " ".join(again.opening)
    assert "Cleo" not in " ".join(again.opening)


# Clocks


def test_the_program_was_closed_or_the_game_was_left(kept: Shelf) -> None:
    talk = started(kept, white_clock=parse_clock("5"), black_clock=parse_clock("5"))
    talk.type("22-18")
    talk.answer("11-15")
    talk.act("* an hour passes")
    talk = started(kept)
    assert any(
        line.startswith("The time while the program was closed, an hour,") for line in talk.type("yes")
    )
    talk.type("new game")
    talk.type("yes")
    said = talk.type("continue game 1")
    assert any(line.startswith("The time since you left this game does not count.") for line in said)
    assert not any("closed" in line for line in said)


@pytest.mark.parametrize("line", ["two players Anna and Bruno", "new game", "new game with black"])
def test_a_new_game_has_not_the_clock_of_one_that_was_taken_up(kept: Shelf, line: str) -> None:
    talk = started(kept, white_clock=parse_clock("5"), black_clock=parse_clock("5"))
    talk.type("22-18")
    talk.answer("11-15")
    talk = started(kept)
    talk.type("yes")
    talk.type(line)
    assert not any("clock" in each.lower() for each in talk.type("yes"))
    assert talk.dialogue.talk.table.clock is None


def test_nor_that_of_one_that_was_offered_while_another_was_taken_up(kept: Shelf) -> None:
    five, seven = parse_clock("5"), parse_clock("7")
    talk = started(kept, white=ANNA, black=BRUNO, white_clock=five, black_clock=five)
    for line in ("22-18", "new game", "yes", "22-18"):
        talk.type(line)
    talk = started(kept, white_clock=seven, black_clock=seven)
    talk.type("continue game 1")
    talk.type("new game")
    assert "Clock, for each: 7 minutes." in talk.type("yes")


def test_a_new_game_has_the_clock_that_was_wanted_at_the_start_or_with_it(kept: Shelf) -> None:
    started(kept, white=ANNA, black=BRUNO).type("22-18")
    talk = started(kept, white_clock=parse_clock("7"), black_clock=parse_clock("7"))
    talk.type("no")
    for number in (1, 1):
        talk.type(f"continue game {number}")
        talk.type("new game")
        assert "Clock, for each: 7 minutes." in talk.type("yes")
        talk.type("22-18")
    talk.type("continue game 1")
    talk.type("new game with 3 minutes each")
    assert "Clock, for each: 3 minutes." in talk.type("yes")
    talk.type("22-18")
    talk.type("new game")
    assert "Clock, for each: 3 minutes." in talk.type("yes")


# The list


def two_kinds(kept: Shelf) -> KeptTalk:
    """A game against the computer whose answer has come, and two of people."""
    talk = started(kept)
    talk.type("22-18")
    talk.answer("11-15")
    for line in ("two players Anna and Bruno", "yes", "22-18", "new game", "yes", "22-18"):
        talk.type(line)
    return talk


def test_it_is_ones_turn_only_where_one_plays_the_computer(kept: Shelf) -> None:
    talk = two_kinds(kept)
    assert talk.type("games")[0] == "There are 3 saved games; in one it is your turn."


def test_of_a_part_of_the_list_only_that_part_is_told(kept: Shelf) -> None:
    talk = two_kinds(kept)
    for _ in range(3):
        for line in ("new game", "yes", "22-18"):
            talk.type(line)
    assert talk.type("games")[0] == "There are 6 saved games."
    assert talk.type("go on")[0] == "From 6 of 6; in one it is your turn."


@pytest.mark.parametrize(
    ("line", "does"),
    [
        ("games", "Type the number of the one you want to go on with."),
        ("delete games with Anna", "Type the number of the one you want to delete."),
        ("delete games with Anna for good", "Type the number of the one you want to delete for good."),
    ],
)
def test_it_is_told_what_the_number_of_a_game_does(kept: Shelf, line: str, does: str) -> None:
    two_kinds(kept)
    talk = started(kept)
    talk.type("no")
    assert talk.type(line)[-1] == does
    if "delete" in line:
        assert talk.type("2")[-1].startswith("Do you really want to delete game 2")


def test_which_is_to_be_deleted_is_asked_without_an_offer_that_is_refused(kept: Shelf) -> None:
    talk = two_kinds(kept)
    for _ in range(5):
        for line in ("new game", "yes", "22-18"):
            talk.type(line)
    talk = started(kept)
    talk.type("no")
    assert talk.type("delete games with Anna")[-1] == (
        "Type the number of the one you want to delete. To hear them all, type games."
    )
    talk.type("no")
    assert "or go on for" in talk.type("games")[-1]


def test_of_games_that_are_over_one_hears_the_end(kept: Shelf) -> None:
    talk = two_kinds(kept)
    talk.type("Anna: resign")
    talk.type("Anna: yes")
    talk.type("new game")
    told = talk.type("games that are finished")
    assert told[-1] == "Type the number of the one whose end you want to hear."
    assert any("resigns" in line for line in talk.type("3"))


def test_of_deleted_games_nobody_has_the_turn(kept: Shelf) -> None:
    talk = two_kinds(kept)
    talk.type("delete game 1")
    talk.type("yes")
    told = talk.type("deleted games")
    assert told[0] == "I find one game."
    assert told[-1] == "To have one of these back, type restore game and its number."


def test_what_was_only_being_read_is_read_no_further_in_another_start(kept: Shelf) -> None:
    talk = started(kept, white=ANNA, black=BRUNO)
    talk.type("22-18")
    talk.type("rule 6.3")
    again = started(kept, white=ANNA, black=BRUNO)
    again.type("yes")
    assert "22-18" in " ".join(again.type("back"))


def test_what_was_asked_before_an_article_was_read_is_asked_again(kept: Shelf) -> None:
    talk = started(kept, white=ANNA, black=BRUNO)
    for line in ("22-18", "resign", "rule 6.3"):
        talk.type(line)
    again = started(kept, white=ANNA, black=BRUNO)
    assert any(line.startswith("Who resigns") for line in again.type("yes"))
    assert again.type("Anna")[0].startswith("White, Anna: do you really want to resign")


def test_that_a_copy_can_be_had_back_waits_with_no_game(kept: Shelf) -> None:
    talk = started(kept, white=ANNA, black=BRUNO)
    for line in ("22-18", "resign"):
        talk.type(line)
    talk.send(JournalLost("damaged", "", str(kept.path), copy=(2, 5)))
    assert "copy" in talk.type("no")[-1]
    assert not any("Restore" in each.text for each in talk.done if isinstance(each, KeepWaiting))
