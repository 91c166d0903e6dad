"""A message that comes once more brings nothing anew: an offer that was declined stays so."""

import pytest

from tests.correspondence.support.players import Player, player

WORDS = {
    "it": ("offro patta", "rifiuto la patta", "ripeti il messaggio"),
    "en": ("offer a draw", "decline the draw", "repeat the message"),
    "pt": ("ofereço empate", "recuso o empate", "repete a mensagem"),
}
TAKEN = {
    "it": "Questo messaggio l'hai già preso.",
    "en": "You have taken this message already.",
    "pt": "Esta mensagem já foi aceita.",
}


def offered(anna: Player, bob: Player) -> None:
    """Anna has moved and offers a draw with it; Bob has taken both."""
    anna.say("new", name="Bob", colour="white")
    bob.say("new", name="Anna", colour="black")
    anna.talk.type("22-18")
    anna.say("yes")
    anna.talk.type(WORDS[anna.language][0])
    letter = anna.handed_over()
    anna.say("sent")
    bob.paste(f"Subject: {letter.subject}\n\n{letter.body}")
    bob.say("yes")  # it has another code there
    bob.say("yes")
    assert "draw" in bob.game.offers


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("is_late", [False, True])
def test_a_message_sent_again_offers_no_declined_draw(language: str, *, is_late: bool) -> None:
    with player("Anna", language) as anna, player("Bob", language) as bob:
        offered(anna, bob)
        bob.talk.type(WORDS[language][1])
        bob.handed_over()
        bob.say("sent")
        if is_late:
            anna.let_pass(20)
        anna.talk.type(WORDS[language][2])
        assert bob.paste(anna.handed_over().body) == [TAKEN[language]]
        assert (bob.asked, bob.game.offers) == (None, {})


def test_a_new_word_with_the_move_once_more_is_asked_about() -> None:
    with player("Anna", "en") as anna, player("Bob", "en") as bob:
        offered(anna, bob)
        bob.talk.type(WORDS["en"][1])
        assert bob.paste("1. 22-18. I resign.")[0].startswith("Anna resigns.")


OFFERS = {
    "it": ("Propongo patta.", "Ciao! Propongo la patta."),
    "en": ("I offer a draw.", "Hello, I offer a draw."),
    "pt": ("Ofereço empate.", "Olá! Ofereço empate."),
}


@pytest.mark.parametrize("language", OFFERS)
def test_an_offer_alone_that_is_sent_again_is_not_asked_about_when_it_was_declined(
    language: str,
) -> None:
    offer, in_other_words = OFFERS[language]
    with player("Anna", "en") as anna, player("Bob", language) as bob:
        offered(anna, bob)  # with a move
        bob.talk.type(WORDS[language][1])
        bob.paste(offer)
        assert bob.asked, "an offer of its own"
        bob.say("yes")
        bob.talk.type(WORDS[language][1])
        for text in (offer, in_other_words):
            assert bob.paste(text) == [TAKEN[language]]
        bob.talk.type("11-15")
        bob.say("yes")
        bob.say("sent")
        assert bob.paste(offer) == [TAKEN[language]]
        bob.paste(in_other_words)
        assert bob.asked, "it may be another one, now that the position is another"
