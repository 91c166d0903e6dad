"""`damavoce understand`: what a typed line means in a position, one line of JSON each."""

import argparse

from assistant.commands.law import lines_of_input, print_fen_error, print_json, start_of
from assistant.commands.meaning import describe_line
from assistant.commands.why_understood import why
from assistant.narration.catalog import Catalog
from assistant.options import UsageError
from assistant.parsing.commands.catalogue import SPECS, Spec
from assistant.parsing.context import Context
from assistant.parsing.meanings import Command
from assistant.parsing.moving.situation import Situation
from assistant.parsing.understanding import understand
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.fen import FenError


def run(options: argparse.Namespace, messages: Catalog) -> int:
    """Say what each line of the arguments, or of standard input, means; 1 if the FEN is unreadable."""
    if options.commands:
        for command, spec in SPECS.items():
            print_json(_described(command, spec))
        return 0
    if options.rules is None:
        raise UsageError("missing-option", name="--rules")
    try:
        regulation, position = start_of(options)
    except FenError as error:
        print_fen_error(options.fen, error, messages.language)
        return 1
    words = vocabulary(messages.language)
    for line in options.line or lines_of_input():
        if line.strip():
            found = understand(line, Context(Situation(position, regulation, words))).found
            told = {"line": line, "meaning": describe_line(found, words)}
            print_json(told | (why(line, position, regulation, words) if options.why else {}))
    return 0


def _described(command: Command, spec: Spec) -> dict[str, object]:
    """A command's id, its family, what it takes, and what else is declared of it."""
    slots = spec.slots
    return {
        "command": command.value,
        "family": spec.family.value,
        "takes": [name for name in slots._fields if name != "needed" and getattr(slots, name)],
        "needs": slots.needed,
        "traits": [trait.name.lower().replace("_", "-") for trait in spec.traits],
    }
