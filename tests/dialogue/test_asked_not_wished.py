"""What is asked of the count, of the rules and of a game that is over is told, and nothing is done."""

import pytest

from assistant.settings.terms import Player
from tests.dialogue.support.named_yes import yes_of
from tests.dialogue.support.talk import Talk, settings_for

KINGS = "W:WK32,21,22,23:BK1,9,10"
PEOPLE = {"white": Player(name="Anna"), "black": Player(name="Bruno")}


def talk_in(language: str, **terms: object) -> Talk:
    return Talk(settings_for(language=language, **PEOPLE, **terms))


@pytest.mark.parametrize(
    ("language", "line", "ask"),
    [
        ("it", "quante mosse mancano alla patta?", "chiedo il conteggio"),
        ("en", "how many moves until the draw?", "I ask for the count"),
        ("pt", "quantos lances faltam para o empate?", "peço a contagem"),
        ("pt-BR", "quantos lances faltam para o empate?", "peço a contagem"),
    ],
)
def test_the_count_is_told_and_not_begun(language: str, line: str, ask: str) -> None:
    talk = talk_in(language, fen=KINGS)
    (said,) = talk.type(line)
    assert ask in said
    assert talk.dialogue.talk.game.count is None
    talk.type(ask)
    running = talk.dialogue.talk.game.count
    assert running
    (said,) = talk.type(line)
    assert "40" in said
    assert talk.dialogue.talk.game.count == running


@pytest.mark.parametrize(
    ("language", "resign", "line", "wanted"),
    [
        ("it", "abbandona Anna", "quante mosse è durata?", "è durata 2 mosse"),
        ("en", "Anna resigns", "how many moves did it last?", "it lasted 2 moves"),
        ("pt", "a Anna desiste", "quantos lances durou?", "durou 2 lances"),
    ],
)
def test_after_the_end_no_turn_is_told(language: str, resign: str, line: str, wanted: str) -> None:
    talk = talk_in(language)
    for each in ("22-18", "10-14", "23-20", resign):
        talk.type(each)
    for _ in range(2):  # what was meant, and whether it is to be
        talk.type(yes_of(talk, {"it": "sì", "en": "yes", "pt": "sim"}[language]))
    assert talk.dialogue.talk.game.outcome
    assert any(wanted in said for said in talk.type(line))


@pytest.mark.parametrize(
    ("language", "line", "wanted"),
    [
        ("it", "regola delle scarpe", "non conosco regole"),
        ("en", "rule about shoes", "I know no rule"),
        ("pt", "regra dos sapatos", "Não conheço regras"),
        ("it", "regola ripetizione", "non conosce la patta per ripetizione"),
        ("en", "rule repetition", "no draw by repetition"),
        ("pt", "regra repetição", "não conhece o empate por repetição"),
    ],
)
def test_what_no_rule_is_about_is_said(language: str, line: str, wanted: str) -> None:
    assert any(wanted in said for said in talk_in(language).type(line))


@pytest.mark.parametrize(
    ("language", "line", "wanted"),
    [
        ("it", "tocca a Bruno", "Tocca al Bianco, Anna."),
        ("en", "it's Bruno's turn", "White to move, Anna."),
        ("pt", "é a vez do Bruno", "Jogam as Brancas, Anna."),
    ],
)
def test_whose_turn_somebody_says_it_is_is_told(language: str, line: str, wanted: str) -> None:
    """In English and Portuguese as ever."""
    talk = talk_in(language)
    assert talk.type(line) == [wanted]
    assert not talk.dialogue.talk.here.asked


@pytest.mark.parametrize(
    ("language", "line", "free", "left"),
    [
        ("it", "quante domande mi restano?", "libere", "Ti restano 3 domande"),
        ("it", "quante domande ho ancora?", "libere", "Ti restano 3 domande"),
        ("en", "how many questions do I have left", "free", "You have 3 questions"),
        ("en", "how many questions are left?", "free", "You have 3 questions"),
        ("pt", "quantas perguntas me restam?", "livres", "Restam-lhe 3 perguntas"),
        ("pt-BR", "quantas perguntas me restam?", "livres", "ainda tem 3 perguntas"),
    ],
)
def test_the_questions_that_are_left_are_told(language: str, line: str, free: str, left: str) -> None:
    assert any(free in said for said in talk_in(language).type(line))
    talk = talk_in(language, questions=3)
    for _ in range(2):  # which is not counted
        (said,) = talk.type(line)
        assert left in said
