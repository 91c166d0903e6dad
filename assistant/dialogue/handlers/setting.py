"""Settings by conversation: told in a numbered list, chosen by number or word, remembered."""

import re
from collections.abc import Callable, Mapping

from assistant.dialogue.conversation import Conversation, Expected
from assistant.dialogue.effects import Remember
from assistant.dialogue.preferences import (
    NAMED,
    PREFERENCES,
    Preference,
    are_letters,
    is_number,
)
from assistant.narration.facts.fact import Fact
from assistant.narration.facts.settings import (
    NoSuchSetting,
    NoSuchValue,
    NotInList,
    SettingChanged,
    SettingFixed,
    SettingNow,
    SettingTold,
    ValueTold,
    WhichSetting,
    WhichValue,
)
from assistant.narration.facts.talk import QuestionDropped
from assistant.parsing.arguments import CommandMeant, SettingMeant, parse_setting
from assistant.parsing.commands import parse_command
from assistant.parsing.meanings import Command
from assistant.parsing.moves import parse_square
from assistant.parsing.tokens import normalise
from assistant.parsing.vocabulary import Vocabulary

SHORTEST_BEGINNING = 2
"""One letter is a question, also while a list is open."""


def enter_setting(conversation: Conversation, meant: CommandMeant) -> None:
    """Change the setting that was named, list its values, or list all settings."""
    if not meant.rest:
        _list_settings(conversation)
        return
    setting = parse_setting(meant.rest, conversation.words)
    name = setting.name if setting else _names_by_number().get(normalise(meant.rest), "")
    if not name:
        conversation.say(NoSuchSetting(meant.rest))
        _list_settings(conversation)
        return
    preference = NAMED[name]
    if setting is None or not setting.given:
        _list_values(conversation, preference)
        return
    value = _value(preference, setting)
    if preference.accepts(value):
        _change(conversation, preference, value)
    else:
        conversation.say(NoSuchValue(name, setting.given))
        _list_values(conversation, preference)


def _value(preference: Preference, setting: SettingMeant) -> str:
    """The value that the words behind a setting's name give, one that it accepts or any other."""
    if preference.accepts_letters and are_letters(joined := re.sub(r"[\s/,]", "", setting.given)):
        return joined
    said = setting.values[0] if len(setting.values) == 1 else ""
    named = {word: value for value, word in preference.words.items()}
    named |= _by_number(preference) | {"on": preference.default}
    if preference.between:
        named["off"] = "0"  # how people say that they want no limit
    return said if preference.accepts(said) else named.get(said, "")


def _by_number(preference: Preference) -> dict[str, str]:
    """The numbers by which the listed values are chosen, and the values."""
    values = preference.offered()
    # Where the values are numbers themselves, other numbers would only confuse.
    are_numbers = all(map(is_number, values))
    return {value if are_numbers else str(place): value for place, value in enumerate(values, 1)}


def _names_by_number() -> dict[str, str]:
    return {str(number): preference.name for number, preference in enumerate(PREFERENCES, 1)}


def _list_settings(conversation: Conversation) -> None:
    for number, preference in enumerate(PREFERENCES, 1):
        value = preference.get(conversation.settings)
        conversation.say(SettingTold(str(number), preference.name, preference.word(value)))
    conversation.say(WhichSetting())
    _let_choose(
        conversation,
        _names_by_number(),
        conversation.words.settings,
        lambda name: _list_values(conversation, NAMED[name]),
        WhichSetting(),
    )


def _list_values(conversation: Conversation, preference: Preference) -> None:
    value_now = preference.word(preference.get(conversation.settings))
    conversation.say(SettingNow(preference.name, value_now))
    by_number = _by_number(preference)
    for number, value in by_number.items():
        is_default = value == preference.default
        conversation.say(ValueTold(number, preference.name, preference.word(value), is_default))
    limits = preference.between
    least, most = (str(limits[0]), str(limits[-1])) if limits else ("", "")
    which = WhichValue(preference.name, least, most, preference.default)
    conversation.say(which)
    ids = {preference.word(value): value for value in preference.offered()}
    spoken = {word: ids[name] for word, name in conversation.words.values.items() if name in ids}
    more = {value: value for value in (*preference.unlisted, *map(str, limits or ()))}
    _let_choose(
        conversation,
        by_number | more,
        spoken | ids | {value: value for value in preference.offered()},
        lambda value: _change(conversation, preference, value),
        which,
    )


def _let_choose(
    conversation: Conversation,
    by_number: Mapping[str, str],
    by_word: Mapping[str, str],
    choose: Callable[[str], None],
    fact: Fact,
) -> None:
    """Let the next line choose by number, by word or by the beginning of a word."""

    def take(conversation: Conversation, text: str) -> bool:
        meant = parse_command(text, conversation.words)
        if meant and meant.command in (Command.NO, Command.QUIT):
            conversation.say(QuestionDropped(is_over=bool(conversation.game.outcome)))
            return True
        chosen = _chosen(text, by_number, by_word, conversation.words)
        if chosen is not None:
            choose(chosen)
        elif parse_square(text, conversation.words) is not None:
            # A number that is not in the list must not become a move.
            conversation.say(NotInList())
            conversation.say(fact)
            conversation.expected = Expected(take, fact)
        else:
            return False
        return True

    conversation.expected = Expected(take, fact)


def _chosen(
    text: str, by_number: Mapping[str, str], by_word: Mapping[str, str], words: Vocabulary
) -> str | None:
    """What was chosen: by a whole word, by a number, or by a beginning that is no command."""
    said = normalise(text)
    for word in (text.strip(), said):  # letters for the pieces: their capitals make a difference
        if word in by_word:
            return by_word[word]
    square = parse_square(text, words)
    number = said if is_number(said) or square is None else str(square)
    if number in by_number:
        return by_number[number]
    if len(said) < SHORTEST_BEGINNING or said in words.heads:
        return None
    begun = {value for word, value in by_word.items() if word.startswith(said)}
    return begun.pop() if len(begun) == 1 else None


def _change(conversation: Conversation, preference: Preference, value: str) -> None:
    """Change a setting, unless that would tell who plays blindfold what stands on the board."""
    if preference.name == "coach" and not conversation.may_tell_position:
        conversation.say(SettingFixed(preference.name))
        return
    conversation.go_on_with(preference.put(conversation.settings, value))
    conversation.emit(Remember(preference.name, value))
    conversation.say(SettingChanged(preference.name, preference.word(value)))
