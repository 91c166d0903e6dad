"""Whatever happens on boards and is typed meanwhile: nothing raises, and the game can go on."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.dialogue.events import SearchFinished
from assistant.dialogue.states import State
from assistant.dialogue.talk import Talk as Turn
from assistant.game.record import Ply
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_path
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.tactile.reading import Seen, Sense
from tests.dialogue.support.board_talk import COMPUTER, ON_BOARD, BoardTalk
from tests.dialogue.support.named_yes import yes_of
from tests.dialogue.support.talk import settings_for

# Whatever happens

HOW = ["", " overdue", " confirmed"]
LINES = (
    "si",
    "no",
    "riprendi",
    "riprendi 2",
    "rifai",
    "ripristina",
    "confronta",
    "accomodo",
    "ordine di presa",
    "parti dalla damiera",
    "nuova",
    "abbandona",
    "patta",
    "ripeti",
    "esci",
    "22-18",
    "18",
    "xyz",
    "?",
)
NEWS = (
    "found",
    "lost unplugged",
    "recognised",
    "unrecognised 5",
    "unrecognised 24 2",
    "touched 22",
    "sensor 14",
    "button repeat",
    "button undo",
    "button help",
)
STARTS = {
    ITALIAN_FID: (None, "W:W22,32:B18,10,5", "W:WK11:B5,K6,K13,K14,K21", "W:W6,32:B9,28"),
    INTERNATIONAL_FID: (None, "W:WK46,44:B2,3", "W:WK46,44:B23,3,2", "W:W7,32:B44,20"),
}

numbers = st.integers(0, 999)
happenings = st.lists(
    st.one_of(
        st.tuples(st.just("move"), numbers, st.sampled_from(HOW)),
        st.tuples(st.just("half a move"), numbers, st.sampled_from(HOW)),
        st.tuples(st.just("square"), numbers, st.sampled_from(HOW)),
        st.tuples(st.just("set up"), numbers, st.sampled_from(HOW)),
        st.tuples(st.just("earlier"), numbers, st.sampled_from(HOW)),
        st.tuples(st.just("news"), numbers, st.just("")),
        st.tuples(st.just("type"), numbers, st.just("")),
        st.tuples(st.just("type a move"), numbers, st.just("")),
        st.tuples(st.just("search"), numbers, st.just("")),
        st.tuples(st.sampled_from(["* ctrl-c", "> no", "> si"]), numbers, st.just("")),
    ),
    max_size=30,
)


class AnyTalk(BoardTalk):
    """A conversation to which anything may happen."""

    def happen(self, what: str, number: int, how: str) -> None:
        self.at = number % len(self.hands)
        match what:
            case "news":
                self.on_board(NEWS[number % len(NEWS)])
            case "type":
                self.type(LINES[number % len(LINES)])
            case "type a move" if self.game.legal:
                self.type(format_path(self.game.legal[number % len(self.game.legal)]))
            case "search":
                self.search(number)
            case _ if what[0] in "*>":
                self.act(what)
            case "move" | "half a move" | "square" | "set up" | "earlier":
                self.by_hand(what, number)
                self.on_board(f"read{how}")

    def by_hand(self, what: str, number: int) -> None:
        hands, game = self.hands[self.at], self.game
        at, seen = number % len(hands.squares), list(Seen)[number % len(Seen)]
        match what:
            case "square":
                hands.squares[at] = seen if hands.squares[at] is Seen.NOTHING else Seen.NOTHING
            case "set up":
                hands.set_up(game.position)
            case "earlier":
                hands.set_up(game.entries[number % len(game.entries)].position)
            case _ if game.legal:
                self.make(number, is_whole=what == "move")

    def make(self, number: int, *, is_whole: bool) -> None:
        """Make a legal move by hand, or leave what it captures."""
        squares = self.hands[self.at].squares
        move = self.game.legal[number % len(self.game.legal)]
        piece, squares[move.start - 1] = squares[move.start - 1], Seen.NOTHING
        for square in move.captured if is_whole else ():
            squares[square - 1] = Seen.NOTHING
        squares[move.end - 1] = Seen.WHITE_MAN if piece is Seen.NOTHING else piece

    def search(self, number: int) -> None:
        """The computer answers, if it is asked."""
        if self.turn.table.owed and not self.turn.table.held_answer:
            move = self.game.legal[number % len(self.game.legal)]
            number = self.searches[-1].request_id
            self.send(SearchFinished(number, move.path, move.captured, 0))

    @property
    def turn(self) -> Turn:
        return self.dialogue.talk

    def check(self) -> None:
        """Every ply of the record is a legal move of the position before it."""
        entries = self.game.entries
        for before, after in pairwise(entries):
            if isinstance(after.cause, Ply):
                assert after.cause.move in legal_moves(before.position)
                assert after.position == before.position.after(after.cause.move)
        self.check_undone()

    def check_undone(self) -> None:
        """What was taken back can be played again, each time from where the one before it leads to."""
        position = self.game.position
        for moves in reversed(self.turn.table.undone):
            for move in moves:
                assert move in legal_moves(position)
                position = position.after(move)


@pytest.mark.parametrize("boards", [1, 2])
@pytest.mark.parametrize("rules", STARTS, ids=lambda rules: rules.variant.name)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_whatever_happens_nothing_raises_and_the_game_can_go_on(
    rules: Regulation, boards: int, data: st.DataObject
) -> None:
    black = data.draw(st.sampled_from([COMPUTER, ON_BOARD]))
    changes = {
        "white": ON_BOARD,
        "black": black,
        "boards": boards,
        "settling": data.draw(st.sampled_from([700, 0])),
        "is_touch_move": data.draw(st.booleans()),
        "is_arbiter": black is ON_BOARD and data.draw(st.booleans()),
    }
    fen = data.draw(st.sampled_from(STARTS[rules]))
    sense = data.draw(st.sampled_from(list(Sense)))
    talk = AnyTalk(settings_for(rules, fen, **changes), sense)
    talk.begin()
    for what, number, how in data.draw(happenings):
        talk.happen(what, number, how)
        talk.check()
    if talk.turn.conversation.is_closed:
        return
    for _ in range(10):
        if talk.dialogue.state is State.ANSWER:
            talk.type(yes_of(talk, "no"))
    assert talk.dialogue.state is not State.ANSWER
    assert not talk.turn.table.held_answer
    talk.search(0)
    for number, hands in enumerate(talk.hands):
        talk.at = number
        hands.set_up(talk.game.position)
        talk.on_board("found")
        talk.on_board("read")
        assert talk.turn.table.seats[talk.at].since.shown == talk.game.position
