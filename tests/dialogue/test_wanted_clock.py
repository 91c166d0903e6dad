"""A new game with a clock, wanted by conversation."""

from dataclasses import replace

import pytest

from assistant.dialogue.question_text import format_question, parse_question
from assistant.game.time_control import format_clock, parse_clock
from assistant.rules.side import Side
from assistant.rules.variant import VARIANTS
from assistant.settings.settings import Settings
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for


def clocks(talk: Talk) -> tuple[str, str]:
    settings = talk.dialogue.talk.settings
    white, black = (format_clock(settings.clock(side)) for side in Side)
    return white, black


def timed(white: str, black: str) -> Settings:
    return settings_for(language="en", white_clock=parse_clock(white), black_clock=parse_clock(black))


def begun(language: str, settings: Settings | None = None) -> Talk:
    """A conversation in which a person has moved."""
    talk = Talk(settings or settings_for(language=language))
    talk.type("22-18")
    talk.answer("11-15")
    return talk


@pytest.mark.parametrize(
    ("language", "line", "clock"),
    [
        ("it", "nuova partita con dieci minuti a testa", "Orologio, per ciascuno: 10 minuti."),
        (
            "en",
            "new game, ten minutes each plus five seconds",
            "Clock, for each: 10 minutes, plus 5 seconds with each move.",
        ),
        ("pt", "nova partida com dez minutos cada", "Relógio, para cada um: 10 minutos."),
        ("pt-BR", "nova partida com dez minutos pra cada", "Relógio, para cada um: 10 minutos."),
    ],
)
def test_a_game_with_a_clock_begins(language: str, line: str, clock: str) -> None:
    talk = Talk(settings_for(language=language))
    assert any(clock in each for each in talk.type(line))
    assert talk.dialogue.talk.table.clock is not None
    assert not talk.game.plies


@pytest.mark.parametrize(
    ("language", "line", "named"),
    [
        ("it", "nuova partita con dieci minuti a testa", "ciascuno con 10 minuti"),
        ("it", "nuova partita senza orologio", "senza orologio"),
        (
            "it",
            "nuova partita, 5 minuti per me e 3 per te",
            "tu con 5 minuti, l'avversario con 3",
        ),
        ("en", "new game, 5+3", "each with 5 minutes, plus 3 seconds with each move"),
        ("en", "new game, you get 5 minutes, I get 10", "your opponent with 5 minutes, you with 10"),
        ("en", "new game, white 10 minutes, black 5", "White with 10 minutes, Black with 5 minutes"),
        ("pt", "nova partida, 5 minutos para mim e 3 para ti", "5 minutos para si, 3 minutos para o"),
        ("pt-BR", "nova partida, 5 minutos pra mim e 3 pra você", "5 minutos para você, 3 minutos"),
    ],
)
def test_where_a_game_is_under_way_the_question_names_the_clock(
    language: str, line: str, named: str
) -> None:
    talk = begun(language)
    game = talk.game
    (asked,) = talk.type(line)
    assert named in asked
    assert talk.game is game
    question = talk.dialogue.talk.here.asked
    assert question
    assert parse_question(format_question(question), VARIANTS["italian"]) == question
    talk.type({"it": "sì", "en": "yes"}.get(language, "sim"))
    assert not talk.game.plies


def test_what_is_not_said_stays_as_it_is() -> None:
    talk = Talk(timed("10+5", "10+5"))
    talk.type("new game as black")
    assert clocks(talk) == ("10+5", "10+5")
    talk.type("new game with 3 minutes each")
    settings = talk.dialogue.talk.settings
    assert (clocks(talk), settings.people) == (("3", "3"), (Side.BLACK,))
    talk.type("new game without a clock")
    assert clocks(talk) == ("none", "none")
    assert talk.dialogue.talk.table.clock is None


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("new game, 5 minutes for me, 3 for you", ("5", "3")),
        ("new game as black, 5 minutes for me, 3 for you", ("3", "5")),
        ("new game: you get 3 minutes, I get 5", ("5", "3")),
        ("new game, black 5 minutes, white 3", ("3", "5")),
    ],
)
def test_each_side_has_the_time_that_is_said_of_it(line: str, expected: tuple[str, str]) -> None:
    talk = Talk(settings_for(language="en"))
    talk.type(line)
    assert clocks(talk) == expected


@pytest.mark.parametrize("line", ["swap sides", "new game as black"])
def test_who_changes_the_colour_takes_their_time_along(line: str) -> None:
    talk = Talk(timed("5", "3"))
    talk.type(line)
    if talk.dialogue.talk.here.asked:
        talk.type("yes")
    assert talk.dialogue.talk.settings.people == (Side.BLACK,)
    assert clocks(talk) == ("3", "5")


def test_between_two_people_the_time_goes_along_too() -> None:
    talk = Talk(replace(timed("5", "3"), white=Player(name="Ann"), black=Player(name="Bob")))
    talk.type("swap sides")
    if talk.dialogue.talk.here.asked:
        talk.type("yes")
    assert talk.dialogue.talk.settings.white.name == "Bob"
    assert clocks(talk) == ("3", "5")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "ho dieci minuti"),
        ("it", "dammi un minuto"),
        ("it", "gioco da dieci minuti"),
        ("en", "I have ten minutes"),
        ("en", "new game in ten minutes"),
        ("pt", "tenho dez minutos"),
        ("pt-BR", "me dá um minuto"),
    ],
)
def test_time_that_is_only_mentioned_begins_and_changes_nothing(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    game, before = talk.game, talk.dialogue.talk.settings
    talk.type(line)
    assert talk.game is game
    assert talk.dialogue.talk.settings == before


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("it", "nuova partita con l'orologio", "nuova partita con 10 minuti a testa"),
        ("it", "voglio giocare con l'orologio", "nuova partita con 10 minuti a testa"),
        ("en", "new game with a clock", "new game with 10 minutes each"),
        ("pt", "nova partida com relógio", "nova partida com 10 minutos cada"),
        ("pt-BR", "nova partida com um relógio", "nova partida com 10 minutos cada"),
    ],
)
def test_a_clock_without_a_time_is_asked_for_it(language: str, line: str, told: str) -> None:
    talk = Talk(settings_for(language=language))
    game = talk.game
    said = talk.type(line)
    if talk.dialogue.talk.here.asked:
        said = talk.type({"it": "sì", "en": "yes"}.get(language, "sim"))
    assert any(told in each for each in said)
    assert talk.game is game


def test_a_clock_without_a_time_has_that_of_the_last_game() -> None:
    talk = begun("en", timed("10+5", "5"))
    talk.type("new game with a clock")
    talk.type("yes")
    assert not talk.game.plies
    assert clocks(talk) == ("10+5", "5")


@pytest.mark.parametrize("line", ["clock", "the clock", "how is the clock", "stop the clock"])
def test_a_clock_that_is_asked_about_wants_no_game(line: str) -> None:
    talk = begun("en", timed("10+5", "5"))
    talk.type(line)
    talk.type("yes")  # whatever it was asked about
    assert len(talk.game.plies) == 2
