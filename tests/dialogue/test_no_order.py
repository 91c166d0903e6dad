"""What tells of a move, wants none of it, or says that another plays it, is asked about, not played."""

import pytest

from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for
from tests.parsing.corpus import lines

NO_ORDERS = {
    "it": (
        *("giocava 22-18", "giocavo 22-18", "giocasse 22-18", "spostava 22-18", "muoveva 22-18"),
        *("portava la 22 in 18", "giocando 22-18", "cominciava con 22-18", "provava 22-18"),
        *("lascia stare 22-18", "niente 22-18", "basta con 22-18", "Bruno giocava sempre 22-18"),
    ),
    "en": ("forget 22-18", "forget about 22-18", "there is 22-18", "he played 22-18"),
    "pt": (
        *("esquece o 22-18", "chega de 22-18", "para de 22-18", "para com 22-18", "jogava 22-18"),
        *("antes eu jogava 22-18", "movia 22-18", "andava 22-18", "colocava 22-18", "levava 22-18"),
        *("jogasse 22-18", "jogou 22-18", "já jogou 22-18", "tá jogando 22-18", "mexi 22-18"),
        *("tirei 22-18", "começou 22-18", "foi 22-18", "o Paulo esquece 22-18", "a gente jogava 22-18"),
    ),
}
ORDERS = {
    "it": (
        *("gioco 22-18", "giochiamo 22-18", "muovi la 22 in 18", "sposto la 22 in 18", "provo 22-18"),
        *("porta la 22 a 18", "avanzo la 22 in 18", "eseguo 22-18", "comincio con 22-18"),
    ),
    "en": ("playing 22-18", "move 22 to 18", "I go 22 to 18", "let's play 22-18"),
    "pt": (
        *("jogue 22-18", "vou jogar 22-18", "mova 22 para 18", "levo a 22 pra 18", "mando 22-18"),
        *("coloco a 22 na 18", "avanço a 22 para a 18", "começo com 22-18", "arrisco 22-18"),
    ),
}


def cases(lines: dict[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    return [(language, line) for language, said in lines.items() for line in said]


@pytest.mark.parametrize(("language", "line"), cases(NO_ORDERS))
def test_what_is_no_order_plays_nothing(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    assert talk.type(line)
    assert not talk.game.plies


@pytest.mark.parametrize(("language", "line"), cases(ORDERS))
def test_an_order_is_played(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(line)
    assert [ply.written for ply in talk.game.plies] == ["22-18"]


OF_THE_OTHER = {
    "it": ("Anna gioca 11-15", "il bianco gioca 11-15"),
    "en": ("White plays 11-15", "Anna plays 11-15"),
    "pt": ("Anna joga 11-15",),
}


@pytest.mark.parametrize(("language", "line"), cases(OF_THE_OTHER))
def test_a_move_of_who_is_not_to_move_is_not_played_for_the_other(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, white=Player(name="Anna"), black=Player(name="Bruno")))
    talk.type("22-18")
    talk.type(line)
    assert len(talk.game.plies) == 1


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "gioca 23-20, ops, non giocarla"),
        ("en", "play 23-20, oops, don't play it"),
        ("pt", "joga 23-20, ops, não joga não"),
    ],
)
def test_a_move_that_is_unsaid_takes_no_other_one_back(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("11-15")
    talk.type(line)
    assert talk.dialogue.talk.here.asked is None
    assert len(talk.game.plies) == 2


@pytest.mark.parametrize(("language", "line"), [("pt", "tá, como"), ("it", "va bene, prendo")])
def test_a_move_behind_a_word_that_agrees_is_played(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("9-13")
    talk.type(line)
    assert talk.game.plies[-1].written == "18x9"


@pytest.mark.parametrize("line", ["Anna, 28-23 è meglio di 27-23, no?", "Anna dice 28-23"])
def test_a_name_beside_squares_is_no_answer_to_who_resigns(line: str) -> None:
    talk = Talk(settings_for(white=Player(name="Anna"), black=Player(name="Bruno")))
    talk.type("22-18")
    talk.type("abbandono")
    talk.type(line)
    assert talk.dialogue.talk.here.asked is None


@pytest.mark.parametrize("language", ["it", "en", "pt"])
@pytest.mark.parametrize(("name", "number"), [("retract", 60), ("mention", 80)])
def test_what_people_take_back_at_once_or_only_mention_does_nothing(
    language: str, name: str, number: int
) -> None:
    """Moves taken back in one breath, and talk of languages, levels, draws and other games."""
    said = [line.text for line in lines(language, name)]
    assert len(said) == number
    done = []
    for text in said:
        talk = Talk(settings_for(language=language))
        talk.type("22-18")
        talk.answer("11-15")
        before = talk.dialogue.talk.settings
        talk.type(text)
        game = talk.game
        if len(game.plies) != 2 or game.outcome or talk.dialogue.talk.settings != before:
            done.append(text)
    assert done == []
