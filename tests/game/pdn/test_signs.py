"""The signs of articles 12 and 13, in both directions and both senses."""

import pytest

from assistant.game.pdn.signs import SIGNS, add_sign, nag_of, sign_of, signs_of
from assistant.game.pdn.tree import PdnGame, SignSense
from assistant.game.pdn.writer import write
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.side import Side
from assistant.rules.variant import ITALIAN
from tests.game.pdn.support.texts import game_of

TAG = '[GameType "22"]\n\n'
FID_TAG = f'[Bianco "A"]\n{TAG}'
NAGS = {"!": 1, "?": 2, "!!": 3, "??": 4, "?!": 5, "!?": 6, "*": 7, "=": 10}


@pytest.mark.parametrize(("sign", "nag"), NAGS.items())
@pytest.mark.parametrize("dress", ["22-18{}", "22-18 {}", "22-18({})", "22-18 ({})", "22-18\n{}"])
def test_signs_of_the_federation(sign: str, nag: int, dress: str) -> None:
    if sign in "*=" and dress != "22-18{}":
        return
    game = game_of(f"{FID_TAG}1. {dress.format(sign)} 12-15 *")
    assert game.moves[0].nags == (nag,)
    assert game.problems == []
    assert signs_of(game.moves[0]) == sign
    assert game.sign_sense is (SignSense.FID if sign in ("?!", "!?") else None)


def test_two_signs_are_the_other_way_round_in_pgn() -> None:
    text = "1. 22-18?! 12-15!? *"
    assert [node.nags for node in game_of(TAG + text).moves] == [(6,), (5,)]
    assert [node.nags for node in game_of(FID_TAG + text).moves] == [(5,), (6,)]
    assert game_of(TAG + text).sign_sense is SignSense.PGN
    assert game_of(f"{TAG}1. 22-18 12-15 *").sign_sense is None


def test_a_doubtful_sign_is_never_written_as_a_glyph() -> None:
    text = write(game_of(f"{FID_TAG}1. 22-18?! 12-15!? *"))
    assert "1. 22-18 $5 12-15 $6 *" in text


def test_a_star_is_a_forced_move_only_where_it_is_glued() -> None:
    game = game_of(f"{TAG}1. 22-18* 12-15 *\n")
    assert [node.nags for node in game.moves] == [(7,), ()]
    assert "22-18 $7 12-15 *" in write(game)
    ended = game_of(f"{TAG}1. 22-18 *")
    assert ended.moves[0].nags == ()


def test_a_star_at_the_only_move_says_nothing() -> None:
    """A compulsory capture is no forced move in the sense of 13.9."""
    game = game_of(f'[FEN "W:W22:B18"]\n{TAG}1. 22x13* *')
    assert game.moves[0].move
    assert game.moves[0].nags == ()


@pytest.mark.parametrize(("moves", "nag"), [("1. 22-18+ *", 18), ("1. 22-18 12-15+ *", 19)])
def test_a_plus_is_of_who_has_moved(moves: str, nag: int) -> None:
    game = game_of(TAG + moves)
    assert game.end.nags == (nag,)
    assert signs_of(game.end) == "+"


def test_pieces_won_and_ad_libitum_are_comments() -> None:
    game = game_of(f"{TAG}1. 22-18 +1 12-15 a.l. 2. 21-17 a. l. *")
    assert [node.comments for node in game.moves] == [("+1",), ("a.l.",), ("a.l.",)]


def test_numbers_are_kept_as_they_are() -> None:
    game = game_of(f"{TAG}1. 22-18 $1 $139 $1 12-15$7 *")
    assert [node.nags for node in game.moves] == [(1, 139), (7,)]


@pytest.mark.parametrize("sign", SIGNS)
def test_what_a_sign_is_read_as_is_written_as_that_sign(sign: str) -> None:
    nag = nag_of(sign, SignSense.FID, Side.BLACK)
    assert nag
    assert sign_of(nag) == sign


@pytest.mark.parametrize("sign", ["", "!!!", "x", "**", "?!?"])
def test_what_is_no_sign(sign: str) -> None:
    assert nag_of(sign, SignSense.FID, Side.WHITE) is None
    assert sign_of(140) == ""


def test_signs_are_added_where_they_say_something() -> None:
    game = PdnGame(ITALIAN_FID, parse_fen("W:W22,32:B18", ITALIAN))
    start = game.start
    assert start
    (capture,) = legal_moves(start)
    node = game.root.add(capture)
    assert not add_sign(node, "*")
    assert add_sign(node, "!")
    assert add_sign(node, "!")
    assert add_sign(node, "?!", SignSense.PGN)
    assert not add_sign(node, "nonsense")
    assert node.nags == (1, 6)
    assert signs_of(node) == "!!?"
