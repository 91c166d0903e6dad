"""What a typed line means: a move, a question or command, or what it may mean and is to be asked about.

First what is written as the phrase files have it, then moves in other words, then what is meant by the
concepts of a line, of its clauses, and last the same with a slip mended. How sure a meaning is its type
says: nothing that changes the game is done by less than the first two without a yes.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from assistant.parsing.arguments import CommandMeant, parse_setting, takes
from assistant.parsing.commands import parse_command
from assistant.parsing.concepts import Item, Row, clauses, rows
from assistant.parsing.intents import Fit, concepts_of_item, frames, readings
from assistant.parsing.loose_moves import read_wish, wished
from assistant.parsing.meanings import CHANGING, Command
from assistant.parsing.moves import (
    Ambiguous,
    NoSuchMove,
    NotLegal,
    Understood,
    parse_move_text,
    parse_square,
)
from assistant.parsing.tokens import read_line
from assistant.parsing.vocabulary import Head, Vocabulary
from assistant.parsing.wanted_game import PEOPLE, names_in, wanted_game
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation

GOOD_ENOUGH = 0.75
"""The score that the best meaning must have to be thought of."""
_NUMBERING = re.compile(r"^\s*\d{1,3}\.(?:\.\.)?\s+(?=\d)")
"""The number of a move, as score sheets write it before the move."""
_MOST_UNKNOWN = 3
"""Words behind "set" or "help" that mean nothing to us: we say what may stand there. More are talk."""
MARGIN = 0.2
"""How much better than the next it must be not to be asked about."""

Move = Understood | Ambiguous | NotLegal | NoSuchMove
Meaning = Move | CommandMeant


@dataclass(frozen=True, slots=True)
class Likely:
    """A command that a line means by its concepts, not by its words: good enough for an answer."""

    meaning: CommandMeant
    text: str = ""
    """The line as it was understood, where a slip was mended."""


@dataclass(frozen=True, slots=True)
class Perhaps:
    """What a line may mean, the likeliest first: asked about before anything is done."""

    meanings: tuple[Meaning, ...]
    text: str = ""
    """The line as it was understood, where a slip was mended."""


def understand_line(
    text: str, position: Position, regulation: Regulation, words: Vocabulary
) -> Meaning | Likely | Perhaps | None:
    """What a typed line means in a position, or None. Never raises, whatever the text."""
    text = _NUMBERING.sub("", text)
    is_question = text.rstrip().endswith("?")
    read = parse_move_text(text, position, regulation, words)
    if isinstance(read, (Understood, Ambiguous)) or (read and _is_plain(text)):
        return _asked_about(text, read, words) if is_question else read
    meant = parse_command(text, words) if read is None else None
    if meant is not None and not _leaves_rest(meant, words):
        return meant
    found = _by_concepts(text, position, words, is_question=is_question)
    if found is not None:
        return found
    if read:
        return _asked_about(text, read, words) if is_question else read
    return meant if meant and len(meant.rest.split()) <= _MOST_UNKNOWN else None


def _is_plain(text: str) -> bool:
    """Whether a line has numbers and signs only, so that no words may say it otherwise."""
    return not any(char.isalpha() for char in text)


def _leaves_rest(meant: CommandMeant, words: Vocabulary) -> bool:
    """Whether a command that takes any text has one that it can do nothing with."""
    if meant.command is Command.SETTINGS and meant.rest:
        setting = parse_setting(meant.rest, words)
        if setting is None:
            return True
        known = {*words.values.values(), *words.values}
        strange = [value for value in setting.values if len(value) > 1 and value not in known]
        return len(setting.values) > 1 and bool(strange)
    return meant.command is Command.HELP and bool(meant.rest) and meant.rest not in words.topics


def _asked_about(text: str, read: Move, words: Vocabulary) -> Meaning:
    """A move with a question mark is only asked about, and a square is what stands there."""
    square = parse_square(text, words)
    if square is not None:
        return CommandMeant(Command.SQUARE, squares=(square,))
    match read:
        case Understood(move):
            return CommandMeant(Command.MOVES, squares=(move.start,), move=move.path)
        case NotLegal(written):
            return CommandMeant(Command.MOVES, squares=written.squares[:1], move=written.squares)
    return read


def _by_concepts(
    text: str, position: Position, words: Vocabulary, *, is_question: bool
) -> Meaning | Likely | Perhaps | None:
    line = read_line(text)
    if not line.words:
        return None
    found = []
    for row in rows(line, words):
        meaning = _of_row(row, position, words, is_question=is_question)
        has_strange = any(item.is_unknown for item in row.items)
        if meaning is not None and not row.is_corrected and not (has_strange and _only_tells(meaning)):
            return meaning
        if meaning is not None:
            found.append((row, meaning))
    plain = [meaning for row, meaning in found if not row.is_corrected]
    # What a strange word would mean with its slip mended comes first, where that is something else.
    mended = [(row, meaning) for row, meaning in found if row.is_corrected and meaning not in plain]
    return _mended([*mended, *found]) if mended else next(iter(plain), None)


Found = Move | Likely | Perhaps


def _only_tells(found: Found) -> bool:
    return isinstance(found, Likely)


def _mended(found: Sequence[tuple[Row, Found]]) -> Perhaps:
    """What a line with a slip may mean: it is asked about, whatever it is."""
    row, _ = found[0]
    meanings: dict[Meaning, None] = {}
    for _, each in found:
        meanings.update(dict.fromkeys(_meanings(each)))
    return Perhaps(tuple(meanings)[:2], row.text)


def _meanings(found: Found) -> tuple[Meaning, ...]:
    match found:
        case Perhaps(meanings):
            return meanings
        case Likely(meaning):
            return (meaning,)
        case _:
            return (found,)


def needs_yes(meant: CommandMeant, words: Vocabulary) -> bool:
    """Whether concepts alone do not do for a command: it changes the game, its terms, or leaves."""
    if meant.command is not Command.SETTINGS:
        return meant.command in CHANGING
    setting = parse_setting(meant.rest, words) if meant.rest else None
    return setting is not None and bool(setting.values) and setting.name in _TERMS


_TERMS = frozenset({"level", "coach", "voice"})
"""Settings that are the game's, or may leave somebody without a voice."""


def _of_row(row: Row, position: Position, words: Vocabulary, *, is_question: bool) -> Found | None:
    """What a row of items means as a whole, or else what its clauses mean."""
    move = _move_of(row.items, position, words)
    asked = _command_of(row.items, words, is_corrected=False) if move and is_question else None
    if move is not None and not isinstance(asked, Likely):
        is_sure = not (is_question or row.is_corrected or _is_conditional(row.items))
        return move if is_sure else Perhaps((move,))
    exact = parse_command(row.text, words, only_whole=True) if row.is_corrected else None
    if exact and not exact.rest:
        return Perhaps((exact,))
    command = _command_of(row.items, words, is_corrected=row.is_corrected)
    found = command or _of_clauses(row, position, words) or _beside_a_word(row, position, words)
    return _asked_setting(found) if is_question and found else found


def _asked_setting(found: Found) -> Found:
    """With a question mark a setting is asked for, not changed."""
    match found:
        case Perhaps((CommandMeant(command=Command.SETTINGS) as meant,)) | Likely(
            CommandMeant(command=Command.SETTINGS) as meant
        ):
            return Likely(replace(meant, rest=" ".join(meant.rest.split()[:1])))
    return found


def _beside_a_word(row: Row, position: Position, words: Vocabulary) -> Perhaps | None:
    """A whole move beside one word that nobody knows, which may be anything: it is asked about."""
    strange = [item for item in row.items if item.is_unknown]
    if len(strange) != 1 or row.is_corrected:
        return None
    move = _move_of([item for item in row.items if not item.is_unknown], position, words)
    numbers = [item for item in row.items if item.number is not None]
    return Perhaps((move,)) if move is not None and len(numbers) > 1 else None


def _is_conditional(items: Sequence[Item]) -> bool:
    """Whether a move is wished rather than given: "I would play 22-18"."""
    return any("conditional" in item.concepts for item in items)


def _vetoes(items: Sequence[Item]) -> frozenset[str]:
    known = frames()
    return frozenset().union(*(item.concepts for item in items)) & (known.denials | known.tales)


def _move_of(items: Sequence[Item], position: Position, words: Vocabulary) -> Move | None:
    if _vetoes(items):
        return None
    wish = read_wish(items, words)
    if wish and not any(wish.numbers) and any(item.is_corrected for item in items):
        return None
    return wished(wish, position) if wish else None


def _command_of(
    items: Sequence[Item], words: Vocabulary, *, is_corrected: bool, is_whole: bool = False
) -> Likely | Perhaps | None:
    sensible = list(_sensible(items, words, is_whole=is_corrected or is_whole))
    if not sensible:
        return None
    best, first = sensible[0]
    close = [
        each
        for fit, each in sensible[1:]
        if best.score - fit.score < MARGIN and each != first and each.command not in _ANSWERS
    ]
    if close:
        return Perhaps((first, close[0]))
    return Perhaps((first,)) if needs_yes(first, words) else Likely(first)


def _sensible(
    items: Sequence[Item], words: Vocabulary, *, is_whole: bool
) -> Iterator[tuple[Fit, CommandMeant]]:
    """The commands that a row may mean, the best first."""
    for fit in readings(items):
        meant = None if _is_no_answer(fit, items) else _meant(fit, items, words)
        if meant and fit.score >= GOOD_ENOUGH and (fit.is_whole or not is_whole):
            yield fit, meant


def _is_no_answer(fit: Fit, items: Sequence[Item]) -> bool:
    """Whether a yes or a no stands among other words, and answers nothing."""
    if fit.frame.command not in _ANSWERS:
        return False
    known = fit.frame.names | fit.frame.beside
    return any(not (item.is_silent or concepts_of_item(item) & known) for item in items)


def _of_clauses(row: Row, position: Position, words: Vocabulary) -> Likely | Perhaps | None:
    """What one clause of a line means, the others being talk; a move among talk is asked about."""
    parts = clauses(row.items)
    move = _move_among(parts, position, words) if len(parts) > 1 else None
    move = move or _move_instead(row.items, position, words)
    if move is not None:
        return Perhaps((move,))
    if len(parts) < 2 or _vetoes(row.items) & frames().tales - {"maybe"}:
        return None
    found = [meaning for part in parts if (meaning := _command_of_clause(part, row, words))]
    meanings = list(dict.fromkeys(each for meaning in found for each in _meanings(meaning)))
    if not meanings:
        return None
    if len(meanings) == 1 and isinstance(found[0], Likely):
        return found[0]
    return Perhaps(tuple(meanings[:2]))


def _command_of_clause(part: Sequence[Item], row: Row, words: Vocabulary) -> Likely | Perhaps | None:
    """What one clause asks for; a yes or a no among other words is no answer."""
    if all(item.is_silent or item.concepts & _EXCLAMATIONS for item in part):
        return None
    found = _command_of(part, words, is_corrected=row.is_corrected, is_whole=True)
    if found is None and len(part) > 1 and not _vetoes(part):
        exact = parse_command(" ".join(item.text for item in part), words, only_whole=True)
        if exact and exact.command not in CHANGING and not exact.rest:
            return Likely(exact)
    meant = _meanings(found) if found else ()
    commands = {each.command for each in meant if isinstance(each, CommandMeant)}
    return None if commands & _ANSWERS else found


def _move_among(parts: Sequence[Sequence[Item]], position: Position, words: Vocabulary) -> Move | None:
    """The move that one clause gives and no other one denies, other than by giving it instead."""
    moves = [_move_of(part, position, words) for part in parts]
    given = [place for place, move in enumerate(moves) if move]
    if not given:
        return None
    last = given[-1]
    numbers = [place for place, part in enumerate(parts) if any(item.number for item in part)]
    others = [parts[place] for place in numbers if place != last]
    is_instead = all(map(_denies, others))
    said = {item.number for item in parts[last] if item.number}
    is_taken_back = any(
        _denies(part) and said >= {item.number for item in part if item.number}
        for part in parts[last + 1 :]
    )
    is_tale = any(_vetoes(part) & _TALES_OF_OTHERS for part in parts)
    return None if is_taken_back or is_tale or (others and not is_instead) else moves[last]


def _move_instead(items: Sequence[Item], position: Position, words: Vocabulary) -> Move | None:
    """The move that is given in place of another one: "instead of 22-18 play 22-19"."""
    places = [place for place, item in enumerate(items) if item.number is not None]
    if len(places) < _TWO_MOVES or any(_vetoes([item]) & _TALES_OF_OTHERS for item in items):
        return None
    after = places[1] + 1
    return _move_of(items[after:], position, words) if _denies(items[:after]) else None


_TWO_MOVES = 4
"""The numbers of two moves."""
_TALES_OF_OTHERS = frozenset({"past", "others", "maybe"})


def _denies(items: Sequence[Item]) -> bool:
    concepts = frozenset().union(*(concepts_of_item(item) for item in items))
    return bool(concepts & (frames().denials | {"no", "would", "instead"}))


_ABOUT_MOVES = frozenset({Command.REPLIES, Command.LOSSES})
_EXCLAMATIONS = frozenset({"pardon"})
"""Concepts of words that mean something only where they are all that is said."""
_ANSWERS = frozenset({Command.YES, Command.NO})
_NUMBERED = frozenset({Command.LAST_MOVE, Command.ROW})


def _meant(fit: Fit, items: Sequence[Item], words: Vocabulary) -> CommandMeant | None:
    """The command of a frame with what was said with it."""
    frame, command = fit.frame, fit.frame.command
    numbers = fit.numbers
    if command in _ABOUT_MOVES:
        return CommandMeant(command, move=numbers)
    if command is Command.SETTINGS:
        return CommandMeant(command, rest=_setting(frame.fixed, numbers, words))
    if command is Command.HELP:
        return CommandMeant(command, rest=_word(frame.fixed[0], words.topics) if frame.fixed else "")
    if command is Command.NEW_GAME:
        is_people = frame.fixed == ("people",)
        names = names_in(items) if is_people else []
        if is_people and len(names) < 2 and not any(PEOPLE in item.concepts for item in items):
            return None
        return CommandMeant(command, wanted=wanted_game(items, names))
    if command in _NUMBERED:
        ranks = [item.rank for item in items if item.rank]
        return CommandMeant(command, number=next(iter((*numbers, *ranks)), None))
    squares = numbers if takes(Head(command)).square else ()
    return CommandMeant(command, whose=fit.whose, squares=squares)


def _setting(fixed: Sequence[str], numbers: Sequence[int], words: Vocabulary) -> str:
    if not fixed:
        return ""
    said = [_word(fixed[0], words.settings)]
    said += [str(numbers[0]) if value == "#" else _word(value, words.values) for value in fixed[1:]]
    return " ".join(said)


def _word(name: str, table: object) -> str:
    """The first word that a language has for something."""
    assert isinstance(table, dict)
    return next((word for word, each in table.items() if each == name), name)
