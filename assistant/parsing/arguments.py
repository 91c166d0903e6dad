"""What may follow the head of a command: a square, a number, whose pieces, a place, any text."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from assistant.parsing.actors import DEEDS, doer_of
from assistant.parsing.commands.catalogue import (
    NOTHING,
    NUMBER,
    SPECS,
    WHOSE,
    Slots,
    Trait,
    commands_that,
)
from assistant.parsing.game_wanted import game_said
from assistant.parsing.games_wanted import code_in
from assistant.parsing.meanings import About, BoardPart, Command, GameWanted, Whose
from assistant.parsing.words.concepts import Item, items_of
from assistant.parsing.words.numbers import read_numbers
from assistant.parsing.words.tokens import Line, Token, read_line
from assistant.parsing.words.vocabulary import Head, Vocabulary


@dataclass(frozen=True, slots=True)
class CommandMeant:
    """A command and what was said with it. Squares and numbers need not exist on the board."""

    command: Command
    whose: Whose | None = None
    squares: tuple[int, ...] = ()
    number: int | None = None
    place: BoardPart | None = None
    rest: str = ""
    """The free text of settings, help, rule and games, as it was typed; a code of a game to review."""
    move: tuple[int, ...] = ()
    """The squares of a move that is only asked about: what if I play 22-18?"""
    wanted: GameWanted | None = None
    """What a new game is to be like, where that was said."""
    about: About | None = None
    """What alone is asked of all that the command tells."""


class SettingMeant(NamedTuple):
    """A setting by its id, and its values: ids, numbers in digits, or the words as they are."""

    name: str
    values: tuple[str, ...]
    given: str = ""
    """The values as they were written."""


_PLACE_SLOTS: Mapping[BoardPart, Slots] = {
    BoardPart.BASE: WHOSE,
    BoardPart.DOUBLE_CORNER: WHOSE,
    BoardPart.GOAL: WHOSE,
    BoardPart.COLUMN: NUMBER,
}


def takes(head: Head) -> Slots:
    """What may follow a head."""
    if head.place:
        return _PLACE_SLOTS.get(head.place, NOTHING)
    return SPECS[head.command].slots


def fit(
    head: Head, said: Sequence[Token], arguments: Sequence[Token], line: Line, words: Vocabulary
) -> CommandMeant | None:
    """The command with its arguments, or None if they are not those that it takes.

    `said` are the tokens of the head and `line` is all that was said.
    """
    wanted = takes(head)
    if wanted.text:
        return _with_text(head, said, arguments, line, words)
    if wanted.game:
        wish = game_said(items_of(line, words))
        return CommandMeant(head.command, wanted=wish.wanted) if wish else None
    whose = _whose_said(head, line.words if head.command in _OF_OWNERS else said, arguments, words)
    if len(whose) > (1 if wanted.whose else 0):
        return None
    silent = words.fillers | words.whose.keys()
    if wanted.all:
        return _counted(head, said, [token for token in arguments if token.word not in silent], words)
    if wanted != NOTHING:
        silent |= words.nouns
    if wanted.move:
        silent |= {word for phrase in words.moves for word in phrase}
    others = [token for token in arguments if token.word not in silent]
    if wanted.move:
        return _about_move(head, others, words)
    numbers = [each[0] for each in read_numbers(others, words) if len(each) == 1] if others else []
    is_wanted = wanted.square or wanted.number
    if (others and not (numbers and is_wanted)) or (wanted.needed and not numbers):
        return None
    if head.command is Command.LAST_MOVE:
        whose = {each for token in said for each in _whose_of(head, token.word, words)}
    numbers = numbers or _several(head, line, words)
    is_deed = head.command in DEEDS
    code = code_in(line.text) if head.command is Command.REVIEW_START else ""
    return CommandMeant(
        head.command,
        whose=doer_of(head.command, items_of(line, words)) if is_deed else next(iter(whose), None),
        squares=tuple(numbers[:1]) if wanted.square else (),
        number=numbers[0] if numbers and wanted.number and not code else None,
        place=head.place,
        rest=code,
        about=_only_left(head, line, words),
    )


SEVERAL = 4
"""How many moves are told of whoever asks for the last ones without a number: two of each side."""


def _several(head: Head, line: Line, words: Vocabulary) -> list[int]:
    """The number that a line means without giving it."""
    is_last = head.command is Command.LAST_MOVE
    return [SEVERAL] if is_last and wants_several(items_of(line, words)) else []


def wants_several(items: Sequence[Item]) -> bool:
    """Whether the last moves are asked for and not the last one, of no side alone."""
    said = frozenset().union(*(item.concepts for item in items))
    return said >= {"last", "many-moves"} and not any(item.whose for item in items)


def _only_left(head: Head, line: Line, words: Vocabulary) -> About | None:
    """That it is asked how much is left of a count: it is only named, and not asked for."""
    is_asked_for = any(item.concepts & _ASKING for item in items_of(line, words))
    return About.LEFT if head.command is Command.COUNT and not is_asked_for else None


_ASKING = frozenset({"ask", "claim", "start", "want"})


def _with_text(
    head: Head, said: Sequence[Token], arguments: Sequence[Token], line: Line, words: Vocabulary
) -> CommandMeant | None:
    """A command with whatever stands behind its phrase, or with what the phrase says by itself."""
    if head.rest:
        return None if arguments else CommandMeant(head.command, rest=head.rest)
    if head.command is Command.REPORT and any(_is_of_moves(token, words) for token in arguments):
        return None  # which the score tells
    deleted = words.games.get("deleted", ()) if head.command is Command.GAMES else ()
    tells_all = bool(head.setting) or any((token.word,) in deleted for token in said)
    first = said[0] if tells_all else _next(said[-1], line)
    return CommandMeant(head.command, rest=line.text[first.start :].strip() if first else "")


def _is_of_moves(token: Token, words: Vocabulary) -> bool:
    return "move" in words.concepts.get(token.word, ())


def _about_move(head: Head, others: Sequence[Token], words: Vocabulary) -> CommandMeant | None:
    """A question about a move that is given by its squares, or about none yet."""
    routes = [each for each in read_numbers(others, words) if len(each) > 1] if others else [()]
    return CommandMeant(head.command, move=routes[0]) if routes else None


def _whose_said(
    head: Head, said: Sequence[Token], arguments: Sequence[Token], words: Vocabulary
) -> set[Whose]:
    """Whose pieces a command is about, by its arguments or by what was said."""
    whose = {words.whose[token.word] for token in arguments if token.word in words.whose}
    if takes(head).whose and not whose:
        # "where are my men", "what did you take": the phrase itself may say it.
        whose = {each for token in said for each in _whose_of(head, token.word, words)}
    return whose


def _counted(
    head: Head, said: Sequence[Token], others: Sequence[Token], words: Vocabulary
) -> CommandMeant | None:
    """A command that is done once, so many times, or for all that there is: undo, undo 2, undo all."""
    if not others:
        is_whole = head.command is Command.SCORE and _are_all(said, words)
        return CommandMeant(head.command, about=About.ALL if is_whole else None)
    told = [token for token in others if not _is_counted(token, words)]
    if told and all(_are_all([token], words) for token in told):
        return CommandMeant(head.command, about=About.ALL)
    return so_many(head.command, _how_many(told, words))


def _are_all(tokens: Sequence[Token], words: Vocabulary) -> bool:
    """Whether one of some words means all that there is."""
    return any("all" in words.concepts.get(token.word, ()) for token in tokens)


def so_many(command: Command, number: int | None) -> CommandMeant | None:
    """A command that is done so many times; once is as if no number had been said."""
    if number is None:
        return None
    return CommandMeant(command, number=None if number == 1 else number)


def _is_counted(token: Token, words: Vocabulary) -> bool:
    """Whether a word says what is counted: two moves, two times. Pieces are none of these."""
    concepts = words.concepts.get(token.word, frozenset())
    return token.word in words.nouns and bool(concepts & _COUNTED)


_COUNTED = frozenset({"move", "time"})
_MORE_THAN_ANY = 9999
"""What a greater number counts as: no game has so many moves."""


def _how_many(tokens: Sequence[Token], words: Vocabulary) -> int | None:
    """The one number that some tokens are: zero is one too, and so is one that no square has."""
    if len(tokens) == 1:
        word = tokens[0].word
        if tokens[0].is_number:
            return min(int(word), _MORE_THAN_ANY)
        if words.series.get(word) == "0":
            return 0
        if word in words.sizes:
            return words.sizes[word]
    numbers = [each[0] for each in read_numbers(tokens, words) if len(each) == 1] if tokens else []
    return numbers[0] if numbers else None


_OF_OWNERS = commands_that(Trait.OF_OWNERS)
_OF_PERSONS = commands_that(Trait.PERSON_WITHIN)
_PERSONS = {"i": Whose.OWN, "you": Whose.ENEMY}


def _whose_of(head: Head, word: str, words: Vocabulary) -> set[Whose]:
    """Whose pieces a word of a phrase is about: my, I, yours, you."""
    if word in words.whose:
        return {words.whose[word]}
    if head.command not in _OF_PERSONS:
        return set()
    concepts = words.concepts.get(word, frozenset())
    return {whose for person, whose in _PERSONS.items() if person in concepts}


def _next(token: Token, line: Line) -> Token | None:
    later = [each for each in line.words if each.start > token.start]
    return later[0] if later else None


def _value_in_words(setting: Token, line: Line, words: Vocabulary) -> SettingMeant | None:
    """A setting whose value has a name of several words, as Brazilian Portuguese has."""
    behind = [token for token in line.words if token.start > setting.start]
    value = words.values.get(" ".join(token.word for token in behind))
    if value is None or len(behind) < 2:
        return None
    return SettingMeant(words.settings[setting.word], (value,), line.text[behind[0].start :].strip())


def _without_label(text: str, words: Vocabulary) -> str:
    """A line that begins with the name of a setting as the list tells it, with the name alone."""
    line = read_line(text)
    said = tuple(token.word for token in line.words)
    labels = [label for label in words.labels if said[: len(label)] == label]
    if not labels:
        return text
    behind = line.words[len(max(labels, key=len)) :]
    return " ".join([said[0], *([line.text[behind[0].start :]] if behind else [])])


def parse_setting(rest: str, words: Vocabulary) -> SettingMeant | None:
    """The setting that the argument of Command.SETTINGS names, or None if it names none.

    Single letters keep their case: they may be signs that a person wants to read.
    """
    line = read_line(_without_label(rest, words))
    tokens = [
        # "on" is a filler of questions and a value of settings.
        token
        for token in line.words
        if token.word not in words.fillers or token.word in words.values
    ]
    if not tokens or tokens[0].word not in words.settings:
        return None
    given = tokens[1:]
    if (named := _value_in_words(tokens[0], line, words)) is not None:
        return named
    numbers = [each[0] for each in read_numbers(given, words) if len(each) == 1] if given else []
    values = (
        [str(numbers[0])]
        if numbers
        else [
            line.text[token.start] if len(token.word) == 1 else words.values.get(token.word, token.word)
            for token in given
        ]
    )
    later = _next(tokens[0], line)
    written = line.text[later.start :].strip() if later else ""
    return SettingMeant(words.settings[tokens[0].word], tuple(values), written)
