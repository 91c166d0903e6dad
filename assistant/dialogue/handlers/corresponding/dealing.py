"""Draws by correspondence: an offer travels with a move, and is answered in a message."""

from assistant.dialogue.about_mail import MailAgree, MailMove
from assistant.dialogue.handlers.asking.needs_yes import dropped
from assistant.dialogue.handlers.corresponding.moving import ask_own_move, tell_ready
from assistant.dialogue.handlers.corresponding.standing import is_by_mail, opponent, own, to_send
from assistant.dialogue.handlers.playing.draw import ask_count, claim_repetition, count_moves
from assistant.dialogue.handlers.playing.example import example_move
from assistant.dialogue.handlers.playing.move import end_game
from assistant.dialogue.questions import Question
from assistant.dialogue.talk import Talk
from assistant.game.deeds import (
    CountAsked,
    DrawAgreed,
    MovePlayed,
    OfferAnswered,
    OfferMade,
    RepetitionClaimed,
)
from assistant.game.draw import CountRequest, article_of
from assistant.game.game import Game
from assistant.narration.facts.draw import CountAnswered, NoDrawOffered, RepetitionAnswered
from assistant.narration.facts.mail import (
    AcceptAsked,
    DrawAnswered,
    DrawPrepared,
    MoveFirst,
)
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About
from assistant.rules.side import Side


def offer_draw(talk: Talk, meant: CommandMeant) -> None:
    """Offer a draw with the own move, which is to be made first or given with it; where one is offered
    already, accept it."""
    side, offer = own(talk), talk.game.offers.get("draw")
    if meant.move and (found := [each for each in talk.game.legal if each.path == meant.move]):
        ask_own_move(talk, MailMove(found[0], "typed", is_draw_offered=True))
        return
    if offer and offer.side is not side:
        accept_draw(talk)
    elif offer:
        talk.say(DrawPrepared(opponent(talk), is_again=True))
    elif talk.side_to_move is side:
        talk.say(MoveFirst(example_move(talk)))
    else:
        talk.do(OfferMade("draw", side, by=side))
        talk.say(DrawPrepared(opponent(talk), is_again=False))


def ask_for_count(talk: Talk, side: Side) -> None:
    """A side asks for the count, from the move that stands last (10.2). What the law does not give is
    told, and is on no record: else it would go with the message."""
    game, count = talk.game, talk.game.count
    request = Game.of(game.deeds).do(CountAsked(side)).request
    if request is CountRequest.BEGAN:
        ask_count(talk, side)
    elif request and count:
        left, is_kings = count.remaining(own(talk)), count.rule.king_moves_only
        article = article_of(count, game.regulation)
        talk.say(CountAnswered(request, left, is_kings, article, by_computer=False))
    elif request:
        article = game.regulation.count_condition
        talk.say(CountAnswered(request, 0, king_moves_only=False, article=article, by_computer=False))


def claim_draw(talk: Talk, side: Side) -> None:
    """A side claims a draw by repetition; a claim that is wrong is told, and goes nowhere."""
    game = talk.game
    if game.may_claim_repetition(side):
        claim_repetition(talk, side)
        end_game(talk)
        return
    claim, rule = Game.of(game.deeds).do(RepetitionClaimed(side)).claim, game.regulation.repetition
    assert claim, "who claims is answered"
    needed = rule.times if rule else 0
    talk.say(RepetitionAnswered(claim, game.times_to_claim(side), needed, by_computer=False))


def hear_claim(talk: Talk, side: Side) -> None:
    """The opponent claims a draw by repetition: a wrong claim is on record with its price, where the
    text has one."""
    repetition = talk.game.regulation.repetition
    if repetition is None or repetition.price is None or talk.game.may_claim_repetition(side):
        claim_draw(talk, side)
        return
    from assistant.dialogue.handlers.arbitrating.repeating import charge

    claim_repetition(talk, side)
    charge(talk, side, repetition)


def ask_own_count(talk: Talk, meant: CommandMeant) -> None:
    """The own count goes with the message; how much of one is left is only told."""
    if meant.about is About.LEFT:
        count_moves(talk, meant)
        return
    before = len(talk.game.deeds)
    ask_for_count(talk, own(talk))
    if len(talk.game.deeds) > before:
        tell_ready(talk)


def accept_draw(talk: Talk) -> None:
    """Accept the opponent's draw, after a yes: it ends the game."""
    if not is_by_mail(talk):
        return
    offer = talk.game.offers.get("draw")
    if offer is None or offer.side is own(talk):
        _tell_no_draw(talk)
    else:
        talk.ask(Question(AcceptAsked(opponent(talk)), MailAgree()))


def decline_draw(talk: Talk) -> None:
    """Decline it; a move does the same."""
    if not is_by_mail(talk):
        return
    side, offer = own(talk), talk.game.offers.get("draw")
    if offer is None or offer.side is side:
        _tell_no_draw(talk)
        return
    talk.do(OfferAnswered("draw", side, False, by=side))
    talk.say(DrawAnswered(opponent(talk)))


def _tell_no_draw(talk: Talk) -> None:
    """That no draw stands which could be answered; where one was declined, by what."""
    name, answer = opponent(talk), _declined_with(talk)
    is_unsent = answer in to_send(talk)
    match answer:
        case MovePlayed(move=move):
            talk.say(NoDrawOffered(name, "move", move, is_unsent))
        case OfferAnswered():
            talk.say(NoDrawOffered(name, "word", "", is_unsent))
        case _:
            talk.say(NoDrawOffered(name, "none", "", is_unsent))


def _declined_with(talk: Talk) -> MovePlayed | OfferAnswered | None:
    """With what one has declined the draw offered last; nothing once the other one has moved on."""
    answer, side = None, own(talk)
    for deed in reversed(talk.game.deeds):
        if isinstance(deed, OfferMade | MovePlayed) and deed.side is not side:
            return answer if isinstance(deed, OfferMade) else None
        if isinstance(deed, MovePlayed | OfferAnswered):
            answer = deed
    return None


def agree(talk: Talk) -> None:
    """The yes to it: the answer goes with a message."""
    side, offer = own(talk), talk.game.offers.get("draw")
    if offer is None or offer.side is side or talk.game.outcome:
        dropped(talk)  # the record has changed since it was asked
        return
    talk.do(OfferAnswered("draw", side, True, by=side))
    talk.do(DrawAgreed())
    end_game(talk)
