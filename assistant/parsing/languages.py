"""Which language a line wants the program to speak, in the words of any of them.

Who is met by a language that they do not speak has only their own to say so.
"""

from functools import cache

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command
from assistant.parsing.words.phrase_tables import turned
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import Vocabulary, languages_understood, table_of_language


def language_asked(text: str, words: Vocabulary) -> CommandMeant | None:
    """The setting that a line wants which names a language, and says nothing else: back to English."""
    said = f" {normalise(text)} "
    if not any(f" {name} " in said for name, code in words.values.items() if code in _codes()):
        return None
    named = next((name for name in _names() if f" {name} " in said), "")
    rest = said.replace(f" {named} ", " ", 1).split()
    if not named or "?" in text or not _beside().issuperset(rest):
        return None
    setting = next(word for word, each in words.settings.items() if each == _LANGUAGE)
    value = next(word for word, each in words.values.items() if each == _names()[named])
    return CommandMeant(Command.SETTINGS, rest=f"{setting} {value}")


_LANGUAGE = "language"


@cache
def _codes() -> frozenset[str]:
    return frozenset(languages_understood())


@cache
def _names() -> dict[str, str]:
    """What each language is called in any of them, the longest names first."""
    named = [each for code in sorted(_codes()) for each in turned(table_of_language(code, "values"))]
    names = {name: code for name, code in named if code in _codes() and name not in _codes()}
    return dict(sorted(names.items(), key=lambda each: -len(each[0])))


@cache
def _beside() -> frozenset[str]:
    tables = (table_of_language(code, "languages") for code in _codes())
    return frozenset().union(*(table.get("beside", ()) for table in tables))
