"""What was sent stays as it is: moves, and an end by a word."""

import pytest

from assistant.game.deeds import DrawAgreed, MoveCorrected, OfferAnswered, OfferMade, Resigned
from assistant.game.game import Game
from assistant.game.mail_deeds import MessageReceived, MessageSent
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.side import Side


def played(moves: int) -> Game:
    game = Game(start_position(ITALIAN_FID.variant), ITALIAN_FID)
    for _ in range(moves):
        game.play(game.legal[0])
    return game


def test_a_move_can_be_taken_back_until_it_is_sent() -> None:
    game = played(1)
    assert game.can_take_back(1)
    game.do(MessageSent(Side.WHITE))
    assert not game.can_take_back(1)
    assert game.plies_back == 0
    with pytest.raises(ValueError, match="cannot take back 1"):
        game.back(1)
    with pytest.raises(ValueError, match="cannot take back 1"):
        game.do(MoveCorrected(1, Side.WHITE, "21-17"))


def test_what_came_after_it_can_still_be_taken_back() -> None:
    game = played(1)
    game.do(MessageSent(Side.WHITE))
    game.do(MessageReceived(Side.BLACK, 5.0))
    game.play(game.legal[0])
    game.play(game.legal[0])
    assert game.plies_back == 2
    assert game.can_take_back(2)
    assert not game.can_take_back(3)
    game.take_back(2)
    assert len(game.plies) == 1
    assert game.plies_back == 0


def test_an_end_that_was_sent_is_not_annulled() -> None:
    game = played(2)
    game.do(Resigned(Side.WHITE))
    assert game.can_annul
    game.do(MessageSent(Side.WHITE))
    assert not game.can_annul
    assert not game.can_take_back(0)
    assert not game.can_take_back(1)


def test_a_draw_that_was_agreed_on_and_sent_is_not_annulled() -> None:
    game = played(2)
    game.do(OfferMade("draw", Side.BLACK))
    game.do(OfferAnswered("draw", Side.WHITE, True))
    game.do(DrawAgreed())
    assert game.can_annul
    game.do(MessageSent(Side.WHITE))
    assert not game.can_annul
    assert Game.of(game.deeds).can_annul is False
