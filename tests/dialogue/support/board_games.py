"""Whole games on simulated boards, through the conversation: hands, faults, a protocol, what is said.

The time is the game's own. Device and protocol share no code, and the conversation knows of the board
only what its bytes tell.
"""

from typing import Any

from assistant.dialogue.events import (
    BoardFound,
    BoardRead,
    BoardRecognised,
    BoardUnrecognised,
    Event,
    SensorSuspected,
)
from assistant.dialogue.states import State
from assistant.dialogue.talk import Talk as Turn
from assistant.narration.facts.irregular import SensorAsked
from assistant.narration.facts.tactile import MadeAsked
from assistant.narration.facts.talk import Asked
from assistant.rules.legal import distinct_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_path
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID
from assistant.rules.variant import ITALIAN, Variant
from assistant.settings.terms import Player
from assistant.simulator.board import EMPTY
from assistant.simulator.hand import actions
from assistant.tactile.settling import Overdue, Settled, Suspect
from assistant.tactile.sight import Recognised, Unrecognised
from tests.dialogue.support.board_talk import COMPUTER, ON_BOARD
from tests.dialogue.support.talk import Talk, settings_for
from tests.tactile.support.board_games import LONGEST, BoardGame


def event_of(sighting: object, number: int = 0) -> Event | None:
    """What the conversation is told."""
    match sighting:
        case Recognised():
            return BoardRecognised(number)
        case Unrecognised(pieces, choices):
            return BoardUnrecognised(number, pieces, len(choices))
        case Settled(reading, is_confirmed):
            return BoardRead(number, reading, "confirmed" if is_confirmed else "settled")
        case Overdue(reading):
            return BoardRead(number, reading, "overdue")
        case Suspect(square):
            return SensorSuspected(number, square)
    return None


MOST_TRIES = 10
"""Answers and questions about one move."""


class TalkedGame(BoardGame):
    """One game: White on the board, against the computer or a person at the same board."""

    faulty_sensors = 0.0
    """How often, of all moves, a sensor begins to be at fault; there is one at most."""

    def __init__(self, protocol: str, variant: Variant, seed: int, **changes: Any) -> None:
        super().__init__(protocol, variant, seed, **changes)
        rules = ITALIAN_FID if variant is ITALIAN else INTERNATIONAL_FID
        black: Player = COMPUTER if seed % 2 else ON_BOARD
        self.talk = Talk(settings_for(rules, white=ON_BOARD, black=black, boards=1))
        self._greet(protocol)

    def _greet(self, protocol: str) -> None:
        self.talk.send(BoardFound(0, protocol))

    @property
    def turn(self) -> Turn:
        return self.talk.dialogue.talk

    def play(self, plies: int = LONGEST) -> None:
        """Play until the end or so long; what is played is what the hands meant."""
        self._until(lambda: bool(self.turn.table.seats[0].known), "the board is not recognised")
        while len(self.intended) < plies and not self.talk.game.outcome:
            if self.chance.random() < self.faulty_sensors:
                self._break_sensor()
            move = self.chance.choice(distinct_moves(self.talk.game.legal))
            self.intended.append(move)
            if self.turn.player_to_move.is_computer:
                self.talk.answer(format_path(move))
                self._by_hand(move, self.talk.game.plies[-1].move)
                self._until(self._agrees)
                if not self._agrees():
                    self._put_right()
            else:
                self._make(move)
            played = [ply.move for ply in self.talk.game.plies]
            assert len(played) == len(self.intended), (self.intended[-1], self.talk.done[-8:])
            assert played[-1].has_same_effect(move), (played[-1], move)

    def _break_sensor(self) -> None:
        """A sensor sticks at what it says, or sees a piece that is not there."""
        if self.board.faulty:
            return
        squares = range(1, self.talk.game.regulation.variant.geometry.squares + 1)
        square = self.chance.choice(squares)
        if self.board[square] == EMPTY and self.chance.random() < 0.5:
            self.board.haunt(square, self.chance.choice("wb"))
        else:
            self.board.stick(square)
        self.counts["broken"] += 1

    def _make(self, move: Move) -> None:
        plies = len(self.talk.game.plies)
        self._by_hand(move, move)
        self._until(lambda: self._has_played(plies, move))
        tries = 0
        while not self._has_played(plies, move):
            # As a person does who is asked, or is told that something is wrong: answers, or types.
            tries += 1
            assert tries < MOST_TRIES, (move, self.talk.done[-8:])
            self.counts["asked"] += 1
            self._answer(move)
            self._until(lambda: self._has_played(plies, move))
        self._until(self._agrees)
        if not self._agrees():
            self._put_right()

    def _has_played(self, plies: int, move: Move) -> bool:
        played = self.talk.game.plies[plies:]
        if self.talk.dialogue.state is State.ANSWER:
            return False
        return len(played) == 1 and played[0].move.has_same_effect(move)

    def _answer(self, move: Move) -> None:
        asked, choice = self.turn.here.asked, self.turn.here.choice
        if asked:
            is_it = self._is_so(asked.fact, move)
            self.talk.type("si" if is_it else "no")
        elif self.board.faulty and not self.turn.table.seats[0].left_out:
            self.talk.type("ripristina")
        elif choice or len(self.talk.game.plies) == len(self.intended) - 1:
            self.talk.type(format_path(move))
        else:
            self.counts["taken back"] += 1
            self.talk.type("riprendi")

    def _is_so(self, fact: object, move: Move) -> bool:
        """Whether a person who has made this move answers yes."""
        match fact:
            case MadeAsked(written):
                return written == format_path(move)
            case SensorAsked(square=square):
                return int(square) in self.board.faulty
        return isinstance(fact, Asked)

    def _by_hand(self, move: Move, made: Move) -> None:
        position = self.position = self._before(made)
        for action in actions(position, move, self.chance):
            self._act_by_hand(action)
            self._wait(self.chance.choice(self.pauses))
        self.position = position.after(made)

    def _before(self, made: Move) -> Any:
        game = self.talk.game
        if game.plies and game.plies[-1].move is made:
            return game.entries[-2].position
        return game.position

    def _agrees(self) -> bool:
        seat = self.turn.table.seats[0]
        return seat.since.shown == self.talk.game.position and not seat.since.is_wrong

    def _put_right(self) -> None:
        """As a person does who is told what is wrong: all that differs is set right."""
        self.counts["put right"] += 1
        self.board.set_up(self.talk.game.position)
        for _ in range(MOST_TRIES):
            if self._until(self._agrees):
                return
            if self.talk.dialogue.state is State.ANSWER:
                self._answer(self.intended[-1])
            else:
                self.talk.type("ripristina")
            self._leave_out()
        raise AssertionError(("the board is not right", self.talk.done[-8:]))

    def _act(self, sighting: object) -> None:
        event = event_of(sighting)
        if event:
            self.counts[type(sighting).__name__] += 1
            self.talk.send(event)
            self._leave_out()

    def _leave_out(self) -> None:
        wanted = self.turn.table.seats[0].left_out
        if wanted != self.sight.settling.masked:
            self.counts["left out"] += 1
            self.sight.settling.mask(wanted)
