"""The one loop: an event to the dialogue, each effect to its owner, and then the next event.

It knows nothing of what the owners do, and has neither thread nor clock: a game's loop, the benches'
and the tests' are this one with other owners.
"""

from collections.abc import Callable, Mapping
from typing import Any

from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.effects import FAMILIES, Effect, KeepClock, TellingEffect, family_of
from assistant.dialogue.events import Event, Opened
from assistant.dialogue.states import State
from assistant.game.instant import NEVER_LOOKED, Instant
from assistant.values import replaced

Perform = Callable[[Any], None]
"""What an owner does with each effect of its family."""


def nobody(effect: Effect) -> None:
    """The owner of what has none here: a bench has no voice, a transcript no board."""


class Loop:
    """Hands events to a dialogue and what comes of them to those who own it."""

    def __init__(
        self,
        dialogue: Dialogue,
        owners: Mapping[type[Effect], Perform],
        *,
        witness: Callable[[Event | Effect], None] = lambda entry: None,
        on_failure: Callable[[Exception], None] | None = None,
    ) -> None:
        """`owners` has one for each family of effects; raises LookupError where one is missing.

        `witness` is shown every event and effect before anything is done. What fails, in the dialogue
        or with an owner, is handed to `on_failure`, and the loop goes on; without it, it is raised.
        """
        self._dialogue = dialogue
        missing = [each.__name__ for each in FAMILIES if each not in owners]
        if missing:
            raise LookupError(f"nobody owns {', '.join(missing)}")
        self._owners = owners
        self._witness = witness
        self._on_failure = on_failure

    @property
    def waits_for_player(self) -> bool:
        """Whether a line is wanted now."""
        return self._dialogue.waits_for_player

    @property
    def awaits_games(self) -> bool:
        """Whether an answer of the journal or of a file is owed, for which a line is to wait."""
        return self._dialogue.awaits_games

    @property
    def is_timed(self) -> bool:
        """Whether the clock of a game runs, or is about to: so HeldUp is wanted too."""
        return self._dialogue.is_timed

    def clocks_left(self, now: Instant) -> list[KeepClock]:
        """What both have left wherever a clock runs, to be written down at once."""
        return self._dialogue.clocks_left(now)

    def next_wakeup(self) -> float | None:
        """When the event Woke is wanted, by the clock that only goes forward; None for never as yet."""
        return self._dialogue.next_wakeup()

    def take(self, event: Event, now: Instant = NEVER_LOOKED) -> None:
        """Handle one event, which happened `now`, and perform what follows from it.

        Raises OSError when what is printed can go nowhere: nothing else ends a game.
        """
        self._witness(event)
        for entry in self._handled(event, now):
            self._witness(entry)
            self._perform(entry)
        if isinstance(event, Opened) and event.kept and self._dialogue.state is State.NEW:
            # A fault of ours in the game that was to be offered must keep nobody from every other.
            self.take(replaced(event, kept=None), now)

    def _handled(self, event: Event, now: Instant) -> list[Effect]:
        try:
            return self._dialogue.handle(event, now)
        except Exception as error:
            if self._on_failure is None:
                raise
            self._on_failure(error)
            return []

    def _perform(self, effect: Effect) -> None:
        family = family_of(type(effect))
        try:
            self._owners[family](effect)
        except Exception as error:
            if self._on_failure is None or family is TellingEffect:
                raise
            self._on_failure(error)
