"""What is taken back by ear and by hand at a game by correspondence, and what is not any more."""

from collections.abc import Iterator

import pytest

from assistant.dialogue.handlers.touching.standing import standing
from assistant.dialogue.seats import Seat
from assistant.game.game import Game
from assistant.game.mail_deeds import MessageSent
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.side import Side
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.talk import parse_settings


@pytest.fixture
def talk() -> Iterator[KeptTalk]:
    with shelf() as kept:
        yield KeptTalk(parse_settings("lang=en white=human:Bob"), kept)


def test_a_no_to_a_move_by_voice_leaves_nothing_to_correct(talk: KeptTalk) -> None:
    talk.type("new correspondence game with Anna")
    talk.type("yes")
    talk.hear("twenty two eighteen")
    talk.type("no")
    assert talk.dialogue.talk.since.spoken is None
    assert not talk.game.plies
    assert talk.hear("twenty one eighteen")[-1].startswith("Move 1: you 21-18.")
    talk.type("yes")
    assert [ply.written for ply in talk.game.plies] == ["21-18"]


def test_a_board_shows_no_earlier_position_to_go_back_to_behind_what_was_sent() -> None:
    game, seat = Game(start_position(ITALIAN_FID.variant), ITALIAN_FID), Seat(0, (Side.WHITE,))
    game.play(game.legal[0])
    assert standing(seat, game).past == (game.start,)
    game.do(MessageSent(Side.WHITE))
    assert standing(seat, game).past == ()
    game.play(game.legal[0])
    assert standing(seat, game).past == (game.entries[1].position,)
