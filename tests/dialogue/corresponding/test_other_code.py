"""The first message of a game that the opponent's program calls by another code."""

import pytest

from assistant.dialogue.about_mail import MailBegin, MailCode, MailTake
from assistant.dialogue.events import MailArrived
from tests.correspondence.support.players import Player, player

ASKED = {
    "it": "Il messaggio ha il codice AB-107, e può essere il primo della partita con Anna, AB-101.",
    "en": "The message has the code AB-107, and may be the first of the game with Anna, AB-101.",
    "pt": "A mensagem tem o código AB-107, e pode ser a primeira da partida com Anna, AB-101.",
}
FIRST = "Subject: [AB-107] Anna - Bob, White, move 1\n\n1. 22-18\n\nGame AB-107: Anna against Bob.\n"


def code(bob: Player) -> str:
    mail = bob.talk.dialogue.talk.table.terms.mail
    return mail.code if mail else ""


@pytest.mark.parametrize("language", ASKED)
def test_it_is_asked_whether_it_is_this_game_and_a_yes_takes_the_code(language: str) -> None:
    with player("Bob", language) as bob:
        bob.say("new", name="Anna", colour="black")
        assert bob.paste(FIRST)[0].startswith(ASKED[language])
        assert isinstance(bob.asked, MailCode)
        bob.say("yes")
        assert isinstance(bob.asked, MailTake)
        assert code(bob) == "AB-107"
        bob.say("yes")
        assert [ply.written for ply in bob.game.plies] == ["22-18"]


def test_a_no_takes_neither_message_nor_code() -> None:
    with player("Bob", "en") as bob:
        bob.say("new", name="Anna", colour="black")
        bob.paste(FIRST)
        bob.talk.type("no")
        assert (code(bob), len(bob.game.plies), bob.asked) == ("AB-101", 0, None)


def test_from_another_game_one_goes_there_with_it() -> None:
    with player("Bob", "en") as bob:
        bob.say("new", name="Anna", colour="black")
        bob.say("new", name="Carla", colour="black")
        assert "the game with Anna, AB-101" in bob.paste(FIRST)[0]
        bob.say("yes")
        assert isinstance(bob.asked, MailTake)
        assert code(bob) == "AB-107"


@pytest.mark.parametrize(("name", "colour"), [("Elsa", "black"), ("Anna", "white")])
def test_one_that_cannot_be_its_first_may_begin_another_game(name: str, colour: str) -> None:
    with player("Bob", "en") as bob:
        bob.say("new", name=name, colour=colour)
        told = "Italian draughts by correspondence with Anna: you have Black; "
        assert bob.paste(FIRST)[0].startswith(told)
        assert isinstance(bob.asked, MailBegin)
        assert bob.talk.type("no")[0].startswith("The message is of game AB-107, which is none of your")
        assert bob.asked is None


def test_what_begins_nothing_is_of_no_game() -> None:
    with player("Bob", "en") as bob:
        bob.say("new", name="Anna", colour="black")
        told = bob.paste(FIRST.replace("22-18", "11-15"))[0]
        assert told.startswith("The message is of game AB-107, which is none of your open")
        assert bob.asked is None


def test_a_game_of_which_a_message_was_taken_has_its_code() -> None:
    with player("Bob", "en") as bob:
        bob.say("new", name="Anna", colour="black")
        bob.paste("1. 22-18")
        bob.say("yes")
        bob.play("11-15")
        bob.say("sent")
        assert bob.paste(FIRST.replace("1. 22-18", "2. 18x11"))[0].startswith(
            "The message is of game AB"
        )


def test_a_mail_of_no_game_is_read_again_once_its_game_has_the_code() -> None:
    with player("Bob", "en") as bob:
        bob.say("new", name="Elsa", colour="black")
        text = "1. 22-18\n\nGame AB-107: Anna against Bob."
        subject = "[AB-107] Anna - Bob, White, move 1"
        bob.talk.send(MailArrived("<1@x>", "a@x.org", 1.79e9, subject, text))
        bob.talk.type("mail")
        assert bob.talk.type("no")[0].startswith("The message is of game AB-107, which is none")
        bob.say("new", name="Anna", colour="black")
        bob.talk.type("terms code AB-107")
        bob.talk.type("mail")
        assert isinstance(bob.asked, MailTake)


@pytest.mark.parametrize("address", ["a@x.org", "Anna B. <A@X.org>"])
def test_it_is_of_the_game_with_who_has_the_address_however_that_is_written(address: str) -> None:
    with player("Bob", "en") as bob:
        bob.say("new", name="Anna", colour="black")
        bob.talk.type(f"terms address {address}")
        bob.say("new", name="Carla", colour="black")
        bob.talk.send(MailArrived("<1@x>", "a@x.org", 1.79e9, "[AB-107] White, move 1", "1. 22-18"))
        assert bob.talk.type("mail")[0].startswith(ASKED["en"])
