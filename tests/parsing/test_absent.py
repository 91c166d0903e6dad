"""What people look for that is not there is told by its name, and what is there is read as ever."""

import pytest

from assistant.parsing.absent import Thing
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.context import Context
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.moving.situation import Situation
from assistant.parsing.understanding import understand
from assistant.parsing.words.vocabulary import vocabulary
from tests.dialogue.support.talk import Talk, settings_for
from tests.parsing.corpus import place_of
from tests.parsing.support.understood import understand_line

SAID = {
    "en": {
        Thing.ANALYSIS: (
            *("where did I go wrong?", "what were my mistakes?", "find the mistakes in my game"),
            *("is there an analysis of the game", "how did I play", "what was my worst move"),
            *("was my last move good?", "was that a bad move"),
        ),
        Thing.ONLINE: (
            *("play a friend over the internet", "can I play online?", "can I play on lichess"),
            *("new game against Bob online", "internet", "play online with my brother"),
            "I want to play on the internet with my cousin",
        ),
        Thing.VARIANT: (
            *("brazilian draughts", "do you know russian draughts?", "let's play chess"),
            *("new game brazilian", "play english draughts with Bob", "the rules of turkish draughts"),
        ),
    },
    "it": {
        Thing.ANALYSIS: (
            "dove ho sbagliato?",
            "che errori ho fatto?",
            "fai l'analisi della partita",
            "era buona la mia mossa?",
        ),
        Thing.ONLINE: (
            *("giocare con un amico su internet", "posso giocare con Luca in rete?", "gioco online"),
            *("gioca online con mio fratello", "voglio giocare su internet con mia sorella"),
        ),
        Thing.VARIANT: (
            *("dama brasiliana", "nuova partita dama russa", "giochi a scacchi?", "dama inglese"),
            "voglio giocare a dama turca con un amico",
        ),
    },
    "pt": {
        Thing.ANALYSIS: (
            "onde errei?",
            "que erros cometi?",
            "faz uma análise do jogo",
            "foi um bom lance?",
        ),
        Thing.ONLINE: (
            *("jogar com um amigo pela internet", "dá pra jogar online?", "jogar na internet"),
            "jogar online com o meu irmão",
        ),
        Thing.VARIANT: ("damas brasileiras", "quero jogar damas russas", "jogas xadrez?"),
    },
}
EVERY = [
    (language, thing, line)
    for language, things in SAID.items()
    for thing, lines in things.items()
    for line in lines
]


@pytest.mark.parametrize(("language", "thing", "line"), EVERY)
def test_it_is_known_by_its_words(language: str, thing: Thing, line: str) -> None:
    found = understand_line(line, *place_of("S"), vocabulary(language))
    assert found == CommandMeant(Command.ABSENT, rest=thing.value)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("en", each) for each in ("english", "international draughts", "italian game", "rules")),
        *(("en", each) for each in ("new game against Bob", "go on")),
        *(("it", each) for each in ("inglese", "dama internazionale", "nuova partita a distanza")),
        *(("it", each) for each in ("in inglese", "partita con Luca", "ho sbagliato")),
        *(("pt", each) for each in ("inglês", "damas internacionais", "português do Brasil")),
    ],
)
def test_what_is_there_is_no_such_thing(language: str, line: str) -> None:
    match understand_line(line, *place_of("S"), vocabulary(language)):
        case CommandMeant(command=command) | Likely(CommandMeant(command=command)):
            assert command is not Command.ABSENT
        case Perhaps(meanings):
            assert CommandMeant(Command.ABSENT) not in meanings


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "analyse the game", "I do not analyse games yet"),
        ("en", "where did I go wrong?", "I do not analyse games yet"),
        ("it", "analizza la partita", "Non so ancora analizzare le partite"),
        ("it", "giocare con un amico su internet", "Qui non si gioca su internet"),
        ("pt", "analisa a partida", "Ainda não sei analisar partidas"),
        ("pt", "damas brasileiras", "Conheço dois jogos, as damas italianas e as damas internacionais"),
        ("pt-BR", "analisa o jogo", "Ainda não sei analisar partidas"),
    ],
)
def test_it_is_told_what_there_is_instead(language: str, line: str, told: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("11-15")
    (said,) = talk.type(line)
    assert said.startswith(told)
    assert talk.dialogue.talk.here.asked is None
    assert len(talk.game.plies) == 2


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("en", each) for each in ("what did I do wrong?", "which move was bad")),
        *(("it", each) for each in ("che errore ho fatto", "quale mossa era sbagliata?")),
        *(("pt", each) for each in ("o que fiz de errado", "qual foi o lance errado?")),
    ],
)
def test_what_was_wrong_is_a_move_that_was_refused_or_was_played(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    assert "run.py analyse" in talk.type(line)[0]
    talk.type("31-13")
    assert "4.1" in talk.type(line)[0]


def test_what_was_wrong_is_told_of_a_move_that_was_refused() -> None:
    here = Situation(*place_of("S"), vocabulary("en"))
    refused = understand("was that a mistake", Context(here, is_refused=True)).found
    assert refused == CommandMeant(Command.WHY)
    found = understand("was that a mistake", Context(here)).found
    assert found == CommandMeant(Command.ABSENT, rest=Thing.ANALYSIS.value)
