"""What `damavoce doctor` looks at: each part is tried for real, and nothing is waited for without end.

A check answers with a `Finding`. That a package is installed proves nothing here: it may be broken, or
lack a library, so words are made sound, and sounds are played.
"""

import contextlib
import importlib
import importlib.metadata
import importlib.util
import os
import platform
import queue
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field

from assistant.commands import mends
from assistant.dialogue.kept import GameSearch
from assistant.narration.catalog import Variable, base_of, catalog, languages
from assistant.narration.narrator import printable, quotable
from assistant.parsing.intents.table import table
from assistant.store.journal.file import JournalError, open_file, transaction, wal_of
from assistant.store.journal.library import find
from assistant.store.journal.places import is_far, journal_file, mounts
from assistant.store.mail.aside import READ, REFUSED, MailsAside, note_of_mails
from assistant.store.preferences import (
    FileTrouble,
    Preferences,
    PreferencesError,
    Problem,
    preferences_file,
    read_preferences,
)
from assistant.surfaces.ear_model import NO_MODEL, ListeningError, choose_model
from assistant.terminal.console import open_console
from speech.process.child import ChildGone
from speech.voice.reader import Reader
from speech.voice.running_reader import UNNAMED, running_reader

READER_PATIENCE = 22.0
"""Seconds for the child of the reader, which gives up after twenty."""
PACKAGES = {
    "prompt_toolkit": "prompt_toolkit",
    "fluent.runtime": "fluent.runtime",
    "platformdirs": "platformdirs",
}
"""What the game cannot do without: by the name it is installed by, the module."""


@dataclass(frozen=True, slots=True)
class ReportLine:
    """A message to be told, with its variables."""

    message: str
    values: Mapping[str, Variable] = field(default_factory=dict)


@dataclass(slots=True)
class CheckFinding:
    """What one check has found."""

    check: str
    ok: bool
    lines: list[ReportLine]
    detail: dict[str, object]
    mend: str = ""
    """The command that gives what is missing; empty where there is none, or nothing is missing."""
    is_needed: bool = True
    """Whether the program needs the part on this machine now: with `--voice auto`, or where it is to
    listen."""


# The program, its settings, the terminal


def check_python() -> CheckFinding:
    """The interpreter, and the packages without which there is no game."""
    version = platform.python_version()
    found, missing = {}, []
    for package, module in PACKAGES.items():
        try:
            importlib.import_module(module)
            found[package] = importlib.metadata.version(package)
        except (ImportError, OSError):
            missing.append(package)
    values = {
        "python": version,
        "packages": ", ".join(f"{name} {number}" for name, number in found.items()),
        "missing": ", ".join(missing),
        "is_whole": "no" if missing else "yes",
    }
    detail: dict[str, object] = {"python": version, "packages": found, "missing": missing}
    mend = mends.for_part("") if missing else ""
    return CheckFinding("python", not missing, [ReportLine("doctor-python", values)], detail, mend)


def check_settings() -> tuple[CheckFinding, Preferences]:
    """The file of the settings, and what stands there."""
    try:
        file = preferences_file()
    except PreferencesError:
        return _settings_found("", "no-home", []), Preferences()
    preferences, problems = read_preferences(file)
    language = preferences.get("language")
    if language is not None and language not in languages():
        problems = [Problem(FileTrouble.BAD_VALUE, "language", language), *problems]
    return _settings_found(str(file), "read" if file.exists() else "none", problems), preferences


def _settings_found(file: str, state: str, problems: list[Problem]) -> CheckFinding:
    shown = printable(file)
    lines = [
        ReportLine(
            f"errors-settings-{problem.kind.value}",
            {
                "file": shown,
                "detail": problem.detail,
                "value": quotable(problem.value),
                "has_value": "yes" if quotable(problem.value) else "no",
            },
        )
        for problem in problems
    ]
    detail: dict[str, object] = {
        "file": file,
        "state": state,
        "problems": [[problem.kind.value, problem.detail, problem.value] for problem in problems],
    }
    told = lines or [ReportLine("doctor-settings", {"state": state, "file": shown})]
    return CheckFinding("settings", not problems, told, detail)


def check_games() -> CheckFinding:
    """Whether games can be saved: the file is opened, and a transaction tried that changes nothing."""
    state, file, count, detail = "saved", "", 0, ""
    try:
        path = journal_file()
        file = str(path)
        with contextlib.closing(open_file(path, is_far=is_far(path.parent, mounts()))) as opened:
            with transaction(opened):
                count = find(opened, GameSearch(), most=1).total
            state = "saved" if wal_of(opened) else "alone"
    except JournalError as error:
        state, detail = error.trouble.value, error.detail
    told: dict[str, object] = {"file": file, "state": state, "games": count, "reason": detail}
    line = ReportLine("doctor-games", {"state": state, "file": printable(file), "count": count})
    return CheckFinding("games", state in ("saved", "alone"), [line], told)


def check_understanding() -> CheckFinding | None:
    """That the table of what was learnt is missing or damaged; None where it is whole."""
    if table() is not None:
        return None
    lines = [ReportLine("doctor-understanding", {})]
    return CheckFinding("understanding", False, lines, {"table": "missing"}, is_needed=False)


def check_mails() -> CheckFinding | None:
    """The mails of a mailbox that were put aside, unread or read; None where there are none."""
    aside = [*MailsAside(note_of_mails()).still_there()]
    if not aside:
        return None
    lines = [ReportLine("doctor-mails", {"count": len(aside)})]
    lines += [ReportLine("doctor-mail", {"file": printable(path), "why": why}) for path, why in aside]
    detail: dict[str, object] = {"aside": [[path, why] for path, why in aside]}
    is_well = all(why in (REFUSED, READ) for _, why in aside)
    return CheckFinding("mails", is_well, lines, detail, is_needed=False)


def check_terminal() -> CheckFinding:
    """Whether keys are seen one by one, and how large the terminal is."""
    sees_keys = open_console(lambda event: None).sees_keys
    columns, rows = 0, 0
    with contextlib.suppress(OSError, ValueError, AttributeError):
        columns, rows = os.get_terminal_size(sys.stdout.fileno())
    state = "none" if not sees_keys else "sized" if columns and rows else "unsized"
    line = ReportLine("doctor-terminal", {"state": state, "columns": columns, "rows": rows})
    detail: dict[str, object] = {"keys": sees_keys, "columns": columns, "rows": rows}
    return CheckFinding("terminal", sees_keys, [line], detail, is_needed=False)


# The ear


def check_model_in_use(language: str) -> CheckFinding:
    """Which model of the ear is used for a language, and whether one that should be is damaged."""
    name = catalog(language).text("models-language", code=base_of(language))
    values: dict[str, Variable] = {"language": name}
    try:
        chosen = choose_model(language)
    except ListeningError as error:
        state = "no-model" if error.reason == NO_MODEL else "damaged"
        line = ReportLine(
            "models-doctor", {**values, "state": state, "name": "none", "damaged": "none"}
        )
        detail: dict[str, object] = {"language": language, "name": "", "damaged": []}
        return CheckFinding("model", False, [line], detail, is_needed=False)
    damaged = ", ".join(chosen.damaged)
    state = "fallback" if damaged else "downloaded" if chosen.is_downloaded else "program"
    values |= {"state": state, "name": chosen.name, "damaged": damaged or "none"}
    detail = {"language": language, "name": chosen.name, "damaged": [*chosen.damaged]}
    mend = mends.command_line("models", "get", chosen.damaged[0]) if damaged else ""
    line = ReportLine("models-doctor", values)
    return CheckFinding("model", not damaged, [line], detail, mend, is_needed=False)


# The screen reader


def check_reader() -> CheckFinding:
    """Which screen reader runs, and whether words reach it from here."""
    running = running_reader()
    reached = _reach_reader()
    is_installed = importlib.util.find_spec("prism") is not None
    name = running if running not in ("", UNNAMED) else reached or "unknown"
    if reached:
        state = "reached"
    elif not running:
        state = "none"
    else:
        state = "unreached" if is_installed else "no-package"
    line = ReportLine("doctor-reader", {"state": state, "reader": name})
    detail: dict[str, object] = {"running": running, "reached": reached, "package": is_installed}
    mend = mends.for_part("reader") if state == "no-package" else ""
    # What is printed is read all the same, so nothing that the game needs is missing.
    return CheckFinding("reader", state in ("none", "reached"), [line], detail, mend, is_needed=False)


def _reach_reader() -> str:
    """The name of the reader that takes words from here, or ""."""
    answer: queue.SimpleQueue[str] = queue.SimpleQueue()
    try:
        reader = Reader(answer.put, lambda: answer.put(""))
    except ChildGone:
        return ""
    try:
        return answer.get(timeout=READER_PATIENCE)
    except queue.Empty:
        return ""
    finally:
        reader.kill()
        reader.close()
