"""The clocks of a game: which of them runs, what is told of them, and the flag that ends a game.

After every event the clock runs of who is to move, unless something is waited for first: that they have
been told the move, that it can no more be corrected, that an irregularity is decided on, that people go
on. Each moment is that at which an event was born, so that nobody pays for what waits in a queue or for
a disk.
"""

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.effects import MarkTelling, Say, StopSearch
from assistant.dialogue.events import HeldUp
from assistant.dialogue.handlers.asking.position import sides
from assistant.dialogue.handlers.playing.move import end_game
from assistant.dialogue.handlers.playing.over import tell_over
from assistant.dialogue.keeping import KEPT
from assistant.dialogue.place import without
from assistant.dialogue.questions import (
    MoveFor,
    OneOfTwo,
    ShareAnswers,
    SquareFor,
    SquareSaid,
    Who,
)
from assistant.dialogue.surface import OWN
from assistant.dialogue.table import NOTHING_AWAITED, Table, Timing
from assistant.dialogue.talk import Talk
from assistant.game.arbiter_deeds import IrregularityKept
from assistant.game.clock import Budget, Clock
from assistant.game.clock_deeds import ClocksResumed, ClocksStopped, ProgramDelayed
from assistant.game.deeds import (
    Began,
    Deed,
    FlagFell,
    MoveCorrected,
    MovePlayed,
    PositionSet,
    TakenBack,
)
from assistant.narration.facts.clock import (
    ClockGoesOn,
    ClockPaused,
    ClockRunsOn,
    DelayTold,
    NoClock,
    SecondsCounted,
    TimeMark,
    TimeTold,
)
from assistant.narration.facts.fact import Span
from assistant.parsing.arguments import CommandMeant
from assistant.rules.side import Side
from assistant.settings.taste import COUNTED
from assistant.values import replaced

LONGEST_TELLING = 10.0
"""Seconds of telling a move that are free to who is told it."""


def hear_of_delay(talk: Talk, delay: HeldUp) -> None:
    """The program could do nothing for a while. Who stops it is charged for that, since anybody can;
    a machine that slept, or a program that was late by itself, is nobody's fault."""
    table, now, seconds = talk.table, talk.conversation.now.monotonic, delay.seconds
    assert table.clock
    if delay.why != "stopped":
        talk.conversation.excused_until = now
        hurry_at = table.timing.hurry_at
        table.clock = table.clock.without(seconds, now)
        table.timing = replaced(
            table.timing,
            starts_at=min(table.timing.starts_at + seconds, now + LONGEST_TELLING),
            hurry_at=None if hurry_at is None else hurry_at + seconds,
        )
    seconds += delay.asleep
    _note(talk, ProgramDelayed(round(seconds, 3), delay.why))
    talk.say(DelayTold(delay.why, Span(seconds)))


def _note(talk: Talk, deed: Deed) -> None:
    """Have the report tell it; a start that nothing else followed is not kept for that."""
    if len(talk.game.deeds) > 1:
        talk.do(deed)
        return
    table, now = talk.table, talk.conversation.now
    left = table.clock.both(now.monotonic) if table.clock else None
    table.put_off += (replaced(deed, at=now.wall, left=left),)


def look_at_clock(talk: Talk) -> None:
    """It has become so late: start a clock, tell a mark, hurry the computer, or end the game."""
    table, now = talk.table, talk.conversation.now.monotonic
    if table.timing.telling and table.timing.starts_at <= now:
        _start(talk, table.timing.starts_at)
    clock = table.clock
    assert clock
    if clock.running and clock.flag_at is not None and clock.flag_at <= now:
        _flag_falls(talk, clock.running)
        return
    if table.timing.hurry_at is not None and table.timing.hurry_at <= now:
        table.timing = replaced(table.timing, hurry_at=None)
        talk.emit(StopSearch(table.owed))
    _tell_mark(talk)
    _set_alarm(talk)


def give_up_clock(table: Table) -> None:
    """After a fault of ours nobody loses on time: the clocks stand until people go on."""
    if table.clock:
        table.clock = replaced(table.clock, running=None, is_paused=True)
    table.timing = NOTHING_AWAITED


def end_telling(talk: Talk) -> None:
    """What was told has been said, or who was told it acts already: their clock starts."""
    if talk.table.timing.telling:
        _start(talk, talk.conversation.now.monotonic)


def attend_clock(talk: Talk) -> None:
    """After every event: have the clock run of who is to move, and no other."""
    table, now = talk.table, talk.conversation.now.monotonic
    clock = table.clock
    if clock is None:
        return
    is_over = talk.game.outcome or table.failure or table.held_answer
    is_held = _may_be_corrected(table) and not table.repeating
    waits = table.is_undecided or _begins_after_answer(table) or is_held
    if is_over or clock.is_paused or not talk.conversation.is_open or waits:
        table.clock, table.timing = clock.stopped(now), NOTHING_AWAITED
        return
    side, plies = talk.side_to_move, len(talk.game.plies)
    if table.repeating:
        _attend_repetition(talk, clock, side.opponent)
        return
    if clock.running is side or (table.timing.telling and table.timing.plies == plies):
        pass
    elif _is_being_told(talk, side):
        talk.conversation.tellings += 1
        number = talk.conversation.tellings
        table.clock = clock.stopped(now)
        table.timing = Timing(number, plies, now + LONGEST_TELLING)
        talk.emit(MarkTelling(number))
    else:
        _start(talk, now)
    _set_alarm(talk)


def _begins_after_answer(table: Table) -> bool:
    """Whether two people are still to say what they want to hear before they play."""
    asked = table.asked
    return asked is not None and isinstance(asked.about, ShareAnswers)


def _attend_repetition(talk: Talk, clock: Clock, mover: Side) -> None:
    """While a move is to be repeated nobody's clock runs, but the mover's as long as they may still
    correct it: until then they have not moved (rules-readings: a spoken move is completed so)."""
    table, now = talk.table, talk.conversation.now.monotonic
    is_movers = _may_be_corrected(table)
    table.timing = NOTHING_AWAITED
    if not is_movers:
        table.clock = clock.stopped(now)
    elif clock.running is not mover:
        table.clock = replaced(clock.started(mover, now), delay=0.0)  # which the move has had
    if is_movers:
        _set_alarm(talk)


def _start(talk: Talk, at: float) -> None:
    """The clock runs of who is to move, from that moment on."""
    table, side = talk.table, talk.side_to_move
    assert table.clock
    table.clock = clock = table.clock.started(side, at)
    share = clock.share(side, at) if talk.player_to_move.is_computer else None
    table.timing = Timing(hurry_at=None if share is None else at + share)


def _is_being_told(talk: Talk, side: Side) -> bool:
    """Whether a person is told just now, the first time, what the opponent has moved, or that the game
    begins; elsewhere than at the program's own surface nobody knows when that ends."""
    if talk.settings.clock_after != "announcement" or side not in talk.settings.people:
        return False
    there = talk.of(side)
    if there.surface.number != OWN or not there.is_heard:
        return False
    changes = (each for each in reversed(talk.game.deeds) if isinstance(each, _CHANGES))
    last = next(changes)
    is_news = isinstance(last, Began) or (isinstance(last, MovePlayed) and last.side is not side)
    outbox = talk.conversation.outbox
    return is_news and any(isinstance(each, Say) and each.to == OWN for _, each in outbox)


_CHANGES = (Began, MovePlayed, MoveCorrected, TakenBack, PositionSet, IrregularityKept)
"""Deeds after which somebody is to move."""


def _may_be_corrected(table: Table) -> bool:
    """Whether the last move may still be corrected: meanwhile nobody's clock runs."""
    moves = [place.since.spoken for place in table.places.values()]
    plies = len(table.game.plies)
    return any(each and each.window and each.is_window_open and each.plies == plies for each in moves)


def _set_alarm(talk: Talk) -> None:
    """Say when the clocks are to be looked at again."""
    table, timing = talk.table, talk.table.timing
    clock, now = table.clock, talk.conversation.now.monotonic
    kept_at = table.told_left_at + KEPT
    moments = [kept_at if kept_at > now else now + KEPT]
    if timing.telling:
        moments.append(timing.starts_at)
    if timing.hurry_at is not None:
        moments.append(timing.hurry_at)
    if clock and clock.flag_at is not None:
        moments += [clock.flag_at, *(clock.flag_at - mark for mark in _marks(talk))]
    is_waited = timing.telling or (clock and clock.running)
    table.timing = replaced(timing, wake_at=min(moments) if is_waited else None)


# What is told


def _marks(talk: Talk) -> list[int]:
    """The marks, in seconds, to which the time of who is to move is still to come down."""
    clock = talk.table.clock
    side = clock.running if clock else None
    budget = clock.budget(side) if clock and side else None
    if budget is None or side not in talk.settings.people:
        return []
    told = talk.table.marks_told
    marks = talk.of(side).surface.taste.clock_marks
    # What one has at the beginning anyway is no news a move or two later.
    most = min(budget.left, budget.now.seconds)
    return [each for each in marks if each < most and _mark(talk, side, budget, each) not in told]


def _mark(talk: Talk, side: Side, budget: Budget, seconds: int) -> tuple[Side, int, int]:
    """What is told once: a mark in each period, and of the last seconds one in each turn, since a move
    may add to them."""
    return side, len(talk.game.plies) if seconds in COUNTED else budget.period, seconds


def _tell_mark(talk: Talk) -> None:
    """Tell whose time has come down to a mark that it has: of several the last."""
    clock, now = talk.table.clock, talk.conversation.now.monotonic
    side, flag_at = (clock.running, clock.flag_at) if clock else (None, None)
    budget = clock.budget(side) if clock and side else None
    if side is None or budget is None or flag_at is None:
        return
    # Counted as the alarm is: what is left may differ from it by the last digit.
    if reached := [each for each in _marks(talk) if flag_at - each <= now]:
        talk.table.marks_told |= {_mark(talk, side, budget, each) for each in reached}
        there, last = talk.of(side), min(reached)
        if last in COUNTED:
            there.say_here(SecondsCounted(last))
            return
        is_you = there.people_here == (side,)
        there.say_here(TimeMark(side, Span(last), is_you), sounds=["time"])


def tell_time(talk: Talk, meant: CommandMeant) -> None:
    """How much time is left: to who asks, or, where a side was named, to that one."""
    clock, now = talk.table.clock, talk.conversation.now.monotonic
    if clock is None:
        talk.say(NoClock())
        return
    side = sides(talk, meant.whose)[0] if meant.whose else talk.side_of_listener
    budget = clock.budget(side)
    left, other = clock.left(side, now), clock.left(side.opponent, now)
    talk.say(
        TimeTold(
            side,
            talk.people_here == (side,),
            Span(left),
            Span(other),
            is_of_both=meant.whose is None,
            moves=budget.moves_to_go if budget else 0,
            is_paused=clock.is_paused and not (talk.game.outcome or talk.table.is_undecided),
        )
    )


def tell_it_runs(talk: Talk) -> None:
    """Tell who begins to look at earlier moves, once in a game, that their clock runs meanwhile."""
    side = talk.side_of_listener
    is_theirs = talk.table.clock and talk.table.clock.running is side and side in talk.people_here
    if is_theirs and ClockRunsOn.message not in talk.here.told_once:
        talk.here.told_once.add(ClockRunsOn.message)
        talk.say_here(ClockRunsOn(side, talk.people_here == (side,)))


# What people do


def pause(talk: Talk) -> None:
    """Have both clocks stand until people go on."""
    table, now = talk.table, talk.conversation.now.monotonic
    if table.clock is None:
        talk.say(NoClock())
    elif talk.game.outcome:
        tell_over(talk)
    else:
        is_new = not table.clock.is_paused
        table.clock, table.timing = table.clock.paused(now), NOTHING_AWAITED
        if is_new:
            _note(talk, ClocksStopped(by=talk.speaker))
        talk.say(ClockPaused())


def go_on(talk: Talk) -> bool:
    """Have the clocks go on that were paused; whether they were."""
    table = talk.table
    if table.clock is None or not table.clock.is_paused or talk.game.outcome:
        return False
    _note(talk, ClocksResumed(by=talk.speaker))
    talk.say(ClockGoesOn(talk.side_to_move))
    table.clock = table.clock.resumed()
    _start(talk, talk.conversation.now.monotonic)
    return True


def _flag_falls(talk: Talk, side: Side) -> None:
    """The time of a side is over, which ends the game, and with it what waited for a line about it."""
    talk.drop_search()
    talk.where_it_waits().drop_question()
    for place in talk.table.places.values():
        place.choice, place.expected = None, without(place.expected, _OF_THE_GAME)
    talk.do(FlagFell(side))
    talk.table.timing = NOTHING_AWAITED
    end_game(talk)


_OF_THE_GAME = (Who, OneOfTwo, SquareSaid, SquareFor, MoveFor)
"""Lines that are waited for about a game under way; a list of settings or of games is not."""


def a_clock_runs(conversation: Conversation) -> bool:
    """Whether somebody plays against time at any table; a clock that people have stopped is none."""
    return any(
        table.clock is not None
        and not (table.clock.is_paused or table.game.outcome or table.is_offered)
        for table in conversation.tables.values()
    )
