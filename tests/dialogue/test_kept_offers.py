"""Kept games that are offered at a start: what waits in them stays, and what is told of them is so."""

import json
from collections.abc import Iterator
from contextlib import closing

import pytest

from assistant.dialogue.questions import GoOn
from assistant.settings.terms import Player
from assistant.store.journal.file import open_file
from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.talk import settings_for

ANNA, BRUNO = Player(name="Anna"), Player(name="Bruno")


@pytest.fixture
def kept() -> Iterator[Shelf]:
    with shelf() as found:
        yield found


def started(kept: Shelf, **changes: object) -> KeptTalk:
    return KeptTalk(settings_for(**{"language": "en", **changes}), kept)  # type: ignore[arg-type]


def waiting(kept: Shelf, game: int) -> dict[str, object]:
    """What waits in a game, as the file has it."""
    with closing(open_file(kept.path)) as file:
        ((text,),) = file.execute("SELECT waiting FROM games WHERE id = ?", (game,))
    found = json.loads(text) if text else {}
    assert isinstance(found, dict)
    return found


def with_an_open_offer(kept: Shelf) -> KeptTalk:
    """A game of two people beside another one, in which a draw is offered and a move was refused."""
    talk = started(kept, white=ANNA, black=BRUNO)
    for line in ("22-18", "11-15", "new game", "yes", "22-17", "11-3", "Anna: draw"):
        talk.type(line)
    return started(kept, white=ANNA, black=BRUNO)


@pytest.mark.parametrize(
    "lines", [("delete game 1", "no"), ("games", "help"), ("delete game 1", "yes")]
)
def test_what_is_asked_at_the_offer_leaves_what_waits_in_the_offered_game(
    kept: Shelf, lines: tuple[str, ...]
) -> None:
    talk = with_an_open_offer(kept)
    before = waiting(kept, 2)
    assert set(before) == {"question", "refused"}
    for line in lines:
        talk.type(line)
    asked = talk.dialogue.talk.here.asked
    assert asked
    assert isinstance(asked.about, GoOn)
    assert waiting(kept, 2) == before
    talk.type("no")
    assert waiting(kept, 2) == before
    assert any("draw" in line for line in _gone_on_with(kept))


def _gone_on_with(kept: Shelf) -> list[str]:
    return started(kept, white=ANNA, black=BRUNO).type("yes")


def test_after_the_yes_what_waits_is_written_again(kept: Shelf) -> None:
    talk = with_an_open_offer(kept)
    talk.type("yes")
    assert "question" in waiting(kept, 2)
    talk.type("no")
    assert "question" not in waiting(kept, 2)
