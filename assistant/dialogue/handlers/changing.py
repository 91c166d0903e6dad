"""What changes when a setting does: it holds from now on, is told, and is remembered."""

from assistant.dialogue.effects import ForgetLearnt, Remember, UseBoards, UseEar, UseVoice
from assistant.dialogue.handlers.asking.needs_yes import confirm
from assistant.dialogue.handlers.hearing.getting_used import attend_person, know_person
from assistant.dialogue.handlers.hearing.listening import tell_listening
from assistant.dialogue.handlers.playing.following import tell_idle
from assistant.dialogue.questions import Forget
from assistant.dialogue.talk import Talk
from assistant.narration.catalog import base_of
from assistant.narration.facts.listening import LearntForgotten
from assistant.narration.facts.repeating import RepeatBackIdle
from assistant.narration.facts.settings import (
    LanguageBack,
    LevelGoesOnFollowing,
    SettingChanged,
    SettingFixed,
    SoundChanged,
)
from assistant.rules.side import Side
from assistant.settings.preferences import (
    FORGET,
    NAMED,
    THIS,
    Preference,
    format_sounds,
    kind_of_game,
    parse_sounds,
)


def change(talk: Talk, preference: Preference, value: str) -> None:
    """Change a setting, unless that would tell who plays blindfold what stands on the board."""
    if is_others(talk, preference) or tell_fixed(talk, preference):
        return
    if (preference.name, value) == ("opening", THIS):
        value = kind_of_game(talk.settings)
        _keep_players(talk)
    if (preference.name, value) == ("learning", FORGET):
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
    if value == "on":
        _tell_idle(talk, preference)


def _tell_idle(talk: Talk, preference: Preference) -> None:
    """That what was turned on does nothing in this game, where it does not."""
    if preference.name == "following":
        tell_idle(talk)
    elif preference.name == "repeating" and len(talk.settings.people) < _TWO:
        talk.say(RepeatBackIdle())


_TWO = 2


def is_others(talk: Talk, preference: Preference) -> bool:
    """Whether a setting is not for who is here to change, because of who is elsewhere."""
    if not talk.is_among_others:
        return False
    from assistant.dialogue.handlers.several_people import is_set_elsewhere

    return is_set_elsewhere(talk, preference)


def tell_fixed(talk: Talk, preference: Preference) -> bool:
    """Whether a setting is fixed, since it would tell where pieces are; says why and what to do."""
    if preference.name != "coach" or talk.may_tell_position:
        return False
    left = max((talk.questions or 0) - talk.tally.questions, 0)
    talk.say(SettingFixed(preference.name, preference.get(talk.settings), left))
    return True


def _keep_players(talk: Talk) -> None:
    """Have the next start know who plays, and how well the computer does; who plays by mail, and what
    the level was before that, says nothing of another game."""
    settings = talk.settings
    for side in Side:
        if not settings.player(side).is_by_mail:
            talk.emit(Remember(side.value, settings.player(side).name))
    if len(settings.computers) == 1 and settings.movetime is None:
        talk.emit(Remember("level", str(settings.level)))


def forget_learnt(talk: Talk) -> None:
    """Delete what was learnt of the person; whether more is learnt stays as it is."""
    talk.surface.learnt.clear()
    talk.emit(ForgetLearnt())
    know_person(talk, ())
    talk.say(LearntForgotten())


def switch(talk: Talk, preference: Preference, member: str, is_on: bool | None = None) -> None:
    """Turn one of several things on or off, or the other way round."""
    if is_others(talk, preference):
        return
    before = parse_sounds(preference.get(talk.settings))
    is_on = member not in before if is_on is None else is_on
    kept = tuple(name for name in preference.members if (is_on if name == member else name in before))
    _put(talk, preference, format_sounds(kept))
    talk.say(SoundChanged(member, is_on))


def _put(talk: Talk, preference: Preference, value: str) -> None:
    """Have a value hold, for the voice too, and remembered."""
    before = talk.table.terms
    talk.go_on_with(preference.put(talk.settings, value))
    if talk.table.terms != before:
        talk.keep_terms()
    settings = talk.settings
    if preference.name == "level":
        talk.table.level_before = None  # the person's own choice stays, whatever is taken back
    key = f"{preference.name}-{settings.language}" if preference.is_per_language else preference.name
    talk.emit(Remember(key, value))
    if preference.name in ("language", "voice", "rate", "volume", "speaker", "sounds"):
        talk.emit(UseVoice.by(settings))
    if preference.name in ("language", "listen"):
        talk.surface.ear_lost = ""  # it is told anew if it is so
        talk.emit(UseEar.by(settings))
    if preference.name == "learning":
        attend_person(talk)
    if settings.boards and preference.name in ("settling", "patience", "touch"):
        talk.emit(UseBoards.by(settings))


def set_level(talk: Talk, level: int) -> None:
    """The computer plays at this level from now on."""
    change(talk, NAMED["level"], str(level))


def keep_opening(talk: Talk, kind: str) -> None:
    """Have the program begin with that kind of game from the next start on; the one at hand goes on."""
    change(talk, NAMED["opening"], kind)
