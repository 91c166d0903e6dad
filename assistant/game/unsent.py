"""What of a game by correspondence was done and not sent as yet: what the next message is made of."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from assistant.game.conditions import Condition
from assistant.game.deed import Deed
from assistant.game.deeds import (
    OPENING,
    ClaimDecided,
    CountAsked,
    MoveCorrected,
    MovePlayed,
    OfferAnswered,
    OfferLapsed,
    OfferMade,
    RepetitionClaimed,
    Resigned,
    TakenBack,
)
from assistant.game.mail_deeds import (
    ConditionsSet,
    ConditionsWithdrawn,
    LeaveTaken,
    MessageHandedOver,
    MessageSent,
)
from assistant.rules.side import Side


def unsent(deeds: Iterable[Deed], side: Side) -> tuple[Deed, ...]:
    """What of a side stands on the record and was not sent, in order: moves, offers and answers,
    resignation, counts, claims, conditions and leave."""
    done = tuple(deeds)
    waiting = _Waiting(side, done)
    for place, deed in enumerate(done):
        is_wrong = isinstance(deed, RepetitionClaimed) and _is_denied(done, place)
        if not is_wrong:  # a claim that is wrong ends nothing, and goes nowhere
            waiting.follow(place, deed)
    return tuple(each.deed for each in waiting.deeds)


def last_sent(deeds: Sequence[Deed], side: Side) -> tuple[Deed, ...]:
    """What of a side stood in the last message that it sent; nothing where it has sent none."""
    return unsent(deeds[: sent_of(deeds, side)], side)


def sent_of(deeds: Sequence[Deed], side: Side) -> int:
    """How many deeds stood on the record when the last message that a side sent was written; 0 where it
    has sent none."""
    places = range(len(deeds) - 1, -1, -1)
    at = next((place for place in places if _is_sent(deeds[place], side)), None)
    return 0 if at is None else _written_of(deeds, at, side)


def handed_over(deeds: Sequence[Deed], side: Side) -> MessageHandedOver | None:
    """The message of the moves that was handed over last and is not said to be sent."""
    for deed in reversed(deeds):
        if _is_sent(deed, side):
            return None
        if isinstance(deed, MessageHandedOver) and deed.side is side and deed.of:
            return deed
    return None


def _is_sent(deed: Deed, side: Side) -> bool:
    return isinstance(deed, MessageSent) and deed.side is side


def _written_of(deeds: Sequence[Deed], sent: int, side: Side) -> int:
    """How many deeds stood on the record when the message was written that was sent in a place: it is
    the one that was handed over, unless another move was made since, of which somebody has heard."""
    given = handed_over(deeds[:sent], side)
    if given is None or any(
        isinstance(each, MovePlayed) and each.side is side for each in deeds[given.of : sent]
    ):
        return sent
    return given.of


class _Unsent(NamedTuple):
    """Something that waits to be sent."""

    place: int
    """Among the deeds."""
    plies: int
    """How many moves stood on the record when it was done."""
    deed: Deed


class _Waiting:
    """What waits to be sent by a side, while one goes through the deeds of a game."""

    def __init__(self, side: Side, done: Sequence[Deed]) -> None:
        self._side, self._done, self._place = side, done, 0
        self._plies = 0
        self._sent: tuple[Condition, ...] = ()
        """The conditions that the other side was sent, until it moves."""
        self._has_conditions = False
        """Whether the other side was sent any that hold."""
        self.deeds: list[_Unsent] = []

    def follow(self, place: int, deed: Deed) -> None:
        """What becomes of it with one deed more."""
        self._place = place
        match deed:
            case MovePlayed():
                self._plies += 1  # and what was offered before it has lapsed
                self._keep(lambda each: not isinstance(each, OfferMade))
                if deed.side is not self._side:
                    self._sent = ()  # and what was to be answered to another position goes nowhere
                    self._keep(lambda each: not isinstance(each, ConditionsSet))
                if deed.source != OPENING:
                    self._add(deed)
            case OfferMade(offer=offer) if deed.side is not self._side:  # to be answered anew
                self._keep(lambda each: not (isinstance(each, OfferAnswered) and each.offer == offer))
            case TakenBack(0):
                self._keep(lambda each: not _ends(each))
            case TakenBack() | MoveCorrected():
                self._plies = plies_after(self._plies, deed)
                self.deeds = [
                    each
                    for each in self.deeds
                    if each.plies <= self._plies or isinstance(each.deed, LeaveTaken)
                ]
            case _ if getattr(deed, "side", None) is self._side:
                self._follow_own(deed)
            case _ if _ends(deed):
                self.deeds = []  # the other side has ended the game: nothing of it is waited for

    def _follow_own(self, deed: Deed) -> None:
        match deed:
            case MessageSent():
                until = _written_of(self._done, self._place, self._side)
                for each in self.deeds:
                    if each.place < until and isinstance(each.deed, _OF_CONDITIONS):
                        self._sent = getattr(each.deed, "conditions", ())
                        self._has_conditions = isinstance(each.deed, ConditionsSet)
                self.deeds = [each for each in self.deeds if each.place >= until]
            case OfferLapsed(offer):
                self._keep(lambda each: not _offers(each, offer))
            case ConditionsSet() | ConditionsWithdrawn():
                self._keep(lambda each: not isinstance(each, _OF_CONDITIONS))
                is_known = isinstance(deed, ConditionsSet) and deed.conditions == self._sent
                if isinstance(deed, ConditionsWithdrawn):
                    self._sent = ()
                if not is_known and (self._has_conditions or isinstance(deed, ConditionsSet)):
                    self._add(deed)
            case LeaveTaken(first=first, days=0):
                self._keep(lambda each: not _is_leave_from(each, first))
            case _ if isinstance(deed, _TOLD):
                self._add(deed)

    def _keep(self, is_kept: Callable[[Deed], bool]) -> None:
        self.deeds = [each for each in self.deeds if is_kept(each.deed)]

    def _add(self, deed: Deed) -> None:
        if getattr(deed, "side", None) is self._side:
            self.deeds.append(_Unsent(self._place, self._plies, deed))


_OF_CONDITIONS = (ConditionsSet, ConditionsWithdrawn)
_TOLD = (OfferMade, OfferAnswered, Resigned, CountAsked, RepetitionClaimed, LeaveTaken)


def plies_after(plies: int, deed: Deed) -> int:
    """How many moves stand on the record after a deed that takes some back."""
    match deed:
        case TakenBack(back):
            return plies - back
        case MoveCorrected(ply):
            return ply - 1
    return plies


def _is_denied(deeds: Sequence[Deed], place: int) -> bool:
    """Whether a claim was found wrong, which is done right behind it."""
    return place + 1 < len(deeds) and isinstance(deeds[place + 1], ClaimDecided)


def _ends(deed: Deed) -> bool:
    is_yes = isinstance(deed, OfferAnswered) and deed.is_accepted
    return is_yes or isinstance(deed, Resigned | RepetitionClaimed)


def _is_leave_from(deed: Deed, first: float) -> bool:
    return isinstance(deed, LeaveTaken) and deed.first == first


def _offers(deed: Deed, offer: str) -> bool:
    return isinstance(deed, OfferMade) and deed.offer == offer
