"""The command `damavoce`: finds the language, reads the options, runs the subcommand.

Nothing of weight is imported with this module: a Ctrl-C while the program starts ends it quietly.
"""

import contextlib
import os
import signal
import sys
from collections.abc import Iterator, Sequence

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
        from assistant.narration.narrator import quotable
        from assistant.options import UsageError, parse

    if isinstance(sys.stdout, io.TextIOWrapper):
        # A letter that the output lacks is no reason to fall silent.
        sys.stdout.reconfigure(errors="replace")
    with _interrupts_held():
        messages = catalog(_language(given))
    try:
        options = parse(given)
        if options.command == "help":
            print(messages.text("cli-help"))
            return DONE
        # Each subcommand's module is imported when it runs: a game needs none of the others.
        with _interrupts_held():
            command = import_module(f"assistant.commands.{options.command}")
        status: int = command.run(options, messages)
    except UsageError as error:
        details = {name: quotable(text) for name, text in error.details.items()}
        sentence = error.sentence or messages.text(f"cli-{error.problem}", **details)
        print(sentence, file=sys.stderr)
        return WRONG_USAGE
    return status


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
