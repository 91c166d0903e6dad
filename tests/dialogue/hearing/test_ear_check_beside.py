"""What comes between the numbers of a check of the ear: it goes on behind that, or has its report."""

from dataclasses import replace

from assistant.dialogue.effects import OpenWindow
from assistant.dialogue.events import UtteranceHeard, WindowClosed
from tests.dialogue.hearing.test_ear_check_ends import clocked
from tests.dialogue.support.ear_checked import check_in, repeat
from tests.dialogue.support.several import ANNA, BRUNO, Several
from tests.dialogue.support.talk import Talk, settings_for


def with_offer(line: str) -> tuple[Several, int, str]:
    """Anna is in a check when Bruno wants something of her: its window, and the number."""
    play = Several.two(language="it", listen="open")
    play.type(ANNA, "22-18")
    play.type(BRUNO, "10-14")
    *_, number = play.type(ANNA, "prova il microfono")
    window = windows(play)[-1]
    play.type(BRUNO, line)
    assert play.place(ANNA).asked
    return play, window, number


def windows(play: Several) -> list[int]:
    return [each.number for each in play.done if isinstance(each, OpenWindow)]


def test_behind_the_answer_to_a_question_the_number_is_read_out_again() -> None:
    for line in ("draw", "take back"):
        for is_closed in (True, False):
            play, window, number = with_offer(line)
            if is_closed:
                play.send(WindowClosed(window))
                assert play.heard == {}
            play.send(UtteranceHeard((("no", 0.0),), by=ANNA))
            assert play.to(ANNA)[-1] == number, line
            assert play.to(ANNA).count(number) == 1, line
            assert windows(play)[-1] != window


def test_where_what_was_asked_is_asked_no_more_it_goes_on_too() -> None:
    play, window, number = with_offer("draw")
    play.send(WindowClosed(window))
    play.type(BRUNO, "resign")
    play.type(BRUNO, "yes")
    assert play.place(ANNA).asked is None
    assert play.to(ANNA)[-1] == number
    assert windows(play)[-1] != window


def test_where_the_clock_runs_meanwhile_the_next_number_is_not_read_out() -> None:
    talk = Talk(replace(settings_for(listen="open"), **clocked()))
    talk.type("pausa")
    talk.type("prova il microfono")
    repeat(talk)
    clock = talk.dialogue.talk.table.clock
    assert clock
    talk.dialogue.talk.table.clock = clock.resumed()
    (report,) = repeat(talk)
    assert report.startswith("Di 2 numeri")
    assert check_in(talk) is None
