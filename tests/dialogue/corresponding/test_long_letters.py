"""Letters that are long, or not made as letters are: read by a thread, or told to be too long."""

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from assistant.dialogue.events import Event, MailArrived, Woke
from assistant.dialogue.letter_effects import ReadMessageText, UnderstandMessage
from assistant.dialogue.text import TextPasted
from assistant.parsing.mail.message import read_message
from assistant.store.documents import Wanted, answer
from tests.correspondence.support.costs import is_in_proportion
from tests.correspondence.support.hostile import repeated
from tests.dialogue.support import kept_talk
from tests.dialogue.support import talk as talks
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


# By whom it is read


def begin(talk: KeptTalk, *lines: str) -> None:
    talk.type("new correspondence game with Anna, white")
    for line in ("yes", *lines):
        talk.type(line)


def arrived(text: str, subject: str = "my move", sender: str = "anna@x.org") -> MailArrived:
    return MailArrived(f"<{subject}@x>", sender, 1.79e9, subject, text)


OF_NUMBERS = "In game 101 11-15, in game 102 12-16, in game 103 11-14." + QUOTED
IN_ONE = "1. 11-15" + QUOTED


@pytest.mark.parametrize(
    ("letter", "most", "told"),
    [
        (arrived(OF_NUMBERS), 4, "11-15"),
        (arrived(IN_ONE, "[XA-101] Anna"), 2, ASKED),
        (arrived(IN_ONE, "[XA-102] Anna"), 0, "The message is of the game with Anna, XA-102"),
        (arrived(IN_ONE), 3, ": Anna, you with White, XA-101"),
        (arrived(IN_ONE, "[ZZ-999] Anna"), 5, "none of your open"),
        (
            arrived("1. 22-18" + QUOTED, "[ZZ-999] Anna - Bob, move 1", "carl@x.org"),
            4,
            "with Anna: you have Black",
        ),
        (
            arrived("Hello! 1. 22-18" + QUOTED, "a game?", "Carl <carl@x.org>"),
            7,
            "with Carl: you have Black",
        ),
    ],
)
def test_the_thread_reads_it_where_that_is_asked_and_nobody_else(
    talk: KeptTalk, letter: MailArrived, most: int, told: str
) -> None:
    begin(talk, "23-20", "yes", "sent")
    begin(talk, "23-19", "yes", "sent", "continue XA-101")
    talk.send(letter)
    read_message.cache_clear()
    said = talk.type("mail")
    assert told in "\n".join(said)
    read = [each for each in talk.done if isinstance(each, UnderstandMessage)]
    assert len(read) <= most
    assert read_message.cache_info().misses == len(read)


HELD_UP = ("[ZZ-999] - ", "[ZZ-999] a - ", "[ZZ-999] a - b", '[White "a', "- a ")


@pytest.mark.parametrize("piece", HELD_UP)
def test_a_letter_of_no_game_here_costs_in_proportion(talk: KeptTalk, piece: str) -> None:
    numbers = count()

    def read(text: str) -> None:
        subject = "[ZZ-999] x"
        talk.send(MailArrived(f"<{next(numbers)}@x>", "anna@x.org", 1.79e9, subject, text))
        talk.type("mail")

    assert is_in_proportion(read, lambda size: repeated(piece, size), 1_000)


@pytest.fixture
def given(talk: KeptTalk, monkeypatch: pytest.MonkeyPatch) -> list[UnderstandMessage]:
    """What the thread was given to read, which it reads when the test wants it."""
    kept: list[UnderstandMessage] = []

    def later(wanted: Wanted, folder: Path | None = None) -> Event:
        if not isinstance(wanted, UnderstandMessage):
            return answer(wanted, folder)
        kept.extend([wanted] if wanted not in kept else [])
        return Woke()

    for each in (kept_talk, talks):
        monkeypatch.setattr(each, "answer", later)
    talk.send(arrived(IN_ONE, "[XA-101] Anna"))
    talk.type("mail")
    return kept


def test_one_that_takes_a_minute_is_waited_for(talk: KeptTalk, given: list[UnderstandMessage]) -> None:
    assert talk.wait(60) == []
    assert talk.send(answer(given[0])) == []
    assert talk.send(answer(given[1])) == [ASKED]


def test_who_asks_for_the_mail_meanwhile_loses_none(
    talk: KeptTalk, given: list[UnderstandMessage]
) -> None:
    talk.send(arrived("See you!", "[XA-101] hello"))
    nothing, waits = talk.type("mail")
    assert nothing.startswith("I find no move in the message of Anna.")
    assert "one more message" in waits
    assert talk.send(answer(given[0])) == []
    talk.type("mail")
    assert talk.send(answer(given[1])) == []
    assert talk.send(answer(given[2])) == [ASKED]


def test_one_that_takes_too_long_is_no_fault_of_the_disk_and_waits_on(
    talk: KeptTalk, given: list[UnderstandMessage]
) -> None:
    (late,) = talk.wait(400)
    assert late.startswith("The message takes too long to read, and I no longer wait for it.")
    (waits,) = talk.send(answer(given[0]))
    assert waits.startswith("A message has come")
    assert talk.type("mail") == []
    assert len(given) == 2


def test_one_that_is_read_while_something_else_is_wanted_is_not_lost(
    talk: KeptTalk, given: list[UnderstandMessage]
) -> None:
    assert talk.type("games")[-1] == "By correspondence it is your turn in no game. Waiting: 1."
    assert talk.send(answer(given[0])) == []
    talk.type("mail")
    assert talk.send(answer(given[1])) == []
    assert talk.send(answer(given[2])) == [ASKED]
