"""What could not be written as yet: whose it is, and what a game is with it.

All of it is of some table, and a table has one game. A game may have been at two of them, one after the
other, while nothing could be written: so what is owed of a game keeps its order across tables.
"""

from collections.abc import Iterable, Mapping, Sequence

from assistant.dialogue.effects import (
    JournalEffect,
    KeepClock,
    KeepTerms,
    KeepWaiting,
    PutAway,
    ReadBack,
    Record,
    TakeUp,
)
from assistant.dialogue.kept import KeptGame
from assistant.values import replaced


def tables_of(game: int, games: Mapping[int, int], owed: Iterable[JournalEffect]) -> frozenset[int]:
    """The tables that have a game, by what was written, the `games` at tables, and by what is owed."""
    written = {table for table, number in games.items() if number == game}
    taken = {each.table for each in owed if isinstance(each, TakeUp) and each.game == game}
    return frozenset(written | taken)


def are_left(tables: frozenset[int], owed: Iterable[JournalEffect]) -> bool:
    """Whether nobody plays at these tables any more, though that is not written."""
    return tables <= {each.table for each in owed if isinstance(each, PutAway)}


def with_owed(kept: KeptGame, tables: frozenset[int], owed: Iterable[JournalEffect]) -> KeptGame:
    """A game as the file has it, with what was done in it at these tables since."""
    terms, deeds, waiting, left = kept.terms, [*kept.deeds], kept.waiting, kept.left
    for each in owed:
        if table_of(each) not in tables:
            continue
        match each:
            case Record(deed=deed):
                deeds.append(deed)
                left = None
            case KeepTerms():
                terms = each.terms
            case KeepWaiting(text=text):
                waiting = text
            case KeepClock():
                left = each.left
    updated = deeds[-1].at if len(deeds) > len(kept.deeds) else kept.updated
    return replaced(kept, terms=terms, deeds=tuple(deeds), waiting=waiting, updated=updated, left=left)


def by_game(owed: Sequence[JournalEffect], games: Mapping[int, int]) -> list[list[JournalEffect]]:
    """What is owed, each game for itself; one that is not in the file as yet is known by its table."""
    taken = {each.table: each.game for each in owed if isinstance(each, TakeUp)}
    found: dict[int, list[JournalEffect]] = {}
    for each in owed:
        table = table_of(each)
        found.setdefault(taken.get(table) or games.get(table) or -table, []).append(each)
    return [*found.values()]


def table_of(effect: JournalEffect) -> int:
    """The number of the table that something is written down of."""
    match effect:
        case Record(table=table) | KeepTerms(table=table) | KeepWaiting(table=table):
            return table
        case (
            TakeUp(table=table) | PutAway(table=table) | KeepClock(table=table) | ReadBack(table=table)
        ):
            return table
    raise AssertionError(effect)
