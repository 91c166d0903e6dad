"""What somebody looks at beside the game: where in its record, which stays as it is."""

from assistant.values import Value


class Aside(Value):
    """An earlier place in the game under way. It has no `do`: nothing is changed in it."""

    at: int
    """The entry of the record that is looked at, 0 for the start; never the last one."""
