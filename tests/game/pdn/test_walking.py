"""Finding one's way in the tree of a game: numbers, lines, variations, the game as it stood."""

import pytest

from assistant.game.pdn import walking
from assistant.game.pdn.reader import read
from assistant.game.pdn.record import game_of
from assistant.game.pdn.tree import PdnGame
from assistant.game.pdn.walking import begun_at, game_on, line_of, numbered, on_line, others
from assistant.rules.side import Side
from assistant.rules.variant import VARIANTS, Variant
from tests.game.pdn.support.trees import random_tree


def tree_of(moves: str, tags: str = "") -> PdnGame:
    (tree,) = read(f'[GameType "22"]\n{tags}\n{moves}\n'.splitlines(keepends=True))
    return tree


def test_moves_are_numbered_as_a_score_does() -> None:
    tree = tree_of("1. 22-18 12-16 (1... 11-15 2. 23-20) 2. 21-17 9-13 *")
    assert [numbered(each) for each in tree.moves] == [
        *((1, Side.WHITE), (1, Side.BLACK)),
        *((2, Side.WHITE), (2, Side.BLACK)),
    ]
    assert numbered(tree.root) == (1, Side.WHITE)
    variation = tree.moves[1].variations[0]
    assert numbered(variation) == (1, Side.BLACK)
    assert numbered(variation.children[0]) == (2, Side.WHITE)


def test_a_game_that_black_begins_begins_with_one_too() -> None:
    tree = tree_of("1... 10-14 2. 22-18 *", '[FEN "B:W22,32:B1,10"]\n')
    assert [numbered(each) for each in tree.moves] == [(1, Side.BLACK), (2, Side.WHITE)]
    assert on_line(tree.root, 1) is tree.moves[0]
    assert on_line(tree.root, 1, Side.WHITE) is None


def test_a_move_is_found_in_the_line_where_one_is() -> None:
    tree = tree_of("1. 22-18 12-16 (1... 11-15 2. 23-20 12-16) 2. 21-17 9-13 *")
    variation = tree.moves[1].variations[0]
    assert on_line(tree.root, 2, Side.BLACK) is tree.moves[3]
    assert on_line(variation, 2) is variation.children[0]
    assert on_line(variation, 3) is None
    assert line_of(variation)[0] is tree.moves[0]
    assert len(line_of(variation)) == 4
    assert others(tree.moves[1]) == others(tree.moves[0]) == others(variation) == [variation]
    assert begun_at(variation.children[0]) is variation
    assert begun_at(tree.moves[3]) is None


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda variant: variant.name)
def test_the_game_stands_as_the_node_does_wherever_that_is(variant: Variant) -> None:
    for seed in range(60):
        tree = random_tree(seed, variant, 25)
        for node in tree.root.all_below():
            game = game_on(tree, node)
            assert game
            assert game.position == node.position
            assert game.regulation is tree.regulation
            number, side = numbered(node)
            if not node.fen:
                assert side is node.side
                assert game.plies[-1].move.has_same_effect(node.move)  # type: ignore[arg-type]
                assert on_line(node, number, side) is not None


def test_behind_an_illegal_move_there_is_no_game() -> None:
    tree = tree_of("1. 22-18 12-16 2. 1-32 9-13 *")
    assert game_on(tree, tree.moves[1])
    assert game_on(tree, tree.moves[2]) is None
    assert game_on(tree, tree.moves[3]) is None
    assert numbered(tree.moves[3]) == (2, Side.BLACK)


def test_of_a_very_long_game_only_the_end_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    there = ["32-28", "1-5", "28-32", "5-1"] * 20
    moves = " ".join(there)
    tree = tree_of(f"{moves} *", '[FEN "W:WK32:BK1"]\n')
    monkeypatch.setattr(walking, "LONGEST_WAY", 5)
    game = game_on(tree, tree.end)
    assert game
    assert game.position == tree.end.position
    assert len(game.plies) == 5


def test_a_move_far_down_is_found_at_once() -> None:
    there = ["32-28", "1-5", "28-32", "5-1"] * 3_000
    tree = tree_of(f"{' '.join(there)} *", '[FEN "W:WK32:BK1"]\n')
    assert on_line(tree.root, 6_000, Side.BLACK) is tree.end
    assert numbered(tree.end) == (6_000, Side.BLACK)


SET_UP = '/FEN "W:W18,K31:B5,K10"/'


@pytest.mark.parametrize(
    ("moves", "tags"),
    [
        (f"1. 22-18 11-15 2. 1-2 {SET_UP} 3. 18-14 *", ""),
        (f"1. -- 11-15 {SET_UP} 2. 18-14 *", ""),
        (f"{SET_UP} 1. 18-14 *", '[FEN "W:W18:B5x"]\n'),
    ],
)
def test_what_is_set_up_where_nobody_knows_what_stands_begins_the_game(moves: str, tags: str) -> None:
    tree = tree_of(moves, tags)
    *_, set_up, move = tree.moves
    for node, plies in ((set_up, 0), (move, 1)):
        game = game_on(tree, node)
        assert game
        assert (game.start, game.position) == (set_up.position, node.position)
        assert len(game.plies) == plies


def test_an_irregularity_of_a_move_that_is_not_there_is_one_of_the_position() -> None:
    tree = tree_of(f"{SET_UP} {{[%kept capo1 5.2 move] 5.2 Anna}} 1. 18-14 *")
    assert tree.moves[0].kept
    for node in tree.moves:
        game = game_on(tree, node)
        assert game
        assert game.position == node.position
    assert game_of(tree).position == tree.end.position


def test_where_a_repetition_had_ended_it_the_game_begins_shortly_before() -> None:
    moves = " ".join(["32-28", "1-5", "28-32", "5-1"] * 4)
    kept = '/FEN "W:WK28:BK1"/ {[%kept capo1 5.2 move] 5.2 Anna}'
    tree = tree_of(f"{moves} 32-28 {kept} *", '[Regulation "pergioco"]\n[FEN "W:WK32:BK1"]\n')
    game = game_on(tree, tree.end)
    assert game
    assert game.position == tree.end.position
    assert len(game.entries) == 2


def test_of_a_move_against_nobody_there_is_the_position_alone() -> None:
    tree = tree_of("1. 32-28 *", '[FEN "W:W32:B"]\n')
    game = game_on(tree, tree.end)
    assert game
    assert game.position == tree.end.position
