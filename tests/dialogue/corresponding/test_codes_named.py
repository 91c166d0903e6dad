"""A game by correspondence that is named by its code, and a message that fits one of two games."""

import pytest

from assistant.dialogue.about_mail import LetterFor, MailTake
from tests.correspondence.support.players import Player, player

LINES = {
    "it": ("BA-101", "partita BA-101", "continua BA-101", "continua la partita ba-101"),
    "en": ("BA-101", "game BA-101", "continue BA-101", "continue game ba-101"),
    "pt": ("BA-101", "partida BA-101", "continuar BA-101", "continuar a partida ba-101"),
}
LIST = {"it": "partite di oggi", "en": "games today", "pt": "partidas de hoje"}


def code(bob: Player) -> str:
    mail = bob.talk.dialogue.talk.table.terms.mail
    return mail.code if mail else ""


def with_two(bob: Player, other: str = "Carla") -> None:
    bob.say("new", name="Anna", colour="white")
    bob.say("new", name=other, colour="white")


@pytest.mark.parametrize(("language", "line"), [(each, line) for each in LINES for line in LINES[each]])
def test_one_goes_there_by_the_code(language: str, line: str) -> None:
    with player("Bob", language) as bob:
        with_two(bob)
        assert code(bob) == "BC-102"
        bob.talk.type(line)
        assert code(bob) == "BA-101"


def test_so_one_does_while_a_start_offers_another_game() -> None:
    with player("Bob", "en") as bob:
        bob.talk.type("22-18")
        with_two(bob)
        bob.start_again()
        bob.talk.type("game BA-101")
        assert code(bob) == "BA-101"


def test_a_code_that_no_game_has_is_told_as_it_is() -> None:
    with player("Bob", "en") as bob:
        with_two(bob)
        said = bob.talk.type("continue game BX-101")
        assert "BX-101" in said[0]
        assert code(bob) == "BC-102"


@pytest.mark.parametrize("language", LIST)
def test_the_list_of_all_games_tells_the_codes(language: str) -> None:
    with player("Bob", language) as bob:
        with_two(bob)
        said = bob.talk.type(LIST[language])
        assert any("Anna, BA-101" in line for line in said)


def test_of_two_games_with_one_opponent_the_message_is_of_that_which_it_fits() -> None:
    with player("Bob", "en") as bob:
        with_two(bob, "Anna")
        for move in ("22-18", "11-15"):
            bob.talk.type(move)
            bob.say("yes")
        bob.play("26-22")
        bob.say("sent")
        bob.say("new", name="Elsa", colour="white")
        bob.talk.type("BA-101")
        bob.play("22-18")
        bob.say("sent")
        bob.paste("1. ... 11-15")
        assert isinstance(bob.asked, MailTake)
        bob.talk.type("no")
        bob.paste("nice weather")
        expected = bob.talk.dialogue.talk.here.expected
        assert isinstance(expected and expected.about, LetterFor)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "Nella partita 101 22-18, nella partita 102 21-17."),
        ("en", "in game 101 22-18, in 102 21-17"),
        ("pt", "na partida 101 22-18, na partida 102 21-17"),
    ],
)
def test_parts_by_the_numbers_of_the_games_are_parts(language: str, text: str) -> None:
    with player("Bob", language) as bob:
        for _ in range(2):
            bob.say("new", name="Anna", colour="black")
        bob.talk.type("AB-101")
        assert "22-18" in " ".join(bob.paste(text))
        told = bob.say("yes")
        assert any("AB-102" in each for each in told)
        told = bob.say("yes")
        assert any("21-17" in each for each in told), told


def test_a_number_in_a_letter_that_is_not_called_a_game_is_none() -> None:
    with player("Bob", "en") as bob:
        for _ in range(2):
            bob.say("new", name="Anna", colour="black")
        told = bob.paste("22-18. I still live at 101 Main Street.")
        assert any("2 games" in each for each in told)
