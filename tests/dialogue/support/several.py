"""A conversation of several people, each on a surface of their own: who hears what is kept."""

import builtins
from dataclasses import replace
from typing import Any

from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.effects import Effect, Record, Say, StartSearch
from assistant.dialogue.events import (
    Event,
    Opened,
    SearchFinished,
    SurfaceClosed,
    SurfaceOpened,
    TextEntered,
)
from assistant.dialogue.place import Place
from assistant.dialogue.table import Table
from assistant.dialogue.talk import Talk
from assistant.game.deeds import Deed
from assistant.game.game import Game
from assistant.rules.legal import legal_moves
from assistant.rules.notation import parse_move
from assistant.settings.settings import Settings
from assistant.settings.terms import Player
from tests.dialogue.support.talk import settings_for

ANNA, BRUNO, CARLA = 1, 2, 3
"""The numbers of surfaces: Anna is at the machine, Bruno plays Black, Carla looks on."""


class Several:
    """Feeds a dialogue, and keeps what was told on each surface."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.dialogue = Dialogue(settings)
        self.done: list[Effect] = []
        self.heard: dict[int, list[str]] = {}
        """By surface, what was told there because of the last event."""
        self.searches: list[StartSearch] = []
        self.send(Opened(settings))

    @classmethod
    def two(cls, language: str = "it", other: str = "en", **changes: object) -> "Several":
        """Anna and Bruno, who play each other in two languages."""
        people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
        several = cls(settings_for(**({"language": language, **people} | changes)))
        several.open(BRUNO, other, side="black")
        return several

    def open(self, number: int, language: str = "en", table: int = 1, **more: str) -> list[str]:
        """Somebody comes; what they are told."""
        taste = replace(self.settings, language=language)
        self.send(SurfaceOpened(number, taste, table, **more))
        return self.to(number)

    def close(self, number: int) -> None:
        self.send(SurfaceClosed(number))

    def send(self, event: Event) -> list[Effect]:
        outbox = self.dialogue.handle(event)
        self.done += outbox
        self.heard = {}
        for each in outbox:
            if isinstance(each, Say):
                self.heard.setdefault(each.to, []).append(each.utterance.text)
            if isinstance(each, StartSearch):
                self.searches.append(each)
        return outbox

    def type(self, by: int, line: str) -> list[str]:
        """What somebody is told to a line of theirs; what others are told is in `heard`."""
        self.send(TextEntered(line, by=by))
        return self.to(by)

    def to(self, number: int) -> list[str]:
        return self.heard.get(number, [])

    def answer(self, written: str) -> None:
        """The computer's move, by its squares."""
        search, squares = self.searches[-1], parse_move(written)
        assert squares
        for move in legal_moves(search.position):
            if squares.squares in (move.path, (move.start, move.end)):
                self.send(SearchFinished(search.request_id, move.path, move.captured, 0))
                return
        raise AssertionError(f"the computer cannot play {written}")

    def table(self, number: int = 1) -> Table:
        return self.dialogue.talk.conversation.tables[number]

    @property
    def game(self) -> Game:
        return self.dialogue.talk.game

    @property
    def moves(self) -> list[str]:
        return [ply.written for ply in self.game.plies]

    def place(self, number: int) -> Place:
        return self.dialogue.talk.table.place(number)

    def turn(self, number: int) -> Talk:
        """The turn of who is at a surface, at the table where they are."""
        conversation = self.dialogue.talk.conversation
        surface = conversation.surfaces[number]
        return Talk(conversation, conversation.tables[surface.at], surface)

    def deeds(self, *kinds: builtins.type[Deed]) -> list[Any]:
        given = [each.deed for each in self.done if isinstance(each, Record)]
        return [deed for deed in given if isinstance(deed, kinds or Deed)]
