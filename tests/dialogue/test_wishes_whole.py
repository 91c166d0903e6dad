"""What is wished is done whole, or it is said what is not: always, stronger, come on, that language."""

import pytest

from assistant.dialogue.effects import Remember
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES

ALWAYS = {
    "it": ("voglio giocare sempre a dama italiana", "sempre italiana", "di default dama italiana"),
    "en": ("I want to always play Italian draughts", "always Italian", "Italian by default"),
    "pt": ("quero jogar sempre italianas", "sempre damas italianas", "por defeito damas italianas"),
    "pt-BR": ("quero jogar sempre italiana", "sempre italiana", "por padrão damas italianas"),
}
STRONGER = {
    "it": ("ora io con il nero e lui più forte", "nuova partita col nero, più difficile"),
    "en": ("now I play black and the computer stronger", "new game with black, harder"),
    "pt": ("agora eu com as pretas e ele mais forte", "nova partida com as pretas, mais difícil"),
    "pt-BR": ("agora eu com as pretas e ele mais forte", "outra partida com as pretas, mais difícil"),
}
COME_ON = {
    "it": ("dai, gioca", "su dai", "avanti, gioca", "forza"),
    "en": ("come on", "come on, play", "hurry up"),
    "pt": ("anda lá, joga", "anda lá", "vamos lá, joga", "despacha-te"),
    "pt-BR": ("anda lá, joga", "bora, joga", "vai lá", "joga logo"),
}
WEAK = {
    "it": ("dove sono più debole?", "in quale casella sono più debole?"),
    "en": ("where am I weakest?", "where am I weak?"),
    "pt": ("em que casa estou mais fraco?", "onde estou mais fraco?"),
    "pt-BR": ("em que casa estou mais fraco?", "onde é que eu sou mais fraco?"),
}
THEIRS = {
    "it": ("e quelli di Bruno?", "e i pezzi di Bruno?", "e i neri?"),
    "en": ("and Bruno's?", "and Bruno's men?", "and the black ones?"),
    "pt": ("e as do Bruno?", "e as pretas?", "e as peças do Bruno?"),
    "pt-BR": ("e as do Bruno?", "e as pretas?", "e as pedras do Bruno?"),
}


def under_way(language: str, **changes: object) -> Talk:
    talk = Talk(settings_for(INTERNATIONAL_FID, language=language, **changes))
    talk.type("33-29")
    talk.answer("20-24")
    return talk


@pytest.mark.parametrize("language", LANGUAGES)
def test_always_is_how_the_next_start_begins(language: str) -> None:
    for line in ALWAYS[language]:
        talk = under_way(language)
        talk.type(line)
        assert talk.dialogue.talk.here.asked is None, line
        assert len(talk.game.plies) == 2, line
        kept = {each.preference: each.value for each in talk.done if isinstance(each, Remember)}
        assert kept["opening"] == "italian-white", line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_game_is_asked_about_with_all_that_is_wished_of_it(language: str) -> None:
    for line in STRONGER[language]:
        talk = under_way(language)
        (asked,) = talk.type(line)
        assert "6" in asked, line  # the level is 5
        yes = {"it": "sì", "en": "yes"}.get(language, "sim")
        talk.type(yes)
        assert talk.dialogue.talk.settings.level == 6, line
        assert talk.dialogue.talk.settings.white.is_computer, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_urge_is_not_to_leave(language: str) -> None:
    turn = {"it": "a chi tocca", "en": "whose turn"}.get(language, "quem joga")
    for line in COME_ON[language]:
        talk = under_way(language)
        assert talk.type(line) == under_way(language).type(turn), line
        assert talk.dialogue.talk.here.asked is None, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_one_is_weak_is_not_about_the_level(language: str) -> None:
    danger = {"it": "pezzi in pericolo", "en": "pieces in danger"}.get(language, "peças em perigo")
    for line in WEAK[language]:
        talk = under_way(language)
        assert talk.type(line) == under_way(language).type(danger), line
        assert talk.dialogue.talk.here.asked is None, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_and_those_of_somebody_are_pieces(language: str) -> None:
    for line in THEIRS[language]:
        talk = under_two(language)
        (said,) = talk.type(line)
        assert talk.dialogue.talk.here.asked is None, line
        assert "1, 2, 3" in said, line


def under_two(language: str) -> Talk:
    """A game between Anna, who has White, and Bruno."""
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    return Talk(settings_for(INTERNATIONAL_FID, language=language, **people))


@pytest.mark.parametrize("line", ["português por favor", "fala português", "language Portuguese"])
def test_the_form_of_a_country_comes_back(line: str) -> None:
    talk = Talk(settings_for(language="pt-BR"))
    talk.type("fala inglês")
    talk.done.clear()
    talk.type(line)
    assert talk.dialogue.talk.settings.language == "pt-BR"
    assert [each.value for each in talk.done if isinstance(each, Remember)] == ["pt-BR"]


def test_who_speaks_the_form_of_a_country_can_have_the_other() -> None:
    talk = Talk(settings_for(language="pt-BR"))
    talk.type("idioma português")
    assert talk.dialogue.talk.settings.language == "pt"
