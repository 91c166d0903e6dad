"""What was wrong from the beginning: the board the wrong way round, the colours with the wrong players.

The program sees neither: a person says it, who has the right to, and confirms it. Then it knows whether
the game may be annulled still, and begins the next one as it should have been.
"""

from assistant.dialogue.about_rulings import AnnulGame, Directed
from assistant.dialogue.handlers.arbitrating.there import ask_ruling, is_there
from assistant.dialogue.handlers.clock import pause
from assistant.dialogue.handlers.playing.move import end_game, tell_outcome
from assistant.dialogue.handlers.playing.new_game import put_up_wanted
from assistant.dialogue.handlers.playing.opening import open_game
from assistant.dialogue.talk import Talk
from assistant.game.arbitration import too_late
from assistant.game.clock import Clock
from assistant.game.deeds import Annulled, ClockAdjusted
from assistant.narration.facts.arbiter import (
    AnnulledTooLate,
    ColoursNotInText,
    RulingAsked,
    TimesGivenBack,
    TimesKept,
)
from assistant.narration.facts.fact import Span
from assistant.narration.facts.game import BoardFixesPlayers
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import GameWanted
from assistant.rules.anomaly import Anomaly
from assistant.rules.side import Side

ORIENTATION, COLOURS = "orientation", "colours"
"""By the words of messages and deeds."""


def wrong_board(talk: Talk, meant: CommandMeant) -> None:
    """Somebody says that the board lies the wrong way round (Capo I, 7.2)."""
    if is_there(talk):
        _ask_to_annul(talk, ORIENTATION, talk.game.regulation.orientation)


def wrong_colours(talk: Talk, meant: CommandMeant) -> None:
    """Somebody says that the colours are the other way round (Capo I, 7.3)."""
    if not is_there(talk):
        return
    colours = talk.game.regulation.colours
    if colours is None:
        talk.say(ColoursNotInText())
    else:
        _ask_to_annul(talk, COLOURS, colours)


def _ask_to_annul(talk: Talk, why: str, anomaly: Anomaly) -> None:
    """Either player may have the game annulled, and the arbiter, as long as the text allows it."""
    now, is_drawn = talk.conversation.now.wall, talk.settings.is_opening_drawn
    late = too_late(talk.game, anomaly, now, is_drawn=is_drawn)
    if late:
        number = anomaly.moves if late.value == "moves" else anomaly.minutes
        talk.say(AnnulledTooLate(late.value, why, number, anomaly.article))
        return
    is_compulsory = anomaly.is_compulsory
    fact = RulingAsked(why, anomaly.article, talk.is_arbiter, is_compulsory=is_compulsory)
    ask_ruling(talk, fact, AnnulGame(why))


def annul_game(talk: Talk, why: str) -> None:
    """The game is annulled; whose time is given back is asked first, where the text gives any back."""
    clock, article = talk.table.clock, talk.game.regulation.time_back
    if why == COLOURS and article and clock and clock.has_run:
        if not clock.is_paused:
            pause(talk)
        ask_ruling(talk, RulingAsked("direction", article, is_arbiter=True), Directed())
    else:
        _begin_anew(talk, why, keeps_times=True)


def annul_for_colours(talk: Talk, *, by_direction: bool) -> None:
    """The same, for colours, when it is known whether the direction has erred (Capo II, 5.4.3)."""
    _begin_anew(talk, COLOURS, keeps_times=not by_direction)


def _begin_anew(talk: Talk, why: str, *, keeps_times: bool) -> None:
    regulation = talk.game.regulation
    anomaly = regulation.colours if why == COLOURS else regulation.orientation
    assert anomaly, "what the text does not know is not asked about"
    clock, now = talk.table.clock, talk.conversation.now.monotonic
    talk.do(Annulled(why, anomaly.article, by=talk.speaker))
    if why == COLOURS and talk.settings.boards:
        end_game(talk)
        talk.say(BoardFixesPlayers())  # who sits at which board is settled at the start
        return
    outcome = talk.game.outcome
    assert outcome
    tell_outcome(talk, outcome)
    put_up_wanted(talk, GameWanted(swaps=True) if why == COLOURS else None)
    if clock and clock.has_run:
        _set_clocks(talk, clock, now, keeps_times=keeps_times, is_swapped=why == COLOURS)
    open_game(talk)


def _set_clocks(talk: Talk, was: Clock, now: float, *, keeps_times: bool, is_swapped: bool) -> None:
    """Each player goes on with what their own clock had left, or has the whole time again."""
    regulation, clock = talk.game.regulation, talk.table.clock
    assert clock, "who has a clock in a game has one in the next"
    if not keeps_times and regulation.time_back:
        talk.say(TimesGivenBack(regulation.time_back))
        return
    for side in Side:
        left = was.left(side.opponent if is_swapped else side, now)
        whole = clock.left(side, now)
        if left is not None and whole is not None:
            talk.do(ClockAdjusted(side, round(left - whole, 3), regulation.restarting))
    white, black = talk.table.clock.both(now) if talk.table.clock else (None, None)
    talk.say(TimesKept(Span(white), Span(black), regulation.restarting))
