"""Everything that the conversation can have done, in the imperative."""

from assistant.dialogue.effect import FAMILIES as FAMILIES
from assistant.dialogue.effect import BoardEffect as BoardEffect
from assistant.dialogue.effect import EarEffect as EarEffect
from assistant.dialogue.effect import Effect as Effect
from assistant.dialogue.effect import FileEffect as FileEffect
from assistant.dialogue.effect import JournalEffect as JournalEffect
from assistant.dialogue.effect import LibraryEffect as LibraryEffect
from assistant.dialogue.effect import MemoryEffect as MemoryEffect
from assistant.dialogue.effect import ProgramEffect as ProgramEffect
from assistant.dialogue.effect import SearchEffect as SearchEffect
from assistant.dialogue.effect import TellingEffect as TellingEffect
from assistant.dialogue.effect import VoiceEffect as VoiceEffect
from assistant.dialogue.effect import WindowEffect as WindowEffect
from assistant.dialogue.effect import family_of as family_of
from assistant.dialogue.kept import GameSearch
from assistant.game.deeds import Deed, Left
from assistant.game.outcome import Outcome
from assistant.parsing.hearing.adapting import Confirmed
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from assistant.rules.side import Side
from assistant.settings.equipment import PATIENCE
from assistant.settings.settings import Settings
from assistant.settings.terms import Terms
from speech.voice.utterance import Utterance


class Say(TellingEffect):
    """Tell who listens something, as a line of its own."""

    utterance: Utterance
    to: int = 1
    """The number of the surface."""
    table: int = 1
    """What it is told of."""
    only: Side | None = None
    """Whose person alone is told it, by a way of their own; None for all who are at the surface."""
    is_confidential: bool = False
    """Whether it tells of a position that is kept from somebody who plays: no file has it."""
    is_claim: bool = False
    """Whether it says that something is saved, which is said when it was read back and not without."""


class MarkTelling(TellingEffect):
    """Post TellingEnded with this number when what was told before it has been said or was cut off."""

    number: int


class StartSearch(SearchEffect):
    """Let the computer choose a move; the answer echoes the id."""

    request_id: int
    position: Position
    past: tuple[Position, ...]
    """The earlier positions that could come again."""
    level: int
    movetime: float | None
    seed: int
    regulation: Regulation
    """By whose counts and draws the game is played."""
    counted: int = 0
    """How many plies are over of the count of moves that runs."""


class StopSearch(SearchEffect):
    """End a search now: its answer comes with what was found, or is dropped if it is stale."""

    request_id: int


class Record(JournalEffect):
    """Write down a deed of a game. The log has it as an event, under the name of the deed."""

    record_id: int
    table: int
    deed: Deed
    position: Position
    """What it has led to."""
    outcome: Outcome | None = None
    """How the game has ended, if it has."""


class KeepTerms(JournalEffect):
    """The game at a table is played on these terms: said before its beginning, and when they change."""

    table: int
    terms: Terms


class KeepWaiting(JournalEffect):
    """This waits for an answer at a table, which a crash is not to lose."""

    table: int
    text: str
    """As waiting.py writes it; empty where nothing waits."""
    is_mine: bool
    """Whether it waits for somebody at this machine, or the move does."""


class KeepClock(JournalEffect):
    """So much both have left in the game at a table, between two deeds: the next one replaces it."""

    table: int
    left: Left


class TakeUp(JournalEffect):
    """The game at a table from now on is one that is kept: what is done there is added to it."""

    table: int
    game: int
    terms: Terms
    deeds: int
    """How many are kept."""
    moves: tuple[str, ...]
    when: float = 0.0
    """In seconds since 1970."""


class PutAway(JournalEffect):
    """There is no such table any more: its game may be gone on with by anybody."""

    table: int


class ReadBack(JournalEffect):
    """Read the last deeds of all games back from the file: Recorded with this id comes when they are
    there."""

    record_id: int
    table: int


class FindGames(LibraryEffect):
    """Tell which games are kept; the event GamesFound comes."""

    request_id: int
    search: GameSearch
    first: int
    """The place of the first one that is wanted, from 0."""
    most: int


class FetchGame(LibraryEffect):
    """Give a kept game to be gone on with, which no other program may have then; GameFetched comes."""

    request_id: int
    game: int


class ReadGame(LibraryEffect):
    """Give a kept game to be gone through, whoever plays it; GameRead comes."""

    request_id: int
    game: int


class ExportGames(LibraryEffect):
    """Write kept games to a new file of the person's; GamesExported comes."""

    request_id: int
    search: GameSearch
    """Which ones."""
    file: str
    """Without a folder. If there is one already, it gets a number. One that ends in .brf is for an
    embosser."""
    language: str = "en"
    """Of the words in braille, and of reports."""
    is_report: bool = False
    """Whether their reports are wanted, and not their moves."""


class ChangeGame(LibraryEffect):
    """Do something about a kept game; GameChanged comes."""

    request_id: int
    game: int
    how: str
    """`delete`, so that it can be restored; `restore`; or `purge`, so that nothing is left of it."""


class RestoreCopy(LibraryEffect):
    """Take the games of the backup copy that was offered; or have it offered never again. CopyRestored
    comes."""

    request_id: int
    is_wanted: bool


class Remember(MemoryEffect):
    """A person has changed a preference: it holds from now on, and the next time."""

    preference: str
    value: str
    """As preferences.py names it: a word or a number in digits."""


class UseVoice(VoiceEffect):
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


class UseEar(EarEffect):
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


class AdaptEar(EarEffect):
    """Hear who speaks as somebody who is known."""

    wait: float
    """Seconds of quiet that what they say ends with; 0 for as many as usual."""
    gain: float
    """Decibels by which they are made louder before they are recognised."""


class OpenMicrophone(EarEffect):
    """Open the microphone until the end of one utterance; if that is open already, end it now."""


class TryMicrophone(EarEffect):
    """Find out whether the microphone opens where that is else only known after a key."""


class Expect(EarEffect):
    """Watch for these answers, besides everything else that may be said; none: no more."""

    answers: tuple[str, ...]


class EndUtterance(EarEffect):
    """What was said is whole: hear it without waiting for a pause."""


class DropUtterance(EarEffect):
    """Forget what is being said: it has been acted upon."""


class OpenWindow(WindowEffect):
    """Post WindowClosed with this number when the echo of a move has ended and so many seconds have
    gone by in which the player neither spoke nor typed. None ends another."""

    number: int
    seconds: int


class Learn(MemoryEffect):
    """A number was heard and another one was meant: remember it of this person."""

    heard: int
    meant: int


class KeepMove(MemoryEffect):
    """A move by voice stood, or was corrected: remember of this person how it was heard."""

    how: Confirmed


class ForgetLearnt(MemoryEffect):
    """Remember no confusion of this person any more, and nothing of their voice."""


class UseBoards(BoardEffect):
    """Have readings of boards with sensors count so from now on."""

    settling: int
    """Milliseconds that a reading stands before it counts; with 0, where a move needs the button, the
    usual ones."""
    is_touch_told: bool
    """Whether single lifts are to be told, where a board reports them."""
    patience: int = PATIENCE
    """Seconds that a reading stands before whoever made it is taken to wait."""

    @classmethod
    def by(cls, settings: Settings) -> "UseBoards":
        """As these settings have it."""
        is_touch_told = settings.is_touch_move or settings.is_arbiter
        return cls(settings.settling, is_touch_told, settings.patience)


class LookFor(BoardEffect):
    """Look for this position on a board whose lie is not known.

    With `is_anew` it is looked for in every way, also where the lie is known: the board may have been
    turned. If it is not found, what was known stays.
    """

    board: int
    position: Position
    is_anew: bool = False


class MarkSquares(BoardEffect):
    """Light these squares, and no others; with `is_heard` have each sound once, in this order."""

    board: int
    squares: tuple[int, ...]
    is_heard: bool = False
    side: str = "white"
    """Who sits there, for whom left is left."""


class LeaveOut(BoardEffect):
    """Leave out the sensors of these squares of a board, and no others."""

    board: int
    squares: tuple[int, ...]


class Buzz(BoardEffect):
    """Have a board make itself felt: it sounds or vibrates, `once` or `twice`."""

    board: int
    times: int


class ReadOn(VoiceEffect):
    """Go on with the reading that was cut off; where there is none, the event NothingToReadOn comes."""


class AppendLine(FileEffect):
    """Add a line to a file of the person's, which is made where there is none."""

    file: str
    """Without a folder."""
    line: str


class OpenFile(FileEffect):
    """Read a file of games: the game that is in it, or the one of this number, comes as FileRead; of
    several, when none is named, some as FilesGames. FileUnread tells what fails."""

    request_id: int
    file: str
    """A path, or a name in the folder of the person's documents."""
    number: int
    """Of the game, from 1; 0 for none."""
    first: int
    """The number of the first one that is listed."""
    most: int


class WriteGame(FileEffect):
    """Write a game to a new file of the person's; GamesExported comes."""

    request_id: int
    file: str
    """Without a folder. If there is one already, it gets a number."""
    text: str


class CloseSurface(ProgramEffect):
    """Somebody has left: nothing is told any more on the surface of this number."""

    number: int


class Quit(ProgramEffect):
    """End the program with this exit status."""

    status: int = 0
