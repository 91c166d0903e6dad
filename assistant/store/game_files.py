"""Files of games: read as far as they are wanted, and written new, whole or not at all.

A file may be of any size: its games are read one after the other, and one or a few are kept.
"""

import errno
import os
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import BinaryIO

from assistant.dialogue.effects import OpenFile
from assistant.dialogue.events import Event, FileRead, FilesGames, FileUnread
from assistant.dialogue.file_games import FileRow
from assistant.errors import why_unread
from assistant.game.pdn.dressing import decoded
from assistant.game.pdn.reader import read
from assistant.game.pdn.results import Result, format_result
from assistant.game.pdn.tree import Numbering, PdnGame
from assistant.game.pdn.writer import write
from assistant.store.documents import documents_folder
from speech.files.own_folders import make_own, opened_alone
from speech.files.regular import open_regular

LONGEST_LINE = 1_000_000
"""Bytes that are read at once: a longer line is taken for several."""
MOST_GAMES = 200_000
"""Games of a file that are looked at, so that none keeps the one who reads for ever."""
LONGEST_TEXT = 200_000
"""Characters of a game that is gone through by ear: reading it again holds up the conversation, by a
tenth of a second for so many."""
LONGEST_NAME = 80
"""Characters of a player's name in a list."""
MOST_COPIES = 1000
"""Names that are tried where a file has the one that was wanted."""
ENDING = ".pdn"


def opened(wanted: OpenFile, folder: Path | None = None) -> Event:
    """What is in a file: a game of it, or some to choose from; or why it cannot be had."""
    try:
        with regular(wanted.file, folder) as file:
            return _found(wanted, read(decoded(_lines(file))))
    except OSError as error:
        return _unread(wanted, why_unread(error))


def written(name: str, texts: Iterable[str], folder: Path | None = None) -> tuple[str, Path]:
    """Write texts to a new file; its name, with a number where that one was taken, and its folder.

    Raises OSError, and then there is no such file. Raises RuntimeError without a home.
    """
    folder = folder or documents_folder()
    make_own(folder)
    ending = Path(name).suffix or ENDING
    stem = name.removesuffix(ending)
    for copy in range(1, MOST_COPIES):
        file = folder / (f"{stem}{ending}" if copy == 1 else f"{stem} {copy}{ending}")
        try:
            with open(file, "x", encoding="utf-8", newline="\n", opener=opened_alone) as new:
                try:
                    new.writelines(texts)
                    new.flush()
                    os.fsync(new.fileno())
                except BaseException:
                    file.unlink(missing_ok=True)
                    raise
        except FileExistsError:
            continue
        return file.name, folder
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), name)


def _found(wanted: OpenFile, games: Iterator[PdnGame]) -> Event:
    games = islice(games, MOST_GAMES)
    if wanted.number:
        game = next((each for each in games if each.number == wanted.number), None)
        return _read(wanted, game) if game else _unread(wanted, "no-game")
    before = list(islice(games, 2)) if wanted.first == 1 else []
    if wanted.first == 1 and len(before) < 2:
        return _read(wanted, before[0]) if before else _unread(wanted, "empty")
    rows = [_row(each) for each in before]
    for game in games:
        if game.number >= wanted.first:
            rows.append(_row(game))
        if len(rows) > wanted.most:
            break
    if not rows:
        return _unread(wanted, "no-game")
    is_more = len(rows) > wanted.most
    shown = tuple(rows[: wanted.most])
    return FilesGames(wanted.request_id, wanted.file, shown, is_more, by=wanted.to)


def _read(wanted: OpenFile, game: PdnGame) -> Event:
    if game.regulation is None:
        return _unread(wanted, "not-ours")
    text = write(game)
    if len(text) > LONGEST_TEXT:
        return _unread(wanted, "too-long")
    is_mirrored = game.numbering is Numbering.MIRRORED
    return FileRead(
        wanted.request_id,
        wanted.file,
        game.number,
        text,
        len(game.errors),
        is_mirrored,
        by=wanted.to,
    )


def _unread(wanted: OpenFile, why: str) -> FileUnread:
    return FileUnread(wanted.request_id, wanted.file, why, by=wanted.to)


_NOBODY = ("", "?", "-")


def _row(game: PdnGame) -> FileRow:
    white, black = (
        "" if name in _NOBODY else name[:LONGEST_NAME]
        for name in (game.tags.get("White", ""), game.tags.get("Black", ""))
    )
    is_known = game.result is not Result.UNKNOWN or game.result_text
    result = game.result_text or format_result(game.result, game.regulation) if is_known else ""
    start = None if game.plies else game.start
    pieces = (start.white.bit_count(), start.black.bit_count()) if start else (0, 0)
    return FileRow(game.number, white, black, result, (game.plies + 1) // 2, *pieces)


def _lines(file: BinaryIO) -> Iterator[bytes]:
    while line := file.readline(LONGEST_LINE):
        yield line


def regular(name: str, folder: Path | None) -> BinaryIO:
    """A file to be read, as somebody says it, never a pipe that would be waited for. Raises OSError."""
    return open_regular(_path_of(name, folder))


def _path_of(name: str, folder: Path | None) -> Path:
    """Where the file lies: in the person's documents, else where the program runs; a path is one."""
    said = Path(name)
    try:
        said = said.expanduser()
        own = folder or documents_folder()
    except RuntimeError:  # nobody's home
        own = Path()
    candidates = [said] if said.is_absolute() else [own / said, said]
    candidates += [each.with_name(f"{each.name}{ENDING}") for each in candidates if each.name]
    return next((each for each in candidates if each.exists()), said)
