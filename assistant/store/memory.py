"""What a game keeps of a person for the next time: what they have set, how they are heard."""

import contextlib
from collections.abc import Callable

from assistant.dialogue.effects import ForgetLearnt, KeepMove, Learn, MemoryEffect, Remember
from assistant.dialogue.events import ConfusionsKnown
from assistant.dialogue.person import Confirmed
from assistant.store.confusions import (
    Confusions,
    ConfusionsError,
    add_confusion,
    confusions_file,
    forget_confusions,
    read_confusions,
)
from assistant.store.known_voice import add_move, read_moves
from assistant.store.preferences import PreferencesError

Complain = Callable[[str, str], None]
"""Told what was not kept: a kind of message `errors-settings-lost`, and details in any language."""


class Memory:
    """Keeps what is to be remembered. What cannot be kept is told, and holds in this game anyway."""

    def __init__(
        self, remember: Callable[[str, str], None] | None, language: str, complain: Complain
    ) -> None:
        """`remember` keeps a preference, by its name and value, and may raise PreferencesError; without
        it there is nowhere to. `language` is the one that the person speaks, without its country."""
        self._remember = remember
        self._language = language
        self._complain = complain
        self._was_learnt = False
        self._unkept: str | None = None
        """The language of what was learnt and could not be written."""

    def perform(self, effect: MemoryEffect) -> None:
        """Keep or forget something."""
        try:
            match effect:
                case Remember(name, value):
                    self._keep(name, value)
                case Learn(heard, meant):
                    add_confusion(confusions_file(), self._language, heard, meant)
                    self._was_learnt = True
                case KeepMove(how):
                    add_move(confusions_file(), self._language, how)
                    self._was_learnt = True
                case ForgetLearnt():
                    self._unkept = None
                    forget_confusions(confusions_file())
        except ConfusionsError as error:
            if isinstance(effect, Learn | KeepMove):
                self._unkept = self._language
            self._complain("unwritable", str(error))

    def speak(self, language: str) -> None:
        """The person speaks this language from now on."""
        self._language = language

    def confusions(self) -> ConfusionsKnown | None:
        """What was learnt of the person in their language, where that is news: not where the game knows
        more of it than could be kept."""
        if self._unkept == self._language:
            return None
        found: Confusions = {}
        moves: tuple[Confirmed, ...] = ()
        with contextlib.suppress(ConfusionsError):
            file = confusions_file()
            found, moves = read_confusions(file, self._language), read_moves(file, self._language)
        is_news = bool(found or moves) or self._was_learnt or self._unkept is not None
        self._was_learnt, self._unkept = bool(found or moves), None
        known = tuple((*pair, times) for pair, times in sorted(found.items()))
        return ConfusionsKnown(known, moves) if is_news else None

    def _keep(self, name: str, value: str) -> None:
        if self._remember is None:
            self._complain("no-home", "")
            return
        try:
            self._remember(name, value)
        except PreferencesError as error:
            self._complain(error.problem.kind.value, error.problem.detail)
