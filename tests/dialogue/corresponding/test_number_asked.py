"""The question about the number of a move names that number, however the message has written it."""

import pytest

from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.talk import parse_settings


@pytest.mark.parametrize(
    "text",
    [
        "Move 2: 11-15",
        "Mossa 2: 11-15",
        "Lance 2: 11-15",
        "2) 11-15",
        "Move number 2 11-15",
        "2. ... 11-15",
    ],
)
def test_the_number_is_named(text: str) -> None:
    with shelf() as kept:
        talk = KeptTalk(parse_settings("lang=en white=human:Bob"), kept)
        for line in ("new correspondence game with Anna", "yes", "22-18", "yes", "sent", "paste", text):
            talk.type(line)
        said = talk.type(".")
        assert said[0] == "Anna writes move 2, and this is move 1. I have taken nothing."
        assert talk.type("yes")[1] == (
            "You sent move number 2, but here it is number 1. Which move do you mean?"
        )
