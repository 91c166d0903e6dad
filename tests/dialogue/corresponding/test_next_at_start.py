"""The next game by correspondence while a start offers one against the computer, in three languages."""

import pytest

from tests.correspondence.support.players import Player, player

HINT = {"it": "la prossima ti ci porta", "en": "type the next one to go", "pt": "a próxima leva lá"}
NEXT = {"it": "la prossima", "en": "the next one", "pt": "a próxima"}
ARRIVED = {
    "it": "Anna: c'è un messaggio da spedire, l'ultima è la tua 22-18.",
    "en": "Anna: there is a message to be sent, the last one is your 22-18.",
    "pt": "Anna: há uma mensagem por enviar, o último é o seu 22-18.",
}


def with_two_games(bob: Player) -> None:
    bob.talk.type("22-18")
    bob.say("new", name="Anna", colour="white")
    bob.play("22-18")


@pytest.mark.parametrize("language", NEXT)
def test_what_the_hint_names_goes_there(language: str) -> None:
    with player("Bob", language) as bob:
        with_two_games(bob)
        assert any(HINT[language] in line for line in bob.start_again())
        said = bob.talk.type(NEXT[language])
        assert (len(said), said[-1]) == (2, ARRIVED[language])  # and that the game offered is kept
        assert bob.talk.dialogue.talk.table.terms.mail


def test_it_goes_nowhere_where_nobody_plays_by_correspondence() -> None:
    with player("Bob", "en") as bob:
        bob.talk.type("22-18")
        bob.start_again()
        bob.talk.type("the next one")
        assert bob.talk.dialogue.talk.table.terms.mail is None
        bob.say("yes")
        assert [ply.written for ply in bob.game.plies] == ["22-18"]
