"""What a line says with what it means: which squares, which move, whose, how many, which kept games.

What is meant was learnt; what is said with it is read here, by what the catalogue declares of the
command. Nothing here decides what is meant.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from assistant.parsing.arguments import SEVERAL, CommandMeant, so_many, takes, wants_several
from assistant.parsing.asked.glossary import term_in
from assistant.parsing.commands.catalogue import ABOUT_MOVES, Trait, commands_that
from assistant.parsing.doers import DEEDS, doer_of, names_both
from assistant.parsing.games_wanted import games_said
from assistant.parsing.intents.rank import TALK
from assistant.parsing.meanings import About, BoardPart, Command, GameWanted, Whose
from assistant.parsing.moving.situation import Situation
from assistant.parsing.wanted_game import PEOPLE, names_of_players, usual_game, wanted_game
from assistant.parsing.words.concepts import COUNTED, Item, plain_rows
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vetoes import DENIALS
from assistant.parsing.words.vocabulary import Head, Vocabulary

NUMBER = "#"
"""Stands in a meaning for the number that a setting is given."""
WORD = "meaning"
"""That somebody asks what a word means, which is no command of its own."""
_NAMING_GAMES = commands_that(Trait.NAMES_GAMES)
_NUMBERED = commands_that(Trait.NUMBERED)
_OF_A_SIDE = commands_that(Trait.OF_A_SIDE)
_OF_A_MOVE = frozenset({Command.MOVES})
"""Commands that may be about a move, which is tried in thought, or about a square."""
_OF_PLAYED = frozenset({Command.LAST_MOVE, Command.TAKEN})
"""Commands about what was played, which a line may say itself: "he just played 10-14, right?"."""
_COUNTING = frozenset({"move", "time", "last"})
"""Concepts of words beside which a number says how many moves are meant."""
_STEPS = frozenset({Command.REVIEW_BACK, Command.REVIEW_FORWARD})
_MOST_ROWS = 10
"""Of the larger board. A greater number is a square: "the row with 21 in it"."""
_MOST_COUNTED = 20
"""More pieces than these no side has: a greater number is a square."""
_ENDS = 2
_ALSO_OF_SIDES = frozenset({Command.SQUARE, Command.PROMOTION_ROW, Command.SCORE})


@dataclass(frozen=True)
class _Line:
    """A line and all that is read from it for any command."""

    text: str
    here: Situation

    @property
    def words(self) -> Vocabulary:
        return self.here.words

    @cached_property
    def items(self) -> Sequence[Item]:
        return plain_rows(read_line(self.text), self.words)[0].items

    @cached_property
    def concepts(self) -> frozenset[str]:
        return frozenset().union(*(item.concepts for item in self.items))

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The squares that it may name, in order; none that counts pieces."""
        return tuple(each.number for each in self.items if each.number is not None)

    @cached_property
    def rank(self) -> int | None:
        return next((item.rank for item in self.items if item.rank), None)

    @cached_property
    def parts(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The squares of what something is done to, and those of what does it: "I took 23 with 28"."""
        to: list[int] = []
        by: list[int] = []
        is_by = False
        for item in self.items:
            if item.number is not None:
                (by if is_by else to).append(item.number)
                is_by = False
            elif "with" in item.concepts:
                is_by = True
            elif item.is_break or item.concepts & {"take", "take-verb"}:
                is_by = False
        return tuple(to), tuple(by)


def said_with(meaning: str, whose: Whose | None, text: str, here: Situation) -> CommandMeant | None:
    """The command of a meaning with all that a line says with it; None where that makes no sense.

    `whose` is what was learnt of whose it is.
    """
    name, *fixed = meaning.split()
    line = _Line(text, here)
    if name == TALK:
        return None
    if name == WORD:
        return term_in(text, line.words)
    command = Command(name)
    match command:
        case Command.SETTINGS:
            return _setting(fixed, line)
        case Command.RULE:
            return _rule(fixed, line)
        case Command.HELP:
            return _help(fixed, line)
        case Command.PLACE:
            return _part_named(line)
        case Command.NEW_GAME:
            return CommandMeant(command, wanted=_game(line))
    about = About(fixed[0]) if fixed else None
    if command in _NAMING_GAMES:
        return CommandMeant(command, rest=games_said(text, line.words))
    return _of_squares(CommandMeant(command, whose=_whose(command, whose, line), about=about), line)


def _whose(command: Command, learnt: Whose | None, line: _Line) -> Whose | None:
    """Whose it is: the colour that is named, or else as it was learnt."""
    if command in DEEDS or command is Command.CLOCK:
        return doer_of(command, line.items)
    if not (takes(Head(command)).whose or command in _OF_A_SIDE or command in _OF_PLAYED):
        is_row = command in _NUMBERED or command in _ALSO_OF_SIDES
        if not is_row:
            return None
    if names_both(line.items):
        return None
    colours = {item.whose for item in line.items} & {Whose.WHITE, Whose.BLACK}
    return colours.pop() if len(colours) == 1 and learnt in _COLOURS else learnt


_COLOURS = frozenset({Whose.WHITE, Whose.BLACK})


def _of_squares(meant: CommandMeant, line: _Line) -> CommandMeant | None:
    """A command with the squares, the move or the number that a line names."""
    command, numbers = meant.command, line.numbers
    reader = _READERS.get(command)
    if reader is not None:
        return reader(meant, line)
    if command in ABOUT_MOVES:
        to, by = line.parts
        numbers = (*by, *to) if len(by) == 1 else numbers  # "to 18 with 22"
        is_one = len(numbers) == 1
        return replace(meant, squares=numbers if is_one else (), move=() if is_one else numbers)
    if command in _OF_A_MOVE and len(numbers) >= _ENDS:
        return replace(meant, squares=numbers[:1], move=numbers)
    if command in _NUMBERED or meant.about is About.ONE:
        return _numbered(meant, line)
    return _of_square(meant, line) if takes(Head(command)).square else meant


def _of_square(meant: CommandMeant, line: _Line) -> CommandMeant:
    """A command about the square that a line names, or that of the one king of which it speaks."""
    to, by = line.parts
    is_square = meant.command is Command.SQUARE
    if not is_square and len(to) >= _ENDS:
        to = to[-1:]  # "can 43 take 38" asks of what is taken
    squares = to or by or _only_king(line)
    return replace(meant, squares=squares, whose=meant.whose if is_square or not squares else None)


def _of_refusal(meant: CommandMeant, line: _Line) -> CommandMeant:
    """Why something cannot be played, or which piece cannot take which."""
    if len(line.numbers) != _ENDS:
        return replace(meant, squares=line.numbers[:1], move=line.numbers if line.numbers[1:] else ())
    if meant.about is About.CAPTURES:
        to, by = line.parts
        return replace(meant, squares=(to[-1], (by or to)[0]) if to else line.numbers)
    return replace(meant, squares=line.numbers[:1], move=line.numbers)


def _of_reason(meant: CommandMeant, line: _Line) -> CommandMeant:
    return replace(meant, move=line.numbers, whose=meant.whose if meant.whose in _COLOURS else None)


def _of_count(meant: CommandMeant, line: _Line) -> CommandMeant:
    """How many pieces there are, or whether there are so many: none where that is denied."""
    count = _counted(line, is_sure=True)
    if count is None and line.concepts & {"no", *DENIALS} and line.text.rstrip().endswith("?"):
        count = 0
    return replace(meant, number=count)


def _of_crowning(meant: CommandMeant, line: _Line) -> CommandMeant:
    is_of_one = meant.about is About.NEAREST and line.numbers
    return replace(meant, squares=line.numbers[:1], whose=None) if is_of_one else meant


def _only_king(line: _Line) -> tuple[int, ...]:
    """The square of the one king of a side that a line speaks of: "can he take my king?"."""
    if "king" not in line.concepts:
        return ()
    position = line.here.position
    side = position.side_to_move
    said = {item.whose for item in line.items}
    if Whose.ENEMY in said:
        side = side.opponent
    kings = [
        each
        for each in range(1, position.variant.geometry.squares + 1)
        if (piece := position.piece_at(each)) and piece.side is side and piece.is_king
    ]
    return tuple(kings) if len(kings) == 1 else ()


def _taken_back(meant: CommandMeant, line: _Line) -> CommandMeant | None:
    """So many moves taken back; a number that counts none is a square, whose capture is announced."""
    if not line.numbers:
        return meant
    place = next(at for at, item in enumerate(line.items) if item.number is not None)
    is_counted = any(item.concepts & _COUNTING for item in line.items[place:])
    if not (is_counted or "last" in line.concepts):
        return meant if len(line.numbers) >= _ENDS else None
    return so_many(meant.command, line.numbers[0])


def _of_played(meant: CommandMeant, line: _Line) -> CommandMeant:
    """What was played or taken, with what a line says of it, or how many last moves."""
    if meant.command is Command.TAKEN:
        count = _counted(line)
        to, by = line.parts
        to = tuple(each for each in to if each != count)
        return replace(meant, number=count, squares=to, move=by)
    if len(line.numbers) >= _ENDS:
        return replace(meant, move=line.numbers)
    number = next(iter(line.numbers), None) or _counted(line)
    if meant.about is None and number is None and wants_several(line.items):
        number = SEVERAL
    return replace(meant, number=number)


def _numbered(meant: CommandMeant, line: _Line) -> CommandMeant:
    """A command about a row or about so many moves, by a number or an ordinal."""
    first = 1 if line.concepts & {"first-move"} else None
    number = next(filter(None, (*line.numbers, line.rank, _counted(line), first)), None)
    if meant.command is Command.ROW and number and number > _MOST_ROWS:
        return replace(meant, squares=(number,), whose=None)
    if meant.command in _STEPS and number == 1:
        number = None  # which is as if none had been said
    has_side = meant.command is Command.ROW or meant.command in _OF_A_SIDE
    return replace(meant, number=number, whose=meant.whose if has_side else None)


_READERS: Mapping[Command, Callable[[CommandMeant, _Line], CommandMeant | None]] = {
    Command.TAKE_BACK: _taken_back,
    Command.LAST_MOVE: _of_played,
    Command.TAKEN: _of_played,
    Command.WHY: _of_refusal,
    Command.REASON: _of_reason,
    Command.PIECE_COUNT: _of_count,
    Command.PROMOTION_ROW: _of_crowning,
}
"""What reads the slots of commands that have them in a form of their own."""


def _counted(line: _Line, *, is_sure: bool = False) -> int | None:
    """How many pieces a line says that there are: a small number in words, beside their name, or any
    where it is sure that no square is named."""
    items = [item for item in line.items if not item.is_break]
    for at, item in enumerate(items):
        number = item.number
        if number is None:
            value = line.words.numbers.get(tuple(item.text.split()))
            number = value if COUNTED in item.concepts or value else None
        if number is None or number > _MOST_COUNTED:
            continue
        is_word = not item.text.isdecimal()
        behind = items[at + 1].concepts if at + 1 < len(items) else frozenset()
        if is_word or is_sure or behind & {"man", "king", "pieces", "piece"}:
            return number
    return None


def _game(line: _Line) -> GameWanted | None:
    """What is said of a new game."""
    usual = usual_game(line.items)
    names = names_of_players(line.items)
    are_players = len(names) == _ENDS or bool(line.concepts & {PEOPLE, "against"})
    return usual or wanted_game(line.items, names if are_players else ())


def _setting(fixed: Sequence[str], line: _Line) -> CommandMeant:
    """A setting with its value as if it had been typed."""
    words, values = line.words, [each for each in fixed[1:] if each not in _ALONE]
    about = About(fixed[-1]) if fixed[1:] and fixed[-1] in _ALONE else None
    if not fixed:
        return CommandMeant(Command.SETTINGS)
    said = [_word(fixed[0], words.settings)]
    for value in values:
        if value != NUMBER:
            said.append(_word(value, words.values))
        elif line.numbers:
            said.append(str(line.numbers[0]))
    return CommandMeant(Command.SETTINGS, rest=" ".join(said), about=about)


_ALONE = frozenset(each.value for each in (About.LEFT, About.NOW, About.HEARS))
"""What is asked alone of a setting, and is no value of it."""


def _rule(fixed: Sequence[str], line: _Line) -> CommandMeant:
    """A rule by its topic; what names an article by its number is grammar."""
    return CommandMeant(Command.RULE, rest=_word(fixed[0], line.words.rules) if fixed else "")


def _help(fixed: Sequence[str], line: _Line) -> CommandMeant:
    about = next((About(each) for each in fixed if each in _ABOUTS), None)
    topics = [each for each in fixed if each not in _ABOUTS]
    words = line.words
    if about is not None:
        whose = next((item.whose for item in line.items if item.whose in _OF_A_SIDE_ALONE), None)
        return CommandMeant(Command.HELP, whose=whose, about=about)
    if not topics:
        return CommandMeant(Command.HELP)
    shown = {command.value: said for command, said in words.shown.items()}
    named = next((each for each in (words.topics, words.settings) if topics[0] in each.values()), {})
    return CommandMeant(Command.HELP, rest=_word(topics[0], named) if named else shown[topics[0]])


_OF_A_SIDE_ALONE = frozenset({*_COLOURS, Whose.ENEMY})
"""Whose questions may be asked about, where they are not one's own."""
_ABOUTS = frozenset({About.LEFT.value, About.MORE.value})


def _part_named(line: _Line) -> CommandMeant | None:
    """The part of the board that a line names, by its longest name; None where it names none."""
    said = [token.word for token in read_line(line.text).words]
    for length in range(len(said), 0, -1):
        for at in range(len(said) - length + 1):
            if part := _part(" ".join(said[at : at + length]), line.words):
                return CommandMeant(Command.PLACE, place=part)
    return None


def _part(name: str, words: Vocabulary) -> BoardPart | None:
    return next((head.place for head in words.heads.get(name, ()) if head.place), None)


def _word(name: str, table: Mapping[str, str]) -> str:
    """The first word that a language has for something."""
    return next((word for word, each in table.items() if each == name), name)
