"""A journal with games by correspondence, in which deeds are done day by day."""

import random
from pathlib import Path

from assistant.dialogue.kept import GameRow, GameSearch
from assistant.game.game import Game
from assistant.game.mail_terms import MailTerms
from assistant.rules.side import Side
from assistant.settings.terms import Player, Terms
from assistant.store.journal import library
from assistant.store.journal.file import open_file, transaction
from assistant.store.journal.writing import Writing
from tests.store.journal.support.played import Played

DAY = 86_400.0
START = 1_780_056_000.0
"""Noon of 29 May 2026."""
ME = Player(name="Bruno")


class Post:
    """A journal with games by correspondence, which I play with White or with Black."""

    def __init__(self, path: Path) -> None:
        self.file = open_file(path)
        self._writing = Writing(self.file)
        self._games: dict[str, Played] = {}

    def begin(self, name: str, own: Side = Side.WHITE, **terms: object) -> str:
        other = Player(name=name, is_by_mail=True)
        white, black = (ME, other) if own is Side.WHITE else (other, ME)
        mail = MailTerms(f"AB-{100 + len(self._games)}", **terms)  # type: ignore[arg-type]
        played = Played(random.Random(7), Terms(white=white, black=black, mail=mail), len(self._games))
        played.at = START
        played.game = Game(played.terms.start, played.terms.regulation, START)
        self._games[name] = played
        self.write(played.begun())
        return name

    def write(self, batch: object) -> None:
        with transaction(self.file):
            self._writing.write(batch)  # type: ignore[arg-type]

    def do(self, name: str, *deeds: object, days: float = 0.0) -> None:
        """Deeds of a game, so many days after its start; `None` is any move."""
        played = self._games[name]
        for deed in deeds:
            played.at = START + days * DAY
            each = played.game.moved(played.game.legal[0], "typed") if deed is None else deed
            self.write(played._done(each))  # type: ignore[arg-type]

    def terms(self, name: str) -> Terms:
        return self._games[name].terms

    def table(self, name: str) -> int:
        return self._games[name].table

    def rows(self, **wanted: object) -> list[GameRow]:
        search = GameSearch(**({"is_mail": True, "by_turn": True} | wanted))  # type: ignore[arg-type]
        return [*library.find(self.file, search).rows]

    def names(self, **wanted: object) -> list[str]:
        return [
            next(each.name for each in (row.terms.white, row.terms.black) if each.is_by_mail)
            for row in self.rows(**wanted)
        ]
