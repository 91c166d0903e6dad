"""What one's program asks is told by the other's as a question, and a move in it is no move; an old
message that comes again is told as one, and so is a message behind another that is missing."""

from collections.abc import Iterator

import pytest

from assistant.game.game import Game
from assistant.game.mail_terms import MailTerms
from assistant.game.unsent import unsent
from assistant.narration.letters import Asking, LetterGame, OutgoingLetter, asking_letter, letter_of
from assistant.rules.side import Side
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.pasted import paste
from tests.dialogue.support.talk import parse_settings

WHO = LetterGame(MailTerms("BA-101"), "Bob", "Anna", Side.BLACK)
LANGUAGES = ["it", "en", "pt", "pt-BR"]
ASKED = {
    "illegal": (Asking("illegal", "31-28"), "asks for your move again: 31-28"),
    "unclear": (
        Asking("unclear", moves=("22-18", "22-19")),
        "asks which move you have played: it may be 22-18 or 22-19",
    ),
    "number": (
        Asking("number", told="3", right="1"),
        "you have written move 3, and it is move 1 there",
    ),
    "number untold": (Asking("number", right="1"), "asks which move you mean: it is move 1 there"),
    "check untold": (Asking("check", right="47"), "are the same: the check there is 47"),
    "score": (Asking("score"), "asks where the two scores differ"),
    "check": (Asking("check", told="12", right="47"), "your check is 12, and the one there is 47"),
    "other": (Asking("other", told="BA-102", right="BA-101"), "asks of which game your message is"),
}


AGAIN = "To send your last message again, type repeat the message."


@pytest.fixture
def talk() -> Iterator[KeptTalk]:
    with shelf() as kept:
        talk = KeptTalk(parse_settings("lang=en white=human:Bob"), kept)
        for line in ("new correspondence game with Anna", "yes", "22-18", "yes", "sent"):
            talk.type(line)
        yield talk


def whole(letter: OutgoingLetter) -> str:
    return f"Subject: {letter.subject}\nFrom: anna@x.org\n\n{letter.body}"


def letter(talk: KeptTalk, *moves: str, language: str = "en") -> OutgoingLetter:
    """What Anna's program makes of the last of these moves, made behind those of the game."""
    game = played(talk, *moves)
    return letter_of(game, WHO, language, unsent(game.deeds, Side.BLACK))


def played(talk: KeptTalk, *moves: str) -> Game:
    game = Game.of(talk.game.deeds)
    for each in moves:
        ends = tuple(map(int, each.split("-")))
        game.play(next(move for move in game.legal if (move.start, move.end) == ends))
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", ASKED)
def test_a_question_is_told_and_nothing_prepared(talk: KeptTalk, why: str, language: str) -> None:
    asking, told = ASKED[why]
    for moves in ((), ("11-15",)):
        asked = asking_letter(played(talk, *moves), WHO, language, asking)
        for text in (f"Hello Bob\n\n{asked.body}", asked.line.replace("'", "’")):
            said = paste(talk, text)
            assert said[1:] == (
                [AGAIN] if why.partition(" ")[0] in ("illegal", "unclear", "number") else []
            )
            assert said[0].startswith("Anna ")
            assert told in said[0]
            assert len(talk.game.plies) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_was_answered_comes_again(talk: KeptTalk, language: str) -> None:
    first = letter(talk, "11-15", language=language)
    paste(talk, first.line)
    for line in ("yes", "23-20", "yes", "sent", "12-16", "yes", "20x11", "yes", "sent"):
        talk.type(line)
    again = ("1... 11-15, hello", "Mossa 1: 11-15. Offro patta", "My move number 1 is 11-15")
    for text in (f"Here it is again:\n\n{first.body}", first.line, whole(first), *again):
        assert paste(talk, text) == [
            "You have taken this message already: the 11-15 of Anna was answered. "
            "To send your answer again, type repeat the message."
        ]


def test_where_two_scores_differ_is_told(talk: KeptTalk) -> None:
    asked = asking_letter(played(talk, "11-15"), WHO, "it", Asking("score"))
    for line in ("11-14", "yes"):
        talk.type(line)
    assert paste(talk, asked.body) == [
        "Anna asks where the two scores differ: at move 1 it is 11-15 there, and 11-14 here. "
        "To hear yours, type score."
    ]


def test_a_message_between_is_missing(talk: KeptTalk) -> None:
    later = letter(talk, "11-15", "23-20", "12-16")
    assert paste(talk, later.body) == [
        "A message is missing: before this one Anna has 11-15 and 23-20 too, which are not here. "
        "I have taken nothing. Ask Anna for the message that is missing."
    ]


def test_the_next_message_is_still_taken(talk: KeptTalk) -> None:
    assert paste(talk, letter(talk, "11-15").body)[0].startswith("Anna: 11-15, move 1.")
