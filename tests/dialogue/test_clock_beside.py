"""Clocks beside what else happens: thinking, tellings, voices, pauses, and machines that sleep."""

from dataclasses import replace

import pytest

from assistant.dialogue.effects import Say
from assistant.dialogue.events import (
    SurfaceOpened,
    TellingEnded,
    TextEntered,
    UtteranceHeard,
    WindowClosed,
)
from assistant.dialogue.kept import KeptGame
from assistant.dialogue.table import Table, Timing
from assistant.game.clock import clock_after
from assistant.game.deeds import FlagFell
from assistant.game.game import Game
from assistant.game.time_control import parse_clock
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.board_talk import ON_BOARD, BoardTalk
from tests.dialogue.support.clocked import Clocked, clocked
from tests.dialogue.support.talk import settings_for

WHITE, BLACK = Side.WHITE, Side.BLACK
COMPUTER = Player(is_computer=True)


def typed(text: str) -> TextEntered:
    return TextEntered(text)


# The computer


def test_the_computer_has_a_clock_and_is_hurried_in_time() -> None:
    talk = Clocked(clocked("10", "30s", black=COMPUTER))
    talk.send(typed("22-18"), at=10.0)
    assert talk.stopped() == []
    talk.wait_until(12.0)
    assert talk.stopped() == [talk.searches[-1].request_id]
    talk.answer("11-15", at=12.1)
    assert talk.left(BLACK) == pytest.approx(27.9)
    assert talk.clock.running is WHITE


def test_a_computer_that_does_not_answer_loses_on_time() -> None:
    talk = Clocked(clocked("10", "5s", black=COMPUTER))
    talk.send(typed("22-18"), at=10.0)
    said = talk.wait_until(15.0)
    assert any("White wins: Black has run out of time" in line for line in said)
    assert talk.answer("11-15", at=16.0) == []
    assert len(talk.game.plies) == 1


def test_a_computer_never_loses_on_time_that_answers_when_it_is_hurried() -> None:
    talk = Clocked(clocked("20", "10s", black=COMPUTER))
    now = 0.0
    for _ in range(20):
        legal = talk.game.legal
        if not legal:
            break
        first = legal[0]
        now += 0.5
        talk.send(typed("-".join(map(str, first.path))), at=now)
        if talk.game.outcome:
            break
        asked = len(talk.stopped())
        while len(talk.stopped()) == asked and talk.game.outcome is None:
            now += 0.01
            talk.wait_until(now)
        assert talk.game.outcome is None
        now += 0.02
        reply = talk.game.legal[0]
        talk.answer(
            "x".join(map(str, reply.path)) if reply.captured else "-".join(map(str, reply.path)), at=now
        )
    assert talk.left(BLACK) is not None
    assert talk.left(BLACK) > 1.0  # type: ignore[operator]


def test_while_a_question_holds_the_computers_move_back_nobody_pays() -> None:
    talk = Clocked(clocked("10", "10", black=COMPUTER))
    talk.send(typed("22-18"), at=10.0)
    talk.send(typed("resign"), at=11.0)
    talk.answer("11-15", at=12.0)
    assert len(talk.game.plies) == 1
    talk.wait_until(100.0)
    talk.send(typed("no"), at=100.0)
    assert len(talk.game.plies) == 2
    assert (talk.left(WHITE), talk.left(BLACK)) == (590.0, 598.0)


# Told the move first


def test_the_first_telling_of_a_move_is_free() -> None:
    talk = Clocked(clocked("10", black=COMPUTER), is_aloud=True)
    talk.send(TellingEnded(talk.tellings[-1]), at=4.0)
    talk.send(typed("22-18"), at=10.0)
    talk.answer("11-15", at=12.0)
    talk.wait_until(15.0)
    assert talk.left(WHITE) == 594.0
    talk.send(TellingEnded(talk.tellings[-1]), at=15.0)
    talk.wait_until(20.0)
    assert talk.left(WHITE) == 589.0


def test_a_telling_is_free_for_ten_seconds_at_most() -> None:
    talk = Clocked(clocked("10"), is_aloud=True)
    talk.wait_until(30.0)
    assert talk.left(WHITE) == 580.0
    assert talk.send(TellingEnded(talk.tellings[-1]), at=31.0) == []
    assert talk.left(WHITE) == 579.0


def test_who_acts_before_it_has_been_told_has_heard_enough() -> None:
    talk = Clocked(clocked("10"), is_aloud=True)
    talk.send(typed("pieces"), at=3.0)
    talk.wait_until(9.0)
    assert talk.left(WHITE) == 594.0


def test_who_plays_on_a_board_before_it_has_been_told_starts_the_other_clock() -> None:
    talk = BoardTalk(
        settings_for(
            white=ON_BOARD, boards=1, white_clock=parse_clock("10"), black_clock=parse_clock("10")
        )
    )
    talk.begin()
    talk.hands[0].set_up(talk.game.start)
    table = talk.dialogue.talk.table
    table.clock, table.timing = table.clock.stopped(0.0), Timing(99, 0, 10.0, wake_at=10.0)
    move = talk.game.legal[0]
    talk.hands[0].set_up(talk.game.position.after(move))
    talk.on_board("read")
    assert len(talk.game.plies) == 1
    assert table.clock.running is BLACK
    assert table.timing.telling == 0
    assert table.timing.hurry_at is not None


def test_what_is_read_on_request_costs_who_asked() -> None:
    talk = Clocked(clocked("10"), is_aloud=True)
    talk.send(TellingEnded(talk.tellings[-1]), at=2.0)
    asked = len(talk.tellings)
    talk.send(typed("pieces"), at=5.0)
    assert len(talk.tellings) == asked
    talk.wait_until(30.0)
    assert talk.left(WHITE) == 572.0


def test_with_clock_after_move_it_starts_at_once() -> None:
    talk = Clocked(clocked("10", clock_after="move"), is_aloud=True)
    assert talk.tellings == []
    talk.wait_until(3.0)
    assert talk.left(WHITE) == 597.0


def test_the_end_of_another_telling_starts_nothing() -> None:
    talk = Clocked(clocked("10"), is_aloud=True)
    for number in (0, 7, -1):
        assert talk.send(TellingEnded(number), at=2.0) == []
    talk.wait_until(5.0)
    assert talk.left(WHITE) == 600.0


# Two surfaces


def test_each_of_two_people_at_surfaces_of_their_own_is_told_their_own_time() -> None:
    terms = clocked("65s", "70s")
    talk = Clocked(terms, is_aloud=True)
    talk.send(SurfaceOpened(2, replace(terms, language="it"), 1, "black"))
    talk.send(TellingEnded(talk.tellings[-1]), at=0.0)
    talk.done.clear()
    assert talk.wait_until(6.0) == ["1 minute."]
    assert [each.to for each in talk.done if isinstance(each, Say)] == [1]
    asked = len(talk.tellings)
    talk.send(typed("22-18"), at=7.0)
    assert len(talk.tellings) == asked  # when it ends at a surface of another kind, nobody knows
    assert talk.clock.running is BLACK
    talk.done.clear()
    assert talk.wait_until(18.0) == ["Un minuto."]
    assert [each.to for each in talk.done if isinstance(each, Say)] == [2]
    assert talk.send(TextEntered("tempo", by=2)) == ["59 secondi, Bianco 58 secondi."]
    said = talk.wait_until(80.0)
    assert any("Black has run out of time" in line or "Black" in line for line in said)
    assert any("ha esaurito il tempo" in line for line in said)


# Moves by voice


def test_while_a_move_by_voice_may_be_corrected_nobody_pays() -> None:
    talk = Clocked(clocked("10+5", window=3, listen="open"))
    talk.send(UtteranceHeard((("twenty two eighteen", 0.0),)), at=20.0)
    assert len(talk.game.plies) == 1
    assert talk.clock.running is None
    talk.send(WindowClosed(1), at=26.0)
    assert talk.clock.running is BLACK
    talk.wait_until(30.0)
    assert (talk.left(WHITE), talk.left(BLACK)) == (585.0, 596.0)


def test_a_move_by_voice_that_is_corrected_adds_nothing() -> None:
    talk = Clocked(clocked("10+5", window=3, listen="open"))
    talk.send(UtteranceHeard((("twenty two eighteen", 0.0),)), at=20.0)
    talk.send(UtteranceHeard((("no", 0.0),)), at=22.0)
    assert not talk.game.plies
    talk.wait_until(30.0)
    assert talk.clock.running is WHITE
    assert talk.left(WHITE) == 572.0


# A pause


def test_a_pause_stops_both_until_people_go_on() -> None:
    talk = Clocked(clocked("10"))
    assert talk.send(typed("pause"), at=10.0) == [
        "Clock stopped. To start it again, type continue, or move."
    ]
    assert talk.wait_until(5000.0) == []
    assert talk.send(typed("time"))[0].endswith("The clock is stopped: move, or type continue.")
    assert talk.send(typed("continue")) == ["The clock runs again, for White."]
    talk.wait_until(5010.0)
    assert talk.left(WHITE) == 580.0


def test_a_move_goes_on_too_and_one_of_the_computers_does_not() -> None:
    talk = Clocked(clocked("10", black=COMPUTER))
    talk.send(typed("22-18"), at=10.0)
    talk.send(typed("pause"), at=11.0)
    talk.answer("11-15", at=12.0)
    talk.wait_until(100.0)
    assert talk.left(WHITE) == 590.0
    talk.send(typed("21-17"), at=200.0)
    assert talk.clock.running is BLACK
    assert talk.left(WHITE) == 590.0


def test_a_pause_is_made_while_a_question_is_open() -> None:
    talk = Clocked(clocked("10"))
    talk.send(typed("22-18"), at=5.0)
    asked = talk.send(typed("new game"), at=10.0)[-1]
    said = talk.send(typed("pause"), at=25.0)
    assert said[0].startswith("Clock stopped.")
    assert asked.startswith("Do you want to leave this game")
    assert said[-1] == "New game: yes or no?"
    talk.wait_until(5000.0)
    talk.send(typed("no"), at=5000.0)
    assert talk.clock.is_paused
    assert talk.left(BLACK) == 580.0


# What happens to clocks of machines


def test_a_date_that_jumps_costs_nobody_time() -> None:
    talk = Clocked(clocked("10"))
    talk.jump = 3600.0
    talk.send(typed("22-18"), at=30.0)
    talk.jump = -7200.0
    talk.send(typed("11-15"), at=40.0)
    assert (talk.left(WHITE), talk.left(BLACK)) == (570.0, 590.0)


ASLEEP = "The machine was asleep: that is nobody's time."


def test_a_machine_that_sleeps_costs_nobody_time() -> None:
    talk = Clocked(clocked("10"))
    talk.wait_until(60.0)
    assert talk.held_up_until(4000.0, "asleep") == [ASLEEP]
    assert talk.game.outcome is None
    talk.wait_until(4010.0)
    assert talk.left(WHITE) == pytest.approx(530.0)


def test_a_machine_that_slept_and_is_woken_by_a_key_costs_nobody_time() -> None:
    talk = Clocked(clocked("1"))
    talk.wait_until(10.0)
    talk.held_up_until(9000.0, "asleep", typed("22-18"))
    assert len(talk.game.plies) == 1
    assert talk.left(WHITE) == pytest.approx(50.0)


def test_a_sleep_while_a_move_is_told_costs_nobody_time() -> None:
    talk = Clocked(clocked("1"), is_aloud=True)
    talk.wait_until(3.0)
    talk.held_up_until(5000.0, "asleep")
    talk.wait_until(5006.0)
    assert talk.left(WHITE) == 60.0
    talk.wait_until(5009.0)
    assert talk.left(WHITE) == 58.0


def test_an_hour_without_any_event_is_no_sleep_where_no_clock_runs() -> None:
    talk = Clocked(clocked("10"))
    talk.send(typed("pause"), at=10.0)
    talk.send(typed("continue"), at=4000.0)
    talk.wait_until(4001.0)
    assert talk.left(WHITE) == 589.0


# What is written down first


def test_a_move_that_is_being_written_down_costs_nobody_time() -> None:
    talk = Clocked(clocked("10"), is_journalled=True)
    talk.written()
    talk.wait_until(10.0)
    talk.send(typed("22-18"), at=30.0)
    talk.wait_until(30.4)
    talk.written()
    assert (talk.left(WHITE), talk.left(BLACK)) == (570.0, 600.0)


def test_a_mark_waits_behind_a_move_that_is_being_written_down() -> None:
    talk = Clocked(clocked("61s", "60.5s", clock_after="move"), is_journalled=True)
    talk.written()
    said = talk.send(typed("22-18"), at=0.5)
    assert said == []
    said = talk.wait_until(1.0, most=3)
    assert said in (
        [],
        ["Still saving: please wait."],
    )  # Black has come to its mark, and has not been told the move
    talk.done.clear()
    talk.written()
    told = [each.utterance.text for each in talk.done if isinstance(each, Say)]
    assert told[0].startswith("White: 22-18")
    assert told[-1] == "Black: 1 minute."


# After a fault, and after the program has ended


def test_after_a_fault_of_ours_nobody_loses_on_time(monkeypatch: pytest.MonkeyPatch) -> None:
    from assistant.dialogue.handlers import clock

    def fail(*given: object) -> None:
        raise RuntimeError("ours")

    talk = Clocked(clocked("1"))
    monkeypatch.setattr(clock, "end_game", fail)
    with pytest.raises(RuntimeError, match="ours"):
        talk.wait_until(60.0)
    assert talk.game.outcome is None
    assert talk.clock.is_paused
    assert not isinstance(talk.game.deeds[-1], FlagFell)
    assert talk.dialogue.next_wakeup() is None
    assert talk.send(typed("time"))[0].endswith("Stopped.") or "stopped" in talk.send(typed("time"))[0]


def test_a_fault_while_a_move_is_played_leaves_the_clock_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from assistant.dialogue.handlers.playing import move

    def fail(*given: object) -> None:
        raise RuntimeError("ours")

    talk = Clocked(clocked("10"))
    with monkeypatch.context() as broken:
        broken.setattr(move, "next_turn", fail)
        with pytest.raises(RuntimeError, match="ours"):
            talk.send(typed("22-18"), at=30.0)
    assert not talk.game.plies
    assert talk.clock.running is WHITE
    assert talk.left(WHITE) == 570.0


def test_a_game_that_goes_on_has_the_clocks_of_its_last_deed() -> None:
    talk = Clocked(clocked("10+5"))
    talk.send(typed("22-18"), at=30.0)
    talk.send(typed("11-15"), at=50.0)
    deeds = [*talk.game.deeds]
    terms = talk.dialogue.talk.settings
    clock = clock_after(deeds, terms.white_clock, terms.black_clock)
    assert clock
    assert clock.is_paused
    assert clock.both(0.0) == (575.0, 585.0)
    assert Game.of(deeds).position == talk.game.position


def test_a_kept_game_stands_at_the_clocks_of_its_last_deed_until_people_go_on() -> None:
    talk = Clocked(clocked("10+5"))
    talk.send(typed("22-18"), at=30.0)
    talk.send(typed("11-15"), at=50.0)
    kept = KeptGame(7, talk.dialogue.talk.table.terms, tuple(talk.game.deeds), "", 0.0)
    table = Table.of(2, kept)
    assert table.clock
    assert table.clock.is_paused
    assert table.clock.both(9999.0) == (575.0, 585.0)
