"""What is heard of kept games and of the clock: which game, and how sure it must be."""

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import CHANGING, UNDONE
from assistant.parsing.hearing.heard import Heard, understand
from assistant.parsing.hearing.margins import MARGINS
from assistant.parsing.likely import Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID


def hear(language: str, *alternatives: tuple[str, float]) -> Heard:
    return understand(
        alternatives, start_position(ITALIAN_FID.variant), ITALIAN_FID, vocabulary(language)
    )


@pytest.mark.parametrize(
    ("language", "said", "command", "rest"),
    [
        ("it", "partite", Command.GAMES, ""),
        ("it", "partite vinte", Command.GAMES, "vinte"),
        ("it", "partite di ieri", Command.GAMES, "di ieri"),
        ("it", "cancella la partita dodici", Command.DELETE_GAME, "12"),
        ("it", "recupera la partita numero tre", Command.RESTORE_GAME, "3"),
        ("en", "delete game twelve", Command.DELETE_GAME, "12"),
        ("en", "delete forever game twelve", Command.PURGE_GAME, "12"),
        ("en", "continue game three", Command.CONTINUE, "3"),
        ("en", "games from yesterday", Command.GAMES, "from yesterday"),
        ("pt", "apagar a partida doze", Command.DELETE_GAME, "12"),
        ("pt", "retomar a partida vinte e dois", Command.CONTINUE, "22"),
    ],
)
def test_a_game_is_meant_by_its_number_and_by_known_words(
    language: str, said: str, command: Command, rest: str
) -> None:
    assert hear(language, (said, 0.0)).verdict == CommandMeant(command, rest=rest)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("it", "partite con anna"),  # a word that no model knows
        ("it", "partite ventidue diciotto"),  # sooner a move
        ("en", "delete game twenty two eighteen"),
        ("pt", "apagar a partida vinte e dois dezoito"),
    ],
)
def test_names_and_several_numbers_are_sooner_something_else(language: str, said: str) -> None:
    assert not isinstance(hear(language, (said, 0.0)).verdict, CommandMeant)


@pytest.mark.parametrize(
    ("said", "command", "needed"),
    [
        ("pause", Command.PAUSE, MARGINS.setting),
        ("delete the game", Command.DELETE_GAME, MARGINS.setting),
        ("restore the game", Command.RESTORE_GAME, MARGINS.setting),
        ("continue the game", Command.CONTINUE, MARGINS.change),  # of talk by 1.6, measured
        ("delete forever", Command.PURGE_GAME, MARGINS.change),
        ("i resign", Command.RESIGN, MARGINS.change),
    ],
)
def test_what_can_be_undone_need_be_less_clear(said: str, command: Command, needed: float) -> None:
    rival = "four game"
    less = Perhaps((CommandMeant(command),)) if needed > MARGINS.offered else None
    assert hear("en", (said, 0.0), (rival, 0.1 - needed)).verdict == less
    assert hear("en", (said, 0.0), (rival, 0.1 - MARGINS.offered)).verdict is None
    assert hear("en", (said, 0.0), (rival, -0.1 - needed)).verdict == CommandMeant(command)


def test_what_cannot_be_undone_stays_so() -> None:
    assert UNDONE < CHANGING
    assert not UNDONE & {
        Command.CONTINUE,
        Command.PURGE_GAME,
        Command.RESIGN,
        Command.NEW_GAME,
        Command.QUIT,
    }
