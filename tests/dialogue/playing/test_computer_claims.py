"""Who annuls a draw that the computer has claimed plays on: it does not claim it again at once."""

from assistant.rules.regulation import INTERNATIONAL_FID
from tests.dialogue.support.talk import Talk, settings_for


def test_the_computer_claims_again_only_after_another_move() -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, "W:WK47:BK2,14", language="en"))
    for mine, reply in 2 * [("47-42", "2-7"), ("42-47", "7-2")]:
        talk.type(mine)
        talk.answer(reply)
    talk.type("47-42")
    assert talk.game.outcome
    talk.type("undo")
    talk.type("yes")
    assert not talk.game.outcome
    talk.answer("2-7")
    talk.type("42-47")
    assert talk.game.outcome
