"""What comes between the numbers of a check of the ear: it goes on behind that, or has its report."""

from dataclasses import replace

from assistant.dialogue.effects import OpenWindow
from assistant.dialogue.events import Interrupted, UtteranceHeard, WindowClosed
from tests.dialogue.hearing.test_ear_check_ends import clocked
from tests.dialogue.support.ear_checked import begun, check_in, repeat, repeat_all
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


def test_the_square_of_a_question_leads_back_to_it_by_voice_too() -> None:
    talk = begun()
    before = check_in(talk)
    assert before
    talk.type("cosa c'è")
    told = talk.hear("diciotto")
    assert told[0].startswith("18")
    assert told[-1] == f"{before.left[0]}."
    check = check_in(talk)
    assert check
    assert check.left == before.left
    assert check.window not in (0, before.window)


def test_a_move_in_the_place_of_that_square_ends_it_and_that_is_told() -> None:
    for gives in (lambda talk: talk.type("22-18"), lambda talk: talk.hear("ventidue diciotto")):
        talk = begun()
        talk.type("cosa c'è")
        assert "Prova del microfono interrotta." in gives(talk)
        assert len(talk.game.plies) == 1


def test_ctrl_c_brings_the_report_as_escape_does() -> None:
    talk = begun()
    for _ in range(6):
        repeat(talk)
    report, stops = talk.send(Interrupted())
    assert report.startswith("Di 6 numeri ne ho capiti 6.")
    assert "Ctrl-C" in stops
    assert check_in(talk) is None
    assert talk.status is None


def test_ctrl_c_before_a_question_ends_it_with_its_report_too() -> None:
    play, *_ = with_offer("draw")
    play.send(Interrupted(by=ANNA))
    assert play.to(ANNA)[0] == "Prova del microfono interrotta."
    assert play.place(ANNA).expected is None


def test_behind_a_report_who_is_not_heard_is_helped_as_ever() -> None:
    talk = begun()
    check = check_in(talk)
    assert check
    repeat_all(talk, *check.left[:6])
    assert talk.dialogue.talk.here.expected
    assert talk.hear_so_far("ventidue diciotto")
    helped = Talk(settings_for(listen="open"))
    for _ in range(2):
        assert talk.hear("ventidue quindici") == helped.hear("ventidue quindici")
