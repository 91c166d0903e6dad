"""The kernel's search: right where it can be checked, plain and compiled alike, within its limits."""

import random
from collections.abc import Iterator
from itertools import product

import pytest

from assistant.engine.compiled import is_installed
from assistant.engine.kernel import search_names as at
from assistant.engine.kernel.kernel import masks
from assistant.engine.kernel.thinking import (
    UNCOUNTED,
    Counted,
    counted,
    search_key,
    square_values,
)
from assistant.engine.limits import Limits
from assistant.engine.weights import FEW, FLYING_KINGS, MAN, SHORT_KINGS
from assistant.game.draw import Count, count_after, count_rule, plies_counted
from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.notation import format_path
from assistant.rules.position import Position
from assistant.rules.regulation import (
    INTERNATIONAL_FID,
    ITALIAN_FID,
    PORTUGUESE,
    REGULATIONS,
    Regulation,
)
from assistant.rules.side import Side
from assistant.rules.square import Direction
from assistant.rules.variant import INTERNATIONAL, ITALIAN, VARIANTS, Variant
from tests.engine.support.kernels import KINDS, kernel_of, random_positions
from tests.engine.support.searches import as_tuple, effect, minimax, positions_of_games, thinking

each_game = pytest.mark.parametrize("rules", VARIANTS)
each_kind = pytest.mark.parametrize("kind", KINDS)


def quiet_positions(rules: str) -> Iterator[Position]:
    """Positions that can be evaluated: no capture is due, and there is a move."""
    find = kernel_of("plain", rules).moves
    yield from (
        position
        for position in (*random_positions(VARIANTS[rules], 1, 500), *positions_of_games(rules, 1, 200))
        if (moves := find(position)) and not moves[0].captured_mask
    )


# The evaluation, and what is carried along


def worth_by_hand(position: Position) -> int:
    """What weights.py says, square by square."""
    variant, side, white, black, kings = position
    weights = FLYING_KINGS if variant.flying_kings else SHORT_KINGS
    board = variant.geometry
    main = max(
        ((square, *board.ray(square, way)) for square in board.base(Side.WHITE) for way in Direction),
        key=len,
    )
    lead = place = 0
    for square in range(1, board.squares + 1):
        mask = board.mask_of[square]
        if not mask & (white | black):
            continue
        owner = Side.WHITE if mask & white else Side.BLACK
        sign = 1 if owner is side else -1
        row, column = board.places[square]
        inwards = min(column - 1, board.size - column)
        if mask & kings:
            lead += sign * weights.king
            edge = min(inwards, row - 1, board.size - row)
            place += sign * (weights.king_centre * edge + weights.main_diagonal * (square in main))
        else:
            lead += sign * MAN
            advanced = board.size - row if owner is Side.WHITE else row - 1
            guard = 0 if advanced else weights.guard
            place += sign * (weights.rank * advanced + weights.centre * inwards + guard)
    pieces = (white | black).bit_count()
    score = lead + place + weights.tempo + lead * weights.trade // (MAN * pieces)
    own_kings, enemy_kings = position.own & kings, position.enemies & kings
    if not own_kings or not enemy_kings or pieces > FEW:
        return score
    ahead = position.own.bit_count() - position.enemies.bit_count()
    if abs(ahead) < weights.winning_lead:
        return score // 4
    steps = [
        max(abs(here - there) for here, there in zip(*places, strict=True))
        for places in product(
            *(
                [
                    board.places[each]
                    for each in range(1, board.squares + 1)
                    if mask & board.mask_of[each]
                ]
                for mask in (own_kings, enemy_kings)
            )
        )
    ]
    away = weights.drive * sum(steps) // len(steps)
    return score - away if ahead > 0 else score + away


@each_kind
@each_game
def test_a_quiet_position_is_worth_what_the_evaluation_says(kind: str, rules: str) -> None:
    leaf = kernel_of(kind, rules).functions["leaf"]
    for position in quiet_positions(rules):
        worth = leaf(*masks(position), square_values(position), 3)
        assert worth == worth_by_hand(position), format_fen(position)


@each_kind
def test_kings_that_keep_away_are_not_worth_a_piece(kind: str) -> None:
    behind = parse_fen("W:WK4,K12,K28:B1,K21,K29,K30", ITALIAN)
    leaf = kernel_of(kind, "italian").functions["leaf"]
    assert leaf(*masks(behind), square_values(behind), 0) < 0
    ahead = behind.with_side_to_move(Side.BLACK)
    assert leaf(*masks(ahead), square_values(ahead), 0) > 0


@each_kind
def test_who_leads_comes_nearer(kind: str) -> None:
    leaf = kernel_of(kind, "italian").functions["leaf"]
    far, near = (parse_fen(f"W:WK30,K{square}:BK3", ITALIAN) for square in (23, 14))
    worth = [leaf(*masks(each), square_values(each), 0) for each in (far, near)]
    assert 0 < worth[0] < worth[1]


@each_kind
@each_game
def test_the_key_and_the_sum_of_values_are_carried_along(kind: str, rules: str) -> None:
    kernel = kernel_of(kind, rules)
    work = kernel.numbers(at.TABLE + 4)
    many = (*random_positions(VARIANTS[rules], 2, 500), *positions_of_games(rules, 2, 500))
    for position in many:
        for move in distinct_moves(legal_moves(position)):
            after = position.after(move)
            kernel.functions["play"](
                *(*effect(move), position.kings, after.kings, masks(position)[3]),
                *(search_key(position), square_values(position), work),
            )
            found = work[at.NEXT_KEY], work[at.NEXT_SCORE]
            assert found == (search_key(after), square_values(after)), format_fen(position)


@each_game
def test_different_positions_have_different_keys(rules: str) -> None:
    many = set(positions_of_games(rules, 3, 3_000))
    many |= {position.with_side_to_move(position.side_to_move.opponent) for position in many}
    assert len({search_key(position) for position in many}) == len(many)


# The search


def compare_with_minimax(kind: str, position: Position, depth: int) -> None:
    for move in distinct_moves(legal_moves(position)):
        told = -minimax(position.after(move), depth, 1, frozenset({position}))
        search = thinking(kind, position, selective=False)
        found = search.value_of(effect(move), depth, -at.INFINITY, at.INFINITY)
        assert found == told, (format_fen(position), move.path)


@each_kind
@each_game
@pytest.mark.parametrize("depth", [0, 1, 2, 3])
def test_cutting_and_remembering_change_no_value(kind: str, rules: str, depth: int) -> None:
    for position in positions_of_games(rules, depth, 40 // 3**depth + 3):
        compare_with_minimax(kind, position, depth)
    for position in random_positions(VARIANTS[rules], depth, 60 // 3**depth):
        if (position.white | position.black).bit_count() < 10:
            compare_with_minimax(kind, position, min(depth, 2))


@each_game
def test_plain_and_compiled_look_at_the_same_positions(rules: str) -> None:
    if not is_installed():
        pytest.skip("without numba there is only one kernel")
    many = (*positions_of_games(rules, 4, 12), *random_positions(VARIANTS[rules], 4, 12))
    for position in many:
        found = [thinking(kind, position).result(Limits(depth=5, nodes=15_000)) for kind in KINDS]
        plain, compiled = (result and result[:4] + result[5:] for result in map(as_tuple, found))
        assert plain == compiled, format_fen(position)


SHOTS = [
    (ITALIAN, "W:W13,23,25,27:B7,14,18,21", ["27-22", "18x27", "25x18x11x4"]),
    (ITALIAN, "W:W14,15,25,27:B5,13,18,21", ["27-22", "18x27", "25x18x9x2"]),
    (INTERNATIONAL, "W:W16,18,27,31,40,44:B19,20,25,30,36,38", ["27-21", "36x27", "21x32x43"]),
    (INTERNATIONAL, "W:W11,12,18,23,27,39:B14,20,26,37,38,40", ["39-33", "38x29", "23x34x45"]),
]


@each_kind
@pytest.mark.parametrize(("variant", "fen", "line"), SHOTS)
def test_a_man_is_given_to_take_more(kind: str, variant: Variant, fen: str, line: list[str]) -> None:
    result = thinking(kind, parse_fen(fen, variant)).result(Limits(depth=4))
    assert result
    assert [format_path(move) for move in result.line[:3]] == line
    assert result.score > 100


@each_kind
@pytest.mark.parametrize(
    ("variant", "fen", "plies"),
    [
        (ITALIAN, "W:WK3,K19:BK27", 5),
        (ITALIAN, "W:WK14,K29:BK31", 7),
        (ITALIAN, "W:WK12,K23:BK5", 9),
        (INTERNATIONAL, "W:WK1,K11,K46:BK35", 7),
    ],
)
def test_the_quickest_win_is_found_to_its_end(
    kind: str, variant: Variant, fen: str, plies: int
) -> None:
    """The distances come from computing every position of these pieces backwards."""
    position = parse_fen(fen, variant)
    result = thinking(kind, position, selective=False).result(Limits(depth=plies))
    assert result
    assert result.score == at.WIN - plies
    result = thinking(kind, position).result(Limits(depth=plies + 4))
    assert result
    assert result.score > at.WON


@each_kind
@each_game
def test_a_line_is_legal_and_begins_with_the_move(kind: str, rules: str) -> None:
    long = 0
    for position in positions_of_games(rules, 5, 15):
        result = thinking(kind, position).result(Limits(depth=4))
        assert result
        assert result.line[0] == result.move
        for move in result.line:
            assert move in legal_moves(position)
            position = position.after(move)
        long += len(result.line) > 2
    assert long > 3


# Draws


def back_and_forth(position: Position, *squares: tuple[int, int]) -> list[Position]:
    """The positions of a game, the given one first, in which these moves are made."""
    found = [position]
    for ends in squares:
        moves = legal_moves(found[-1])
        (move,) = [each for each in moves if (each.path[0], each.path[-1]) == ends]
        found.append(found[-1].after(move))
    return found


@each_kind
def test_a_position_of_the_game_that_comes_again_is_a_draw(kind: str) -> None:
    start = parse_fen("W:WK10,K13,K17:BK24", ITALIAN)
    there = legal_moves(start)[0].path
    first = back_and_forth(start, (there[0], there[-1]))
    answer = legal_moves(first[-1])[0].path
    *past, position = back_and_forth(
        start, (there[0], there[-1]), (answer[0], answer[-1]), (there[-1], there[0])
    )
    home = next(each for each in legal_moves(position) if each.path == answer[::-1])
    score = thinking(kind, position, past=past).value_of(effect(home), 3, -at.INFINITY, at.INFINITY)
    assert score == at.DRAW
    assert thinking(kind, position, past=past[1:]).value_of(effect(home), 3, -at.INFINITY, at.INFINITY)


@each_kind
def test_a_position_before_a_mans_move_is_not_looked_for(kind: str) -> None:
    start = parse_fen("W:WK10,K13,32:BK24", ITALIAN)
    *past, position = back_and_forth(start, (32, 28))
    search = thinking(kind, position, past=past)
    assert not any(search._work[at.PATH - back] for back in range(1, at.PAST))


@each_kind
def test_a_count_that_ends_before_the_win_is_a_draw(kind: str) -> None:
    position = parse_fen("W:WK14,K29:BK31", ITALIAN)
    for since, wins in ((0, True), (73, True), (74, False), (79, False)):
        counts = Counted(since, king_each=80)
        result = thinking(kind, position, counts=counts, selective=False).result(Limits(depth=9))
        assert result
        assert (result.score > at.WON) == wins, since
        # A king given up ends the count, and wins nothing.
        assert wins or abs(result.score) < 10


@each_kind
@pytest.mark.parametrize("rules", REGULATIONS, ids=lambda each: f"{each.variant.name}-{each.name}")
def test_counts_go_on_and_lapse_as_in_a_game(kind: str, rules: Regulation) -> None:
    kernel = kernel_of(kind, rules.variant.name)
    ending, since_after = kernel.functions["ending"], kernel.functions["since_after"]
    work = kernel.numbers(at.TABLE + 4)
    chance = random.Random(rules.name)
    told = set()
    for position in random_positions(rules.variant, 6, 3_000):
        few = fewer(position, chance)
        if not count_rule(few, rules):
            continue
        numbers = counted(rules)
        for place, most in enumerate(numbers[1:], at.KING_EACH):
            work[at.COUNTS + place] = most
        rule = count_rule(few, rules)
        assert rule
        was = ending(*masks(few)[:3], work)
        assert work[at.COUNTS + was] == 2 * rule.moves
        count = Count(rule, 3, 3)
        for move in legal_moves(few):
            after = few.after(move)
            still = int(bool(move.from_mask & few.kings) and not move.captured)
            since = since_after(was, *masks(after)[:3], still, 6, work)
            then, change = count_after(count, move, few, after, rules)
            assert since == (then.white + then.black if then else 0), format_fen(few)
            told.add(change)
    assert len(told) == 3


def fewer(position: Position, chance: random.Random) -> Position:
    """The position with one to three pieces for each side."""
    white, black = (
        sum(chance.sample(squares, min(len(squares), chance.randint(1, 3))))
        for squares in ([*singles(position.white)], [*singles(position.black)])
    )
    return position._replace(white=white, black=black, kings=position.kings & (white | black))


def singles(mask: int) -> Iterator[int]:
    while mask:
        yield mask & -mask
        mask &= mask - 1


@pytest.mark.parametrize(
    ("rules", "fen", "numbers"),
    [
        (ITALIAN_FID, "W:WK1,K5:BK32", (80, 0, 0)),
        (INTERNATIONAL_FID, "W:WK1,K5:BK45", (50, 32, 10)),
        (PORTUGUESE, "W:WK1,K5:BK45", (50, 20, 10)),
    ],
)
def test_the_counts_of_a_regulation_are_given_in_plies(
    rules: Regulation, fen: str, numbers: tuple[int, ...]
) -> None:
    position = parse_fen(fen, rules.variant)
    rule = count_rule(position, rules)
    assert rule
    assert counted(rules) == (0, *numbers)
    assert plies_counted(None, position, rules) == 0
    assert counted(rules, plies_counted(Count(rule, 3, 2), position, rules)).since == 5
    assert UNCOUNTED == (0, 0, 0, 0)
