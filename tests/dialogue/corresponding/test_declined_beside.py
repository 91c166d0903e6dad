"""The no to a draw that comes with the opponent's move is told with it."""

import pytest

from assistant.game.deeds import OfferAnswered, OfferMade
from assistant.game.game import Game
from assistant.game.mail_terms import MailTerms
from assistant.game.unsent import unsent
from assistant.narration.letters import LetterGame, letter_of
from assistant.rules.side import Side
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.pasted import paste
from tests.dialogue.support.talk import parse_settings

WHO = LetterGame(MailTerms("BA-101"), "Bob", "Anna", Side.BLACK)


@pytest.mark.parametrize("language", ["it", "en", "pt", "pt-BR"])
@pytest.mark.parametrize("is_before", [True, False])
def test_a_draw_is_declined_with_the_move(language: str, *, is_before: bool) -> None:
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
        assert talk.deeds(OfferMade)
        game = Game.of(talk.game.deeds)
        declined = OfferAnswered("draw", Side.BLACK, is_accepted=False)
        if is_before:
            game.do(declined)
        game.play(next(move for move in game.legal if move.path == (11, 15)))
        said = [*unsent(game.deeds, Side.BLACK), *(() if is_before else (declined,))]
        letter = letter_of(game, WHO, language, said)
        for text in (letter.body, letter.line):
            assert paste(talk, text) == [
                "Anna: 11-15, move 1, and declines the draw. Do I take it? Answer yes or no."
            ]
            talk.type("no")
        paste(talk, letter.body)
        talk.type("yes")
        assert [ply.written for ply in talk.game.plies] == ["22-18", "11-15"]
        assert not talk.game.offers


@pytest.mark.parametrize(
    ("letter", "told"),
    [
        ("11-15. You can have the draw you offered.", "Anna accepts the draw."),
        ("11-15. Agreed, it's a draw then.", "Anna accepts the draw."),
        ("11-15. About the draw: with pleasure.", "something that I do not understand"),
        ("11-15. No draw.", "and declines the draw"),
        ("11-15", "and declines the draw"),
    ],
)
def test_a_draw_is_not_declined_by_words_that_may_accept_it(letter: str, told: str) -> None:
    with shelf() as kept:
        talk = KeptTalk(parse_settings("lang=en white=human:Bob"), kept)
        for line in (
            "new correspondence game with Anna",
            "yes",
            "22-18 and offer a draw",
            "yes",
            "sent",
        ):
            talk.type(line)
        said = " ".join(paste(talk, letter))
        assert told in said
        assert ("declines the draw. Do I take it" in said) == ("and declines" in told)
