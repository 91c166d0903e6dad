"""What of a game by correspondence was done and not sent as yet: what the next message is made of."""

from collections.abc import Callable, Iterable, Sequence

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
from assistant.game.mail_deeds import ConditionsSet, ConditionsWithdrawn, LeaveTaken, MessageSent
from assistant.rules.side import Side


def unsent(deeds: Iterable[Deed], side: Side) -> tuple[Deed, ...]:
    """What of a side stands on the record and was not sent, in order: moves, offers and answers,
    resignation, counts, claims, conditions and leave."""
    waiting, done = _Waiting(side), tuple(deeds)
    for place, deed in enumerate(done):
        is_wrong = isinstance(deed, RepetitionClaimed) and _is_denied(done, place)
        if not is_wrong:  # a claim that is wrong ends nothing, and goes nowhere
            waiting.follow(deed)
    return tuple(deed for _, deed in waiting.deeds)


def last_sent(deeds: Sequence[Deed], side: Side) -> tuple[Deed, ...]:
    """What of a side stood in the last message that it sent; nothing where it has sent none."""
    sent = [at for at, deed in enumerate(deeds) if isinstance(deed, MessageSent) and deed.side is side]
    return unsent(deeds[: sent[-1]], side) if sent else ()


class _Waiting:
    """What waits to be sent by a side, while one goes through the deeds of a game."""

    def __init__(self, side: Side) -> None:
        self._side = side
        self._plies = 0
        self._sent: tuple[Condition, ...] = ()
        """The conditions that the other side was sent, until it moves."""
        self._has_conditions = False
        """Whether the other side was sent any that hold."""
        self.deeds: list[tuple[int, Deed]] = []
        """Each with how many moves stood on the record when it was done."""

    def follow(self, deed: Deed) -> None:
        """What becomes of it with one deed more."""
        match deed:
            case MovePlayed():
                if deed.side is not self._side:
                    self._sent = ()
                self._plies += 1  # and what was offered before it has lapsed
                self._keep(lambda each: not isinstance(each, OfferMade))
                if deed.source != OPENING:
                    self._add(deed)
            case OfferMade(offer=offer) if deed.side is not self._side:  # to be answered anew
                self._keep(lambda each: not (isinstance(each, OfferAnswered) and each.offer == offer))
            case TakenBack(0):
                self._keep(lambda each: not _ends(each))
            case TakenBack() | MoveCorrected():
                self._plies = plies_after(self._plies, deed)
                self.deeds = [
                    (plies, each)
                    for plies, each in self.deeds
                    if plies <= self._plies or isinstance(each, LeaveTaken)
                ]
            case _ if getattr(deed, "side", None) is self._side:
                self._follow_own(deed)
            case _ if _ends(deed):
                self.deeds = []  # the other side has ended the game: nothing of it is waited for

    def _follow_own(self, deed: Deed) -> None:
        match deed:
            case MessageSent():
                for _, each in self.deeds:
                    if isinstance(each, _OF_CONDITIONS):
                        self._has_conditions = isinstance(each, ConditionsSet)
                        self._sent = each.conditions if isinstance(each, ConditionsSet) else ()
                self.deeds = []
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
        self.deeds = [(plies, each) for plies, each in self.deeds if is_kept(each)]

    def _add(self, deed: Deed) -> None:
        if getattr(deed, "side", None) is self._side:
            self.deeds.append((self._plies, deed))


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
