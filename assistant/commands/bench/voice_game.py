"""A game for the bench of the voice: events come, and what is said of them is printed to nobody."""

import os
import random

from assistant.commands.bench.overheard import Overheard
from assistant.commands.bench.positions import SEED
from assistant.dialogue.effects import StartSearch
from assistant.dialogue.events import Event, Opened, Route, SearchFinished, TextEntered
from assistant.parsing.meanings import Command
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_move
from assistant.settings.settings import Settings
from assistant.settings.taste import Coach
from speech.voice.utterance import Utterance


class SpokenGame:
    """A game against the computer whose moves are drawn by lot."""

    def __init__(self, language: str, sounds: tuple[str, ...]) -> None:
        self._rng = random.Random(SEED)
        self._settings = Settings(language=language, coach=Coach.OFF, voice="own", sounds=sounds)
        self._stream = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  (kept as long as this)
        self._open()

    def __enter__(self) -> "SpokenGame":
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()

    def _open(self) -> None:
        self._game = Overheard(self._settings, self._stream)
        self._position = self._settings.start
        self.handle(Opened(self._settings, Route("own", "asked")))

    @property
    def search(self) -> StartSearch | None:
        """What the computer is to think about, if it is its turn."""
        return self._game.search

    def handle(self, event: Event) -> list[Utterance]:
        """Do what a game does with an event, but for the search; what is to be said."""
        return self._game.handle(event)

    def next_move(self, is_computers: bool) -> Event:
        """A move of one side, after one of the other if that is to move; a new game after the end."""
        while True:
            event = self._any_move()
            if event is None:
                self._open()
            elif isinstance(event, SearchFinished) is is_computers:
                return event
            else:
                self.handle(event)

    def _any_move(self) -> Event | None:
        moves = legal_moves(self._position)
        is_computers = self._position.side_to_move is not self._settings.start.side_to_move
        search = self._game.take_search()
        if not moves or is_computers is not bool(search):
            return None
        move = self._rng.choice(moves)
        self._position = self._position.after(move)
        if search:
            return SearchFinished(search.request_id, move.path, move.captured, 0)
        return TextEntered(format_move(move, moves))


def question(language: str) -> TextEntered:
    """What is typed to have all pieces read."""
    commands = vocabulary(language).commands
    return TextEntered(
        next(phrase for phrase, command in commands.items() if command is Command.PIECES)
    )
