"""Games as the journal has them: a whole one, a line of the list, and what the list is asked for."""

import json
from collections.abc import Mapping
from typing import Any

from assistant.errors import AssistantError
from assistant.game.deeds import Began, Deed, Left, format_deed, parse_deed, parse_left
from assistant.game.game import Game
from assistant.game.outcome import Outcome
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.settings.terms import Terms
from assistant.settings.terms_text import format_terms, parse_terms
from assistant.values import Value


class KeptError(AssistantError):
    """A text that is no kept game."""


class KeptGame(Value):
    """A whole game, as it is gone on with."""

    number: int
    """That of the journal, which no other game has or will have."""
    terms: Terms
    deeds: tuple[Deed, ...]
    """The first one begins it."""
    waiting: str = ""
    """What waits for an answer: the text that waiting.py has written, or nothing."""
    updated: float = 0.0
    """When the last deed was done, in seconds since 1970."""
    left: Left | None = None
    """What both had left after that, where a clock ran on; None where it did not."""
    uid: str = ""
    """What it is known by in every journal, whatever number it has there."""

    def game(self) -> Game:
        """The game that its deeds make. Raises ValueError where they make none."""
        if not (self.deeds and isinstance(self.deeds[0], Began)):
            raise ValueError(f"game {self.number} has no beginning")
        return Game.of(self.deeds)


def format_kept(kept: KeptGame) -> dict[str, Any]:
    """A kept game as JSON has it."""
    return {
        "id": kept.number,
        "terms": format_terms(kept.terms),
        "deeds": [format_deed(deed) for deed in kept.deeds],
        "waiting": kept.waiting,
        "updated": kept.updated,
        "left": kept.left,
        "uid": kept.uid,
    }


def parse_kept(told: Mapping[str, Any]) -> KeptGame:
    """The game that format_kept has written. Raises KeptError."""
    try:
        deeds = tuple(map(parse_deed, told["deeds"]))
        terms = parse_terms(told["terms"])
        number, waiting, updated = int(told["id"]), str(told["waiting"]), float(told["updated"])
        # Logs of older versions have neither what the clocks had left nor what it is known by.
        left = parse_left(told["left"]) if told.get("left") else None
        return KeptGame(number, terms, deeds, waiting, updated, left, str(told.get("uid", "")))
    except (KeyError, TypeError, ValueError, AssistantError) as error:
        raise KeptError(f"no kept game: {error}") from error


class GameRow(Value):
    """A game as a list has it."""

    number: int
    terms: Terms
    moves: tuple[str, ...]
    """As a score writes them."""
    turn: Side
    """Who is to move, or would be if it had not ended."""
    updated: float
    """Seconds since 1970."""
    result: str | None = None
    """`white`, `black` or `draw`; None for a game that has not ended."""
    ended_by: str = ""
    """A word of Termination."""
    is_mine: bool = False
    """Whether somebody at this machine is to move or to answer."""
    deleted: float | None = None
    """When it was deleted, where it can still be restored."""
    is_elsewhere: bool = False
    """Whether it is played in another program now."""
    to_do: str = ""
    """Of a game by correspondence: `move`, `answer`, `send`, `wait` or `over`, as a Standing has it."""
    since: float | None = None
    """Since when that is so, in seconds since 1970; this and the next two by correspondence only."""
    due: float | None = None
    """When the days of the person here are over; None where no time of theirs goes by."""
    repeat: float | None = None
    """From when on their last message is to be sent again, if no answer comes."""


def format_row(row: GameRow) -> dict[str, Any]:
    """A line of a list as JSON has it, to be read back."""
    return {
        "id": row.number,
        "terms": format_terms(row.terms),
        "moves": list(row.moves),
        "turn": row.turn.value,
        "updated": row.updated,
        "result": row.result,
        "ended_by": row.ended_by,
        "is_mine": row.is_mine,
        "deleted": row.deleted,
        "is_elsewhere": row.is_elsewhere,
        "to_do": row.to_do,
        "since": row.since,
        "due": row.due,
        "repeat": row.repeat,
    }


def parse_row(told: Mapping[str, Any]) -> GameRow:
    """The line that format_row has written. Raises KeptError."""
    try:
        values = dict(told)
        values["number"] = values.pop("id")
        values |= {"terms": parse_terms(told["terms"]), "turn": Side(told["turn"])}
        return GameRow(**(values | {"moves": tuple(map(str, told["moves"]))}))
    except (KeyError, TypeError, ValueError, AssistantError) as error:
        raise KeptError(f"no line of a list of games: {error}") from error


class GameSearch(Value):
    """Which games are wanted; what is not said holds for any."""

    number: int | None = None
    opponent: str = ""
    """A part of somebody's name, in whatever capitals and accents."""
    code: str = ""
    """That of a game by correspondence."""
    is_computer: bool = False
    """Whether the computer is one of the players."""
    since: float | None = None
    until: float | None = None
    """Of the time of the last deed, in seconds since 1970; `until` is the first moment that is too
    late."""
    result: str = ""
    """`white`, `black`, `draw`, `won` or `lost` by the only person, `annulled`, `over`, `open`; or
    `unfinished`, where the end may still have to be sent."""
    opening: tuple[str, ...] = ()
    """The first moves, as a score writes them."""
    position: Position | None = None
    """One that the game came to."""
    rules: str = ""
    is_deleted: bool = False
    """Whether the deleted ones are wanted that can be restored."""
    is_either: bool = False
    """Whether those that are deleted are wanted beside the others."""
    is_mail: bool = False
    """Whether only games by correspondence are wanted."""
    is_match: bool = False
    """Whether only games of a match are wanted."""
    by_turn: bool = False
    """Whether those come first in which somebody here is to move; else the newest come first. By
    correspondence those come first in which something is to be done, in the order of its end."""


def result_of(outcome: Outcome | None) -> str | None:
    """How a game has ended, in the words of the journal."""
    if outcome is None:
        return None
    if outcome.is_annulled:
        return ANNULLED
    return outcome.winner.value if outcome.winner else "draw"


ANNULLED = "annulled"
"""What the journal calls how a game has ended that does not count."""


def as_text(value: Mapping[str, Any]) -> str:
    """JSON in one line, always the same for the same."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
