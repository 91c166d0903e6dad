"""Settings by conversation: told in a numbered list, chosen by number or word, remembered."""

import re
from collections.abc import Callable
from functools import partial

from assistant.dialogue.handlers.asking.needs_yes import ask_unless_sure
from assistant.dialogue.handlers.changing import change, is_others, switch, tell_fixed
from assistant.dialogue.handlers.hearing.listening import tell_whether_heard
from assistant.dialogue.handlers.listed import (
    Menu,
    by_number_of,
    chosen_in,
    is_for_list,
    members_of,
    value_of,
    words_of,
)
from assistant.dialogue.handlers.reading import understood
from assistant.dialogue.questions import (
    Expected,
    Question,
    SetLevel,
    SettingFrom,
    ValueFor,
)
from assistant.dialogue.talk import Talk
from assistant.narration.facts.settings import (
    LevelAsked,
    LevelAtEnd,
    NoSuchSetting,
    NoSuchValue,
    NotInList,
    OutOfRange,
    SettingAtEnd,
    SettingChanged,
    SettingNow,
    SettingsPart,
    SettingTold,
    SoundTold,
    ValueTold,
    WhichSetting,
    WhichValue,
)
from assistant.narration.facts.talk import QuestionDropped
from assistant.parsing.answers import asks_for_previous, leaves
from assistant.parsing.arguments import CommandMeant, SettingMeant, parse_setting
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.likely import STEPS, meanings_of
from assistant.parsing.meanings import About, Command
from assistant.parsing.voice_steps import AGAIN, way_in
from assistant.parsing.words.tokens import normalise
from assistant.settings.preferences import (
    FORGET,
    LEVELS,
    NAMED,
    PREFERENCES,
    Preference,
    parse_sounds,
    stepped,
)
from assistant.values import replaced

AT_ONCE = 7
"""So many settings are told at once: more are a wall to a listener, who has forgotten the first."""


_NEGATIVE = re.compile(r"(?<!\S)[-\N{MINUS SIGN}\N{EN DASH}]\d+")
"""A number below nothing, which is no value; what reads numbers takes the sign for a dash."""


def enter_setting(talk: Talk, meant: CommandMeant) -> None:
    """Change the setting that was named, list its values, or list all settings."""
    if not meant.rest:
        _list_settings(talk)
        return
    setting = parse_setting(meant.rest, talk.words)
    name = setting.name if setting else _names_by_number().get(normalise(meant.rest), "")
    if not name:
        from assistant.dialogue.handlers.asking.of_event import tell_fixed

        if tell_fixed(talk, meant.rest):
            return
        talk.say(NoSuchSetting(meant.rest))
        _list_settings(talk)
        return
    preference = NAMED[name]
    if setting is None or not setting.given:
        if meant.about is About.HEARS:
            tell_whether_heard(talk)
        elif meant.about is About.NOW:
            talk.say(SettingNow(preference.name, preference.word(preference.get(talk.settings))))
        else:
            _list_values(talk, preference)
        return
    negative = _NEGATIVE.search(meant.rest)
    do = None if negative else _doing(talk, preference, setting)
    if do:
        do()
        return
    talk.say(NoSuchValue(name, negative[0] if negative else setting.given))
    _list_values(talk, preference)


def _doing(talk: Talk, preference: Preference, setting: SettingMeant) -> Callable[[], None] | None:
    """What the words behind a setting's name have done; None where they are no value."""
    value, first = value_of(preference, setting), setting.values[0] if setting.values else ""
    if preference.name == "level" and setting.values in STEPS:
        return partial(_step_level, talk, STEPS[setting.values])
    if first in preference.members:
        wanted = {"on": True, "off": False}.get(setting.values[-1])
        return partial(switch, talk, preference, first, wanted)
    if first in preference.others:
        other, value = preference.others[first]
        return partial(change, talk, NAMED[other], value)
    if preference.accepts(value):
        is_language = preference.name == "language"
        form = talk.surface.form_spoken(value) if is_language else value
        return partial(change, talk, preference, form)
    if way := _way(talk, preference, setting):
        return partial(_step, talk, preference, way, says_again=AGAIN in setting.values)
    return None


def changes_at_once(talk: Talk, meant: CommandMeant) -> str:
    """The setting that a command changes without asking or listing anything; else empty."""
    setting = parse_setting(meant.rest, talk.words) if meant.command is Command.SETTINGS else None
    if setting is None or not setting.given or _NEGATIVE.search(meant.rest):
        return ""
    preference = NAMED[setting.name]
    asks = setting.values in STEPS or value_of(preference, setting) == FORGET
    return setting.name if not asks and _doing(talk, preference, setting) else ""


def _step_level(talk: Talk, step: int) -> None:
    """After a yes the computer plays a level higher or lower; where it plays by time, that is told."""
    level = talk.settings.level
    wanted = level + step
    if talk.settings.movetime is not None:
        _list_values(talk, NAMED["level"])
    elif is_others(talk, NAMED["level"]):
        pass
    elif wanted not in LEVELS:
        talk.say(LevelAtEnd(level, is_highest=step > 0))
    else:
        ask_unless_sure(talk, Question(LevelAsked(level, wanted), SetLevel(wanted)))


def _way(talk: Talk, preference: Preference, setting: SettingMeant) -> str:
    """The way that the words behind a setting's name say: up, or to its maximum."""
    if not (preference.between or preference.has_numbers):
        return ""
    first = setting.values[0] if setting.values else ""
    return first if first in WAYS else way_in(setting.given, preference.name, talk.words)


def _step(talk: Talk, preference: Preference, way: str, *, says_again: bool = False) -> None:
    """Go a step from the value that holds, or as far as it goes; then perhaps say the news by it.

    The news is said again to who did not follow it, and not where it was this value.
    """
    before = preference.get(talk.settings)
    if not before and way in _RELATIVE:  # a level that counts for nothing, as time is set
        _list_values(talk, preference)
        return
    value = stepped(preference, before, way)
    told = SettingChanged(preference.name, preference.word(before))
    was_news = not talk.was_said_last(told)
    if value == before and way != "usual":
        end = preference.word(value)
        talk.say(SettingAtEnd(preference.name, end, is_highest=way in ("up", "most")))
    else:
        change(talk, preference, value)
    if says_again and was_news:
        talk.say_again()


_RELATIVE = frozenset({"up", "down"})
WAYS = _RELATIVE | {"most", "least", "usual"}
"""Words behind a setting's name that say which way it is to go."""


def _names_by_number() -> dict[str, str]:
    return {str(number): preference.name for number, preference in enumerate(PREFERENCES, 1)}


def _list_settings(talk: Talk, part: int = 1) -> None:
    """A part of the list, behind the last one nothing; any setting can be chosen behind any part."""
    parts = -(-len(PREFERENCES) // AT_ONCE)
    names = _part(part)
    if names:
        talk.say(SettingsPart(len(PREFERENCES), part, parts))
    for number, name in enumerate(names, (part - 1) * AT_ONCE + 1):
        preference = NAMED[name]
        value = preference.get(talk.settings)
        talk.say(SettingTold(str(number), name, preference.word(value)))
    which = WhichSetting("last" if part >= parts else "first" if part == 1 else "middle")
    talk.say(which)
    talk.here.expected = Expected(SettingFrom(part), which)


def _list_values(talk: Talk, preference: Preference) -> None:
    now = preference.get(talk.settings)
    talk.say(SettingNow(preference.name, preference.word(now)))
    if tell_fixed(talk, preference):
        return
    by_number = by_number_of(preference)
    for number, value in by_number.items():
        is_default = value == preference.default
        talk.say(ValueTold(number, preference.name, preference.word(value), is_default))
    for number, member in members_of(preference).items():
        talk.say(SoundTold(number, member, member in parse_sounds(now)))
    limits = preference.between
    least, most = (str(limits[0]), str(limits[-1])) if limits else ("", "")
    which = WhichValue(preference.name, least, most, preference.default)
    talk.say(which)
    talk.here.expected = Expected(ValueFor(preference.name), which)


def _menu_of_settings(talk: Talk, part: int) -> Menu:
    parts = -(-len(PREFERENCES) // AT_ONCE)
    return Menu(
        _names_by_number(),
        talk.words.settings,
        _part(part),
        lambda name: _list_values(talk, NAMED[name]),
        lambda: _list_settings(talk, max(min(part, parts) - 1, 1)),
        lambda: _list_settings(talk, part + 1),
    )


def _part(part: int) -> tuple[str, ...]:
    """The names of the settings in a part of the list; behind the last one none."""
    return tuple(NAMED)[(part - 1) * AT_ONCE : part * AT_ONCE]


def _menu_of_values(talk: Talk, preference: Preference) -> Menu:
    by_number, members, limits = (
        by_number_of(preference),
        members_of(preference),
        preference.between,
    )
    more = {value: value for value in (*preference.unlisted, *map(str, limits or ()))}

    def choose(value: str) -> None:
        if value in preference.members:
            switch(talk, preference, value)
        else:
            change(talk, preference, value)

    return Menu(
        by_number | more | members,
        words_of(preference, talk.words),
        (*by_number.values(), *members.values()),
        choose,
        lambda: _list_settings(talk, PREFERENCES.index(preference) // AT_ONCE + 1),
        wants_number=limits is not None,
    )


def take_choice(talk: Talk, expected: Expected, about: SettingFrom | ValueFor, text: str) -> bool:
    """Choose from the list by a line, if it is meant for it."""
    menu = (
        _menu_of_settings(talk, about.part)
        if isinstance(about, SettingFrom)
        else _menu_of_values(talk, NAMED[about.setting])
    )
    meant = parse_command(text, talk.words)
    if meant and meant.command in (Command.NO, Command.QUIT):
        talk.say(QuestionDropped(is_over=bool(talk.game.outcome)))
        return True
    if menu.go_on and meant and meant.command is Command.GO_ON:
        menu.go_on()
        return True
    is_negative = _NEGATIVE.fullmatch(text.strip()) is not None
    chosen = None if is_negative else chosen_in(text, menu, talk.words)
    if chosen is not None:
        menu.choose(chosen)
    elif leaves(text, talk.words):
        talk.say(QuestionDropped(is_over=bool(talk.game.outcome)))
    elif _steps(talk, about, text):
        pass
    elif _goes_back(talk, text):
        menu.go_back()
    elif is_negative or is_for_list(text, talk.words, wants_number=menu.wants_number):
        _tell_not_in_list(talk, expected, about)
    else:
        return False
    return True


def _tell_not_in_list(talk: Talk, expected: Expected, about: SettingFrom | ValueFor) -> None:
    """A number that is not in the list must not become a move; the same is waited for."""
    fact = expected.fact
    if isinstance(fact, WhichValue) and fact.most:
        talk.say(OutOfRange(fact.name, about.has_missed))
    else:
        talk.say(NotInList(about.has_missed and isinstance(fact, WhichValue)))
    if fact:
        talk.say(fact)
    talk.here.expected = Expected(replaced(about, has_missed=True), fact)


def _steps(talk: Talk, about: SettingFrom | ValueFor, text: str) -> bool:
    """Whether a line says which way the number that is waited for is to go, which then is done."""
    preference = NAMED[about.setting] if isinstance(about, ValueFor) else None
    if preference is None or not (preference.between or preference.has_numbers):
        return False
    way = way_in(text, preference.name, talk.words)
    if way:
        _step(talk, preference, way)
    return bool(way)


def _goes_back(talk: Talk, text: str) -> bool:
    """Whether a line asks for what was told before, in whichever words."""
    if asks_for_previous(text, talk.words):
        return True
    return any(
        isinstance(each, CommandMeant) and each.command is Command.TAKE_BACK
        for each in meanings_of(understood(talk, text).found)
    )
