"""What names a colour, or that a piece is won back, wants no new game and no move taken back."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for

NO_GAME = [
    ("it", "posizione delle dame bianche e nere"),
    ("it", "il nero può ancora vincere?"),
    ("en", "the position of White and Black"),
    ("pt-BR", "não sei se 25-21 ou outra"),
    ("it", "non so se 25-21 o un'altra"),
]
WON_BACK = [
    ("it", "lui può riprendere?"),
    ("it", "può riprendermi il pezzo?"),
    ("en", "can he recapture?"),
]
SO_FAR = [
    ("it", "quante mosse abbiamo fatto finora"),
    ("en", "how many moves have we made so far?"),
    ("pt", "quantos lances fizemos até agora?"),
]


def begun(language: str) -> Talk:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("11-15")
    return talk


@pytest.mark.parametrize(("language", "line"), NO_GAME)
def test_nobody_is_asked_whether_to_leave_the_game(language: str, line: str) -> None:
    talk = begun(language)
    game = talk.game
    talk.type(line)
    talk.type({"it": "sì", "en": "yes"}.get(language, "sim"))  # whatever it was asked about
    assert talk.game is game


@pytest.mark.parametrize(("language", "line"), WON_BACK)
def test_whether_the_other_side_takes_in_return_is_what_is_in_danger(language: str, line: str) -> None:
    talk = begun(language)
    threatened = {"it": "in presa", "en": "in danger"}[language]
    assert talk.type(line) == begun(language).type(threatened)
    assert talk.dialogue.talk.here.asked is None


@pytest.mark.parametrize(("language", "line"), SO_FAR)
def test_how_many_moves_were_made_is_no_list_of_moves(language: str, line: str) -> None:
    (told,) = begun(language).type(line)
    assert "2" in told
    assert "18-14" not in told
