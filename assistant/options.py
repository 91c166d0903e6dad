"""The options of the command and its subcommands, and what is wrong with wrong ones."""

import argparse
from collections.abc import Callable, Sequence
from typing import NoReturn

from assistant import option_values as values
from assistant.game.match import COLOURS, FEWEST_GAMES, MOST_GAMES
from assistant.option_values import OWN_WORDS as OWN_WORDS
from assistant.option_values import UsageError as UsageError
from assistant.rules.regulation import REGULATIONS
from assistant.rules.variant import VARIANTS
from assistant.settings.preferences import NAMED
from assistant.settings.terms import CLOCK_AFTER

DEEPEST_PERFT = 30
DEEPEST_ANALYSIS = 100
"""What the search can do at most."""
ANALYSIS_SECONDS = 2.0
"""How long a position is analysed if nothing is said of it."""
_BENCHES = ("rules", "search", "dialogue", "journal", "correspondence", "voice", "board", "all")
GENERATORS = ("law", "kernel", "compiled")
"""What can count the positions: the rules, the kernel of the search, the same compiled."""
_MODEL_ACTIONS = ("list", "get", "check", "remove")
_DOCTOR_ACTIONS = ("ear",)
GAMES_ACTIONS = (*("list", "due", "show", "report", "export", "delete", "restore", "purge", "backup"),)
SCORES = ("obligatory", "free")
"""Whether the players of a game have to write its score."""
GAME_RESULTS = ("white", "black", "draw", "won", "lost", "annulled", "over", "open")
BOARD_ACTIONS = ("list", "probe", "simulate")
_PDN_ACTIONS = ("check", "list", "show", "convert")
_NUMBERINGS = ("own", "mirrored", "auto")
_BOARD_TAKES = {
    "probe": ("port", "protocol", "rules"),
    "simulate": (
        *("protocol", "rules", "fen", "turned", "mirrored"),
        *("codes", "sense", "seed", "pause", "script", "tcp"),
    ),
}
"""What each action takes beside `--json`."""
_SIMULATED = {"turned": 0, "pause": 0.3}
"""What is usual there. It is no default: not given is not the same as given where it does not go."""
_PROTOCOLS = ("dgt", "tdb", "millennium")
_HELP = ("-h", "--help")


class _Parser(argparse.ArgumentParser):
    """argparse without its own English sentences, abbreviations and help."""

    def __init__(self) -> None:
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False)

    def error(self, message: str) -> NoReturn:
        raise UsageError("bad-arguments", detail=message)


def parse(given: Sequence[str]) -> argparse.Namespace:
    """The options of a command line; `command` is the subcommand, `help` or `version`.

    Help is about the subcommand `of`, or about all of them where that is empty. Raises UsageError.
    """
    language, arguments = _split_language(list(given))
    has_name = bool(arguments) and not arguments[0].startswith("-")
    command = arguments.pop(0) if has_name else "play"
    if command not in _OPTIONS:
        raise UsageError("unknown-command", name=command)
    if any(argument in _HELP for argument in arguments):
        is_about_all = not has_name and _without_language(arguments) in ([each] for each in _HELP)
        return argparse.Namespace(command="help", of="" if is_about_all else command)
    if not has_name and _without_language(arguments) == ["--version"]:
        return argparse.Namespace(command="version")
    arguments = [*language, *arguments]
    parser = _Parser()
    parser.add_argument("--lang", type=values.language)
    _OPTIONS[command](parser)
    try:
        # Intermixed: an option may stand between a subcommand's words.
        options, unknown = parser.parse_known_intermixed_args(arguments)
    except argparse.ArgumentError as error:
        raise UsageError("missing-value", name=error.argument_name or "") from None
    if unknown:
        raise UsageError("unknown-argument", name=unknown[0])
    if command == "board":
        _finish_board(options)
    if command == "games":
        _finish_games(options)
    options.command = command
    return options


def _split_language(arguments: list[str]) -> tuple[list[str], list[str]]:
    """A `--lang` that stands before the subcommand, and the rest."""
    if arguments[:1] == ["--lang"] and len(arguments) > 1:
        return arguments[:2], arguments[2:]
    if arguments and arguments[0].startswith("--lang="):
        return arguments[:1], arguments[1:]
    return [], arguments


def _without_language(arguments: list[str]) -> list[str]:
    """The arguments without any `--lang` among them."""
    kept = []
    while arguments:
        language, arguments = _split_language(arguments)
        if not language:
            kept.append(arguments[0])
            arguments = arguments[1:]
    return kept


# What each subcommand takes


def _play(parser: argparse.ArgumentParser) -> None:
    _add_rules(parser)
    _add_regulation(parser)
    parser.add_argument("--white", type=values.player_of("--white"))
    parser.add_argument("--black", type=values.player_of("--black"))
    _add_preference(parser, "level")
    parser.add_argument("--movetime", type=values.seconds("--movetime"))
    parser.add_argument("--seed", type=values.whole("--seed", 0, 2**63 - 1))
    parser.add_argument("--fen")
    parser.add_argument("--opening")
    parser.add_argument("--odds")
    for name in ("coach", "view", "verbosity", "cells", "voice", "rate", "listen"):
        _add_preference(parser, name)
    parser.add_argument("--input-device")
    parser.add_argument("--mail", type=values.folder("--mail"))
    for name in ("--questions", "--white-questions", "--black-questions"):
        parser.add_argument(name, type=values.questions_of(name))
    parser.add_argument("--notes", type=values.choice("--notes", ["on", "off"]))
    parser.add_argument("--private-device", action="append", type=values.private_device)
    parser.add_argument("--arbiter", type=values.choice("--arbiter", ["on", "off"]))
    parser.add_argument("--promotional", action="store_true")
    parser.add_argument("--score", type=values.choice("--score", SCORES))
    for name in ("--clock", "--white-clock", "--black-clock"):
        parser.add_argument(name, type=values.clock_of(name))
    parser.add_argument("--clock-after", type=values.choice("--clock-after", CLOCK_AFTER))
    parser.add_argument("--repeat-back", action="store_true")
    parser.add_argument("--match", type=values.whole("--match", FEWEST_GAMES, MOST_GAMES))
    parser.add_argument("--match-colours", type=values.choice("--match-colours", COLOURS))
    for name in ("--board", "--white-board", "--black-board"):
        parser.add_argument(name, type=values.port_of(name))
    parser.add_argument("--board-protocol", type=values.choice("--board-protocol", _PROTOCOLS))
    parser.add_argument("--log")


def _legal(parser: argparse.ArgumentParser) -> None:
    _add_rules(parser)
    _add_json(parser)
    parser.add_argument("fen", nargs="*")


def _explain(parser: argparse.ArgumentParser) -> None:
    _add_rules(parser)
    _add_regulation(parser)
    _add_json(parser)
    parser.add_argument("--fen")
    parser.add_argument("move", nargs="*")


def _perft(parser: argparse.ArgumentParser) -> None:
    _add_rules(parser)
    _add_json(parser)
    parser.add_argument("--depth", type=values.whole("--depth", 1, DEEPEST_PERFT))
    parser.add_argument("--fen")
    parser.add_argument("--unique", action="store_true")
    parser.add_argument(
        "--with", dest="generator", type=values.choice("--with", GENERATORS), default="law"
    )


def _analyse(parser: argparse.ArgumentParser) -> None:
    _add_rules(parser)
    _add_json(parser)
    parser.add_argument("--fen")
    parser.add_argument("--movetime", type=values.seconds("--movetime"))
    parser.add_argument("--depth", type=values.whole("--depth", 1, DEEPEST_ANALYSIS))
    parser.add_argument("file", nargs="?")


def _pdn(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", nargs="?", type=values.choice("pdn", _PDN_ACTIONS))
    parser.add_argument("file", nargs="*")
    parser.add_argument("--numbering", type=values.choice("--numbering", _NUMBERINGS), default="auto")
    parser.add_argument("--game", type=values.whole("--game", 1, 2**31))
    parser.add_argument("--to")
    _add_json(parser)


def _bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", nargs="?", type=values.choice("bench", _BENCHES), default="all")
    parser.add_argument("--peers", action="store_true")
    _add_json(parser)


def _speak(parser: argparse.ArgumentParser) -> None:
    _add_preference(parser, "rate")
    parser.add_argument("--to")
    parser.add_argument("text", nargs="*")


def _add_position(parser: argparse.ArgumentParser) -> None:
    _add_rules(parser)
    parser.set_defaults(regulation="fid")
    _add_json(parser)
    parser.add_argument("--fen")


def _hear(parser: argparse.ArgumentParser) -> None:
    _add_position(parser)
    parser.add_argument("--model")
    parser.add_argument("file", nargs="*")


def _understand(parser: argparse.ArgumentParser) -> None:
    _add_position(parser)
    parser.add_argument("--commands", action="store_true")
    parser.add_argument("--why", action="store_true")
    parser.add_argument("line", nargs="*")


def _message(parser: argparse.ArgumentParser) -> None:
    _add_position(parser)
    parser.add_argument("file", nargs="*")


def _doctor(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", nargs="?", type=values.choice("doctor", _DOCTOR_ACTIONS))
    _add_preference(parser, "voice")
    parser.add_argument("--input-device")
    _add_json(parser)


def _models(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", nargs="?", type=values.choice("models", _MODEL_ACTIONS))
    parser.add_argument("name", nargs="*")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--from", dest="address")
    _add_json(parser)


def _board(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", nargs="?", type=values.choice("board", BOARD_ACTIONS))
    parser.add_argument("port", nargs="?")
    parser.add_argument("--protocol", type=values.choice("--protocol", _PROTOCOLS))
    _add_rules(parser)
    parser.add_argument("--fen")
    parser.add_argument("--turned", type=values.whole("--turned", 0, 3))
    parser.add_argument("--mirrored", action="store_true")
    parser.add_argument("--codes", type=values.choice("--codes", ["draughts", "swapped", "chess"]))
    parser.add_argument("--sense", type=values.choice("--sense", ["occ", "col", "pce"]))
    parser.add_argument("--seed", type=values.whole("--seed", 0, 2**63 - 1))
    parser.add_argument("--pause", type=values.seconds("--pause"))
    parser.add_argument("--script")
    parser.add_argument("--tcp", action="store_true")
    _add_json(parser)


def _finish_board(options: argparse.Namespace) -> None:
    """Add what is usual. Raises UsageError for what the action does not take."""
    for name in dict.fromkeys(each for names in _BOARD_TAKES.values() for each in names):
        given = getattr(options, name)
        takers = [action for action, names in _BOARD_TAKES.items() if name in names]
        if options.action and options.action not in takers and given is not None and given is not False:
            shown = given if name == "port" else f"--{name}"
            others = ", ".join(f"board {action}" for action in takers)
            raise UsageError("not-for-action", name=shown, action=options.action, others=others)
        if given is None and name in _SIMULATED:
            setattr(options, name, _SIMULATED[name])


def _games(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", nargs="?", type=values.choice("games", GAMES_ACTIONS))
    parser.add_argument("game", nargs="*")
    for name in ("--since", "--until"):
        parser.add_argument(name, type=values.day(name))
    parser.add_argument("--with", dest="opponent")
    parser.add_argument("--result", type=values.choice("--result", GAME_RESULTS))
    parser.add_argument("--opening", type=values.moves)
    _add_rules(parser)
    parser.add_argument("--fen")
    parser.add_argument("--limit", type=values.whole("--limit", 1, 10**9))
    parser.add_argument("--to")
    for name in ("--deleted", "--all", "--yes"):
        parser.add_argument(name, action="store_true")
    _add_json(parser)


def _finish_games(options: argparse.Namespace) -> None:
    """Have the games be numbers and codes, where none is a file. Raises UsageError."""
    if options.action != "backup":
        options.game = [values.game(each) for each in options.game]


_OPTIONS: dict[str, Callable[[argparse.ArgumentParser], None]] = {
    "play": _play,
    "legal": _legal,
    "explain": _explain,
    "perft": _perft,
    "analyse": _analyse,
    "pdn": _pdn,
    "hear": _hear,
    "understand": _understand,
    "message": _message,
    "speak": _speak,
    "models": _models,
    "board": _board,
    "games": _games,
    "doctor": _doctor,
    "bench": _bench,
}
COMMANDS = tuple(_OPTIONS)
"""The subcommands."""


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", type=values.choice("--rules", VARIANTS))


def _add_regulation(parser: argparse.ArgumentParser) -> None:
    names = dict.fromkeys(each.name for each in REGULATIONS)
    parser.add_argument("--regulation", type=values.choice("--regulation", names), default="fid")


def _add_preference(parser: argparse.ArgumentParser, name: str) -> None:
    """An option for something that a person may have remembered, with what that may be.

    It has no default here: not given is not the same as given.
    """
    parser.add_argument(f"--{name}", type=values.value_of(NAMED[name]))


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true")
