"""Moves that help gives as examples are those of the game that is played, and of who asks."""

import re

import pytest

from assistant.rules.legal import legal_moves
from assistant.rules.position import start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

LANGUAGES = ("it", "en", "pt", "pt-BR")
HELP = {
    "it": ("aiuto mosse", "aiuto domande", "cosa perdo con"),
    "en": ("help moves", "help questions", "losses"),
    "pt": ("ajuda lances", "ajuda perguntas", "perdas"),
    "pt-BR": ("ajuda lances", "ajuda perguntas", "perdas"),
}
COMPUTER, PERSON = Player(is_computer=True), Player()
AS_BLACK = {"white": COMPUTER, "black": PERSON}


def pairs(line: str) -> set[tuple[int, int]]:
    """The moves of two squares that a line names, apart from whole routes."""
    plain = re.sub(r"\d+(?:x\d+){2,}", "", line)
    return {(int(one), int(other)) for one, other in re.findall(r"\b(\d+)[- ](\d+)\b", plain)}


@pytest.mark.parametrize("verbosity", [0, 1])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", [ITALIAN_FID, INTERNATIONAL_FID], ids=["italian", "international"])
@pytest.mark.parametrize("side", Side, ids=["white", "black"])
def test_an_example_could_be_played(
    side: Side, rules: Regulation, language: str, verbosity: int
) -> None:
    people = AS_BLACK if side is Side.BLACK else {}
    talk = Talk(settings_for(rules, language=language, verbosity=verbosity, **people))
    position = start_position(rules.variant).with_side_to_move(side)
    legal = {(move.start, move.end) for move in legal_moves(position)}
    # Of a move only thought of a person asks who is to move.
    for line in HELP[language][: 2 if side is Side.BLACK else 3]:
        told = " ".join(talk.type(line))
        named = pairs(told)
        assert named <= legal, told
        assert named or (verbosity == 0 and line != HELP[language][0]), told
    (moves,) = talk.type(HELP[language][0])
    route = re.search(r"\d+x\d+x\d+", moves)
    assert route
    first, *_, last = map(int, route[0].split("x"))
    assert (first > last) is (side is Side.WHITE), "men go forwards in the example of a capture too"


def test_an_example_is_of_the_position_where_that_may_be_told() -> None:
    talk = Talk(settings_for(ITALIAN_FID, "W:WK13,30:B2,5", language="en"))
    legal = {(move.start, move.end) for move in talk.game.legal}
    assert pairs(talk.type("help moves")[0]) <= legal
    blindfold = Talk(settings_for(ITALIAN_FID, "W:WK13,30:B2,5", language="en", questions=3))
    told = pairs(blindfold.type("help moves")[0])
    assert told <= {(move.start, move.end) for move in legal_moves(start_position(ITALIAN_FID.variant))}


def test_a_capture_that_stands_on_the_board_is_the_example_of_one() -> None:
    talk = Talk(settings_for(ITALIAN_FID, "W:W22,27:B19,11,10,3", language="en"))
    captures = [move for move in talk.game.legal if len(move.captured) > 1]
    (told,) = talk.type("help moves")
    assert captures
    assert "-".join(map(str, captures[0].path)).replace("-", "x") in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_speak_at_any_time_hears_a_move_of_their_own(language: str) -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, language=language, listen="open", **AS_BLACK))
    position = start_position(INTERNATIONAL_FID.variant).with_side_to_move(Side.BLACK)
    legal = {(move.start, move.end) for move in legal_moves(position)}
    told = [pairs(line) for line in talk.opening if pairs(line)]
    assert len(told) == 2, "how a move is said, and how one is typed"
    assert all(named <= legal for named in told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["xyzzy plugh", "Anna: xyzzy plugh", "Bruno: xyzzy plugh"])
def test_of_two_at_one_machine_the_example_can_be_played_whoever_speaks(
    language: str, line: str
) -> None:
    talk = Talk(settings_for(language=language, white=Player(name="Anna"), black=Player(name="Bruno")))
    ((move,),) = (pairs(told) for told in talk.type(line))
    assert move in {(legal.start, legal.end) for legal in talk.game.legal}
