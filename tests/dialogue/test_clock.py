"""Clocks in a game: whose runs, what it costs, what is told of it, and how it ends."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.dialogue.effects import Expect, KeepWaiting, Say
from assistant.dialogue.events import (
    TextEntered,
)
from assistant.game.deeds import FlagFell, MovePlayed
from assistant.game.instant import Instant
from assistant.game.outcome import Termination
from assistant.rules.articles import Article, Text
from assistant.rules.regulation import REGULATIONS
from assistant.rules.side import Side
from assistant.settings.terms import Player
from speech.voice.manager import Speak, SpeechManager
from speech.voice.utterance import Utterance
from tests.dialogue.support.clocked import BEGAN, Clocked, clocked

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
    talk.send(typed("white: yes"), at=61.0)
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
    talk.send(typed("black: yes"), at=45.0)
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


def test_whose_name_was_waited_for_when_the_flag_fell_is_waited_for_no_more() -> None:
    talk = Clocked(clocked("1"), is_journalled=True)
    talk.send(typed("22-18"), at=1.0)
    talk.written()
    talk.send(typed("draw"), at=50.0)
    assert _waiting(talk)
    talk.wait_until(130.0)
    assert talk.game.outcome
    assert talk.dialogue.talk.here.expected is None
    assert _waiting(talk) == ""
    said = talk.send(typed("white")) + talk.send(typed("yes"))
    assert not any("draw" in line for line in said)
    assert talk.game.outcome.termination is Termination.TIME


def _waiting(talk: Clocked) -> str:
    """What waits, as it was written down last."""
    return [each.text for each in talk.done if isinstance(each, KeepWaiting)][-1]


def test_a_list_that_was_open_when_the_flag_fell_is_open_still() -> None:
    talk = Clocked(clocked("1"))
    talk.send(typed("marks"), at=50.0)
    talk.wait_until(60.0)
    assert talk.game.outcome
    assert any("Marks: few" in line for line in talk.send(typed("2")))


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
