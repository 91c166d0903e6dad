"""Files as they are found: of the Italian federation, of sites, of engines, old ones."""

import pytest

from assistant.game.pdn.results import Result
from assistant.game.pdn.signs import signs_of
from assistant.game.pdn.tree import Numbering, SignSense
from assistant.rules.variant import INTERNATIONAL, ITALIAN
from tests.game.pdn.support.texts import FILES, games_of_file

NAMES = sorted(file.name for file in FILES.iterdir())


@pytest.mark.parametrize("name", NAMES)
def test_all_moves_of_all_files_are_legal(name: str) -> None:
    games = games_of_file(name)
    assert games
    for game in games:
        assert game.problems == []
        assert all(node.move for node in game.moves)
        assert game.plies > 20


def test_a_file_of_the_federation() -> None:
    games = games_of_file("federation.pdn")
    assert [game.regulation.variant for game in games if game.regulation] == [ITALIAN] * 3
    assert [game.result for game in games] == [Result.DRAW, Result.WHITE, Result.BLACK]
    assert [game.line for game in games] == [1, 15, 30]
    first = games[0]
    assert first.tags == {
        "Event": "Campionato di prova 2005, turno 1",
        "Date": "2005",
        "White": "Bassi P.",
        "Black": "Conti À.",
        "Opening": "7",
    }
    assert [(node.ply, signs_of(node)) for node in first.moves if node.nags] == [
        (3, "!"),
        (6, "?!"),
        (10, "*"),
    ]
    assert [node.nags for node in first.moves if signs_of(node) == "?!"] == [(5,)]
    assert first.sign_sense is SignSense.FID
    assert first.end.comments == ("Pari",)


def test_a_file_of_a_site_with_full_paths_and_the_wrong_corner() -> None:
    games = games_of_file("site-of-games.pdn")
    assert [game.result for game in games] == [Result.WHITE, Result.BLACK, Result.DRAW]
    assert [game.game_type for game in games] == [20] * 3
    assert any(len(node.squares) > 2 for game in games for node in game.moves)


def test_a_file_of_western_europe() -> None:
    (game,) = games_of_file("latin-1.pdn")
    assert game.tags["White"] == "Müller, José"
    assert game.root.comments == ("début tiré au sort, ça va",)


def test_a_file_of_engines_is_numbered_from_the_other_side() -> None:
    games = games_of_file("engine-mirrored.pdn")
    assert [game.numbering for game in games] == [Numbering.MIRRORED] * 2
    # Squares are ours: White's first move leaves the third row of its own side.
    assert all(21 <= game.moves[0].squares[0] <= 24 for game in games)


def test_an_old_file_without_tags_is_known_by_its_moves() -> None:
    italian, international = games_of_file("old-style.pdn")
    assert italian.regulation
    assert italian.regulation.variant is ITALIAN
    assert international.regulation
    assert international.regulation.variant is INTERNATIONAL
    assert (italian.plies, international.plies) == (24, 24)
    assert (italian.result, international.result) == (Result.WHITE, Result.BLACK)
    assert (italian.line, international.line) == (1, 27)
