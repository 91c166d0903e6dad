"""The command `damavoce`: finds the language, reads the options, runs the subcommand.

Nothing of weight is imported with this module: a Ctrl-C while the program starts ends it quietly.
"""

import contextlib
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial

TYPE_CHECKING = False  # the module of this name would cost more than the rest of these
if TYPE_CHECKING:
    from assistant.narration.catalog import Catalog
    from assistant.options import UsageError

DONE, FAILED, WRONG_USAGE, INTERRUPTED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these arguments, by default the process's; returns the exit status."""
    if sys.stdout is None:
        return FAILED  # started without an output: there is nobody to tell
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given[:1] == ["child"] and given[1:2] and given[1] in CHILDREN:
        return _run_child(given[1:])
    try:
        with _interrupts_held():
            run = _command(given)
        status = run()
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


CHILDREN = (
    "speech.voice.sound_child",
    "speech.voice.reader_child",
    "speech.ear.recognizers.child",
    "speech.ear.recorder_child",
    "assistant.engine.warm",
)
"""Our programs that run in processes of their own. A packaged program runs each of them through its one
command, which has no help for that: speech/process/command.py."""


def _run_child(given: list[str]) -> int:
    """Be the child that another process of ours has started."""
    from runpy import run_module

    if hasattr(signal, "pthread_sigmask"):  # not on Windows
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    sys.argv = given
    run_module(given[0], run_name="__main__", alter_sys=True)
    return DONE


def _command(given: list[str]) -> Callable[[], int]:
    """What runs the subcommand, with all that it needs imported."""
    import io
    from importlib import import_module

    from assistant.narration.catalog import catalog
    from assistant.options import UsageError, parse
    from assistant.parsing.words.toml_files import keep_with
    from assistant.store.compiled_phrases import CompiledPhrases

    keep_with(CompiledPhrases())
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A letter that the output lacks is no reason to fall silent.
        sys.stdout.reconfigure(errors="replace")
    messages = catalog(_language(given))
    try:
        options = parse(given)
    except UsageError as error:
        return partial(_complain, error, messages)
    # Each subcommand's module is imported when it runs: a game needs none of the others.
    module = f"{options.command}.command" if options.command in _IN_FOLDERS else options.command
    command = import_module(f"assistant.commands.{module}")

    def run() -> int:
        try:
            status: int = command.run(options, messages)
        except UsageError as error:
            return _complain(error, messages)
        return status

    return run


_IN_FOLDERS = ("bench", "board", "doctor", "models", "pdn")
"""Subcommands of several modules."""


def _complain(error: "UsageError", messages: "Catalog") -> int:
    from assistant.commands.help import complaint

    print(complaint(error, messages), file=sys.stderr)
    return WRONG_USAGE


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """Let a Ctrl-C wait while modules are imported: in their middle it leaves files open.

    It may have been waiting since run.py or __main__.py began. Where it is ignored it stays so.
    """
    held: list[int] = []
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda number, frame: held.append(number))
    try:
        yield
    finally:
        if hasattr(signal, "pthread_sigmask"):  # not on Windows
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        signal.signal(signal.SIGINT, before)
    if held:
        raise KeyboardInterrupt


def _language(given: list[str]) -> str:
    from assistant.store.preferences import PreferencesError, preferences_file, read_preferences
    from assistant.wanted_language import language_wanted

    try:
        # What may be wrong with the file is told by the subcommand that uses the rest of it.
        remembered, _ = read_preferences(preferences_file())
    except PreferencesError:
        return language_wanted(given)
    return language_wanted(given, remembered.get("language"))


def _complain_of_output(given: list[str]) -> None:
    from assistant.narration.catalog import catalog

    print(catalog(_language(given)).text("cli-output-failed"), file=sys.stderr)


def _forget_output() -> None:
    """Let the interpreter's last flush go nowhere, without its complaint."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
