"""A letter that says something of the other game with the same opponent: nothing of that is laid to the
one here, and nothing of it is lost without a word."""

from collections.abc import Iterator

import pytest

from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.pasted import paste
from tests.dialogue.support.talk import settings_for

ASKED = "Ann: 11-15, move 1. Do I take it? Answer yes or no."
TO_GO = "Another part of the message is of the game with Ann, XA-102. Shall we go there?"


@pytest.fixture
def talk() -> Iterator[KeptTalk]:
    """Two games with one opponent, who is to move in both; one is at the first."""
    with shelf() as kept:
        talk = KeptTalk(settings_for(language="en"), kept)
        for line in ("new correspondence game with Ann, white", "yes", "22-18", "yes", "sent"):
            talk.type(line)
        for line in ("new correspondence game with Ann, white", "yes", "23-19", "yes", "sent"):
            talk.type(line)
        talk.type("continue game 1")
        yield talk


@pytest.mark.parametrize(
    ("letter", "told"),
    [
        ("In XA-101 I play 11-15, in the other one I resign.", "in the other one I resign"),
        ("Nella XA-101 muovo 11-15, nell'altra abbandono.", "nell'altra abbandono"),
        ("Na XA-101 jogo 11-15, na outra desisto.", "na outra desisto"),
        ("XA-101: 11-15. In our other game I offer a draw.", "In our other game I offer a draw"),
        ("XA-101: I resign the other game. Here I play 11-15.", "I resign the other game"),
    ],
)
def test_a_deed_of_the_other_game_is_told_and_not_taken(talk: KeptTalk, letter: str, told: str) -> None:
    said = paste(talk, letter)
    assert said[-1] == ASKED
    assert any(f'"{told}"' in each and "That is not taken" in each for each in said)


def test_a_part_that_nobody_has_gone_to_is_told_at_the_end(talk: KeptTalk) -> None:
    paste(talk, "XA-101: 11-15\nXA-102: 12-15")
    assert talk.type("yes")[-1].startswith(TO_GO)
    said = talk.type("quit")
    assert any("has a part of XA-102, which is not taken" in each for each in said)


def test_a_part_is_told_at_the_end_before_it_was_offered(talk: KeptTalk) -> None:
    paste(talk, "XA-101: 11-15\nXA-102: 12-15")
    assert any("has a part of XA-102" in each for each in talk.type("quit"))


def test_nothing_is_told_at_the_end_of_a_part_that_was_refused(talk: KeptTalk) -> None:
    paste(talk, "XA-101: 11-15\nXA-102: 12-15")
    talk.type("yes")
    talk.type("no")
    assert not any("XA-102" in each for each in talk.type("quit"))


@pytest.mark.parametrize(
    "letter",
    [
        "Per la XA-101: 11-15. Per la XA-102 ti chiedo tre giorni di ferie dal 10 dicembre.",
        "XA-101 11-15. XA-102 I take 3 days of leave from 10 December.",
    ],
)
def test_leave_is_of_the_game_in_whose_part_it_stands(talk: KeptTalk, letter: str) -> None:
    assert paste(talk, letter)[-1] == ASKED
    assert talk.type("yes")[-1].startswith(TO_GO)
    assert "3 days" in talk.type("yes")[-1]
