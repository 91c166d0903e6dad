"""All that a game leaves behind it, and every form in which the program writes a position."""

import random
import sqlite3
import struct
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from pathlib import Path

from assistant.dialogue.effects import Say
from assistant.game.arbiter_deeds import IrregularityKept
from assistant.game.game import Game
from assistant.game.record import Ply
from assistant.rules.articles import Article, Text
from assistant.rules.fen import format_fen
from assistant.rules.notation import format_path
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.settings.preferences import NAMED
from assistant.store.journal.positions import number_of
from assistant.tactile.reading import format_reading, reading_of
from tests.dialogue.support.talk import Talk, settings_for

QUESTIONS = {
    "it": ("pezzi", "righe", "casella {square}", "damiera"),
    "en": ("pieces", "rows", "square {square}", "board"),
    "pt": ("peças", "linhas", "casa {square}", "tabuleiro"),
    "pt-BR": ("peças", "linhas", "casa {square}", "tabuleiro"),
}
TASTES: tuple[dict[str, str], ...] = (
    {},
    {"cells": "12"},
    {"letters": "bn"},
    {"letters": "bn", "cells": "12"},
)
"""How a person may have the board printed: in words, narrow, in letters, in narrow letters."""
SHORTEST = 9
"""A line that is shorter may stand anywhere by chance."""


def played(plies: int, seed: int = 5) -> Game:
    """A game of so many plies."""
    game, rng = Game(start_position(ITALIAN_FID.variant), ITALIAN_FID), random.Random(seed)
    for _ in range(plies):
        game.play(rng.choice(game.legal))
    return game


def asked_between(game: Game) -> list[str]:
    """Lines of two people who try all they can to hear of the position, in a game that they play."""
    lines = []
    for ply in game.plies:
        square = ply.move.end
        lines += [format_path(ply.move), "Anna: pezzi", f"Bruno: casella {square}", "righe", "mosse"]
        lines += ["fen", "fen su file", "cambiato", "Anna: prese", "32-1", "?", "ripeti", "tabellino"]
    return [*lines, "esporta", "rivedi indietro", "righe", "alla partita", "impostazioni", "0"]


def irregular() -> Game:
    """A game in which second moves running were kept, of each side."""
    game = Game(start_position(ITALIAN_FID.variant), ITALIAN_FID)
    for written, what in (((24, 20), "B:-28,+W24"), ((9, 13), "W:-5,+B9")):
        game.play(next(move for move in game.legal if move.path == written))
        game.do(IrregularityKept("", what, Article(Text.CAPO1, "8.1.1"), ""))
    return game


IRREGULAR = (
    *("24-20", "Anna: 28-24", "no", "Bruno: corretta", "Anna: 28-24", "Anna: mantenuta"),
    *("Bruno: mantenuta", "Anna: damiera urtata", "9-13", "Bruno: 5-9", "Anna: corretta"),
    *("Bruno: 5-9", "rimetti la posizione", "Anna: in parte", "Anna: mantenuta"),
    *("arbitro: damiera urtata", "Bruno: pedina fuori casella", "Anna: sì", "32-1"),
    *("Anna: 22-18", "Anna: 32-28"),
)
"""Lines of two people who play it: second moves running are corrected, and kept the second time, the
board is upset and put up again, and what was announced last waits still."""


def asked_after(lines: Iterable[str]) -> list[str]:
    """The same, behind each of which they try all they can to hear of the position."""
    tries = ("Anna: pezzi", "Bruno: casella 18", "righe", "fen", "cambiato", "tabellino", "ripeti")
    return [line for each in lines for line in (each, *tries)]


def positions(game: Game) -> list[tuple[Position, int]]:
    """Those that somebody who plays without seeing must not be told, all but the start, each with a
    square to ask about: of an irregular move the start's, since the score tells the rest."""
    asked = [entry.cause.move.end if isinstance(entry.cause, Ply) else 1 for entry in game.entries]
    return [(entry.position, square) for entry, square in zip(game.entries, asked, strict=True)][1:]


def forms(game: Game) -> Iterator[bytes]:
    """How the program writes these positions: for programs, for the index, and for people."""
    start = set(_lines(game.start, 1))
    for position, square in positions(game):
        yield format_fen(position).encode()
        yield str(format_reading(reading_of(position))).encode()
        yield str(number_of(position)).encode()
        yield struct.pack(">q", number_of(position))
        for line in _lines(position, square):
            if line not in start and len(line) >= SHORTEST:
                yield plain(line.encode())


def _lines(position: Position, square: int) -> Iterator[str]:
    """What is printed and said of a position to who may ask, in each language and to each taste."""
    for language, questions in QUESTIONS.items():
        for taste in TASTES:
            settings = settings_for(fen=format_fen(position), language=language)
            for name, value in taste.items():
                settings = NAMED[name].put(settings, value)
            talk = Talk(settings)
            begun = len(talk.done)
            for question in questions:
                talk.type(question.format(square=square))
            for said in talk.done[begun:]:
                if isinstance(said, Say):
                    yield from (said.utterance.text, said.utterance.spoken)


def plain(data: bytes) -> bytes:
    """The same however it is broken into lines."""
    return b" ".join(data.split())


def left_behind(folder: Path) -> Mapping[str, bytes]:
    """Every file below a folder, and what another program reads in a database."""
    found = {}
    for path in folder.rglob("*"):
        if path.is_file():
            found[path.name] = path.read_bytes()
        if path.suffix == ".db":
            found[f"{path.name}, read"] = _read(path)
    return found


def _read(path: Path) -> bytes:
    with closing(sqlite3.connect(path)) as file:
        names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type='table'")]
        rows = [row for name in names for row in file.execute(f"SELECT * FROM {name}")]
    return "\n".join(" ".join(map(str, row)) for row in rows).encode()


def leaks(written: Mapping[str, bytes], game: Game) -> list[tuple[str, bytes]]:
    """Where a position stands in what was written, and how."""
    searched = {name: data + b"\n" + plain(data) for name, data in written.items()}
    known = set(forms(game))
    return [(name, form) for name, data in searched.items() for form in known if form in data]
