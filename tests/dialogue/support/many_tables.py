"""Many games in one conversation, each played by a script of its own, and the same games alone.

What a script does hangs on its table and its seed alone: so the record of a table must be that of the
same game with nothing beside it.
"""

import random
from collections.abc import Sequence
from dataclasses import replace

from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.effects import Effect, Record, StartSearch
from assistant.dialogue.events import (
    Event,
    Opened,
    SearchFinished,
    TableBegun,
    TableChosen,
    TextEntered,
)
from assistant.dialogue.table import Table
from assistant.game.deeds import format_deed
from assistant.narration.facts.talk import Asked
from assistant.rules.legal import distinct_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_path
from assistant.rules.position import start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID
from assistant.rules.side import Side
from assistant.settings.settings import Settings
from assistant.settings.terms import Player
from tests.dialogue.support.talk import settings_for

LONGEST = 60
"""Plies after which a game is given up."""


def settings_of(seed: int) -> Settings:
    """Italian or international, against the computer or between two people."""
    rules = (ITALIAN_FID, INTERNATIONAL_FID)[seed % 2]
    black = Player(name="Bruno") if seed % 5 == 4 else Player(is_computer=True)
    settings = replace(settings_for(language="it"), regulation=rules, seed=seed, black=black)
    return replace(settings, start=start_position(rules.variant))


class Script:
    """Somebody who plays one game, with its own chances."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._rng = random.Random(seed)
        self.is_done = False
        self.answered: list[SearchFinished] = []

    def answers(self, table: Table) -> list[SearchFinished]:
        """The computer's answer, at times with one that is stale, and at times twice."""
        rng, game = self._rng, table.game
        move = rng.choice(distinct_moves(game.legal))
        answer = SearchFinished(table.owed, move.path, move.captured, rng.randrange(-50, 50))
        stale = [rng.choice(self.answered)] if self.answered and rng.random() < 0.3 else []
        self.answered.append(answer)
        return [*stale, answer, *([answer] if rng.random() < 0.3 else [])]

    def line(self, table: Table) -> str:
        """What is typed next at the table: a move, a question, something that asks, an answer to it."""
        rng, game = self._rng, table.game
        if game.outcome or len(game.deeds) > 4 * LONGEST:
            self.is_done = True
            return ""
        if table.asked:
            fact = table.asked.fact
            is_end = isinstance(fact, Asked) and fact.question in ("resign", "resign-named")
            is_early = len(game.plies) < LONGEST
            said = rng.choice(["no", "1-2", "mosse"] if is_end and is_early else ["sì", "sì", "no"])
            is_theirs = said == "sì" and len(table.terms.people) > 1 and table.asked.to
            return f"{_COLOURS[table.asked.to]}: sì" if is_theirs and table.asked.to else said
        if table.choice:
            return format_path(rng.choice(table.choice.moves))
        if len(game.plies) >= LONGEST:
            return "abbandona bianco"
        chance = rng.random()
        if chance < 0.1 and game.plies:
            return rng.choice(["riprendi", "riprendi 2", "rifai"])
        if chance < 0.14:
            return rng.choice(["patta", "abbandona bianco", "chiedo il conteggio"])
        if chance < 0.2:
            return rng.choice(["mosse", "pezzi", "perché", "1-2", "che bella giornata", "prese"])
        return _written(rng.choice(distinct_moves(game.legal)))


_COLOURS = {Side.WHITE: "bianco", Side.BLACK: "nero"}


def _written(move: Move) -> str:
    return format_path(move) if not move.is_capture else "x".join(map(str, move.path))


class Hall:
    """A conversation with a table for each script."""

    def __init__(self, seeds: Sequence[int]) -> None:
        self.scripts = [Script(seed) for seed in seeds]
        first = settings_of(seeds[0])
        self.dialogue = self._made(first)
        self.records: dict[int, list[Record]] = {}
        self.begun: list[int] = []
        """The ids of all searches."""
        self.numbers = list(range(1, len(seeds) + 1))
        self._send(Opened(first))
        for seed in seeds[1:]:
            self._send(TableBegun(settings_of(seed)))

    def _made(self, settings: Settings) -> Dialogue:
        return Dialogue(settings)

    def table(self, place: int) -> Table:
        return self.dialogue.talk.conversation.tables[self.numbers[place]]

    def go_on(self, place: int) -> None:
        """One step of one script: the computer's answer where one is owed, else a line."""
        script, table = self.scripts[place], self.table(place)
        if table.owed and not table.held_answer:
            for event in script.answers(table):
                self._send(event)
            return
        line = script.line(table)
        if line:
            self._send(TableChosen(self.numbers[place]))
            self._send(TextEntered(line))

    def play(self, rng: random.Random) -> None:
        """All scripts to their ends, in any order."""
        while places := [at for at, each in enumerate(self.scripts) if not each.is_done]:
            self.go_on(rng.choice(places))

    def deeds(self, place: int) -> list[dict[str, object]]:
        """All that was done at a table and given to be written down, as text."""
        given = self.records[self.numbers[place]]
        return [format_deed(each.deed) for each in given]

    def _send(self, event: Event) -> list[Effect]:
        outbox = self.dialogue.handle(event)
        for effect in outbox:
            if isinstance(effect, Record):
                self.records.setdefault(effect.table, []).append(effect)
            if isinstance(effect, StartSearch):
                self.begun.append(effect.request_id)
        return outbox


def alone(seed: int) -> list[dict[str, object]]:
    """The deeds of the same game with nothing beside it."""
    hall = Hall([seed])
    hall.play(random.Random(0))
    return hall.deeds(0)
