"""A writer at a file, without threads, and what it has posted."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from assistant.dialogue.effects import Effect, FetchGame, Record, TakeUp
from assistant.dialogue.events import Event, GameFetched, Recorded
from assistant.dialogue.kept import GameSearch, KeptGame
from assistant.game.deeds import Deed
from assistant.store.journal import library
from assistant.store.journal.file import JournalError, Trouble, open_file
from assistant.store.journal.writer import Writer
from tests.store.journal.support.played import Played


class Desk:
    """One program's writer."""

    def __init__(self, path: Path, *, is_offering: bool = False) -> None:
        self.path = path
        self.posted: list[Event] = []
        self.writer = Writer(self.posted.append, lambda each: self.posted.append(self.read(each)), path)
        self.offered = self.writer.begun(is_offering=is_offering)

    def read(self, wanted: Any) -> Event:
        return self.writer.read(wanted)

    def give(self, batch: Iterable[Effect]) -> list[Event]:
        """Have it done; what was posted of it."""
        self.posted.clear()
        self.writer.take(batch)
        return [*self.posted]

    def written(self, batch: Iterable[Effect]) -> None:
        """Have it done, and see that it was."""
        batch = [*batch]
        records = [each.record_id for each in batch if isinstance(each, Record)]
        done = [each.record_id for each in self.give(batch) if isinstance(each, Recorded)]
        assert done == records

    def play(self, played: Played, count: int = 1) -> list[Event]:
        """So many moves, of which each is legal."""
        done: list[Event] = []
        for _ in range(count):
            game = played.game
            done += self.give(played._done(game.moved(game.legal[0])))
        return done

    def fetched(self, game: int) -> KeptGame | str:
        """A game that is wanted to be gone on with, or why it is not had."""
        (event,) = self.give([FetchGame(1, game)])
        assert isinstance(event, GameFetched)
        return event.game or event.why


def taken_up(kept: KeptGame, table: int) -> TakeUp:
    """As the conversation takes it up."""
    moves = tuple(ply.written for ply in kept.game().plies)
    return TakeUp(table, kept.number, kept.terms, len(kept.deeds), moves)


def deeds_in(path: Path) -> dict[int, list[Deed]]:
    """The deeds of all games of a file, by their numbers."""
    with closing(open_file(path)) as file:
        games = [library.fetch(file, number) for number in library.numbers(file, GameSearch())]
        found = {each.number: [*each.deeds] for each in games if each}
        for each in games:
            (row,) = library.find(file, GameSearch(number=each.number)).rows if each else ()
            assert each
            assert row.moves == tuple(ply.written for ply in each.game().plies)
        return found


def failing(
    usual: Callable[..., Any], trouble: Trouble, *, is_done: bool = False
) -> Callable[..., Any]:
    """A transaction whose commit fails, or, where it `is_done`, is said to have."""

    @contextmanager
    def transaction(file: Any) -> Iterator[None]:
        with usual(file):
            yield
            if not is_done:
                raise JournalError(trouble, "at the commit")
        raise JournalError(trouble, "behind the commit")

    return transaction
