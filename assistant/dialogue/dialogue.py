"""The conversation's one door: an event goes in, effects come out."""

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.effects import Effect, Expect
from assistant.dialogue.events import (
    BoardButton,
    BoardEvent,
    EarEvent,
    Event,
    LeavingEvent,
    Opened,
    OpponentEvent,
    SearchFinished,
    VoiceEvent,
    WordsEvent,
)
from assistant.dialogue.handlers.hearing.choosing import expected_answers
from assistant.dialogue.handlers.hearing.listening import hear_of_ear
from assistant.dialogue.handlers.hearing.voice import hear_of_voice
from assistant.dialogue.handlers.leaving import hear_of_leaving
from assistant.dialogue.handlers.playing.opening import open_game
from assistant.dialogue.handlers.playing.search import hear_of_opponent
from assistant.dialogue.handlers.touching.board import attend, hear_of_board
from assistant.dialogue.lines import press_button, take_words
from assistant.dialogue.states import State, accepts
from assistant.game.game import Game
from assistant.game.instant import NEVER_LOOKED, Instant
from assistant.settings.settings import Settings


class Dialogue:
    """A conversation that is told what happens and answers what to do."""

    def __init__(self, settings: Settings, now: Instant = NEVER_LOOKED) -> None:
        self._conversation = Conversation.about(settings, now)
        self._watched: tuple[str, ...] = ()
        """The answers that the ear was told to watch for."""

    @property
    def state(self) -> State:
        """What the conversation is waiting for."""
        return self._conversation.state

    @property
    def waits_for_player(self) -> bool:
        """Whether a line is wanted now: no search is owed, and the program goes on."""
        return self.state in (State.MOVE, State.ANSWER, State.OVER)

    def handle(self, event: Event, now: Instant = NEVER_LOOKED) -> list[Effect]:
        """What to do, in order, about an event that happened `now`: where it was born, not when it is
        its turn."""
        conversation = self._conversation
        conversation.now = now
        if not accepts(conversation.state, event):
            return []
        before, deeds = conversation.copied(), len(conversation.game.deeds)
        try:
            _dispatch(conversation, event)
            attend(conversation)
        except BaseException:
            _go_back(conversation, before, deeds, event)
            raise
        outbox, conversation.outbox = conversation.outbox, []
        answers = expected_answers(conversation)
        if answers != self._watched:
            self._watched = answers
            outbox.append(Expect(answers))
        said, conversation.news = conversation.news, []
        if said and not event.is_news and not conversation.is_repeating:
            conversation.last_said = said
        conversation.is_repeating = False
        return outbox


def _dispatch(conversation: Conversation, event: Event) -> None:
    match event:
        case Opened(_, voice):
            conversation.voice = voice
            open_game(conversation)
        case WordsEvent():
            take_words(conversation, event)
        case LeavingEvent():
            hear_of_leaving(conversation, event)
        case OpponentEvent():
            hear_of_opponent(conversation, event)
        case BoardButton(_, button):
            press_button(conversation, button)
        case BoardEvent():
            hear_of_board(conversation, event)
        case EarEvent():
            hear_of_ear(conversation, event)
        case VoiceEvent():
            hear_of_voice(conversation, event)


def _go_back(conversation: Conversation, before: Conversation, deeds: int, event: Event) -> None:
    """After a fault of ours: everything as it was before the event, and nothing said or done of it.

    An answer of the computer's that could not be played does not come again.
    """
    conversation.become(before)
    if len(conversation.game.deeds) > deeds:
        conversation.table.game = Game.of(conversation.game.deeds[:deeds])
    if isinstance(event, SearchFinished):
        conversation.table.owed = 0
    is_computers = not conversation.game.outcome and conversation.player_to_move.is_computer
    if is_computers and not conversation.table.is_searching:
        conversation.table.failure = "?"
