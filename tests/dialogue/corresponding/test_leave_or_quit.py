"""A word that leaves the program and is that for days of leave: it is asked which of the two."""

import pytest

from tests.correspondence.support.players import player


@pytest.mark.parametrize(("answer", "is_closed"), [("the first", True), ("the second", False)])
def test_it_is_asked_which_of_the_two(answer: str, is_closed: bool) -> None:
    with player("Bob", "en") as bob:
        bob.say("new", name="Anna", colour="white")
        said = bob.talk.type("leave")
        assert "leaving the program" in said[0]
        assert "days of leave" in said[0]
        assert not bob.talk.dialogue.talk.conversation.is_closed
        bob.talk.type(answer)
        assert bob.talk.dialogue.talk.conversation.is_closed is is_closed


@pytest.mark.parametrize(
    ("language", "line"), [("en", "exit"), ("en", "quit"), ("it", "esci"), ("pt", "sair")]
)
def test_what_means_one_thing_leaves_at_once(language: str, line: str) -> None:
    with player("Bob", language) as bob:
        bob.say("new", name="Anna", colour="white")
        bob.talk.type(line)
        assert bob.talk.dialogue.talk.conversation.is_closed


def test_at_another_game_it_leaves() -> None:
    with player("Bob", "en") as bob:
        bob.talk.type("leave")
        assert bob.talk.dialogue.talk.conversation.is_closed
