"""What a message brings beside the move that it makes: conditions upon the last one, leave, a claim;
and what it states that is not taken."""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime

from assistant.dialogue.about_mail import Incoming, MailReply
from assistant.dialogue.handlers.corresponding.fitting import place_before
from assistant.dialogue.handlers.corresponding.long_message import meant_in
from assistant.dialogue.handlers.corresponding.standing import (
    conditions_now,
    opponent,
    own,
    stands,
    terms_here,
    written,
)
from assistant.dialogue.talk import Talk
from assistant.game.calendar_days import day_of, days_off
from assistant.game.conditions import Condition
from assistant.game.deeds import CountAsked, MovePlayed, OfferMade, RepetitionClaimed
from assistant.game.game import Game
from assistant.game.mail_deeds import LeaveTaken, MessageReceived
from assistant.narration.facts.fact import Day, Moves, Named
from assistant.narration.facts.taken_beside import (
    ConditionUnread,
    MoreWritten,
    MoveLeftOut,
    StatedLeft,
    TheirLeave,
)
from assistant.parsing.mail.conditions import Condition as Proposed
from assistant.parsing.mail.leave import days_of
from assistant.parsing.mail.message import MessageMeant
from assistant.rules.move import Move


def is_brought_again(talk: Talk, incoming: Incoming, meant: MessageMeant) -> bool:
    """Whether a message makes the opponent's last move once more, with what it brought then and nothing
    else: an offer that was declined since is not made anew."""
    said = {word for word in meant.beside if word in _DEEDS or word == "decline"}
    said |= {"leave"} if leave_told(meant, incoming.received)[1] else set()
    if not said or talk.side_to_move is not own(talk) or as_last_move(talk, incoming) is None:
        return False
    deeds, side = talk.game.deeds, own(talk).opponent
    at = max(place for place, deed in enumerate(deeds) if isinstance(deed, MovePlayed))
    since = [deed for deed in deeds[at:] if getattr(deed, "side", None) is side]
    offer = talk.game.offers.get("draw")
    known = {word for word, kind in _DEEDS.items() if any(isinstance(each, kind) for each in since)}
    return said <= known | ({"decline"} if offer is None or offer.side is side else set())


def is_offered_again(talk: Talk, meant: MessageMeant, *, is_known: bool) -> bool:
    """Whether a message is nothing but the offer of a draw that another one, with as little in it, made
    and that is open no more: in the very words of that one (`is_known`), or where nobody has moved
    since."""
    if meant.kind != "none" or meant.beside != {"draw"} or meant.leave or "draw" in talk.game.offers:
        return False
    deeds, side = talk.game.deeds, own(talk).opponent
    made = [at for at, deed in enumerate(deeds) if isinstance(deed, OfferMade) and deed.side is side]
    if not (made and isinstance(deeds[made[-1] - 1], MessageReceived)):
        return False
    moved = {deed.side for deed in deeds[made[-1] :] if isinstance(deed, MovePlayed)}
    return side not in moved if is_known else not moved


_DEEDS = {"draw": OfferMade, "count": CountAsked, "claim": RepetitionClaimed, "leave": LeaveTaken}
"""What a message brings beside its move, by the words of what it means."""


def conditions_told(told: Sequence[Proposed]) -> tuple[Condition, ...]:
    """What the opponent says they answer, as deeds have it."""
    return tuple(
        Condition(each.their.path, each.mine.path, conditions_told(each.then)) for each in told
    )


def as_last_move(talk: Talk, incoming: Incoming) -> MessageMeant | None:
    """What a message meant before the last move, where it makes that one: it was taken before, or is
    one's own message."""
    meant = _meant_before(talk, incoming)
    move = meant.moves[0] if meant and meant.kind == "move" else None
    return meant if move and move.has_same_effect(talk.game.plies[-1].move) else None


def told_of_last(talk: Talk, incoming: Incoming) -> MailReply | None:
    """What is to be told of a message that has to do with the last move: it makes or names that one
    again, or another one of the opponent's in its place ("not 24-20 but 29-26")."""
    is_own = talk.side_to_move is not own(talk)
    if as_last_move(talk, incoming):
        return MailReply("own" if is_own else "twice")
    before, meant = place_before(talk), _meant_before(talk, incoming)
    if is_own or before is None or meant is None or meant.at_odds:
        return None
    last = talk.game.plies[-1]
    ends = last.move.start, last.move.end
    if ends in [(each[0], each[-1]) for each in meant.left_moves]:
        return MailReply("twice")  # "I had played 24-20 in my letter"
    others = [each for each in meant.moves if not each.has_same_effect(last.move)]
    moves = tuple(written(before.position, each) for each in others)
    return MailReply("instead", last.written, moves) if moves else None


def is_of_several(meant: MessageMeant) -> bool:
    """Whether a message makes its move in another game, and has a part of the one here too."""
    return meant.kind == "other-game" and bool(meant.elsewhere) and "score" not in meant.at_odds


def named_or_nothing(talk: Talk, meant: MessageMeant) -> MailReply:
    """What is to be told of a message that makes no move and does nothing: the moves that it names all
    the same, where they may be the opponent's now."""
    moves = _moves_left(talk, meant) if talk.side_to_move is not own(talk) else []
    in_all = str(len(moves)) if len(moves) > _NAMED else ""
    return MailReply("named" if moves else "nothing", moves=tuple(moves[:_NAMED]), told=in_all)


def _meant_before(talk: Talk, incoming: Incoming) -> MessageMeant | None:
    """What a message meant before the last move."""
    before = place_before(talk)
    return before and meant_in(talk, incoming.letter, before)


def added_conditions(talk: Talk, last: MessageMeant | None) -> tuple[Condition, ...]:
    """The conditions that a message sets upon their last move, which was taken without them."""
    if last is None or talk.side_to_move is not own(talk):
        return ()
    told = conditions_told(last.conditions)
    return () if told == conditions_now(talk, own(talk).opponent) else told


def leave_told(meant: MessageMeant, received: float) -> tuple[float, int]:
    """A moment of the first day of leave that a message tells, and how many days; 0 for none."""
    return (days_of(meant.leave, received) if meant.leave else None) or (0.0, 0)


def tell_unread(talk: Talk, meant: MessageMeant) -> None:
    """That a message tells a condition that is none."""
    if meant.has_unclear_condition:
        talk.say(ConditionUnread(opponent(talk)))


def day_of_leave(talk: Talk, moment: float) -> Day:
    """A day as it is told: without its year where that is this one."""
    day, now = (datetime.fromtimestamp(each, UTC) for each in (moment, talk.conversation.now.wall))
    return Day(day.day, day.month, 0 if day.year == now.year else day.year)


def take_leave_of(talk: Talk, first: float, days: int) -> None:
    """The opponent's leave is on record, and told with what is left of it."""
    side, before = own(talk).opponent, stands(talk).leave_left[1]
    talk.do(LeaveTaken(side, first, days, by=side))
    off = days_off(talk.game.deeds, side, terms_here(talk).leave, 0.0)
    begin = day_of(first, 0.0)
    is_within = all(any(day in each for each in off) for day in range(begin, begin + days))
    left = stands(talk).leave_left[1] if is_within else before
    talk.say(TheirLeave(opponent(talk), days, day_of_leave(talk, first), left, is_within))


def claim_told(talk: Talk, move: Move) -> str:
    """Whether a draw by repetition that is claimed with a move is `right`, before it or behind it, or
    `wrong`."""
    side = own(talk).opponent
    if talk.game.may_claim_repetition(side):
        return "right"
    behind = Game.of(talk.game.deeds)
    behind.play(move)
    return "right" if behind.outcome or behind.may_claim_repetition(side) else "wrong"


def names_own_last(talk: Talk, meant: MessageMeant) -> bool:
    """Whether the squares that are no move here are those of the own last move, which is only named."""
    last = talk.game.plies[-1] if talk.game.plies else None
    if last is None or last.side is not own(talk) or not meant.written:
        return False
    return (meant.written[0], meant.written[-1]) == (last.move.start, last.move.end)


def tell_moves_left(talk: Talk, meant: MessageMeant) -> None:
    """The moves that a message names of which only the words are taken."""
    if moves := _moves_left(talk, meant):
        more = max(0, len(moves) - _NAMED)
        talk.say(MoveLeftOut(opponent(talk), Moves(tuple(moves[:_NAMED])), more))


def tell_left(talk: Talk, incoming: Incoming, meant: MessageMeant, taken: Collection[str]) -> None:
    """What a message states besides, in its own words, and whether there is more in it; `taken` are the
    deeds asked about, or refused, beside leave of which the days are known."""
    taken = {*taken, "leave"} if leave_told(meant, incoming.received)[1] else taken
    said = [words for deed, words in meant.said if deed not in taken]
    if left := [*dict.fromkeys((*said, *meant.left))]:
        first, second, more = left[0], "".join(left[1:_NAMED]), max(0, len(left) - _NAMED)
        fact = StatedLeft(opponent(talk), Named(first), Named(second), bool(second), more)
        talk.say(fact)
    talk.surface.letter_read = incoming.letter if meant.has_more else None
    if meant.has_more:
        talk.say(MoreWritten())


_NAMED = 2


def _moves_left(talk: Talk, meant: MessageMeant) -> list[str]:
    """The moves of a message of which only the words are taken."""
    if meant.left_moves or meant.kind == "none":
        return ["-".join(map(str, squares)) for squares in meant.left_moves]
    if meant.written:
        return [] if names_own_last(talk, meant) else ["-".join(map(str, meant.written))]
    return [written(talk.game.position, move) for move in meant.moves]
