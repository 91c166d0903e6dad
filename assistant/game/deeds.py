"""What can be done to a game: deeds, which are the only way in which one changes (Game.do).

A deed is a value that names who did it and when; as text it is what the log and the journal have of
it, and a game is rebuilt from its deeds alone (Game.of). Which deeds are possible at a moment is the
game's to say: a deed is only told here.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import islice, takewhile
from math import isfinite
from typing import Any

from assistant.game.arbiter_deeds import ARBITER_KINDS, Acts
from assistant.game.calendar_days import is_moment
from assistant.game.clock_deeds import CLOCK_KINDS
from assistant.game.conditions import conditions_of
from assistant.game.deed import Deed as Deed
from assistant.game.deed import DeedError as DeedError
from assistant.game.deed import Left as Left
from assistant.game.deed import parse_left as parse_left
from assistant.game.mail_deeds import MAIL_KINDS
from assistant.rules.articles import Article, Text
from assistant.rules.fen import FenError, format_fen, parse_fen
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation, regulation
from assistant.rules.side import Side
from assistant.rules.variant import VARIANTS
from assistant.values import items_of, names_of


class Began(Deed):
    """The pieces were put up: a game of these rules begins from this position."""

    regulation: Regulation
    start: Position


class MovePlayed(Deed):
    """A move stands on the record."""

    ply: int
    """From 1."""
    side: Side
    move: str
    """As a score writes it."""
    path: tuple[int, ...]
    captured: tuple[int, ...]
    source: str = ""
    """How it came: `typed`, `spoken`, `board`, `computer`, `again` after it was taken back, or
    `opening` where it stood there before anybody played."""


class MoveCorrected(Deed):
    """The move of this ply was not what was meant, and it and what followed are off the record: the
    next MovePlayed has the same ply."""

    ply: int
    side: Side
    move: str
    """The move that was withdrawn."""


class TakenBack(Deed):
    """The last moves were undone; a game that had ended goes on."""

    plies: int
    """None where only a result was annulled, which did not come of the last move."""
    moves: tuple[str, ...]
    """Those moves, the last one first."""


class PositionSet(Deed):
    """A position was put on the record that no legal move led to."""

    position: Position
    article: Article | None
    """Of the irregularity that was kept, in journals before IrregularityKept, and in scores; None for a
    position that was set up."""
    decided_by: str
    """The opponent who let it stand: a name, or the side."""
    is_of_move: bool = False
    """Whether it is what the move before it came to: the position of that move has never stood."""


class CountAsked(Deed):
    """A side has asked that moves be counted (Capo I, 10.3; Capo II, 7.3)."""

    side: Side
    is_imposed: bool = False
    """Whether the arbiter has imposed it, with this side to move (10.2; Capo II, 7.2)."""
    of: int = 0
    """To how many moves the arbiter has shortened it (11); 0 where it is as the text has it."""


class CountShortened(Deed):
    """The arbiter has shortened the count that runs (Capo I, 11)."""

    of: int
    """How many moves of each side it has in all."""


class CountAnnulled(Deed):
    """The arbiter has annulled a count, by this article (Capo I, 3.11; Capo II, 3.16)."""

    article: Article | None


class RepetitionClaimed(Deed):
    """A side has claimed that a position stood often enough (Capo II, 6.3 b), rightly or not."""

    side: Side


class ClaimDecided(Deed):
    """A claim of repetition was wrong: what the checking costs the claimant (Capo II, 6.3 b2, b3)."""

    side: Side
    seconds: float
    """Of the claimant's time."""
    article: Article | None


class OfferMade(Deed):
    """A side has offered something to the other: a `draw`, also because `neither` can win, or asked for
    a `takeback` or a `redo`."""

    offer: str
    side: Side


class OfferAnswered(Deed):
    """The other side has answered. What was agreed on is a deed of its own, which follows."""

    offer: str
    side: Side
    """Who has answered."""
    is_accepted: bool


class OfferLapsed(Deed):
    """An offer came to nothing without an answer."""

    offer: str
    side: Side
    """Who had made it."""


class DrawAgreed(Deed):
    """Both sides have agreed on a draw."""


class Resigned(Deed):
    """A side has given up."""

    side: Side


class FlagFell(Deed):
    """The time of a side is over, which ends the game (Capo I, 9.2.4; Capo II, 6.2.4)."""

    side: Side


class RulesRequired(Deed):
    """A side obliges the other to keep to the rules (Capo I, 8.5; Capo II, 5.8)."""

    side: Side
    """Who obliges."""


class RulesRefused(Deed):
    """A side refuses to keep to the rules, by the arbiter's word, and loses (Capo I, 9.2.5)."""

    side: Side
    """Who refuses."""


class NeitherCanWin(Deed):
    """Neither side can win, which is a draw (Portuguese text, 7.3.3; PerGioco)."""

    is_agreed: bool
    """Whether both say so; else it is the arbiter's word."""


class Annulled(Deed):
    """The game does not count, since something was wrong from the beginning (Capo I, 7.2 and 7.3)."""

    why: str
    """What: the `orientation` of the board, or the `colours`."""
    article: Article | None


class ClockAdjusted(Deed):
    """The clock of a side was set, other than by time that went by in this game."""

    side: Side
    seconds: float
    """How much more it has; less where it is negative."""
    article: Article | None


class BoardUpset(Deed):
    """The pieces on the board were upset by accident, and are put up again (Capo I, 7.8).

    `by` is who has demanded it.
    """


class HelpUsed(Deed):
    """A side has had help that its game counts."""

    side: Side
    help: str
    """Which: a `question` about the position, or an `analysis` by the computer."""


class UnknownDeed(Deed):
    """A deed that this version does not know: it is kept as it was written, and changes nothing."""

    name: str
    values: Mapping[str, Any]


KINDS: dict[str, type[Deed]] = {
    kind.__name__: kind
    for kind in (
        *(Began, MovePlayed, MoveCorrected, TakenBack, PositionSet, CountAsked, RepetitionClaimed),
        CountAnnulled,
        *(OfferMade, OfferAnswered, OfferLapsed, DrawAgreed, Resigned, FlagFell, HelpUsed),
        *(CountShortened, ClaimDecided, RulesRequired, RulesRefused, NeitherCanWin, Annulled),
        *(ClockAdjusted, BoardUpset),
        *ARBITER_KINDS,
        *CLOCK_KINDS,
        *MAIL_KINDS,
    )
}
"""The kinds that this version knows, by the names that they have as text."""


OPENING = "opening"
"""How a move came that stood there before anybody played."""


def plies_given(deeds: Sequence[Deed]) -> int:
    """How many moves a game began with, which nobody has made and nobody takes back."""
    given = takewhile(
        lambda deed: isinstance(deed, MovePlayed) and deed.source == OPENING, islice(deeds, 1, None)
    )
    return sum(1 for _ in given)


def format_deed(deed: Deed) -> dict[str, Any]:
    """A deed as JSON has it: its name, and its values; who and when only where that is known."""
    if isinstance(deed, UnknownDeed):
        return {"name": deed.name, **deed.values}
    told: dict[str, Any] = {"name": type(deed).__name__}
    for name, value in items_of(deed):
        if name not in _IF_KNOWN or value != _IF_KNOWN[name]:
            told |= _plain(name, value)
    return told


def parse_deed(told: Mapping[str, Any]) -> Deed:
    """The deed that format_deed has written, in whatever version. Raises DeedError."""
    values = dict(told)
    try:
        name = values.pop("name")
        kind = KINDS.get(name)
        if kind is None:
            return UnknownDeed(str(name), values)
        return kind(
            **{
                each: _READERS[each](values, each)
                for each in names_of(kind)
                if each in values or each not in _IF_KNOWN
            }
        )
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError, FenError) as error:
        raise DeedError(f"no deed: {error}") from error


_IF_KNOWN: Mapping[str, Any] = {
    **{"by": None, "at": 0.0, "left": None},
    **{"is_imposed": False, "of": 0, "called": "", "acts": (), "is_by_move": False, "others": ()},
}
"""What a deed need not tell, and what it is where that is not known or as usual."""


def _plain(name: str, value: object) -> dict[str, Any]:
    match value:
        case Side():
            return {name: value.value}
        case Position():
            return {name: format_fen(value), "rules": value.variant.name}
        case Regulation():
            return {name: value.name, "rules": value.variant.name}
        case Article():
            return {name: value.number, "text": value.text.value}
        case tuple():
            return {name: list(value)}
    return {name: value}


def _of_type(kind: type) -> Callable[[Mapping[str, Any], str], Any]:
    def read(values: Mapping[str, Any], name: str) -> Any:
        if type(values[name]) is not kind:
            raise ValueError(f"{name} is {values[name]!r}")
        return values[name]

    return read


def _side(values: Mapping[str, Any], name: str) -> Side:
    return Side(values[name])


def _position(values: Mapping[str, Any], name: str) -> Position:
    return parse_fen(values[name], VARIANTS[values["rules"]])


def _regulation(values: Mapping[str, Any], name: str) -> Regulation:
    found = regulation(VARIANTS[values["rules"]], values[name])
    if found is None:
        raise ValueError(f"no regulation {values[name]!r}")
    return found


def _article(values: Mapping[str, Any], name: str) -> Article | None:
    number = values[name]
    return None if number is None else Article(Text(values["text"]), str(number))


def _squares(values: Mapping[str, Any], name: str) -> tuple[int, ...]:
    if not all(type(each) is int for each in values[name]):
        raise ValueError(f"{name} are {values[name]!r}")
    return tuple(values[name])


def _texts(values: Mapping[str, Any], name: str) -> tuple[str, ...]:
    return tuple(map(str, values[name]))


def _acts(values: Mapping[str, Any], name: str) -> Acts:
    return tuple((str(kind), _squares({name: squares}, name)) for kind, squares in values[name])


def _seconds(values: Mapping[str, Any], name: str) -> float:
    if not isfinite(seconds := float(values[name])):
        raise ValueError(f"{name} is {values[name]!r}")
    return seconds


def _moment(values: Mapping[str, Any], name: str) -> float:
    if not is_moment(moment := float(values[name])):
        raise ValueError(f"{name} is {values[name]!r}")
    return moment


_READERS: dict[str, Callable[[Mapping[str, Any], str], Any]] = {
    "by": _side,
    "at": _moment,
    "left": lambda values, name: parse_left(values[name]),
    "side": _side,
    "start": _position,
    "position": _position,
    "regulation": _regulation,
    "article": _article,
    **{"path": _squares, "captured": _squares},
    "acts": _acts,
    "conditions": lambda values, name: conditions_of(values[name]),
    "moves": _texts,
    "others": _texts,
    "received": _moment,
    "first": _moment,
    "days": _of_type(int),
    "ply": _of_type(int),
    "of": _of_type(int),
    "seconds": _seconds,
    "why": _of_type(str),
    "is_imposed": _of_type(bool),
    "is_agreed": _of_type(bool),
    "plies": _of_type(int),
    "move": _of_type(str),
    "source": _of_type(str),
    "offer": _of_type(str),
    "help": _of_type(str),
    "line": _of_type(str),
    "sender": _of_type(str),
    "message": _of_type(str),
    "text": _of_type(str),
    "what": _of_type(str),
    "how": _of_type(str),
    "decided_by": _of_type(str),
    "called": _of_type(str),
    "is_accepted": _of_type(bool),
    "is_of_move": _of_type(bool),
    "is_by_move": _of_type(bool),
    "is_kept": _of_type(bool),
}
"""How each value is read, by its name."""
