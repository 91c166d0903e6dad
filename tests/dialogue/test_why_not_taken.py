"""Why a piece cannot be taken: what stands behind it, what is missing beside it, which rule forbids."""

import pytest

from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from tests.dialogue.support.talk import Talk, settings_for

ROOM = "W:W15,22,30:B3,19"
ASKED = {
    "it": (
        "perché non posso prendere il 19?",
        "perché non posso mangiare la pedina in 19",
        "come mai non posso prendere la 19?",
        "perché il 19 non si può prendere?",
        "perché non prendo il 19?",
        "cosa mi impedisce di prendere il 19?",
        "perché il 22 non può prendere il 19?",
        "perché non posso prendere il 19 con la 22?",
    ),
    "en": (
        "why can't I take 19?",
        "why can I not capture the man on 19",
        "why is it not possible to take 19",
        "why can't I jump 19",
        "what stops me from taking 19?",
        "how come I can't take 19",
        "why can't 22 take 19?",
        "why can't I take 19 with 22",
    ),
    "pt": (
        "porque não posso tomar a 19?",
        "por que não posso comer o 19?",
        "por que é que não posso capturar a pedra da 19",
        "o que me impede de tomar a 19?",
        "por que a 22 não pode comer a 19?",
        "porque é que não consigo comer a 19?",
    ),
}
ASKED["pt-BR"] = ASKED["pt"]
STANDS = {
    "it": "15 pedina bianca",
    "en": "15 white man",
    "pt": "15 pedra branca",
    "pt-BR": "15 pedra branca",
}


@pytest.mark.parametrize("language", ASKED)
def test_what_stands_behind_the_piece_is_told_with_the_article(language: str) -> None:
    for verbosity in (0, 1):
        for line in ASKED[language]:
            talk = Talk(settings_for(fen=ROOM, language=language, verbosity=verbosity))
            (said,) = talk.type(line)
            assert STANDS[language] in said, line
            assert "5.6" in said, line
            assert "19" in said


@pytest.mark.parametrize(
    ("fen", "line", "told"),
    [
        ("W:W22,30:B3,15,19", "why can't I take 19", ("15 black man", "5.6")),
        ("W:W21,30:B3,17", "why can't I take 17", ("edge", "from 21", "5.6")),
        ("W:W22,30:B3,K19", "why can't I take 19", ("king", "22", "5.3")),
        ("W:W14,30:B3,19", "why can't I take 19", ("forward", "14", "5.3")),
        ("W:W30:B3,19", "why can't I take 19", ("next to 19", "5.6")),
        ("W:W22,30:B3,19", "why can't I take 22", ("your own", "6.2")),
        ("W:W22,30:B3,19", "why can't I take 18", ("18", "empty")),
        ("W:W22,30:B3,19", "why can't I take 19", ("22x15",)),
        ("W:W15,22,30:B3,19", "why can't 30 take 19", ("30", "next to 19", "5.6")),
    ],
)
def test_the_nearest_reason_is_told(fen: str, line: str, told: tuple[str, ...]) -> None:
    said = " ".join(Talk(settings_for(fen=fen, language="en")).type(line))
    for each in told:
        assert each in said, said


@pytest.mark.parametrize(
    ("regulation", "fen", "target", "article"),
    [
        (ITALIAN_FID, "W:W13,32:B3,10,20,28", 10, "6.6"),
        (ITALIAN_FID, "W:W13,K22:B3,10,19", 10, "6.7"),
        (INTERNATIONAL_FID, "W:W16,50:B5,11,33,44", 11, "4.13"),
    ],
)
def test_a_capture_that_another_one_outranks_is_named_with_the_rule(
    regulation: Regulation, fen: str, target: int, article: str
) -> None:
    talk = Talk(settings_for(regulation, fen=fen, language="en"))
    said = talk.type(f"why can't I take {target}?")
    assert "would take it" in said[0]
    assert article in said[1]


def test_a_king_that_flies_is_kept_from_taking_by_what_stands_behind() -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, fen="W:WK46:B3,23,19", language="en"))
    (said,) = talk.type("why can't I take 23?")
    assert "19 black man" in said
    assert "4.3" in said
    (said,) = talk.type("why can't I take 3?")
    assert "no king of yours" in said


def test_after_the_computers_turn_began_it_is_told_of_the_person_all_the_same() -> None:
    talk = Talk(settings_for(fen="W:W15,22,30:B3,19", language="en"))
    talk.type("30-26")
    (said,) = talk.type("why can't I take 19?")
    assert "15 white man" in said


def test_without_a_piece_it_is_told_that_there_is_nothing_to_take() -> None:
    for language, line in (
        ("it", "perché non posso prendere?"),
        ("en", "why can't I take?"),
        ("pt", "porque não posso tomar?"),
    ):
        talk = Talk(settings_for(fen=ROOM, language=language))
        captures = {"it": "prese", "en": "captures", "pt": "tomadas"}[language]
        assert talk.type(line) == talk.type(captures)


def test_with_a_piece_of_ones_own_it_is_told_what_that_takes() -> None:
    talk = Talk(settings_for(fen=ROOM, language="it"))
    assert "22" in talk.type("perché non posso prendere con la 22?")[0]
    assert "prendere niente" in talk.type("perché non posso prendere con la 22?")[0]


def test_where_questions_are_counted_this_is_one() -> None:
    talk = Talk(settings_for(fen=ROOM, language="en", questions=1))
    (asked,) = talk.type("why can't I take 19?")
    assert "why 19 cannot be taken" in asked
    assert talk.dialogue.talk.tally.questions == 0
    said = talk.type("yes")
    assert "15 white man" in said[0]
    assert len(said) == 2
    assert "15" not in " ".join(talk.type("why can't I take 19?"))


def test_why_a_move_was_refused_is_another_question() -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("22-14")
    assert "4.1" in talk.type("why?")[0]
    assert "4.1" in talk.type("why not")[0]
