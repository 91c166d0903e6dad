"""How players end a game: they resign, agree on a draw, or claim one."""

from assistant.dialogue.handlers.asking.by_name import is_by_name, name_to_say
from assistant.dialogue.handlers.asking.needs_yes import ask_opponent, confirm
from assistant.dialogue.handlers.playing.draw import (
    claim_repetition,
    computer_accepts_draw,
    the_claimant,
)
from assistant.dialogue.handlers.playing.move import end_game
from assistant.dialogue.handlers.playing.who import Act, by_whom
from assistant.dialogue.questions import OfferDraw, OfferToComputer, Resign
from assistant.dialogue.talk import Talk
from assistant.game.deeds import DrawAgreed, OfferAnswered, OfferMade, Resigned
from assistant.narration.facts.arbiter import ClaimNeedsScore
from assistant.narration.facts.draw import DrawAccepted, DrawDeclined
from assistant.parsing.arguments import CommandMeant
from assistant.rules.side import Side


def resign(talk: Talk, meant: CommandMeant) -> None:
    """A person gives up, after a yes."""
    by_whom(talk, "resign", meant, _ask_to_resign)


def _ask_to_resign(talk: Talk, side: Side) -> None:
    if is_by_name(talk):
        confirm(talk, "resign-named", Resign(side), side=side, name=name_to_say(talk, side))
    else:
        confirm(talk, "resign", Resign(side), side=side)


def give_up(talk: Talk, side: Side) -> None:
    """A side resigns, which ends the game."""
    talk.drop_search()
    talk.do(Resigned(side, by=side))
    end_game(talk)


def offer_draw(talk: Talk, meant: CommandMeant) -> None:
    """A person offers a draw to the other one, or to the computer."""
    by_whom(talk, "draw", meant, _offer_draw)


def _offer_draw(talk: Talk, side: Side) -> None:
    """To the other person, who answers, or, when the person alone is sure, to the computer."""
    if len(talk.settings.people) > 1:
        ask_opponent(talk, "draw", side, (), OfferDraw(side))
    else:
        confirm(talk, "offer", OfferToComputer())


def offer_computer(talk: Talk) -> None:
    """A draw is offered to the computer, which answers at once."""
    side, is_accepted = talk.side_of_listener, computer_accepts_draw(talk)
    talk.do(OfferMade("draw", side, by=side))
    talk.do(OfferAnswered("draw", side.opponent, is_accepted))
    if is_accepted:
        talk.say(DrawAccepted())
        agree_draw(talk)
    else:
        talk.say(DrawDeclined(by_computer=True))


def decline_draw(talk: Talk) -> None:
    """The other person wants no draw, and the game goes on."""
    talk.say(DrawDeclined(by_computer=False))


def agree_draw(talk: Talk) -> None:
    """Both want a draw, which ends the game."""
    talk.drop_search()
    talk.do(DrawAgreed())
    end_game(talk)


def claim_draw(talk: Talk, meant: CommandMeant) -> None:
    """A person claims a draw by repetition."""
    repetition = talk.game.regulation.repetition
    if repetition and repetition.price and not talk.settings.is_score_obligatory:
        talk.say(ClaimNeedsScore(repetition.article))
        return
    by_whom(talk, "claim", meant, _claim, None if _may_cost(talk) else the_claimant(talk))


def _may_cost(talk: Talk) -> bool:
    """Whether a claim now would be a wrong one that costs time: whose, is to be said."""
    game = talk.game
    repetition = game.regulation.repetition
    is_right = any(map(game.may_claim_repetition, Side))
    return bool(repetition and repetition.price and talk.table.clock and not is_right)


def _claim(talk: Talk, side: Side) -> None:
    claim_repetition(talk, side)
    repetition = talk.game.regulation.repetition
    is_priced = len(talk.settings.people) > 1 or talk.table.clock is not None
    if repetition and repetition.price and is_priced and not talk.game.outcome:
        from assistant.dialogue.handlers.arbitrating.repeating import charge

        charge(talk, side, repetition)
    if talk.game.outcome:
        talk.drop_search()
        end_game(talk)


def act_for(talk: Talk, deed: str, side: Side) -> None:
    """Have this side do the deed of which it was asked who does it."""
    _DEEDS[deed](talk, side)


def _propose_neither(talk: Talk, side: Side) -> None:
    from assistant.dialogue.handlers.arbitrating.deciding import propose_neither

    propose_neither(talk, side)


def _oblige(talk: Talk, side: Side) -> None:
    from assistant.dialogue.handlers.arbitrating.deciding import oblige

    oblige(talk, side)


_DEEDS: dict[str, Act] = {
    **{"resign": _ask_to_resign, "draw": _offer_draw, "claim": _claim},
    **{"neither": _propose_neither, "refuse": _oblige},
}
"""By the names of WhoAsked."""
