"""TurboEngine of py-draughts as a player of its own process: see players.py, Elsewhere.

It is run by another Python, where that package is installed, and imports nothing of this project.
"""

import json
import sys

from draughts import Board, Move
from draughts.engines.turbo import TurboEngine


class Turbo:
    """One game after the other: what the engine remembers belongs to a game."""

    def __init__(self) -> None:
        self._known: list[str] = []

    def answer(self, fen: str, past: list[str], seconds: float) -> Move:
        positions = [*past, fen]
        if not self._known or positions[: len(self._known)] != self._known:
            # Its own time limit alone ends its search: no depth does.
            self._engine = TurboEngine(depth_limit=None, time_limit=seconds)
            self._board = Board.from_fen(positions[0])
            self._known = positions[:1]
        for following in positions[len(self._known) :]:
            self._follow(following)
        return self._engine.get_best_move(self._board)

    def _follow(self, fen: str) -> None:
        """Play the move that leads to a position, so that the board knows the game."""
        wanted = Board.from_fen(fen).fen
        for move in self._board.legal_moves:
            self._board.push(move)
            if self._board.fen == wanted:
                self._known.append(fen)
                return
            self._board.pop()
        raise ValueError(f"no move leads to {fen}")


def main() -> None:
    turbo = Turbo()
    for line in sys.stdin:
        asked = json.loads(line)
        move = turbo.answer(asked["fen"], asked["past"], asked["seconds"])
        path = [square + 1 for square in move.square_list]
        captured = [square + 1 for square in move.captured_list]
        sys.stdout.write(json.dumps({"path": path, "captured": captured}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
