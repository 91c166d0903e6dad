"""The question whether a game is left for a new one says which one was asked for, in few words too."""

import pytest

from assistant.dialogue.questions import NewGame
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

CASES = [
    ("it", "nuova internazionale", "dama internazionale", "sì o no"),
    ("it", "nuova col nero livello 3", "tu col Nero, contro il computer al livello 3", "sì o no"),
    ("en", "new international", "international draughts", "yes or no"),
    ("en", "new game as black, level 3", "playing Black, against the computer at level 3", "yes or no"),
    ("en", "two players Anna and Bruno", "two players: Anna, Bruno", "yes or no"),
    ("pt", "nova internacional", "damas internacionais", "sim ou não"),
    ("pt-BR", "nova com as pretas", "com as pretas", "sim ou não"),
    *(
        ("it", line, "dama italiana, contro il computer al livello 2", "sì o no")
        for line in ("vorrei giocare a dama italiana a livello 2", "un'italiana a livello 2")
    ),
    *(
        ("en", line, "international draughts, against the computer at level 3", "yes or no")
        for line in ("I'd like to play international draughts at level 3", "international, level 3")
    ),
    (
        *("pt", "quero jogar damas internacionais no nível 2"),
        *("damas internacionais, contra o computador no nível 2", "sim ou não"),
    ),
]


@pytest.mark.parametrize("verbosity", [0, 1, 2])
@pytest.mark.parametrize(("language", "line", "named", "answers"), CASES)
def test_what_was_asked_for_is_named(
    language: str, line: str, named: str, answers: str, verbosity: int
) -> None:
    talk = Talk(settings_for(language=language, verbosity=verbosity))
    talk.type("22-18")
    talk.answer("12-16")
    (asked,) = talk.type(line)
    assert named in asked
    assert answers in asked
    question = talk.dialogue.talk.here.asked
    assert question
    assert isinstance(question.about, NewGame)
    assert named in talk.type("?")[-1], "and again when it is asked again"


STAYS = [
    ("it", "due giocatori: Anna e Bruno", ("dama internazionale", "Anna, Bruno", "Anna col Bianco")),
    ("it", "due giocatori", ("dama internazionale", "in due")),
    ("en", "new two players", ("international draughts", "two players")),
    ("en", "two players: Anna and Bruno", ("international draughts", "Anna playing White")),
    ("pt", "dois jogadores Ana e Bruno", ("damas internacionais", "Ana com as brancas")),
    ("pt-BR", "dois jogadores Ana e Bruno", ("damas internacionais", "Ana com as brancas")),
]
AGAINST = [
    ("it", "nuova contro il computer", ("dama italiana", "tu col Bianco", "contro il computer")),
    ("it", "nuova col nero", ("dama italiana", "tu col Nero", "contro il computer")),
    ("en", "new against the computer", ("Italian draughts", "playing White", "against the computer")),
    ("en", "new game at level 3", ("Italian draughts", "playing White", "the computer at level 3")),
    ("pt", "nova contra o computador", ("damas italianas", "com as brancas", "contra o computador")),
]


@pytest.mark.parametrize(("language", "line", "named"), STAYS)
def test_with_other_players_the_rules_that_stay_and_the_colours_are_named(
    language: str, line: str, named: tuple[str, ...]
) -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, language=language))
    talk.type("32-28")
    talk.answer("19-23")
    _assert_played(talk, line, named)


@pytest.mark.parametrize(("language", "line", "named"), AGAINST)
def test_two_who_go_over_to_the_computer_hear_game_and_colour(
    language: str, line: str, named: tuple[str, ...]
) -> None:
    talk = Talk(settings_for(language=language, white=Player(name="Anna"), black=Player(name="Bruno")))
    talk.type("22-18")
    _assert_played(talk, line, named)


def _assert_played(talk: Talk, line: str, named: tuple[str, ...]) -> None:
    """What is named is what is played after a yes."""
    (asked,) = talk.type(line)
    assert all(each in asked for each in named), asked
    variant = talk.game.regulation.variant
    talk.type(next(yes for yes in ("sì", "yes", "sim") if f"{yes} o" in asked))
    assert not talk.game.plies, "another game has begun"
    assert talk.game.regulation.variant is variant
    people = talk.dialogue.talk.settings.people
    assert len(people) == (1 if any("omputa" in each or "omputer" in each for each in named) else 2)
    if len(people) == 1:
        assert (people == (Side.BLACK,)) is ("tu col Nero" in named)


@pytest.mark.parametrize("line", ["nuova livello 3", "nuova col nero"])
def test_against_the_computer_as_before_the_rules_need_no_name(line: str) -> None:
    talk = Talk(settings_for(language="it"))
    talk.type("22-18")
    talk.answer("12-16")
    (asked,) = talk.type(line)
    assert "dama" not in asked


@pytest.mark.parametrize(
    ("line", "told"), [("nuova", "Partita nuova: sì o no?"), ("scambia", "Nuova col Nero: sì o no?")]
)
def test_a_new_game_like_the_last_one_needs_no_name(line: str, told: str) -> None:
    talk = Talk(settings_for(language="it", verbosity=0))
    talk.type("22-18")
    talk.answer("12-16")
    assert talk.type(line) == [told]


@pytest.mark.parametrize(
    ("line", "is_offered"),
    [
        ("new international game", True),
        ("new blindfold game", False),
        ("new international game blindfold", False),
        ("new international blindfold with 5 questions", False),
    ],
)
def test_what_a_next_start_would_not_keep_is_not_offered_for_it(line: str, *, is_offered: bool) -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("resign")
    talk.type("yes")
    told = talk.type(line)
    assert not talk.game.outcome, "a new game has begun"
    assert any("startup this" in each for each in told) is is_offered
