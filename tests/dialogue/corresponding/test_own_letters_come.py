"""The letters of the program itself, as they come to the other one: what they say without a move, and
beside one, in three languages, whole and in one line."""

from collections.abc import Iterator

import pytest

from assistant.game.deed import Deed
from assistant.game.deeds import DrawAgreed, OfferAnswered, OfferMade, RepetitionClaimed, Resigned
from assistant.game.game import Game
from assistant.game.mail_deeds import LeaveTaken
from assistant.game.mail_terms import MailTerms
from assistant.game.unsent import unsent
from assistant.narration.letters import LetterGame, OutgoingLetter, letter_of
from assistant.rules.side import Side
from tests.dialogue.support.kept_talk import FIRST_MOMENT, KeptTalk, shelf
from tests.dialogue.support.talk import parse_settings

BLACK = Side.BLACK
ON_LEAVE = LeaveTaken(BLACK, FIRST_MOMENT, 3)
WHO = LetterGame(MailTerms("BA-101"), "Bob", "Anna", BLACK)
LEAVE = "takes leave for 3 days from 21 September"
SAID: dict[str, tuple[bool, tuple[Deed, ...], str]] = {
    "resign": (False, (Resigned(BLACK),), "Anna resigns."),
    "leave": (False, (ON_LEAVE,), f"Anna {LEAVE}."),
    "accept": (False, (OfferAnswered("draw", BLACK, True), DrawAgreed()), "Anna accepts the draw."),
    "draw": (
        True,
        (OfferMade("draw", BLACK), ON_LEAVE),
        f"Anna: 11-15, move 1, and offers a draw, and {LEAVE}.",
    ),
    "claim": (
        True,
        (RepetitionClaimed(BLACK),),
        "Anna: 11-15, move 1, and claims a draw by repetition, though there is none here.",
    ),
}


@pytest.fixture
def talk() -> Iterator[KeptTalk]:
    with shelf() as kept:
        talk = KeptTalk(parse_settings("lang=en white=human:Bob"), kept)
        for line in (
            "new correspondence game with Anna",
            "yes",
            "22-18",
            "yes",
            "offer a draw",
            "sent",
        ):
            talk.type(line)
        yield talk


def written(talk: KeptTalk, kind: str, language: str) -> OutgoingLetter:
    """What Anna's program makes of it."""
    has_move, deeds, _ = SAID[kind]
    game = Game.of(talk.game.deeds)
    if has_move:
        game.play(next(move for move in game.legal if move.path == (11, 15)))
    for deed in deeds:
        game.do(deed)
    return letter_of(game, WHO, language, unsent(game.deeds, BLACK))


@pytest.mark.parametrize("language", ["it", "en", "pt", "pt-BR"])
@pytest.mark.parametrize("kind", SAID)
def test_what_they_say_is_asked_about_and_nothing_else(
    talk: KeptTalk, kind: str, language: str
) -> None:
    letter = written(talk, kind, language)
    for text in (f"Subject: {letter.subject}\nFrom: anna@x.org\n\n{letter.body}", letter.line):
        talk.type("paste")
        for line in text.splitlines():
            talk.type(line)
        assert talk.type(".") == [f"{SAID[kind][2]} Do I take it? Answer yes or no."]
        talk.type("no")
