"""Letters that are long, or not made as letters are: read by a thread, or told to be too long."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.dialogue.letter_effects import ReadMessageText, UnderstandMessage
from assistant.dialogue.text import TextPasted
from tests.correspondence.support.hostile import repeated
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.pasted import paste
from tests.dialogue.support.talk import settings_for

QUOTED = "\nOn 3 May Bob wrote:\n" + "> and so on, and so on\n" * 2_000
TOO_LONG = "The message is too long: paste only the part with the move."
ASKED = "Anna: 11-15, move 1. Do I take it? Answer yes or no."


@pytest.fixture
def talk() -> Iterator[KeptTalk]:
    """A game by correspondence in which the opponent is to move."""
    with shelf() as kept:
        talk = KeptTalk(settings_for(language="en"), kept)
        for line in ("new correspondence game with Anna, white", "yes", "22-18", "yes", "sent"):
            talk.type(line)
        yield talk


def given_to_a_thread(talk: KeptTalk) -> list[type[object]]:
    return [type(each) for each in talk.done if isinstance(each, ReadMessageText | UnderstandMessage)]


def test_a_letter_that_quotes_much_means_what_it_would_without(talk: KeptTalk) -> None:
    assert paste(talk, "I play 11-15.")[-1] == ASKED
    talk.type("no")
    assert paste(talk, "I play 11-15." + QUOTED)[-1] == ASKED
    short, *long = given_to_a_thread(talk)
    assert [short, *{*long}] == [ReadMessageText, *{ReadMessageText, UnderstandMessage}]


def test_of_two_games_a_long_letter_finds_its_own(talk: KeptTalk) -> None:
    talk.type("new correspondence game with Anna, white")
    for line in ("yes", "23-20", "yes", "sent", "12-16", "yes", "27-23", "yes", "sent"):
        talk.type(line)
    (asked,) = paste(talk, "My answer is 12-16." + QUOTED)
    assert asked.startswith("The message is of the game with Anna, XA-101.")
    assert talk.type("yes")[-1] == ASKED.replace("11-15", "12-16")


def pasted(talk: KeptTalk, text: str) -> str:
    """What is said at the end where a letter is pasted in one go."""
    talk.type("paste")
    talk.send(TextPasted(text))
    return talk.type(".")[-1]


@pytest.mark.parametrize("piece", [" ", "\n", "<div>", "(a)", "no, 21-17\n"])
def test_a_letter_of_a_hundred_thousand_characters_is_answered(talk: KeptTalk, piece: str) -> None:
    size = 100_000 if piece != "\n" else 15_000
    answer = pasted(talk, f"I play 11-15.\n{repeated(piece, size)}\nBye")
    assert answer == (TOO_LONG if piece.strip() else ASKED)


def test_eight_thousand_empty_lines_are_no_trouble(talk: KeptTalk) -> None:
    assert pasted(talk, "I play 11-15." + "\n" * 8_000 + "Bye") == ASKED


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
def test_a_letter_in_a_pipe_is_refused(talk: KeptTalk, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "letter")
    for name in (tmp_path / "letter", "/dev/zero"):
        assert talk.type(f"message {name}") == [
            "What you have named is not a file: name the file in which the message is, or paste it."
        ]
