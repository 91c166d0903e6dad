"""Hands over boards with sensors, in a conversation without any device."""

from dataclasses import dataclass, field

from assistant.dialogue.effects import MarkSquares
from assistant.dialogue.events import (
    BoardButton,
    BoardFound,
    BoardLost,
    BoardRead,
    BoardRecognised,
    BoardUnrecognised,
    Event,
    PiecesOnLight,
    PieceTouched,
    SensorSuspected,
)
from assistant.game.deeds import MovePlayed
from assistant.rules.position import Position
from assistant.rules.regulation import ITALIAN_FID, Regulation
from assistant.settings.settings import Settings
from assistant.settings.terms import Player
from assistant.tactile.reading import Reading, Seen, Sense, read, reading_of
from tests.dialogue.support.talk import Talk, settings_for

PIECES = {
    "w": Seen.WHITE_MAN,
    "W": Seen.WHITE_KING,
    "b": Seen.BLACK_MAN,
    "B": Seen.BLACK_KING,
    "o": Seen.SOMETHING,
}
ON_BOARD = Player(is_on_board=True)
COMPUTER = Player(is_computer=True)
ARBITER = {"is_arbiter": True}


@dataclass
class Hands:
    """What stands on one board, and what hands do there."""

    number: int
    squares: list[Seen] = field(default_factory=list)

    def set_up(self, position: Position) -> None:
        reading = reading_of(position)
        self.squares = [
            reading.seen_at(square) for square in range(1, position.variant.geometry.squares + 1)
        ]

    def do(self, word: str) -> None:
        """`-22` takes off what stands there, `+18w` puts a white man there."""
        sign, rest = word[0], word[1:]
        if sign == "-":
            assert self.squares[int(rest) - 1] is not Seen.NOTHING, word
            self.squares[int(rest) - 1] = Seen.NOTHING
        else:
            assert sign == "+", word
            assert self.squares[int(rest[:-1]) - 1] is Seen.NOTHING, word
            self.squares[int(rest[:-1]) - 1] = PIECES[rest[-1]]


class BoardTalk(Talk):
    """A conversation with people at one board or two."""

    def __init__(self, settings: Settings, sense: Sense = Sense.PIECE) -> None:
        self.sense = sense
        self.hands = [Hands(number) for number in range(settings.boards)]
        super().__init__(settings)
        self.at = 0
        """The board that is meant, from 0."""

    def begin(self) -> list[str]:
        """Every board answers, and the position of the game is found on it."""
        said: list[str] = []
        for number in range(len(self.hands)):
            self.at = number
            for what in ("found", "set up", "recognised", "read"):
                said += self.on_board(what)
        self.at = 0
        return said

    @property
    def reading(self) -> Reading:
        return read(self.game.regulation.variant, self.sense, self.hands[self.at].squares)

    @property
    def lit(self) -> tuple[int, ...]:
        """The squares that are lit on the board that is meant."""
        marks = [each for each in self.done if isinstance(each, MarkSquares) and each.board == self.at]
        return marks[-1].squares if marks else ()

    @property
    def played(self) -> list[str]:
        return [each.move for each in self.deeds(MovePlayed)]

    def on_board(self, text: str) -> list[str]:
        """What happens on a board: hands (`-22 +18w`), then how that came; or a word for it."""
        words = text.split()
        how = words.pop() if words[-1] in ("overdue", "confirmed") else "settled"
        happens = self._what_happens(text)
        if happens:
            return self.send(happens)
        if text == "set up":
            self.hands[self.at].set_up(self.game.position)
            return []
        for word in words if words != ["read"] else []:
            self.hands[self.at].do(word)
        return self.send(BoardRead(self.at, self.reading, how))

    def _what_happens(self, text: str) -> Event | None:
        word, _, rest = text.partition(" ")
        match word:
            case "found":
                return BoardFound(self.at, "tdb")
            case "recognised":
                return BoardRecognised(self.at)
            case "unrecognised":
                pieces, _, ways = rest.partition(" ")
                return BoardUnrecognised(self.at, int(pieces), int(ways or 0))
            case "lost":
                return BoardLost(self.at, rest, "/dev/ttyACM0")
            case "touched":
                return PieceTouched(self.at, int(rest))
            case "light":
                return PiecesOnLight(self.at, int(rest))
            case "sensor":
                return SensorSuspected(self.at, int(rest))
            case "button":
                return BoardButton(self.at, rest)
        return None

    def act(self, line: str) -> list[str]:
        """`=` is the board, or the first of two, `=2` the second."""
        sign, _, rest = line.partition(" ")
        if sign in ("=", "=1", "=2"):
            self.at = 1 if sign == "=2" else 0
            return self.on_board(rest)
        return super().act(line)


def at_board(fen: str | None = None, **changes: object) -> BoardTalk:
    """White on a board against the computer, with the pieces set up."""
    rules = changes.pop("rules", ITALIAN_FID)
    sense = changes.pop("sense", Sense.PIECE)
    assert isinstance(rules, Regulation)
    assert isinstance(sense, Sense)
    given = {"white": ON_BOARD, "black": COMPUTER, "boards": 1} | changes
    talk = BoardTalk(settings_for(rules, fen, **given), sense)
    talk.begin()
    return talk


def two_people(fen: str | None = None, **changes: object) -> BoardTalk:
    """Both at one board."""
    return at_board(fen, **({"black": ON_BOARD} | changes))
