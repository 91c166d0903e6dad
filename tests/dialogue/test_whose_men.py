"""Whose men are nearest to being crowned, or in danger, and whose move was last: who is named."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES

NEAREST = "W:W18,30:B15,8"
"""White's nearest man, on 18, has four rows to go, and Black's, on 15, too."""
HIS = {
    "it": ("quale sua pedina è più vicina a dama?", "dov'è la sua pedina più avanzata?"),
    "en": ("which of his men is nearest to being crowned?", "where is his most advanced man?"),
    "pt": ("qual pedra dele está mais perto de fazer dama?",),
    "pt-BR": ("onde que ele tá mais perto de virar dama?",),
}
MINE = {
    "it": ("quale mia pedina è più vicina a dama?", "quanto mi manca per andare a dama?"),
    "en": ("which of my men is nearest to being crowned?",),
    "pt": ("quanto falta para eu fazer dama?",),
    "pt-BR": ("quanto falta pra eu fazer dama?",),
}
WHO = {
    "it": ("chi è più vicino a dama?", "chi è più vicino a fare dama?"),
    "en": ("who's nearest to getting a king?", "who is closest to being crowned?"),
    "pt": ("quem está mais perto de fazer dama?",),
    "pt-BR": ("quem tá mais perto de coroar?",),
}


def in_each(lines: dict[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    return [(language, line) for language in LANGUAGES for line in lines[language]]


@pytest.mark.parametrize(("language", "line"), in_each(HIS))
def test_of_the_other_side_its_own_men_are_told(language: str, line: str) -> None:
    (told,) = Talk(settings_for(fen=NEAREST, language=language)).type(line)
    assert " 15" in told
    assert " 18" not in told


@pytest.mark.parametrize(("language", "line"), in_each(MINE))
def test_of_oneself_ones_own_are(language: str, line: str) -> None:
    (told,) = Talk(settings_for(fen=NEAREST, language=language)).type(line)
    assert " 18" in told
    assert " 15" not in told


@pytest.mark.parametrize(("language", "line"), in_each(WHO))
def test_who_is_nearest_is_told_of_both(language: str, line: str) -> None:
    told = " ".join(Talk(settings_for(fen=NEAREST, language=language)).type(line))
    assert " 15" in told
    assert " 18" in told


DANGER = "W:W13,17,21,23,24,25,27:B1,2,4,11,12,14,19"
"""Black could take the man on 23."""
IN_DANGER = {
    "it": ("quali mie pedine sono in presa?", "quali miei pezzi sono in presa?"),
    "en": ("which of my men are in danger?", "which of my pieces are en prise?"),
    "pt": ("quais das minhas pedras estão em perigo?",),
    "pt-BR": ("quais das minhas pedras estão em perigo?",),
}
HIS_DANGER = {
    "it": "quale sua pedina è in presa?",
    "en": "which of his men are in danger?",
    "pt": "quais pedras dele estão em perigo?",
    "pt-BR": "quais pedras dele estão em perigo?",
}


@pytest.mark.parametrize(("language", "line"), in_each(IN_DANGER))
def test_ones_own_men_in_danger_are_no_captures_of_ones_own(language: str, line: str) -> None:
    told = " ".join(Talk(settings_for(fen=DANGER, language=language)).type(line))
    assert " 23" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_sides_men_in_danger_are_theirs(language: str) -> None:
    told = " ".join(Talk(settings_for(fen=DANGER, language=language)).type(HIS_DANGER[language]))
    of_black = {"it": "del Nero", "en": "of Black's"}.get(language, "das Pretas")
    assert of_black in told
    assert " 23" not in told


@pytest.mark.parametrize("line", ["cosa ho giocato prima?", "e io cosa ho giocato prima?"])
def test_what_i_played_before_is_my_move(line: str) -> None:
    talk = Talk(settings_for(language="it"))
    talk.type("22-18")
    talk.answer("12-15")
    (told,) = talk.type(line)
    assert "22-18" in told
    assert "12-15" not in told
