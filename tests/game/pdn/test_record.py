"""Games that were played here, as trees and as PDN, and back."""

import random

import pytest

from assistant.game.deeds import DrawAgreed, OfferAnswered, OfferMade, PositionSet, Resigned
from assistant.game.game import Game
from assistant.game.pdn.reader import read
from assistant.game.pdn.record import game_of, tree_of
from assistant.game.pdn.results import Result
from assistant.game.pdn.tree import Flaw, PdnGame
from assistant.game.pdn.writer import write
from assistant.game.record import SetPosition
from assistant.rules.articles import Article
from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID, REGULATIONS, Regulation
from assistant.rules.side import Side
from assistant.rules.variant import ITALIAN

every_regulation = pytest.mark.parametrize(
    "regulation", REGULATIONS, ids=lambda each: f"{each.variant.name}-{each.name}"
)


def played(regulation: Regulation, seed: int, plies: int = 60) -> Game:
    chance = random.Random(seed)
    game = Game(start_position(regulation.variant), regulation)
    for _ in range(plies):
        if not game.legal:
            break
        game.play(chance.choice(game.legal))
        if chance.random() < 0.05:
            game.take_back(1)
        if chance.random() < 0.05 and game.legal:
            article = chance.choice([regulation.opponent_decides, None])
            position = game.position.with_side_to_move(chance.choice(list(Side)))
            is_of_move = article is not None and chance.random() < 0.5 and game.plies_back > 0
            game.do(PositionSet(position, article, "Ugo" if article else "", is_of_move))
    return game


def again(tree: PdnGame) -> PdnGame:
    (read_again,) = read(write(tree).splitlines(keepends=True))
    assert read_again.problems == []
    return read_again


def told(game: Game) -> list[object]:
    """What of a game is in its file: not which of two routes to the same position."""
    return [
        entry.cause if isinstance(entry.cause, SetPosition) else entry.position
        for entry in game.entries
    ]


@every_regulation
@pytest.mark.parametrize("seed", range(25))
def test_a_game_is_written_and_read_again(regulation: Regulation, seed: int) -> None:
    game = played(regulation, seed)
    tree = again(tree_of(game, {"White": "Anna", "Black": "computer"}))
    assert tree.tags == {"White": "Anna", "Black": "computer"}
    assert tree.regulation is regulation
    assert told(game_of(tree)) == told(game)
    assert [ply.written for ply in game_of(tree).plies] == [ply.written for ply in game.plies]


def test_results() -> None:
    game = Game(start_position(ITALIAN), ITALIAN_FID)
    assert tree_of(game, {}).result is Result.UNKNOWN
    game.do(Resigned(Side.WHITE))
    assert again(tree_of(game, {})).result is Result.BLACK
    drawn = Game(start_position(ITALIAN), ITALIAN_FID)
    for deed in (OfferMade("draw", Side.WHITE), OfferAnswered("draw", Side.BLACK, True), DrawAgreed()):
        drawn.do(deed)
    assert again(tree_of(drawn, {})).result is Result.DRAW


def test_an_irregularity_that_was_kept_is_a_setup_with_a_comment() -> None:
    game = Game(start_position(ITALIAN), ITALIAN_FID)
    game.play(game.legal[0])
    kept = parse_fen("B:W21,22,23:B1,2", ITALIAN)
    article = ITALIAN_FID.opponent_decides
    game.do(PositionSet(kept, article, "Anna", True))
    text = write(tree_of(game, {}))
    assert '/FEN "B:W21,22,23:B1,2"/ {[%kept capo1 8.2 move] 8.2 Anna}' in " ".join(text.split())
    setup = again(tree_of(game, {})).end
    assert setup.kept
    assert (setup.kept.article, setup.kept.decided_by) == (article, "Anna")
    assert setup.comments == ()


def test_a_position_to_begin_from() -> None:
    start = parse_fen("B:W18,K10:B12,K31", ITALIAN)
    tree = again(tree_of(Game(start, ITALIAN_FID), {}))
    assert tree.start == start


def test_a_line_is_a_game_as_far_as_it_is_legal() -> None:
    (tree,) = read(['[GameType "22"]\n', "1. 22-18 12-15 2. 1-2 *"])
    assert [ply.written for ply in game_of(tree).plies] == ["22-18", "12-15"]


def test_a_line_goes_on_where_the_text_has_ended_the_game() -> None:
    """The Portuguese text ends a game by itself at the third repetition (6.1)."""
    start = "W:W46,K50:B5,K1"
    moves = "50-44 1-7 44-50 7-1 " * 3
    for name, plies in (("portuguese", 8), ("fid", 12)):
        tags = f'[GameType "20"]\n[Regulation "{name}"]\n[FEN "{start}"]\n'
        (tree,) = read([*tags.splitlines(keepends=True), f"{moves} *"])
        assert tree.problems == []
        assert len(game_of(tree).plies) == plies


@every_regulation
@pytest.mark.parametrize("seed", range(8))
def test_a_game_that_hides_its_position_is_written_as_what_was_done(
    regulation: Regulation, seed: int
) -> None:
    game = played(regulation, seed)
    if not any(isinstance(entry.cause, SetPosition) for entry in game.entries):
        game.do(PositionSet(game.position, regulation.opponent_decides, "Ugo"))
    tree = tree_of(game, {}, hides_position=True)
    text = write(tree)
    kept = [each for each in game.entries if isinstance(each.cause, SetPosition) and each.cause.article]
    assert text.count("[%kept") == len(kept)
    assert not any(f'/FEN "{format_fen(each.position)}"/' in text for each in kept)
    assert told(game_of(again(tree))) == told(game)
    assert write(again(tree)) == text


def test_what_was_done_and_cannot_have_been_is_told_as_a_flaw() -> None:
    lines = ['[GameType "22"]\n', "1. 22-18 {[%kept capo1 8.1.2 B:-18,+W22] 8.1.2 Ugo} 2. 10-14 *"]
    (tree,) = read(lines)
    assert not tree.problems
    (tree,) = read([lines[0], lines[1].replace("B:-18", "B:-19")])
    assert [problem.flaw for problem in tree.problems] == [Flaw.BAD_FEN]


def test_what_is_not_ours_is_no_game() -> None:
    (tree,) = read(['[GameType "25"]\n', "1. c3-d4 *"])
    with pytest.raises(ValueError, match="not ours"):
        game_of(tree)
    with pytest.raises(ValueError, match="not ours"):
        game_of(PdnGame(ITALIAN_FID, None))


def test_articles_of_every_text_come_back() -> None:
    for regulation in REGULATIONS:
        game = Game(start_position(regulation.variant), regulation)
        game.do(PositionSet(game.position, Article(regulation.text, "9"), "", False))
        setup = again(tree_of(game, {})).end
        assert setup.kept
        assert setup.kept.article == Article(regulation.text, "9")
