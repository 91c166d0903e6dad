"""Codes that keep games apart, and a start that goes on with the game that is open."""

from assistant.game.mail_terms import MailTerms
from assistant.settings.mail_terms import by_mail
from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.talk import parse_settings


def started(kept: Shelf, name: str = "Anna", code: str = "BA-101") -> KeptTalk:
    """A start by the command line, which chooses a code that no open game has."""
    settings = parse_settings(f"lang=en white=human:Bob black=mail:{name}")
    return KeptTalk(by_mail(settings, MailTerms(code)), kept)


def test_a_start_with_an_opponent_offers_the_game_that_is_open_with_them() -> None:
    with shelf() as kept:
        first = started(kept)
        assert any("BA-101" in line for line in first.opening)
        first.type("22-18")
        first.type("yes")
        first.type("quit")
        second = started(kept, code="BA-102")
        assert second.opening[-1].startswith("A game like this is open already: BA-101.")
        assert "Anna" not in second.opening[0]
        said = second.type("yes")
        assert said[0].startswith("Anna: there is a message to be sent")
        assert second.type("my games")[0].startswith("It is your turn in 1 of 1.")
        second.type("quit")
        third = started(kept, code="BA-102")
        assert third.type("no")[0].startswith("Correspondence game BA-102 with Anna")


def test_a_start_with_another_opponent_has_a_code_of_its_own() -> None:
    with shelf() as kept:
        started(kept).type("quit")
        second = started(kept, "Ada", "BA-102")
        assert any("BA-102" in line for line in second.opening)


def test_a_code_that_another_open_game_has_is_refused() -> None:
    with shelf() as kept:
        talk = KeptTalk(parse_settings("lang=en white=human:Bob"), kept)
        talk.type("new correspondence game with Anna")
        talk.type("yes")
        talk.type("new correspondence game with Carla")
        talk.type("yes")
        assert talk.type("terms code ba-101") == [
            "BA-101 is already the code of the game with Anna. Nothing has changed."
        ]
        assert talk.type("terms code bc-200")[0].startswith(
            "Game BC-200 with Carla: Italian draughts, you have White."
        )
        assert talk.type("terms code bc-200")[0].startswith(
            "Game BC-200 with Carla: Italian draughts, you have White."
        )
