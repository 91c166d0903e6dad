"""What the opponent wrote is taken off the record only after a yes, and comes back with a redo."""

import pytest

from assistant.dialogue.about_mail import MailTake, MailUntake
from assistant.game.mail_deeds import MessageReceived
from tests.correspondence.support.players import Player, player

BACK = {"it": "riprendi", "en": "take back", "pt": "desfazer"}
AGAIN = {"it": "rifai", "en": "redo", "pt": "refazer"}
NO = {"it": "no", "en": "no", "pt": "não"}
OFFER = {
    "it": "1. ... 11-15, offro patta",
    "en": "1. ... 11-15, I offer a draw",
    "pt": "1. ... 11-15, ofereço empate",
}
ASKED = {
    "it": "Tolgo dalla partita la 11-15 di Anna e la patta che offre?",
    "en": "Do I take the 11-15 of Anna off the game, with the draw that goes with it?",
    "pt": "Tiro da partida o 11-15 de Ana, com o empate que oferece?",
}


def begun(bob: Player, text: str) -> None:
    bob.say("new", name="Ana" if bob.language == "pt" else "Anna", colour="white")
    bob.play("22-18")
    bob.say("sent")
    bob.paste(text)
    bob.say("yes")


@pytest.mark.parametrize("language", BACK)
def test_their_move_is_asked_about_with_its_offer_and_comes_back_whole(language: str) -> None:
    with player("Bob", language) as bob:
        begun(bob, OFFER[language])
        assert bob.talk.type(BACK[language])[0].startswith(ASKED[language])
        assert isinstance(bob.asked, MailUntake)
        bob.talk.type(NO[language])
        assert len(bob.game.plies) == 2
        assert "draw" in bob.game.offers
        bob.talk.type(BACK[language])
        bob.say("yes")
        assert (len(bob.game.plies), bob.game.offers) == (1, {})
        bob.talk.type(AGAIN[language])
        assert isinstance(bob.asked, MailTake)
        bob.say("yes")
        assert (len(bob.game.plies), [*bob.game.offers]) == (2, ["draw"])
        taken = [deed.message for deed in bob.game.deeds if isinstance(deed, MessageReceived)]
        assert len({*taken}) == 1


def test_an_own_move_that_is_taken_back_asks_nothing() -> None:
    with player("Bob", "en") as bob:
        begun(bob, "1. ... 11-15")
        bob.talk.type("26-22")
        bob.say("yes")
        assert bob.talk.type("take back") == ["Your 26-22 is taken off: it is your turn."]
        assert bob.talk.type("take back")[0].startswith("Do I take the 11-15 of Anna off the game?")


def test_their_resignation_is_undone_after_a_yes() -> None:
    with player("Bob", "en") as bob:
        begun(bob, "I resign")
        assert bob.game.outcome
        assert bob.talk.type("take back")[0].startswith("Do I take what Anna has written off the game?")
        assert bob.game.outcome
        bob.say("yes")
        assert not bob.game.outcome


def test_a_redo_behind_another_move_brings_nothing_of_theirs() -> None:
    with player("Bob", "en") as bob:
        begun(bob, "1. ... 11-15")
        bob.talk.type("take back")
        bob.say("yes")
        bob.paste("1. ... 12-16")
        bob.say("yes")
        bob.talk.type("redo")
        assert bob.asked is None
