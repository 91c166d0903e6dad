"""A match: begun, told of, gone on with from game to game, and ended. It is read where there is one.

The terms of a game carry the match as it stood before it, so that the journal and the next start know
it. What the game gives counts when the next one begins: until then its end may be annulled.
"""

from dataclasses import replace

from assistant.dialogue.about_match import LeaveMatch, NewMatch, NextOfMatch
from assistant.dialogue.handlers.asking.needs_yes import confirm
from assistant.dialogue.handlers.asking.query import answer_question
from assistant.dialogue.handlers.keeping.match_left import look_for_match
from assistant.dialogue.handlers.playing.both_agree import ask_to_leave
from assistant.dialogue.handlers.playing.new_game import (
    is_at_stake,
    is_in_match,
    settings_for,
    swap_places,
)
from assistant.dialogue.handlers.playing.opening import open_game
from assistant.dialogue.handlers.playing.over import tell_what_next
from assistant.dialogue.questions import Question
from assistant.dialogue.talk import Talk
from assistant.game.match import FEWEST_GAMES, FIRST, MOST_GAMES, SECOND, Match, drawn_by, halves
from assistant.narration.facts.fact import Points
from assistant.narration.facts.match import (
    MatchGoOnAsked,
    MatchOver,
    MatchScore,
    MatchUnclear,
    MatchWaits,
    NextGameAsked,
    NoMatch,
)
from assistant.narration.narrator import quotable
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.match_wanted import match_wanted
from assistant.parsing.meanings import Command, GameWanted
from assistant.settings.settings import Settings
from assistant.values import replaced

# Telling


def tell_score(talk: Talk) -> None:
    """How the match stands, with the game that is over."""
    match = match_so_far(talk)
    if match is None:
        talk.say(NoMatch())
        return
    score, regulation = match.score, talk.game.regulation
    talk.say(
        MatchScore(
            len(match.results),
            match.games,
            match.first,
            match.second,
            Points(halves(score.first, score.draws, regulation)),
            Points(halves(score.second, score.draws, regulation)),
            score.first,
            score.second,
            score.draws,
        )
    )


def match_so_far(talk: Talk) -> Match | None:
    """The match at the table with what its game has given, if that is over; one that was annulled has
    given nothing, and is played again."""
    match, outcome = talk.table.terms.match, talk.game.outcome
    is_counted = outcome is not None and not outcome.is_annulled
    return match.after(outcome.winner) if match and outcome and is_counted else match


def after_game(talk: Talk) -> None:
    """A game of the match is over: the score, and whether the next one begins, or who has won."""
    tell_score(talk)
    match = match_so_far(talk)
    assert match
    if match.is_over:
        _tell_over(talk, match, is_given_up=False)
        tell_what_next(talk)
        return
    for each in talk.players():
        fact = NextGameAsked(match.game, match.games, *match.names)
        each.ask(Question(fact, NextOfMatch()))


def _tell_over(talk: Talk, match: Match, *, is_given_up: bool) -> None:
    names = {FIRST: match.first, SECOND: match.second}
    talk.say(MatchOver(names.get(match.score.leader, ""), is_given_up))


def go_on_asked(talk: Talk, rules: str) -> MatchGoOnAsked:
    """What a start asks of a match of which the next game had not begun; `rules` as GameTold has it."""
    match = match_so_far(talk)
    assert match
    score, regulation = match.score, talk.game.regulation
    return MatchGoOnAsked(
        match.game,
        match.games,
        match.first,
        match.second,
        Points(halves(score.first, score.draws, regulation)),
        Points(halves(score.second, score.draws, regulation)),
        rules,
    )


# Doing


def begin_next(talk: Talk) -> None:
    """The next game begins, with the colours changed; or this one anew, where it came to nothing."""
    match = match_so_far(talk)
    assert match
    _put_up_next(talk, match)
    open_game(talk)


def _put_up_next(talk: Talk, match: Match) -> None:
    """Put the pieces up for the game that a match stands at."""
    talk.table.is_followed = True
    talk.table.clocks_before = None  # all its games have the same time
    swaps = match.names[0] != talk.table.terms.white.name
    settings = settings_for(talk, GameWanted(swaps=True)) if swaps else talk.settings
    _put_up(talk, replace(settings, match=match), swaps=swaps)


def goes_on(talk: Talk, wanted: GameWanted | None) -> bool:
    """Whether the new game that somebody wants is the next of the match, for which the pieces are put
    up then; any other ends the match, unless it is over already."""
    match, outcome = match_so_far(talk), talk.game.outcome
    if match and outcome and outcome.is_annulled and wanted == GameWanted(swaps=True):
        match, wanted = replaced(match, is_turned=not match.is_turned), None  # and they alternate on
    if match and not match.is_over and wanted is None:
        _put_up_next(talk, match)
        return True
    _give_up(talk)
    talk.go_on_with(replace(talk.settings, match=None))
    return False


def go_on(talk: Talk) -> None:
    """Somebody wants the match to go on: its next game begins, or the one that is played goes on; where
    there is none at the table, one that was left is looked for."""
    match = match_so_far(talk)
    if talk.table.awaits_next:
        begin_next(talk)
    elif match and not talk.game.outcome:
        tell_score(talk)
        answer_question(talk, CommandMeant(Command.TURN))
    else:
        look_for_match(talk)


def _give_up(talk: Talk) -> None:
    """The match at the table ends before its end, with how it stands, if one does."""
    match = match_so_far(talk)
    if match and not match.is_over:
        tell_score(talk)
        _tell_over(talk, match, is_given_up=True)
    talk.table.is_followed = True


def wait_on(talk: Talk) -> None:
    """Nobody wants the next game now."""
    match = match_so_far(talk)
    talk.say(MatchWaits(match.game if match else 1))


def want_match(talk: Talk, meant: CommandMeant) -> None:
    """Somebody wants a match."""
    wanted, terms = match_wanted(meant.rest, talk.words), talk.table.terms
    first, second = (_as_here(talk, name) for name in wanted.names or _names(talk))
    if wanted.games is None or not FEWEST_GAMES <= wanted.games <= MOST_GAMES:
        talk.say(MatchUnclear("games", MOST_GAMES))
    elif not (first and second) or first.casefold() == second.casefold():
        talk.say(MatchUnclear("names", MOST_GAMES))
    elif not wanted.is_whole:
        talk.say(MatchUnclear("more", MOST_GAMES))
    elif terms.boards:
        talk.say(MatchUnclear("boards", MOST_GAMES))
    else:
        is_turned = wanted.is_drawn and drawn_by(terms.seed + talk.table.round)
        number = int(talk.conversation.now.wall)
        match = Match(number, wanted.games, first, second, is_turned, wanted.is_drawn)
        if is_in_match(talk):
            ask_to_leave(talk, "match", NewMatch(match))
        elif is_at_stake(talk):
            confirm(talk, "new", NewMatch(match))
        else:
            begin_match(talk, match)


def begin_match(talk: Talk, match: Match) -> None:
    """The first game of a match begins; one that is played here ends."""
    talk.leave_game()
    _give_up(talk)
    now = _names(talk)
    wanted = GameWanted() if match.names == now else GameWanted(people=match.names)
    if swaps := match.names == now[::-1]:  # who plays already keeps what they play by
        wanted = GameWanted(swaps=True)
    _put_up(talk, replace(settings_for(talk, wanted), match=match), swaps=swaps)
    open_game(talk)


def _names(talk: Talk) -> tuple[str, str]:
    terms = talk.table.terms
    return terms.white.name, terms.black.name


def _as_here(talk: Talk, name: str) -> str:
    """A name as who plays here has it, whatever its capitals."""
    here = (each for each in _names(talk) if each.casefold() == name.casefold())
    return next(here, quotable(name))


def leave_match(talk: Talk) -> None:
    """Somebody wants the match to end before all its games are played."""
    match = match_so_far(talk)
    if match is None or match.is_over:
        talk.say(NoMatch())
    else:
        ask_to_leave(talk, "match", LeaveMatch())


def end_match(talk: Talk) -> None:
    """The match ends here; a game under way goes on as one of its own."""
    match = match_so_far(talk)
    if match is None:
        return
    tell_score(talk)
    _tell_over(talk, match, is_given_up=True)
    talk.go_on_with(replace(talk.settings, match=None))
    talk.keep_terms()
    if talk.game.outcome:
        talk.table.is_followed = True
        tell_what_next(talk)


def _put_up(talk: Talk, settings: Settings, *, swaps: bool) -> None:
    talk.go_on_with(settings)
    if swaps:
        swap_places(talk)
    talk.begin_game()
