"""What a person, or a file, has a simulation do: one line, one thing.

The words of the lines are the same in every language; what is answered is told by message, `simulator-`
and its name, so that it can be worded.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

from assistant.rules.explain import moves_meant
from assistant.rules.fen import FenError, format_fen, parse_fen
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.notation import format_move, format_path, parse_move
from assistant.rules.position import start_position
from assistant.rules.side import Side
from assistant.simulator.board import BROKEN, PIECES
from assistant.simulator.faults import FASTEST, SHARES, WAITING_BYTES
from assistant.simulator.hand import Action, Crown, Lift, SetDown, Slide, TakeOff, actions
from assistant.simulator.simulation import Simulation

LONGEST_WAIT = 3600.0
WAITING_STEP = 0.1
"""A wait looks up so often whether it is interrupted."""


@dataclass(frozen=True, slots=True)
class ScriptAnswer:
    """What is answered to a line: a message and its variables."""

    message: str
    values: dict[str, str] = field(default_factory=dict)
    is_trouble: bool = False
    """Whether the line was not done."""


def _trouble(message: str, **values: str) -> ScriptAnswer:
    return ScriptAnswer(message, values, is_trouble=True)


class Script:
    """Reads lines, and has the simulation do what they say."""

    def __init__(self, simulation: Simulation, seed: int | None = None, pause: float = 0.3) -> None:
        self.simulation = simulation
        self.is_over = False
        """Whether somebody said `quit`."""
        self._side = Side.WHITE
        self._chance = None if seed is None else Random(seed)
        self._pause = pause
        self._verbs: dict[str, Callable[[list[str]], ScriptAnswer | None]] = {
            "lift": self._lift,
            "put": self._put,
            "slide": self._slide,
            "take": self._take,
            "crown": self._crown,
            "feel": self._feel,
            "turn": self._turn,
            "setup": self._setup,
            "clear": self._clear,
            "press": self._press,
            "fault": self._fault,
            "pull": self._pull,
            "plug": self._plug,
            "wait": self._wait,
            "show": self._show,
            "help": lambda words: ScriptAnswer("help"),
            "quit": self._quit,
        }

    def do(self, line: str) -> ScriptAnswer | None:
        """Do what a line says; what to answer. What stands behind a `#` is for people."""
        words = line.split("#")[0].split()
        if not words:
            return None
        verb = self._verbs.get(words[0].lower())
        if verb:
            # A verb that wants other words answers nothing.
            return verb(words[1:]) or _trouble("unclear", line=line)
        written = parse_move(" ".join(words))
        return self._move(written.squares) if written else _trouble("unclear", line=line)

    # Moves

    def _move(self, squares: tuple[int, ...]) -> ScriptAnswer:
        position = self.simulation.call(lambda: self.simulation.board.position(self._side))
        legal = legal_moves(position)
        meant = distinct_moves(moves_meant(position, squares, legal))
        text = "-".join(map(str, squares))
        if not meant:
            return _trouble("not-legal", move=text, side=self._side.value)
        if len(meant) > 1:
            return _trouble("ambiguous", moves=", ".join(map(format_path, meant)))
        done = self._perform(*actions(position, meant[0], self._chance))
        if done.is_trouble:
            return done
        self._side = self._side.opponent
        return ScriptAnswer("moved", {"move": format_move(meant[0], legal)})

    def _perform(self, *wanted: Action) -> ScriptAnswer:
        trouble = self.simulation.perform(wanted, self._pause if len(wanted) > 1 else 0.0)
        return _trouble("hand", reason=trouble) if trouble else ScriptAnswer("done")

    # Single actions

    def _lift(self, words: list[str]) -> ScriptAnswer | None:
        square = _number(words)
        return None if square is None else self._perform(Lift(square))

    def _put(self, words: list[str]) -> ScriptAnswer | None:
        piece = words.pop(0) if words and words[0] in [*PIECES] else ""
        square = _number(words)
        return None if square is None else self._perform(SetDown(square, piece))

    def _slide(self, words: list[str]) -> ScriptAnswer | None:
        squares = [_number([each]) for each in words]
        known = [each for each in squares if each is not None]
        if len(known) < 2 or len(known) < len(words):
            return None
        return self._perform(*(Slide(*pair) for pair in pairwise(known)))

    def _take(self, words: list[str]) -> ScriptAnswer | None:
        square = _number(words)
        return None if square is None else self._perform(TakeOff(square))

    def _crown(self, words: list[str]) -> ScriptAnswer | None:
        square = _number(words)
        return None if square is None else self._perform(Crown(square))

    def _feel(self, words: list[str]) -> ScriptAnswer | None:
        square = _number(words)
        return None if square is None else self._perform(Lift(square), SetDown(square))

    # The whole board

    def _turn(self, words: list[str]) -> ScriptAnswer | None:
        if words not in ([each.value] for each in Side):
            return None
        self._side = Side(words[0])
        return ScriptAnswer("done")

    def _setup(self, words: list[str]) -> ScriptAnswer | None:
        board = self.simulation.board
        try:
            position = start_position(board.variant)
            if words:
                position = parse_fen(" ".join(words), board.variant)
        except FenError as error:
            return _trouble("no-fen", problem=error.problem.value, detail=error.detail)
        self._side = position.side_to_move
        self.simulation.call(lambda: board.set_up(position))
        return ScriptAnswer("done")

    def _clear(self, words: list[str]) -> ScriptAnswer | None:
        self.simulation.call(self.simulation.board.clear)
        return ScriptAnswer("done")

    def _show(self, words: list[str]) -> ScriptAnswer | None:
        return self.simulation.call(self._shown)

    def _shown(self) -> ScriptAnswer:
        simulation = self.simulation
        board, device = simulation.board, simulation.device
        lights = [
            (board.square_at(each), how) for each, how in device.lights.items() if board.square_at(each)
        ]
        values = {
            "address": simulation.line.address or "none",
            "position": format_fen(board.position(self._side)),
            "held": " ".join(simulation.hand.held) or "none",
            "lights": _listed(f"{square} {how}" for square, how in sorted(lights)),
            "faults": _listed(f"{name} {share:g}" for name, share in simulation.faults.active.items()),
            "sensors": _listed(map(str, board.faulty)),
        }
        return ScriptAnswer("shown", values)

    # Buttons, faults, the cable

    def _press(self, words: list[str]) -> ScriptAnswer | None:
        buttons = self.simulation.device.buttons
        if not words or words[1:] not in ([], ["long"]):
            return None
        if words[0] not in buttons:
            return _trouble("no-button", buttons=_listed(buttons))
        for how in ("dn", *words[1:], "up"):
            self.simulation.press(words[0], how)
        return ScriptAnswer("done")

    def _fault(self, words: list[str]) -> ScriptAnswer | None:
        faults, board = self.simulation.faults, self.simulation.board
        match words:
            case ["off"]:
                self.simulation.call(faults.mend)
                self.simulation.call(board.mend)
                return ScriptAnswer("done")
            case [name, amount] if name in SHARES:
                share = _share(amount)
                if share is None:
                    return None
                self.simulation.call(lambda: faults.shares.update({name: share}))
                return ScriptAnswer("done")
            case ["slow" | "burst" as name, amount]:
                return self._slow_or_burst(name, amount)
            case ["stuck" | "ghost" | "broken" as name, number, *piece]:
                return self._sensor(name, _number([number]), piece)
        return None

    def _slow_or_burst(self, name: str, amount: str) -> ScriptAnswer | None:
        most = FASTEST if name == "slow" else WAITING_BYTES
        if not (amount.isascii() and amount.isdigit() and len(amount) < 9 and int(amount) <= most):
            return None
        number = int(amount)
        if name == "burst":
            self.simulation.burst(number)
        else:
            faults = self.simulation.faults
            self.simulation.call(lambda: setattr(faults, "bytes_per_second", number))
        return ScriptAnswer("done")

    def _sensor(self, name: str, square: int | None, piece: list[str]) -> ScriptAnswer | None:
        board = self.simulation.board
        if square is None or piece not in ([], *([each] for each in PIECES)):
            return None
        if not board.has(square):
            return _trouble("hand", reason="no-square")
        if name == "stuck":
            self.simulation.call(lambda: board.stick(square))
        else:
            seen = BROKEN if name == "broken" else (piece or ["w"])[0]
            self.simulation.call(lambda: board.haunt(square, seen))
        return ScriptAnswer("done")

    def _pull(self, words: list[str]) -> ScriptAnswer | None:
        self.simulation.pull()
        return ScriptAnswer("pulled")

    def _plug(self, words: list[str]) -> ScriptAnswer | None:
        try:
            return ScriptAnswer("plugged", {"address": self.simulation.plug()})
        except OSError as error:
            return _trouble("no-line", detail=error.strerror or str(error))

    # Time

    def _wait(self, words: list[str]) -> ScriptAnswer | None:
        if words == ["host"]:
            while not self.simulation.heard.wait(WAITING_STEP):
                pass
            return ScriptAnswer("host")
        seconds = _seconds(words)
        if seconds is None:
            return None
        self.simulation.wait(seconds)
        return ScriptAnswer("done")

    def _quit(self, words: list[str]) -> ScriptAnswer | None:
        self.is_over = True
        return ScriptAnswer("done")


def _number(words: list[str]) -> int | None:
    """The one number that some words are; it need not be a square."""
    if len(words) == 1 and words[0].isascii() and words[0].isdigit() and len(words[0]) < 4:
        return int(words[0])
    return None


def _seconds(words: list[str]) -> float | None:
    return _bounded(words[0], LONGEST_WAIT) if len(words) == 1 else None


def _share(text: str) -> float | None:
    return _bounded(text, 1.0)


def _bounded(text: str, most: float) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if 0 <= number <= most else None


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words) or "none"
