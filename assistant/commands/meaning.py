"""What a line or an utterance means, as JSON."""

from collections.abc import Sequence
from typing import Any

from assistant.commands.explain import describe
from assistant.game.time_control import format_clock
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import CHANGING, Trait, commands_that
from assistant.parsing.likely import Likely, LoneNumber, Meaning, Perhaps, needs_yes
from assistant.parsing.meanings import FREE, ClockWanted, GameWanted
from assistant.parsing.moving.moves import Ambiguous, Doubt, NoSuchMove, NotLegal, Understood
from assistant.parsing.words.vocabulary import Vocabulary

NONE = {"kind": "none"}


def describe_line(found: Meaning | Likely | Perhaps | None, words: Vocabulary) -> dict[str, Any]:
    """What a typed line means; `confirm` where it would be done only after a yes."""
    match found:
        case None:
            return NONE
        case Perhaps((first, second, *others), text):
            return {**_of_several((first, second, *others)), **_mended(text)}
        case Perhaps((only,), text):
            confirm = {} if isinstance(only, Ambiguous) else {"confirm": True}
            return {**describe_meaning(only), **confirm, **_mended(text)}
        case Likely(meaning, text):
            confirm = {"confirm": True} if needs_yes(meaning, words) else {}
            return {**describe_meaning(meaning), **confirm, **_mended(text)}
        case Understood(doubt=Doubt()):
            return {**describe_meaning(found), "confirm": True}
        case CommandMeant() as meant if meant.command in CHANGING - _AT_ONCE:
            return {**describe_meaning(meant), "confirm": True}
        case Perhaps():
            return NONE
        case _:
            return describe_meaning(found)


_AT_ONCE = commands_that(Trait.AT_ONCE)


def describe_meaning(meaning: Meaning) -> dict[str, Any]:
    """One meaning: a move, moves, a refusal or a command."""
    match meaning:
        case Understood(move):
            return {"kind": "move", "path": move.path}
        case Ambiguous(moves):
            return {"kind": "ambiguous", "paths": [move.path for move in moves]}
        case NotLegal(written, refusal):
            return {"kind": "illegal", "path": written.squares, **describe(refusal)}
        case NoSuchMove(lack, square):
            return {"kind": "illegal", "lack": lack.value, "square": square, **_NO_ARTICLE}
        case LoneNumber(meaning=move):
            return describe_meaning(move)
    return {"kind": "command", "command": meaning.command.value, **describe_arguments(meaning)}


_NO_ARTICLE = {"reason": None, "article": None}


def describe_arguments(meant: CommandMeant) -> dict[str, Any]:
    """What was said with a command, as far as anything was."""
    values = {
        "whose": meant.whose and meant.whose.value,
        "squares": meant.squares,
        "number": meant.number,
        "place": meant.place and meant.place.value,
        "move": meant.move,
        "rest": meant.rest,
        "wanted": meant.wanted and _wanted(meant.wanted),
        "about": meant.about and meant.about.value,
    }
    return {name: value for name, value in values.items() if value not in (None, (), "")}


def _wanted(wanted: GameWanted) -> dict[str, Any]:
    values = {
        "side": wanted.side and wanted.side.value,
        "rules": wanted.variant,
        "level": wanted.level,
        "computer": wanted.is_computer,
        "people": wanted.people,
        "swap": wanted.swaps,
        "questions": {FREE: "free", 0: "none"}.get(wanted.questions or 0, wanted.questions)
        if wanted.questions is not None
        else None,
        "questions_each": wanted.questions_each,
        "notes": {True: "on", False: "off", None: ""}[wanted.has_notes],
        "clock": wanted.clock and _clock(wanted.clock),
    }
    return {name: value for name, value in values.items() if value not in (None, (), "", False)}


def _clock(wanted: ClockWanted) -> dict[str, str]:
    """How much time is wanted, as the command line has it, for each or for one side and the other."""
    if not wanted.is_said:
        return {"each": "unsaid"}
    if wanted.whose is None:
        return {"each": format_clock(wanted.time)}
    return {wanted.whose.value: format_clock(wanted.time), "other": format_clock(wanted.other)}


def _of_several(meanings: Sequence[Meaning]) -> dict[str, Any]:
    commands = [each for each in meanings if isinstance(each, CommandMeant)]
    found: dict[str, Any] = {"kind": "ambiguous"}
    if commands:
        found["commands"] = [
            {"command": each.command.value, **describe_arguments(each)} for each in commands
        ]
    paths = [path for each in meanings for path in _paths(each)]
    return found | ({"paths": paths} if paths else {})


def _paths(meaning: Meaning) -> list[Sequence[int]]:
    match meaning:
        case Understood(move):
            return [move.path]
        case Ambiguous(moves):
            return [move.path for move in moves]
        case LoneNumber(meaning=move):
            return _paths(move)
    return []


def _mended(text: str) -> dict[str, str]:
    """The line as it was read, where a slip was mended."""
    return {"read_as": text} if text else {}
