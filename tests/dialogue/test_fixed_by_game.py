"""What each game fixes when it begins, its questions and its notes: by sentence, and refused before."""

import pytest

from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}


def of_two(language: str) -> Talk:
    return Talk(settings_for(language=language, **TWO))


@pytest.mark.parametrize(
    ("language", "line", "example"),
    [
        ("it", "domande 3", "nuova partita alla cieca con 3 domande"),
        ("it", "3 domande", "nuova partita alla cieca con 3 domande"),
        ("it", "impostazioni domande", "nuova partita alla cieca con 3 domande"),
        ("it", "impostazioni domande 3", "nuova partita alla cieca con 3 domande"),
        ("it", "senza annotazione", "nuova partita senza annotazione"),
        ("en", "questions 3", "new blindfold game with 3 questions"),
        ("en", "settings questions", "new blindfold game with 3 questions"),
        ("en", "no notes", "new game without notes"),
        ("pt", "perguntas 3", "nova partida às cegas com 3 perguntas"),
        ("pt", "sem notas", "nova partida sem anotação"),
    ],
)
def test_who_would_set_it_is_told_how_such_a_game_begins(
    language: str, line: str, example: str
) -> None:
    talk = of_two(language)
    (told,) = talk.type(line)
    assert example in told
    (again,) = talk.type(line)
    assert example in again != told
    talk.type(example)
    settings = talk.dialogue.talk.settings
    assert settings.questions == 3 or not settings.has_notes


@pytest.mark.parametrize(
    ("language", "without", "with_notes"),
    [
        ("it", "nuova partita senza annotazione", "nuova partita con il tabellino"),
        ("en", "new blindfold game with 2 questions and without notes", "new game with notes"),
        ("pt", "nova partida sem planilha", "nova partida com anotação"),
        ("pt-BR", "nova partida sem anotação", "nova partida com a planilha"),
    ],
)
def test_a_new_game_is_begun_without_notes_and_with_them(
    language: str, without: str, with_notes: str
) -> None:
    talk = of_two(language)
    talk.type(without)
    assert not talk.dialogue.talk.settings.has_notes
    yes = {"it": "sì", "en": "yes"}.get(language, "sim")
    for name in ("Anna", "Bruno"):
        talk.type(f"{name} {yes}")
    talk.type("22-18")
    (asked,) = talk.type(with_notes)
    assert with_notes.split()[-1] in asked or "annotazione" in asked or "anotação" in asked
    talk.type({"it": "sì", "en": "yes"}.get(language, "sim"))
    assert talk.dialogue.talk.settings.has_notes


@pytest.mark.parametrize("line", ["quante domande ho?", "aiuto domande"])
def test_what_is_only_asked_or_told_is_no_wish_to_set_it(line: str) -> None:
    assert not any("si decide quando" in told for told in of_two("it").type(line))


@pytest.mark.parametrize(
    ("language", "line", "each"),
    [
        ("it", "nuova partita alla cieca, bianco 2 domande e nero 5", (2, 5)),
        ("it", "nuova partita alla cieca, il nero con 5 domande e il bianco con 2", (2, 5)),
        ("en", "new blindfold game with 2 questions for white and 5 for black", (2, 5)),
        ("pt", "nova partida às cegas, brancas 2 perguntas e pretas 5", (2, 5)),
    ],
)
def test_each_colour_has_a_number_of_its_own(language: str, line: str, each: tuple[int, int]) -> None:
    talk = of_two(language)
    talk.type(line)
    settings = talk.dialogue.talk.settings
    assert settings.people == tuple(Side), "and nobody plays against the computer"
    assert tuple(settings.questions_of(side) for side in Side) == each


@pytest.mark.parametrize(
    ("language", "line", "each"),
    [
        ("it", "nuova partita alla cieca, il bianco con 2 domande", (2, 0)),
        ("it", "nuova partita alla cieca con 2 domande al nero", (0, 2)),
        ("it", "nuova partita alla cieca fra due persone, il nero con 2 domande", (0, 2)),
        ("it", "nuova partita alla cieca, il bianco senza domande", (0, 0)),
        ("it", "nuova partita, il nero con 3 domande", (None, 3)),
        ("en", "new blindfold game, white with 2 questions", (2, 0)),
        ("en", "new blindfold game, Anna with 2 questions", (2, 0)),
        ("pt", "novo jogo às cegas, as brancas com 2 perguntas", (2, 0)),
    ],
)
def test_between_two_the_colour_with_a_number_is_whose_questions_they_are(
    language: str, line: str, each: tuple[int | None, ...]
) -> None:
    talk = of_two(language)
    talk.type(line)
    settings = talk.dialogue.talk.settings
    assert settings.people == tuple(Side), "and nobody plays against the computer"
    assert tuple(settings.questions_of(side) for side in Side) == each
    assert [settings.player(side).is_blind for side in Side] == [one is not None for one in each]


def test_of_two_people_one_may_still_want_the_computer() -> None:
    talk = of_two("it")
    talk.type("nuova partita alla cieca contro il computer, il bianco con 2 domande")
    assert talk.dialogue.talk.settings.people == (Side.WHITE,)


def test_who_plays_alone_names_their_own_colour_with_one_number() -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("new blindfold game as Black with 2 questions")
    settings = talk.dialogue.talk.settings
    assert settings.people == (Side.BLACK,)
    assert settings.questions_of(Side.BLACK) == 2


def test_before_another_game_begins_the_numbers_are_named() -> None:
    talk = of_two("en")
    talk.type("22-18")
    (asked,) = talk.type("new blindfold game, white 2 questions and black 5")
    assert "questions for White: 2, questions for Black: 5" in asked
