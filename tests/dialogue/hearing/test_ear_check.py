"""The check of the ear within a conversation: what ends it, what it leaves open, what it lets be."""

import pytest

from assistant.dialogue.effects import OpenWindow, Record, TryMicrophone
from assistant.dialogue.events import (
    EarLost,
    EarRegained,
    NothingSaid,
    Route,
    UtteranceHeard,
    WindowClosed,
)
from assistant.dialogue.states import State
from assistant.narration.catalog import catalog
from assistant.parsing.hearing.ear_check import ANSWER_SECONDS, COUNT
from assistant.settings.terms import parse_player
from assistant.values import replaced
from tests.dialogue.support.ear_checked import (
    BEGIN,
    END,
    SAID,
    YES,
    begun,
    check_in,
    name,
    repeat,
    repeat_all,
)
from tests.dialogue.support.talk import Talk, settings_for

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


@pytest.mark.parametrize("language", BEGIN)
def test_behind_a_key_it_is_known_at_once_that_there_is_no_microphone(language: str) -> None:
    """Nobody presses a key for a number that nothing can hear."""
    talk = begun("push", language=language)
    assert talk.done[-1] == TryMicrophone()
    lost, refused = talk.send(EarLost("no-device"))
    assert "microfon" in lost or "microphone" in lost
    assert "doctor ear" in refused
    assert check_in(talk) is None


def test_with_a_screen_reader_an_open_microphone_is_warned_of() -> None:
    for kind in ("reader", "print"):
        talk = Talk(settings_for(listen="open"), Route(kind, "reader-runs", "Orca", has_key=True))
        told, _ = talk.type("prova il microfono")
        assert "cuffie" in told
        assert "Esc" in told


def test_a_choice_of_moves_waits_until_it_is_over() -> None:
    talk = Talk(settings_for(fen="W:W22,30,32:B10,11,18,26,27", listen="open"))
    (asked,) = talk.type("prendo")
    assert asked.startswith("Quale mossa")
    talk.type("prova il microfono")
    assert check_in(talk)
    assert repeat_all(talk)[-1] == asked
    assert talk.game.plies == []
    talk.type("prova il microfono")
    assert talk.type("basta")[-1] == asked, "also where it is left"
    talk.type("prima")
    assert len(talk.game.plies) == 1


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
