"""The free text behind a command that was heard: what a voice may give, in one wording of each."""

from assistant.parsing.arguments import CommandMeant, parse_setting
from assistant.parsing.commands.catalogue import NEVER_BEGUN
from assistant.parsing.games_wanted import GamesMeant, games_meant
from assistant.parsing.meanings import Command
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import Vocabulary


def known_rest(meant: CommandMeant, words: Vocabulary) -> str | None:
    """The free text behind a command, in the first words that a language has for it: two ways to say
    one thing are no rivals. None if it is made of words that may not stand there.

    Who types it is told that there is no such setting, or no such game; heard, it is more likely talk.
    """
    rest = normalise(meant.rest)
    if not rest or rest in words.wishes:
        return rest
    if meant.command is Command.HELP:
        return rest if rest in words.topics else None
    if meant.command in NEVER_BEGUN:
        return _known_games(rest, words)
    return _known_setting(rest, words)


def _known_games(rest: str, words: Vocabulary) -> str | None:
    """Which games: one by its number, or others in known words. No model knows a name."""
    wanted = games_meant(rest, words)
    if wanted.number is not None and wanted == GamesMeant(number=wanted.number):
        return str(wanted.number)
    return None if wanted.is_any or wanted.name else rest


def _known_setting(rest: str, words: Vocabulary) -> str | None:
    """A setting that there is, with one value, or one of several things that are switched."""
    setting = parse_setting(rest, words)
    if setting is None:
        return None
    if not all(value.isdigit() or value in words.values.values() for value in setting.values):
        return None
    if len(setting.values) > 1 and setting.values[1:] not in (("on",), ("off",)):
        return None  # one value, or one of several things that are switched
    name = next(word for word, each in words.settings.items() if each == setting.name)
    values = (
        value if value.isdigit() else next(word for word, each in words.values.items() if each == value)
        for value in setting.values
    )
    return " ".join((name, *values))
