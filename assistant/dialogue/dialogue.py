"""The conversation's one door: an event goes in, effects come out."""

from collections.abc import Callable, Iterator
from typing import Any

from assistant.dialogue.before import Before
from assistant.dialogue.conversation import Conversation
from assistant.dialogue.effects import Effect, Expect, KeepClock
from assistant.dialogue.event import MailEvent
from assistant.dialogue.events import (
    BoardButton,
    BoardEvent,
    EarEvent,
    Event,
    FileEvent,
    HeldUp,
    Interrupted,
    JournalEvent,
    JournalLost,
    JournalRegained,
    JournalReplaced,
    LeaveWanted,
    LeavingEvent,
    LibraryEvent,
    Opened,
    OpponentEvent,
    PersonsEvent,
    Recorded,
    SearchFinished,
    SurfaceClosed,
    SurfaceEvent,
    SurfaceOpened,
    TableEvent,
    TellingEnded,
    TimeEvent,
    VoiceEvent,
    WindowClosed,
    Woke,
    WordsEvent,
)
from assistant.dialogue.gate import Gates
from assistant.dialogue.handlers.asking.fen import hear_of_file
from assistant.dialogue.handlers.boards import attend, hear_of_board
from assistant.dialogue.handlers.clock import (
    attend_clock,
    end_telling,
    give_up_clock,
    hear_of_delay,
    look_at_clock,
)
from assistant.dialogue.handlers.hearing.checking import go_on_behind, is_behind
from assistant.dialogue.handlers.hearing.choosing import expected_answers
from assistant.dialogue.handlers.hearing.listening import hear_of_ear
from assistant.dialogue.handlers.hearing.voice import hear_of_voice
from assistant.dialogue.handlers.keeping.games import hear_of_library
from assistant.dialogue.handlers.keeping.saving import (
    give_up_library,
    hear_of_journal,
    offer_copy,
)
from assistant.dialogue.handlers.leaving import hear_of_leaving
from assistant.dialogue.handlers.playing.search import hear_of_opponent
from assistant.dialogue.handlers.playing.tables import hear_of_tables
from assistant.dialogue.handlers.starting import begin
from assistant.dialogue.held import let_hear
from assistant.dialogue.keeping import clocks_left, keep_clock, keep_waiting
from assistant.dialogue.lines import answer, press_button, take_words
from assistant.dialogue.seats import seats_of
from assistant.dialogue.states import State, accepts
from assistant.dialogue.surface import OWN, Surface
from assistant.dialogue.talk import Talk
from assistant.game.instant import NEVER_LOOKED, Instant
from assistant.narration.facts.errors import RecordLate
from assistant.narration.facts.keeping import LeftUnsaved
from assistant.settings.settings import Settings


class Dialogue:
    """A conversation that is told what happens and answers what to do."""

    def __init__(
        self, settings: Settings, now: Instant = NEVER_LOOKED, *, is_journalled: bool = False
    ) -> None:
        """With `is_journalled` a deed is announced when the event Recorded says that it is written."""
        self._gates = Gates() if is_journalled else None
        self._conversation = Conversation(
            settings.equipment, now=now, is_journalled=is_journalled, is_kept=is_journalled
        )
        table = self._conversation.begin_table(settings.terms, seats=seats_of(settings))
        surface = Surface.by(OWN, settings.taste, table.number)
        self._conversation.surfaces[surface.number] = surface
        self._watched: tuple[str, ...] = ()
        """The answers that the ear was told to watch for."""

    @property
    def talk(self) -> Talk:
        """The turn of who is at the machine, at the table that they listen to."""
        surface = self._conversation.surfaces[OWN]
        return Talk(self._conversation, self._conversation.tables[surface.at], surface)

    def _talk_about(self, event: Event) -> Talk | None:
        """Whose turn an event is, and at which table; None for an answer that nobody waits for, and for
        what is done on a surface that is gone."""
        conversation = self._conversation
        tables, surfaces = conversation.tables, conversation.surfaces
        match event:
            case SearchFinished(request):
                found = next((each for each in tables.values() if each.owed == request > 0), None)
                return Talk(conversation, found, conversation.listener(found)) if found else None
            case BoardEvent(board):
                table = tables[surfaces[OWN].at]
                at_board = (each for each in tables.values() if each.has_seat(board))
                table = table if table.has_seat(board) else next(at_board, table)
                return Talk(conversation, table, conversation.listener(table))
            case WindowClosed(number):
                for table in tables.values():
                    if (spoken_at := table.window_at(number)) is not None:
                        return Talk(conversation, table, surfaces[spoken_at])
            case TellingEnded(number):
                told = (each for each in tables.values() if each.timing.telling == number > 0)
                found = next(told, None)
                return Talk(conversation, found, conversation.listener(found)) if found else None
            case SurfaceEvent():
                return self._talk_of_surface(event)
            case PersonsEvent(by=number):
                surface = surfaces.get(number)
                return Talk(conversation, tables[surface.at], surface) if surface else None
        return self.talk

    def _talk_of_surface(self, event: SurfaceEvent) -> Talk | None:
        """The turn at a surface that has come or gone; None where it cannot have."""
        conversation = self._conversation
        surfaces, tables = conversation.surfaces, conversation.tables
        match event:
            case SurfaceOpened(number, _, table) if number not in surfaces and table in tables:
                from assistant.dialogue.handlers.several_people import surface_of

                return Talk(conversation, tables[table], surface_of(event))
            case SurfaceClosed(number) if number in surfaces and number != OWN:
                surface = surfaces[number]
                return Talk(conversation, tables[surface.at], surface)
        return None

    @property
    def state(self) -> State:
        """What the conversation is waiting for."""
        return self.talk.state

    @property
    def waits_for_player(self) -> bool:
        """Whether a line is wanted now: no search is owed, all is told, and the program goes on."""
        is_told = self._gates is None or self._gates.is_open(self.talk.table.number)
        return (
            is_told and not self.awaits_games and self.state in (State.MOVE, State.ANSWER, State.OVER)
        )

    @property
    def awaits_games(self) -> bool:
        """Whether an answer of the journal or of a file is owed: it may be another game, or the end."""
        return bool(self._conversation.library_owed or self._conversation.leaving)

    @property
    def is_timed(self) -> bool:
        """Whether the clock of a game runs, or is about to: so HeldUp is wanted too."""
        tables = self._conversation.tables.values()
        return not self._conversation.is_closed and any(
            each.timing.wake_at is not None for each in tables
        )

    def clocks_left(self, now: Instant) -> list[KeepClock]:
        """What both have left wherever a clock runs; between any two steps of what is handled."""
        return clocks_left(self._conversation, now.monotonic)

    def next_wakeup(self) -> float | None:
        """When the event Woke is wanted, in seconds of Instant.monotonic; None for never as yet."""
        due = [self._gates.due if self._gates else None]
        if not self._conversation.is_closed:
            due += [each.timing.wake_at for each in self._conversation.tables.values()]
            due.append(self._conversation.library_due if self._conversation.library_owed else None)
        return min((each for each in due if each is not None), default=None)

    def handle(self, event: Event, now: Instant = NEVER_LOOKED) -> list[Effect]:
        """What to do, in order, about an event that happened `now`: where it was born, not when it is
        its turn. What was born in time that is nobody's counts as if it was at its end."""
        now = now._replace(monotonic=max(now.monotonic, self._conversation.excused_until))
        match event:
            case Recorded() if self._gates:
                return self._recorded(self._gates, event, now)
            case Recorded():
                return []
            case JournalReplaced():  # before what waits for it
                return [effect for _, effect in self._answer(event, now)]
            case JournalLost() if self._gates and self._conversation.is_closed:
                told = [effect for _, effect in self._answer(event, now)]  # before the last words
                return [*told, *self._gates.all_given_up()]
            case JournalLost() if self._gates:
                self._gates.is_waiting = False
                told = [*self._gates.all_given_up(), *self._let_out(event, now)]
                return [*told, *self._ask_unwritten(frozenset({self._conversation.leaving}), now)]
            case JournalRegained() if self._gates:
                self._gates.is_waiting = True
        return self._let_out(event, now)

    def _recorded(self, gates: Gates, event: Recorded, now: Instant) -> list[Effect]:
        """What waited for a record that is written now."""
        conversation, record = self._conversation, event.record_id
        if (table := conversation.tables.get(event.table)) and event.game:
            table.kept = event.game
        conversation.unwritten -= {record}
        waited = [*gates.recorded(record)]
        if record != conversation.leaving:
            return waited
        conversation.leaving = 0
        return [*waited, *self._let_out(event, now)]

    def _ask_unwritten(self, records: frozenset[int], now: Instant) -> list[Effect]:
        """Records are not written: who wants to leave behind one of them is asked whether to."""
        conversation = self._conversation
        conversation.unwritten |= records - {0}
        if conversation.leaving not in conversation.unwritten:
            return []
        conversation.leaving = 0
        return self._let_out(LeaveWanted(), now)

    def _let_out(self, event: Event, now: Instant) -> list[Effect]:
        """What to do about an event, but for what waits at a gate."""
        outbox = self._look_at_clocks(now, event if isinstance(event, HeldUp) else None)
        if isinstance(event, TimeEvent):
            return [*self._let(outbox, now), *self._wake(now)]
        effects = self._let([*outbox, *self._answer(event, now)], now)
        if self._gates is None:
            return effects
        if isinstance(event, Interrupted) and self._conversation.is_closed:
            effects += self._gates.all_given_up()  # who presses Ctrl-C once more waits for nobody
        return effects

    def _let(self, outbox: list[tuple[int, Effect]], now: Instant) -> list[Effect]:
        """What comes out of it now: all of it, but where deeds are written down first."""
        if self._gates is None:
            return [effect for _, effect in outbox]
        return [*self._gates.let(outbox, now.monotonic)]

    def _look_at_clocks(self, now: Instant, delay: HeldUp | None) -> list[tuple[int, Effect]]:
        """What has become of the clocks of games since something happened last."""
        conversation = self._conversation
        conversation.now = now
        outbox: list[tuple[int, Effect]] = []
        for table in [*conversation.tables.values()] if not conversation.is_closed else ():
            wake_at = table.timing.wake_at
            if wake_at is None or (now.monotonic < wake_at and not delay):
                continue
            talk = Talk(conversation, table, conversation.listener(table))
            before = Before(talk)
            try:
                if delay:
                    hear_of_delay(talk, delay)
                look_at_clock(talk)
                keep_waiting(conversation, table)
                keep_clock(conversation, table)
            except BaseException:
                before.go_back(Woke())
                give_up_clock(conversation.tables[table.number])
                raise
            outbox += self._handled(talk, is_news=talk.game.outcome is None)
        return outbox

    def _answer(self, event: Event, now: Instant) -> list[tuple[int, Effect]]:
        """What to do about an event, each with the number of the table that it is about."""
        conversation, talk = self._conversation, self._talk_about(event)
        conversation.now = now
        if talk is None or not accepts(talk.state, event):
            return []
        before = Before(talk)
        try:
            if isinstance(event, WordsEvent | TellingEnded):
                end_telling(talk)
            behind = self.talk.here if is_behind(self.talk) else None
            _dispatch(talk, event)
            if behind is not None and self.talk.here is behind:
                go_on_behind(self.talk)
            if talk.surface.number in conversation.surfaces:
                attend(talk, answer)
            if talk.table.repeating and talk.table.seats:
                from assistant.dialogue.handlers.playing.repeating import notice_board

                notice_board(talk)
            attend_clock(talk)
            if talk.surface.has_mail:
                _attend_mail(talk)
            if talk.table.terms.mail:
                _attend_handed(talk)
            if conversation.copy[1]:
                offer_copy(self.talk)
            keep_waiting(conversation, talk.table)
            keep_clock(conversation, talk.table)
        except BaseException:
            before.go_back(event)
            raise
        return self._handled(talk, is_news=event.is_news)

    def _handled(self, talk: Talk, *, is_news: bool) -> list[tuple[int, Effect]]:
        """What comes of what was handled, and what the ear is to watch for now."""
        outbox = let_hear(self._conversation, talk.table, talk.surface.number, self._emptied())
        answers = expected_answers(self.talk)
        if answers != self._watched:
            self._watched = answers
            outbox.append((talk.table.number, Expect(answers)))
        for surface in self._conversation.surfaces.values():
            surface.keep_last_said(is_news=is_news)
        return outbox

    def _wake(self, now: Instant) -> Iterator[Effect]:
        """It is told where writing takes long; and after a while what waited for it comes out."""
        gates, conversation = self._gates, self._conversation
        if conversation.library_owed and now.monotonic >= conversation.library_due:
            give_up_library(self.talk)
            yield from (effect for _, effect in self._emptied())
        for due in gates.woken(now.monotonic) if gates else ():
            for surface in conversation.surfaces.values():
                # At the table, or where its game was given up for another one, wherever people are.
                if surface.at == due.table or due.table not in conversation.tables:
                    talk = Talk(conversation, conversation.tables[surface.at], surface)
                    is_left = due.is_lost and conversation.is_closed
                    talk.say(LeftUnsaved() if is_left else RecordLate(is_lost=due.is_lost))
            yield from (effect for _, effect in self._emptied())
            if gates and due.is_lost:
                records = gates.owed_at(due.table)
                yield from gates.given_up(due.table)
                yield from self._ask_unwritten(records, now)

    def _emptied(self) -> list[tuple[int, Effect]]:
        outbox, self._conversation.outbox = self._conversation.outbox, []
        return outbox


def _attend_mail(talk: Talk) -> None:
    """Messages have come to a mailbox, and perhaps that can be told now."""
    from assistant.dialogue.handlers.corresponding.arriving import attend_mail

    attend_mail(talk)


def _attend_handed(talk: Talk) -> None:
    """A message that was handed over may be another one now."""
    from assistant.dialogue.handlers.corresponding.handed import attend_handed

    attend_handed(talk)


def _hear_of_mailbox(talk: Talk, event: MailEvent) -> None:
    from assistant.dialogue.handlers.corresponding.arriving import hear_of_mailbox

    hear_of_mailbox(talk, event)


def _dispatch(talk: Talk, event: Event) -> None:
    for family, hear in _HEARERS:
        if isinstance(event, family):
            hear(talk, event)
            return


_HEARERS: tuple[tuple[type[Event], Callable[[Talk, Any], None]], ...] = (
    (Opened, begin),
    (TableEvent, hear_of_tables),
    (SurfaceEvent, hear_of_tables),
    (WordsEvent, take_words),
    (FileEvent, hear_of_file),
    (MailEvent, _hear_of_mailbox),
    (LeavingEvent, hear_of_leaving),
    (LibraryEvent, hear_of_library),
    (JournalEvent, hear_of_journal),
    (OpponentEvent, hear_of_opponent),
    (BoardButton, lambda talk, event: press_button(talk, event.button)),
    (BoardEvent, lambda talk, event: hear_of_board(talk, event, answer)),
    (EarEvent, hear_of_ear),
    (VoiceEvent, hear_of_voice),
)
"""Each family of events, with what answers it; the first that an event is of decides."""
