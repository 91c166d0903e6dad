"""Commands behind which a text stands that is not ours to read: a file's name, a comment, a sign.

What people write there may hold signs, names and numbers that mean something elsewhere, so that such a
line is looked at before all else, and its text is handed on as it was typed. So is what is typed only,
[typed] of the phrase files.
"""

import re
from collections.abc import Collection, Sequence
from itertools import islice

from assistant.parsing.arguments import CommandMeant, takes
from assistant.parsing.commands.catalogue import SPECS
from assistant.parsing.correspondence_wanted import by_mail_anywhere
from assistant.parsing.meanings import Command
from assistant.parsing.sign_words import NAMED, sign_said
from assistant.parsing.words.tokens import LONGEST_LINE, normalise
from assistant.parsing.words.vocabulary import Head, Vocabulary, longest_phrase

_RAW = frozenset(command for command, spec in SPECS.items() if spec.slots.raw)
_WORD = re.compile(r"[^\W\d_]+")
_BETWEEN = re.compile(r"[\s'’-]*\Z")
"""What may stand between the words of a phrase."""
_LEADING = re.compile(r"\s*[:,]?\s*")
_NUMBER = re.compile(r"(?:\s+(\d{1,9}))?\s*[.!?]*\s*", re.ASCII)
_MOST_WORDS = 12
_MOST_BEFORE = 4
"""Words before the phrase, as people say what they want: "I would like to"."""
_WANTING = frozenset({"want", "can", "please", "i", "you", "me"})
_QUOTES = "\"'“”«»"
_PDN = re.compile(r"\s+(\S.*\.(?:pdn|brf)[\"'”»]?)\s*[.!?]*\s*", re.IGNORECASE)
"""A file by its name, which needs no word for a file."""
_FILE = re.compile(r"\s+(\S.*\.[A-Za-z]{2,4}[\"'”»]?|\S*[/\\]\S.*)\s*")
"""A file by its name: it has an ending, or stands in a folder."""
_NAMES = _RAW - {Command.COMMENT, Command.SIGN, Command.MAIL_NOTE}


def raw_command(text: str, words: Vocabulary, typed: Collection[Command] = ()) -> CommandMeant | None:
    """The command with its text, or None for any other line. Never raises, whatever the text.

    `typed` are the commands whose short words count where one is: they have other meanings elsewhere.
    """
    if found := _behind_phrase(text, words, typed):
        return found
    begun = by_mail_anywhere(text, words)
    return CommandMeant(Command.MAIL_NEW, rest=begun) if begun else None


def _behind_phrase(text: str, words: Vocabulary, typed: Collection[Command]) -> CommandMeant | None:
    """The command whose phrase stands at the beginning of the line."""
    said, ends = _words_of(text)
    if said and said[0] in words.signs.get(NAMED, ()) and sign_said(text[ends[0] :], words):
        return CommandMeant(Command.SIGN, rest=text[ends[0] :].strip())
    for first in range(min(len(said), _MOST_BEFORE + 1)):
        if not all(_is_wanting(word, words) for word in said[:first]):
            return None
        for last in range(len(said), first, -1):
            phrase = " ".join(said[first:last])
            short = words.typed.get(phrase)
            if short in typed and (meant := _with_number(short, text[ends[last - 1] :])):
                return meant
            heads = words.heads.get(phrase, ())
            if heads and heads[0].command is Command.MAIL_NOTE and _only_reads(said[first:last], words):
                return CommandMeant(Command.MAIL_NOTE)
            if heads and heads[0].command in _RAW:
                return _with_text(heads[0].command, text[ends[last - 1] :])
            if heads and heads[0].command is Command.MAIL_MESSAGE:
                return _message_file(text[ends[last - 1] :])
            if heads and first == 0 and last == len(said):
                return None  # a whole phrase, of something else
    return _named_file(text, said, ends, words)


def _only_reads(phrase: Sequence[str], words: Vocabulary) -> bool:
    """Whether a phrase wants the note read, as "what was my note again": nothing is written then."""
    reading = words.by_mail.get("tell", frozenset()) | words.by_mail.get("what-is", frozenset())
    return longest_phrase(phrase, reading) > 0


def _message_file(rest: str) -> CommandMeant | None:
    """A message that is taken from a file, where the name of one stands behind the word for it."""
    file = _FILE.fullmatch(rest)
    return CommandMeant(Command.MAIL_FILE, rest=file[1].strip(f"{_QUOTES} ")) if file else None


def _named_file(
    text: str, said: Sequence[str], ends: Sequence[int], words: Vocabulary
) -> CommandMeant | None:
    """The file that is opened by its name alone, without a word for a file: "open game-2.pdn"."""
    is_opened = bool(said) and (said[0],) in words.kept["open"]
    file = _PDN.fullmatch(text[ends[0] :]) if is_opened else None
    return CommandMeant(Command.OPEN_FILE, rest=file[1].strip(f"{_QUOTES} ")) if file else None


def _with_number(command: Command | None, rest: str) -> CommandMeant | None:
    """A command that is typed alone or with a number, where that is all of the line."""
    match = _NUMBER.fullmatch(rest)
    if match is None or command is None:
        return None
    number = int(match[1]) if match[1] else None
    if number is not None and not takes(Head(command)).number:
        return None
    return CommandMeant(command, number=number)


def _with_text(command: Command, rest: str) -> CommandMeant | None:
    if rest[:1].isalnum() or rest[:1] == "_":
        return None  # the phrase ends within a word
    behind = _LEADING.match(rest)
    given = rest[behind.end() :].strip() if behind else rest.strip()
    if command is Command.MAIL_NOTE and not any(each.isalnum() for each in given):
        given = ""  # "my note?" asks for it
    if command in _NAMES:
        given = given.rstrip("?").rstrip()
        if len(given) > 1 and given[0] in _QUOTES and given[-1] in _QUOTES:
            given = given[1:-1].strip()
    return CommandMeant(command, rest=given)


def _words_of(text: str) -> tuple[list[str], list[int]]:
    """The first words of a line, plain, up to what is none, and where each ends."""
    said: list[str] = []
    ends: list[int] = []
    at = 0
    for match in islice(_WORD.finditer(text[:LONGEST_LINE]), _MOST_WORDS):
        if not _BETWEEN.match(text[at : match.start()]):
            break
        plain = normalise(match[0])
        if not plain:
            break
        said.append(plain)
        ends.append(match.end())
        at = match.end()
    return said, ends


def _is_wanting(word: str, words: Vocabulary) -> bool:
    """Whether a word only says that something is wanted."""
    return word in words.fillers or bool(words.concepts.get(word, frozenset()) & _WANTING)
