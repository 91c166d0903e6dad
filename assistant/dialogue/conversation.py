"""What a conversation knows while it goes on: the game, the question asked, the search owed.

The handlers act on it; dialogue.py chooses the handler.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from assistant.dialogue.effects import Effect, Quit, Say, StartSearch, StopSearch
from assistant.dialogue.events import MovePlayed, SearchFinished
from assistant.dialogue.settings import Player, Settings
from assistant.dialogue.states import State
from assistant.game.game import Game
from assistant.narration.facts.fact import Fact
from assistant.narration.facts.talk import Goodbye
from assistant.narration.narrator import Narrator, spelled
from assistant.parsing.vocabulary import Vocabulary, vocabulary
from assistant.rules.explain import Illegal
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.side import Side


@dataclass(frozen=True, slots=True)
class Question:
    """Something asked with yes or no: the fact that asks it, and what each answer does."""

    fact: Fact
    on_yes: Callable[["Conversation"], None]
    on_no: Callable[["Conversation"], None]


@dataclass(frozen=True, slots=True)
class Choice:
    """Several moves that the same squares mean, one of which is to be chosen."""

    fact: Fact
    moves: tuple[Move, ...]


@dataclass(slots=True)
class Conversation:
    """One conversation about one game after another."""

    settings: Settings
    game: Game
    narrator: Narrator
    words: Vocabulary
    asked: Question | None = None
    choice: Choice | None = None
    """Stays open while a question is asked in between."""
    request_id: int = 0
    """The last search that was started."""
    is_searching: bool = False
    held_answer: SearchFinished | None = None
    """The computer's move that came while a question was open; it waits for the answer."""
    scores: dict[Side, int] = field(default_factory=dict)
    """What the computer thought of its side's position at its last move, in hundredths of a man."""
    games_begun: int = 1
    last_refusal: tuple[tuple[int, ...], Illegal] | None = None
    """The move refused last, by its squares, and why."""
    asked_changes_at: Position | None = None
    """The position when it was last asked what has changed."""
    last_said: list[Say] = field(default_factory=list)
    """What was said last, because of one event; repeating it is not saying something else."""
    is_repeating: bool = False
    is_open: bool = False
    is_closed: bool = False
    failure: str = ""
    """Why the computer could not move, when the person must do something else."""
    is_input_over: bool = False
    was_interrupted: bool = False
    told_once: set[str] = field(default_factory=set)
    """Messages that are said only once in a game."""
    outbox: list[Effect | MovePlayed] = field(default_factory=list)

    @classmethod
    def about(cls, settings: Settings) -> "Conversation":
        """A conversation about a new game."""
        return cls(
            settings=settings,
            game=Game(settings.start, settings.regulation),
            narrator=Narrator(settings.language, settings.regulation.text, settings.verbosity),
            words=vocabulary(settings.language),
        )

    @property
    def state(self) -> State:
        """What the conversation is waiting for."""
        if self.is_closed or not self.is_open:
            return State.CLOSED if self.is_closed else State.NEW
        if self.asked or self.choice:
            return State.ANSWER
        if self.game.outcome or self.failure:
            return State.OVER
        return State.SEARCH if self.is_searching else State.MOVE

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

    def say(self, fact: Fact) -> None:
        """Tell a fact."""
        self.outbox.append(Say(self.narrator.tell(fact)))

    def say_once(self, fact: Fact) -> None:
        """Tell a fact unless its message was told before in this game."""
        if fact.message not in self.told_once:
            self.told_once.add(fact.message)
            self.say(fact)

    def say_again(self, *, digit_by_digit: bool = False) -> None:
        """Repeat what was said last, perhaps with its numbers digit by digit."""
        self.is_repeating = True
        for said in self.last_said:
            utterance = said.utterance
            self.emit(Say(spelled(utterance) if digit_by_digit else utterance))

    def emit(self, effect: Effect | MovePlayed) -> None:
        """Have something done."""
        self.outbox.append(effect)

    def ask(self, question: Question) -> None:
        """Ask something; the game waits for the answer."""
        self.asked = question
        self.say(question.fact)

    def start_search(self) -> None:
        """Let the computer choose a move in the position."""
        self.request_id += 1
        self.is_searching = True
        settings = self.settings
        self.emit(
            StartSearch(
                self.request_id,
                self.game.position,
                tuple(self.game.past),
                settings.level,
                settings.movetime,
                settings.seed + self.games_begun - 1,
            )
        )

    def drop_search(self) -> None:
        """Give up the search that is owed, if any: its answer will be stale."""
        if self.is_searching:
            self.emit(StopSearch(self.request_id))
        self.is_searching = False
        self.held_answer = None

    def close(self) -> None:
        """End the conversation politely."""
        self.drop_search()
        self.asked = self.choice = None
        self.say(Goodbye())
        self.emit(Quit(0))
        self.is_closed = True

    def begin_game(self) -> None:
        """Put the pieces back to the start of the settings."""
        self.drop_search()
        self.game = Game(self.settings.start, self.settings.regulation)
        self.asked = self.choice = None
        self.scores.clear()
        self.games_begun += 1
        self.last_refusal = None
        self.asked_changes_at = None
        self.failure = ""
        self.told_once.clear()
