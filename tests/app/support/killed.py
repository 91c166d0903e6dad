"""A game that is played on through one program after the other, each of which is killed at random."""

import random
import re
import subprocess
import threading
import time
from contextlib import closing
from pathlib import Path

from assistant.dialogue.kept import GameSearch, KeptGame
from assistant.game.game import Game
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.store.journal import library
from assistant.store.journal.file import open_file
from tests.app.support.processes import command, environment

_ANNOUNCED = re.compile(r"^(?:Bianco|Nero): (\d+(?:[-x]\d+)+)\b")
LONGEST_LIFE, EVER = 1.5, 15.0
"""Seconds until a program is killed at the latest; where the machine has so much to do that few come to
their first move, they live longer, up to the second."""


class Victims:
    """Plays for two people at one machine, and looks into the journal after each kill."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._rng = random.Random(seed)
        self._env = environment(XDG_DATA_HOME=str(folder))
        self._path = folder / "damavoce" / "games.db"
        self._seen: set[int] = set()
        self._longest = LONGEST_LIFE
        self.kills = 0
        self.moves_kept = 0
        self.lives_with_moves = 0

    def kill_one(self) -> None:
        """Start a program, play, kill it, and hold what is kept against what was announced."""
        before = self._kept()
        game = before.game() if before else Game(start_position(ITALIAN_FID.variant), ITALIAN_FID)
        was = len(game.plies)
        sent = self._lines(game)
        lines = ["sì"] * bool(before) + [ply.written for ply in game.plies[was:]]
        announced = self._live(lines, wanted=self._rng.randint(0, sent))
        self._longest = (
            max(LONGEST_LIFE, self._longest / 1.1) if announced else min(self._longest * 1.2, EVER)
        )
        self.kills += 1
        after = self._kept(number=before.number if before else None)
        if after is None:
            assert not announced, "what was announced is lost"
            return
        played = [ply.written for ply in after.game().plies]
        whole = [ply.written for ply in game.plies]
        told = [re.sub(r"x(?:\d+x)*", "x", each) for each in announced]
        kept = [re.sub(r"x(?:\d+x)*", "x", each) for each in played]
        assert kept[was : was + len(told)] == told, "what was announced is kept"
        assert played == whole[: len(played)], "nothing is kept that nobody played"
        assert played[:was] == whole[:was], "nothing is lost that was kept"
        self.moves_kept += len(played) - was
        self.lives_with_moves += bool(announced)

    def _lines(self, game: Game) -> int:
        """Play some moves on; how many."""
        count = 0
        while count < self._rng.randint(2, 8) and not game.outcome:
            game.play(self._rng.choice(game.legal))
            count += 1
        return count

    def _live(self, lines: list[str], wanted: int) -> list[str]:
        """The moves that a program has announced until it was killed: when so many were, and a moment
        later, or after a while."""
        people = ("--white", "human:Anna", "--black", "human:Bruno", "--coach", "off", "--voice", "off")
        with subprocess.Popen(
            command(*people),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=self._env,
        ) as process:
            assert process.stdin
            assert process.stdout
            timer = threading.Timer(self._rng.uniform(0.05, self._longest), process.kill)
            timer.start()
            announced: list[str] = []
            try:
                process.stdin.write("".join(f"{line}\n" for line in lines).encode())
                process.stdin.flush()
            except BrokenPipeError:
                pass
            for raw in process.stdout:
                if match := _ANNOUNCED.match(raw.decode().rstrip("\n")):
                    announced.append(match[1])
                if wanted and len(announced) >= wanted:
                    time.sleep(self._rng.choice([0.0, 0.0005, 0.002, 0.01]))
                    process.kill()
                    wanted = 0
            timer.cancel()
            process.kill()
            assert process.stderr
            assert b"Traceback" not in process.stderr.read()
        return announced

    def _kept(self, number: int | None = None) -> KeptGame | None:
        """The game of this number; else one that is new, or still open."""
        if not self._path.exists():
            return None
        with closing(open_file(self._path)) as file:
            assert file.execute("PRAGMA quick_check").fetchone() == ("ok",)
            if number is None:
                rows = library.find(file, GameSearch()).rows
                wanted = [
                    row.number for row in rows if row.result is None or row.number not in self._seen
                ]
                self._seen |= {row.number for row in rows}
                number = wanted[0] if wanted else None
            return library.fetch(file, number) if number else None
