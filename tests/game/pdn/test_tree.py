"""Walking through a tree and changing it."""

import pytest

from assistant.game.pdn.tree import Node, PdnGame
from assistant.rules.legal import legal_moves
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.side import Side
from assistant.rules.variant import ITALIAN


def begun() -> PdnGame:
    return PdnGame(ITALIAN_FID, start_position(ITALIAN))


def play(node: Node, *ends: tuple[int, int]) -> Node:
    for start, end in ends:
        assert node.position
        move = next(m for m in legal_moves(node.position) if (m.start, m.end) == (start, end))
        node = node.add(move)
    return node


def test_a_line_and_a_variation() -> None:
    game = begun()
    last = play(game.root, (22, 18), (12, 15), (21, 17))
    instead = play(game.root, (22, 18), (12, 16), (23, 20))
    assert [node.squares for node in game.moves] == [(22, 18), (12, 15), (21, 17)]
    assert game.plies == 3
    assert game.end is last
    assert last.is_on_main_line
    assert not instead.is_on_main_line
    first = instead.parent
    assert first
    assert first.is_variation
    assert game.moves[1].variations == [first]
    assert first.variations == []
    assert [node.ply for node in last.back()] == [3, 2, 1, 0]
    assert [node.side for node in game.moves] == [Side.WHITE, Side.BLACK, Side.WHITE]
    assert [node.squares for node in game.root.all_below()] == [
        *((22, 18), (12, 15), (21, 17)),
        *((12, 16), (23, 20)),
    ]


def test_a_move_that_is_there_is_not_there_twice() -> None:
    game = begun()
    assert play(game.root, (22, 18)) is play(game.root, (22, 18))
    assert len(game.root.children) == 1


def test_a_variation_becomes_the_main_line_and_goes() -> None:
    game = begun()
    play(game.root, (22, 18))
    other = play(game.root, (23, 19), (12, 16))
    first = other.parent
    assert first
    first.make_main()
    assert game.end is other
    first.remove()
    assert first.parent is None
    assert [node.squares for node in game.moves] == [(22, 18)]
    with pytest.raises(ValueError, match="root"):
        game.root.remove()


def test_what_was_set_up_is_no_ply() -> None:
    game = begun()
    setup = play(game.root, (22, 18)).add_setup(start_position(ITALIAN))
    last = play(setup, (23, 19))
    assert (setup.ply, last.ply, game.plies) == (1, 2, 2)
    assert setup.side is None
    assert last.side is Side.WHITE


def test_no_move_where_nobody_knows_what_stands() -> None:
    node = Node()
    with pytest.raises(ValueError, match="nobody knows"):
        node.add(legal_moves(start_position(ITALIAN))[0])


def test_an_empty_game() -> None:
    game = begun()
    assert game.end is game.root
    assert (game.plies, game.moves) == (0, [])
    assert game.root.main is None
