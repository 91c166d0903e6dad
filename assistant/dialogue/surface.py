"""What stands before one or several people: where they are told things, in which words, and what they
have been told there.

Two people at one machine hear the same voice. What is a game's belongs to its table.
"""

from dataclasses import dataclass, field, fields

from assistant.dialogue.effects import Say
from assistant.dialogue.events import Route
from assistant.narration.catalog import base_of
from assistant.narration.facts.fact import Fact
from assistant.narration.narrator import Narrator
from assistant.parsing.vocabulary import Vocabulary, vocabulary
from assistant.rules.articles import Text
from assistant.settings.taste import AUTOMATIC, Taste


@dataclass(slots=True)
class Surface:
    """A terminal with its voice and ear, or whatever else people are told things on."""

    number: int
    taste: Taste
    at: int
    """The number of the table that is listened to here."""
    narrators: dict[Text | None, Narrator] = field(default_factory=dict)
    """Who words what is told, for games of each text of the rules; made anew when the taste changes."""
    voice: Route = field(default_factory=Route)
    """Who reads aloud now."""
    silenced_voice: str = ""
    """What was wanted of the voice when its key silenced it."""
    unheard: int = 0
    """Utterances running that were not understood."""
    misunderstood: int = 0
    """Lines running that meant nothing."""
    learnt: dict[tuple[int, int], int] = field(default_factory=dict)
    """Confusions of who speaks: two numbers, the lower first, and how often each was corrected."""
    last_said: list[Say] = field(default_factory=list)
    """What was said last, because of one event; repeating it is not saying something else."""
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

    def narrator(self, text: Text | None) -> Narrator:
        """Who words what is told of a game by that text of the rules."""
        if text not in self.narrators:
            self.narrators[text] = _narrator(self.taste, text)
        return self.narrators[text]

    def form_spoken(self, language: str) -> str:
        """The form of a language that was spoken here before, where another language was since then."""
        is_other = base_of(self.taste.language) != language
        return self.spoken.get(language, language) if is_other else language

    def take(self, taste: Taste) -> None:
        """Tell things by another taste from now on."""
        if taste != self.taste:
            self.taste, self.narrators = taste, {}

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


def _narrator(taste: Taste, text: Text | None) -> Narrator:
    letters: str | None = ""
    if taste.is_in_letters:
        letters = None if taste.letters == AUTOMATIC else taste.letters
    return Narrator(taste.language, text, taste.verbosity, letters=letters, cells=taste.cells or None)
