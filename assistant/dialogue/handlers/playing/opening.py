"""The opening of a game: what is played, by whom, and what the player should know first."""

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.handlers.hearing.listening import tell_listening
from assistant.dialogue.handlers.playing.draw import tell_count
from assistant.dialogue.handlers.playing.following import is_followed
from assistant.dialogue.handlers.playing.move import end_game, first_hint, next_turn, tell_your_turn
from assistant.game.draw import CountChange
from assistant.narration.facts.game import (
    CoachIntroduced,
    ComputerIntroduced,
    GameOpened,
    LevelFollows,
    PersonIntroduced,
)
from assistant.narration.facts.tactile import BoardSought
from assistant.narration.facts.talk import ModeTold, QuestionsAllowed
from assistant.rules.side import Side


def open_game(conversation: Conversation) -> None:
    """Tell what is played and by whom, and begin."""
    settings, game = conversation.settings, conversation.game
    regulation = settings.regulation
    conversation.is_open = True
    voice = conversation.voice
    conversation.hint(ModeTold(settings.cells, voice.kind, voice.why, voice.reader, voice.has_key))
    tell_listening(conversation)
    conversation.say(GameOpened(regulation.variant.name, regulation.name))
    for side in Side:
        _introduce(conversation, side)
    if is_followed(conversation):
        conversation.say(LevelFollows())
    if settings.people:
        conversation.say(CoachIntroduced(settings.coach.value))
        if settings.questions is not None:
            conversation.say(QuestionsAllowed(settings.questions))
        if not game.outcome:
            tell_your_turn(conversation)
        if settings.verbosity and not game.outcome and (hint := first_hint(conversation)):
            conversation.hint(hint)
    if any(not seat.is_there for seat in conversation.table.seats):
        conversation.hint(BoardSought())
    if game.count:
        tell_count(conversation, CountChange.BEGAN)
    if game.outcome:
        end_game(conversation)
    else:
        next_turn(conversation)


def _introduce(conversation: Conversation, side: Side) -> None:
    settings = conversation.settings
    player = settings.player(side)
    if player.is_computer:
        level = settings.level if settings.movetime is None else 0
        conversation.say(ComputerIntroduced(side, level, settings.movetime or 0))
    else:
        conversation.say(PersonIntroduced(side, player.name, len(settings.people) == 1))
