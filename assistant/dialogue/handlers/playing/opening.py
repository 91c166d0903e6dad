"""The opening of a game: what is played, by whom, and what the player should know first."""

from assistant.dialogue.handlers.hearing.listening import tell_listening
from assistant.dialogue.handlers.playing.draw import tell_count
from assistant.dialogue.handlers.playing.example import first_hint
from assistant.dialogue.handlers.playing.following import is_followed
from assistant.dialogue.handlers.playing.introducing import introduce
from assistant.dialogue.handlers.playing.move import (
    end_game,
    next_turn,
    play_opening,
    tell_your_turn,
)
from assistant.dialogue.surface import OWN
from assistant.dialogue.talk import Talk
from assistant.game.deeds import plies_given
from assistant.game.draw import CountChange
from assistant.narration.facts.clock import ClocksIntroduced
from assistant.narration.facts.fact import Allowance, Moves, Squares
from assistant.narration.facts.game import (
    CoachIntroduced,
    GameOpened,
    LevelFollows,
)
from assistant.narration.facts.setup import OddsTold, OpeningPlayed
from assistant.narration.facts.tactile import BoardSought
from assistant.narration.facts.talk import ModeTold, QuestionsAllowed
from assistant.rules.side import Side


def open_game(talk: Talk) -> None:
    """Tell what is played and by whom, and begin."""
    talk.conversation.is_open = True
    if any(player.is_by_mail for player in (talk.settings.white, talk.settings.black)):
        from assistant.dialogue.handlers.corresponding.beginning import open_by_mail

        _greet(talk)
        open_by_mail(talk)
        return
    play_opening(talk)
    for each in talk.everybody():
        _tell_opening(each)
    if talk.game.outcome:
        end_game(talk)
    else:
        next_turn(talk)


def _greet(talk: Talk) -> None:
    """Who reads and who listens, which is said once."""
    voice = talk.surface.voice
    talk.hint(ModeTold(talk.settings.cells, voice.kind, voice.why, voice.reader, voice.has_key))
    tell_listening(talk)


def _tell_opening(talk: Talk) -> None:
    """What is told of it to one of those who listen."""
    settings, game = talk.settings, talk.game
    if talk.surface.number == OWN:
        _greet(talk)
    tell_what_is_played(talk)
    tell_beginning(talk)
    if is_followed(talk):
        talk.say(LevelFollows())
    if settings.people and not talk.is_watching:
        talk.say(CoachIntroduced(talk.coach.value))
        if settings.questions is not None:
            talk.say(QuestionsAllowed(settings.questions, is_each=len(settings.people) > 1))
        if not game.outcome:
            tell_your_turn(talk)
        if settings.verbosity and not game.outcome and (hint := first_hint(talk)):
            talk.hint(hint)
    if talk.surface.number == OWN and any(not seat.is_there for seat in talk.table.seats):
        talk.hint(BoardSought())
    if game.count:
        tell_count(talk, CountChange.BEGAN)


def tell_beginning(talk: Talk) -> None:
    """With which pieces less, and after which moves, the game begins that does not begin as usual."""
    settings = talk.settings
    if settings.odds and settings.odds_by:
        talk.say(OddsTold(settings.odds_by, Squares(settings.odds), len(settings.odds)))
    if given := plies_given(talk.game.deeds):
        moves = Moves(tuple(ply.written for ply in talk.game.plies[:given]))
        talk.say(OpeningPlayed(moves, settings.opening_number, settings.is_opening_drawn))


def tell_what_is_played(talk: Talk) -> None:
    """Which game it is, and who plays it."""
    regulation = talk.settings.regulation
    talk.say(GameOpened(regulation.variant.name, regulation.name))
    for side in Side:
        introduce(talk, side)
    white, black = (talk.settings.clock(side) for side in Side)
    if white or black:
        talk.say(ClocksIntroduced(Allowance(white), Allowance(black), white == black))
