"""What lasts as long as the program: the tables, the surfaces, and what is counted over all of them.

The handlers act on it through talk.py; dialogue.py chooses the handler.
"""

from dataclasses import dataclass, field, fields

from assistant.dialogue.effects import Effect
from assistant.dialogue.seats import Seat
from assistant.dialogue.surface import OWN, Role, Surface
from assistant.dialogue.table import Table
from assistant.game.instant import NEVER_LOOKED, Instant
from assistant.rules.side import Side
from assistant.settings.equipment import Equipment
from assistant.settings.settings import Settings
from assistant.settings.terms import Terms


@dataclass(slots=True)
class Conversation:
    """Any number of games, told of on any number of surfaces."""

    equipment: Equipment
    tables: dict[int, Table] = field(default_factory=dict)
    """By their numbers, the games that go on."""
    surfaces: dict[int, Surface] = field(default_factory=dict)
    """By their numbers."""
    tables_begun: int = 0
    searches_begun: int = 0
    quizzes_begun: int = 0
    ear_checks_begun: int = 0
    windows_opened: int = 0
    tellings: int = 0
    """How many were waited for to end."""
    excused_until: float = 0.0
    """When time ended last that is nobody's, by the clock that only goes forward."""
    records: int = 0
    """How many deeds were given to be written down."""
    is_journalled: bool = False
    """Whether there is a journal, which is to be told of what is done."""
    is_kept: bool = False
    """Whether what is done is written down now, so that leaving loses nothing."""
    unwritten: frozenset[int] = frozenset()
    """The records that nobody waits for any more, as long as they are not written."""
    leaving: int = 0
    """The record behind which the program is left, if that is written; 0 where nobody leaves."""
    leave_asked: float = 0.0
    """When it was asked last whether to leave, by the clock that only goes forward."""
    library_owed: int = 0
    """The id of what was last wanted of the kept games, whose answer is waited for; 0 for none."""
    library_due: float = 0.0
    """When nobody waits for it any more, by the clock that only goes forward."""
    library_asked: int = 0
    """How often something was wanted of them."""
    copy: tuple[int, int] = (0, 0)
    """How many days ago the backup copy was made that is still to be offered, and how many games it
    has; no game where there is none."""
    devices_there: frozenset[Side] = frozenset()
    """The sides whose people have a sound device of their own that is there now."""
    is_open: bool = False
    is_closed: bool = False
    is_input_over: bool = False
    now: Instant = NEVER_LOOKED
    """When what is handled has happened."""
    outbox: list[tuple[int, Effect]] = field(default_factory=list)
    """What is to be done, each with the number of the table of which it discloses something."""
    wholes: dict[tuple[int, int], Settings] = field(default_factory=dict)
    """By table and surface, the three kinds of settings as one: made when they are first asked for."""

    @property
    def is_saved(self) -> bool:
        """Whether leaving loses nothing, as far as is known."""
        return self.is_kept and not self.unwritten

    def settings(self, table: Table, surface: Surface) -> Settings:
        """What holds at a table for who is told of it on a surface."""
        key = (table.number, surface.number)
        found = self.wholes.get(key)
        if found is None:
            found = self.wholes[key] = Settings.of(table.terms, surface.taste, self.equipment)
        return found

    def people_at(self, surface: Surface, table: Table) -> tuple[Side, ...]:
        """The sides of a table whose people are at a surface: its own person's, or all that nobody
        else has; none for who only looks on."""
        people = table.terms.people
        if len(self.surfaces) == 1:
            return people
        if surface.side or surface.role is Role.WATCHER:
            sits = surface.side if table.number in surface.sits_at else None
            return tuple(side for side in people if side is sits)
        taken = {each.side for each in self.surfaces.values() if table.number in each.sits_at}
        return tuple(side for side in people if side not in taken)

    def listener(self, table: Table) -> Surface:
        """Where is told what happens at a table without anybody's doing: where somebody plays who
        listens there, else where somebody only listens."""
        if len(self.surfaces) == 1:
            return self.surfaces[OWN]
        there = [each for each in self.surfaces.values() if each.at == table.number]
        playing = [each for each in there if self.people_at(each, table)]
        return next(iter((*playing, *there)), self.surfaces[OWN])

    def swap_sides(self, table: Table) -> None:
        """The next game at a table is played with the other colours, by who sits there now."""
        for surface in self.surfaces.values():
            if surface.side and table.number in surface.sits_at:
                surface.side = surface.side.opponent

    def begin_table(
        self,
        terms: Terms,
        last: Table | None = None,
        seats: list[Seat] | None = None,
        by: Side | None = None,
    ) -> Table:
        """A table at which a game begins; in the place of the last one there, if that is given; `by`
        whose person has set its position up, if anybody has."""
        self.tables_begun += 1
        seats = last.seats if last else seats or []
        table = Table.begun(self.tables_begun, terms, seats, self.now, by)
        self.tables[table.number] = table
        if last:
            table.round = last.round + 1
            del self.tables[last.number]
            for surface in self.surfaces.values():
                surface.follow(last.number, table.number)
        return table

    def copied(self) -> "Conversation":
        """The same as it stands now, with the same tables and surfaces."""
        kept = object.__new__(Conversation)
        kept.become(self)
        return kept

    def become(self, other: "Conversation") -> None:
        """Be as another one stands now."""
        for name in _NAMES:
            value = getattr(other, name)
            setattr(self, name, value.copy() if type(value) in _CHANGING else value)


_NAMES = tuple(each.name for each in fields(Conversation))
_CHANGING = frozenset({dict, list})
"""Types of what changes while it stays where it is."""
