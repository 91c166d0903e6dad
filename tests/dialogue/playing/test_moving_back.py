"""A piece that is to go back is a move, and no wish for as many moves back as its square has."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for

BACK = {
    "it": ("muovo indietro la 18", "18 indietro", "torno indietro con la 18", "sposto la 18 indietro"),
    "en": ("move the 18 back", "18 back", "I go back with 18", "move 18 backwards", "move back 18"),
    "pt": ("volto com a 18", "mover a 18 para trás", "recuo a 18", "volto atrás com a 18"),
    "pt-BR": ("volto com a 18", "18 para trás", "recuo com a 18"),
}
COUNTED = {
    "it": ("indietro di 2 mosse", "annulla 2 mosse", "riprendi le ultime 2 mosse"),
    "en": ("go back 2 moves", "undo 2 moves", "take back the last 2 moves"),
    "pt": ("desfaz 2 lances", "desfazer os últimos 2 lances"),
    "pt-BR": ("desfaz 2 lances",),
}


def cases(lines: dict[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    return [(language, line) for language, each in lines.items() for line in each]


@pytest.mark.parametrize(("language", "line"), cases(BACK))
def test_a_man_goes_forward_only(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    told = talk.type(line)
    assert "4.1" in told[0], told
    assert talk.dialogue.talk.here.asked is None
    assert len(talk.game.plies) == 2


@pytest.mark.parametrize(("language", "line"), cases(BACK))
def test_a_king_goes_back_where_it_can(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, fen="W:WK18,32:B1,2"))
    talk.type(line)
    here = talk.dialogue.talk.here
    assert here.choice, "there are two ways"
    assert {(move.start, move.end) for move in here.choice.moves} == {(18, 21), (18, 22)}


@pytest.mark.parametrize(("language", "line"), cases(BACK))
def test_of_one_way_it_is_asked(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, fen="W:WK18,21,32:B1,2"))
    (asked,) = talk.type(line)
    assert "18-22" in asked
    assert not talk.game.plies


@pytest.mark.parametrize(("language", "line"), cases(COUNTED))
def test_a_number_of_moves_is_taken_back(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    for mine, reply in (("22-18", "12-16"), ("21-17", "8-12"), ("23-20", "16x23")):
        talk.type(mine)
        talk.answer(reply)
    talk.type(line)
    talk.type({"it": "sì", "en": "yes"}.get(language, "sim"))
    assert [ply.written for ply in talk.game.plies] == ["22-18", "12-16"]
    assert talk.dialogue.talk.here.choice is None
