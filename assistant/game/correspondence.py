"""How a game by correspondence stands: what is to be sent, the dates of each move, the days used.

Days are those of a calendar, and go by the wall: a move that is answered on the day on which the other
one came costs none. Nobody looks at a clock here, each moment comes in; and nothing is lost by itself:
what it costs to take longer is for the event to say (Capo I, 15.2).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from assistant.game.calendar_days import days_between, days_off, end_of
from assistant.game.deed import Deed
from assistant.game.deeds import OPENING, Began, MoveCorrected, MovePlayed, TakenBack
from assistant.game.game import Game
from assistant.game.mail_deeds import (
    ConditionsSet,
    ConditionsWithdrawn,
    DirectorTold,
    LeaveTaken,
    MessageReceived,
    MessageSent,
    Noted,
)
from assistant.game.mail_terms import MailTerms
from assistant.game.unsent import last_sent as last_sent
from assistant.game.unsent import plies_after
from assistant.game.unsent import unsent as unsent
from assistant.rules.side import Side


class Exchange(NamedTuple):
    """A move of the record with its dates, in seconds since 1970; None for what has not been yet."""

    ply: int
    """From 1."""
    side: Side
    received: float | None
    """When the move came that mine answers; of a move of theirs, when it came itself."""
    answered: float | None
    """When mine was made; theirs came as it was."""
    sent: float | None
    """When mine was sent."""
    days: int
    """Those that it has cost: mine until it was sent, theirs until it came."""


class Standing(NamedTuple):
    """How a game stands for who plays `own` at a moment."""

    to_do: str
    """`move`; `answer` to an offer while it is their turn; `send` what was not sent; `wait`; `over`."""
    since: float
    """Since when, in seconds since 1970."""
    due: float | None
    """When my days are over; None where no time of mine goes by, or there is no end to it."""
    days_left: int | None
    """How many I have before that; None as above."""
    used: tuple[int, int]
    """How many days I have used, and they."""
    is_late: bool = False
    """Whether I have used more than I have."""
    repeat: float | None = None
    """From when on my message is to be sent again; None where no answer of theirs is waited for, or
    not since a message."""
    is_repeat_due: bool = False
    """Whether it has come to that."""
    their_days_left: int | None = None
    """While their time goes by."""
    are_they_late: bool = False
    leave_left: tuple[int, int] = (0, 0)
    """How many days of leave I may still take, and they."""

    @property
    def is_mine(self) -> bool:
        """Whether there is something for me to do."""
        return self.to_do in ("move", "answer", "send")


def note_of(deeds: Iterable[Deed]) -> str:
    """The private note of a game; empty where there is none."""
    notes = [deed.text for deed in deeds if isinstance(deed, Noted)]
    return notes[-1] if notes else ""


def conditions_in_force(deeds: Sequence[Deed], side: Side) -> ConditionsSet | None:
    """What a side has said last that it answers, if it has not withdrawn it; none where it is empty.

    Whether it fits the position is not asked: conditions end with a move that is none of theirs.
    """
    for deed in reversed(deeds):
        if isinstance(deed, ConditionsWithdrawn) and deed.side is side:
            return None
        if isinstance(deed, ConditionsSet) and deed.side is side:
            return deed if deed.conditions else None
    return None


def leave_to_tell(deeds: Sequence[Deed], side: Side) -> tuple[LeaveTaken, ...]:
    """The leave that a side has taken, not taken back, and not told the director as yet."""
    found: list[LeaveTaken] = []
    for deed in deeds:
        if isinstance(deed, DirectorTold) and deed.side is side and deed.what == "leave":
            found = []
        elif isinstance(deed, LeaveTaken) and deed.side is side:
            found = [each for each in found if each.first != deed.first]
            found += [deed] if deed.days else []
    return tuple(found)


def is_received(deeds: Iterable[Deed], message: str) -> bool:
    """Whether the message of this name was taken before."""
    return bool(message) and any(
        isinstance(deed, MessageReceived) and deed.message == message for deed in deeds
    )


# Dates


@dataclass(slots=True)
class _Dated:
    """A move while its dates are found."""

    side: Side
    begun: float
    """When the other side's message before it went or came: its time goes by from then on."""
    made: float
    came: float | None = None
    sent: float | None = None

    @property
    def ended(self) -> float:
        """When its time was over."""
        return next((each for each in (self.came, self.sent) if each is not None), self.made)


class _Dates:
    """The moves that stand on the record, and when something came and went last, as one goes through
    the deeds."""

    def __init__(self, deeds: Iterable[Deed], own: Side) -> None:
        self._own = own
        self.began, self.given = 0.0, 0
        """When the game began, and with how many moves."""
        self.moves: list[_Dated] = []
        """Those that somebody made."""
        self.sent: float | None = None
        self.received: float | None = None
        self._coming: float | None = None
        """When the message came of which the move is still to follow."""
        for deed in deeds:
            self._follow(deed)

    def _follow(self, deed: Deed) -> None:
        match deed:
            case Began():
                self.began = deed.at
            case MessageReceived() if deed.side is not self._own:
                self._coming = self.received = deed.received
            case MessageSent() if deed.side is self._own:
                self._send(deed.at)
            case MovePlayed(source=source) if source == OPENING:
                self.given += 1
            case MovePlayed():
                begun = self.moves[-1].ended if self.moves else self.began
                came = self._coming if deed.side is not self._own else None
                self.moves.append(_Dated(deed.side, begun, deed.at, came))
            case TakenBack() | MoveCorrected():
                del self.moves[plies_after(len(self.moves) + self.given, deed) - self.given :]

    def _send(self, at: float) -> None:
        self.sent, self._coming = at, None
        for each in self.moves:
            if each.side is self._own and each.sent is None:
                each.sent = at


def exchanges(
    deeds: Sequence[Deed], own: Side, terms: MailTerms, offset: float = 0.0
) -> tuple[Exchange, ...]:
    """The moves that stand on the record, without those of an opening, with their dates and days.

    `offset` is how many seconds the days of this place begin before those of UTC.
    """
    dates = _Dates(deeds, own)
    off = {side: days_off(deeds, side, terms.leave, offset) for side in Side}
    found, first = [], dates.given + 1
    for ply, each in enumerate(dates.moves, first):
        days = days_between(each.begun, each.ended, off[each.side], offset)
        if each.side is own:
            came = each.begun if ply > first else None
            found.append(Exchange(ply, own, came, each.made, each.sent, days))
        else:
            found.append(Exchange(ply, each.side, each.ended, None, None, days))
    return tuple(found)


def standing(
    deeds: Sequence[Deed], terms: MailTerms, own: Side, now: float, offset: float = 0.0
) -> Standing:
    """How the game of these deeds stands for who plays `own`; the dates as exchanges has them."""
    return standing_of(Game.of(deeds), terms, own, now, offset)


def standing_of(game: Game, terms: MailTerms, own: Side, now: float, offset: float = 0.0) -> Standing:
    """The same for a game that was rebuilt already."""
    deeds = game.deeds
    dates, waiting = _Dates(deeds, own), unsent(deeds, own)
    to_do = _to_do(game, own, waiting)
    last = dates.moves[-1] if dates.moves else None
    is_unsent = last is not None and last.side is own and last.sent is None
    is_mine_running = not game.outcome and (game.position.side_to_move is own or is_unsent)
    is_theirs_running = not game.outcome and not is_mine_running
    done = dates.moves[:-1] if is_unsent else dates.moves
    mine = _Budget(deeds, terms, own, done, offset)
    theirs = _Budget(deeds, terms, own.opponent, done, offset)
    begun = (last.begun if is_unsent else last.ended) if last else dates.began
    if is_mine_running:
        mine.run(begun, now)
    elif is_theirs_running:
        theirs.run(begun, now)
    is_to_repeat = is_theirs_running and to_do != "answer" and terms.repeat_after > 0
    sent = (dates.sent if is_to_repeat else None) or 0.0
    repeat = end_of(sent, terms.repeat_after - 1, (), offset)
    return Standing(
        to_do,
        since=(dates.received or begun) if to_do == "answer" else begun,
        due=mine.due,
        days_left=mine.left,
        used=(mine.used, theirs.used),
        is_late=mine.is_late,
        repeat=repeat,
        is_repeat_due=repeat is not None and now >= repeat,
        their_days_left=theirs.left,
        are_they_late=theirs.is_late,
        leave_left=(mine.leave_left, theirs.leave_left),
    )


def _to_do(game: Game, own: Side, waiting: Sequence[Deed]) -> str:
    if game.outcome:
        return "send" if waiting else "over"
    if game.position.side_to_move is own:
        return "move"
    if any(each.side is not own for each in game.offers.values()):
        return "answer"
    return "send" if waiting else "wait"


class _Budget:
    """The days of one side."""

    def __init__(
        self,
        deeds: Sequence[Deed],
        terms: MailTerms,
        side: Side,
        moves: Sequence[_Dated],
        offset: float,
    ) -> None:
        self._off, self._offset = days_off(deeds, side, terms.leave, offset), offset
        self.leave_left = terms.leave - sum(each.stop - each.start for each in self._off)
        made = [each for each in moves if each.side is side]
        self.used = sum(days_between(each.begun, each.ended, self._off, offset) for each in made)
        self._allowed = _allowed(terms, len(made))
        self.due: float | None = None
        self.left: int | None = None

    @property
    def is_late(self) -> bool:
        """Whether more was used than there is."""
        return self._allowed is not None and self.used > self._allowed

    def run(self, begun: float, now: float) -> None:
        """Count the time that goes by since a moment."""
        if self._allowed is not None:
            self.due = end_of(begun, self._allowed - self.used, self._off, self._offset)
        self.used += days_between(begun, now, self._off, self._offset)
        if self._allowed is not None:
            self.left = max(0, self._allowed - self.used)


def _allowed(terms: MailTerms, made: int) -> int | None:
    """How many days there are when so many moves were made; None for as many as one wants."""
    both = [terms.game_days] if terms.game_days else []
    if terms.moves and terms.days:  # what was saved of a period is there in the next one
        both.append(terms.days * (1 + made // terms.moves))
    return min(both, default=None)
