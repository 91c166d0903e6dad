"""What has happened in a game, as its report tells it, with how the game stood then."""

from typing import NamedTuple

from assistant.game.deeds import Deed, MovePlayed
from assistant.game.draw import Count
from assistant.game.game import Game
from assistant.game.outcome import Outcome
from assistant.narration.facts.fact import Fact, Span
from assistant.narration.facts.report import ReportAt, ReportOffer, ReportStopped
from assistant.rules.side import Side
from assistant.settings.terms import Terms
from assistant.values import replaced

Told = tuple[Fact, ...]
"""What belongs together in a report: when it was, and what."""


_SHORTEST = 0.001


def lasting(seconds: float) -> Span:
    """How long something took; no time at all would be told as a clock that has run out."""
    return Span(max(seconds, _SHORTEST))


class Before(NamedTuple):
    """How a game stood before a deed."""

    number: int
    """Of the move to be made."""
    side: Side
    """Who was to make it."""
    running: Count | None
    """The count."""
    outcome: Outcome | None


class Incidents:
    """What has happened in a game, while its deeds are done again."""

    def __init__(self, terms: Terms, game: Game) -> None:
        """Of a game that has just begun, and stands later as its deeds are done."""
        self.terms, self.game = terms, game
        self.told: list[Told] = []
        self.has_irregular = False
        self.stopped = 0.0
        """For how many seconds the clocks were stopped in all."""
        self.stopped_at: float | None = None
        self.open: dict[str, int] = {}
        """Where each offer is told that was not answered as yet."""
        self._last_at: ReportAt | None = None
        self.before = self._stands()

    def _stands(self) -> Before:
        game = self.game
        number = game.number_of(len(game.plies))
        return Before(number, game.position.side_to_move, game.count, game.outcome)

    def stand(self, deed: Deed) -> None:
        """All of this deed is told: what comes is before the next move."""
        before = self.before
        if isinstance(deed, MovePlayed):  # to count all of the record anew takes longer with each move
            number = before.number + (before.side is Side.BLACK)
            self.before = Before(number, before.side.opponent, self.game.count, self.game.outcome)
        else:
            self.before = self._stands()

    def tell(self, deed: Deed, facts: Told) -> None:
        """Behind when it was, if that is not the same as of what was told before."""
        white, black = deed.left or (None, None)
        at = ReportAt(
            str(self.before.number),
            self.before.side,
            deed.left is not None,
            *(Span(None if each is None else float(int(each))) for each in (white, black)),
        )
        self.told.append((*([] if at == self._last_at else [at]), *facts))
        self._last_at = at

    def name(self, side: Side) -> str:
        """What is told of who plays a side, if they have a name."""
        return self.terms.player(side).name

    def close_offers(self, became: str) -> None:
        """So it ends with each offer that was not answered."""
        for offer in tuple(self.open):
            self.close(offer, became)

    def close(self, offer: str, became: str) -> None:
        """An offer is told once, with what became of it."""
        at = self.open.pop(offer, None)
        if at is not None:
            self.told[at] = tuple(
                replaced(each, became=became) if isinstance(each, ReportOffer) else each
                for each in self.told[at]
            )

    def end_stop(self, deed: Deed) -> None:
        """The clocks go on: for how long they stood is told where they were stopped."""
        seconds = max(0.0, deed.at - (self.stopped_at or 0.0))
        self.stopped_at, self.stopped = None, self.stopped + seconds
        for at, told in reversed([*enumerate(self.told)]):
            if any(isinstance(each, ReportStopped) for each in told):
                over = ReportStopped(True, lasting(seconds))
                self.told[at] = tuple(
                    over if isinstance(each, ReportStopped) else each for each in told
                )
                return
