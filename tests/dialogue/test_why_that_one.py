"""Who asks why a capture is one that must be made has not made it, and hears by which article."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for

FEN = "W:W18,24,26,28,29,K2:B1,7,10,11,16,20,22,25"
"""24x15x6 takes two pieces, 26x19 only one."""
WHY = {
    "it": (
        "perché devo prendere con la 24",
        "perché prendo con la 24",
        "perché devo prendere con la 24?",
        "come mai devo prendere con la 24",
        "perché posso prendere solo con la 24?",
    ),
    "en": (
        "why must I take with 24",
        "why do I have to capture with 24?",
        "why can I only take with 24?",
    ),
    "pt": ("porque devo tomar com a 24", "porque tomo com a 24", "por que tenho de tomar com a 24?"),
    "pt-BR": ("porque devo capturar com a 24", "por que tenho que comer com a 24?"),
}


@pytest.mark.parametrize(
    ("language", "line"), [(language, line) for language, lines in WHY.items() for line in lines]
)
def test_the_article_that_decides_is_told_and_nothing_is_played(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, fen=FEN))
    told = " ".join(talk.type(line))
    assert "6.6" in told
    assert "24x15x6" in told
    assert not talk.game.plies
    assert talk.dialogue.talk.here.asked is None


@pytest.mark.parametrize(
    ("language", "line"),
    [("it", "perché gioco 24x15x6"), ("it", "perché prendo"), ("pt", "porque jogo 24x15x6")],
)
def test_behind_a_why_no_move_is_played_unasked(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, fen=FEN))
    talk.type(line)
    assert not talk.game.plies


@pytest.mark.parametrize(
    ("language", "said"),
    [("it", "perché prendo con la ventiquattro"), ("pt", "porque tomo com a vinte e quatro")],
)
def test_nor_is_it_where_it_was_heard(language: str, said: str) -> None:
    talk = Talk(settings_for(language=language, fen=FEN, listen="open"))
    talk.hear(said)
    assert not talk.game.plies


@pytest.mark.parametrize(
    ("language", "line"), [("it", "gioco 24x15x6 perché devo"), ("pt", "jogo 24x15x6 porque devo")]
)
def test_a_reason_behind_a_move_is_one(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, fen=FEN))
    talk.type(line)
    assert [ply.written for ply in talk.game.plies] == ["24x6"]


OUTRANKED = [
    ("it", "ma posso prendere anche con la 26?"),
    ("it", "perché non posso prendere con la 26?"),
    ("en", "can I take with 26?"),
    ("pt", "posso tomar com a 26?"),
]


@pytest.mark.parametrize(("language", "line"), OUTRANKED)
def test_what_could_be_taken_if_no_rule_forbade_it_is_not_called_nothing(
    language: str, line: str
) -> None:
    talk = Talk(settings_for(language=language, fen=FEN))
    told = talk.type(line)
    assert "6.6" in told[0]
    assert "24x15x6" in " ".join(told)
