"""Clocks of programs that are stopped, late, killed and left: what goes by, and what is kept of it."""

from itertools import pairwise

from assistant.dialogue.effects import KeepClock
from assistant.dialogue.events import TextEntered
from assistant.dialogue.kept import KeptGame
from assistant.dialogue.table import Table
from assistant.game.clock_deeds import ClocksStopped, ProgramDelayed
from assistant.game.deeds import Left, MovePlayed
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.clocked import Clocked, clocked

WHITE, BLACK = Side.WHITE, Side.BLACK
COMPUTER = Player(is_computer=True)


def typed(text: str) -> TextEntered:
    return TextEntered(text)


# Stopped, or late


def test_who_stops_the_program_pays_for_it() -> None:
    talk = Clocked(clocked("10"))
    talk.wait_until(10.0)
    assert talk.held_up_until(50.0, "stopped") == [
        "The program was stopped for 40 seconds, and the clock ran on."
    ]
    assert talk.left(WHITE) == 550.0


def test_nothing_that_happens_long_after_the_last_thing_is_free() -> None:
    """That nothing came for long is no sign of sleep."""
    talk = Clocked(clocked("10"))
    talk.at = 45.0
    talk.send(typed("22-18"))
    assert talk.deeds()[-1].left == (555.0, 600.0)


def test_the_flag_falls_in_a_program_that_is_stopped_for_too_long() -> None:
    talk = Clocked(clocked("2"))
    talk.wait_until(10.0)
    said = talk.held_up_until(130.0, "stopped", typed("22-18"))
    assert said[0] == "Stopped for 2 minutes: the clock ran on."
    assert said[1].startswith("Black wins: White has run out of time")
    assert not talk.game.plies


def test_a_program_that_is_late_by_itself_costs_nobody_time_and_says_so() -> None:
    talk = Clocked(clocked("2"))
    talk.wait_until(10.0)
    said = talk.held_up_until(135.0, "busy")
    assert said == ["The program was held up for 2 minutes and 5 seconds: that is nobody's time."]
    assert talk.left(WHITE) == 110.0


def test_what_happens_while_the_program_is_late_counts_from_its_end_on() -> None:
    """The computer's move came from its thread, and is handled behind the delay that it was born in."""
    talk = Clocked(clocked("10", black=COMPUTER))
    talk.send(typed("22-18"), at=10.0)
    talk.wait_until(12.0)
    talk.held_up_until(30.0, "busy")
    talk.at = 20.0
    talk.answer("11-15")
    assert talk.clock.running is WHITE
    talk.wait_until(35.0)
    assert (talk.left(WHITE), talk.left(BLACK)) == (585.0, 598.0)


# Written down


def kept_clocks(talk: Clocked) -> list[Left]:
    return [each.left for each in talk.done if isinstance(each, KeepClock)]


def test_what_is_left_is_written_down_every_other_second_while_a_clock_runs() -> None:
    talk = Clocked(clocked("10"), is_journalled=True)
    talk.written()
    talk.send(typed("22-18"), at=5.0)
    talk.written()
    talk.done.clear()
    talk.wait_until(15.0)
    told = [(0.0, 600.0), *((595.0, black) for _, black in kept_clocks(talk))]
    steps = [one[1] - other[1] for one, other in pairwise(told) if one[1] and other[1]]
    assert len(steps) == 6
    assert all(0 < step < 2 for step in steps)
    assert all(white == 595.0 for white, _ in kept_clocks(talk))


def test_nothing_is_written_down_while_no_clock_runs() -> None:
    talk = Clocked(clocked("10"), is_journalled=True)
    talk.written()
    talk.send(typed("22-18"), at=5.0)
    talk.written()
    talk.send(typed("pause"), at=7.0)
    assert talk.deeds()[-1] == ClocksStopped(at=talk.deeds()[-1].at, left=(595.0, 598.0))
    talk.done.clear()
    talk.wait_until(500.0)
    talk.send(typed("pieces"))
    assert kept_clocks(talk) == []
    without = Clocked(clocked("10", "none"), is_journalled=True)
    without.written()
    without.send(typed("22-18"), at=5.0)
    without.written()
    without.done.clear()
    without.wait_until(500.0)  # Black has all the time it wants
    assert kept_clocks(without) == []


def test_who_leaves_has_what_was_left_then() -> None:
    talk = Clocked(clocked("10"), is_journalled=True)
    talk.written()
    talk.send(typed("22-18"), at=5.0)
    talk.written()
    talk.send(typed("quit"), at=5.8)
    talk.written()
    assert kept_clocks(talk)[-1] == (595.0, 599.2)


def test_a_kept_game_stands_at_what_was_written_down_behind_its_last_deed() -> None:
    talk = Clocked(clocked("10"))
    talk.send(typed("22-18"), at=5.0)
    deeds, terms = tuple(talk.game.deeds), talk.dialogue.talk.table.terms
    table = Table.of(2, KeptGame(7, terms, deeds, left=(595.0, 580.25)))
    assert table.clock
    assert table.clock.is_paused
    assert table.clock.both(9999.0) == (595.0, 580.25)


# Counted down


def test_the_last_five_seconds_are_counted_where_that_is_wanted() -> None:
    talk = Clocked(clocked("10s+3", "none", marks="off"))
    assert talk.send(typed("countdown on")) == ["Countdown: on."]
    assert talk.wait_until(9.5) == ["5.", "4.", "3.", "2.", "1."]
    talk.send(typed("22-18"), at=9.6)
    talk.send(typed("11-15"), at=20.0)
    assert talk.wait_until(23.3) == ["3.", "2.", "1."]
    assert "White has run out of time" in talk.wait_until(23.5)[0]


def test_what_was_slept_through_is_not_counted_in_a_row() -> None:
    talk = Clocked(clocked("10s", is_counted_down=True, marks="off"))
    talk.wait_until(4.0)
    assert talk.held_up_until(8.5, "stopped")[1:] == ["2."]


def test_without_the_setting_nothing_is_counted() -> None:
    assert Clocked(clocked("9s")).wait_until(8.9) == []


def test_what_befalls_the_clock_before_the_first_move_is_in_the_report() -> None:
    """Though a start that nothing followed is not kept for it."""
    talk = Clocked(clocked("10"))
    told = "The program was stopped for 40 seconds, and the clock ran on."
    talk.wait_until(5.0)
    talk.held_up_until(45.0, "stopped")
    talk.held_up_until(85.0, "stopped")
    assert not talk.deeds(ProgramDelayed)
    assert talk.send_line("report").count(told) == 2
    talk.send_line("22-18", at=90.0)
    assert len(talk.deeds(ProgramDelayed)) == 2
    assert [type(each) for each in talk.game.deeds][1:] == [ProgramDelayed, ProgramDelayed, MovePlayed]
    assert talk.send_line("report").count(told) == 2
