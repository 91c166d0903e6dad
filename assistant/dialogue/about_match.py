"""What is asked about a match of several games."""

from assistant.game.match import Match
from assistant.narration.facts.match import LeaveAsked, MatchGoOnAsked, NextGameAsked
from assistant.values import Value


class NextOfMatch(Value):
    """Whether the next game of the match begins: a yes of either person does."""


class NewMatch(Value):
    """Whether the game is given up for a match."""

    match: Match


class LeaveMatch(Value):
    """Whether the match ends though not all its games are played."""


AboutMatch = NextOfMatch | NewMatch | LeaveMatch
"""What can be asked about a match with yes or no."""

AskingOfMatch = NextGameAsked | MatchGoOnAsked | LeaveAsked
"""The facts that ask what only a match has."""
