"""Everything that the conversation can have done, in the imperative."""

from dataclasses import dataclass

from assistant.rules.position import Position
from assistant.settings.settings import Settings
from speech.voice.utterance import Utterance


@dataclass(frozen=True, slots=True)
class Effect:
    """Something to do."""


@dataclass(frozen=True, slots=True)
class Say(Effect):
    """Tell the listener something, as a line of its own."""

    utterance: Utterance


@dataclass(frozen=True, slots=True)
class StartSearch(Effect):
    """Let the computer choose a move; the answer echoes the id."""

    request_id: int
    position: Position
    past: tuple[Position, ...]
    """The earlier positions that could come again."""
    level: int
    movetime: float | None
    seed: int
    counted: int = 0
    """How many plies are over of the count of moves that runs."""


@dataclass(frozen=True, slots=True)
class StopSearch(Effect):
    """End a search now: its answer comes with what was found, or is dropped if it is stale."""

    request_id: int


@dataclass(frozen=True, slots=True)
class Remember(Effect):
    """A person has changed a preference: it holds from now on, and the next time."""

    preference: str
    value: str
    """As preferences.py names it: a word or a number in digits."""


@dataclass(frozen=True, slots=True)
class UseVoice(Effect):
    """Have the voice be so from now on."""

    wanted: str
    """One of settings.VOICES."""
    rate: int
    volume: int
    speaker: int
    sounds: tuple[str, ...]

    @classmethod
    def by(cls, settings: Settings) -> "UseVoice":
        """As these settings have it."""
        return cls(settings.voice, settings.rate, settings.volume, settings.speaker, settings.sounds)


@dataclass(frozen=True, slots=True)
class UseEar(Effect):
    """Listen so from now on."""

    listen: str
    """One of settings.LISTENING."""
    language: str
    squares: int
    """Of the board whose moves are said."""

    @classmethod
    def by(cls, settings: Settings) -> "UseEar":
        """As these settings have it."""
        squares = settings.regulation.variant.geometry.squares
        return cls(settings.listen, settings.language, squares)


@dataclass(frozen=True, slots=True)
class Talk(Effect):
    """Open the microphone until the end of one utterance; if that is open already, end it now."""


@dataclass(frozen=True, slots=True)
class Expect(Effect):
    """Watch for these answers, besides everything else that may be said; none: no more."""

    answers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EndUtterance(Effect):
    """What was said is whole: hear it without waiting for a pause."""


@dataclass(frozen=True, slots=True)
class DropUtterance(Effect):
    """Forget what is being said: it has been acted upon."""


@dataclass(frozen=True, slots=True)
class OpenWindow(Effect):
    """Post WindowClosed with this number when the echo of a move has ended and so many seconds have
    gone by in which the player neither spoke nor typed. It takes the place of an earlier one."""

    number: int
    seconds: int


@dataclass(frozen=True, slots=True)
class Learn(Effect):
    """A number was heard and another one was meant: remember it of this person."""

    heard: int
    meant: int


@dataclass(frozen=True, slots=True)
class ForgetLearnt(Effect):
    """Remember no confusion of this person any more."""


@dataclass(frozen=True, slots=True)
class UseBoards(Effect):
    """Have readings of boards with sensors count so from now on."""

    settling: int
    """Milliseconds that a reading stands before it counts; with 0, where a move needs the button, the
    usual ones."""
    is_touch_told: bool
    """Whether single lifts are to be told, where a board reports them."""

    @classmethod
    def by(cls, settings: Settings) -> "UseBoards":
        """As these settings have it."""
        return cls(settings.settling, settings.is_touch_move or settings.is_arbiter)


@dataclass(frozen=True, slots=True)
class LookFor(Effect):
    """Look for this position on a board whose lie is not known.

    With `is_anew` it is looked for in every way, also where the lie is known: the board may have been
    turned. If it is not found, what was known stays.
    """

    board: int
    position: Position
    is_anew: bool = False


@dataclass(frozen=True, slots=True)
class MarkSquares(Effect):
    """Light these squares, and no others; with `is_heard` have each sound once, in this order."""

    board: int
    squares: tuple[int, ...]
    is_heard: bool = False
    side: str = "white"
    """Who sits there, for whom left is left."""


@dataclass(frozen=True, slots=True)
class LeaveOut(Effect):
    """Leave out the sensors of these squares of a board, and no others."""

    board: int
    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Buzz(Effect):
    """Have a board make itself felt: it sounds or vibrates, `once` or `twice`."""

    board: int
    times: int


@dataclass(frozen=True, slots=True)
class ReadOn(Effect):
    """Go on with the reading that was cut off; where there is none, the event NothingToReadOn comes."""


@dataclass(frozen=True, slots=True)
class Quit(Effect):
    """End the program with this exit status."""

    status: int = 0
