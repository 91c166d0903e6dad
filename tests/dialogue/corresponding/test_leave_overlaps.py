"""Days of leave that overlap go out as one leave."""

import pytest

from assistant.game.mail_deeds import LeaveTaken
from assistant.game.unsent import unsent
from assistant.rules.side import Side
from tests.correspondence.support.players import player

LINES = {
    "it": ("ferie 5 giorni", "ferie 5 giorni da domani", "per 6 giorni"),
    "en": ("take leave 5 days", "take leave 5 days from tomorrow", "for 6 days"),
    "pt": ("férias 5 dias", "férias 5 dias a partir de amanhã", "6 dias"),
}


@pytest.mark.parametrize("language", LINES)
@pytest.mark.parametrize("is_later_first", [False, True])
def test_they_are_sent_together(language: str, is_later_first: bool) -> None:
    with player("Bob", language) as bob:
        bob.say("new", name="Anna", colour="white")
        bob.talk.type("22-18")
        bob.say("yes")
        *lines, told = LINES[language]
        for line in reversed(lines) if is_later_first else lines:
            bob.talk.type(line)
        body = bob.handed_over().body
        assert " ".join(body.split()).count(told) == 1
        waiting = [each for each in unsent(bob.game.deeds, Side.WHITE) if isinstance(each, LeaveTaken)]
        assert [each.days for each in waiting] == [6]


def test_what_was_sent_stays_as_it_was() -> None:
    with player("Bob", "en") as bob:
        bob.say("new", name="Anna", colour="white")
        bob.talk.type("22-18")
        bob.say("yes")
        bob.talk.type("take leave 5 days")
        bob.handed_over()
        bob.say("sent")
        bob.talk.type("take leave 5 days from tomorrow")
        taken = [deed.days for deed in bob.game.deeds if isinstance(deed, LeaveTaken)]
        assert taken == [5, 5]
