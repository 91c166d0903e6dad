"""The command `damavoce`: finds the language, reads the options, runs the subcommand."""

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from assistant.narration.catalog import Catalog
from assistant.narration.narrator import quotable
from assistant.options import UsageError, language_wanted, parse

DONE, FAILED, WRONG_USAGE, INTERRUPTED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these arguments, by default the process's; returns the exit status."""
    if sys.stdout is None:
        return FAILED  # started without an output: there is nobody to tell
    given = list(sys.argv[1:] if arguments is None else arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A letter that the output lacks is no reason to fall silent.
        sys.stdout.reconfigure(errors="replace")
    catalog = Catalog(language_wanted(given))
    try:
        options = parse(given)
        if options.command == "help":
            print(catalog.text("cli-help"))
            return DONE
        # Each subcommand's module is imported when it runs: a game needs none of the others.
        status: int = import_module(f"assistant.commands.{options.command}").run(options, catalog)
        sys.stdout.flush()
        return status
    except UsageError as error:
        details = {name: quotable(text) for name, text in error.details.items()}
        print(catalog.text(f"cli-{error.problem}", **details), file=sys.stderr)
        return WRONG_USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads on: leave without the interpreter's own complaint at its last flush.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
