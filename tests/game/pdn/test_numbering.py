"""Files whose Italian boards are numbered from the other side."""

from collections.abc import Iterator

import pytest

from assistant.game.pdn.numbering import mirrored_position, mirrored_squares
from assistant.game.pdn.reader import MOST_HELD, TELLING_PLIES, read
from assistant.game.pdn.tree import Flaw, Numbering
from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.position import start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN
from tests.game.pdn.support.texts import flaws, games_of, mirrored, numbered, random_moves

TAG = '[GameType "22"]\n\n'


def text_of(moves: list[str], tags: str = "") -> str:
    return f"{tags}{TAG}{numbered(moves)} *\n\n"


def own(seed: int, plies: int) -> list[str]:
    return random_moves(ITALIAN, seed, plies)


def other(seed: int, plies: int) -> list[str]:
    return [mirrored(move) for move in own(seed, plies)]


def test_the_numbers_of_each_row_run_the_other_way() -> None:
    assert mirrored_squares((1, 4, 5, 12, 21, 29, 32)) == (4, 1, 8, 9, 24, 32, 29)
    for square in range(1, 33):
        row, place = divmod(square - 1, 4)
        assert mirrored_squares((square,)) == (4 * row + 5 - (place + 1),)
        assert mirrored_squares(mirrored_squares((square,))) == (square,)
    assert mirrored_squares((0, 33, 50)) == (0, 33, 50)


def test_positions_with_the_other_numbers() -> None:
    position = parse_fen("B:W22,K29:B1,K12", ITALIAN)
    assert format_fen(mirrored_position(position)) == "B:W23,K32:B4,K9"
    assert mirrored_position(start_position(ITALIAN)) == start_position(ITALIAN)


@pytest.mark.parametrize("seed", range(20))
def test_a_game_is_read_as_its_moves_have_it(seed: int) -> None:
    for moves, numbering in ((own(seed, 30), Numbering.OWN), (other(seed, 30), Numbering.MIRRORED)):
        (game,) = games_of(text_of(moves))
        assert game.numbering is numbering
        assert game.problems == []
        for node in game.moves:
            assert node.move
            assert (node.squares[0], node.squares[-1]) == (node.move.start, node.move.end)


def a_short_one_that_tells() -> list[str]:
    """Moves that are illegal as written, and too few to say so of themselves."""
    for seed in range(100):
        moves = other(seed, TELLING_PLIES - 1)
        (game,) = games_of(text_of(moves))
        if Flaw.ILLEGAL_MOVE in flaws(game) and game.plies == TELLING_PLIES - 1:
            return moves
    raise AssertionError("there are such games")


def test_a_short_game_by_itself_is_read_as_it_is_written() -> None:
    (game,) = games_of(text_of(a_short_one_that_tells()))
    assert game.numbering is Numbering.OWN
    assert flaws(game) == [Flaw.ILLEGAL_MOVE]


def test_a_game_of_twelve_plies_tells() -> None:
    for seed in range(100):
        (short,) = games_of(text_of(other(seed, TELLING_PLIES - 1)))
        (long,) = games_of(text_of(other(seed, TELLING_PLIES)))
        assert short.numbering is Numbering.OWN
        if short.problems:
            assert (long.numbering, long.problems) == (Numbering.MIRRORED, [])


@pytest.mark.parametrize("short_first", [True, False])
def test_short_games_follow_the_others_of_their_file(short_first: bool) -> None:
    short, long = text_of(a_short_one_that_tells()), text_of(other(4, 30))
    games = games_of(short + long if short_first else long + short)
    assert [game.numbering for game in games] == [Numbering.MIRRORED] * 2
    assert [game.problems for game in games] == [[], []]
    assert [game.number for game in games] == [1, 2]


def test_games_of_both_numberings_in_one_file() -> None:
    texts = [own(1, 30), other(2, 30), own(3, 30), other(4, 30)]
    games = games_of("".join(map(text_of, texts)))
    assert [game.numbering.value for game in games] == ["own", "mirrored", "own", "mirrored"]
    assert [game.problems for game in games] == [[]] * 4


def test_a_game_of_another_kind_waits_with_them_in_order() -> None:
    short = text_of(a_short_one_that_tells())
    foreign = f'[GameType "20"]\n\n{numbered(random_moves(INTERNATIONAL, 1, 20))} *\n\n'
    games = games_of(short + foreign + short + text_of(other(3, 30)) + foreign)
    assert [game.number for game in games] == [1, 2, 3, 4, 5]
    assert [game.numbering.value for game in games] == [
        "mirrored",
        "own",
        "mirrored",
        "mirrored",
        "own",
    ]
    assert [game.problems for game in games] == [[]] * 5


def test_one_mistake_in_a_file_of_the_other_numbers() -> None:
    wrong = other(6, 30)
    wrong[20] = "1-2"
    games = games_of(text_of(other(5, 30)) + text_of(wrong))
    assert [game.numbering for game in games] == [Numbering.MIRRORED] * 2
    assert [(each.flaw, each.detail, each.ply) for each in games[1].problems] == [
        (Flaw.ILLEGAL_MOVE, "1-2", 21)
    ]


def test_positions_and_variations_have_the_other_numbers_too() -> None:
    start = parse_fen("W:W21,22,23,26,27,30,K5:B1,2,3,10,11,12", ITALIAN)
    moves = random_moves(ITALIAN, 8, 30, start)
    variation = min(move.path for move in legal_moves(start))
    sign = "x" if legal_moves(start)[0].captured else "-"
    told = sign.join(map(str, mirrored_squares(variation)))
    fen = format_fen(mirrored_position(start))
    text = (
        f'[FEN "{fen}"]\n{TAG}1. {mirrored(moves[0])} (1. {told}) {" ".join(map(mirrored, moves[1:]))}'
    )
    text += f' /FEN "{fen}"/ *'
    (game,) = games_of(text, Numbering.MIRRORED)
    assert game.start == start
    assert game.end.setup == start
    assert game.problems == []
    assert all(node.move or node.setup for node in game.root.all_below())


def test_by_hand() -> None:
    text = text_of(a_short_one_that_tells()) + text_of(own(7, 30))
    first, second = games_of(text, Numbering.MIRRORED)
    assert (first.numbering, first.problems) == (Numbering.MIRRORED, [])
    assert second.numbering is Numbering.MIRRORED
    assert flaws(second) == [Flaw.ILLEGAL_MOVE]
    (only,) = games_of(text_of(other(7, 30)), Numbering.OWN)
    assert only.numbering is Numbering.OWN
    assert flaws(only) == [Flaw.ILLEGAL_MOVE]


def test_without_a_tag_too() -> None:
    for seed in range(10):
        (game,) = games_of(f"{numbered(other(seed, 30))} *")
        assert (game.numbering, game.problems) == (Numbering.MIRRORED, [])


def test_the_international_board_has_one_numbering() -> None:
    moves = random_moves(INTERNATIONAL, 2, 30)
    (game,) = games_of(f'[GameType "20"]\n{numbered(moves)} *', Numbering.MIRRORED)
    assert (game.numbering, game.problems) == (Numbering.OWN, [])


def test_few_games_wait() -> None:
    """However many short games there are, what is told of the first does not wait for the last."""
    taken = 0

    def lines() -> Iterator[str]:
        nonlocal taken
        while True:
            taken += 1
            yield from text_of(["22-18"]).splitlines(keepends=True)

    games = read(lines())
    assert next(games).number == 1
    assert taken <= MOST_HELD + 1
