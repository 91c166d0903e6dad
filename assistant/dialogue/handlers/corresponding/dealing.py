"""Draws by correspondence: an offer travels with a move, and is answered in a message."""

from assistant.dialogue.about_mail import MailAgree
from assistant.dialogue.handlers.corresponding.standing import is_by_mail, opponent, own
from assistant.dialogue.handlers.playing.move import end_game
from assistant.dialogue.questions import Question
from assistant.dialogue.talk import Talk
from assistant.game.deeds import DrawAgreed, OfferAnswered, OfferMade
from assistant.narration.facts.mail import (
    AcceptAsked,
    DrawAnswered,
    DrawPrepared,
    MoveFirst,
    NoDrawOffered,
)


def offer_draw(talk: Talk) -> None:
    """Offer a draw with the own move, which is to be made first; where one is offered, accept it."""
    side, offer = own(talk), talk.game.offers.get("draw")
    if offer and offer.side is not side:
        accept_draw(talk)
    elif offer:
        talk.say(DrawPrepared(opponent(talk), is_again=True))
    elif talk.side_to_move is side:
        talk.say(MoveFirst("draw"))
    else:
        talk.do(OfferMade("draw", side, by=side))
        talk.say(DrawPrepared(opponent(talk), is_again=False))


def accept_draw(talk: Talk) -> None:
    """Accept the opponent's draw, after a yes: it ends the game."""
    if not is_by_mail(talk):
        return
    offer = talk.game.offers.get("draw")
    if offer is None or offer.side is own(talk):
        talk.say(NoDrawOffered(opponent(talk)))
    else:
        talk.ask(Question(AcceptAsked(opponent(talk)), MailAgree()))


def decline_draw(talk: Talk) -> None:
    """Decline it; a move does the same."""
    if not is_by_mail(talk):
        return
    side, offer = own(talk), talk.game.offers.get("draw")
    if offer is None or offer.side is side:
        talk.say(NoDrawOffered(opponent(talk)))
        return
    talk.do(OfferAnswered("draw", side, False, by=side))
    talk.say(DrawAnswered(opponent(talk)))


def agree(talk: Talk) -> None:
    """The yes to it: the answer goes with a message."""
    side, offer = own(talk), talk.game.offers.get("draw")
    if offer is None or offer.side is side or talk.game.outcome:
        return  # the record has changed since it was asked
    talk.do(OfferAnswered("draw", side, True, by=side))
    talk.do(DrawAgreed())
    end_game(talk)
