"""How a game by correspondence stands: what is to be done, the days, the dates."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.game.correspondence import Standing, exchanges, standing
from assistant.game.deeds import Deed, DrawAgreed, OfferAnswered, OfferMade, Resigned
from assistant.game.game import Game
from assistant.game.mail_deeds import LeaveTaken, MessageReceived, MessageSent
from assistant.game.mail_terms import MailTerms
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.side import Side

WHITE, BLACK = Side.WHITE, Side.BLACK
DAY = 86_400.0
START = 1_780_056_000.0
"""Noon of 29 May 2026, UTC."""
TEN_IN_FORTY = MailTerms("AB-101", moves=10, days=40)


class Kept:
    """A game of White's at this machine, and the day on which it stands."""

    def __init__(self) -> None:
        self.game = Game(start_position(ITALIAN_FID.variant), ITALIAN_FID, at=START)
        self.now = START

    def mine(self, after: float = 0.0, sent_after: float | None = 0.0) -> "Kept":
        self.now += after * DAY
        self.game.do(self.game.moved(self.game.legal[0], "typed", WHITE, self.now))
        return self if sent_after is None else self.sent(sent_after)

    def sent(self, after: float = 0.0) -> "Kept":
        self.now += after * DAY
        return self.done(MessageSent(WHITE, at=self.now))

    def theirs(self, after: float, taken_after: float = 0.0) -> "Kept":
        received = self.now + after * DAY
        self.now = received + taken_after * DAY
        self.done(MessageReceived(BLACK, received, at=self.now))
        self.game.do(self.game.moved(self.game.legal[0], "mail", BLACK, self.now))
        return self

    def done(self, deed: Deed) -> "Kept":
        self.game.do(deed)
        return self

    def stands(
        self, terms: MailTerms = TEN_IN_FORTY, after: float = 0.0, own: Side = WHITE
    ) -> Standing:
        return standing(self.game.deeds, terms, own, self.now + after * DAY)


def test_it_says_what_is_to_be_done() -> None:
    kept = Kept()
    assert kept.stands().to_do == "move"
    assert kept.stands(own=BLACK).to_do == "wait"
    assert kept.mine(sent_after=None).stands().to_do == "send"
    assert kept.sent().stands().to_do == "wait"
    assert kept.done(OfferMade("draw", BLACK)).stands().to_do == "answer"
    assert kept.theirs(1).stands().to_do == "move"
    assert kept.done(Resigned(WHITE)).stands().to_do == "send"
    assert kept.sent().stands().to_do == "over"
    assert not kept.stands().is_mine


def test_an_offer_of_theirs_that_i_have_answered_waits_to_be_sent() -> None:
    kept = Kept().mine().done(OfferMade("draw", BLACK)).done(OfferAnswered("draw", WHITE, True))
    assert kept.stands().to_do == "send"
    assert kept.done(DrawAgreed()).stands().to_do == "send"


def test_my_days_go_by_from_the_arrival_of_their_move_until_mine_is_sent() -> None:
    kept = Kept().mine(2).theirs(3, taken_after=1)
    assert kept.stands().used == (3, 3)
    assert kept.stands(after=2).used == (5, 3)
    assert kept.mine(1, sent_after=None).stands().used == (4, 3)
    assert kept.stands(after=2).used == (6, 3)
    assert kept.sent(2).stands(after=5).used == (6, 8)


def test_a_move_that_is_answered_on_the_same_day_costs_none() -> None:
    kept = Kept().mine(0.1).theirs(0.1).mine(0.2)
    assert kept.stands().used == (0, 0)


def test_days_are_of_the_calendar_where_the_players_are() -> None:
    kept = Kept().mine(0.4)  # 21:36 of the same day in Greenwich
    assert kept.stands().used == (0, 0)
    assert standing(kept.game.deeds, TEN_IN_FORTY, WHITE, kept.now, 3 * 3600.0).used == (1, 0)


def test_what_is_left_and_when_it_is_over() -> None:
    kept = Kept().mine(2).theirs(1)
    there = kept.stands(after=1)
    assert there.days_left == 37
    assert there.since == START + 3 * DAY
    assert there.due == START + DAY / 2 + (3 + 38) * DAY  # the midnight that ends the last day
    assert kept.stands(after=38).days_left == 0
    assert not kept.stands(after=38).is_late
    late = kept.stands(after=40)
    assert (late.days_left, late.is_late, late.due) == (0, True, there.due)
    assert kept.mine().stands().due is None
    assert kept.stands().days_left is None
    assert kept.stands(after=1).their_days_left == 38


def test_ten_moves_bring_another_forty_days_and_what_was_saved_is_kept() -> None:
    kept = Kept()
    for _ in range(9):
        kept.mine(1).theirs(1)
    assert kept.stands().days_left == 40 - 9
    kept.mine(1).theirs(1)
    assert kept.stands().days_left == 80 - 10


def test_days_for_the_whole_game_are_an_end_besides() -> None:
    terms = MailTerms("AB-101", moves=10, days=40, game_days=20)
    assert Kept().stands(terms, after=5).days_left == 15
    assert Kept().stands(MailTerms("AB-101"), after=5).days_left is None


def test_leave_does_not_count_as_far_as_it_may_be_taken() -> None:
    kept = Kept().mine().theirs(1).done(LeaveTaken(WHITE, START + 2 * DAY, 5))
    terms = MailTerms("AB-101", moves=10, days=40, leave=7)
    there = kept.stands(terms, after=10)
    assert there.used[0] == 5
    assert there.leave_left == (2, 7)
    assert there.due == START + DAY / 2 + (1 + 40 + 5) * DAY
    kept.done(LeaveTaken(WHITE, START + 4 * DAY, 30))  # begins within the first one
    assert kept.stands(terms, after=10).used[0] == 3
    assert kept.stands(terms).leave_left == (0, 7)
    assert kept.stands(after=10).used[0] == 10  # who has none has none


def test_a_message_is_to_be_repeated_when_nothing_comes() -> None:
    terms = MailTerms("AB-101", repeat_after=14)
    kept = Kept().mine()
    assert not kept.stands(terms, after=13).is_repeat_due
    assert kept.stands(terms, after=14).is_repeat_due
    assert not kept.stands(after=99).is_repeat_due
    kept.sent(14)
    assert not kept.stands(terms, after=13).is_repeat_due
    assert kept.stands(terms).used == (0, 14)  # their time goes by from the first one on


def test_each_move_has_its_dates() -> None:
    kept = Kept().mine(2, sent_after=1).theirs(4).mine(1, sent_after=None)
    first, second, third = exchanges(kept.game.deeds, WHITE, TEN_IN_FORTY)
    assert first[1:] == (WHITE, None, START + 2 * DAY, START + 3 * DAY, 3)
    assert second[1:] == (BLACK, START + 7 * DAY, None, None, 4)
    assert third[1:] == (WHITE, START + 7 * DAY, START + 8 * DAY, None, 1)
    assert [each.ply for each in (first, second, third)] == [1, 2, 3]


def test_what_was_taken_back_has_no_dates() -> None:
    kept = Kept().mine().theirs(1).mine(1, sent_after=None)
    kept.game.take_back(2)
    assert len(exchanges(kept.game.deeds, WHITE, TEN_IN_FORTY)) == 1
    assert kept.stands().to_do == "wait"


@pytest.mark.parametrize("seed", range(5))
def test_two_programs_that_know_the_same_dates_count_the_same_days(seed: int) -> None:
    random_, whites, blacks = random.Random(seed), Kept(), Kept()
    for _ in range(8):
        whites.mine(random_.randrange(5))
        blacks.done(MessageReceived(WHITE, whites.now))
        blacks.game.play(blacks.game.legal[0])
        whites.theirs(random_.randrange(5))
        blacks.game.do(blacks.game.moved(blacks.game.legal[0], "typed", BLACK, whites.now))
        blacks.done(MessageSent(BLACK, at=whites.now))
    mine, theirs = whites.stands().used
    assert mine
    blacks.now = whites.now
    assert blacks.stands(own=BLACK).used == (theirs, mine)


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["mine", "sent", "theirs", "leave", "back", "offer", "resign"]),
        st.floats(-50, 50),
        st.integers(0, 40),
    ),
    max_size=25,
)
TERMS = st.builds(
    MailTerms,
    moves=st.integers(0, 3),
    days=st.integers(0, 20),
    game_days=st.integers(0, 60),
    leave=st.integers(0, 30),
    repeat_after=st.integers(0, 10),
)


def do(game: Game, what: str, at: float, number: int) -> None:
    """Something that may happen, if it may, at a moment of a clock that may be wrong."""
    turn = game.position.side_to_move
    match what:
        case "mine" if game.legal and turn is WHITE:
            game.do(game.moved(game.legal[0], "typed", WHITE, at))
        case "theirs" if game.legal and turn is BLACK:
            game.do(MessageReceived(BLACK, at))
            game.do(game.moved(game.legal[-1], "mail", BLACK, at))
        case "sent":
            game.do(MessageSent(WHITE, at=at))
        case "leave":
            game.do(LeaveTaken(Side.WHITE if number % 2 else Side.BLACK, at, number))
        case "offer" if not game.outcome:
            game.do(OfferMade("draw", BLACK))
        case "back" if game.can_take_back(1):
            game.take_back(1)
        case "resign" if not game.outcome and number > 35:
            game.do(Resigned(WHITE))


@given(STEPS, TERMS, st.floats(-100, 100), st.floats(-14, 14), st.sampled_from(Side))
def test_days_are_never_negative_and_clocks_may_say_what_they_like(
    steps: list[tuple[str, float, int]], terms: MailTerms, later: float, hours: float, own: Side
) -> None:
    game, at = Game(start_position(ITALIAN_FID.variant), ITALIAN_FID, at=START), START
    for what, days, number in steps:
        at += days * DAY
        do(game, what, at, number)
    there = standing(game.deeds, terms, own, at + later * DAY, hours * 3600)
    assert min(there.used) >= 0
    assert min(there.leave_left) >= 0
    assert max(there.leave_left) <= terms.leave
    assert (there.due is None) is (there.days_left is None)
    if there.days_left is not None:
        assert there.days_left >= 0
        assert not (there.is_late and there.days_left)
        made = sum(each.sent is not None for each in exchanges(game.deeds, own, terms))
        periods = [terms.days * (1 + made // terms.moves)] if terms.moves and terms.days else []
        allowed = min([*periods, *([terms.game_days] if terms.game_days else [])])
        assert there.is_late or there.used[0] + there.days_left == allowed
    dated = exchanges(game.deeds, own, terms, hours * 3600)
    assert all(each.days >= 0 for each in dated)
    assert len(dated) == len(game.plies)


@given(STEPS, TERMS, st.integers(1, 60))
def test_leave_takes_away_as_many_days_as_fall_into_it(
    steps: list[tuple[str, float, int]], terms: MailTerms, days: int
) -> None:
    game = Game(start_position(ITALIAN_FID.variant), ITALIAN_FID, at=START)
    for what, _, number in steps:
        if what != "leave":
            do(game, what, START, number)
    if game.outcome or standing(game.deeds, terms, WHITE, START).to_do not in ("move", "send"):
        return
    now = START + 70 * DAY
    without = standing(game.deeds, terms, WHITE, now).used[0]
    game.do(LeaveTaken(WHITE, START + DAY, days))
    assert standing(game.deeds, terms, WHITE, now).used[0] == without - min(days, terms.leave)
