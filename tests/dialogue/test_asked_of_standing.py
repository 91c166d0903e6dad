"""What stands where, whether it still does, and which squares are empty, in people's own words."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES

SQUARE = {"it": "casella", "en": "square", "pt": "casa", "pt-BR": "casa"}
STANDS = {
    "it": ("non c'è niente sulla {}, vero?", "la {} è ancora lì?", "la {} è vuota, giusto?"),
    "en": ("there's nothing on {}, right?", "is {} still there", "{} is empty, right?"),
    "pt": ("não há nada na {}, certo?", "a {} ainda lá está?", "a {} está vazia, certo?"),
    "pt-BR": ("não tem nada na {}, né?", "a {} ainda está lá?", "a {} tá vazia, né?"),
}
AROUND = {
    "it": ("vicine a 21", ("dietro la mia 21 cosa c'è", "cosa c'è dietro la 21?")),
    "en": ("neighbours 21", ("what's behind my man on 21", "is there anything behind 21")),
    "pt": ("vizinhas 21", ("o que está atrás da minha 21?", "o que há atrás da 21?")),
    "pt-BR": ("vizinhas 21", ("o que tem atrás da minha 21?", "o que está atrás da 21?")),
}
EDGES = {
    "it": ("ho qualche pezzo sul bordo?", "sponde"),
    "en": ("do I have any men on the edge", "edges"),
    "pt": ("tenho alguma pedra na tabela?", "tabelas"),
    "pt-BR": ("tenho alguma pedra na borda?", "tabelas"),
}
EMPTY = {
    "it": ("quali caselle sono vuote", "quante caselle vuote ci sono?"),
    "en": ("which squares are empty", "how many empty squares are there"),
    "pt": ("que casas estão vazias?", "quantas casas vazias há?"),
    "pt-BR": ("quais casas estão vazias?", "quantas casas vazias tem?"),
}
LONG = {
    "it": ("la diagonale grande è libera?", "diagonale"),
    "en": ("is the long diagonal free", "main diagonal"),
    "pt": ("a diagonal grande está livre?", "grande diagonal"),
    "pt-BR": ("a diagonal grande está livre?", "grande diagonal"),
}
MADE_KING = {
    "it": "con 21-17 faccio dama?",
    "en": "will 21-17 make me a king",
    "pt": "com 21-17 faço dama?",
    "pt-BR": "com 21-17 eu faço dama?",
}


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each in LANGUAGES for line in STANDS[each]]
)
def test_what_is_supposed_of_a_square_is_told_as_it_is(language: str, line: str) -> None:
    for square in ("17", "21"):
        talk = Talk(settings_for(language=language))
        assert talk.type(line.format(square)) == talk.type(f"{SQUARE[language]} {square}")


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each in LANGUAGES for line in AROUND[each][1]]
)
def test_behind_a_piece_is_around_it_and_nothing_of_what_takes_it(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    assert talk.type(line) == talk.type(AROUND[language][0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_whether_pieces_stand_in_a_part_of_the_board_is_told_with_the_part(language: str) -> None:
    for line, part in (EDGES[language], LONG[language]):
        talk = Talk(settings_for(language=language))
        assert talk.type(line) == talk.type(part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_empty_squares_are_told(language: str) -> None:
    for line in EMPTY[language]:
        (told,) = Talk(settings_for(language=language)).type(line)
        assert "8" in told
        for square in range(13, 21):
            assert str(square) in told
        (told,) = Talk(settings_for(fen="W:W22:B18", language=language)).type(line)
        assert "30" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_blindfold_the_empty_squares_are_a_question_that_counts(language: str) -> None:
    talk = Talk(settings_for(language=language, questions=2))
    (asked,) = talk.type(EMPTY[language][0])
    assert "13" not in asked
    talk.type({"it": "sì", "en": "yes"}.get(language, "sim"))
    assert talk.dialogue.talk.tally.questions == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_whether_a_move_crowns_is_told_and_the_move_neither_played_nor_asked_about(
    language: str,
) -> None:
    talk = Talk(settings_for(language=language))
    (told,) = talk.type(MADE_KING[language])
    assert "21" in told
    assert "5" in told
    assert talk.dialogue.talk.here.asked is None
    assert not talk.game.plies
