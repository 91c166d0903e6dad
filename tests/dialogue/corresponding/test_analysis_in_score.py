"""What the computer was asked of a game by correspondence stands in its score, wherever that goes."""

from collections.abc import Iterator

import pytest

from assistant.dialogue.exported import pdn_of
from assistant.dialogue.kept import KeptGame
from assistant.game.analysis import analysed
from assistant.game.pdn.reader import read
from assistant.rules.side import Side
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.talk import parse_settings


@pytest.fixture
def talk() -> Iterator[KeptTalk]:
    with shelf() as kept:
        talk = KeptTalk(parse_settings("lang=en white=human:Bob"), kept)
        for line in (
            *(
                "new correspondence game with Anna",
                "yes",
                "terms analysis allowed",
                "22-18",
                "yes",
                "sent",
            ),
            *("11-15", "yes"),
        ):
            talk.type(line)
        yield talk


def ask(talk: KeptTalk, move: str = "18-14") -> None:
    assert talk.type("analyse with the computer")[0].startswith("The computer thinks")
    talk.answer(move)


def test_the_score_tells_it(talk: KeptTalk) -> None:
    assert not any("computer" in line for line in talk.type("score"))
    ask(talk)
    ask(talk)
    assert analysed(talk.game.deeds) == {Side.WHITE: (2,)}
    assert talk.type("score")[-1] == "White asked the computer before move 2."


def test_the_pdn_and_the_messages_have_it(talk: KeptTalk) -> None:
    for line in ("take back", "yes"):
        talk.type(line)
    ask(talk, "11-15")  # while theirs is waited for
    for line in ("11-15", "yes"):
        talk.type(line)
    ask(talk)
    for line in ("18-14", "yes"):
        talk.type(line)
    assert '[WhiteAnalysis "1, 2"]' in talk.type("hand over to the screen")
    kept = KeptGame(1, talk.dialogue.talk.table.terms, tuple(talk.game.deeds), updated=0.0)
    (tree,) = read(pdn_of(kept).splitlines(keepends=True))
    assert tree.tags["WhiteAnalysis"] == "1, 2"
    assert "WhiteQuestions" not in tree.tags
