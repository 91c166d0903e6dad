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
from assistant.dialogue.questions import ShareAnswers
from assistant.dialogue.surface import OWN
from assistant.dialogue.talk import Talk
from assistant.dialogue.views import is_hidden
from assistant.game.deeds import plies_given
from assistant.game.draw import CountChange
from assistant.narration.facts.arbiter import PromotionalTold, ScoreFreeTold
from assistant.narration.facts.clock import ClocksIntroduced
from assistant.narration.facts.fact import Allowance, Moves, Squares
from assistant.narration.facts.game import (
    CoachIntroduced,
    GameOpened,
    LevelFollows,
)
from assistant.narration.facts.irregular import ArbiterTold
from assistant.narration.facts.match import MatchGame
from assistant.narration.facts.repeating import RepeatBackIntroduced
from assistant.narration.facts.setup import OddsTold, OpeningPlayed
from assistant.narration.facts.tactile import BoardSought
from assistant.narration.facts.talk import ModeTold, QuestionsAllowed
from assistant.rules.side import Side


def open_game(talk: Talk) -> None:
    """Tell what is played and by whom, and begin."""
    talk.conversation.is_open = True
    if any(player.is_by_mail for player in (talk.settings.white, talk.settings.black)):
        from assistant.dialogue.handlers.corresponding.codes import open_by_mail

        open_by_mail(talk)
        return
    play_opening(talk)
    for each in talk.everybody():
        _tell_opening(each)
    if talk.game.outcome:
        end_game(talk)
    else:
        begin_turns(talk)


def begin_turns(talk: Talk) -> None:
    """Hand the move to whoever has it, when two people have said what they want to hear of it."""
    asked = talk.here.asked
    if asked and isinstance(asked.about, ShareAnswers):
        return
    if is_hidden(talk.settings) and len(talk.people_here) > 1 and not asked:
        from assistant.dialogue.handlers.together import asks_to_share

        if asks_to_share(talk):
            return
    next_turn(talk)


def tell_again(talk: Talk) -> None:
    """What holds in a game that is taken up again, in few words; by mail it is told when asked."""
    settings, regulation = talk.settings, talk.game.regulation
    if settings.mail or talk.game.outcome:
        return
    if talk.table.terms.repeats_back:
        has_clock = talk.table.clock is not None
        talk.say_here(RepeatBackIntroduced(has_clock=has_clock), is_short=True)
    if settings.is_arbiter:
        arbiter = ArbiterTold(bool(regulation.irregularities), regulation.opponent_decides)
        talk.say_here(arbiter, is_short=True)
    if is_hidden(settings) or not settings.has_notes:
        from assistant.dialogue.handlers.together import tell_terms_again

        tell_terms_again(talk)


def _tell_event(talk: Talk) -> None:
    """What the event allows: how many questions about the board, and what else is unusual."""
    settings = talk.settings
    first, *others = [settings.questions_of(side) for side in settings.people]
    is_blind = any(settings.player(side).is_blind for side in settings.people)
    is_own = is_blind or any(each != first for each in others)
    has_device = len(talk.people_here) > 1 and any(map(settings.device, talk.people_here))
    if first is not None and not is_own:
        talk.say(QuestionsAllowed(first, is_each=bool(others)))
    if is_own or has_device or not settings.has_notes:
        from assistant.dialogue.handlers.together import tell_terms

        tell_terms(talk, is_own=is_own)


def greet(talk: Talk) -> None:
    """Who reads and who listens, which is said once."""
    voice = talk.surface.voice
    talk.hint(ModeTold(talk.settings.cells, voice.kind, voice.why, voice.reader, voice.has_key))
    tell_listening(talk)


def _tell_opening(talk: Talk) -> None:
    """What is told of it to one of those who listen."""
    settings, game = talk.settings, talk.game
    tell_what_is_played(talk)
    tell_beginning(talk)
    if is_followed(talk):
        talk.say(LevelFollows())
    _tell_terms(talk)
    if settings.people and not talk.is_watching:
        talk.say(CoachIntroduced(talk.coach.value))
        _tell_event(talk)
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


def _tell_terms(talk: Talk) -> None:
    """What is special about the event, where the regulation has something that hangs on it."""
    settings, regulation = talk.settings, talk.game.regulation
    if settings.is_arbiter and not talk.is_watching:
        talk.say(ArbiterTold(bool(regulation.irregularities), regulation.opponent_decides))
    shortened, repetition = settings.regulation.shortened, settings.regulation.repetition
    if settings.is_promotional and shortened and settings.is_arbiter:
        talk.say(PromotionalTold(shortened.least, shortened.article))
    if repetition and repetition.price and not settings.is_score_obligatory:
        talk.say(ScoreFreeTold(repetition.article))


def tell_what_is_played(talk: Talk) -> None:
    """Which game it is, and who plays it."""
    regulation = talk.settings.regulation
    talk.say(GameOpened(regulation.variant.name, regulation.name))
    for side in Side:
        introduce(talk, side)
    white, black = (talk.settings.clock(side) for side in Side)
    if white or black:
        talk.say(ClocksIntroduced(Allowance(white), Allowance(black), white == black))
    if talk.table.terms.repeats_back:
        talk.say(RepeatBackIntroduced(has_clock=talk.table.clock is not None))
    if match := talk.settings.match:
        talk.say(MatchGame(match.game, match.games, match.is_drawn))
