"""The report of a game: what it was, what the arbiter has to know of it, what it came to.

All of it is found in its deeds and its terms, so that a game that was kept reads as it did when it was
played.
"""

from collections.abc import Iterator
from datetime import datetime

from assistant.dialogue.deeds_told import incidents_of
from assistant.dialogue.incidents import Incidents, Told, lasting
from assistant.dialogue.kept import KeptGame
from assistant.dialogue.on_leave import leave_standing
from assistant.dialogue.waiting import is_left_undecided
from assistant.game.clock import clock_after
from assistant.game.clock_deeds import ProgramDelayed
from assistant.game.correspondence import standing_of
from assistant.game.deeds import HelpUsed, MoveCorrected, UnknownDeed, plies_given
from assistant.game.game import Game
from assistant.narration.analysis_in_score import analysis_in_score
from assistant.narration.facts.clock import ClocksIntroduced
from assistant.narration.facts.fact import Allowance, Day, Fact, Moves, Span, Squares
from assistant.narration.facts.game import (
    ComputerIntroduced,
    GameEnded,
    GameGoesOn,
    GameOpened,
    PersonIntroduced,
)
from assistant.narration.facts.match import MatchGame
from assistant.narration.facts.report import (
    ReportArbiter,
    ReportBegan,
    ReportClean,
    ReportClocks,
    ReportDays,
    ReportEnded,
    ReportHeldUp,
    ReportLater,
    ReportMail,
    ReportMoves,
    ReportSetUp,
    ReportTitle,
    ReportUndecided,
    ReportUnseeing,
    ReportVoice,
)
from assistant.narration.facts.setup import OddsTold, OpeningPlayed
from assistant.narration.narrator import Narrator
from assistant.rules.position import start_position
from assistant.rules.side import Side
from assistant.settings.mail_terms import own_side
from assistant.settings.terms import Terms


def report_of(kept: KeptGame, *, is_undecided: bool = False) -> list[Told]:
    """The report, in parts of which each is to be heard whole; `is_undecided` where an irregularity is
    still to be decided on, which no deed tells. Raises ValueError where the deeds make no game."""
    incidents = incidents_of(kept.terms, kept.deeds)
    is_open = is_undecided or is_left_undecided(kept.waiting)
    waits = [(ReportUndecided(),)] if is_open and not incidents.game.outcome else []
    incidents.has_irregular |= bool(waits)
    end = tuple(_end(kept, incidents))
    return [tuple(_heading(kept, incidents.game)), *incidents.told, *waits, end]


def report_text(kept: KeptGame, language: str, *, is_undecided: bool = False) -> str:
    """The same as a text, a sentence in each line, with a blank line at its end. Raises ValueError."""
    narrator = Narrator(language, kept.terms.regulation.text)
    parts = report_of(kept, is_undecided=is_undecided)
    return "".join([f"{narrator.tell(fact).text}\n" for told in parts for fact in told] + ["\n"])


def _heading(kept: KeptGame, game: Game) -> Iterator[Fact]:
    terms, regulation = kept.terms, kept.terms.regulation
    yield ReportTitle(str(kept.number) if kept.number else "")
    yield GameOpened(regulation.variant.name, regulation.name)
    for side in Side:
        player = terms.player(side)
        if player.is_computer:
            level = 0 if terms.movetime else terms.level
            yield ComputerIntroduced(side, level, terms.movetime or 0)
        else:
            yield PersonIntroduced(side, player.name, is_alone=False)
    yield from _unseeing(terms, game)
    if terms.mail:
        yield ReportMail(terms.mail.code, terms.mail.event)
    if match := terms.match:
        yield MatchGame(match.game, match.games, match.is_drawn)
    if len(terms.people) == len(Side):
        yield ReportArbiter(terms.is_arbiter)
    white, black = (terms.clock(side) for side in Side)
    if white or black:
        yield ClocksIntroduced(Allowance(white), Allowance(black), white == black)
    yield from _start(terms, game)
    if began := game.deeds[0].at:
        yield ReportBegan(*_when(began))


def _unseeing(terms: Terms, game: Game) -> Iterator[Fact]:
    """Who plays without seeing, and how many questions about the position they have asked."""
    helped = [each for each in game.deeds if isinstance(each, HelpUsed)]
    asked = [each.side for each in helped if each.help == "question"]
    for side in Side:
        if terms.is_blind(side):
            most = terms.questions_of(side)
            many = -1 if most is None else most
            yield ReportUnseeing(side, terms.player(side).name, asked.count(side), many)


def _start(terms: Terms, game: Game) -> Iterator[Fact]:
    """With what the game began, where that is not the usual."""
    if terms.odds and terms.odds_by:
        yield OddsTold(terms.odds_by, Squares(terms.odds), len(terms.odds))
    elif game.start != start_position(game.start.variant):
        yield ReportSetUp(True)
    if given := plies_given(game.deeds):
        moves = Moves(tuple(ply.written for ply in game.plies[:given]))
        yield OpeningPlayed(moves, terms.opening_number, terms.is_opening_drawn)


def _end(kept: KeptGame, incidents: Incidents) -> Iterator[Fact]:
    """What is told of the game as a whole."""
    game, terms, outcome = incidents.game, kept.terms, incidents.game.outcome
    if not incidents.has_irregular:
        yield ReportClean(bool(outcome))
    if corrected := sum(isinstance(each, MoveCorrected) for each in game.deeds):
        yield ReportVoice(corrected)
    held_up = (each for each in game.deeds if isinstance(each, ProgramDelayed))
    delays = [each.seconds for each in held_up if each.why != "stopped"]  # that was charged
    if delays:
        yield ReportHeldUp(len(delays), lasting(sum(delays)))
    if terms.mail:
        yield from _by_mail(kept, game)
    if later := sum(isinstance(each, UnknownDeed) for each in game.deeds):
        yield ReportLater(later)
    yield ReportMoves(game.number_of(len(game.plies) - 1) if game.plies else 0)
    white_has, black_has = (terms.clock(side) for side in Side)
    clock = clock_after(kept.deeds, white_has, black_has, kept.left)
    if clock:
        white, black = clock.both(0.0)
        yield ReportClocks(Span(white), Span(black))
    yield from _times(kept, incidents)
    if outcome:
        names = (terms.player(side).name if side else "" for side in (outcome.winner, outcome.loser))
        yield GameEnded(outcome.termination, outcome.winner, outcome.article, *names)
    else:
        yield GameGoesOn()


def _by_mail(kept: KeptGame, game: Game) -> Iterator[Fact]:
    """Leave, days, and what the computer was asked."""
    mail, own = kept.terms.mail, own_side(kept.terms)
    assert mail
    yield from leave_standing(kept.deeds, kept.terms, 0.0, is_all=True)
    stands = standing_of(game, mail, own, kept.updated)
    used = dict(zip((own, own.opponent), stands.used, strict=True))
    late = {own: stands.is_late, own.opponent: stands.are_they_late}
    who = [side.value for side in Side if late[side]]
    told = "both" if len(who) > 1 else who[0] if who else "none"
    yield ReportDays(used[Side.WHITE], used[Side.BLACK], told)
    yield from analysis_in_score(kept.deeds)


def _times(kept: KeptGame, incidents: Incidents) -> Iterator[Fact]:
    """When it ended, or something was done last, where a clock was looked at."""
    game = incidents.game
    began, last = game.deeds[0].at, max(each.at for each in game.deeds)
    if not began or len(game.deeds) < 2 or last <= 0:
        return
    stopped = incidents.stopped
    yield ReportEnded(
        game.outcome is not None,
        *_when(last),
        has_span=kept.terms.mail is None,
        span=lasting(last - began),
        has_stopped=stopped > 0,
        stopped=lasting(stopped),
    )


def _when(moment: float) -> tuple[Day, str]:
    """The day and the time of a moment, by the clock on the wall."""
    told = datetime.fromtimestamp(moment)
    return Day(told.day, told.month, told.year), f"{told:%H:%M}"
