"""Claims of repetition: what a wrong one costs, and the check that the arbiter imposes."""

from assistant.dialogue.handlers.playing.draw import tell_claim
from assistant.dialogue.handlers.playing.move import end_game
from assistant.dialogue.talk import Talk
from assistant.game.arbitration import LEAST_LEFT, price_of_claim, wrong_claims
from assistant.game.deeds import ClaimDecided, RepetitionClaimed
from assistant.narration.facts.arbiter import ClaimPriced
from assistant.narration.facts.fact import Span
from assistant.parsing.arguments import CommandMeant
from assistant.rules.regulation import Repetition
from assistant.rules.side import Side

CHECKING = 0.0
"""Seconds that checking a claim takes here: the record is at hand."""


def check_repetition(talk: Talk, meant: CommandMeant) -> None:
    """The arbiter has it checked whether the position stands often enough (Capo II, 6.3 b1): of either
    side that may claim it, and at nobody's cost."""
    side = talk.side_to_move
    if not talk.game.may_claim_repetition(side):
        side = side.opponent
    times = talk.game.times_to_claim(side)
    answer = talk.do(RepetitionClaimed(side)).claim
    assert answer, "who claims is answered"
    tell_claim(talk, answer, times)
    if talk.game.outcome:
        end_game(talk)


def charge(talk: Talk, side: Side, repetition: Repetition) -> None:
    """What a wrong claim costs, which is told with its article even where it is nothing."""
    if repetition.price is None or repetition.spared is None:
        return
    clock, earlier = talk.table.clock, wrong_claims(talk.game.deeds, side)
    left = clock.left(side, talk.conversation.now.monotonic) if clock else None
    price, spared = 0.0, "no"
    if left is not None:
        price = price_of_claim(CHECKING, left, earlier)
        spared = "least" if left >= LEAST_LEFT else "spent" if earlier else "first"
    talk.do(ClaimDecided(side, price, repetition.price, by=side))
    name = talk.settings.player(side).name
    article = repetition.spared if spared in ("first", "spent") else repetition.price
    talk.say(ClaimPriced(side, name, earlier + 1, Span(price), not price, spared, article))
