"""A game's past: take-backs, set positions, counts and results. The articles' own cases are in
tests/rules/articles."""

import pytest

from assistant.game.deeds import (
    CountAsked,
    DrawAgreed,
    OfferAnswered,
    OfferMade,
    PositionSet,
    RepetitionClaimed,
    Resigned,
)
from assistant.game.draw import CountChange, CountRequest
from assistant.game.game import Game
from assistant.game.outcome import Termination
from assistant.game.record import RepetitionClaim, SetPosition
from assistant.rules.articles import Article, Text
from assistant.rules.fen import parse_fen
from assistant.rules.notation import format_path
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import (
    INTERNATIONAL_FID,
    ITALIAN_FID,
    PERGIOCO,
    PORTUGUESE,
    Regulation,
)
from assistant.rules.side import Side


def game_of(fen: str | None = None, regulation: Regulation = ITALIAN_FID) -> Game:
    variant = regulation.variant
    return Game(parse_fen(fen, variant) if fen else start_position(variant), regulation)


def play(game: Game, text: str) -> list[CountChange | None]:
    changes = []
    for word in text.split():
        squares = tuple(int(part) for part in word.replace("x", "-").split("-"))
        move = next(move for move in game.legal if squares in (move.path, (move.start, move.end)))
        changes.append(game.play(move))
    return changes


def test_only_legal_moves_are_played() -> None:
    game = game_of()
    first, *_ = game.legal
    game.play(first)
    with pytest.raises(ValueError, match="not a legal move"):
        game.play(first)
    assert len(game.plies) == 1


def test_the_record_writes_two_numbers_and_the_path_where_it_is_needed() -> None:
    game = game_of("B:W7,14,15,22,23,32:B11,12,16,K30")
    play(game, "11x18x27")
    assert game.plies[0].written == "11x18x27"
    game = game_of("W:WK11:B5,K6,K13,K14,K21,1")
    play(game, "11x11")
    assert game.plies[0].written == "11x11"


def test_a_move_taken_back_gives_everything_back() -> None:
    game = game_of("W:WK30,24:BK3,9")
    assert game.do(CountAsked(game.position.side_to_move)).request is CountRequest.BEGAN
    count = game.count
    play(game, "30-26")
    assert game.count != count
    game.take_back(1)
    assert game.count == count
    assert game.position == game.start
    assert not game.can_take_back(1)
    with pytest.raises(ValueError, match="take back"):
        game.take_back(1)
    assert not game.can_take_back(0)


def test_a_game_that_was_lost_goes_on_when_the_move_is_taken_back() -> None:
    game = game_of("W:W10,17:B5")
    play(game, "10x1")
    assert game.outcome
    assert game.outcome.winner is Side.WHITE
    assert game.outcome.termination is Termination.NO_PIECES
    assert game.legal == []
    game.take_back(1)
    assert game.outcome is None
    assert [format_path(move) for move in game.legal] == ["10x1"]


SHUFFLE = "47-42 4-10 42-47 10-4"


def test_a_setup_resets_repetition_and_counts() -> None:
    game = game_of("W:WK47:BK4,6", INTERNATIONAL_FID)
    play(game, SHUFFLE)
    game.do(CountAsked(game.position.side_to_move))
    assert game.times_seen == 2
    assert game.do(PositionSet(game.position, None, "")).count is None
    assert game.times_seen == 1
    assert game.count is None
    assert game.past == []
    play(game, SHUFFLE)
    assert game.times_seen == 2
    assert game.do(RepetitionClaimed(Side.WHITE)).claim is RepetitionClaim.NOT_YET
    play(game, SHUFFLE)
    assert game.do(RepetitionClaimed(Side.WHITE)).claim is RepetitionClaim.GRANTED
    assert game.entries[5].cause == SetPosition()
    assert len(game.plies) == 12


def kept_as(position: Position, *, is_of_move: bool = False) -> PositionSet:
    return PositionSet(position, Article(Text.CAPO2, "5.6.2"), "Anna", is_of_move)


@pytest.mark.parametrize(
    ("regulation", "kept", "change", "counted"),
    [
        # Nothing that annuls: the same pieces, a man marked as a king, a king that stands elsewhere.
        (INTERNATIONAL_FID, "W:WK47,45:BK4,6", None, 1),
        (INTERNATIONAL_FID, "W:WK47,K45:BK4,6", None, 1),
        (INTERNATIONAL_FID, "W:WK33,45:BK4,6", None, 1),
        # A man was moved, or the number of pieces changed.
        (INTERNATIONAL_FID, "W:WK47,40:BK4,6", CountChange.BEGAN_AGAIN, 0),
        (INTERNATIONAL_FID, "W:WK47,45:BK4", CountChange.BEGAN_AGAIN, 0),
        (INTERNATIONAL_FID, "W:WK47,45:B6", CountChange.LAPSED, None),
        (PORTUGUESE, "W:WK47,45:BK4,6", None, 1),
        (PORTUGUESE, "W:WK47,40:BK4,6", CountChange.BEGAN_AGAIN, 0),
        (PORTUGUESE, "W:WK47,45:B6", CountChange.LAPSED, None),
    ],
)
def test_a_kept_irregularity_annuls_a_count_where_a_move_would(
    regulation: Regulation, kept: str, change: CountChange | None, counted: int | None
) -> None:
    game = game_of("W:WK47,45:BK4,6", regulation)
    game.do(CountAsked(game.position.side_to_move))
    play(game, "47-42 4-10")
    play(game, "42-47 10-4")
    game.take_back(2)
    assert game.count
    assert (game.count.white, game.count.black) == (1, 1)
    assert game.do(kept_as(parse_fen(kept, regulation.variant))).count is change
    count = game.count
    assert (count.white if count else None) == counted


def test_repetition_counts_on_over_a_kept_irregularity() -> None:
    game = game_of("W:WK47:BK4,6", INTERNATIONAL_FID)
    play(game, SHUFFLE)
    assert game.times_seen == 2
    assert len(game.past) == 4
    game.do(kept_as(parse_fen("W:WK48:BK4,6", game.regulation.variant)))
    assert game.times_seen == 1
    play(game, "48-42 4-10 42-47 10-4")
    assert game.times_seen == 3
    assert game.may_claim_repetition(Side.WHITE)


def test_the_position_of_a_move_that_became_an_irregularity_never_stood() -> None:
    game = game_of("W:WK47,45:BK4,6", INTERNATIONAL_FID)
    game.do(CountAsked(game.position.side_to_move))
    play(game, "47-42")
    kept = parse_fen("B:WK42,45:BK4", game.regulation.variant)
    assert game.do(kept_as(kept, is_of_move=True)).count is CountChange.BEGAN_AGAIN
    assert game.times_seen == 1
    assert game._stood[game.entries[1].position] == 0


def test_a_capture_whose_piece_is_left_and_kept_changes_no_number_and_annuls_no_count() -> None:
    game = game_of("W:WK47:BK15,33,6", INTERNATIONAL_FID)
    game.do(CountAsked(game.position.side_to_move))
    (change,) = play(game, "47x29")
    assert change is CountChange.BEGAN_AGAIN
    kept = parse_fen("B:WK29:BK15,33,6", game.regulation.variant)
    assert game.do(kept_as(kept, is_of_move=True)).count is None
    assert game.count
    assert (game.count.white, game.count.black) == (1, 0)


def test_a_claim_is_upheld_until_the_claimant_has_moved() -> None:
    game = game_of("W:WK47,45:BK4,6", INTERNATIONAL_FID)
    play(game, SHUFFLE)
    play(game, "47-42 4-10 42-47")
    assert not any(map(game.may_claim_repetition, Side))
    play(game, "10-4")  # for the third time, White to move
    assert all(map(game.may_claim_repetition, Side))
    play(game, "45-40")  # White has moved since, Black has not
    assert not game.may_claim_repetition(Side.WHITE)
    assert game.times_seen == 1
    assert game.times_to_claim(Side.BLACK) == 3
    assert game.do(RepetitionClaimed(Side.WHITE)).claim is RepetitionClaim.TOO_LATE
    play(game, "4-10")
    assert game.do(RepetitionClaimed(Side.BLACK)).claim is RepetitionClaim.TOO_LATE
    game.take_back(1)
    assert game.do(RepetitionClaimed(Side.BLACK)).claim is RepetitionClaim.GRANTED


def test_a_take_back_says_what_it_does_to_a_count() -> None:
    game = game_of("W:WK30,24:BK3,9")
    play(game, "30-26 3-6")
    game.do(CountAsked(game.position.side_to_move))
    play(game, "26-30 6-3")
    assert game.take_back(2) is None
    assert game.take_back(1) is CountChange.UNDONE
    play(game, "3-6")
    game.do(CountAsked(game.position.side_to_move))
    play(game, "26-30 6-3 24-20")
    assert game.count
    assert game.count.is_new
    assert game.take_back(1) is CountChange.RESUMED
    assert (game.count.white, game.count.black) == (1, 1)
    game = game_of("W:WK18,30:BK13,22,1")
    game.do(CountAsked(game.position.side_to_move))
    play(game, "18x9")
    assert game.count is None
    assert game.take_back(1) is CountChange.RESUMED
    assert game.count


def test_a_set_position_cannot_be_taken_back_as_if_it_were_a_move() -> None:
    game = game_of()
    play(game, "22-18")
    game.do(PositionSet(start_position(game.regulation.variant), None, ""))
    assert not game.can_take_back(1)
    play(game, "22-19")
    assert game.can_take_back(1)
    assert not game.can_take_back(2)


def test_a_set_position_can_end_the_game() -> None:
    game = game_of()
    set_up = parse_fen("W:W32:B1,2,3,5,8,25,26,K28", game.regulation.variant)
    game.do(PositionSet(set_up, None, ""))
    assert game.outcome
    assert game.outcome.termination is Termination.NO_MOVES


def test_a_game_over_takes_nothing_more() -> None:
    game = game_of("W:WK30,24:BK3,9")
    game.do(OfferMade("draw", Side.BLACK))
    game.do(OfferAnswered("draw", Side.WHITE, True))
    game.do(DrawAgreed())
    with pytest.raises(ValueError, match="over"):
        game.do(Resigned(Side.WHITE))
    with pytest.raises(ValueError, match="not a legal move"):
        play_first(game)
    assert game.do(CountAsked(game.position.side_to_move)).request is CountRequest.NO_KING_EACH


def test_a_draw_is_agreed_on_by_both() -> None:
    game = game_of()
    with pytest.raises(ValueError, match="no draw"):
        game.do(DrawAgreed())
    with pytest.raises(ValueError, match="nobody has offered"):
        game.do(OfferAnswered("draw", Side.BLACK, True))
    game.do(OfferMade("draw", Side.WHITE))
    with pytest.raises(ValueError, match="nobody has offered white"):
        game.do(OfferAnswered("draw", Side.WHITE, True))  # who has offered it
    game.do(OfferMade("takeback", Side.BLACK))
    assert set(game.offers) == {"draw", "takeback"}
    game.do(OfferAnswered("takeback", Side.WHITE, True))
    with pytest.raises(ValueError, match="no draw"):
        game.do(DrawAgreed())  # it was the other offer that was accepted
    game.do(OfferAnswered("draw", Side.BLACK, False))
    with pytest.raises(ValueError, match="no draw"):
        game.do(DrawAgreed())


def test_an_offer_lapses_with_the_next_move() -> None:
    game = game_of()
    game.do(OfferMade("draw", Side.WHITE))
    game.play(game.legal[0])
    assert not game.offers


def test_nobody_resigns_for_the_other_side() -> None:
    game = game_of()
    with pytest.raises(ValueError, match="for the other side"):
        game.do(Resigned(Side.WHITE, by=Side.BLACK))
    assert game.outcome is None
    game.do(Resigned(Side.WHITE, by=Side.WHITE))
    assert game.outcome.winner is Side.BLACK


def play_first(game: Game) -> None:
    game.play(game._legal[0])


def test_a_man_move_begins_the_count_again_and_the_loss_of_the_last_king_ends_it() -> None:
    game = game_of("W:WK30,24:BK3,9")
    game.do(CountAsked(game.position.side_to_move))
    assert play(game, "30-26 3-6 24-20") == [None, None, CountChange.BEGAN_AGAIN]
    assert game.count
    assert (game.count.white, game.count.black) == (0, 0)
    game = game_of("W:WK18,30:BK13,22,1")
    game.do(CountAsked(game.position.side_to_move))
    (change,) = play(game, "18x9")
    assert change is CountChange.LAPSED
    assert game.count is None


def test_progress_is_a_capture_or_a_move_of_a_man() -> None:
    game = game_of("W:WK30,24:BK3,9")
    play(game, "30-26 3-6 26-30 6-3")
    assert game.plies_without_progress == 4
    play(game, "24-20")
    assert game.plies_without_progress == 0
    play(game, "3-6")
    assert game.plies_without_progress == 1


def test_the_portuguese_counts_run_of_themselves_and_change_with_the_material() -> None:
    game = game_of("W:WK46,41,42:BK4", PORTUGUESE)
    assert game.count
    assert game.count.rule.moves == 10
    assert game.do(CountAsked(game.position.side_to_move)).request is CountRequest.RUNS_ALREADY
    game = game_of("W:WK45,K36,46:BK4,5", PORTUGUESE)
    assert game.count
    assert game.count.rule.moves == 25


@pytest.mark.parametrize(("regulation", "plies"), [(ITALIAN_FID, 80), (PERGIOCO, None)])
def test_forty_moves_each_make_a_draw_unless_repetition_comes_first(
    regulation: Regulation, plies: int | None
) -> None:
    game = game_of("W:WK32:BK2,K7", regulation)
    game.do(CountAsked(game.position.side_to_move))
    while game.outcome is None:
        play(game, "32-28 2-6 28-32 6-2" if len(game.plies) % 4 == 0 else "")
        assert len(game.plies) <= 80
        if game.outcome is None and len(game.plies) % 4:
            break
    assert game.outcome
    assert game.outcome.winner is None
    expected = Termination.COUNT if plies else Termination.REPETITION
    assert game.outcome.termination is expected
    assert len(game.plies) == (plies or 12)
