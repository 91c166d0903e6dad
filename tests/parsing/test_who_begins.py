"""Who begins in a kind of game the rules say, and whose turn it is the game: none is begun for it."""

import pytest

from assistant.parsing.likely import Likely, meanings_of
from assistant.parsing.meanings import Command
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.fen import parse_fen
from assistant.rules.position import start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from tests.dialogue.support.talk import Talk, settings_for
from tests.parsing.support.understood import understand_line

BEGINS = {
    "it": (
        "chi comincia nella dama italiana?",
        "nella dama internazionale chi inizia?",
        "chi muove per primo nella dama italiana?",
        "quale colore comincia nella dama?",
    ),
    "en": (
        "who starts in Italian draughts?",
        "who goes first in international draughts?",
        "in draughts, who moves first?",
        "which colour starts in Italian draughts?",
    ),
    "pt": (
        "quem começa nas damas italianas?",
        "quem joga primeiro nas damas internacionais?",
        "nas damas italianas, quem começa?",
        "que cor começa nas damas?",
    ),
}
BEGINS["pt-BR"] = (*BEGINS["pt"], "quem começa no jogo de damas italianas?")
TURN = {
    "it": ("tocca a me, vero?", "tocca a me, giusto?", "muovo io, giusto?", "gioco io, no?"),
    "en": ("it's my turn, right?", "my turn, right?", "it's my move, right?", "my turn?"),
    "pt": ("é a minha vez, certo?", "jogo eu", "jogo eu, certo?", "sou eu, né?", "sou eu, não é?"),
    "pt-BR": ("é a minha vez, certo?", "é minha vez, né?", "jogo eu", "jogo eu, certo?"),
}
WHITE = {"it": "Bianco", "en": "White", "pt": "Brancas", "pt-BR": "Brancas"}


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each, lines in BEGINS.items() for line in lines]
)
@pytest.mark.parametrize("rule_text", [ITALIAN_FID, INTERNATIONAL_FID])
def test_the_rule_of_who_begins_is_told(language: str, line: str, rule_text: Regulation) -> None:
    talk = Talk(settings_for(rule_text, language=language))
    told = talk.type(line)
    assert talk.dialogue.talk.here.asked is None, told
    assert WHITE[language].casefold() in told[0].casefold()
    assert any(number in told[0] for number in ("3.4", "3.3")), told


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each, lines in TURN.items() for line in lines]
)
def test_whose_turn_it_is_is_told(language: str, line: str) -> None:
    place = start_position(ITALIAN_FID.variant)
    found = understand_line(line, place, ITALIAN_FID, vocabulary(language))
    meant = found if not isinstance(found, Likely) else meanings_of(found)[0]
    assert getattr(meant, "command", None) is Command.TURN, found


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "comincia una partita di dama italiana"),
        ("en", "start a game of Italian draughts"),
        ("pt", "começa uma partida de damas italianas"),
    ],
)
def test_a_game_is_still_begun_by_asking_for_it(language: str, line: str) -> None:
    place = parse_fen("W:W21,22:B1,2", ITALIAN_FID.variant)
    found = understand_line(line, place, ITALIAN_FID, vocabulary(language))
    meant = meanings_of(found)[0] if found and not hasattr(found, "command") else found
    assert getattr(meant, "command", None) is Command.NEW_GAME
