"""How players end a game: they resign, agree on a draw, or claim one."""

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.handlers.asking.confirm import ask_opponent, confirm
from assistant.dialogue.handlers.playing.draw import (
    claim_repetition,
    computer_accepts_draw,
    the_claimant,
)
from assistant.dialogue.handlers.playing.move import end_game
from assistant.dialogue.handlers.playing.who import by_whom
from assistant.game.deeds import DrawAgreed, OfferAnswered, OfferMade, Resigned
from assistant.narration.facts.draw import DrawAccepted, DrawDeclined
from assistant.parsing.commands import CommandMeant
from assistant.rules.side import Side


def resign(conversation: Conversation, meant: CommandMeant) -> None:
    """A person gives up, after a yes."""
    by_whom(conversation, "resign", meant, _ask_to_resign)


def _ask_to_resign(conversation: Conversation, side: Side) -> None:
    def give_up(conversation: Conversation) -> None:
        conversation.drop_search()
        conversation.do(Resigned(side, by=side))
        end_game(conversation)

    confirm(conversation, "resign", give_up, side=side)


def offer_draw(conversation: Conversation, meant: CommandMeant) -> None:
    """A person offers a draw to the other one, or to the computer."""
    by_whom(conversation, "draw", meant, _offer_draw)


def _offer_draw(conversation: Conversation, side: Side) -> None:
    """To the other person, who answers, or, when the person alone is sure, to the computer."""
    if len(conversation.settings.people) > 1:
        ask_opponent(conversation, "draw", side, (), _agree_draw, _declined_draw)
    else:
        confirm(conversation, "offer", _offer_computer)


def _offer_computer(conversation: Conversation) -> None:
    side, is_accepted = conversation.side_of_listener, computer_accepts_draw(conversation)
    conversation.do(OfferMade("draw", side, by=side))
    conversation.do(OfferAnswered("draw", side.opponent, is_accepted))
    if is_accepted:
        conversation.say(DrawAccepted())
        _agree_draw(conversation)
    else:
        conversation.say(DrawDeclined(by_computer=True))


def _declined_draw(conversation: Conversation) -> None:
    conversation.say(DrawDeclined(by_computer=False))


def _agree_draw(conversation: Conversation) -> None:
    conversation.drop_search()
    conversation.do(DrawAgreed())
    end_game(conversation)


def claim_draw(conversation: Conversation, meant: CommandMeant) -> None:
    """A person claims a draw by repetition."""

    def claim(conversation: Conversation, side: Side) -> None:
        claim_repetition(conversation, side)
        if conversation.game.outcome:
            conversation.drop_search()
            end_game(conversation)

    clear = the_claimant(conversation)
    by_whom(conversation, "claim", meant, claim, clear)
