"""What a line says with what it means: which squares, which move, whose, how many, which kept games.

What is meant was learnt; what is said with it is read here, by what the catalogue declares of the
command. Nothing here decides what is meant.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from assistant.parsing.actors import DEEDS, doer_of
from assistant.parsing.arguments import SEVERAL, CommandMeant, so_many, takes, wants_several
from assistant.parsing.asked.glossary import term_in
from assistant.parsing.commands.catalogue import ABOUT_MOVES, Trait, commands_that
from assistant.parsing.games_wanted import games_said
from assistant.parsing.intents.rank import PLACES, TALK
from assistant.parsing.intents.said_line import SaidLine
from assistant.parsing.intents.values_said import (
    game_said,
    help_said,
    part_said,
    rule_said,
    setting_said,
)
from assistant.parsing.meanings import About, Command, Whose
from assistant.parsing.moving.situation import Situation
from assistant.parsing.words.concepts import COUNTED, OR, Item
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vetoes import DENIALS
from assistant.parsing.words.vocabulary import Head
from assistant.rules.side import Side

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


def said_with(meaning: str, whose: Whose | None, text: str, here: Situation) -> CommandMeant | None:
    """The command of a meaning with all that a line says with it; None where that makes no sense.

    `whose` is what was learnt of whose it is.
    """
    name, *fixed = meaning.split()
    line = SaidLine(text, here)
    if name in (TALK, *PLACES):
        return None
    if name == WORD:
        return term_in(text, line.words)
    command = Command(name)
    match command:
        case Command.SETTINGS:
            return setting_said(fixed, line)
        case Command.RULE:
            return rule_said(fixed, line)
        case Command.HELP:
            return help_said(fixed, line)
        case Command.PLACE:
            return part_said(line, whose)
        case Command.NEW_GAME:
            return CommandMeant(command, wanted=game_said(line))
    about = About(fixed[0]) if fixed else None
    if command in _NAMING_GAMES:
        return CommandMeant(command, rest=_games(line))
    return _of_squares(CommandMeant(command, whose=_whose(command, whose, line), about=about), line)


def _games(line: SaidLine) -> str:
    """What a line says of which games; behind one word only a name can stand: "continue anna"."""
    words = read_line(line.text).words
    behind = line.text[words[1].start :] if len(words) == len(("continue", "anna")) else ""
    return games_said(line.text, line.words) or games_said(behind, line.words, is_named=True)


def _whose(command: Command, learnt: Whose | None, line: SaidLine) -> Whose | None:
    """Whose it is: the colour that is named, or else as it was learnt."""
    if command in DEEDS or command is Command.CLOCK:
        return doer_of(command, line.items)
    if not (takes(Head(command)).whose or command in _OF_A_SIDE or command in _OF_PLAYED):
        is_row = command in _NUMBERED or command in _ALSO_OF_SIDES
        if not is_row:
            return None
    colours = {item.whose for item in line.items} & _COLOURS
    is_taker = command is not Command.TAKEN  # who is named may have lost it
    whose = colours.pop() if len(colours) == 1 and learnt in _COLOURS and is_taker else learnt
    return None if whose is Whose.OWN and command in _OWN_UNTOLD else whose


_COLOURS = frozenset({Whose.WHITE, Whose.BLACK})
_OWN_UNTOLD = frozenset({Command.THREATENED, Command.CAPTURES, Command.LONGEST_CAPTURE})
"""Commands that are about one's own where nobody is named."""


def _of_squares(meant: CommandMeant, line: SaidLine) -> CommandMeant | None:
    """A command with the squares, the move or the number that a line names."""
    command, numbers = meant.command, line.numbers
    reader = _READERS.get(command)
    if reader is not None:
        return reader(meant, line)
    if command in ABOUT_MOVES:
        to, by = line.parts
        numbers = (*by, *to) if len(by) == 1 else numbers  # "to 18 with 22"
        if len(numbers) == _ENDS and _is_enemy(numbers[1], line):
            numbers = numbers[:1]  # "if my king goes to 38, does the one on 33 take it"
        is_one = len(numbers) == 1
        return replace(meant, squares=numbers if is_one else (), move=() if is_one else numbers)
    if command in _OF_A_MOVE and len(numbers) >= _ENDS:
        return replace(meant, squares=numbers[:1], move=numbers)
    if takes(Head(command)).number or meant.about is About.ONE:
        return _numbered(meant, line)
    return _of_square(meant, line) if takes(Head(command)).square else meant


def _of_square(meant: CommandMeant, line: SaidLine) -> CommandMeant:
    """A command about the square that a line names, or that of the one king of which it speaks."""
    to, by = line.parts
    is_square = meant.command is Command.SQUARE
    if not is_square and len(line.numbers) >= _ENDS:
        to = (_own_of(line.numbers, line),)
    squares = to or by or _only_king(line)
    if meant.command is Command.ATTACKERS and not squares and meant.about is None:
        return CommandMeant(
            Command.THREATENED
        )  # who attacks nothing that is named, attacks any of mine
    return replace(meant, squares=squares, whose=meant.whose if is_square or not squares else None)


def _of_captures(meant: CommandMeant, line: SaidLine) -> CommandMeant:
    """Captures: by the piece or of what is on the square that is named, or how many a move takes."""
    numbers = line.numbers
    if meant.about is About.COUNT and len(numbers) >= _ENDS:
        return CommandMeant(Command.MOVES, squares=numbers[:1], move=numbers, about=About.COUNT)
    is_one = len(numbers) == 1 and _counted(line) is None
    side = _side_on(numbers[0], line) if is_one else None
    if side is line.here.position.side_to_move:
        return CommandMeant(Command.MOVES, squares=numbers, about=About.CAPTURES)
    return CommandMeant(Command.ATTACKERS, squares=numbers) if side else meant


def _side_on(square: int, line: SaidLine) -> Side | None:
    """Whose piece stands on a square, if there is such a square."""
    position = line.here.position
    is_square = 1 <= square <= position.variant.geometry.squares
    piece = position.piece_at(square) if is_square else None
    return piece.side if piece else None


def _is_enemy(square: int, line: SaidLine) -> bool:
    return _side_on(square, line) is line.here.position.side_to_move.opponent


def _own_of(squares: tuple[int, ...], line: SaidLine) -> int:
    """Of several squares the one where a piece of who is to move stands: "can 43 take 38", whichever is
    told first; the last where that is not one."""
    own = [each for each in squares if _side_on(each, line) is line.here.position.side_to_move]
    return own[0] if len(own) == 1 else squares[-1]


def _of_refusal(meant: CommandMeant, line: SaidLine) -> CommandMeant:
    """Why something cannot be played, or which piece cannot take which."""
    if len(line.numbers) != _ENDS:
        return replace(meant, squares=line.numbers[:1], move=line.numbers if line.numbers[1:] else ())
    if meant.about is About.CAPTURES:
        to, by = line.parts
        return replace(meant, squares=(to[-1], (by or to)[0]) if to else line.numbers)
    return replace(meant, squares=line.numbers[:1], move=line.numbers)


def _of_reason(meant: CommandMeant, line: SaidLine) -> CommandMeant:
    return replace(meant, move=line.numbers, whose=meant.whose if meant.whose in _COLOURS else None)


def _of_count(meant: CommandMeant, line: SaidLine) -> CommandMeant:
    """How many pieces there are, or whether there are so many: none where that is denied."""
    count = _counted(line, is_sure=True)
    if count is None and line.concepts & {"no", *DENIALS} and line.text.rstrip().endswith("?"):
        count = 0
    return replace(meant, number=count)


def _of_crowning(meant: CommandMeant, line: SaidLine) -> CommandMeant:
    is_of_one = meant.about is About.NEAREST and line.numbers
    return replace(meant, squares=line.numbers[:1], whose=None) if is_of_one else meant


def _only_king(line: SaidLine) -> tuple[int, ...]:
    """The square of the one king of a side that a line speaks of: "can he take my king?"."""
    if "king" not in line.concepts:
        return ()
    position = line.here.position
    side = position.side_to_move
    said = {item.whose for item in line.items}
    if Whose.ENEMY in said:
        side = side.opponent
    kings = position.kings_of(side)
    return tuple(kings) if len(kings) == 1 else ()


def _taken_back(meant: CommandMeant, line: SaidLine) -> CommandMeant | None:
    """So many moves taken back; a number that counts none is a square, whose capture is announced."""
    if not line.numbers:
        return so_many(meant.command, count) if (count := _counted(line)) else meant
    place = next(at for at, item in enumerate(line.items) if item.number is not None)
    is_counted = any(item.concepts & _COUNTING for item in line.items[place:])
    if not (is_counted or "last" in line.concepts):
        return meant if len(line.numbers) >= _ENDS else None
    return so_many(meant.command, line.numbers[0])


def _of_played(meant: CommandMeant, line: SaidLine) -> CommandMeant:
    """What was played or taken, with what a line says of it, or how many last moves."""
    if meant.command is Command.TAKEN:
        return _of_taken(meant, line)
    if len(line.numbers) >= _ENDS:  # of one or the other nothing is said
        return meant if OR in line.concepts else replace(meant, move=line.numbers)
    number = next(iter(line.numbers), None) or _counted(line)
    if meant.about is None and number is None and wants_several(line.items):
        number = SEVERAL
    return replace(meant, number=number)


def _of_taken(meant: CommandMeant, line: SaidLine) -> CommandMeant:
    """What was taken, with how many and where as a line says it; what was lost is told as it was."""
    if meant.about is About.LATELY:
        return replace(meant, number=_counted(line, is_sure=True))
    if OR in line.concepts:
        return meant
    count = _counted(line)
    to, by = line.parts
    to = tuple(each for each in to if each != count)
    return replace(meant, number=count, squares=to, move=by)


def _numbered(meant: CommandMeant, line: SaidLine) -> CommandMeant:
    """A command about a row or about so many moves, by a number or an ordinal."""
    first = 1 if line.concepts & {"first-move"} else None
    number = next(filter(None, (*line.numbers, line.rank, _counted(line), first)), None)
    if meant.command is Command.ROW and number and number > _MOST_ROWS:
        return replace(meant, squares=(number,), whose=None)
    if meant.command in _STEPS and number == 1:
        number = None  # which is as if none had been said
    has_side = meant.command is Command.ROW or meant.command in _OF_A_SIDE
    return replace(meant, number=number, whose=meant.whose if has_side else None)


_READERS: Mapping[Command, Callable[[CommandMeant, SaidLine], CommandMeant | None]] = {
    Command.TAKE_BACK: _taken_back,
    Command.LAST_MOVE: _of_played,
    Command.TAKEN: _of_played,
    Command.CAPTURES: _of_captures,
    Command.WHY: _of_refusal,
    Command.REASON: _of_reason,
    Command.PIECE_COUNT: _of_count,
    Command.PROMOTION_ROW: _of_crowning,
}
"""What reads the slots of commands that have them in a form of their own."""


def _counted(line: SaidLine, *, is_sure: bool = False) -> int | None:
    """How many pieces a line says that there are: a small number in words, beside their name, or any
    where it is sure that no square is named. None where it says several, of which it asks."""
    items = [item for item in line.items if not item.is_break]
    found: list[int] = []
    for at, item in enumerate(items):
        number = item.number
        if number is None:
            value = line.words.numbers.get(tuple(item.text.split()))
            number = value if COUNTED in item.concepts or value else None
        if number is None:
            continue
        is_word = not item.text.isdecimal()
        next_to = items[at + 1] if at + 1 < len(items) else Item("")
        behind = next_to.concepts
        if number == 1 and (next_to.whose or "of" in behind):
            continue  # "one of mine" is any
        if is_word or is_sure or behind & {"man", "king", "pieces", "piece"}:
            found.append(number)
    return found[0] if len(found) == 1 and found[0] <= _MOST_COUNTED else None
