"""Until it is sent, what was added last to a message is taken back first: the offer, then the move."""

import pytest

from assistant.game.deeds import OfferLapsed, TakenBack
from assistant.game.mail_deeds import LeaveTaken
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


@pytest.mark.parametrize(
    ("language", "begun", "leave", "lines"),
    [
        (
            *("it", "nuova partita per corrispondenza con Anna;sì", "ferie 3 giorni da domani"),
            ("riprendi le ferie", "togli le ferie", "annulla le ferie"),
        ),
        (
            *("en", "new correspondence game with Anna;yes", "leave 3 days from tomorrow"),
            ("take back the leave", "undo the leave", "cancel my leave", "remove the leave"),
        ),
        (
            *(
                "pt",
                "nova partida por correspondência com a Ana;sim",
                "férias 3 dias a partir de amanhã",
            ),
            ("desfazer as férias", "tira as férias", "cancela as férias"),
        ),
    ],
)
def test_leave_is_taken_back_by_its_name(
    language: str, begun: str, leave: str, lines: tuple[str, ...]
) -> None:
    """It is no leaving of the program, and what was added since stays."""
    for line in lines:
        talk = Talk(settings_for(language=language))
        for each in (*begun.split(";"), leave, "22-18", begun.rpartition(";")[2]):
            talk.type(each)
        assert len(talk.game.plies) == 1
        talk.type(line)
        assert not talk.dialogue.talk.here.asked, line
        assert [each.days for each in talk.deeds(LeaveTaken)] == [3, 0], line
        assert len(talk.game.plies) == 1, line
        told = talk.type(line)
        assert "14" in told[0], told
