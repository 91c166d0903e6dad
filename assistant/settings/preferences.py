"""What a person may set in the conversation and have remembered: names, values, and where they stand.

The names and values are those of the command line and of the settings file. What belongs to one game
only (its rules, who plays, the start) is no preference.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from assistant.rules.variant import VARIANTS
from assistant.settings.equipment import LISTENING, PATIENCE, SETTLING, VOICES, WINDOW, Equipment
from assistant.settings.settings import Settings
from assistant.settings.taste import (
    AUTOMATIC,
    MARKS,
    SOUNDS,
    USUAL,
    USUAL_RATE,
    USUAL_VOLUME,
    WORDS,
    Coach,
    Taste,
)
from assistant.settings.terms import Terms
from speech.voice.synth import FASTEST_COMPRESSED, SLOWEST

LEVELS = range(1, 11)
VERBOSITIES = range(3)
CELLS = range(8, 1001)
"""Eight hold the longest step of a capture; the shortest braille displays have twelve."""
RATES = range(SLOWEST, FASTEST_COMPRESSED + 1)
VOLUMES = range(5, 101)
"""Not 0: a voice that says that it speaks and is not heard would be a trap."""
WINDOWS = range(1, 31)
SETTLINGS = range(200, 5001)
PATIENCES = range(2, 61)
"""A hand that passes between two squares stands still for nearly so long."""
SPEAKERS = range(1, 21)
"""More than there are, usually: counted beyond the last voice of a language, they begin again."""


@dataclass(frozen=True, slots=True)
class Preference:
    """One thing that can be set: its values, and how it is read from the settings and put there."""

    name: str
    of: type[Terms] | type[Taste] | type[Equipment]
    """Whose it is: the game's, the person's or the machine's."""
    offered: Callable[[], tuple[str, ...]]
    """The values that are listed for choosing."""
    get: Callable[[Settings], str]
    put: Callable[[Settings, str], Settings]
    default: str = ""
    between: range | None = None
    """Numbers that are values too, without being listed."""
    unlisted: tuple[str, ...] = ()
    """Other values that are not listed."""
    words: Mapping[str, str] = field(default_factory=dict)
    """What messages call the values that are bare numbers in the settings."""
    accepts_letters: bool = False
    members: tuple[str, ...] = ()
    """Things that can be on or off one by one; a value names those that are on."""
    is_per_language: bool = False
    """Whether each language has a value of its own."""
    acts: tuple[str, ...] = ()
    """Values that have something done, and are never what it is."""
    others: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Words behind its name that set another preference: the name and value of that one."""

    def word(self, value: str) -> str:
        """What messages call a value."""
        return self.words.get(value, value)

    def accepts(self, value: str) -> bool:
        """Whether it may have this value."""
        if value in (*self.offered(), *self.unlisted):
            return True
        if self.between and is_number(value):
            return int(value) in self.between
        if self.members and value:
            return set(value.split()) <= set(self.members)
        return self.accepts_letters and are_letters(value)

    @property
    def has_numbers(self) -> bool:
        """Whether all that it may be are whole numbers."""
        named = (*self.offered(), *self.unlisted)
        return bool(self.between or named) and all(map(is_number, named)) and not self.accepts_letters

    def accepts_kept(self, value: object) -> bool:
        """Whether it may be kept with this value: a whole number where it has numbers, else a word."""
        if type(value) is int and self.has_numbers:
            return value in range(_MOST) and self.accepts(str(value))
        if type(value) is not str or self.has_numbers:
            return False
        return value not in self.acts and self.accepts(value)


def stepped(preference: Preference, value: str, step: str) -> str:
    """The value that a step leads to from another, never beyond the limits; the same where it has no
    such numbers.

    `most`, `least` and `usual` are where they are; `up` and `down` are as far as is felt.
    """
    numbers = preference.between or tuple(
        map(int, preference.offered() if preference.has_numbers else ())
    )
    if not numbers:
        return value
    least, most = numbers[0], numbers[-1]
    fixed = {"most": str(most), "least": str(least), "usual": preference.default}
    if step in fixed:
        return fixed[step]
    now = int(value)
    if preference.name == "rate":
        # To an ear a tenth more is much at 80 words a minute and nothing at 500.
        other = round(now * (_FASTER if step == "up" else 1 / _FASTER), -1)
        other = max(other, now + _TEN) if step == "up" else min(other, now - _TEN)
    else:
        by = _LOUDER if preference.name == "volume" else 1
        other = now + (by if step == "up" else -by)
    return str(int(min(max(other, least), most)))


_FASTER = 1.2
_TEN = 10
_LOUDER = 20

_MOST = 10**9
"""No number that can be set has so many digits."""


def is_number(text: str) -> bool:
    """Whether a text is a number in digits, not longer than any that can be meant."""
    return text.isascii() and text.isdigit() and len(text) < 10


def are_letters(text: str) -> bool:
    """Whether a text is two letters for the pieces; their other cases are the kings."""
    return len(text) == 2 and text.isascii() and text.isalpha() and text[0].lower() != text[1].lower()


def _switch(
    name: str,
    of: type[Terms] | type[Taste] | type[Equipment],
    field_name: str,
    *,
    default: str,
    acts: tuple[str, ...] = (),
) -> Preference:
    """What is on or off, in a field of the settings that is true or false."""

    def put(settings: Settings, value: str) -> Settings:
        changed: dict[str, Any] = {field_name: value == "on"}
        return replace(settings, **changed)

    return Preference(
        name,
        of,
        offered=lambda: ("on", "off", *acts),
        get=lambda settings: "on" if getattr(settings, field_name) else "off",
        put=put,
        default=default,
        acts=acts,
    )


def _of_language(name: str, field_name: str, between: range, usual: int) -> Preference:
    """A number of which each language has its own, in a field of the settings by language."""

    def put(settings: Settings, value: str) -> Settings:
        numbers = dict(getattr(settings, field_name)) | {settings.language: int(value)}
        changed: dict[str, Any] = {field_name: tuple(sorted(numbers.items()))}
        return replace(settings, **changed)

    return Preference(
        name,
        Taste,
        offered=lambda: (),
        get=lambda settings: str(getattr(settings, name)),
        put=put,
        default=str(usual),
        between=between,
        is_per_language=True,
    )


def format_sounds(sounds: tuple[str, ...]) -> str:
    """Sounds as one value: `on` for all, `off` for none, else their names."""
    if not sounds:
        return "off"
    return "on" if set(sounds) == set(SOUNDS) else " ".join(sounds)


def parse_sounds(value: str) -> tuple[str, ...]:
    """The sounds that a value names; the other way round from format_sounds."""
    if value in ("on", "off"):
        return SOUNDS if value == "on" else ()
    return tuple(name for name in SOUNDS if name in value.split())


def _languages() -> tuple[str, ...]:
    """Those that there are messages in. The settings are read before the messages."""
    from assistant.narration.catalog import languages

    return languages()


FORGET = "forget"
"""Chosen for what was learnt of a person: forget it."""
THIS = "this"
"""Chosen for the game that the program begins with: one like that which is played."""
PEOPLE = "people"


def kind_of_game(settings: Settings) -> str:
    """The game of some settings in words of theirs: `italian-white` for a person who has White in
    Italian draughts against the computer, `international-people` for two people."""
    people = settings.people
    who = people[0].value if len(people) == 1 else PEOPLE
    return f"{settings.regulation.variant.name}-{who}"


KINDS = tuple(f"{name}-{who}" for name in VARIANTS for who in ("white", "black", PEOPLE))
"""All that `kind_of_game` names."""


PREFERENCES: tuple[Preference, ...] = (
    Preference(
        "level",
        Terms,
        offered=lambda: (),
        between=LEVELS,
        get=lambda settings: str(settings.level) if settings.movetime is None else "",
        # A level counts instead of a time for each move.
        put=lambda settings, value: replace(settings, level=int(value), movetime=None),
        default="5",
        words={"": "by-time"},
        others={"auto": ("following", "on")},
    ),
    Preference(
        "voice",
        Equipment,
        offered=lambda: VOICES,
        get=lambda settings: settings.voice,
        put=lambda settings, value: replace(settings, voice=value),
        default="auto",
    ),
    _of_language("rate", "rates", RATES, USUAL_RATE),
    _of_language("volume", "volumes", VOLUMES, USUAL_VOLUME),
    Preference(
        "verbosity",
        Taste,
        offered=lambda: tuple(map(str, VERBOSITIES)),
        get=lambda settings: str(settings.verbosity),
        put=lambda settings, value: replace(settings, verbosity=int(value)),
        default="1",
        words={"0": "brief", "1": "normal", "2": "full"},
    ),
    Preference(
        "coach",
        Taste,
        offered=lambda: tuple(coach.value for coach in Coach),
        get=lambda settings: settings.coach.value,
        put=lambda settings, value: replace(settings, coach=Coach(value)),
        default=Coach.SQUARES.value,
    ),
    Preference(
        "cells",
        Taste,
        offered=lambda: (),
        between=CELLS,
        unlisted=("0",),
        words={"0": "unlimited"},
        get=lambda settings: str(settings.cells),
        put=lambda settings, value: replace(settings, cells=int(value)),
        default="0",
    ),
    Preference(
        "language",
        Taste,
        offered=_languages,
        get=lambda settings: settings.language,
        put=lambda settings, value: replace(settings, language=value),
    ),
    Preference(
        "view",
        Taste,
        offered=lambda: ("own", "white"),
        get=lambda settings: "white" if settings.is_seen_from_white else "own",
        put=lambda settings, value: replace(settings, is_seen_from_white=value == "white"),
        default="own",
    ),
    Preference(
        "letters",
        Taste,
        offered=lambda: (AUTOMATIC, WORDS, "bn", "BN", "wb", "bp"),
        accepts_letters=True,
        get=lambda settings: settings.letters,
        put=lambda settings, value: replace(settings, letters=value),
        default=AUTOMATIC,
    ),
    _of_language("speaker", "speakers", SPEAKERS, 1),
    Preference(
        "sounds",
        Taste,
        offered=lambda: ("on", "off"),
        get=lambda settings: format_sounds(settings.sounds),
        put=lambda settings, value: replace(settings, sounds=parse_sounds(value)),
        default="on",
        members=SOUNDS,
    ),
    _switch("following", Terms, "is_following", default="off"),
    _switch("ahead", Taste, "is_ahead", default="on"),
    Preference(
        "opening",
        Taste,
        offered=lambda: (USUAL, THIS),
        acts=(THIS,),
        unlisted=KINDS,
        get=lambda settings: settings.opening,
        put=lambda settings, value: replace(settings, opening=value),
        default=USUAL,
    ),
    Preference(
        "listen",
        Equipment,
        offered=lambda: LISTENING,
        get=lambda settings: settings.listen,
        put=lambda settings, value: replace(settings, listen=value),
        # What is switched on without saying how: by a key, which nobody else can press.
        default="push",
    ),
    Preference(
        "window",
        Equipment,
        offered=lambda: (),
        between=WINDOWS,
        get=lambda settings: str(settings.window),
        put=lambda settings, value: replace(settings, window=int(value)),
        default=str(WINDOW),
    ),
    _switch("learning", Equipment, "is_learning", default="off", acts=(FORGET,)),
    Preference(
        "settling",
        Equipment,
        offered=lambda: (),
        between=SETTLINGS,
        unlisted=("0",),
        words={"0": "push"},
        get=lambda settings: str(settings.settling),
        put=lambda settings, value: replace(settings, settling=int(value)),
        default=str(SETTLING),
    ),
    Preference(
        "patience",
        Equipment,
        offered=lambda: (),
        between=PATIENCES,
        get=lambda settings: str(settings.patience),
        put=lambda settings, value: replace(settings, patience=int(value)),
        default=str(PATIENCE),
    ),
    _switch("touch", Terms, "is_touch_move", default="off"),
    _switch("repeating", Terms, "is_repeated_back", default="off"),
    _switch("tones", Taste, "is_guided_by_sound", default="off"),
    _switch("countdown", Taste, "is_counted_down", default="off"),
    Preference(
        "marks",
        Taste,
        offered=lambda: tuple(MARKS),
        get=lambda settings: settings.marks,
        put=lambda settings, value: replace(settings, marks=value),
        default="on",
    ),
)
"""In the order in which they are told: first what is changed most, last what few machines have."""

NAMED = {preference.name: preference for preference in PREFERENCES}
