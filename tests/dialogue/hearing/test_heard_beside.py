"""What is heard beside a choice or a question: nothing is done for good without its yes."""

import pytest

from assistant.dialogue.states import State
from assistant.rules.regulation import INTERNATIONAL_FID
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
