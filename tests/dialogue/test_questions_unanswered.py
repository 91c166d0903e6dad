"""How many questions are left is told only where one is answered: not where both would hear the answer
and have not both wanted that, nor where the headphones are not there.
"""

import pytest

from assistant.dialogue.events import DeviceFound, Interrupted
from assistant.settings.settings import Settings
from assistant.settings.terms import Player
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.talk import Talk, settings_for


def blind(**more: object) -> Settings:
    two = {"white": Player(name="Anna", is_blind=True), "black": Player(name="Bruno", is_blind=True)}
    return settings_for(**(two | more))


UNWANTED = "La risposta la sentireste tutti e due"


@pytest.mark.parametrize("questions", [3, None])
@pytest.mark.parametrize("said", ["Anna: no", "ctrl-c"])
def test_where_both_have_not_wanted_it_none_is_left(questions: int | None, said: str) -> None:
    talk = Talk(blind(white_questions=questions, black_questions=questions))
    talk.send(Interrupted()) if said == "ctrl-c" else talk.type(said)
    assert talk.type("Anna: domande")[0].startswith(UNWANTED)
    assert talk.type("Anna: quante domande mi restano")[0].startswith("Niente risposte")


def test_where_both_have_wanted_it_they_are_counted() -> None:
    talk = Talk(blind(white_questions=3, black_questions=3))
    for line in ("Anna: sì", "Bruno: sì"):
        talk.type(line)
    assert "3" in talk.type("Anna: domande")[0]


def test_headphones_that_are_not_there_are_told_with_what_both_have_wanted() -> None:
    talk = Talk(blind(white_questions=3, black_questions=3, white_device="cuffie"))
    talk.type("Anna: sì")
    agreed, without, *_ = talk.type("Bruno: sì")
    assert agreed.startswith("D'accordo")
    assert without.startswith("Le cuffie di Anna non ci sono")
    assert talk.type("Anna: domande")[0].startswith("Le cuffie di Anna non ci sono")
    talk.send(DeviceFound("white"))
    assert "3" in talk.type("Anna: domande")[0]


def test_what_both_have_wanted_is_told_again_where_the_game_goes_on() -> None:
    """Whoever has been told things alone until then may have come without the headphones."""
    with shelf() as on:
        talk = KeptTalk(blind(white_device="cuffie"), on)
        for line in ("Anna: sì", "Bruno: sì", "21-17", "11-15", "esci"):
            talk.type(line)
        again = KeptTalk(settings_for(), on)
        assert "D'accordo: le risposte sulla posizione le sentite tutti e due." in again.type("sì")


def test_nobody_asks_for_nothing_what_the_other_one_has_counted() -> None:
    """Both hear it: so it would be one more question of Anna's, and all are Bruno's to ask."""
    counted = "La risposta la sentireste tutti e due, e all'altro le domande si contano"
    terms = blind(black=Player(name="Bruno"), white_questions=3, are_answers_shared=True)
    talk = Talk(terms)
    assert talk.type("Bruno: posizione")[0].startswith(counted)
    assert "chi le ha contate" in talk.type("Bruno: domande")[0]
    assert talk.type("Anna: casella 22") == ["22 pedina bianca.", "Ancora 2 domande."]


def test_where_only_such_questions_are_left_nobody_is_asked_to_share_them() -> None:
    talk = Talk(blind(black=Player(name="Bruno"), white_questions=0))
    assert talk.dialogue.talk.here.asked is None
