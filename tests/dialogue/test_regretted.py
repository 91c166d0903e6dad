"""Who regrets the end of a game, or a move, is asked whether it is taken back, in whatever words."""

import pytest

from assistant.dialogue.questions import Guess, TakeBack
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

WORDS = {"it": ("abbandono", "sì"), "en": ("resign", "yes")} | dict.fromkeys(
    ("pt", "pt-BR"), ("abandono", "sim")
)
TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}

GO_ON = [
    *[("it", line) for line in ("non volevo continuare", "continua la partita", "voglio continuare")],
    *[("it", line) for line in ("posso continuare?", "la partita continua", "torniamo a giocare")],
    *[("it", line) for line in ("non volevo abbandonare", "ritiro l'abbandono", "riapri la partita")],
    *[("it", line) for line in ("annulla l'abbandono", "riprendiamo la partita", "andiamo avanti")],
    *[("en", line) for line in ("I wanted to go on", "continue the game", "I want to continue")],
    *[("en", line) for line in ("let's go on", "keep playing", "resume the game", "I want to play on")],
    *[("en", line) for line in ("I didn't mean to resign", "I didn't want to resign")],
    *[("en", line) for line in ("take back the resignation", "I changed my mind")],
    *[("pt", line) for line in ("queria continuar", "continua a partida", "vamos continuar")],
    *[("pt", line) for line in ("não queria desistir", "retomar a partida", "anular a desistência")],
    *[("pt", line) for line in ("mudei de ideias", "quero continuar a jogar", "reabrir a partida")],
    *[("pt-BR", line) for line in ("quero continuar jogando", "continue a partida", "mudei de ideia")],
]
SLIPS = [
    *[("it", line) for line in ("ho sbagliato", "mi sono sbagliato", "mossa sbagliata", "che errore")],
    *[("it", line) for line in ("ho sbagliato tutto", "scusa ho sbagliato", "ho sbagliato pedina")],
    *[("it", line) for line in ("ho giocato male", "ho commesso un errore")],
    *[("en", line) for line in ("I made a mistake", "wrong move", "I was wrong", "I got it wrong")],
    *[("en", line) for line in ("I played the wrong move", "that was wrong", "I messed up", "I erred")],
    *[("en", line) for line in ("I moved wrong", "I changed my mind")],
    *[("pt", line) for line in ("errei", "enganei-me", "lance errado", "jogada errada", "joguei mal")],
    *[("pt", line) for line in ("equivoquei-me", "não era isso", "mudei de ideias")],
    *[("pt-BR", line) for line in ("me confundi", "me enganei", "jogada errada", "lance errado")],
]


def begun(language: str) -> Talk:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16", score=-1000)
    return talk


def resigned(language: str) -> Talk:
    talk = begun(language)
    for line in WORDS[language]:
        talk.type(line)
    assert talk.game.outcome
    return talk


@pytest.mark.parametrize(("language", "line"), GO_ON)
def test_who_wants_an_ended_game_to_go_on_is_asked_and_has_it(language: str, line: str) -> None:
    talk = resigned(language)
    assert len(talk.type(line)) == 1
    question = talk.dialogue.talk.here.asked
    assert question
    assert question.about == Guess(CommandMeant(Command.TAKE_BACK))
    assert talk.game.outcome, "nothing is undone without a yes"
    talk.type(WORDS[language][1])
    assert talk.game.outcome is None
    assert [ply.written for ply in talk.game.plies] == ["22-18", "12-16"]


@pytest.mark.parametrize(
    ("language", "line", "undo"),
    [("it", "continua", "riprendi"), ("en", "continue", "undo"), ("pt", "continuar", "desfazer")],
)
def test_where_nothing_is_left_to_read_how_the_game_goes_on_is_told(
    language: str, line: str, undo: str
) -> None:
    assert undo in resigned(language).type(line)[-1]
    assert len(begun(language).type(line)) == 1


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "leggi il resto"),
        ("it", "continua a leggere"),
        ("en", "continue reading"),
        ("it", "patta"),
    ],
)
def test_what_is_no_regret_undoes_nothing(language: str, line: str) -> None:
    talk = resigned(language)
    talk.type(line)
    assert talk.dialogue.talk.here.asked is None


def test_in_blindfold_what_cannot_be_is_not_asked_about() -> None:
    talk = Talk(settings_for(language="it", questions=5))
    talk.type("22-18")
    talk.answer("12-16")
    for line in WORDS["it"]:
        talk.type(line)
    (told,) = talk.type("voglio continuare")
    assert "finita" in told
    assert "riprendi" not in told
    assert talk.dialogue.talk.here.asked is None


def test_of_two_the_other_one_agrees() -> None:
    talk = Talk(settings_for(ITALIAN_FID, language="it", **TWO))
    for line in ("22-18", "abbandona il bianco", "bianco sì", "non volevo continuare"):
        talk.type(line)
    (asked,) = talk.type("sì")
    assert "Bruno" in asked
    question = talk.dialogue.talk.here.asked
    assert question
    assert question.to is Side.BLACK


@pytest.mark.parametrize(("language", "line"), SLIPS)
def test_whose_move_was_a_slip_is_asked_whether_it_is_taken_back(language: str, line: str) -> None:
    talk = begun(language)
    assert len(talk.type(line)) == 1
    question = talk.dialogue.talk.here.asked
    assert question
    assert question.about in (TakeBack(1), Guess(CommandMeant(Command.TAKE_BACK)))
    talk.type(WORDS[language][1])
    assert talk.game.plies == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *[
            ("it", line)
            for line in ("cosa ho sbagliato?", "cosa c'è di sbagliato", "perché è sbagliata?")
        ],
        *[("en", line) for line in ("what's wrong?", "what was wrong", "why is it wrong")],
        *[("pt", line) for line in ("o que está errado?", "porque está errado")],
    ],
)
def test_who_asks_what_was_wrong_is_told(language: str, line: str) -> None:
    talk = begun(language)
    talk.type("18-25")
    talk.type(line)
    assert talk.dialogue.talk.here.asked is None
