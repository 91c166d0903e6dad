"""`damavoce --help`, and what is said of a command line that is wrong."""

import argparse

from assistant.commands import mends
from assistant.narration.catalog import Catalog
from assistant.narration.narrator import quotable
from assistant.options import COMMANDS, OWN_WORDS, UsageError


def run(options: argparse.Namespace, messages: Catalog) -> int:
    """Tell what the subcommand `of` takes, or what there is; 0."""
    program = mends.command_line()
    has_installer = "yes" if mends.has_installer() else "no"
    if options.of:
        print(messages.text(f"cli-help-{options.of}", program=program))
    else:
        print(messages.text("cli-help", program=program, has_installer=has_installer))
    return 0


def complaint(error: UsageError, messages: Catalog) -> str:
    """What is wrong with a command line: what the person wrote in it cut short, the rest whole."""
    details = {
        name: text if name in OWN_WORDS else quotable(text) for name, text in error.details.items()
    }
    if error.problem == "unknown-command":
        details["known"] = ", ".join([*COMMANDS, *(mends.INSTALLERS if mends.has_installer() else ())])
    return error.sentence or messages.text(f"cli-{error.problem}", **details)
