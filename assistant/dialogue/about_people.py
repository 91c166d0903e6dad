"""What is asked of two people at one machine: which of them it is, and what both are to hear."""

from assistant.narration.facts.talk import FirstGameAsked, WhoAsked
from assistant.narration.facts.together import SpeakerAsked
from assistant.rules.side import Side
from assistant.values import Value


class ShareAnswers(Value):
    """Whether this side's person, too, wants what each asks of the position to be heard by both."""

    side: Side


class Who(Value):
    """Who of two people does it: the deed of WhoAsked."""

    deed: str


class WhoSaid(Value):
    """Who of two people of one name has said this line."""

    line: str


class FirstGame(Value):
    """Which of the two games is played first."""

    is_again: bool = False
    """Whether it was asked before."""


AwaitedOfPeople = Who | WhoSaid | FirstGame
"""What a line can be waited for that says who it is, or what they want to play."""

WhoAwaited = WhoAsked | SpeakerAsked | FirstGameAsked
"""The facts that say so."""
