"""What is done where the journal's file was removed, moved away or overwritten while it was open."""

import os
import sqlite3
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from assistant.store.journal.copies import name_anew
from assistant.store.journal.file import JournalError, Trouble, open_file, trouble_told
from assistant.store.journal.left_log import keep_left_log
from assistant.store.journal.merging import salvaged, salvaged_from_disk
from assistant.store.journal.watch import Change, Watch
from assistant.store.whole_file import alone_at
from speech.files.own_folders import make_own


def replace(path: Path, old: sqlite3.Connection, watch: Watch, *, is_far: bool) -> str:
    """Have a journal be possible at the path again, with all that can still be read of the one that is
    open, which is closed; the name that what lay there has now, if it was set aside.

    Whoever finds another journal there leaves it: what was read lies beside it, to be taken in. Raises
    JournalError.
    """
    with trouble_told():
        make_own(path.parent)
        is_cut = watch.change() is Change.CUT
        copy = salvaged_from_disk(path) if is_cut else salvaged(old, path)
        if copy is None and watch.has_log():  # not that of another journal, which may be in use
            keep_left_log(path)
        is_empty = path.exists() and not path.stat().st_size  # before its log is written to it
        old.close()
        with alone_at(path):  # of two programs that notice, one is first
            aside = _cleared(path, watch, is_far=is_far)
            if aside and is_empty:
                Path(aside).unlink()
                aside = ""
            if copy:
                _place(copy, path)
        return aside


def set_aside(path: Path) -> str:
    """Move what is no journal away from where one is to be; the name that it has now, if any was worth
    keeping. Raises OSError."""
    keep_left_log(path)
    if path.is_file() and not path.stat().st_size:
        path.unlink()
        return ""
    aside = path.with_name(f"{path.name}-damaged-{datetime.now():%Y%m%d-%H%M%S}")
    os.rename(path, aside)
    return str(aside)


def _cleared(path: Path, watch: Watch, *, is_far: bool) -> str:
    change = watch.change()
    watch.remove_log()
    match change:
        case Change.SPOILT | Change.CUT:
            return set_aside(path)
        case Change.OTHER:
            try:
                open_file(path, is_far=is_far).close()
            except JournalError as error:
                if error.trouble not in (Trouble.DAMAGED, Trouble.FOREIGN):
                    raise
                return set_aside(path)
    return ""


def _place(copy: Path, path: Path) -> None:
    """Have a copy be the journal, where there is none."""
    with suppress(OSError):  # there is one: it is taken in
        name_anew(copy, path)
        copy.unlink(missing_ok=True)
