"""What waits to be sent."""

from collections.abc import Iterable

from assistant.game.conditions import Condition
from assistant.game.correspondence import conditions_in_force, is_received, note_of, unsent
from assistant.game.deeds import (
    CountAsked,
    Deed,
    DrawAgreed,
    MoveCorrected,
    OfferAnswered,
    OfferLapsed,
    OfferMade,
    Resigned,
)
from assistant.game.game import Game
from assistant.game.mail_deeds import (
    ConditionsSet,
    ConditionsWithdrawn,
    LeaveTaken,
    MessageReceived,
    MessageSent,
    Noted,
)
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.side import Side

WHITE, BLACK = Side.WHITE, Side.BLACK
SENT = MessageSent(WHITE)
SET = ConditionsSet(WHITE, (Condition((11, 15), (21, 17)),))
WITHDRAWN = ConditionsWithdrawn(WHITE)


def game_of(*deeds: Deed | str) -> Game:
    """A game with these deeds; a word is a move that is legal there, any one."""
    game = Game(start_position(ITALIAN_FID.variant), ITALIAN_FID)
    for each in deeds:
        game.do(game.moved(game.legal[0]) if isinstance(each, str) else each)
    return game


def waiting(*deeds: Deed | str) -> list[str]:
    return names(unsent(game_of(*deeds).deeds, WHITE))


def names(deeds: Iterable[Deed]) -> list[str]:
    return [type(deed).__name__ for deed in deeds]


def test_a_move_waits_until_it_is_sent() -> None:
    assert waiting() == []
    assert waiting("move") == ["MovePlayed"]
    assert waiting("move", SENT) == []
    assert waiting("move", SENT, MessageReceived(BLACK, 5.0), "theirs", "mine") == ["MovePlayed"]


def test_what_the_other_side_has_done_is_not_mine_to_send() -> None:
    assert waiting("move", SENT, "theirs", OfferMade("draw", BLACK), CountAsked(BLACK)) == []


def test_all_that_one_says_to_the_other_travels_in_order() -> None:
    deeds = ("move", OfferMade("draw", WHITE), CountAsked(WHITE), SET, LeaveTaken(WHITE, 5.0, 3))
    told = ["MovePlayed", "OfferMade", "CountAsked", "ConditionsSet", "LeaveTaken"]
    assert waiting(*deeds) == told
    assert waiting("move", SENT, "theirs", OfferMade("draw", BLACK)) == []
    offered = ("move", SENT, "theirs", OfferMade("draw", BLACK))
    assert waiting(*offered, OfferAnswered("draw", WHITE, False), "mine") == [
        "OfferAnswered",
        "MovePlayed",
    ]
    assert waiting(*offered, Resigned(WHITE)) == ["Resigned"]


def test_a_move_that_was_taken_back_takes_with_it_what_came_behind() -> None:
    game = game_of(
        "move", SENT, "theirs", LeaveTaken(WHITE, 5.0, 3), "mine", OfferMade("draw", WHITE), SET
    )
    game.take_back(1)
    assert names(unsent(game.deeds, WHITE)) == ["LeaveTaken"]
    game = game_of("move", CountAsked(WHITE))
    game.do(MoveCorrected(1, WHITE, game.plies[0].written))
    assert unsent(game.deeds, WHITE) == ()


def test_an_offer_that_lapsed_is_not_sent() -> None:
    assert waiting("move", OfferMade("draw", WHITE), OfferLapsed("draw", WHITE)) == ["MovePlayed"]
    assert waiting(OfferMade("draw", WHITE), "move") == ["MovePlayed"]


def test_an_end_that_was_annulled_is_not_sent() -> None:
    game = game_of("move", Resigned(WHITE))
    game.take_back(0)
    assert names(unsent(game.deeds, WHITE)) == ["MovePlayed"]
    game = game_of("move", SENT, "theirs", OfferMade("draw", BLACK))
    game.do(OfferAnswered("draw", WHITE, True))
    game.do(DrawAgreed())
    assert names(unsent(game.deeds, WHITE)) == ["OfferAnswered"]
    game.take_back(0)
    assert unsent(game.deeds, WHITE) == ()


def test_only_the_last_conditions_are_sent_and_none_are_withdrawn_that_nobody_knows() -> None:
    assert waiting("move", SET, SET) == ["MovePlayed", "ConditionsSet"]
    assert waiting("move", SET, WITHDRAWN) == ["MovePlayed"]
    assert waiting("move", SET, SENT, WITHDRAWN) == ["ConditionsWithdrawn"]
    assert waiting("move", SET, SENT, WITHDRAWN, SET) == ["ConditionsSet"]
    assert waiting("move", SET, SENT, WITHDRAWN, SENT, WITHDRAWN) == []


def test_the_conditions_in_force_are_the_last_ones() -> None:
    assert conditions_in_force(game_of("move", SET).deeds, WHITE) == SET
    assert conditions_in_force(game_of("move", SET).deeds, BLACK) is None
    assert conditions_in_force(game_of("move", SET, WITHDRAWN).deeds, WHITE) is None
    assert conditions_in_force(game_of("move", SET, ConditionsSet(WHITE, ())).deeds, WHITE) is None


def test_the_note_is_the_last_one_and_an_empty_one_removes_it() -> None:
    assert note_of(game_of().deeds) == ""
    assert note_of(game_of(Noted("watch 22"), Noted("watch 23")).deeds) == "watch 23"
    assert note_of(game_of(Noted("watch 22"), Noted("")).deeds) == ""


def test_a_message_is_known_by_its_name() -> None:
    game = game_of(
        "move", MessageReceived(BLACK, 5.0, message="<1@example>"), MessageReceived(BLACK, 6.0)
    )
    assert is_received(game.deeds, "<1@example>")
    assert not is_received(game.deeds, "<2@example>")
    assert not is_received(game.deeds, "")


def test_conditions_that_were_sent_already_are_not_sent_again_until_somebody_has_moved() -> None:
    more = ConditionsSet(WHITE, (*SET.conditions, Condition((10, 14), (26, 22))))
    game = game_of("mine", SET, SENT, more)
    assert unsent(game.deeds, WHITE) == (more,)
    game.do(SET)
    assert unsent(game.deeds, WHITE) == ()
    for _ in range(2):
        game.play(game.legal[0])
    game.do(SET)
    assert unsent(game.deeds, WHITE)[-1] == SET
