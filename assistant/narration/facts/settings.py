"""Facts of the settings: what each is, what it may be, what it has become."""

from enum import Enum

from assistant.narration.facts.fact import Audience, Fact
from speech.voice.utterance import Urgency


class SettingTold(Fact):
    """One setting in the numbered list of all: its name and its value."""

    message = "settings-setting"
    urgency = Urgency.READING
    number: str
    name: str
    value: str


class SettingsPart(Fact):
    """How many settings there are, before the first part of their list; else which part comes."""

    message = "settings-part"
    urgency = Urgency.READING
    count: int
    part: int
    parts: int


class WhichSetting(Fact):
    """How to choose one of the list, or to hear more: behind its `first` part, a `middle` or `last`."""

    message = "settings-which"
    part: str


class SettingNow(Fact):
    """What one setting is now, before its values are listed."""

    message = "settings-now"
    name: str
    value: str


class ValueTold(Fact):
    """One value that a setting may have, in the numbered list of all."""

    message = "settings-option"
    urgency = Urgency.READING
    number: str
    name: str
    value: str
    is_default: bool


class SoundTold(Fact):
    """One sound that can be heard or not, in the numbered list of a setting's values."""

    message = "settings-sound"
    urgency = Urgency.READING
    number: str
    sound: str
    is_on: bool


class SoundChanged(Fact):
    """One sound is heard from now on, or is not."""

    message = "settings-sound-changed"
    sound: str
    is_on: bool


class WhichValue(Fact):
    """How to choose a value: one of the list or, where `most` is not empty, a number in between."""

    message = "settings-which-value"
    name: str
    least: str
    most: str
    default: str


class SettingChanged(Fact):
    """A setting has its new value."""

    message = "settings-changed"
    name: str
    value: str


class LanguageBack(Fact):
    """The line that goes back to the language that was spoken; told in that one, and in the new one."""

    message = "settings-language-back"
    name: str
    value: str


class Idle(Enum):
    """Why the level does not follow the result of this game; the value is the word of the messages."""

    TIME = "time"
    """The computer plays by time."""
    PEOPLE = "people"
    """It is not one person against the computer."""
    START = "start"
    """The position was set up."""


class LevelIdle(Fact):
    """The level is to follow the results, but not that of this game."""

    message = "settings-level-idle"
    why: Idle


class LevelGoesOnFollowing(Fact):
    """A level was chosen, and follows the results from there."""

    message = "settings-level-goes-on"


class LevelAsked(Fact):
    """Whether the computer is to play at another level than it does."""

    message = "settings-ask-level"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    level: int
    wanted: int


class LevelAtEnd(Fact):
    """A level lower than the lowest was wanted, or one higher than the highest."""

    message = "settings-level-end"
    level: int
    is_highest: bool


class SettingAtEnd(Fact):
    """A setting has the greatest or the least of its numbers, and was to go on that way."""

    message = "settings-at-end"
    name: str
    value: str
    is_highest: bool


class SettingFixed(Fact):
    """The setting that may not change where who plays keeps the position in mind: the coach."""

    message = "settings-fixed"
    name: str
    value: str
    left: int
    """How many questions about the board may still be asked."""


class NoSuchValue(Fact):
    """A value that a setting cannot have."""

    message = "settings-no-such-value"
    name: str
    given: str


class NotInList(Fact):
    """A number that is not in the list; `is_again` where the one before was not either."""

    message = "settings-not-in-list"
    is_again: bool


class OutOfRange(Fact):
    """A number that a setting cannot have; `is_again` where the one before was not possible either."""

    message = "settings-out-of-range"
    name: str
    is_again: bool


class NoSuchSetting(Fact):
    """A setting that there is not."""

    message = "settings-no-such-setting"
    given: str
