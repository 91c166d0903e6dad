"""Settings by conversation: told in a numbered list, chosen by number or word, remembered."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from assistant.dialogue.effects import ForgetLearnt, Remember, UseBoards, UseEar, UseVoice
from assistant.dialogue.handlers.asking.confirm import ask_unless_sure, confirm
from assistant.dialogue.handlers.hearing.listening import tell_listening
from assistant.dialogue.handlers.playing.following import tell_idle
from assistant.dialogue.handlers.reading import read_line
from assistant.dialogue.questions import Expected, Forget, Question, SetLevel
from assistant.dialogue.talk import Talk
from assistant.narration.catalog import base_of
from assistant.narration.facts.fact import Fact
from assistant.narration.facts.listening import LearntForgotten
from assistant.narration.facts.settings import (
    LanguageBack,
    LevelAsked,
    LevelAtEnd,
    LevelGoesOnFollowing,
    NoSuchSetting,
    NoSuchValue,
    NotInList,
    OutOfRange,
    SettingChanged,
    SettingFixed,
    SettingNow,
    SettingsPart,
    SettingTold,
    SoundChanged,
    SoundTold,
    ValueTold,
    WhichSetting,
    WhichValue,
)
from assistant.narration.facts.talk import QuestionDropped
from assistant.parsing.answers import asks_for_previous, leaves, place_in
from assistant.parsing.arguments import CommandMeant, SettingMeant, parse_setting
from assistant.parsing.commands import parse_command
from assistant.parsing.likely import STEPS
from assistant.parsing.meanings import Command
from assistant.parsing.moves import parse_square
from assistant.parsing.tokens import normalise
from assistant.parsing.vocabulary import Vocabulary
from assistant.rules.side import Side
from assistant.settings.preferences import (
    LEVELS,
    NAMED,
    PREFERENCES,
    THIS,
    Preference,
    are_letters,
    format_sounds,
    is_number,
    kind_of_game,
    parse_sounds,
)

AT_ONCE = 7
"""So many settings are told at once: more are a wall to a listener, who has forgotten the first."""
SHORTEST_BEGINNING = 2
"""One letter is a question, also while a list is open."""


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
        talk.say(NoSuchSetting(meant.rest))
        _list_settings(talk)
        return
    preference = NAMED[name]
    if setting is None or not setting.given:
        _list_values(talk, preference)
        return
    negative = _NEGATIVE.search(meant.rest)
    given = negative[0] if negative else setting.given
    value = "" if negative else _value(preference, setting)
    if name == "level" and setting.values in STEPS:
        _step_level(talk, STEPS[setting.values])
        return
    if setting.values and setting.values[0] in preference.members:
        wanted = {"on": True, "off": False}.get(setting.values[-1])
        _switch(talk, preference, setting.values[0], wanted)
    elif setting.values and setting.values[0] in preference.others:
        other, value = preference.others[setting.values[0]]
        _change(talk, NAMED[other], value)
    elif preference.accepts(value):
        _change(talk, preference, talk.surface.form_spoken(value) if name == "language" else value)
    else:
        talk.say(NoSuchValue(name, given))
        _list_values(talk, preference)


def _step_level(talk: Talk, step: int) -> None:
    """After a yes the computer plays a level higher or lower; where it plays by time, that is told."""
    level = talk.settings.level
    wanted = level + step
    if talk.settings.movetime is not None:
        _list_values(talk, NAMED["level"])
    elif wanted not in LEVELS:
        talk.say(LevelAtEnd(level, is_highest=step > 0))
    else:
        ask_unless_sure(talk, Question(LevelAsked(level, wanted), SetLevel(wanted)))


def set_level(talk: Talk, level: int) -> None:
    """The computer plays at this level from now on."""
    _change(talk, NAMED["level"], str(level))


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


def _list_settings(talk: Talk, part: int = 1) -> None:
    """A part of the list, behind the last one nothing; any setting can be chosen behind any part."""
    parts = -(-len(PREFERENCES) // AT_ONCE)
    first = (part - 1) * AT_ONCE
    names = tuple(NAMED)[first : first + AT_ONCE]
    if names:
        talk.say(SettingsPart(len(PREFERENCES), part, parts))
    for number, name in enumerate(names, first + 1):
        preference = NAMED[name]
        value = preference.get(talk.settings)
        talk.say(SettingTold(str(number), name, preference.word(value)))
    which = WhichSetting("last" if part >= parts else "first" if part == 1 else "middle")
    talk.say(which)
    _let_choose(
        talk,
        _names_by_number(),
        talk.words.settings,
        lambda name: _list_values(talk, NAMED[name]),
        which,
        told=names,
        go_on=partial(_list_settings, part=part + 1),
        go_back=partial(_list_settings, part=max(min(part, parts) - 1, 1)),
    )


def _list_values(talk: Talk, preference: Preference) -> None:
    now = preference.get(talk.settings)
    talk.say(SettingNow(preference.name, preference.word(now)))
    if _tell_fixed(talk, preference):
        return
    by_number = _by_number(preference)
    for number, value in by_number.items():
        is_default = value == preference.default
        talk.say(ValueTold(number, preference.name, preference.word(value), is_default))
    numbered = enumerate(preference.members, len(by_number) + 1)
    members = {str(place): member for place, member in numbered}
    for number, member in members.items():
        talk.say(SoundTold(number, member, member in parse_sounds(now)))
    limits = preference.between
    least, most = (str(limits[0]), str(limits[-1])) if limits else ("", "")
    which = WhichValue(preference.name, least, most, preference.default)
    talk.say(which)
    more = {value: value for value in (*preference.unlisted, *map(str, limits or ()))}

    def choose(value: str) -> None:
        if value in preference.members:
            _switch(talk, preference, value)
        else:
            _change(talk, preference, value)

    words = _words_of(preference, talk.words)
    told = (*by_number.values(), *members.values())
    numbers = by_number | more | members
    wants_number = limits is not None
    go_back = partial(_list_settings, part=PREFERENCES.index(preference) // AT_ONCE + 1)
    _let_choose(
        talk, numbers, words, choose, which, told=told, go_back=go_back, wants_number=wants_number
    )


def _words_of(preference: Preference, words: Vocabulary) -> dict[str, str]:
    """The words by which values are chosen, with the values; their own names are among them."""
    ids = {preference.word(value): value for value in preference.offered()}
    ids |= {member: member for member in preference.members}
    spoken = {word: ids[name] for word, name in words.values.items() if name in ids}
    return spoken | ids | {value: value for value in preference.offered()}


def _let_choose(
    talk: Talk,
    by_number: Mapping[str, str],
    by_word: Mapping[str, str],
    choose: Callable[[str], None],
    fact: Fact,
    *,
    told: Sequence[str],
    go_back: Callable[[Talk], None],
    go_on: Callable[[Talk], None] | None = None,
    wants_number: bool = False,
) -> None:
    """Let the next line choose by number, by word, by the beginning of one, or by the place in what was
    just `told`.

    Where it `wants_number`, any number is meant for it, also one that could be a move: 101 is no 10-1.
    Who wants to `go_on` hears the next part of the list, and who wants to `go_back` the one before:
    while a list is open, no move is taken back by that word.
    """

    def take(talk: Talk, text: str, *, has_missed: bool = False) -> bool:
        meant = parse_command(text, talk.words)
        if meant and meant.command in (Command.NO, Command.QUIT):
            talk.say(QuestionDropped(is_over=bool(talk.game.outcome)))
            return True
        if go_on and meant and meant.command is Command.GO_ON:
            go_on(talk)
            return True
        is_negative = _NEGATIVE.fullmatch(text.strip()) is not None
        chosen = None if is_negative else _chosen(text, by_number, by_word, told, talk.words)
        if chosen is not None:
            choose(chosen)
        elif leaves(text, talk.words):
            talk.say(QuestionDropped(is_over=bool(talk.game.outcome)))
        elif _goes_back(talk, text):
            go_back(talk)
        elif is_negative or _is_for_list(text, talk.words, wants_number=wants_number):
            # A number that is not in the list must not become a move.
            if isinstance(fact, WhichValue) and fact.most:
                talk.say(OutOfRange(fact.name, has_missed))
            else:
                talk.say(NotInList(has_missed and isinstance(fact, WhichValue)))
            talk.say(fact)
            talk.table.expected = Expected(partial(take, has_missed=True), fact)
        else:
            return False
        return True

    talk.table.expected = Expected(take, fact)


def _goes_back(talk: Talk, text: str) -> bool:
    """Whether a line asks for what was told before, in whichever words."""
    if asks_for_previous(text, talk.words):
        return True
    _, meant, perhaps = read_line(talk, text)
    meanings = (meant,) if meant else perhaps.meanings if perhaps else ()
    return any(
        isinstance(each, CommandMeant) and each.command is Command.TAKE_BACK for each in meanings
    )


def _is_for_list(text: str, words: Vocabulary, *, wants_number: bool) -> bool:
    """Whether a line is a number that is meant for a list, whether it is in it or not."""
    return parse_square(text, words) is not None or (wants_number and is_number(text))


def _chosen(
    text: str,
    by_number: Mapping[str, str],
    by_word: Mapping[str, str],
    told: Sequence[str],
    words: Vocabulary,
) -> str | None:
    """What was chosen: by a whole word, a place, a number, or by a beginning that is no command."""
    said = normalise(text)
    for word in (text.strip(), said):  # letters for the pieces: their capitals make a difference
        if word in by_word:
            return by_word[word]
    place = place_in(text, words)
    if place is not None and place <= len(told):
        return told[place - 1]
    square = parse_square(text, words)
    number = said if is_number(said) or square is None else str(square)
    if number in by_number:
        return by_number[number]
    if len(said) < SHORTEST_BEGINNING or said in words.heads:
        return None
    begun = [word for word in by_word if word.startswith(said)]
    # Who begins "portuguese" means that, not the longer name that begins with it.
    longer = [word for word in begun for other in begun if word.startswith(f"{other} ")]
    chosen = {by_word[word] for word in begun if word not in longer}
    return chosen.pop() if len(chosen) == 1 else None


def _change(talk: Talk, preference: Preference, value: str) -> None:
    """Change a setting, unless that would tell who plays blindfold what stands on the board."""
    if _tell_fixed(talk, preference):
        return
    if (preference.name, value) == ("opening", THIS):
        value = kind_of_game(talk.settings)
        _keep_players(talk)
    if (preference.name, value) == ("learning", "forget"):
        confirm(talk, "forget", Forget())
        return
    changed = SettingChanged(preference.name, preference.word(value))
    back = LanguageBack("language", talk.settings.language)
    is_other_language = preference.name == "language" and value != back.value
    if is_other_language:
        talk.surface.spoken[base_of(back.value)] = back.value
        talk.say(back)  # in the language that is left, which its speaker may be the only one to know
    if (preference.name, value) == ("voice", "off"):
        talk.say(changed)  # by the voice that is to fall silent
        _put(talk, preference, value)
    else:
        _put(talk, preference, value)
        talk.say(changed)
    if is_other_language:
        talk.say(back)
    if preference.name == "level" and talk.settings.is_following:
        talk.say(LevelGoesOnFollowing())
    if preference.name == "listen":
        tell_listening(talk)
    if (preference.name, value) == ("following", "on"):
        tell_idle(talk)


def _tell_fixed(talk: Talk, preference: Preference) -> bool:
    """Whether a setting is fixed, since it would tell where pieces are; says why and what to do."""
    if preference.name != "coach" or talk.may_tell_position:
        return False
    left = max((talk.settings.questions or 0) - talk.tally.questions, 0)
    talk.say(SettingFixed(preference.name, preference.get(talk.settings), left))
    return True


def keep_opening(talk: Talk, kind: str) -> None:
    """Have the program begin with that kind of game from the next start on; the one at hand goes on."""
    _change(talk, NAMED["opening"], kind)


def _keep_players(talk: Talk) -> None:
    """Have the next start know who plays, and how well the computer does."""
    settings = talk.settings
    for side in Side:
        talk.emit(Remember(side.value, settings.player(side).name))
    if len(settings.people) == 1 and settings.movetime is None:
        talk.emit(Remember("level", str(settings.level)))


def forget_learnt(talk: Talk) -> None:
    """Delete what was learnt of the person; whether more is learnt stays as it is."""
    talk.surface.learnt.clear()
    talk.emit(ForgetLearnt())
    talk.say(LearntForgotten())


def _switch(talk: Talk, preference: Preference, member: str, is_on: bool | None = None) -> None:
    """Turn one of several things on or off, or the other way round."""
    before = parse_sounds(preference.get(talk.settings))
    is_on = member not in before if is_on is None else is_on
    kept = tuple(name for name in preference.members if (is_on if name == member else name in before))
    _put(talk, preference, format_sounds(kept))
    talk.say(SoundChanged(member, is_on))


def _put(talk: Talk, preference: Preference, value: str) -> None:
    """Have a value hold, for the voice too, and remembered."""
    talk.go_on_with(preference.put(talk.settings, value))
    settings = talk.settings
    if preference.name == "level":
        talk.table.level_before = None  # the person's own choice stays, whatever is taken back
    key = f"{preference.name}-{settings.language}" if preference.is_per_language else preference.name
    talk.emit(Remember(key, value))
    if preference.name in ("language", "voice", "rate", "volume", "speaker", "sounds"):
        talk.emit(UseVoice.by(settings))
    if preference.name in ("language", "listen"):
        talk.emit(UseEar.by(settings))
    if settings.boards and preference.name in ("settling", "touch"):
        talk.emit(UseBoards.by(settings))
