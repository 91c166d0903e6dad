"""Between two people somebody is said to want or to say something; and more of how the game stands."""

import pytest

from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for


def of_two(language: str) -> Talk:
    talk = Talk(settings_for(language=language, white=Player(name="Anna"), black=Player(name="Bruno")))
    talk.type("22-18")
    talk.type("11-15")
    return talk


BACK = [
    ("it", "Anna vuole riprendere"),
    ("it", "Anna vuole tornare indietro"),
    ("it", "Anna vuole riprendere la sua mossa"),
    ("en", "Anna wants that move back"),
    ("en", "Anna wants to take her move back"),
    ("pt", "Anna quer voltar o lance"),
]
YES = {"it": "sì", "en": "yes", "pt": "sim"}


@pytest.mark.parametrize(("language", "line"), BACK)
def test_who_is_said_to_want_a_move_back_is_asked_or_the_other_one(language: str, line: str) -> None:
    talk = of_two(language)
    talk.type(line)
    assert talk.dialogue.talk.here.asked
    assert len(talk.game.plies) == 2
    talk.type(YES[language])
    if talk.dialogue.talk.here.asked:  # whether it was meant, and then whether the other one agrees
        talk.type(f"Bruno {YES[language]}")
    assert not talk.game.plies


OFFERS = [
    ("it", "Anna propone la patta", "Bruno: accetto"),
    ("it", "Anna offre patta", "Bruno accetta"),
    ("en", "Anna offers a draw", "Bruno says yes"),
    ("en", "Anna wants a draw", "Bruno: I accept"),
    ("pt", "Anna propõe empate", "Bruno aceita"),
]


@pytest.mark.parametrize(("language", "line", "answer"), OFFERS)
def test_who_is_said_to_offer_a_draw_has_offered_it(language: str, line: str, answer: str) -> None:
    talk = of_two(language)
    talk.type(line)
    question = talk.dialogue.talk.here.asked
    assert question
    assert question.offer == "draw"
    talk.type(answer)
    assert talk.game.outcome


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Anna offers a draw?"),
        ("en", "if Anna offers a draw"),
        ("pt", "se a Anna propuser empate"),
    ],
)
def test_who_is_not_said_to_has_not(language: str, line: str) -> None:
    talk = of_two(language)
    talk.type(line)
    assert not talk.game.offers


STANDS = [
    ("it", "chi sta meglio adesso"),
    ("it", "come sta la partita?"),
    ("en", "who's better off"),
    ("pt", "quem está melhor?"),
]


@pytest.mark.parametrize(("language", "line"), STANDS)
def test_who_is_better_off_is_told_by_the_pieces(language: str, line: str) -> None:
    assert len(of_two(language).type(line)) == 3


SAME = [
    ("it", "elenco delle mosse giocate", "tabellino"),
    ("it", "rileggi", "ripeti"),
    ("it", "adesso sono al sicuro?", "in presa"),
    ("it", "quante dame e quante pedine ho io", "quanti pezzi ho"),
    ("en", "read me the board row by row", "rows"),
    ("en", "am I safe now?", "in danger"),
    ("en", "did he take one of mine?", "what did he take"),
    ("en", "read me that rule", "rule"),
]


@pytest.mark.parametrize(("language", "line", "same"), SAME)
def test_it_is_the_same_in_other_words(language: str, line: str, same: str) -> None:
    assert of_one(language).type(line) == of_one(language).type(same)


def of_one(language: str) -> Talk:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("11-15")
    return talk
