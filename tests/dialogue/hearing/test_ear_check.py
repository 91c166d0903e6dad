"""The check of the ear within a conversation: what ends it, what it leaves open, what it lets be."""

from dataclasses import replace

import pytest

from assistant.dialogue.about_ear import EarCheck
from assistant.dialogue.effects import KeepWaiting, Learn, OpenWindow, Record
from assistant.dialogue.events import (
    EarLost,
    EarRegained,
    Escaped,
    NothingSaid,
    Route,
    SurfaceClosed,
    TableBegun,
    TextEntered,
    UtteranceHeard,
    WindowClosed,
)
from assistant.dialogue.states import State
from assistant.game.time_control import parse_clock
from assistant.narration.catalog import catalog
from assistant.parsing.hearing.ear_check import ANSWER_SECONDS, COUNT
from assistant.parsing.words.vocabulary import vocabulary
from assistant.settings.terms import parse_player
from assistant.values import replaced
from tests.dialogue.support.kept_talk import shelf, talk_by
from tests.dialogue.support.several import ANNA, BRUNO, Several
from tests.dialogue.support.talk import Talk, settings_for

BEGIN = {
    "it": ("prova l'orecchio", "prova il microfono", "controlla il microfono"),
    "en": ("ear test", "check the ear", "microphone test", "test my microphone"),
    "pt": ("testar o ouvido", "teste do microfone", "quero testar o microfone"),
}
BEGIN["pt-BR"] = BEGIN["pt"]
YES = {"it": "sì", "en": "yes", "pt": "sim", "pt-BR": "sim"}
ENOUGH = {
    "it": ("basta", "stop", "basta così", "no"),
    "en": ("stop", "enough", "that's enough", "cancel"),
    "pt": ("chega", "fim", "parar", "basta"),
}
ENOUGH["pt-BR"] = ENOUGH["pt"]
SAID = {"it": "prova il microfono", "en": "microphone test", "pt": "teste do microfone"}
END = {"it": "basta", "en": "stop", "pt": "fim"}


def check_in(talk: Talk) -> EarCheck | None:
    expected = talk.dialogue.talk.here.expected
    return expected.about if expected and isinstance(expected.about, EarCheck) else None


def begun(listen: str = "open", **changes: object) -> Talk:
    talk = Talk(settings_for(listen=listen, **changes))
    talk.type(BEGIN[talk.dialogue.talk.settings.language][1])
    assert check_in(talk)
    return talk


def name(talk: Talk, number: int) -> str:
    words = talk.dialogue.talk.words
    return next(" ".join(form) for form, value in words.numbers.items() if value == number)


def repeat(talk: Talk, *alternatives: tuple[str, float], loud: bool = True) -> list[str]:
    """Say the number that was read out, or something else."""
    check = check_in(talk)
    assert check
    said = alternatives or ((name(talk, check.left[0]), 0.0),)
    levels = (-20.0, 35.0) if loud else (-20.0, 11.0)
    return talk.send(UtteranceHeard(said, *levels))


def repeat_all(talk: Talk, *wrong: int) -> list[str]:
    """Repeat all numbers, these of them as the next one of the board: the report."""
    told: list[str] = []
    while check := check_in(talk):
        number = check.left[0]
        told = repeat(talk, *([(name(talk, number % 32 + 1), 0.0)] if number in wrong else []))
    return told


# How it begins


@pytest.mark.parametrize("language", BEGIN)
def test_it_begins_in_words_of_ones_own_after_a_yes(language: str) -> None:
    for line in BEGIN[language]:
        talk = Talk(settings_for(language=language, listen="open"))
        talk.type(line)
        if talk.dialogue.state is State.ANSWER:
            talk.type(YES[language])
        check = check_in(talk)
        assert check, line
        assert len(check.left) == COUNT


@pytest.mark.parametrize("language", SAID)
@pytest.mark.parametrize("listen", ["open", "push"])
def test_it_begins_and_ends_aloud(language: str, listen: str) -> None:
    talk = Talk(settings_for(language=language, listen=listen))
    talk.hear(SAID[language])
    assert check_in(talk)
    talk.hear(END[language])
    assert check_in(talk) is None
    assert talk.status is None
    assert talk.dialogue.state is State.MOVE


def test_without_an_ear_nothing_begins_and_the_setting_is_named() -> None:
    talk = Talk(settings_for())
    (told,) = talk.type("prova l'orecchio")
    assert "ascolto tasto" in told
    assert "doctor ear" in told
    assert check_in(talk) is None


@pytest.mark.parametrize("reason", ["no-model", "no-package", "no-device", "forbidden"])
def test_what_is_wrong_with_the_ear_is_told(reason: str) -> None:
    talk = Talk(settings_for(listen="open"))
    (lost,) = talk.send(EarLost(reason))
    told, refused = talk.type("prova il microfono")
    assert told == lost
    assert "doctor ear" in refused
    assert check_in(talk) is None
    talk.send(EarRegained())
    talk.type("prova il microfono")
    assert check_in(talk)


def test_an_ear_that_is_wanted_anew_is_tried_anew() -> None:
    talk = Talk(settings_for(listen="open"))
    talk.send(EarLost("no-device"))
    talk.type("ascolto tasto")
    talk.type("ascolto aperto")
    talk.type("prova il microfono")
    assert check_in(talk)


def test_with_a_screen_reader_an_open_microphone_is_warned_of() -> None:
    for kind in ("reader", "print"):
        talk = Talk(settings_for(listen="open"), Route(kind, "reader-runs", "Orca", has_key=True))
        told, _ = talk.type("prova il microfono")
        assert "cuffie" in told
        assert "Esc" in told


def test_a_choice_of_moves_is_dropped_when_it_begins() -> None:
    talk = Talk(settings_for(fen="W:W22,30,32:B10,11,18,26,27", listen="open"))
    assert talk.type("prendo")[0].startswith("Quale mossa")
    talk.type("prova il microfono")
    assert check_in(talk)
    repeat_all(talk)
    assert talk.game.plies == []


def test_each_time_other_numbers_are_drawn() -> None:
    talk = begun()
    first = check_in(talk)
    talk.type("basta")
    talk.type("prova il microfono")
    assert check_in(talk) != first
    other = begun(seed=7)
    assert check_in(other) != first


# What is heard


@pytest.mark.parametrize("language", ["it", "en", "pt", "pt-BR"])
def test_nothing_is_said_in_between_but_the_numbers(language: str) -> None:
    talk = begun(language=language)
    check = check_in(talk)
    assert check
    for number in check.left[1:]:
        assert repeat(talk) == [f"{number}."]
    (report,) = repeat(talk)
    assert (
        catalog(language).text(
            "ear-check-result",
            "",
            **{"asked": 20, "right": 20, "silent": 0, "has_hard": "no", "hard": "", "others": 0},
            **{"advice": "well", "square": "", "instead": ""},
        )
        == report
    )
    assert talk.game.plies == []


def test_all_is_well_where_all_was_understood_even_faintly() -> None:
    talk = begun()
    while check_in(talk):
        (told,) = repeat(talk, loud=False)
    assert told == "Di 20 numeri ne ho capiti 20. Va tutto bene."


def test_a_number_is_given_up_when_its_time_is_over_and_no_other_one_is() -> None:
    talk = begun()
    first = check_in(talk)
    assert first
    assert first.window == talk.windows[-1]
    assert [each.seconds for each in talk.done if isinstance(each, OpenWindow)] == [ANSWER_SECONDS]
    assert talk.send(WindowClosed(first.window + 9)) == []
    assert talk.send(WindowClosed(first.window)) == [f"{first.left[1]}."]
    assert talk.send(WindowClosed(first.window)) == []  # it is another one's now


def test_with_a_key_nothing_is_counted_down() -> None:
    talk = begun("push")
    assert talk.windows == []
    first = check_in(talk)
    assert first
    assert talk.send(NothingSaid()) == [f"{first.left[1]}."]
    assert talk.send(UtteranceHeard((("", 0.0),))) == [f"{first.left[2]}."]


def test_who_is_not_heard_at_all_is_let_go() -> None:
    talk = begun()
    for _ in range(4):
        talk.send(WindowClosed(talk.windows[-1]))
    (report,) = talk.send(WindowClosed(talk.windows[-1]))
    assert "python3 run.py doctor" in report
    assert check_in(talk) is None


def test_a_number_that_comes_late_is_that_before_and_the_next_has_its_time() -> None:
    talk = begun()
    first = check_in(talk)
    assert first
    talk.send(WindowClosed(first.window))
    assert talk.hear(name(talk, first.left[0])) == []
    check = check_in(talk)
    assert check
    assert check.left == first.left[1:]
    assert check.window != first.window
    assert repeat_all(talk) == ["Di 20 numeri ne ho capiti 20. Va tutto bene."]


def test_without_a_word_the_number_is_still_waited_for() -> None:
    talk = begun()
    before = check_in(talk)
    assert before
    assert talk.hear("") == []
    assert check_in(talk) == replaced(before, stray=1)


def test_talk_does_nothing_else() -> None:
    talk = begun(white=parse_player("human:Anna:blind"), questions=3)
    for said in ("quanti pezzi", "ventidue diciotto", "abbandono", "patta", "si", "no"):
        assert len(repeat(talk, (said, 0.0))) == 1
        assert talk.dialogue.state is State.MOVE
    assert talk.game.plies == []
    assert talk.dialogue.talk.tally.questions == 0
    assert not [each for each in talk.done if isinstance(each, Record)][1:]


def test_hard_numbers_are_told_three_first_and_the_others_when_wanted() -> None:
    talk = begun()
    numbers = check_in(talk)
    assert numbers
    (report,) = repeat_all(talk, *numbers.left[:5])
    assert report.count("sentito come") == 3
    assert "Ce ne sono altri 2: continua li dice." in report
    (more,) = talk.type("continua")
    assert more.count("sentito come") == 2
    assert talk.type("continua") != [more]


def test_the_others_are_let_be_where_a_move_is_made() -> None:
    talk = begun()
    numbers = check_in(talk)
    assert numbers
    repeat_all(talk, *numbers.left[:5])
    talk.hear("ventidue diciotto")
    assert len(talk.game.plies) == 1


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
