"""What the director of an event is told: leave that was taken, the standing of the game where there is
no news; and it is on record when it is said to be sent."""

from collections.abc import Iterator

import pytest

from assistant.game.mail_deeds import DirectorTold
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.talk import parse_settings

READY = "The message for the director is ready: type hand over, and where."


@pytest.fixture
def talk() -> Iterator[KeptTalk]:
    with shelf() as kept:
        talk = KeptTalk(parse_settings("lang=en white=human:Bob"), kept)
        for line in ("new correspondence game with Anna", "yes", "terms director boss@example.org"):
            talk.type(line)
        yield talk


def told(talk: KeptTalk) -> list[str]:
    return talk.type("message to the director") + talk.type("message")


def test_leave_that_nobody_took_is_told_to_nobody(talk: KeptTalk) -> None:
    assert told(talk)[:3] == [
        READY,
        "To boss@example.org: [BA-101] Bob - Anna, White, move 1: for the director.",
        "The game goes on: the days of Bob, who has White, are running.",
    ]
    assert not talk.deeds(DirectorTold)


def test_leave_is_told_once_and_is_on_record_when_it_is_sent(talk: KeptTalk) -> None:
    talk.type("holiday 5 days")
    assert any("Bob, who has White, takes leave" in line for line in told(talk))
    assert any("for 5 days" in line for line in told(talk))
    assert not talk.deeds(DirectorTold)
    assert talk.type("hand over to the screen")[-1] == "End of the message. When it goes, type sent."
    assert not talk.deeds(DirectorTold)
    sent = "Sent to the director. The message for Anna is still to be sent."
    assert talk.type("sent") == [sent]
    assert [deed.what for deed in talk.deeds(DirectorTold)] == ["leave"]
    assert not any("leave" in line for line in told(talk))


def test_leave_that_was_taken_back_is_not_told(talk: KeptTalk) -> None:
    talk.type("holiday 5 days")
    talk.type("take back")
    assert not any("leave" in line for line in told(talk))


def test_a_message_that_could_not_be_handed_over_is_still_at_hand(
    talk: KeptTalk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    talk.type("message to the director")
    assert "try hand over to a file" in talk.type("hand over to the clipboard")[-1]
    assert talk.type("message")[0].startswith("To boss@example.org")


def test_a_move_handed_over_behind_it_is_what_is_sent(talk: KeptTalk) -> None:
    told(talk)
    talk.type("hand over to the screen")
    for line in ("22-18", "yes", "hand over to the screen"):
        talk.type(line)
    assert talk.type("sent")[0] == "Sent: 22-18. Now Anna is to answer."
    assert not talk.deeds(DirectorTold)
