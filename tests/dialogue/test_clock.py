"""Clocks in a game: whose runs, what it costs, what is told of it, and how it ends."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.dialogue.effects import Expect, Say
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
from assistant.game.deeds import FlagFell, MovePlayed
from assistant.game.game import Game
from assistant.game.instant import Instant
from assistant.game.outcome import Termination
from assistant.game.time_control import parse_clock
from assistant.rules.articles import Article, Text
from assistant.rules.regulation import REGULATIONS
from assistant.rules.side import Side
from assistant.settings.terms import Player
from speech.voice.manager import Speak, SpeechManager
from speech.voice.utterance import Utterance
from tests.dialogue.support.board_talk import ON_BOARD, BoardTalk
from tests.dialogue.support.clocked import BEGAN, Clocked, clocked
from tests.dialogue.support.talk import settings_for

WHITE, BLACK = Side.WHITE, Side.BLACK
COMPUTER = Player(is_computer=True)


def typed(text: str) -> TextEntered:
    return TextEntered(text)


# Whose clock runs


def test_the_clock_of_who_is_to_move_runs_from_the_beginning_on() -> None:
    talk = Clocked(clocked("10+5"))
    assert "Clock, for each: 10 minutes, plus 5 seconds with each move." in talk.opening
    talk.send(typed("22-18"), at=30.0)
    talk.send(typed("11-15"), at=50.0)
    talk.wait_until(55.0)
    assert (talk.left(WHITE), talk.left(BLACK)) == (570.0, 585.0)


def test_every_deed_records_what_both_had_left() -> None:
    talk = Clocked(clocked("10", "5"))
    talk.send(typed("22-18"), at=30.0)
    talk.send(typed("11-15"), at=50.25)
    moves = talk.deeds(MovePlayed)
    assert [deed.left for deed in moves] == [(570.0, 300.0), (570.0, 279.75)]
    talk.send(typed("resign white"), at=60.0)
    talk.send(typed("yes"), at=61.0)
    assert talk.deeds()[-1].left == (559.25, 279.75)
    assert talk.dialogue.next_wakeup() is None


def test_a_game_without_clocks_records_none_and_wakes_nobody() -> None:
    talk = Clocked(clocked("none"))
    talk.send(typed("22-18"), at=30.0)
    assert all(deed.left is None for deed in talk.deeds())
    assert talk.dialogue.next_wakeup() is None
    assert talk.send(typed("time")) == ["This game is played without a clock."]
    assert talk.send(typed("pause")) == ["This game is played without a clock."]


def test_a_line_costs_what_went_by_until_it_was_typed_and_not_until_it_was_read() -> None:
    """Events that wait in a queue carry the moment of their birth."""
    talk = Clocked(clocked("10"))
    talk.send(typed("22-18"), at=30.0)
    talk.at = 90.0  # so late is the second line read that was typed at 35
    talk.dialogue.handle(typed("11-15"), Instant(BEGAN + 35.0, 0.0))
    assert talk.deeds()[-1].left == (570.0, 600.0)
    assert talk.game.deeds[-1].left == (570.0, 595.0)


def test_moves_in_one_breath_cost_nothing() -> None:
    talk = Clocked(clocked("1"))
    for line in ("22-18", "11-15", "18x11"):
        talk.send(typed(line), at=5.0)
    assert (talk.left(WHITE), talk.left(BLACK)) == (55.0, 60.0)


def test_moves_taken_back_give_nobody_time_back() -> None:
    talk = Clocked(clocked("10+5"))
    talk.send(typed("22-18"), at=30.0)
    talk.send(typed("white: undo"), at=40.0)
    talk.send(typed("yes"), at=45.0)
    assert talk.clock.running is WHITE
    talk.send(typed("23-19"), at=50.0)
    assert talk.left(WHITE) == 570.0  # no increment a second time
    assert talk.left(BLACK) == 585.0


# The end


@pytest.mark.parametrize("regulation", REGULATIONS, ids=lambda each: f"{each.variant.name}-{each.name}")
def test_who_has_no_time_left_loses_at_that_moment(regulation: object) -> None:
    from assistant.rules.position import start_position

    start = start_position(regulation.variant)  # type: ignore[attr-defined]
    talk = Clocked(clocked("1", regulation=regulation, start=start))
    assert not any("wins" in line for line in talk.wait_until(59.9))
    said = talk.wait_until(60.0)
    assert any(line.startswith("Black wins: White has run out of time") for line in said)
    outcome = talk.game.outcome
    assert outcome
    assert (outcome.winner, outcome.termination) == (BLACK, Termination.TIME)
    assert talk.deeds(FlagFell) == [FlagFell(WHITE, at=1.7e9 + 60, left=(0.0, 60.0))]
    assert talk.dialogue.next_wakeup() is None


def test_a_flag_cites_its_article() -> None:
    said = Clocked(clocked("1")).wait_until(60.0)
    assert said[-2] == "Black wins: White has run out of time, article 9.2.4." or any(
        "9.2.4" in line for line in said
    )
    outcome = Article(Text.CAPO1, "9.2.4")
    talk = Clocked(clocked("1"))
    talk.wait_until(61.0)
    assert talk.game.outcome
    assert talk.game.outcome.article == outcome


def test_a_move_that_comes_after_the_flag_is_too_late() -> None:
    talk = Clocked(clocked("1"))
    talk.wait_until(59.0)
    said = talk.send(typed("22-18"), at=60.001)
    assert said[0].startswith("Black wins: White")
    assert not talk.game.plies
    talk = Clocked(clocked("1"))
    talk.wait_until(59.0)
    talk.send(typed("22-18"), at=59.999)
    assert len(talk.game.plies) == 1


def test_a_game_that_was_lost_on_time_is_over() -> None:
    talk = Clocked(clocked("1", black=COMPUTER))
    talk.send(typed("22-18"), at=1.0)
    talk.answer("11-15", at=2.0)
    said = talk.wait_until(70.0)
    assert any("has run out of time" in line for line in said)
    assert not any("undo" in line for line in said)
    assert "undo" not in " ".join(talk.send(typed("undo")))
    assert len(talk.game.plies) == 2


def test_what_was_asked_when_the_flag_fell_is_asked_no_more() -> None:
    talk = Clocked(clocked("1"))
    talk.send(typed("white: draw"), at=50.0)
    assert talk.dialogue.talk.here.asked
    said = talk.wait_until(60.0)
    assert any("wins" in line for line in said)
    assert talk.dialogue.talk.here.asked is None
    assert talk.game.outcome
    assert "wins" not in " ".join(talk.send(typed("yes")))
    assert talk.game.outcome.termination is Termination.TIME


def test_the_next_game_has_its_time_anew() -> None:
    talk = Clocked(clocked("1"))
    talk.wait_until(60.0)
    talk.send(typed("new"), at=100.0)
    talk.wait_until(110.0)
    assert talk.left(WHITE) == 50.0


# What is told


def test_the_time_is_told_at_its_marks_and_never_twice() -> None:
    talk = Clocked(clocked("11"))
    said = talk.wait_until(659.0)
    assert said == [
        "White's time: 10 minutes.",
        "White's time: 5 minutes.",
        "White's time: 3 minutes.",
        "White: 1 minute.",
        "White: 30 seconds.",
        "White: 10 seconds.",
    ]


def test_a_mark_waits_for_the_end_of_what_is_being_said_and_never_cuts_off_a_move() -> None:
    talk = Clocked(clocked("65s", "10", black=COMPUTER))
    said = _utterances(talk, lambda: talk.send(typed("22-18"), at=1.0))
    said += _utterances(talk, lambda: talk.answer("11-14", at=2.0))
    manager = SpeechManager()
    assert [type(each) for each in manager.submit(said)] == [Speak]
    (mark,) = _utterances(talk, lambda: talk.wait_until(10.0))
    assert mark.text == "1 minute."
    assert manager.submit([mark]) == []
    heard = []
    for number in range(1, 20):
        heard += [each.utterance.text for each in manager.ended(number) if isinstance(each, Speak)]
    assert heard[-1] == mark.text
    assert len(heard) == len(said)
    newer = _utterances(talk, lambda: talk.wait_until(40.0))[-1]
    assert mark.topic in newer.replaces


def _utterances(talk: Clocked, happen: Callable[[], object]) -> list[Utterance]:
    talk.done.clear()
    happen()
    return [each.utterance for each in talk.done if isinstance(each, Say)]


def test_a_mark_is_told_once_though_the_time_grows_again() -> None:
    talk = Clocked(clocked("65s+10"))
    assert talk.wait_until(10.0) == ["White: 1 minute."]
    talk.send(typed("22-18"))
    talk.send(typed("11-15"))
    assert talk.wait_until(20.0) == []


@given(st.integers(0, 900_000), st.integers(60_001, 700_000))
@settings(max_examples=60, deadline=None)
def test_a_mark_comes_at_its_moment_whatever_the_last_digit(began: int, left: int) -> None:
    """Nobody is woken again and again for a mark that has not quite come."""
    talk = Clocked(clocked("none", f"{left / 1000}s"))
    talk.send(typed("22-18"), at=began / 1000)
    said = talk.wait_until((began + left) / 1000 - 5)
    assert said[-3:] == ["Black: 1 minute.", "Black: 30 seconds.", "Black: 10 seconds."]


@pytest.mark.parametrize(("marks", "told"), [("few", 3), ("minute", 2), ("off", 0), ("on", 6)])
def test_who_plays_chooses_the_marks(marks: str, told: int) -> None:
    assert len(Clocked(clocked("11", marks=marks)).wait_until(659.0)) == told


def test_marks_have_a_sound_and_are_set_by_conversation() -> None:
    talk = Clocked(clocked("61s"))
    talk.wait_until(2.0)
    sounds = [each.utterance.sounds for each in talk.done if isinstance(each, Say)]
    assert ("time",) in sounds
    assert talk.send(typed("marks nothing")) == ["Marks: nothing."]
    assert talk.wait_until(60.0) == []


def test_the_computers_time_is_not_told_unasked() -> None:
    talk = Clocked(clocked("20", "65s", black=COMPUTER))
    talk.send(typed("22-18"), at=1.0)
    assert talk.wait_until(40.0) == []


def test_who_asks_hears_their_own_time_first() -> None:
    talk = Clocked(clocked("10", "5", black=COMPUTER))
    talk.wait_until(27.0)
    assert talk.send(typed("time")) == ["You have 9 minutes and 33 seconds, Black 5 minutes."]
    assert talk.send(typed("how much time does black have")) == ["Black has 5 minutes."]
    assert talk.send(typed("my time")) == ["You have 9 minutes and 33 seconds."]
    assert talk.send(typed("how much time have I got left?")) == [
        "You have 9 minutes and 33 seconds, Black 5 minutes."
    ]


def test_of_two_people_who_is_to_move_hears_theirs() -> None:
    talk = Clocked(clocked("10", "5"))
    talk.send(typed("22-18"), at=30.0)
    talk.wait_until(90.0)
    assert talk.send(typed("time")) == ["Black has 4 minutes, White 9 minutes and 30 seconds."]
    assert talk.send(typed("time white")) == ["White has 9 minutes and 30 seconds."]


def test_the_moves_that_are_still_to_be_made_are_told() -> None:
    talk = Clocked(clocked("3/10:5"))
    talk.send(typed("22-18"), at=60.0)
    talk.send(typed("11-15"), at=60.0)
    assert talk.send(typed("time")) == ["White has 9 minutes for 2 moves, Black 10 minutes."]


def test_sentences_are_short_where_the_time_is() -> None:
    talk = Clocked(clocked("90s", black=COMPUTER, marks="off"))
    talk.wait_until(20.0)
    assert talk.send(typed("pieces")) != talk.send(typed("x"))
    whole = talk.send(typed("22-17-13"), at=21.0)
    brief = talk.send(typed("22-17-13"), at=40.0)
    assert len(" ".join(brief)) < len(" ".join(whole))
    assert talk.send(typed("time")) == ["50 seconds, Black 1 minute and 30 seconds."]


def test_a_mark_is_no_answer_that_is_repeated_and_the_end_is() -> None:
    talk = Clocked(clocked("65s"))
    told = talk.send(typed("last"), at=1.0)
    assert talk.wait_until(10.0) == ["White: 1 minute."]
    assert talk.send(typed("repeat")) == told
    said = talk.wait_until(65.0)
    assert talk.send(typed("repeat")) == [line for line in said if "seconds" not in line]


def test_the_ear_watches_for_no_answer_any_more_when_the_flag_falls() -> None:
    talk = Clocked(clocked("1", listen="open"))
    talk.send(typed("white: draw"), at=50.0)
    talk.wait_until(60.0)
    watched = [each.answers for each in talk.done if isinstance(each, Expect)]
    assert watched[-2]
    assert not watched[-1]


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


def test_a_machine_that_sleeps_costs_nobody_time() -> None:
    """Where the clock that only goes forward has gone on meanwhile, as on some systems it does."""
    talk = Clocked(clocked("10"))
    talk.wait_until(60.0)
    assert talk.sleep_until(4000.0) == []
    assert talk.game.outcome is None
    talk.wait_until(4010.0)
    left = talk.left(WHITE)
    assert left is not None
    assert left == pytest.approx(530.0, abs=5.0)


def test_a_machine_that_slept_and_is_woken_by_a_key_costs_nobody_time() -> None:
    talk = Clocked(clocked("1"))
    talk.wait_until(10.0)
    talk.sleep_until(9000.0, typed("22-18"))
    assert len(talk.game.plies) == 1
    assert talk.left(WHITE) == pytest.approx(50.0, abs=5.0)


def test_a_sleep_while_a_move_is_told_costs_nobody_time() -> None:
    talk = Clocked(clocked("1"), is_aloud=True)
    talk.wait_until(3.0)
    talk.sleep_until(5000.0)
    talk.wait_until(5009.0)
    assert talk.left(WHITE) == pytest.approx(60.0, abs=2.5)


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
