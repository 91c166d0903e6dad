"""Moves by correspondence: read back before they count, taken back until they are sent."""

from assistant.dialogue.about_mail import MailByCondition, MailMove, MailTake
from assistant.dialogue.handlers.asking.needs_yes import ask_unless_sure, dropped
from assistant.dialogue.handlers.corresponding.brought import claim_told, day_of_leave
from assistant.dialogue.handlers.corresponding.own_leave import take_off_leave
from assistant.dialogue.handlers.corresponding.standing import (
    conditions_before,
    conditions_now,
    last_way,
    opponent,
    own,
    terms_here,
    to_send,
    unsent_move,
    written,
)
from assistant.dialogue.handlers.playing.move import play_on
from assistant.dialogue.questions import Question
from assistant.dialogue.talk import Talk
from assistant.game.check_digits import check_of
from assistant.game.conditions import answer_to
from assistant.game.deed import Deed
from assistant.game.deeds import MovePlayed, OfferAnswered, OfferLapsed, OfferMade, Resigned
from assistant.game.game import Game
from assistant.game.mail_deeds import ConditionsWithdrawn, LeaveTaken
from assistant.narration.facts.game import NothingToTakeBack, ResultAnnulled
from assistant.narration.facts.mail import (
    NO_DAY,
    Answered,
    ByConditionAsked,
    DrawPrepared,
    MessageReady,
    OwnMoveAsked,
    StaysSent,
    TakenOff,
    TheirMoveAsked,
    WordTakenOff,
)
from assistant.parsing.moving.moves import doubt_of_ends
from assistant.rules.move import Move
from assistant.rules.notation import format_path
from assistant.rules.position import Position
from assistant.rules.side import Side


def ask_move(talk: Talk, move: Move, source: str) -> None:
    """Read a move back before it counts, the own one or the opponent's."""
    if talk.side_to_move is own(talk):
        ask_own_move(talk, MailMove(move, source))
    else:
        ask_their_move(talk, take_by_word(talk, move))


def ask_own_move(talk: Talk, about: MailMove) -> None:
    """Read the own move back, with what goes with it."""
    ask_unless_sure(talk, Question(_own_move(talk, about.move, about.is_draw_offered), about))


def _own_move(talk: Talk, move: Move, is_draw_offered: bool) -> OwnMoveAsked:
    game, side = talk.game, own(talk)
    after = game.position.after(move)
    last = game.plies[-1] if game.plies else None
    own_pieces, enemies = pieces(after, side)
    return OwnMoveAsked(
        str(talk.game.number_of(len(game.plies))),
        opponent(talk),
        last.written if last and last.side is not side else "",
        written(game.position, move),
        own_pieces,
        enemies,
        f"{check_of(after):02}",
        is_draw_offered,
    )


def pieces(position: Position, side: Side) -> tuple[int, int]:
    """How many pieces a side has, and the other one."""
    counted = [position.piece_at(square) for square in range(1, position.variant.geometry.squares + 1)]
    mine = sum(1 for each in counted if each and each.side is side)
    theirs = sum(1 for each in counted if each and each.side is not side)
    return mine, theirs


def take_by_word(talk: Talk, move: Move) -> MailTake:
    """A move of the opponent's that was typed or said, and stood in no message that we know."""
    line, now = written(talk.game.position, move), talk.conversation.now.wall
    words = ("draw",) if has_offered(talk, own(talk).opponent) else ()
    return MailTake(move, words, (), now, line, "", "", bool(unsent_move(talk)))


def has_offered(talk: Talk, side: Side) -> bool:
    """Whether a side has offered a draw that stands: theirs may have come before the move, where that
    was not found in their message."""
    offer = talk.game.offers.get("draw")
    return offer is not None and offer.side is side


def ask_their_move(talk: Talk, about: MailTake) -> None:
    """Read the opponent's move back, with what comes with it."""
    assert about.move
    said = {*about.words}
    if _is_declined(talk) and not said & {"draw", "claim", "resign"}:
        said.add("decline")
    words = "-".join(each for each in ("decline", "draw", "count", "resign") if each in said)
    position, move = talk.game.position, about.move
    # Where its ends fit a step or a shorter capture too, its whole way says which it is.
    is_doubted = doubt_of_ends(position, move, is_step=True) is not None
    fact = TheirMoveAsked(
        opponent(talk),
        format_path(move) if is_doubted else written(position, move),
        str(talk.game.number_of(len(talk.game.plies))),
        words,
        len(about.conditions),
        unsent_move(talk) if about.is_unsent else "",
        claim_told(talk, move) if "claim" in about.words else "",
        about.leave_days,
        day_of_leave(talk, about.leave_from) if about.leave_days else NO_DAY,
    )
    ask_unless_sure(talk, Question(fact, about))


def _is_declined(talk: Talk) -> bool:
    """Whether a move of theirs declines the own draw, in whichever words or in none: one that was sent,
    or went with the move that they answer."""
    is_waiting = any(isinstance(each, OfferMade) for each in to_send(talk))
    return has_offered(talk, own(talk)) and not (is_waiting and not unsent_move(talk))


def play_own(talk: Talk, about: MailMove) -> None:
    """The own move was confirmed: it is on record, and in the message that is to be sent."""
    if about.move not in talk.game.legal or talk.side_to_move is not own(talk):
        dropped(talk)  # the record has changed since it was asked
        return
    play_on(talk, [about.move], about.source)
    if talk.game.outcome:
        return
    if about.is_draw_offered:
        talk.do(OfferMade("draw", own(talk), by=own(talk)))
        talk.say(DrawPrepared(opponent(talk), is_again=False))
    tell_foreseen(talk)
    tell_ready(talk)


def tell_foreseen(talk: Talk) -> None:
    """That the opponent has said before what they answer to the move just made."""
    if found := foreseen(talk):
        last = talk.game.plies[-1]
        theirs = written(talk.game.position, found.move)
        is_binding = terms_here(talk).are_conditions_binding
        talk.say(Answered(opponent(talk), last.written, theirs, is_binding))


def foreseen(talk: Talk) -> MailByCondition | None:
    """What the opponent has said before that they answer to the move made last."""
    said = conditions_before(talk, own(talk).opponent)
    if not said or talk.game.outcome:
        return None
    before, last = talk.game.entries[-2].position, talk.game.plies[-1].move
    found = answer_to(said, before, last)
    return MailByCondition(found.move, found.rest) if found else None


def ask_foreseen(talk: Talk) -> None:
    """Once the own move is sent: whether what the opponent has said before is played."""
    if found := foreseen(talk):
        last = talk.game.plies[-1]
        fact = ByConditionAsked(
            opponent(talk),
            written(talk.game.position, found.move),
            last.written,
            terms_here(talk).are_conditions_binding,
        )
        talk.ask(Question(fact, found))


def tell_ready(talk: Talk) -> None:
    """That there is a message to be sent, and what one does with it."""
    ready = MessageReady(last_way(talk))
    if not to_send(talk):
        return
    if ready.message in talk.surface.hinted:
        talk.remind(ready)
    else:
        talk.hint(ready)


_LAST_WORDS = (OfferAnswered, Resigned)
"""With which one ends a game oneself."""


def take_back(talk: Talk) -> None:
    """The own move, until it was sent; and a move of theirs that was taken in, while nothing has
    answered it, which untaking.py asks about first."""
    game, side = talk.game, own(talk)
    if game.outcome and game.can_annul:
        termination = game.outcome.termination
        offered = _offering(talk, *_LAST_WORDS) if is_end_mine(talk) else None
        talk.do(game.back(0, side))
        _offer_again(talk, offered)
        talk.record_changed()
        talk.say(ResultAnnulled(termination))
        return
    if _takes_back_word(talk):
        return
    if not game.plies:
        talk.say(NothingToTakeBack())
        return
    last = game.plies[-1]
    if not game.can_take_back(1):
        talk.say(StaysSent(last.written if last.side is side else ""))
        return
    offer = game.offers.get("draw")
    if offer:  # theirs came with the move that is taken off, or behind it
        talk.do(OfferLapsed("draw", offer.side, by=side))
    if conditions_now(talk, side):
        talk.do(ConditionsWithdrawn(side, by=side))
    declined = _declined_by(talk)
    talk.do(game.back(1, side))
    _offer_again(talk, declined)
    talk.record_changed()
    talk.table.has_taken_back = True
    talk.say(TakenOff(last.written, last.side is side, opponent(talk)))


def is_end_mine(talk: Talk) -> bool:
    """Whether one has ended the game oneself, by a word that was not sent as yet."""
    return any(_is_of(each, own(talk)) and isinstance(each, _LAST_WORDS) for each in to_send(talk))


def _declined_by(talk: Talk) -> Side | None:
    """Who had offered a draw that the own last move has declined: without it, it is open again."""
    return _offering(talk, MovePlayed) if talk.game.plies[-1].side is own(talk) else None


def _offering(talk: Talk, *kinds: type[Deed]) -> Side | None:
    """Who had offered a draw when one of these was done last by oneself."""
    deeds, side = talk.game.deeds, own(talk)
    at = max(n for n, each in enumerate(deeds) if isinstance(each, kinds) and _is_of(each, side))
    offer = Game.of(deeds[:at]).offers.get("draw")
    return offer.side if offer and offer.side is not side else None


def _is_of(deed: Deed, side: Side) -> bool:
    return getattr(deed, "side", None) is side


def _offer_again(talk: Talk, side: Side | None) -> None:
    """What an answer that was taken back was an answer to stands as before."""
    if side and "draw" not in talk.game.offers and not talk.game.outcome:
        talk.do(OfferMade("draw", side, by=side))


def last_word(talk: Talk) -> LeaveTaken | OfferMade | OfferAnswered | None:
    """What was done last, was not sent and is no move: leave, a refusal, an offer."""
    match to_send(talk)[-1:]:
        case ((LeaveTaken() | OfferMade()) as last,):
            return last
        case (OfferAnswered(is_accepted=False) as last,):
            return last
    return None


def _takes_back_word(talk: Talk) -> bool:
    """Until it is sent it is taken back as a move is; whether there was any."""
    last = last_word(talk)
    if isinstance(last, LeaveTaken):
        take_off_leave(talk, last)
    elif isinstance(last, OfferMade):
        talk.do(OfferLapsed(last.offer, last.side, by=last.side))
        talk.say(WordTakenOff("draw"))
    elif last:
        _offer_again(talk, _offering(talk, OfferAnswered))
        talk.say(WordTakenOff("refusal"))
    else:
        return False
    return True
