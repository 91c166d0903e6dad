"""What a conversation knows while it goes on: the game, the question asked, the search owed.

The handlers act on it; dialogue.py chooses the handler.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from assistant.dialogue.effects import Effect, Quit, Record, Say, StartSearch, StopSearch
from assistant.dialogue.events import Route
from assistant.dialogue.questions import Choice, Expected, Question
from assistant.dialogue.seats import seats_of
from assistant.dialogue.states import State
from assistant.dialogue.table import NOTHING_SINCE, SincePly, Table, Tally
from assistant.game.deeds import Deed, OfferLapsed, TakenBack
from assistant.game.draw import plies_counted
from assistant.game.game import Game
from assistant.game.instant import NEVER_LOOKED, Instant
from assistant.game.record import Change
from assistant.narration.facts.fact import Fact
from assistant.narration.facts.game import AheadForgotten
from assistant.narration.facts.talk import Goodbye
from assistant.narration.narrator import Narrator, message_of, spelled
from assistant.parsing.corrections import with_learnt
from assistant.parsing.hypotheses import Meaning
from assistant.parsing.vocabulary import Vocabulary, vocabulary
from assistant.rules.articles import Article
from assistant.rules.legal import distinct_moves
from assistant.rules.move import Move
from assistant.rules.side import Side
from assistant.settings.settings import Settings
from assistant.settings.taste import AUTOMATIC
from assistant.settings.terms import Player
from assistant.values import items_of, replaced


@dataclass(slots=True)
class Conversation:
    """One conversation about one game after another."""

    settings: Settings
    table: Table
    narrator: Narrator
    words: Vocabulary
    asked: Question | None = None
    choice: Choice | None = None
    """Stays open while a question is asked in between."""
    expected: Expected | None = None
    """What looks at the next line before anything else: a list to choose from, the quiz."""
    searches_begun: int = 0
    quizzes_begun: int = 0
    windows_opened: int = 0
    unheard: int = 0
    """Utterances running that were not understood."""
    misunderstood: int = 0
    """Lines running that meant nothing."""
    learnt: dict[tuple[int, int], int] = field(default_factory=dict)
    """The person's confusions: two numbers, the lower first, and how often each was corrected."""
    last_said: list[Say] = field(default_factory=list)
    """What was said last, because of one event; repeating it is not saying something else."""
    news: list[Say] = field(default_factory=list)
    """What is said because of the event that is handled, but for complaints."""
    has_told: bool = False
    """Whether anything was said, since this was last put back, that tells something."""
    is_repeating: bool = False
    voice: Route = field(default_factory=Route)
    """Who reads aloud now."""
    silenced_voice: str = ""
    """What was wanted of the voice when its key silenced it."""
    is_open: bool = False
    is_closed: bool = False
    is_input_over: bool = False
    was_interrupted: bool = False
    is_sure: bool = False
    """While what was just confirmed is done, which then need not be confirmed once more."""
    hinted: set[str] = field(default_factory=set)
    """Hints, which are said only once in a conversation; `?` says them again."""
    last_wordings: dict[str, bool] = field(default_factory=dict)
    """By message, whether it was last said in its second wording."""
    now: Instant = NEVER_LOOKED
    """When what is handled has happened."""
    records: int = 0
    """How many deeds were given to be written down."""
    outbox: list[Effect] = field(default_factory=list)

    @classmethod
    def about(cls, settings: Settings, now: Instant = NEVER_LOOKED) -> "Conversation":
        """A conversation about a new game."""
        conversation = cls(
            settings=settings,
            table=Table.begun(1, settings, seats_of(settings), now),
            narrator=_narrator(settings),
            words=vocabulary(settings.language),
            now=now,
        )
        conversation._record(conversation.game.deeds[0])
        return conversation

    @property
    def game(self) -> Game:
        """The game at the table."""
        return self.table.game

    @property
    def since(self) -> SincePly:
        """What has happened at the table since a person's last ply."""
        return self.table.since

    def note(self, **changes: Any) -> None:
        """Remember something of what is spoken, heard or refused, until the next ply."""
        self.table.since = replaced(self.table.since, **changes)

    @property
    def tally(self) -> Tally:
        """What is counted of the side whose person is listened to."""
        return self.table.tallies[self.side_of_listener]

    @property
    def state(self) -> State:
        """What the conversation is waiting for."""
        if self.is_closed or not self.is_open:
            return State.CLOSED if self.is_closed else State.NEW
        if self.asked or self.choice:
            return State.ANSWER
        if self.game.outcome or self.table.failure:
            return State.OVER
        return State.SEARCH if self.table.is_searching else State.MOVE

    @property
    def side_to_move(self) -> Side:
        """The side to move in the game."""
        return self.game.position.side_to_move

    @property
    def player_to_move(self) -> Player:
        """Who plays the side to move."""
        return self.settings.player(self.side_to_move)

    @property
    def side_of_listener(self) -> Side:
        """Whose view "mine" is: the only person's, or of several the one's who is to move."""
        people = self.settings.people
        return people[0] if len(people) == 1 else self.side_to_move

    @property
    def view(self) -> Side:
        """From whose side the board is read; whose pieces are "mine" is another matter."""
        return Side.WHITE if self.settings.is_seen_from_white else self.side_of_listener

    @property
    def words_heard(self) -> Vocabulary:
        """The words for what was heard: with the person's own confusions, if they are to be learnt."""
        return with_learnt(self.words, self.learnt) if self.settings.is_learning else self.words

    @property
    def rejected_here(self) -> tuple[Meaning, ...]:
        """What the person has rejected in this position."""
        rejected = self.since.rejected
        if rejected and rejected[0] == self.game.position:
            return rejected[1]
        return ()

    def reject(self, meaning: Meaning) -> None:
        """Never offer this again as long as the position stands."""
        if len(distinct_moves(self.game.legal)) == 1 and isinstance(meaning, Move):
            return  # the only move must be said sooner or later
        self.note(rejected=(self.game.position, (*self.rejected_here, meaning)))

    @property
    def may_tell_position(self) -> bool:
        """Whether the program may say unasked what stands where: not where questions are counted."""
        return self.settings.questions is None

    def go_on_with(self, settings: Settings) -> None:
        """Go on by other settings; those of the game itself must be the same."""
        self.settings = settings
        self.narrator = _narrator(settings)
        self.words = vocabulary(settings.language)

    def say(self, fact: Fact, sounds: Sequence[str] = ()) -> None:
        """Tell a fact, perhaps after short sounds; each has its words, whoever hears it or not.

        What has two wordings is never told in the same one twice running.
        """
        again = False
        if self.narrator.can_reword(fact):
            message = message_of(fact)
            again = not self.last_wordings.get(message, True)
            self.last_wordings[message] = again
        utterance = self.narrator.tell(fact, again=again)
        heard = tuple(name for name in sounds if name in self.settings.sounds)
        said = Say(replace(utterance, sounds=heard) if heard else utterance)
        self.outbox.append(said)
        if not fact.is_complaint:
            self.news.append(said)
        self.has_told = self.has_told or not fact.tells_nothing
        cited = [value for _, value in items_of(fact) if isinstance(value, Article)]
        self.table.cited = cited[-1] if cited else self.table.cited

    def say_once(self, fact: Fact) -> None:
        """Tell a fact unless its message was told before in this game."""
        if fact.message not in self.table.told_once:
            self.table.told_once.add(fact.message)
            self.say(fact)

    def hint(self, fact: Fact) -> None:
        """Tell a fact that only helps, unless it was told before."""
        if fact.message not in self.hinted:
            self.hinted.add(fact.message)
            self.say(fact)

    def say_again(self, *, digit_by_digit: bool = False, slowly: bool = False) -> None:
        """Repeat what was said last, perhaps with its numbers digit by digit, or slower."""
        self.is_repeating = True
        for said in self.last_said:
            utterance = replace(said.utterance, sounds=(), is_slow=slowly)
            self.emit(Say(spelled(utterance) if digit_by_digit else utterance))

    def do(self, deed: Deed) -> Change:
        """Do something to the game, and have it written down: nothing else changes a game.

        Raises ValueError for what cannot be.
        """
        deed = replaced(deed, at=self.now.wall)
        taken = self.game.plies[-deed.plies :] if isinstance(deed, TakenBack) else ()
        change = self.game.do(deed)
        self.table.follow(deed, taken)
        self._record(deed)
        return change

    def _record(self, deed: Deed) -> None:
        self.records += 1
        self.emit(Record(self.records, self.table.number, deed))

    def emit(self, effect: Effect) -> None:
        """Have something done."""
        self.outbox.append(effect)

    def ask(self, question: Question) -> None:
        """Ask something; the game waits for the answer."""
        self.asked = question
        self.say(question.fact)

    def record_changed(self) -> None:
        """The record has changed other than by a move: what hangs on how it stood holds no more.

        A move was taken back, or a position was put on the record. What was spoken, heard, refused,
        offered or waited for was about what stands there no longer.
        """
        self.table.since = NOTHING_SINCE
        self.unheard = 0
        self.choice = self.expected = self.table.ahead = None
        self.table.failure = ""
        self.table.scores.clear()  # the computer agrees to no draw by what it thought before

    def start_search(self) -> None:
        """Let the computer choose a move in the position."""
        self.searches_begun += 1
        self.table.owed = self.searches_begun
        settings = self.settings
        self.emit(
            StartSearch(
                self.table.owed,
                self.game.position,
                tuple(self.game.past),
                settings.level,
                settings.movetime,
                settings.seed + self.table.number - 1,
                settings.regulation,
                plies_counted(self.game.count, self.game.position, settings.regulation),
            )
        )

    def forget_ahead(self) -> bool:
        """Let go of the move that was kept, and say so; whether there was one."""
        if self.table.ahead is None:
            return False
        self.table.ahead = None
        self.say(AheadForgotten())
        return True

    def drop_search(self) -> None:
        """Give up the search that is owed, if any: its answer will be stale."""
        if self.table.owed:
            self.emit(StopSearch(self.table.owed))
        self.table.owed = 0
        self.table.held_answer = self.table.ahead = None

    def drop_question(self) -> None:
        """Let go of what is asked, without an answer; what was offered by it lapses."""
        question, self.asked, self.choice = self.asked, None, None
        kind = question.offer if question else ""
        if offer := self.game.offers.get(kind):
            self.do(OfferLapsed(kind, offer.side))

    def close(self) -> None:
        """End the conversation politely."""
        self.drop_search()
        self.drop_question()
        self.say(Goodbye())
        self.emit(Quit(0))
        self.is_closed = True

    def copied(self) -> "Conversation":
        """The same as it stands now; what happens here does not happen there, but to the game."""
        kept = object.__new__(Conversation)
        kept.become(self)
        return kept

    def become(self, other: "Conversation") -> None:
        """Be as another one stands now."""
        for name in _NAMES:
            value = getattr(other, name)
            setattr(self, name, value.copy() if type(value) in _CHANGING else value)
        self.table = other.table.copied()

    def begin_game(self) -> None:
        """Put the pieces up at a new table, by the settings as they are now."""
        self.drop_search()
        self.drop_question()
        self.expected, self.unheard = None, 0
        self.table = Table.begun(self.table.number + 1, self.settings, self.table.seats, self.now)
        self._record(self.game.deeds[0])


_NAMES = tuple(each.name for each in fields(Conversation))
_CHANGING = frozenset({dict, list, set})
"""Types of what changes while it stays where it is."""


def _narrator(settings: Settings) -> Narrator:
    letters: str | None = ""
    if settings.is_in_letters:
        letters = None if settings.letters == AUTOMATIC else settings.letters
    return Narrator(
        settings.language,
        settings.regulation.text,
        settings.verbosity,
        letters=letters,
        cells=settings.cells or None,
    )
