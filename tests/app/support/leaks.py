"""All that a game leaves behind it, and every form in which the program writes a position."""

import random
import sqlite3
import struct
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path

from assistant.dialogue.effects import Say
from assistant.game.game import Game
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


def positions(game: Game) -> list[Position]:
    """Those that somebody who plays without seeing must not be told: all but the start."""
    return [entry.position for entry in game.entries[1:]]


def forms(game: Game) -> Iterator[bytes]:
    """How the program writes these positions: for programs, for the index, and for people."""
    start = set(_lines(game.start, 1))
    for position, ply in zip(positions(game), game.plies, strict=True):
        yield format_fen(position).encode()
        yield str(format_reading(reading_of(position))).encode()
        yield str(number_of(position)).encode()
        yield struct.pack(">q", number_of(position))
        for line in _lines(position, ply.move.end):
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
