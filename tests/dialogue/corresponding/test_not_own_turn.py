"""An own move that is typed while the opponent's answer is awaited, in three languages."""

import pytest

from tests.correspondence.support.players import player

AWAITED = {
    "it": "Tocca a Anna: si aspetta la risposta. Quando arriva, scrivi incolla.",
    "en": "It is for Anna to move: the answer is awaited. When it comes, type paste.",
    "pt": "É a vez de Anna: falta a resposta. Quando chegar, diga colar.",
}


@pytest.mark.parametrize("language", AWAITED)
def test_an_own_move_is_told_whose_turn_it_is(language: str) -> None:
    with player("Bob", language) as bob:
        bob.say("new", name="Anna", colour="white")
        bob.play("22-18")
        bob.say("sent")
        for line in ("25-21", "32-31"):
            assert bob.talk.type(line) == [AWAITED[language]]
        assert bob.talk.type("11-19") != [AWAITED[language]]  # it may be theirs, and is refused as that
        assert len(bob.game.plies) == 1
        bob.talk.type("11-15")
        bob.say("yes")
        assert bob.talk.type("11-15") != [AWAITED[language]]
        assert bob.talk.type("25-21")[0] != AWAITED[language]
