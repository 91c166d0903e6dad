"""What stands before one or several people: where they are told things, in which words, and what they
have been told there.

Two people at one machine hear the same voice. What is a game's belongs to its table.
"""

from dataclasses import dataclass, field, fields
from enum import Enum
from typing import TYPE_CHECKING

from assistant.dialogue.about_mail import Incoming
from assistant.dialogue.aside import InTree
from assistant.dialogue.effects import Say
from assistant.dialogue.event import MailEvent
from assistant.dialogue.events import Route
from assistant.dialogue.kept import GameRow
from assistant.dialogue.on_board import OnBoard
from assistant.dialogue.person import NOBODY, Person
from assistant.game.mail_terms import MailTerms
from assistant.narration.catalog import base_of
from assistant.narration.facts.fact import Fact
from assistant.narration.narrator import Narrator
from assistant.parsing.hearing.heard import Verdict
from assistant.parsing.meanings import ByMailWanted
from assistant.parsing.words.vocabulary import Vocabulary, vocabulary
from assistant.rules.articles import Text
from assistant.rules.side import Side
from assistant.settings.taste import AUTOMATIC, Coach, Taste
from assistant.values import Value

if TYPE_CHECKING:  # who has no message reads nothing of mails
    from assistant.parsing.mail.correspondence import Correspondence
    from assistant.parsing.mail.letter import Letter

    Reading = tuple[Letter, Correspondence, str]
    """A message, the game in which it is read, and the language of who reads it."""

OWN = 1
"""The number of the surface that the program itself begins with and ends with."""


class Role(Enum):
    """As what people are at a surface."""

    PLAYER = "player"
    WATCHER = "watcher"
    """Who only looks on: they hear what happens and may ask, and do nothing."""


class Overheard(Value):
    """What was heard, and passed over as talk."""

    verdict: Verdict
    at: float
    """Seconds, of Instant.monotonic."""
    here: tuple[int, Side | None, str]
    """The number of the table, who said it where that is known, and the language."""


@dataclass(slots=True)
class Surface:
    """A terminal with its voice and ear, or whatever else people are told things on."""

    number: int
    taste: Taste
    at: int
    """The number of the table that is listened to here."""
    role: Role = Role.PLAYER
    side: Side | None = None
    """Whose person is here; None for all people of a table who sit at no other surface."""
    sits_at: set[int] = field(default_factory=set)
    """The tables at which the person of that side sits here; who is at any other looks on."""
    narrators: dict[tuple[Text | None, int], Narrator] = field(default_factory=dict)
    """Who words what is told, for games of each text of the rules and at each detail; made anew when
    the taste changes."""
    voice: Route = field(default_factory=Route)
    """Who reads aloud now."""
    silenced_voice: str = ""
    """What was wanted of the voice when its key silenced it."""
    was_interrupted: bool = False
    """Whether Ctrl-C was what was pressed last."""
    unheard: int = 0
    """Utterances running that were not understood."""
    misunderstood: int = 0
    """Lines running that meant nothing."""
    overheard: Overheard | None = None
    """What was taken for talk last, with the microphone always open."""
    ear_lost: str = ""
    """Why nothing is heard, as it was told last; empty where nothing is known to be wrong."""
    learnt: dict[tuple[int, int], int] = field(default_factory=dict)
    """Confusions of who speaks: two numbers, the lower first, and how often each was corrected."""
    person: Person = NOBODY
    """What else is known of who speaks, and what they said last."""
    last_said: list[Say] = field(default_factory=list)
    """What was said last, because of one event; repeating it is not saying something else."""
    told_alone: dict[Side, list[Say]] = field(default_factory=dict)
    """What one of the people here was told alone, since anything was told to all of them."""
    news: list[Say] = field(default_factory=list)
    """What is said because of the event that is handled, but for complaints."""
    has_told: bool = False
    """Whether anything was said, since this was last put back, that tells something."""
    is_repeating: bool = False
    hinted: set[str] = field(default_factory=set)
    """Hints, which are said only once; `?` says them again."""
    last_wordings: dict[str, bool] = field(default_factory=dict)
    """By message, whether it was last said in its second wording."""
    spoken: dict[str, str] = field(default_factory=dict)
    """By the language, the form of it that was spoken here last, which may be that of a country."""
    coach_before: Coach | None = None
    """How captures were warned of before a game in which questions are counted turned that off."""
    text: tuple[str, ...] | None = None
    """The lines of the text that is typed or pasted here; None where lines are read as ever."""
    text_length: int = 0
    """How many characters it has by now."""
    incoming: Incoming | None = None
    """The message by correspondence that is to be taken, as soon as one is at its game."""
    incoming_for: int = 0
    """The number of that game, once it is known; 0 before."""
    incoming_of: tuple[GameRow, ...] | None = None
    """The games that it may be of, while a long one is read; None where it is read in the one here."""
    understanding: tuple[int, "Reading"] | None = None
    """What is found out of a long one, with the id of the request."""
    understood: frozenset["Reading"] = frozenset()
    """What was found out of it."""
    letter_read: "Letter | None" = None
    """The message that was read last, where it was told that there is more in it."""
    rest: Incoming | None = None
    """A message with parts of other games, which are offered one by one where nothing else is asked."""
    letters: tuple[Incoming, ...] = ()
    """Those that have come to the mailbox and were not read as yet."""
    letters_aside: tuple[Incoming, ...] = ()
    """Those that were read and are of no game here, in case one of them is called so later."""
    letters_told: int = 0
    """Of so many of them was told that they wait."""
    has_read_mail: bool = False
    """Whether one of them was read since."""
    is_mail_coming: bool = False
    """Whether others follow at once: they are told together."""
    is_mail_watched: bool = False
    """Whether a mailbox is looked through for others."""
    is_mail_searched: bool = False
    """Whether it was looked through once."""
    is_mail_awaited: bool = False
    """Whether a message was wanted before it was."""
    mailbox_news: MailEvent | None = None
    """What has become of the mailbox, and was not told as yet."""
    mailbox_lost: MailEvent | None = None
    """Why it is not read now, as it was told last; None where nothing is known to be wrong with it."""
    mails_unread: MailEvent | None = None
    """The mails that were put aside and not told of as yet."""
    owed: tuple[GameRow, ...] = ()
    """The games by correspondence that are told one after the other."""
    codes_refused: frozenset[str] = frozenset()
    """Codes of messages that are not of the game that was asked about."""
    begins_with: ByMailWanted | None = None
    """The game by correspondence that is to begin, when the codes of the others are known."""
    terms_wanted: MailTerms | None = None
    """The terms of a game by correspondence as they are to be, once its code is known to be free."""
    handed_over: str = ""
    """How a message was handed over last."""
    is_by_mail: bool = False
    """Whether who is here plays by correspondence: then "the next one" is a game of these."""
    games_wanted: tuple[str, str] = ("", "")
    """What was said last of kept games, and what is to be done with one of them."""
    games_told: tuple[int, ...] = ()
    """The numbers of the kept games that were told last."""
    game_wanted: str = ""
    """The number of the kept game that was wanted last."""
    report_wanted: tuple[int, int] = (0, 0)
    """The id of the request for the kept game whose report was wanted last, and from which part on."""
    report_written: int = 0
    """The id of the request by which a report was written last."""
    file: str = ""
    """The file of games that was opened here last, as it was said."""
    on_board: OnBoard | None = None
    """What stands on a board without sensors, as far as that was told here; None for nobody knows."""
    study: InTree | None = None
    """The other game that is gone through here, or was last: it outlasts the games that are played."""
    study_written: int = 0
    """The id of the request by which that was written last."""
    last_asked: Fact | None = None
    """The question that was asked last, if nothing has been told since it was answered."""

    @classmethod
    def by(cls, number: int, taste: Taste, at: int) -> "Surface":
        """One on which nothing was said as yet."""
        return cls(number, taste, at)

    @property
    def words(self) -> Vocabulary:
        """The words that are understood here; read when they are first wanted, as nobody who starts
        is to wait for them."""
        return vocabulary(self.taste.language)

    @property
    def has_mail(self) -> bool:
        """Whether anything of the mail is to be told or offered as soon as nobody is disturbed."""
        return bool(
            self.rest
            or self.letters
            or self.mailbox_news
            or self.mails_unread
            or self.is_mail_awaited
            or self.understanding
        )

    def narrator(self, text: Text | None, *, is_hurried: bool = False) -> Narrator:
        """Who words what is told of a game by that text of the rules, perhaps in few words."""
        verbosity = 0 if is_hurried else self.taste.verbosity
        key = (text, verbosity)
        if key not in self.narrators:
            self.narrators[key] = _narrator(self.taste, text, verbosity)
        return self.narrators[key]

    def begin_at(self, table: int) -> None:
        """Be at a table at which a game was begun here, and sit there."""
        self.at = table
        self.sits_at = {*self.sits_at, table} if self.side else self.sits_at

    def follow(self, last: int, table: int) -> None:
        """Be at the table that has come in the place of another one, if that is where one was."""
        self.at = table if self.at == last else self.at
        if last in self.sits_at:
            self.sits_at = self.sits_at - {last} | {table}

    def form_spoken(self, language: str) -> str:
        """The form of a language that was spoken here before, where another language was since then."""
        is_other = base_of(self.taste.language) != language
        return self.spoken.get(language, language) if is_other else language

    def take(self, taste: Taste) -> None:
        """Tell things by another taste from now on."""
        if taste != self.taste:
            self.taste, self.narrators = taste, {}

    def keep_last_said(self, *, is_news: bool) -> None:
        """An event was handled: what was said here because of it was said last, unless it was no answer
        to anything, or a repetition."""
        said, self.news = self.news, []
        if said and not is_news and not self.is_repeating:
            to_all = [each for each in said if each.only is None]
            if to_all:
                self.last_said, self.told_alone = to_all, {}
            for side in Side:
                if own := [each for each in said if each.only is side]:
                    self.told_alone[side] = own
        self.is_repeating = False

    def last_told(self, side: Side) -> list[Say]:
        """What that side's person was told last: alone, or with all who are here."""
        return self.told_alone.get(side, self.last_said)

    def forget_claims(self) -> None:
        """What was said to be saved is not said again."""
        self.last_said = [each for each in self.last_said if not each.is_claim]
        self.news = [each for each in self.news if not each.is_claim]

    def copied(self) -> "Surface":
        """The same as it stands now; what happens here does not happen there."""
        kept = object.__new__(Surface)
        for name in _NAMES:
            value = getattr(self, name)
            setattr(kept, name, value.copy() if type(value) in _CHANGING else value)
        return kept


_NAMES = tuple(each.name for each in fields(Surface))
_CHANGING = frozenset({dict, list, set})
"""Types of what changes while it stays where it is."""


def _narrator(taste: Taste, text: Text | None, verbosity: int) -> Narrator:
    letters: str | None = ""
    if taste.is_in_letters:
        letters = None if taste.letters == AUTOMATIC else taste.letters
    return Narrator(taste.language, text, verbosity, letters=letters, cells=taste.cells or None)
