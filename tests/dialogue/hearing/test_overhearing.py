"""With the microphone always open talk that sounds like a question is not answered; who insists is."""

import pytest

from assistant.parsing.hearing.overheard import SAID_AGAIN
from tests.dialogue.support.talk import Talk, settings_for

UNCLEAR = "quanti pezzi ho | [unk] -0.4 | mosse del nero -0.6"
REFUSED = "ventidue quindici | [unk] -0.5"
ASKED = "[unk] | ventidue diciotto [unk] -0.5"


def talking(listen: str) -> Talk:
    return Talk(settings_for(language="it", listen=listen))


@pytest.mark.parametrize("said", [UNCLEAR, REFUSED, ASKED])
def test_talk_that_sounds_like_something_is_passed_over(said: str) -> None:
    assert talking("open").hear(said) == []
    assert talking("push").hear(said)


def test_what_is_said_clearly_is_answered_at_once() -> None:
    alone = talking("push").hear("quanti pezzi ho")
    assert talking("open").hear("quanti pezzi ho | [unk] -6.0 | mosse del nero -5.0") == alone


@pytest.mark.parametrize("said", [UNCLEAR, REFUSED, ASKED])
def test_what_is_said_again_is_answered(said: str) -> None:
    talk = talking("open")
    talk.hear(said)
    talk.wait(SAID_AGAIN / 2)
    assert talk.hear(said)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (UNCLEAR, "quanti pezzi ho | [unk] -0.3 | mosse del nero -0.5"),
        (REFUSED, "da ventidue a quindici | [unk] -0.3"),
        (ASKED, "[unk] | ventidue diciotto [unk] -0.9"),
    ],
)
def test_nobody_says_it_twice_as_clearly(first: str, second: str) -> None:
    talk = talking("open")
    assert talk.hear(first) == []
    assert talk.hear(second)


def test_the_third_time_is_not_the_second() -> None:
    talk = talking("open")
    assert [bool(talk.hear(UNCLEAR)) for _ in range(4)] == [False, True, False, True]


def test_after_a_while_or_something_else_it_is_talk_again() -> None:
    talk = talking("open")
    talk.hear(UNCLEAR)
    talk.wait(SAID_AGAIN + 1)
    assert talk.hear(UNCLEAR) == []
    assert talk.hear("di chi e il turno | [unk] -0.4 | mosse del nero -0.6") == []


def test_a_clear_move_is_played_however_near_talk_is() -> None:
    talk = talking("open")
    talk.hear("ventidue diciotto | [unk] -0.1")
    assert len(talk.game.plies) == 1


def test_the_answer_to_a_question_is_never_passed_over() -> None:
    talk = talking("open")
    talk.type("22-18")
    talk.type("abbandono")
    talk.hear("no | [unk] -2.5")
    assert talk.game.outcome is None
    assert talk.type("turno")
