"""How messages are had: in the way of the last one first, also at the next start; and what is said of
one that is left unsent."""

from collections.abc import Iterator

import pytest

from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.talk import parse_settings

SETTINGS = "lang=en white=human:Bob"


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_INTEROP", "WSL_DISTRO_NAME"):
        monkeypatch.delenv(name, raising=False)
    with shelf() as found:
        yield found


def begun(kept: Shelf, *names: str) -> KeptTalk:
    talk = KeptTalk(parse_settings(SETTINGS), kept)
    for name in names:
        for line in (f"new correspondence game with {name}", "yes", "22-18", "yes"):
            talk.type(line)
    return talk


def again(kept: Shelf, *lines: str) -> tuple[KeptTalk, list[str]]:
    """The program started anew, and what it says to the last of some lines."""
    talk = KeptTalk(parse_settings(SETTINGS), kept)
    told: list[str] = []
    for line in lines:
        told = talk.type(line)
    return talk, told


THEIR_MOVE = ("11-15", "yes", "26-22")


def test_the_next_message_is_had_in_the_way_of_the_last_one(kept: Shelf) -> None:
    talk = begun(kept, "Anna")
    assert talk.type("hand over to a file")[0].startswith("The message is in the file BA-101.txt")
    talk.type("sent")
    talk, told = again(kept, "the next one", "go to the game with Anna", *THEIR_MOVE, "yes")
    assert "hand over to have it in a file like the last one" in " ".join(told)
    assert talk.type("hand over")[0].startswith("The message is in the file BA-101")


def test_each_game_has_a_way_of_its_own(kept: Shelf) -> None:
    talk = begun(kept, "Anna")
    talk.type("hand over to a file")
    for line in ("new correspondence game with Bea", "yes", "22-18", "yes"):
        talk.type(line)
    assert talk.type("hand over")[0].startswith("The message is in the file")  # as anywhere
    talk.type("hand over to the screen")
    talk, told = again(kept, "go to the game with Bea", "hand over")
    assert told[-1].startswith("End of the message.")
    _, told = again(kept, "go to the game with Anna", "hand over")
    assert told[0].startswith("The message is in the file")


def test_a_way_that_leads_nowhere_is_not_the_next_one(kept: Shelf) -> None:
    talk = begun(kept, "Anna")
    talk.type("hand over to a file")
    assert talk.type("hand over to the clipboard")[0].startswith("I find no program for the clipboard")
    assert talk.type("hand over")[0].startswith("The message is in the file")


def test_what_was_handed_over_and_not_sent_is_taken_back(kept: Shelf) -> None:
    talk = begun(kept, "Anna")
    talk.type("hand over to a file")
    assert talk.type("take back")[0].startswith("Your 22-18 is taken off")
    assert not talk.game.plies


def test_who_leaves_hears_that_the_message_is_kept(kept: Shelf) -> None:
    talk = begun(kept, "Anna")
    assert talk.type("quit")[:2] == [
        "The game is saved: you find it again at the next start.",
        "The message to Anna is not sent yet, and is kept: next time, in that game, type hand over.",
    ]
    talk, _ = again(kept, "the next one", "sent")
    assert not any("is kept" in said for said in talk.type("quit"))


def test_who_goes_to_another_game_hears_it_in_few_words_and_once(kept: Shelf) -> None:
    talk = begun(kept, "Anna")
    said = "The message to Anna is still to be sent."
    talk.type("new correspondence game with Bea")
    assert talk.type("yes")[0] == said
    assert talk.type("the next one")[0].startswith("Anna: there is a message to be sent")
    assert said not in talk.type("go to the game with Bea")
    for line in ("the next one", "take back", "21-17", "yes", "new game"):
        talk.type(line)
    assert talk.type("yes")[0] == said  # it is another message
