"""Facts of leave that players of a game by correspondence have taken."""

from assistant.narration.facts.fact import Day, Fact


class LeaveStands(Fact):
    """Leave of one of the two, in which their time does not count."""

    message = "correspondence-on-leave"
    is_own: bool
    name: str
    """The opponent's."""
    first: Day
    days: int
