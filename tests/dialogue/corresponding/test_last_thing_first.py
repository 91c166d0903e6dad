"""Until it is sent, what was added last to a message is taken back first: the offer, then the move."""

import pytest

from assistant.game.deeds import OfferLapsed, TakenBack
from tests.dialogue.support.talk import Talk, settings_for


@pytest.mark.parametrize(
    ("language", "begun", "added", "handed", "back", "draw"),
    [
        (
            *("it", "nuova partita per corrispondenza con Anna;sì;22-18;sì"),
            *(("offro patta", "consegna a schermo"), "consegna a schermo", "riprendi", "patta"),
        ),
        (
            *("en", "new correspondence game with Anna;yes;22-18;yes"),
            *(("offer a draw",), "hand over to the screen", "take back", "draw"),
        ),
        (
            *("pt", "nova partida por correspondência com a Ana;sim;22-18;sim"),
            *(("ofereço empate",), "entregar no ecrã", "retirar", "empate"),
        ),
    ],
)
def test_the_offer_goes_before_the_move(
    language: str, begun: str, added: tuple[str, ...], handed: str, back: str, draw: str
) -> None:
    talk = Talk(settings_for(language=language))
    for line in (*begun.split(";"), *added):
        talk.type(line)
    assert "draw" in talk.game.offers
    said = talk.type(back)
    assert draw in said[0], said
    assert [type(each) for each in talk.deeds(OfferLapsed, TakenBack)] == [OfferLapsed]
    assert len(talk.game.plies) == 1
    assert not any(draw in each.lower() for each in talk.type(handed)[1:]), "the text has no offer"
    talk.type(back)
    assert not talk.game.plies


def test_an_offer_with_the_move_goes_before_it() -> None:
    talk = Talk(settings_for(language="en"))
    for line in ("new correspondence game with Anna", "yes", "I offer a draw with 22-18", "yes"):
        talk.type(line)
    assert talk.type("take back") == ["The offer of a draw is taken off: it goes with no message."]
    assert talk.type("take back")[0] == "Your 22-18 is taken off: it is your turn."
