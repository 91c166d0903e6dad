"""Going from one game by correspondence to another, to one against the computer and back; each keeps
its own terms, and what is still to be done in it."""

from collections.abc import Iterator

import pytest

from assistant.dialogue.events import LineRefused, MailArrived
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.talk import parse_settings


@pytest.fixture
def talk() -> Iterator[KeptTalk]:
    with shelf() as kept:
        yield KeptTalk(parse_settings("lang=en white=human:Bob"), kept)


def begun(talk: KeptTalk, name: str, colour: str = "White") -> None:
    talk.type(f"new correspondence game with {name}, {colour}")
    talk.type("yes")
    talk.type("22-18")
    talk.type("yes")


@pytest.mark.parametrize("line", ["new game", "swap", "I play Black", "new game level 3"])
def test_another_game_is_none_by_mail_and_the_message_waits(talk: KeptTalk, line: str) -> None:
    begun(talk, "Anna")
    talk.type(line)
    talk.type("yes")
    terms = talk.dialogue.talk.table.terms
    assert terms.mail is None
    assert [terms.white.is_by_mail, terms.black.is_by_mail] == [False, False]
    assert talk.type("my games") == ["It is your turn in 1 of 1. The first: Anna, to be sent."]


def test_each_game_has_its_own_side_and_code(talk: KeptTalk) -> None:
    begun(talk, "Anna")
    talk.type("new correspondence game with Bea, Black")
    talk.type("yes")
    begun(talk, "Carla")
    assert talk.type("my games") == ["It is your turn in 2 of 3. The first: Anna, to be sent."]
    assert talk.type("go on") == ["Then Carla, to be sent, this one."]
    assert talk.type("go on") == ["Then Bea, their turn."]
    assert talk.type("1") == [
        "The message to Carla is still to be sent.",
        "Anna: there is a message to be sent, the last one is your 22-18.",
    ]
    assert talk.type("the next one") == [
        "Carla: there is a message to be sent, the last one is your 22-18."
    ]
    assert talk.type("the next one") == [
        "Anna: there is a message to be sent, the last one is your 22-18."
    ]
    codes = {talk.dialogue.talk.table.terms.mail}
    assert [each.code for each in codes if each] == ["BA-101"]


def test_a_move_that_is_played_again_is_read_back_too(talk: KeptTalk) -> None:
    begun(talk, "Anna")
    talk.type("take back")
    assert talk.type("redo")[-1].startswith("Move 1: you 22-18.")
    talk.type("no")
    assert not talk.game.plies


def test_a_move_by_voice_is_read_back_too(talk: KeptTalk) -> None:
    talk.type("new correspondence game with Anna")
    talk.type("yes")
    assert talk.hear("twenty two eighteen")[-1].startswith("Move 1: you 22-18.")
    talk.type("yes")
    assert talk.hear("eleven fifteen")[-1].startswith("Anna: 11-15, move 1.")


def test_what_is_said_aloud_is_no_part_of_a_message_that_is_pasted(talk: KeptTalk) -> None:
    begun(talk, "Anna")
    talk.type("sent")
    talk.type("paste")
    assert talk.hear("quit") == []
    talk.type("11-15")
    assert talk.type(".")[-1].startswith("Anna: 11-15, move 1.")


def test_nothing_of_a_message_that_is_too_long_is_a_command(talk: KeptTalk) -> None:
    begun(talk, "Anna")
    talk.type("sent")
    talk.type("paste")
    for _ in range(41):
        assert talk.type("x" * 10_000) == []
    assert talk.type("quit") == talk.send(LineRefused()) == []
    assert talk.type(".") == ["The message is too long: paste only the part with the move."]
    assert talk.type("where were we")[0].startswith("Last moves: 22-18")


@pytest.mark.parametrize(
    ("white", "black", "code"),
    [("human:Bob", "mail:Anna", "BA-101"), ("mail:Anna", "human:Bob", "AB-101")],
)
def test_the_program_is_started_for_a_game_by_correspondence(white: str, black: str, code: str) -> None:
    with shelf() as kept:
        settings = parse_settings(f"lang=en white={white} black={black}")
        talk = KeptTalk(settings, kept)
        assert f"Correspondence game {code} with Anna" in " ".join(talk.opening)
        assert "your turn in " in KeptTalk(settings, kept).opening[1], "behind the greeting"


def test_games_with_one_opponent_are_told_apart_in_the_list(talk: KeptTalk) -> None:
    begun(talk, "Anna")
    begun(talk, "Anna")
    begun(talk, "Carla")
    assert talk.type("my games") == ["It is your turn in 3 of 3. The first: Anna, BA-101, to be sent."]
    assert talk.type("go on") == ["Then Anna, BA-102, to be sent."]
    assert talk.type("go on") == ["Then Carla, to be sent, this one."]


@pytest.mark.parametrize("line", ["no", "cancel"])
def test_a_message_of_which_nobody_says_the_game_keeps_no_other_from_being_told(
    talk: KeptTalk, line: str
) -> None:
    for name in ("Anna", "Anna"):
        begun(talk, name)
        talk.type("sent")
    for each in ("paste", "I play 11-15", ".", line, "where were we"):
        talk.type(each)
    arrived = MailArrived("<1@x>", "anna@x.org", 1.79e9, "Re: [BA-101] Anna", "11-15")
    assert any(said.startswith("A message has come") for said in talk.send(arrived))


def test_a_page_that_is_pasted_is_read_as_a_page(talk: KeptTalk) -> None:
    begun(talk, "Anna")
    talk.type("sent")
    talk.type("paste")
    talk.type("<html><body><p>11-15</p><br>bye, <b>Anna</b></body></html>")
    assert talk.type(".")[-1].startswith("Anna: 11-15, move 1.")


@pytest.mark.parametrize(
    "line", ["the board is turned wrong", "count of 12", "arbiter: count", "annul the count"]
)
def test_no_arbiter_sits_there(talk: KeptTalk, line: str) -> None:
    begun(talk, "Anna")
    deeds = len(talk.game.deeds)
    assert talk.type(line)[0].startswith("By correspondence there is no arbiter")
    assert len(talk.game.deeds) == deeds


def test_what_was_of_two_people_before_is_not_of_a_game_by_correspondence() -> None:
    with shelf() as kept:
        line = "lang=en white=human:Ann:blind black=human:Bob notes=off arbiter=on"
        talk = KeptTalk(parse_settings(line), kept)
        for each in ("no", "match of 4 games", "new correspondence game with Anna, white", "yes"):
            talk.type(each)
        terms = talk.dialogue.talk.table.terms
        assert terms.mail
        assert (terms.match, terms.has_notes, terms.are_answers_shared) == (None, True, None)
        assert talk.type("square 22") == ["22 white man."]


@pytest.mark.parametrize(
    ("sender", "subject"), [("x@x.org", "re: [ba-101] ciao"), ("anna@example.org", "ciao")]
)
def test_a_message_of_another_game_is_never_one_of_this(
    talk: KeptTalk, sender: str, subject: str
) -> None:
    begun(talk, "Anna")
    for line in ("terms address Anna Bianchi <Anna@Example.org>", "sent"):
        talk.type(line)
    begun(talk, "Carla")
    talk.type("sent")
    talk.send(MailArrived("<1@x>", sender, 1.79e9, subject, "11-15"))
    assert talk.type("mail")[0].startswith("The message is of the game with Anna, BA-101.")


def test_a_yes_to_which_game_it_is_asks_again(talk: KeptTalk) -> None:
    for name in ("Anna", "Anna"):
        begun(talk, name)
        talk.type("sent")
    for line in ("paste", "I play 11-15"):
        talk.type(line)
    assert talk.type(".")[0].startswith("The message may be of 2 games.")
    assert talk.type("yes")[0].startswith("The message may be of 2 games.")
    assert talk.type("1")[-1].startswith("Anna: 11-15, move 1.")


def test_a_game_against_the_computer_is_told_where_nothing_is_to_be_done_by_mail(
    talk: KeptTalk,
) -> None:
    begun(talk, "Anna")
    talk.type("hand over")
    talk.type("sent")
    assert talk.type("my games") == ["By correspondence it is your turn in no game. Waiting: 1."]
    talk.type("new game against the computer")
    talk.type("yes")
    talk.type("22-18")
    talk.answer("12-16")
    said = talk.type("my games")
    assert said[0].startswith("There are 2 saved games"), said
    assert "this one: against the computer, your turn" in said[1], said
    assert "with Anna" in said[2], said
