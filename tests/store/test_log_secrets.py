"""A log has no moves of a game in which nothing is noted, unless it is the arbiter's."""

from collections.abc import Sequence
from dataclasses import replace
from io import StringIO

import pytest

from assistant.dialogue.effects import Effect, KeepTerms, Record, TakeUp
from assistant.dialogue.events import Event, GameFetched, GameRead, GamesFound, Opened, TextEntered
from assistant.dialogue.kept import GameRow, KeptGame
from assistant.game.game import Game
from assistant.rules.side import Side
from assistant.settings.settings import Settings
from assistant.settings.terms import Terms
from assistant.store.log import Log
from assistant.store.log_secrets import NotesUnwanted

NOTED, UNNOTED = Terms(level=3), Terms(has_notes=False)
MOVE = "21-17"


def game_on(terms: Terms) -> Game:
    game = Game(terms.start, terms.regulation, 1.7e9)
    game.play(next(move for move in game.legal if (move.start, move.end) == (21, 17)))
    return game


def moved(table: int, terms: Terms) -> Record:
    game = game_on(terms)
    return Record(1, table, game.deeds[-1], game.position)


def kept(terms: Terms) -> KeptGame:
    return KeptGame(7, terms, tuple(game_on(terms).deeds), "", 1.7e9)


def row(terms: Terms, result: str | None = None) -> GameRow:
    return GameRow(7, terms, (MOVE,), Side.BLACK, 1.7e9, result, is_mine=True)


def logged(entries: Sequence[Event | Effect], *, is_for_arbiter: bool = False) -> str:
    file = StringIO()
    log = Log(file, lambda: 0.0, is_for_arbiter=is_for_arbiter)
    for entry in entries:
        log.write(entry)
    return file.getvalue()


TELLING = [
    lambda terms: Opened(Settings(), kept=kept(terms)),
    lambda terms: GameFetched(3, kept(terms)),
    lambda terms: GameRead(3, kept(terms)),
    lambda terms: GamesFound(4, (row(terms),), 0, 1),
    lambda terms: TakeUp(2, 7, terms, 2, (MOVE,)),
]
"""What tells of a kept game with its moves."""


@pytest.mark.parametrize("telling", TELLING, ids=range(len(TELLING)))
def test_what_is_told_of_a_kept_game_has_no_moves(telling) -> None:
    assert MOVE in logged([telling(NOTED)])
    assert MOVE not in logged([telling(UNNOTED)])
    assert MOVE in logged([telling(UNNOTED)], is_for_arbiter=True)


def test_when_it_is_over_the_moves_may_be_known() -> None:
    assert MOVE in logged([GamesFound(4, (row(UNNOTED, "white"),), 0, 1)])


def test_a_log_ends_with_the_first_deed_of_such_a_game_and_not_before() -> None:
    """A game that is only offered is not gone on with: what is played at another table is logged."""
    offered = TakeUp(2, 7, UNNOTED, 2, (MOVE,))
    assert MOVE in logged([offered, KeepTerms(1, NOTED), moved(1, NOTED)])
    with pytest.raises(NotesUnwanted):
        logged([offered, TextEntered("yes"), moved(2, UNNOTED)])
    with pytest.raises(NotesUnwanted):
        logged([KeepTerms(1, UNNOTED), moved(1, UNNOTED)])
    assert MOVE in logged([KeepTerms(1, UNNOTED), moved(1, UNNOTED)], is_for_arbiter=True)


def test_who_begins_another_game_at_the_table_with_notes_has_it_logged() -> None:
    noted = replace(UNNOTED, has_notes=True)
    assert MOVE in logged([KeepTerms(1, UNNOTED), KeepTerms(1, noted), moved(1, noted)])
