"""What ends a check of the ear by voice, and what it leaves alone."""

from dataclasses import replace

import pytest

from assistant.dialogue.effects import KeepWaiting, Learn, Quit
from assistant.dialogue.events import (
    EarLost,
    Escaped,
    NothingSaid,
    SurfaceClosed,
    TableBegun,
    TalkPressed,
    TextEntered,
    UtteranceHeard,
    WindowClosed,
)
from assistant.dialogue.states import State
from assistant.game.time_control import parse_clock
from assistant.parsing.words.vocabulary import vocabulary
from assistant.settings.terms import parse_player
from tests.dialogue.support.ear_checked import (
    ENOUGH,
    begun,
    check_in,
    repeat,
    repeat_all,
)
from tests.dialogue.support.kept_talk import shelf, talk_by
from tests.dialogue.support.several import ANNA, BRUNO, Several
from tests.dialogue.support.talk import Talk, settings_for

# What ends it


@pytest.mark.parametrize("language", ENOUGH)
def test_whoever_has_had_enough_ends_it_and_nothing_else(language: str) -> None:
    for line in ENOUGH[language]:
        talk = begun(language=language)
        repeat(talk)
        (report,) = talk.type(line)
        assert check_in(talk) is None, line
        assert report, line
        assert talk.dialogue.state is State.MOVE
        assert talk.status is None


def test_escape_at_once_ends_it_without_a_report() -> None:
    talk = begun()
    assert talk.send(Escaped()) == ["Prova del microfono interrotta."]
    assert talk.send(Escaped()) == []
    assert talk.status is None


def test_escape_does_nothing_else() -> None:
    talk = Talk(settings_for(listen="open"))
    talk.type("prova")
    before = talk.dialogue.talk.here.expected
    assert talk.send(Escaped()) == []
    assert talk.dialogue.talk.here.expected == before
    talk.type("basta")
    talk.type("abbandona")
    assert talk.send(Escaped()) == []
    assert talk.dialogue.state is State.ANSWER


def test_what_was_read_out_last_is_repeated_after_escape_in_vain() -> None:
    talk = begun()
    talk.type("basta")
    (told,) = talk.type("turno")
    talk.send(Escaped())
    assert talk.type("ripeti") == [told]


def test_a_device_that_is_lost_ends_it_with_what_was_done() -> None:
    talk = begun()
    for _ in range(6):
        repeat(talk)
    lost, report = talk.send(EarLost("lost"))
    assert "microfono" in lost
    assert report == "Di 6 numeri ne ho capiti 6."
    assert check_in(talk) is None


def test_a_device_that_is_lost_with_a_key_ends_it_too() -> None:
    talk = begun("push")
    assert len(talk.send(EarLost("no-device"))) == 2
    assert check_in(talk) is None
    talk.type("prova il microfono")
    assert check_in(talk)  # the key tries anew


def test_what_is_typed_leaves_it_open_or_closes_it() -> None:
    for line, is_open in (
        *(("pezzi", True), ("livello 3", True), ("impostazioni", True), ("boh", True), ("?", True)),
        *(("22-18", True), ("14", True), ("ripeti", True), ("abbandona", False), ("prova", False)),
    ):
        talk = begun()
        repeat(talk)
        before = check_in(talk)
        assert before
        told = talk.type(line)
        if line == "impostazioni":
            told = talk.type("no")
        check = check_in(talk)
        assert bool(check) is is_open, line
        if check:
            assert check.left == before.left
            assert check.window not in (0, before.window), line  # its time begins anew
            assert told[-1] == f"{check.left[0]}.", line
        assert talk.game.plies == []


def test_a_question_that_wants_a_square_leads_back_to_it() -> None:
    talk = begun()
    first = check_in(talk)
    assert first
    talk.type("casella")
    assert talk.send(WindowClosed(first.window)) == []
    told = talk.type("18")
    assert told[-1] == f"{first.left[0]}."
    check = check_in(talk)
    assert check
    assert check.left == first.left


def test_where_the_setting_changes_it_goes_on_as_is_wanted_then() -> None:
    talk = begun()
    talk.type("ascolto tasto")
    check = check_in(talk)
    assert check
    assert check.window == 0
    talk.type("ascolto aperto")
    check = check_in(talk)
    assert check
    assert check.window == talk.windows[-1]
    talk.type("ascolto spento")
    assert check_in(talk) is None


def test_another_language_goes_on_in_its_words() -> None:
    talk = begun()
    talk.type("lingua inglese")
    check = check_in(talk)
    assert check
    words = vocabulary("en")
    said = next(" ".join(form) for form, value in words.numbers.items() if value == check.left[0])
    talk.hear(said)
    after = check_in(talk)
    assert after
    assert after.attempts[-1].outcome.value == "right"


# What it leaves alone


def test_a_clock_that_runs_is_to_be_paused_first() -> None:
    talk = Talk(replace(settings_for(listen="open"), **clocked()))
    (told,) = talk.type("prova il microfono")
    assert "pausa" in told
    assert check_in(talk) is None
    talk.type("pausa")
    talk.type("prova il microfono")
    assert check_in(talk)
    clock = talk.dialogue.talk.table.clock
    assert clock
    before = clock.both(talk.now.monotonic)
    talk.wait(60.0)
    for _ in range(3):
        repeat(talk)
    clock = talk.dialogue.talk.table.clock
    assert clock
    assert clock.is_paused
    assert clock.both(talk.now.monotonic) == before
    talk.type("continua")
    assert check_in(talk) is None


def clocked() -> dict[str, object]:
    return dict.fromkeys(("white_clock", "black_clock"), parse_clock("5"))


def test_while_the_computer_thinks_none_begins_and_after_its_move_one_does() -> None:
    talk = Talk(settings_for(listen="open"))
    talk.type("22-18")
    (told,) = talk.type("prova il microfono")
    assert "pensando" in told
    talk.answer("12-16")
    talk.type("prova il microfono")
    repeat_all(talk)
    assert [each.written for each in talk.game.plies] == ["22-18", "12-16"]
    talk.hear("ventitre diciannove")
    assert len(talk.game.plies) == 3


def test_when_the_game_is_over_it_can_be_made() -> None:
    talk = Talk(replace(settings_for(listen="open"), **clocked()))
    talk.type("abbandona")
    talk.type("sì")
    assert talk.game.outcome
    talk.type("prova il microfono")
    assert check_in(talk)


def test_between_two_people_it_is_nobodys_move() -> None:
    talk = begun(white=parse_player("human:Anna"), black=parse_player("human:Bruno"))
    repeat_all(talk)
    assert talk.game.plies == []


def test_it_is_made_where_the_program_runs_and_others_play_on() -> None:
    play = Several.two(listen="open")
    assert "the computer that runs the program" in play.type(BRUNO, "microphone test")[0]
    play.type(ANNA, "prova il microfono")
    here = play.dialogue.talk.here
    assert here.expected
    play.type(ANNA, "22-18")
    assert play.dialogue.talk.game.plies == []
    play.send(SurfaceClosed(BRUNO))
    play.send(Escaped())
    assert play.to(ANNA)[-1] == "Prova del microfono interrotta."


def test_who_goes_to_another_table_is_asked_for_no_more_numbers() -> None:
    play = Several.two(listen="open")
    play.type(ANNA, "prova il microfono")
    place = play.dialogue.talk.here
    window = play.dialogue.talk.conversation.windows_opened
    play.send(TableBegun(settings_for(language="it", listen="open")))
    assert play.dialogue.talk.here is not place
    play.send(WindowClosed(window))
    assert play.heard == {}
    assert place.expected is None


def test_what_is_confused_is_learnt_if_that_is_wanted() -> None:
    for is_learning in (True, False):
        talk = begun(is_learning=is_learning)
        numbers = check_in(talk)
        assert numbers
        one, other = numbers.left[3], numbers.left[9]
        repeat_all(talk, one, other)
        learnt = [(each.heard, each.meant) for each in talk.done if isinstance(each, Learn)]
        expected = [(one % 32 + 1, one), (other % 32 + 1, other)]
        assert learnt == (expected if is_learning else [])
        assert len(talk.dialogue.talk.surface.learnt) == (2 if is_learning else 0)


def test_of_a_check_that_went_badly_nothing_is_learnt() -> None:
    talk = begun(is_learning=True)
    numbers = check_in(talk)
    assert numbers
    repeat_all(talk, *numbers.left[:12])
    assert not any(isinstance(each, Learn) for each in talk.done)


def test_a_fault_leaves_it_as_it_stood() -> None:
    talk = begun()
    before = check_in(talk)
    with pytest.raises(TypeError):
        talk.send(UtteranceHeard(None))  # type: ignore[arg-type]
    assert check_in(talk) == before
    assert talk.dialogue.talk.here.expected


def test_of_its_numbers_nothing_is_written_into_the_journal() -> None:
    with shelf() as kept:
        talk = talk_by("settings lang=it listen=open journal=on", kept)
        talk.type("22-18")
        talk.answer("12-16")
        talk.done.clear()
        talk.type("prova il microfono")
        while check_in(talk):
            repeat(talk)
        assert not any(isinstance(each, KeepWaiting) and each.text for each in talk.done)


def test_an_empty_line_opens_the_microphone_as_ever() -> None:
    talk = begun("push")
    assert talk.send(TextEntered("")) == []
    assert check_in(talk)


# When it has ended by itself


@pytest.mark.parametrize("listen", ["open", "push"])
@pytest.mark.parametrize("language", ENOUGH)
def test_who_ends_it_when_it_is_over_does_not_leave_the_game(language: str, listen: str) -> None:
    over = {"it": "già finita", "en": "over already", "pt": "já acabou"}[language[:2]]
    for line in ENOUGH[language]:
        talk = begun(language=language, listen=listen)
        talk.send(EarLost("no-microphone"))
        assert check_in(talk) is None
        assert over in " ".join(talk.type(line)), line
        assert not any(isinstance(each, Quit) for each in talk.done)


def test_a_key_without_a_microphone_hears_no_silence() -> None:
    talk = begun(listen="push")
    assert talk.send(TalkPressed()) == []
    lost = talk.send(EarLost("no-microphone"))
    assert check_in(talk) is None
    assert "niente da provare" in lost[-1]
    assert talk.send(NothingSaid()) == []
    assert talk.send(TalkPressed()) == []
    assert talk.send(EarLost("no-microphone")) == lost[:1]
    assert talk.send(NothingSaid()) == []
    talk.send(TalkPressed())  # there is one now, and nobody speaks
    assert talk.send(NothingSaid())


def test_what_was_repeated_before_is_not_judged_once_nothing_hears() -> None:
    talk = begun(listen="push")
    talk.send(TalkPressed())
    talk.send(NothingSaid())
    assert talk.send(EarLost("no-microphone"))[-1].startswith("Per ora non c'è niente da provare")


def test_a_question_in_between_is_the_last_thing_that_is_said() -> None:
    talk = begun(listen="push")
    number = str(check_in(talk).left[0])
    (asked,) = talk.type("dimentica la mia voce")
    assert asked.endswith("Rispondi sì o no.")
    assert talk.type("no")[-1] == f"{number}."
