"""What a log must not have: where the pieces stand in a game that somebody plays without seeing, and
the moves of one in which nothing is noted, unless the arbiter asks for the log.
"""

from typing import Any

from assistant.dialogue.effects import Effect, KeepTerms, Record, Say, TakeUp
from assistant.dialogue.events import Event, GameFetched, GameRead, GamesFound, Opened, TableBegun
from assistant.dialogue.views import is_hidden
from assistant.errors import AssistantError
from assistant.settings.terms import Terms


class NotesUnwanted(AssistantError):
    """Something was done in a game in which nothing is noted: its moves in a log would be notes."""


class Secrets:
    """What a log has to keep out, by the games that have begun so far."""

    def __init__(self, *, is_for_arbiter: bool) -> None:
        self._is_for_arbiter = is_for_arbiter
        self._hides_position = False
        self._unnoted: set[int] = set()
        """The tables at which nothing is noted."""

    def keep_out(self, entry: Event | Effect, line: dict[str, Any]) -> None:
        """Take out of the line of an entry what it must not have.

        Raises NotesUnwanted instead of the first line that tells what was done where nothing is noted.
        """
        self._hides_position = self._hides_position or _is_of_hidden(entry)
        if self._hides_position:
            for name in _POSITIONS:
                line.pop(name, None)
        if isinstance(entry, Say) and (entry.only or (self._hides_position and entry.is_confidential)):
            line.pop("utterance")  # who reads the log would have asked without being counted
        if not self._is_for_arbiter:
            self._keep_notes_out(entry, line)

    def _keep_notes_out(self, entry: Event | Effect, line: dict[str, Any]) -> None:
        match entry:
            case KeepTerms(table=table, terms=terms) | TakeUp(table=table, terms=terms):
                self._unnoted = self._unnoted - {table} if terms.has_notes else {*self._unnoted, table}
                if not terms.has_notes:
                    line.pop("moves", None)
            case Record(table=table) if table in self._unnoted:
                raise NotesUnwanted(str(table))
            case Opened(kept=kept) if kept and not kept.terms.has_notes:
                line["kept"] = None
            case GameFetched(game=game) | GameRead(game=game) if game and not game.terms.has_notes:
                line["game"] = None
            case GamesFound(rows=rows):
                for row, told in zip(rows, line["rows"], strict=True):
                    told["moves"] = told["moves"] if row.terms.has_notes or row.result else []


_POSITIONS = ("position", "reading", "line")
"""What tells where the pieces stand, in whatever entry; a line that is added to a file is a FEN."""


def _is_of_hidden(entry: Event | Effect) -> bool:
    """Whether a game begins, or is gone on with, whose position is kept from somebody who plays it."""
    terms: Terms | None = None
    match entry:
        case Opened(settings=settings) | TableBegun(settings=settings):
            terms = settings.terms
        case KeepTerms(terms=kept) | TakeUp(terms=kept):
            terms = kept
    return terms is not None and is_hidden(terms)
