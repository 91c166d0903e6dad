"""What was read back and confirmed is done: a move of the opponent's, an offer, an answer, an end."""

from assistant.dialogue.about_mail import MailByCondition, MailTake
from assistant.dialogue.handlers.asking.needs_yes import dropped
from assistant.dialogue.handlers.corresponding.brought import take_leave_of
from assistant.dialogue.handlers.corresponding.dealing import ask_for_count, hear_claim
from assistant.dialogue.handlers.corresponding.known import wait_no_more
from assistant.dialogue.handlers.corresponding.moving import has_offered, tell_ready
from assistant.dialogue.handlers.corresponding.standing import (
    branches,
    conditions_now,
    opponent,
    own,
    stands,
    terms_here,
    unsent_move,
    written,
)
from assistant.dialogue.handlers.playing.move import end_game, play_on, put_on_record
from assistant.dialogue.talk import Talk
from assistant.game.conditions import Condition, answer_to, fault_in
from assistant.game.deeds import DrawAgreed, OfferAnswered, OfferMade, Resigned
from assistant.game.mail_deeds import MAIL, ConditionsSet, MessageReceived, MessageSent
from assistant.narration.facts.draw import DrawDeclined
from assistant.narration.facts.fact import Conditional
from assistant.narration.facts.mail import (
    ConditionFits,
    ConditionsGone,
    ConditionsTold,
    DrawByThem,
)
from assistant.rules.move import Move
from assistant.rules.position import Position


def take(talk: Talk, about: MailTake) -> None:
    """The opponent's message was read back and is taken."""
    side = own(talk).opponent
    if about.move and (talk.side_to_move is not side or about.move not in talk.game.legal):
        dropped(talk)  # the record has changed since it was asked
        return
    wait_no_more(talk, about.message)
    talk.table.taken_by_mail, talk.table.untaken_by_mail = about, None
    if about.is_unsent and unsent_move(talk):
        talk.do(MessageSent(own(talk), by=own(talk)))
    came, name = about.received, about.message
    talk.do(MessageReceived(side, came, about.line, about.sender, name, about.others, by=side))
    if "claim" in about.words and talk.game.may_claim_repetition(side):
        hear_claim(talk, side)  # it is right before their move, which is made no more
        return
    if about.move:
        _take_move(talk, about)
    elif "conditions" in about.words:
        _take_conditions(talk, about.conditions)
    else:
        for word in about.words:
            _take_word(talk, word)
    if about.leave_days and not talk.game.outcome:
        take_leave_of(talk, about.leave_from, about.leave_days)


def take_by_condition(talk: Talk, about: MailByCondition) -> None:
    """The opponent has said before what they answer, and it counts as played."""
    side = own(talk).opponent
    if talk.side_to_move is not side or about.move not in talk.game.legal:
        dropped(talk)
        return
    line = written(talk.game.position, about.move)
    now = talk.conversation.now.wall
    talk.do(MessageReceived(side, now, line, "", f"condition:{len(talk.game.plies)}", by=side))
    _take_move(talk, MailTake(about.move, (), about.rest, now, line, "", "", False))


def _take_move(talk: Talk, about: MailTake) -> None:
    assert about.move
    mine = conditions_now(talk, own(talk))
    before, side = talk.game.position, own(talk).opponent
    is_draw_offered = "draw" in about.words or has_offered(talk, side)
    play_on(talk, [about.move], MAIL)
    if talk.game.outcome:
        return
    if "resign" in about.words:
        _take_word(talk, "resign")
        return
    if about.conditions:
        _take_conditions(talk, about.conditions)
    if "count" in about.words:
        ask_for_count(talk, side)
    if "claim" in about.words:
        hear_claim(talk, side)
    if talk.game.outcome:
        return
    if is_draw_offered:
        talk.do(OfferMade("draw", side, by=side))
        talk.say(DrawByThem(opponent(talk), is_own_turn=True))
    if mine:
        _answer_by_condition(talk, mine, before, about.move, is_held=is_draw_offered)


def _take_conditions(talk: Talk, conditions: tuple[Condition, ...]) -> None:
    side, position = own(talk).opponent, talk.game.position
    if talk.side_to_move is side or fault_in(position, conditions):
        dropped(talk)  # the record has changed since it was asked
        return
    talk.do(ConditionsSet(side, conditions, by=side))
    said = Conditional(branches(position, conditions))
    talk.say(ConditionsTold(said, False, opponent(talk), terms_here(talk).are_conditions_binding))


def _answer_by_condition(
    talk: Talk, mine: tuple[Condition, ...], before: Position, move: Move, *, is_held: bool
) -> None:
    """The answer that was said before is on record and in the message, which only oneself sends.

    `is_held` only tells it: a draw is offered, and a move would decline it.
    """
    found = answer_to(mine, before, move)
    if found is None:
        talk.say(ConditionsGone("deviated", opponent(talk)))
        return
    theirs, answer = talk.game.plies[-1].written, written(talk.game.position, found.move)
    is_binding = terms_here(talk).are_conditions_binding
    if is_held:
        talk.say(ConditionFits(theirs, answer, is_binding, is_held))
        return
    put_on_record(talk, found.move, CONDITION)
    if found.rest and not talk.game.outcome:
        talk.do(ConditionsSet(own(talk), found.rest, by=own(talk)))
    talk.say(ConditionFits(theirs, answer, is_binding, is_held))
    if talk.game.outcome:
        end_game(talk)


CONDITION = "condition"
"""How an own move came that was said before."""


def _take_word(talk: Talk, what: str) -> None:
    side = own(talk).opponent
    match what:
        case "resign":
            talk.do(Resigned(side, by=side))
            end_game(talk)
        case "accept":
            talk.do(OfferAnswered("draw", side, True, by=side))
            talk.do(DrawAgreed())
            end_game(talk)
        case "decline":
            talk.do(OfferAnswered("draw", side, False, by=side))
            talk.say(DrawDeclined(by_computer=False))
        case "draw":
            talk.do(OfferMade("draw", side, by=side))
            is_own_turn = talk.side_to_move is own(talk)
            talk.say(DrawByThem(opponent(talk), is_own_turn))
        case "claim":
            hear_claim(talk, side)
        case "count":
            ask_for_count(talk, side)
    if stands(talk).to_do == "send":
        tell_ready(talk)
