"""A conversation for a bench: what is said of each event is printed to nobody, and handed back."""

from collections.abc import Callable
from typing import TextIO

from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.effects import (
    FAMILIES,
    BoardEffect,
    Effect,
    Say,
    SearchEffect,
    StartSearch,
    TellingEffect,
)
from assistant.dialogue.events import Event
from assistant.loop import Loop, Perform, nobody
from assistant.settings.settings import Settings
from assistant.terminal.output import Output
from speech.voice.utterance import Utterance


class Overheard:
    """The game's loop but for the search, which is kept, and for the voice."""

    def __init__(
        self,
        settings: Settings,
        stream: TextIO,
        mark: Perform = nobody,
        witness: Callable[[Event | Effect], None] = lambda entry: None,
    ) -> None:
        """`mark` performs what boards are to do; `witness` is that of Loop."""
        self.search: StartSearch | None = None
        """What the computer is to think about, if it is its turn."""
        self._output = Output(stream)
        self._said: list[Utterance] = []
        owners: dict[type[Effect], Perform] = dict.fromkeys(FAMILIES, nobody)
        owners |= {TellingEffect: self._tell, SearchEffect: self._keep, BoardEffect: mark}
        self._loop = Loop(Dialogue(settings), owners, witness=witness)

    def handle(self, event: Event) -> list[Utterance]:
        """Do what a game does with an event; what is to be said."""
        self._said = []
        self._loop.take(event)
        return self._said

    def take_search(self) -> StartSearch | None:
        """What the computer is to think about, once."""
        search, self.search = self.search, None
        return search

    def _tell(self, effect: TellingEffect) -> None:
        match effect:
            case Say(utterance):
                self._output.write_line(utterance.text)
                self._said.append(utterance)

    def _keep(self, effect: SearchEffect) -> None:
        if isinstance(effect, StartSearch):
            self.search = effect
