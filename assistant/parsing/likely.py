"""What the words of a line mean by their concepts: a command, likely or perhaps, and never more.

A frame says which concepts mean it together (frames.py); where none fits, a sentence that people say
may be like it (examples.py). How good that is says the type of what is found.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from assistant.parsing.arguments import (
    SEVERAL,
    CommandMeant,
    parse_setting,
    so_many,
    takes,
    wants_several,
)
from assistant.parsing.commands.catalogue import ABOUT_MOVES, ANSWERS, CHANGING, Trait, commands_that
from assistant.parsing.examples import NEAR, nearest
from assistant.parsing.frames import MISSED, Fit, concepts_of_item, readings
from assistant.parsing.meanings import About, Command, Whose
from assistant.parsing.moving.moves import Ambiguous, NoSuchMove, NotLegal, Understood
from assistant.parsing.wanted_game import PEOPLE, names_in, wanted_game
from assistant.parsing.words.concepts import FORM, Item
from assistant.parsing.words.vocabulary import Head, Vocabulary
from assistant.values import Value

GOOD_ENOUGH = 0.75
"""The score that the best meaning must have to be thought of."""
SAME = 0.93
"""How like one of the sentences of people a line must be to mean the same, whatever the frames say."""
ALIKE = 0.8
"""How like one it must be not to be asked about."""
HEARD_ALIKE = 0.7
"""The same of what was heard."""
_AS_LIKE = 0.08
"""How much more like one sentence than another it must be not to be asked about."""
MARGIN = 0.2
"""How much better than the next it must be not to be asked about."""


Move = Understood | Ambiguous | NotLegal | NoSuchMove


class LoneNumber(Value):
    """A line that is one number with its slip mended: the answer, where something is waited for."""

    square: int
    """It need not exist."""
    meaning: Move
    """What it means where nothing is waited for."""


Meaning = Move | CommandMeant | LoneNumber


class Likely(Value):
    """A command that a line means by its concepts, not by its words: good enough for an answer."""

    meaning: CommandMeant
    text: str = ""
    """The line as it was understood, where a slip was mended."""


class Perhaps(Value):
    """What a line may mean, the likeliest first: asked about before anything is done."""

    meanings: tuple[Meaning, ...]
    text: str = ""
    """The line as it was understood, where a slip was mended."""


def meanings_of(found: Move | Likely | Perhaps) -> tuple[Meaning, ...]:
    """All that was found, whatever it is."""
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
        return meant.command in CHANGING and meant.about is not About.LEFT
    if steps_level(meant, words):
        return False  # which names both levels and asks
    setting = parse_setting(meant.rest, words) if meant.rest else None
    return setting is not None and bool(setting.values) and setting.name in _TERMS


def sets_language(meant: CommandMeant, words: Vocabulary) -> bool:
    """Whether the language would be changed: who does not know it finds no way back."""
    setting = parse_setting(meant.rest, words) if meant.command is Command.SETTINGS else None
    return setting is not None and setting.name == "language" and bool(setting.values)


def steps_level(meant: CommandMeant, words: Vocabulary) -> bool:
    """Whether the computer is to play a level higher or lower, whatever its level is."""
    if meant.command is not Command.SETTINGS or not meant.rest:
        return False
    setting = parse_setting(meant.rest, words)
    return setting is not None and setting.name == "level" and setting.values in STEPS


STEPS = {("easier",): -1, ("harder",): 1}
"""The values of the level that are no level, and by how many they change it."""


_TERMS = frozenset({"level", "coach", "voice"})
"""Settings that are the game's, or may leave somebody without a voice."""


def command_of(
    items: Sequence[Item], words: Vocabulary, *, is_corrected: bool, is_whole: bool = False
) -> Likely | Perhaps | None:
    """What a row means by the frames that it fits: one command, or one of two that fit alike."""
    sensible = list(_sensible(items, words, is_whole=is_corrected or is_whole))
    if not sensible:
        return None
    best, first = sensible[0]
    close = [
        each
        for fit, each in sensible[1:]
        if best.score - fit.score < MARGIN
        and each.command not in ANSWERS
        # Of two things that one command tells the better is told.
        and replace(each, about=None) != replace(first, about=None)
    ]
    if close:
        return Perhaps((first, close[0]))
    is_doubtful = not best.is_whole and sets_language(first, words)
    return Perhaps((first,)) if is_doubtful or needs_yes(first, words) else Likely(first)


_FINAL = frozenset({Command.RESIGN, Command.QUIT})
_FINAL_LIKE = 0.7
"""Nobody is asked whether they give up because of a word or two that a sentence has in common."""


def like(
    items: Sequence[Item], words: Vocabulary, least: float = 0.0, *, is_heard: bool = False
) -> Likely | Perhaps | None:
    """What a row means by being like a sentence that people say; asked about where it is less so.

    What was heard is held beside more sentences, and lacks a word or two as often as not.
    """
    alike = HEARD_ALIKE if is_heard else ALIKE
    near = [
        (fit.score, meant)
        for fit in nearest(items, words, max(least - _AS_LIKE, NEAR), is_heard=is_heard)
        if (meant := meant_by(fit, items, words)) is not None
        and not _takes_nothing_back(meant, items)
        and not (meant.command in _FINAL and fit.score < _FINAL_LIKE)
        and not (meant.command is Command.REPEAT and _has_understood(items))
        and not (meant.command in _FELT and _is_felt(items))
        and not (meant.command is Command.MOVABLE and _has_taken(items))
        and not (meant.command is Command.NEW_GAME and _wants_no_game(items))
    ]
    if not near or near[0][0] < least:
        return None
    likeness, first = near[0]
    close = [each for score, each in near[1:] if likeness - score < _AS_LIKE and each != first]
    if close and likeness < SAME:
        return Perhaps((first, close[0]))
    return Perhaps((first,)) if likeness < alike or needs_yes(first, words) else Likely(first)


_ASKING = frozenset({"where", "which", "how-many", "who", "why"})
_FELT = frozenset({Command.PIECE_COUNT, Command.RESULT, Command.THREATENED})


def _is_felt(items: Sequence[Item]) -> bool:
    """Whether somebody only says how the game seems to go: "I have a feeling I'm losing"."""
    return any("guess" in item.concepts for item in items)


def _has_taken(items: Sequence[Item]) -> bool:
    """Whether a line tells of what was taken, and not of what can be moved now."""
    return any("took" in item.concepts for item in items)


def _wants_no_game(items: Sequence[Item]) -> bool:
    """Whether a line asks for something, or its verb may be of any tense and tells: "jogava outra".

    Nor does one that only speaks of somebody's pieces: "posso muovere una delle mie tre".
    """
    said = frozenset().union(*(item.concepts for item in items))
    is_of_pieces = (
        any(item.whose in (Whose.OWN, Whose.ENEMY) for item in items) and not said & _OF_GAMES
    )
    return asks_which(items) or FORM in said or is_of_pieces


_WISHES = frozenset({"play", "want", "with", "take", "give", "change", "me", "at-me", "i"})
"""Concepts of words with which a colour or an opponent is wanted."""
_OF_GAMES = frozenset(
    {
        *("new", "another", "game", "start", "start-over", "rematch", "reset", "again", "swap"),
        *("international", "italian", "big-board", "small-board", "level", "computer", "people"),
        *("against", "blind", "colour", "set-board", "return", "change"),
    }
)
"""Concepts of words without which pieces that are somebody's are no game."""


def asks_which(items: Sequence[Item]) -> bool:
    """Whether a line has a word that asks, and so wants no game: "where is my new king"."""
    return any(item.concepts & _ASKING for item in items)


def _has_understood(items: Sequence[Item]) -> bool:
    """Whether somebody says that they have heard or understood, and wants nothing said again."""
    said = frozenset().union(*(item.concepts for item in items))
    return bool(said & MISSED) and not said & {"not", "repeat", "again"}


def _takes_nothing_back(meant: CommandMeant, items: Sequence[Item]) -> bool:
    """Whether a line that asks, or says "all" without a word for it, is only like taking back."""
    concepts = frozenset().union(*(item.concepts for item in items))
    is_back = bool(concepts & {"undo", "take-back", "back"})
    asks = bool(concepts & {"where", "who", "which", "how-many"})
    return meant.command is Command.TAKE_BACK and (asks or ("all" in concepts and not is_back))


def _sensible(
    items: Sequence[Item], words: Vocabulary, *, is_whole: bool
) -> Iterator[tuple[Fit, CommandMeant]]:
    """The commands that a row may mean, the best first."""
    for fit in readings(items):
        meant = None if _is_no_answer(fit, items) else meant_by(fit, items, words)
        if meant and fit.score >= GOOD_ENOUGH and (fit.is_whole or not is_whole):
            yield fit, meant


def _is_no_answer(fit: Fit, items: Sequence[Item]) -> bool:
    """Whether a yes or a no stands among other words, and answers nothing."""
    if "several" in fit.frame.names:  # "can a man take several kings" asks about men
        takers = [item.concepts & {"king", "man"} for item in items if item.concepts & {"king", "man"}]
        return "king" not in takers[0]
    if fit.frame.command not in ANSWERS:
        return False
    known = fit.frame.names | fit.frame.beside
    return any(not (item.is_silent or concepts_of_item(item) & known) for item in items)


_NAMED = 3
"""The words of "play against Bruno"."""
_OF_A_MOVE = frozenset({Command.MOVES, Command.WHY})
"""Commands that may be about a move, which is tried in thought, or about a square."""
_WITH_WORDS = frozenset({Command.SETTINGS, Command.HELP, Command.RULE})
"""Commands that take a text."""
_NUMBERED = commands_that(Trait.NUMBERED)
_MOST_ROWS = 10
"""Of the larger board. A greater number is a square: "the row with 21 in it"."""
_COUNTING = frozenset({"move", "time", "last"})
"""Concepts of words beside which a number says how many moves are taken back."""


def meant_by(fit: Fit, items: Sequence[Item], words: Vocabulary) -> CommandMeant | None:
    """The command of a frame with what was said with it; None where that makes no sense."""
    frame, command = fit.frame, fit.frame.command
    numbers = fit.numbers
    if command in ABOUT_MOVES:
        is_one = len(numbers) == 1
        return CommandMeant(command, squares=numbers if is_one else (), move=() if is_one else numbers)
    if command is Command.REASON:
        return CommandMeant(command, whose=fit.whose, move=numbers)
    if command in _OF_A_MOVE and len(numbers) > 1:
        return CommandMeant(command, squares=numbers[:1], move=numbers)
    if frame.fixed in ((About.LEFT.value,), (About.MORE.value,)):
        whose = next((item.whose for item in items if item.whose in _OF_A_SIDE), None)
        return CommandMeant(command, whose=whose, about=About(frame.fixed[0]))
    if command in _WITH_WORDS:
        return CommandMeant(command, rest=_rest(fit, items, words), about=_about_text(fit, items))
    if command is Command.NEW_GAME:
        return _game_meant(fit, items)
    about = _about(fit, items)
    if command is Command.TAKE_BACK and numbers:
        # A number by itself is a square: "riprendo 22" is a capture that somebody announces.
        # And so is one behind the verb of a move: "move the 22 back".
        place = next(at for at, item in enumerate(items) if item.number is not None)
        is_counted = any(item.concepts & _COUNTING for item in items[place:])
        is_counted = is_counted or any("last" in item.concepts for item in items)
        return so_many(command, numbers[0]) if is_counted else None
    if command in _NUMBERED:
        return _numbered(fit, items, about)
    squares = numbers if takes(Head(command)).square else ()
    return CommandMeant(command, whose=None if squares else fit.whose, squares=squares, about=about)


def _numbered(fit: Fit, items: Sequence[Item], about: About | None) -> CommandMeant:
    """A command about a row or about so many moves, by a number or an ordinal."""
    command = fit.frame.command
    ranks = [item.rank for item in items if item.rank]
    number = next(iter((*fit.numbers, *ranks)), None)
    whose = fit.whose
    if number is None and command is Command.LAST_MOVE and about is None and wants_several(items):
        return CommandMeant(command, number=SEVERAL)
    if command is Command.ROW and number and number > _MOST_ROWS:
        return CommandMeant(command, squares=(number,), about=About.ALL)
    if command is Command.ROW and ranks:  # "my first row" is counted from one's own side
        whose = next((item.whose for item in items if item.whose), None)
    return CommandMeant(command, whose=whose, number=number, about=about)


_OF_A_SIDE = frozenset({Whose.WHITE, Whose.BLACK, Whose.ENEMY})
"""Whose something may be that is left, where it is not one's own."""


def _game_meant(fit: Fit, items: Sequence[Item]) -> CommandMeant | None:
    """A new game with what was said of it."""
    fixed, said = fit.frame.fixed, frozenset().union(*(item.concepts for item in items))
    if fixed and "position" in said:
        return None  # "the position of White and Black" asks
    if "man" in said and not said & (_OF_GAMES | _WISHES):
        return None  # "a man between two squares" tells of a piece
    is_people = fixed == ("people",)
    names = names_in(items) if is_people else []
    is_said = any(PEOPLE in item.concepts for item in items)
    if is_people and not is_said and any(item.concepts & {"can", "i-can"} for item in items):
        return None  # "could I pin it against the edge?"
    # "I play against Bruno" names one of them, and beside a word more than that it is talk.
    telling = [item for item in items if not (item.is_silent or item.concepts & {"i", "me"})]
    if is_people and not is_said and len(names) != 2 and (len(names), len(telling)) != (1, _NAMED):
        return None
    return CommandMeant(Command.NEW_GAME, wanted=wanted_game(items, names))


def _about_text(fit: Fit, items: Sequence[Item]) -> About | None:
    """What alone is asked of what takes a text: of a setting that a row asks for, what it is."""
    fixed = fit.frame.fixed
    if fixed[1:] and fixed[-1] in _ALONE:
        return About(fixed[-1])
    asks = any(item.concepts & {"what", "which", "how", "how-many", "where"} for item in items)
    is_named = fit.frame.command is Command.SETTINGS and len(fixed) == 1
    return About.NOW if is_named and asks else None


_ALONE = frozenset(each.value for each in (About.LEFT, About.NOW, About.HEARS))
"""What a frame fixes of what is asked alone, and no value of a setting."""


def _about(fit: Fit, items: Sequence[Item]) -> About | None:
    """What alone is asked of all that a command tells; of a score whether it is wanted whole."""
    if fit.frame.command is Command.SCORE and any("all" in item.concepts for item in items):
        return About.ALL
    return About(fit.frame.fixed[0]) if fit.frame.fixed else None


def _rest(fit: Fit, items: Sequence[Item], words: Vocabulary) -> str:
    """What stands behind a command as if it had been typed."""
    fixed = fit.frame.fixed
    match fit.frame.command:
        case Command.SETTINGS:
            return _setting(fixed, fit.numbers, words)
        case Command.HELP if fixed == (_SETTINGS,):
            return _setting_named(items, words) or _word(_SETTINGS, words.topics)
        case Command.HELP:
            return _word(fixed[0], words.topics) if fixed else ""
        case _:
            return _word(fixed[0], words.rules) if fixed else ""


_SETTINGS = "settings"
_VOICE = "voice"


def _setting_named(items: Sequence[Item], words: Vocabulary) -> str:
    """The one setting that a row names; beside another one the voice only says whose that is."""
    named = {words.settings[item.text]: item.text for item in items if item.text in words.settings}
    if len(named) > 1:
        named.pop(_VOICE, None)
    return next(iter(named.values())) if len(named) == 1 else ""


def _setting(fixed: Sequence[str], numbers: Sequence[int], words: Vocabulary) -> str:
    if not fixed:
        return ""
    said = [_word(fixed[0], words.settings)]
    values = [value for value in fixed[1:] if value not in _ALONE]
    said += [str(numbers[0]) if value == "#" else _word(value, words.values) for value in values]
    return " ".join(said)


def _word(name: str, table: object) -> str:
    """The first word that a language has for something."""
    assert isinstance(table, dict)
    return next((word for word, each in table.items() if each == name), name)
