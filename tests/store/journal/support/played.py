"""Games at random, as what the conversation gives to be written down of them."""

import random
from collections.abc import Iterator

from assistant.dialogue.effects import JournalEffect, KeepTerms, Record
from assistant.game.deeds import (
    CountAsked,
    Deed,
    DrawAgreed,
    HelpUsed,
    OfferAnswered,
    OfferMade,
    Resigned,
)
from assistant.game.game import Game
from assistant.settings.terms import Terms

FIRST_DAY = 1_700_000_000.0
A_MINUTE = 60.0


class Played:
    """A game at random at a table, deed by deed."""

    def __init__(self, rng: random.Random, terms: Terms | None = None, table: int = 1) -> None:
        self.terms = terms or Terms()
        self.table = table
        self.at = FIRST_DAY + rng.randrange(10_000) * A_MINUTE
        self.game = Game(self.terms.start, self.terms.regulation, self.at)
        self._rng = rng
        self._records = 0

    def begun(self) -> list[JournalEffect]:
        """What is given when it begins."""
        return [KeepTerms(self.table, self.terms), self._record(self.game.deeds[0])]

    def event(self) -> list[JournalEffect]:
        """What one event gives: mostly a move, sometimes one back, an offer and its answer, an end."""
        chance = self._rng.random()
        if self.game.outcome:
            return self._done(self.game.back(0)) if self.game.can_annul else []
        if chance < 0.08 and self.game.plies_back:
            plies = self._rng.randint(1, min(3, self.game.plies_back))
            return self._done(self.game.back(plies))
        if chance < 0.1:
            return self._done(CountAsked(self.game.position.side_to_move))
        if chance < 0.12:
            return self._done(HelpUsed(self.game.position.side_to_move, "question"))
        if chance < 0.125:
            side = self.game.position.side_to_move
            answer = OfferAnswered("draw", side.opponent, is_accepted=True)
            return [
                *self._done(OfferMade("draw", side)),
                *self._done(answer),
                *self._done(DrawAgreed()),
            ]
        if chance < 0.13:
            return self._done(Resigned(self.game.position.side_to_move))
        return self._done(self.game.moved(self._rng.choice(self.game.legal), "typed"))

    def events(self, count: int) -> Iterator[list[JournalEffect]]:
        """What so many events give."""
        for _ in range(count):
            if batch := self.event():
                yield batch

    def _done(self, deed: Deed) -> list[JournalEffect]:
        from assistant.values import replaced

        self.at += A_MINUTE
        deed = replaced(deed, at=self.at)
        self.game.do(deed)
        return [self._record(deed)]

    def _record(self, deed: Deed) -> Record:
        self._records += 1
        game = self.game
        return Record(self._records, self.table, deed, game.position, game.outcome)
