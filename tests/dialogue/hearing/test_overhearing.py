"""With the microphone always open talk that sounds like a question is not answered; who insists is."""

import pytest

from assistant.dialogue.states import State
from assistant.parsing.hearing.overheard import SAID_AGAIN
from assistant.settings.terms import parse_player
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
    talk.answer("11-15")
    talk.type("abbandono")
    assert talk.hear("no | [unk] -2.5") == ["Va bene, si continua."]
    assert talk.dialogue.state is not State.ANSWER


def test_who_is_asked_something_may_have_it_repeated_at_once() -> None:
    talk = talking("open")
    talk.type("22-18")
    talk.answer("11-15")
    talk.type("abbandono")
    assert "sì o no" in " ".join(talk.hear("ripeti | [unk] -3.0"))


def reviewing(listen: str) -> Talk:
    talk = talking(listen)
    talk.type("22-18")
    talk.answer("11-15")
    talk.type("rivedi")
    return talk


@pytest.mark.parametrize("near", ["-0.1", "-1.5", "-4.0"])
def test_nothing_is_played_while_one_reviews_however_near_talk_is(near: str) -> None:
    talk = reviewing("open")
    assert "rivedendo" in " ".join(talk.hear(f"ventuno diciassette | [unk] {near}"))
    assert len(talk.game.plies) == 2
    assert "rivedendo" in " ".join(talk.hear("[unk] | ventuno diciassette -0.3"))
    assert len(talk.game.plies) == 2


def test_a_clear_move_out_of_turn_is_answered_however_near_talk_is() -> None:
    over = talking("open")
    over.type("22-18")
    over.answer("11-15")
    over.type("abbandono")
    over.type("sì")
    assert over.hear("ventuno diciassette | [unk] -1.0")
    # Behind talk that is likelier it is answered as all else, the second time.
    assert over.hear("[unk] | ventuno diciassette -0.3") == []
    assert over.hear("[unk] | ventuno diciassette -0.3")


def test_it_is_the_same_though_it_was_once_heard_as_one_of_two() -> None:
    talk = talking("open")
    once = "i miei pezzi | [unk] -1"
    again = "i miei pezzi | perdite -0.5 | [unk] -1"
    assert talk.hear(once) == []
    assert talk.hear(again)
    assert talk.hear(again) == []
    assert talk.hear(once)


def test_of_two_people_nobody_says_it_the_second_time_for_the_other() -> None:
    people = {"white": parse_player("human"), "black": parse_player("human")}
    talk = Talk(settings_for(language="it", listen="open", **people))
    assert talk.hear("nero i miei pezzi | [unk] -0.5") == []
    assert talk.hear("bianco i miei pezzi | [unk] -0.5") == []
    assert talk.hear("bianco i miei pezzi | [unk] -0.5")


def test_what_was_said_in_another_game_was_not_said_before() -> None:
    talk = talking("open")
    assert talk.hear(UNCLEAR) == []
    talk.type("nuova")
    assert talk.hear(UNCLEAR) == []


def test_which_of_two_is_not_asked_about_what_cannot_be_done_here() -> None:
    alone = talking("push").hear("i miei pezzi")
    assert talking("push").hear("i miei pezzi | rimetti i pezzi -0.5") == alone  # there is no board
    assert "alla partita" not in " ".join(talking("push").hear("nuova partita | alla partita -0.5"))
    assert "prima" in " ".join(reviewing("push").hear("nuova partita | alla partita -0.5"))


def test_which_of_two_is_no_way_to_end_the_listening() -> None:
    talk = Talk(settings_for(language="en", listen="push"))
    told = talk.type("turn")
    assert talk.hear("slowly | listening off -0.5") == told


@pytest.mark.parametrize("said", ["i miei pezzi | perdite -0.5", "ripeti | riprendi -0.5"])
def test_beside_a_question_it_is_not_asked_which_of_two(said: str) -> None:
    talk = talking("push")
    talk.type("22-18")
    talk.answer("11-15")
    talk.type("abbandono")
    told = talk.hear(said)
    assert len(told) > 1 or "ripeti" in said
    assert "sì o no" in told[-1]
    assert "Non ho ancora eseguito" not in " ".join(told)
