"""The command `damavoce`: finds the language, reads the options, runs the subcommand.

Nothing of weight is imported with this module: a Ctrl-C while the program starts ends it quietly.
"""

import contextlib
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.narration.catalog import Catalog
    from assistant.options import UsageError

DONE, FAILED, WRONG_USAGE, INTERRUPTED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these arguments, by default the process's; returns the exit status."""
    if sys.stdout is None:
        return FAILED  # started without an output: there is nobody to tell
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        status = _run(given)
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return FAILED
    except OSError:
        # What a subcommand opens it watches itself: this is the output, full or gone.
        _complain_of_output(given)
        _forget_output()
        return FAILED


def _run(given: list[str]) -> int:
    import io
    from importlib import import_module

    with _interrupts_held():
        from assistant.narration.catalog import catalog
        from assistant.options import UsageError, parse

    if isinstance(sys.stdout, io.TextIOWrapper):
        # A letter that the output lacks is no reason to fall silent.
        sys.stdout.reconfigure(errors="replace")
    with _interrupts_held():
        messages = catalog(_language(given))
    try:
        options = parse(given)
        if options.command == "help":
            _help(options.of, messages)
            return DONE
        # Each subcommand's module is imported when it runs: a game needs none of the others.
        with _interrupts_held():
            command = import_module(f"assistant.commands.{options.command}")
        status: int = command.run(options, messages)
    except UsageError as error:
        print(error.sentence or _complaint(error, messages), file=sys.stderr)
        return WRONG_USAGE
    return status


def _complaint(error: "UsageError", messages: "Catalog") -> str:
    """What is wrong with a command line: what the person wrote in it cut short, the rest whole."""
    from assistant.commands import mends
    from assistant.narration.narrator import quotable
    from assistant.options import COMMANDS, OWN_WORDS

    details = {
        name: text if name in OWN_WORDS else quotable(text) for name, text in error.details.items()
    }
    if error.problem == "unknown-command":
        details["known"] = ", ".join([*COMMANDS, *(mends.INSTALLERS if mends.has_installer() else ())])
    return messages.text(f"cli-{error.problem}", **details)


def _help(command: str, messages: "Catalog") -> None:
    """Tell what a subcommand takes, or what there is."""
    from assistant.commands import mends

    program = mends.command_line()
    if command:
        print(messages.text(f"cli-help-{command}", program=program))
        return
    has_installer = "yes" if mends.has_installer() else "no"
    print(messages.text("cli-help", program=program, has_installer=has_installer))


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """Let a Ctrl-C wait while modules are imported: in their middle it leaves files open."""
    held: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: held.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if held:
        raise KeyboardInterrupt


def _language(given: list[str]) -> str:
    from assistant.options import language_wanted
    from assistant.store.preferences import PreferencesError, preferences_file, read_preferences

    try:
        # What may be wrong with the file is told by the subcommand that uses the rest of it.
        remembered, _ = read_preferences(preferences_file())
    except PreferencesError:
        return language_wanted(given)
    return language_wanted(given, remembered.language)


def _complain_of_output(given: list[str]) -> None:
    from assistant.narration.catalog import catalog

    print(catalog(_language(given)).text("cli-output-failed"), file=sys.stderr)


def _forget_output() -> None:
    """Let the interpreter's last flush go nowhere, without its complaint."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
