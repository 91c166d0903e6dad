"""What is said to a model, and what it should make of it: moves, illegal moves, talk.

Moves are uniform over the distinct legal moves of random positions. A sentence is kept if the program
understands it, typed, as exactly its move (or, of an illegal one, as no move): so what is counted
against a model is what it hears, not what the sentence leaves open.
"""

import random
from collections.abc import Callable, Iterator
from enum import Enum
from typing import NamedTuple

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.hearing.grammar import commands
from assistant.parsing.hearing.heard import understand
from assistant.parsing.moving.moves import NoSuchMove, NotLegal, Understood, parse_move_text
from assistant.rules.fen import format_fen
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from models.training.evaluation.positions import Place, places
from models.training.evaluation.talk import talk
from models.training.evaluation.wording import Wording, plain, sentence, wording
from models.training.language import language as spoken

CanSay = Callable[[str], bool]


class Kind(Enum):
    """What a trial is about."""

    MOVE = "move"
    ILLEGAL = "illegal"
    COMMAND = "command"
    """A question, a command or a setting."""
    OWN_WORDS = "own words"
    """The same in the words of somebody who knows none of the program's."""
    TALK = "talk"
    """Ordinary sentences, in which no word of the vocabulary comes."""
    NOISE = "noise"


class Trial(NamedTuple):
    """One thing to be said in a position. `name` is unique within its language and source."""

    name: str
    kind: Kind
    text: str
    """What is said, as people write it; empty for noise, a file's name for a recorded sentence."""
    rules: str
    fen: str
    path: tuple[int, ...]
    """The squares of the move that is meant, legal or not; empty if none is."""
    command: str = ""
    """The command that is meant, as `written_command` has it; empty if none is."""


def spoken_moves(language: str, count: int, seed: int, can_say: CanSay, *, bare: bool) -> list[Trial]:
    """Legal moves in words. `bare`: numbers alone, for recorded people."""
    how, trials = wording(language), list[Trial]()
    for at, place in enumerate(places(random.Random(f"moves {seed}"))):
        if len(trials) == count:
            break
        rng = _chance(language, seed, at)
        move = rng.choice(place.moves)
        text = _said(place, move, how, rng, can_say, bare=bare)
        if text:
            trials.append(_trial(Kind.MOVE, len(trials), text, place, move.path))
    return trials


def illegal_moves(language: str, count: int, seed: int, can_say: CanSay, *, bare: bool) -> list[Trial]:
    """Moves that are not legal where they are said.

    Half are legal in another position of the same game; half are a legal move with one of its squares
    changed to any other, the slip of a player who has lost a piece from his mind.
    """
    how, trials = wording(language), list[Trial]()
    elsewhere: dict[str, tuple[int, int]] = {}
    for at, place in enumerate(places(random.Random(f"illegal {seed}"))):
        if len(trials) == count:
            break
        rng = _chance(language, seed, at)
        name = place.regulation.variant.name
        own = rng.choice(place.moves)
        slip = _slip(own, place, rng)
        squares = elsewhere.get(name, slip) if rng.random() < 0.5 else slip
        elsewhere[name] = (own.start, own.end)
        text = plain(squares, how) if bare else sentence(squares, False, how, rng)
        if squares[0] != squares[1] and can_say(text) and _is_refused(text, place, how):
            trials.append(_trial(Kind.ILLEGAL, len(trials), text, place, squares))
    return trials


def talk_trials(language: str, count: int, seed: int, can_say: CanSay) -> list[Trial]:
    """Sentences of ordinary words, each in a position where it might be taken for a move."""
    rng = random.Random(f"talk {language} {seed}")
    source = places(rng)
    texts = [text for text in talk(language, 2 * count, rng) if can_say(text)][:count]
    return [_trial(Kind.TALK, at, text, next(source), ()) for at, text in enumerate(texts)]


def spoken_commands(language: str, count: int, seed: int, can_say: CanSay) -> list[Trial]:
    """Questions, commands and settings in words, each in a position of its own."""
    how, written = wording(language), spoken(language)
    trials = list[Trial]()
    for at, place in enumerate(places(random.Random(f"commands {seed}"))):
        if len(trials) == count:
            break
        rng = _chance(language, seed, at)
        phrase = rng.choice(commands(how.words, place.position.variant.geometry.squares))
        text = written.as_written(phrase, rng)
        meant = understand([(phrase, 0.0)], place.position, place.regulation, how.words).verdict
        if isinstance(meant, CommandMeant) and can_say(text):
            trial = _trial(Kind.COMMAND, len(trials), text, place, ())
            trials.append(trial._replace(command=written_command(meant)))
    return trials


def written_command(meant: CommandMeant) -> str:
    """A command with all that belongs to it in one text."""
    whose = meant.whose.name if meant.whose else ""
    place = meant.place.name if meant.place else ""
    squares = " ".join(map(str, meant.squares))
    number = "" if meant.number is None else str(meant.number)
    return "|".join((meant.command.value, whose, squares, number, place, meant.rest))


def silent_trials(kind: Kind, texts: list[str], seed: int) -> list[Trial]:
    """Trials whose sound is at hand: recorded sentences, noise; only the positions are drawn."""
    source = places(random.Random(f"{kind.value} {seed}"))
    return [_trial(kind, at, text, next(source), ()) for at, text in enumerate(texts)]


def _chance(language: str, seed: int, at: int) -> random.Random:
    """Randomness of one trial alone: another template must not change all the sounds after it."""
    return random.Random(f"{language} {seed} {at}")


def _trial(kind: Kind, at: int, text: str, place: Place, path: tuple[int, ...]) -> Trial:
    name = place.regulation.variant.name
    return Trial(f"{kind.value}-{at:05}", kind, text, name, format_fen(place.position), path)


def clear_sentence(
    position: Position,
    regulation: Regulation,
    move: Move,
    how: Wording,
    rng: random.Random,
    can_say: CanSay,
) -> str | None:
    """A sentence for a move of a position that nobody could take for another one, or None."""
    return _said(Place(regulation, position, ()), move, how, rng, can_say, bare=False)


def _said(
    place: Place, move: Move, how: Wording, rng: random.Random, can_say: CanSay, *, bare: bool
) -> str | None:
    """A sentence for a move that nobody could take for another one, or None."""
    for text in _wordings(move, how, rng, bare=bare):
        if can_say(text) and _is_read_as(text, move, place, how):
            return text
    return None


def _wordings(move: Move, how: Wording, rng: random.Random, *, bare: bool) -> Iterator[str]:
    if not bare:
        yield sentence(move.path, move.is_capture, how, rng)
        yield sentence(move.path, move.is_capture, how, rng)
    yield plain((move.start, move.end), how)
    yield plain(move.path, how)


def _is_read_as(text: str, move: Move, place: Place, how: Wording) -> bool:
    read = parse_move_text(text, place.position, place.regulation, how.words)
    return isinstance(read, Understood) and read.move.has_same_effect(move)


def _is_refused(text: str, place: Place, how: Wording) -> bool:
    read = parse_move_text(text, place.position, place.regulation, how.words)
    return isinstance(read, NotLegal | NoSuchMove)


def _slip(move: Move, place: Place, rng: random.Random) -> tuple[int, int]:
    other = rng.randint(1, place.position.variant.geometry.squares)
    return (move.start, other) if rng.random() < 0.5 else (other, move.end)
