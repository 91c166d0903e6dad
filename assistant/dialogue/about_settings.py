"""What a line can be waited for about settings that were listed."""

from assistant.values import Value


class SettingFrom(Value):
    """One of the settings, of which a part was listed."""

    part: int
    has_missed: bool = False
    """Whether a number was given that is not in the list."""


class ValueFor(Value):
    """The value of a setting."""

    setting: str
    has_missed: bool = False
