"""Messages that come to the mailbox: told without names, disturbing nobody, and read when one asks."""

from collections.abc import Iterator

import pytest

from assistant.dialogue.events import (
    Event,
    MailArrived,
    MailboxLost,
    MailboxRegained,
    MailboxSearched,
    MailsUnread,
    Opened,
    Route,
)
from assistant.game.deeds import MovePlayed
from assistant.game.mail_deeds import MessageLeft, MessageReceived
from assistant.game.time_control import parse_clock
from assistant.settings.settings import Settings
from assistant.settings.terms import Player
from assistant.values import replaced
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.talk import settings_for

ONE = "A message has come for the games by correspondence: type mail to hear it."


def arrived(
    number: int, text: str = "I play 11-15", code: str = "XA-101", *, has_more: bool = False
) -> Event:
    subject = f"Re: [{code}] Anna"
    return MailArrived(f"<{number}@x>", "anna@x.org", 1.79e9, subject, text, has_more=has_more)


@pytest.fixture
def talk() -> Iterator[KeptTalk]:
    """A conversation at a game by correspondence, in which the opponent is to move."""
    with shelf() as kept:
        talk = KeptTalk(settings_for(language="en"), kept)
        for line in ("new correspondence game with Anna, white", "yes", "22-18", "yes", "sent"):
            talk.type(line)
        yield talk


def test_it_is_told_how_many_there_are_and_no_name(talk: KeptTalk) -> None:
    assert talk.send(arrived(1)) == [ONE]
    assert talk.send(arrived(2)) == [
        "2 messages have come for the games by correspondence: type mail to hear the first."
    ]


def test_who_asks_for_mail_hears_that_its_folder_is_not_there(talk: KeptTalk) -> None:
    lost = (
        "The folder of your mail, ~/Mail, is not there: I keep looking, and tell you when it is back."
    )
    assert talk.send(MailboxLost("~/Mail", "missing")) == [lost]
    assert talk.type("mail") == [lost]
    talk.send(MailboxRegained("~/Mail"))
    assert talk.type("mail")[0].startswith("No message waits.")


def test_what_comes_together_is_told_together_and_nothing_twice(talk: KeptTalk) -> None:
    assert talk.send(arrived(1, has_more=True)) == []
    assert talk.send(arrived(1, has_more=True)) == []
    (told,) = talk.send(arrived(2))
    assert told.startswith("2 messages")
    assert talk.send(arrived(2)) == []


def test_it_is_asked_about_before_anything_is_taken(talk: KeptTalk) -> None:
    talk.send(arrived(7, "Hello!\n\nI play 11-15. It rains."))
    before = len(talk.game.deeds)
    more, asked = talk.type("mail")
    assert more == "There is more in the message: type message to hear it."
    assert asked.startswith("Anna: 11-15, move 1.")
    assert len(talk.game.deeds) == before
    talk.type("yes")
    received, played = talk.game.deeds[before:]
    assert isinstance(received, MessageReceived)
    assert (received.line, received.sender, received.message) == ("11-15", "anna@x.org", "<7@x>")
    assert isinstance(played, MovePlayed)
    assert "rains" not in repr(talk.game.deeds)


def test_a_no_takes_nothing(talk: KeptTalk) -> None:
    talk.send(arrived(1))
    talk.type("mail")
    before = len(talk.game.deeds)
    talk.type("no")
    assert [type(deed) for deed in talk.game.deeds[before:]] == [MessageLeft]
    assert talk.type("mail")[0].startswith("No message waits.")


def test_what_is_left_is_told_behind_what_was_read(talk: KeptTalk) -> None:
    talk.send(arrived(1))
    talk.send(arrived(2, "See you!"))
    talk.type("mail")
    assert talk.type("yes")[-1].startswith("There is one more message")
    talk.type("mail")
    assert talk.send(arrived(3)) == [ONE]


def test_one_of_the_game_here_is_read_first(talk: KeptTalk) -> None:
    talk.send(arrived(1, "9-13", "ZZ-999"))
    talk.send(arrived(2))
    assert talk.type("mail")[0].startswith("Anna: 11-15")


def test_nothing_is_told_while_something_is_asked_or_typed(talk: KeptTalk) -> None:
    talk.type("resign")
    assert talk.send(arrived(1)) == []
    assert ONE in talk.type("no")
    talk.type("paste")
    assert talk.send(arrived(2)) == []
    talk.type("11-15")
    assert talk.type(".")[0].startswith("Anna: 11-15")
    assert any("messages" in line for line in talk.type("no"))


def test_nothing_is_told_while_a_clock_runs() -> None:
    clock = parse_clock("10")
    settings = settings_for(
        language="en", white=Player(), black=Player(), white_clock=clock, black_clock=clock
    )
    with shelf() as kept:
        talk = KeptTalk(settings, kept)
        talk.type("22-18")
        assert talk.send(arrived(1)) == []
        assert talk.send(MailboxLost("~/Maildir", "missing")) == []
        assert talk.send(MailboxRegained("~/Maildir")) == []
        said = talk.type("pause")
        assert said[-1] == ONE
        assert not any("~/Maildir" in line for line in said)


def test_the_mailbox_is_told_lost_once_and_there_again(talk: KeptTalk) -> None:
    (lost,) = talk.send(MailboxLost("~/Maildir", "missing"))
    assert lost.startswith("The folder of your mail, ~/Maildir, is not there")
    assert not any("Maildir" in line for line in talk.type("whose turn"))
    assert talk.send(MailboxRegained("~/Maildir")) == ["The mail in ~/Maildir is read again."]


def test_mail_that_comes_is_not_what_repeat_means(talk: KeptTalk) -> None:
    before = talk.type("last move")
    talk.send(arrived(1))
    assert talk.type("repeat") == before


def test_a_message_that_was_left_after_it_was_read_is_marked_as_such(talk: KeptTalk) -> None:
    talk.send(arrived(1))
    talk.type("mail")
    talk.type("no")
    assert [deed.message for deed in talk.deeds(MessageLeft)] == ["<1@x>"]
    talk.send(arrived(2, "I play 1-5"))
    talk.type("mail")
    talk.type("no")
    assert [deed.message for deed in talk.deeds(MessageLeft)] == ["<1@x>", "<2@x>"]
    talk.type("paste")
    talk.type("I play 11-15")
    talk.type(".")
    talk.type("no")
    assert len(talk.deeds(MessageLeft)) == 2
    assert len(talk.game.plies) == 1
    talk.send(arrived(3, "Merry Christmas!"))
    talk.type("mail")
    assert [deed.message for deed in talk.deeds(MessageLeft)][2:] == ["<3@x>"]


def test_one_of_the_game_here_is_read_first_and_none_whose_code_begins_so(
    talk: KeptTalk,
) -> None:
    talk.send(arrived(1, "I play 10-14", "XA-1011", has_more=True))
    talk.send(arrived(2))
    assert talk.type("mail")[0].startswith("Anna: 11-15, move 1.")


class WatchedTalk(KeptTalk):
    """One of a program that watches a mailbox."""

    def _opened(self, settings: Settings, voice: Route) -> Opened:
        return replaced(super()._opened(settings, voice), is_mail_watched=True)


@pytest.mark.parametrize(
    ("kind", "told"), [(KeptTalk, "if you start"), (WatchedTalk, "and tell you when")]
)
def test_where_no_message_waits_it_is_told_whether_the_mailbox_is_watched(
    kind: type[KeptTalk], told: str
) -> None:
    with shelf() as kept:
        talk = kind(settings_for(language="en"), kept)
        talk.send(MailboxSearched())
        assert told in talk.type("mail")[0]


def test_who_says_that_an_answer_has_come_hears_the_one_that_waits(talk: KeptTalk) -> None:
    assert talk.type("Anna has answered")[0].startswith("Paste the message")
    talk.type(".")
    for line in ("I got a message from Anna", "I got an answer"):
        talk.send(arrived(1))
        assert talk.type(line)[0].startswith("Anna: 11-15, move 1.")
        talk.type("no")


def test_mails_that_cannot_be_read_are_told_once_with_the_file_and_counted(talk: KeptTalk) -> None:
    (told,) = talk.send(MailsUnread(("~/Mail/new/1",), "long"))
    assert told.startswith("A mail that may be about a game cannot be read, because it is too long:")
    assert "it is in ~/Mail/new/1, and I leave it alone." in told
    assert talk.type("mail")[0].startswith("No message waits.")
    talk.type("paste")
    assert talk.send(MailsUnread(("~/Mail/new/2",), "depth")) == []
    assert talk.send(MailsUnread(("~/Mail/new/3", "~/Mail/new/4"), "other")) == []
    given_up, told = talk.type(".")
    assert given_up == "The message is given up."
    assert told == (
        "3 mails that may be about a game cannot be read: the first is in ~/Mail/new/2, "
        "and I leave them alone. To have them listed, run damavoce doctor."
    )
    assert talk.type("last move")[0].startswith("Last move")
