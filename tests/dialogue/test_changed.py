"""What has changed: the own last move and the answer to it, and then the sum since it was asked."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for

CROWNING = "W:W6,31:B12,K29"
ASK = {"it": "cambiato", "en": "changed", "pt": "mudou", "pt-BR": "mudou"}
SINCE = {
    "it": "Da quando hai chiesto cambiato l'ultima volta, in tutto vuotate: ",
    "en": "Since you last asked what has changed, in all emptied: ",
    "pt": "Desde a última vez que perguntou o que mudou, no total ficaram vazias: ",
    "pt-BR": "Desde a última vez que perguntou o que mudou, no total ficaram vazias: ",
}


def test_the_answer_to_a_long_move_is_told_too() -> None:
    talk = Talk(settings_for(fen=CROWNING))
    talk.type("6-2")
    talk.answer("12-16")
    told = [
        *("Vuotata con 6-2: 6.", "Occupata con 6-2: 2 dama bianca."),
        *("Vuotata con 12-16: 12.", "Occupata con 12-16: 16 pedina nera."),
    ]
    assert talk.type("cambiato") == told
    assert talk.type("cambiato") == ["Non è cambiato niente dall'ultima volta che l'hai chiesto."]


@pytest.mark.parametrize("language", ASK)
def test_the_sum_is_told_only_where_something_else_has_changed(language: str) -> None:
    talk = Talk(settings_for(language=language, fen="W:W29,31:B1,2"))
    (nothing,) = talk.type(ASK[language])
    assert nothing
    for line, reply in (("31-28", "1-5"), ("28-24", "2-6")):
        talk.type(line)
        talk.answer(reply)
        assert len(talk.type(ASK[language])) == 4  # all of it is told by the two moves
    for line, reply in (("24-20", "5-9"), ("20-16", "6-10")):
        talk.type(line)
        talk.answer(reply)
    said = talk.type(ASK[language])
    assert len(said) == 6
    assert "20-16" in said[0]
    assert "6-10" in said[2]
    assert said[4].startswith(SINCE[language])
    assert [each in said[4] for each in ("5", "6", "24")] == [True] * 3


def test_a_move_that_was_taken_back_has_changed_something() -> None:
    talk = Talk(settings_for(fen=CROWNING))
    for line in ("6-2", "! 12-16", "31-28", "! 29-25", "cambiato", "riprendi", "sì"):
        talk.act(line) if line.startswith("!") else talk.type(line)
    said = talk.type("cambiato")
    assert said[:2] == ["Vuotata con 6-2: 6.", "Occupata con 6-2: 2 dama bianca."]
    assert said[4:] == [
        "Da quando hai chiesto cambiato l'ultima volta, in tutto vuotate: 25 e 28.",
        "In tutto occupate: 29 dama nera, 31 pedina bianca.",
    ]


def test_before_the_own_first_move_the_others_is_told() -> None:
    talk = Talk(settings_for())
    talk.type("nuova col nero")
    assert talk.type("cambiato") == ["Non è cambiato niente dall'inizio della partita."]
    talk.answer("22-18")
    assert talk.type("cambiato") == ["Vuotata con 22-18: 22.", "Occupata con 22-18: 18 pedina bianca."]
