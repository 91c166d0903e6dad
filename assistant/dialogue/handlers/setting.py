"""Settings by conversation: told in a numbered list, chosen by number or word, remembered."""

from collections.abc import Callable, Mapping, Sequence

from assistant.dialogue.conversation import Conversation, Expected
from assistant.dialogue.effects import Remember
from assistant.dialogue.preferences import NAMED, PREFERENCES, Preference, is_number
from assistant.narration.facts.settings import (
    NoSuchSetting,
    NoSuchValue,
    SettingChanged,
    SettingNow,
    SettingTold,
    ValueTold,
    WhichSetting,
    WhichValue,
)
from assistant.narration.facts.talk import QuestionDropped
from assistant.parsing.arguments import CommandMeant, parse_setting
from assistant.parsing.commands import parse_command
from assistant.parsing.meanings import Command
from assistant.parsing.moves import parse_square
from assistant.parsing.tokens import normalise
from assistant.parsing.vocabulary import Vocabulary


def enter_setting(conversation: Conversation, meant: CommandMeant) -> None:
    """Change the setting that was named, list its values, or list all settings."""
    if not meant.rest:
        _list_settings(conversation)
        return
    setting = parse_setting(meant.rest, conversation.words)
    if setting is None:
        conversation.say(NoSuchSetting(meant.rest))
        _list_settings(conversation)
        return
    preference = NAMED[setting.name]
    if not setting.values:
        _list_values(conversation, preference)
        return
    value = _value(preference, setting.values)
    if preference.accepts(value):
        _change(conversation, preference, value)
    else:
        conversation.say(NoSuchValue(preference.name, " ".join(setting.values)))
        _list_values(conversation, preference)


def _value(preference: Preference, said: Sequence[str]) -> str:
    """The value that the words behind a setting's name give."""
    if preference.accepts_letters and all(len(word) == 1 for word in said):
        return "".join(said)
    value = said[0] if len(said) == 1 else ""
    named = {word: value for value, word in preference.words.items()}
    if value == "on":
        return preference.default
    if value == "off" and not preference.accepts(value):
        return "0"  # "no cells", where a number is asked for
    value = named.get(value, value)
    return value if preference.accepts(value) else _by_number(preference).get(value, value)


def _by_number(preference: Preference) -> dict[str, str]:
    """The numbers by which the listed values are chosen, and the values."""
    values = preference.offered()
    # Where the values are numbers themselves, other numbers would only confuse.
    are_numbers = all(map(is_number, values))
    return {value if are_numbers else str(place): value for place, value in enumerate(values, 1)}


def _list_settings(conversation: Conversation) -> None:
    for number, preference in enumerate(PREFERENCES, 1):
        value = preference.get(conversation.settings)
        conversation.say(SettingTold(str(number), preference.name, preference.word(value)))
    conversation.say(WhichSetting())
    names = [preference.name for preference in PREFERENCES]
    by_number = {str(number): name for number, name in enumerate(names, 1)}
    _let_choose(
        conversation,
        by_number,
        conversation.words.settings,
        lambda name: _list_values(conversation, NAMED[name]),
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
    conversation.say(WhichValue(preference.name, least, most, preference.default))
    ids = {preference.word(value): value for value in preference.offered()}
    spoken = {word: ids[name] for word, name in conversation.words.values.items() if name in ids}
    more = {value: value for value in (*preference.unlisted, *map(str, limits or ()))}
    _let_choose(
        conversation,
        by_number | more,
        spoken | ids | {value: value for value in preference.offered()},
        lambda value: _change(conversation, preference, value),
    )


def _let_choose(
    conversation: Conversation,
    by_number: Mapping[str, str],
    by_word: Mapping[str, str],
    choose: Callable[[str], None],
) -> None:
    """Let the next line choose by number, by word or by the beginning of a word."""

    def take(conversation: Conversation, text: str) -> bool:
        meant = parse_command(text, conversation.words)
        if meant and meant.command is Command.NO:
            conversation.say(QuestionDropped())
            return True
        chosen = _chosen(text, by_number, by_word, conversation.words)
        if chosen is not None:
            choose(chosen)
        return chosen is not None

    conversation.expected = Expected(take)


def _chosen(
    text: str, by_number: Mapping[str, str], by_word: Mapping[str, str], words: Vocabulary
) -> str | None:
    if text.strip() in by_word:  # letters for the pieces: here capitals make a difference
        return by_word[text.strip()]
    said = normalise(text)
    number = said if is_number(said) else str(parse_square(text, words))
    if number in by_number:
        return by_number[number]
    if not said:
        return None
    if said in by_word:
        return by_word[said]
    begun = {value for word, value in by_word.items() if word.startswith(said)}
    return begun.pop() if len(begun) == 1 else None


def _change(conversation: Conversation, preference: Preference, value: str) -> None:
    conversation.go_on_with(preference.put(conversation.settings, value))
    conversation.emit(Remember(preference.name, value))
    conversation.say(SettingChanged(preference.name, preference.word(value)))
