"""What is heard beside a choice or a question: nothing is done for good without its yes."""

import pytest

from assistant.dialogue.states import State
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.rules.side import Side
from assistant.settings.terms import parse_player
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": parse_player("human"), "black": parse_player("human")}
UNSURE = "ventidue diciotto | ventuno diciotto -0.3"


def choosing(listen: str = "push") -> Talk:
    """Where it was asked which of two moves was said."""
    talk = Talk(settings_for(language="it", listen=listen))
    talk.hear(UNSURE)
    assert talk.dialogue.talk.here.choice
    return talk


# Beside a choice


def test_a_claim_beside_a_choice_waits_for_its_yes() -> None:
    fen = "W:WK47,32,31:BK3"
    talk = Talk(settings_for(INTERNATIONAL_FID, fen=fen, listen="push", language="it", **TWO))
    for move in ("47-42", "3-8", "42-47", "8-3") * 2:
        talk.type(move)
    talk.hear("trentadue ventisette | trentuno ventisette -0.3")
    assert talk.dialogue.talk.here.choice
    talk.hear("patta per ripetizione")
    assert talk.game.outcome is None
    assert talk.dialogue.state is State.ANSWER
    *_, which = talk.hear("no")
    assert "31-27" in which
    talk.hear("patta per ripetizione")
    talk.hear("sì")
    assert talk.game.outcome


def test_a_new_game_beside_a_choice_waits_for_its_yes() -> None:
    talk = choosing()
    before = talk.game
    talk.hear("nuova partita")
    assert talk.game is before
    assert talk.dialogue.state is State.ANSWER


def test_beside_a_choice_enough_of_it_leaves_that_alone_and_help_tells_it() -> None:
    talk = choosing()
    assert "22-18" in talk.hear("aiuto")[-1]
    talk.hear("esci")
    assert talk.dialogue.talk.here.choice is None
    assert talk.status is None
    assert talk.dialogue.state is State.MOVE


@pytest.mark.parametrize("listen", ["push", "open"])
def test_beside_a_choice_a_question_is_answered_and_it_is_offered_again(listen: str) -> None:
    talk = choosing(listen)
    *_, which = talk.hear("quanti pezzi ho")
    assert "22-18" in which
    assert talk.dialogue.talk.here.choice


@pytest.mark.parametrize("language", ["it"])
def test_beside_what_is_open_a_key_makes_a_question_as_clear_as_anywhere(language: str) -> None:
    said = "quanti pezzi ho | mosse del nero -0.1"
    alone = Talk(settings_for(language=language, listen="push")).hear(said)
    talk = choosing()
    assert talk.hear(said)[: len(alone)] == alone
    talk = guessed("push")
    assert talk.hear(said)[: len(alone)] == alone
    assert talk.dialogue.state is State.ANSWER


# Beside what is only guessed at

GIVES_UP = "mi arrendo | damiera -2"


def guessed(listen: str, **changes: object) -> Talk:
    """Where talk was taken for giving up, which is asked about."""
    talk = Talk(settings_for(language="it", listen=listen, **changes))
    (asked,) = talk.hear(GIVES_UP)
    assert asked.startswith("Intendi abbandonare")
    return talk


def moves_of(talk: Talk) -> list[str]:
    return [ply.written for ply in talk.game.plies]


def test_with_an_open_microphone_a_move_lets_a_false_question_go() -> None:
    talk = guessed("open")
    talk.hear("ventidue diciotto | ventitre diciannove -9")
    assert moves_of(talk) == ["22-18"]
    assert talk.dialogue.talk.here.asked is None
    talk.answer("12-16")
    talk.hear("sì")
    assert talk.game.outcome is None


@pytest.mark.parametrize(
    "said",
    [
        "ventidue diciotto | ventuno diciotto -0.3",
        "ventidue quindici",
        "ventidue",
        "muovi quella in ventidue",
        "[unk] [unk]",
    ],
)
def test_what_is_no_clear_move_leaves_the_question(said: str) -> None:
    talk = guessed("open")
    talk.hear(said)
    assert moves_of(talk) == []
    assert talk.dialogue.state is State.ANSWER


def test_what_was_asked_behind_a_key_or_typed_waits_for_its_answer() -> None:
    talk = guessed("push")
    talk.hear("ventidue diciotto")
    assert moves_of(talk) == []
    talk = Talk(settings_for(language="it", listen="open"))
    talk.type("livllo 3")
    assert talk.dialogue.state is State.ANSWER
    talk.hear("ventidue diciotto")
    assert moves_of(talk) == []
    assert talk.dialogue.state is State.ANSWER


def test_what_was_clearly_said_waits_for_its_answer_beside_a_move() -> None:
    talk = Talk(settings_for(language="it", listen="open"))
    talk.hear("mi arrendo")
    talk.hear("ventidue diciotto")
    assert moves_of(talk) == []
    assert talk.dialogue.state is State.ANSWER


def test_of_two_people_the_move_of_one_lets_the_question_of_the_other_stand() -> None:
    talk = Talk(settings_for(language="it", listen="open", **TWO))
    talk.hear("nero mi arrendo | damiera -2")
    asked = talk.dialogue.talk.here.asked
    assert asked
    assert asked.to is Side.BLACK
    talk.hear("ventidue diciotto")
    assert moves_of(talk) == []
    assert talk.dialogue.talk.here.asked == asked


# Beside what waits for a line


def test_who_leaves_the_quiz_by_voice_is_told_so_as_who_types() -> None:
    told = []
    for gives_up in (Talk.type, Talk.hear):
        talk = Talk(settings_for(language="it", listen="push"))
        talk.type("22-18")
        talk.answer("12-16")
        talk.type("quiz")
        told.append(gives_up(talk, "abbandona"))
    typed, heard = told
    assert len(typed) > 1
    assert heard == typed
