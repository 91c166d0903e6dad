"""Messages that are taken, twice, and beside what was said before: nothing is lost by an own answer
that came too soon."""

from collections.abc import Iterator

import pytest

from assistant.game.deeds import OfferMade
from assistant.game.mail_deeds import MessageSent
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.pasted import paste
from tests.dialogue.support.talk import parse_settings


@pytest.fixture
def talk() -> Iterator[KeptTalk]:
    with shelf() as kept:
        talk = KeptTalk(parse_settings("lang=en white=human:Bob"), kept)
        for line in ("new correspondence game with Anna", "yes", "22-18", "yes"):
            talk.type(line)
        yield talk


def test_the_same_message_is_taken_once_and_again_when_it_was_taken_back(talk: KeptTalk) -> None:
    talk.type("sent")
    message = "1. ... 11-15, how are you?"
    assert paste(talk, message)[-1].startswith("Anna: 11-15, move 1.")
    talk.type("yes")
    assert paste(talk, message) == ["You have taken this message already."]
    assert talk.type("take back")[0].startswith("Do I take the 11-15 of Anna off the game?")
    assert talk.type("yes") == ["The 11-15 of Anna is taken off: their move is waited for."]
    assert paste(talk, message)[-1].startswith("Anna: 11-15, move 1.")


def test_a_draw_that_comes_with_a_move_is_not_declined_by_a_condition(talk: KeptTalk) -> None:
    talk.type("if 11-15 then 18-14")
    talk.type("yes")
    talk.type("sent")
    assert "offers a draw" in paste(talk, "1. ... 11-15, and I offer a draw")[-1]
    said = talk.type("yes")
    assert said[-1].startswith("You have said: if 11-15, then 18-14. Decide on the draw first")
    assert talk.deeds(OfferMade)
    assert "draw" in talk.game.offers
    talk.type("accept the draw")
    assert talk.type("yes")[0].startswith("Drawn by agreement")


def test_a_condition_that_fits_is_prepared_and_not_sent(talk: KeptTalk) -> None:
    talk.type("if 11-15 then 18-14")
    talk.type("yes")
    talk.type("sent")
    paste(talk, "1. ... 11-15")
    assert talk.type("yes")[-1].endswith("The answer 18-14 is ready, and not sent.")
    assert [ply.written for ply in talk.game.plies] == ["22-18", "11-15", "18-14"]
    assert talk.type("my games") == ["It is your turn in 1 of 1. The first: Anna, to be sent."]
    assert talk.type("take back") == ["Your 18-14 is taken off: it is your turn."]


def test_two_messages_by_letters_that_nobody_can_read(talk: KeptTalk) -> None:
    talk.type("sent")
    for text in ("\x00\x01\x02", "\ufffd" * 50, "<" * 5000, "=?utf-8?q?=", "Subject:\n\n"):
        said = paste(talk, text)
        found = [each for each in said if not each.startswith("There is more in the message")]
        assert found[-1].startswith(("I find no move in the message of Anna", "The message is empty"))


def test_leave_that_no_message_took_along_is_not_said_to_be_sent_by_an_answer(talk: KeptTalk) -> None:
    talk.type("sent")
    talk.type("holiday 5 days")
    assert "sent" not in paste(talk, "1. ... 11-15")[-1]
    talk.type("yes")
    assert len(talk.deeds(MessageSent)) == 1
    talk.type("18-14")
    talk.type("yes")
    assert any("5 days" in line for line in talk.type("message"))


def test_leave_and_an_offer_are_taken_back_until_they_are_sent(talk: KeptTalk) -> None:
    talk.type("sent")
    talk.type("holiday 5 days")
    assert talk.type("take back") == ["The leave is taken off: it goes with no message."]
    talk.type("offer a draw")
    assert talk.type("take back") == ["The offer of a draw is taken off: it goes with no message."]
    assert talk.type("sent") == ["There is nothing to send: it is for Anna to answer."]
    assert talk.type("holiday 14 days")[0].startswith("14 days of leave")
    assert talk.type("take back")[0].startswith("The leave")
    assert talk.type("take back") == ["22-18 is sent, and stays."]
