"""Codes that keep games apart, and a start that goes on with the game that is open."""

from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.talk import parse_settings

STARTED = "lang=en white=human:Bob black=mail:Anna"


def test_a_start_with_an_opponent_offers_the_game_that_is_open_with_them() -> None:
    with shelf() as kept:
        first = KeptTalk(parse_settings(STARTED), kept)
        assert any("BA-101" in line for line in first.opening)
        first.type("22-18")
        first.type("yes")
        first.type("quit")
        second = KeptTalk(parse_settings(STARTED), kept)
        assert second.opening[-1].startswith("A game like this is open already: BA-101.")
        assert "Anna" not in second.opening[0]
        said = second.type("yes")
        assert said[0].startswith("Anna: there is a message to be sent")
        second.type("quit")
        third = KeptTalk(parse_settings(STARTED), kept)
        assert third.type("no")[0].startswith("Correspondence game BA-102 with Anna")


def test_a_start_with_another_opponent_has_a_code_of_its_own() -> None:
    with shelf() as kept:
        KeptTalk(parse_settings(STARTED), kept).type("quit")
        second = KeptTalk(parse_settings(STARTED.replace("Anna", "Ada")), kept)
        assert any("BA-102" in line for line in second.opening)


def test_a_code_that_another_open_game_has_is_refused() -> None:
    with shelf() as kept:
        talk = KeptTalk(parse_settings("lang=en white=human:Bob"), kept)
        talk.type("new correspondence game with Anna")
        talk.type("new correspondence game with Carla")
        assert talk.type("terms code ba-101") == [
            "BA-101 is already the code of the game with Anna. Nothing has changed."
        ]
        assert talk.type("terms code bc-200")[0].startswith("Game BC-200.")
        assert talk.type("terms code bc-200")[0].startswith("Game BC-200.")
