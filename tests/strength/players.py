"""Who plays in a match: the opponent, a search of fixed limits, a program in another process."""

import json
import os
import subprocess
from collections.abc import Sequence

from assistant.engine.compiled import compile_kernel
from assistant.engine.kernel.kernel import Kernel, plain_kernel
from assistant.engine.kernel.thinking import Thinking
from assistant.engine.limits import Limits
from assistant.engine.opponent import SearchRequest, thinking_for
from assistant.rules.fen import format_fen
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.variant import Variant
from tests.strength.match import Turn


def kernel(kind: str, variant: Variant) -> Kernel:
    """The kernel of a game, "plain" or "compiled"."""
    return plain_kernel(variant) if kind == "plain" else compile_kernel(variant)


class Opponent:
    """The opponent as people meet it: at a level, or with a time for each move."""

    def __init__(self, kernel: Kernel, *, level: int = 5, movetime: float | None = None) -> None:
        self.name = f"level {level}" if movetime is None else f"Damavoce, {movetime:g} s"
        self._kernel = kernel
        self._level = level
        self._movetime = movetime

    def move(self, turn: Turn) -> Move:
        position, past, counts, seed = turn
        request = SearchRequest(position, past, self._level, self._movetime, counts, seed)
        thinking, limits = thinking_for(self._kernel, request)
        result = thinking.result(limits)
        assert result
        return result.move


class Searcher:
    """The search with fixed limits, and nothing that a level adds."""

    def __init__(self, kernel: Kernel, limits: Limits, slots: int = 1 << 15) -> None:
        self.name = ", ".join(
            f"{number} {unit}"
            for number, unit in zip(
                (limits.depth, limits.nodes, limits.seconds), ("plies", "nodes", "s"), strict=True
            )
            if number is not None
        )
        self._kernel = kernel
        self._limits = limits
        self._slots = slots

    def move(self, turn: Turn) -> Move:
        position, past, counts, seed = turn
        thinking = Thinking(
            self._kernel, position, past=past, counts=counts, seed=seed, slots=self._slots
        )
        result = thinking.result(self._limits)
        assert result
        return result.move


class Elsewhere:
    """A program in a process of its own, which need not know anything of this one.

    For each move it is sent a line of JSON: `fen`, `past` (the FENs of the game's earlier positions,
    the oldest first) and `seconds`. It answers with a line too: `path`, the squares of the move from
    start to end, and `captured`, the squares that the move captures. When it is sent no more, it ends.
    """

    def __init__(self, name: str, command: Sequence[str], seconds: float) -> None:
        self.name = name
        self._seconds = seconds
        others = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        self._child = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**others, "PYTHONIOENCODING": "utf-8", "PYTHONSAFEPATH": "1"},
        )

    def __enter__(self) -> "Elsewhere":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Have it end."""
        assert self._child.stdin
        assert self._child.stdout
        self._child.stdin.close()
        self._child.wait(10)
        self._child.stdout.close()

    def move(self, turn: Turn) -> Move:
        """Its move. Raises ValueError where it answers with none, or with one that is not legal."""
        position, past, _, _ = turn
        asked = {
            "fen": format_fen(position),
            "past": [format_fen(each) for each in past],
            "seconds": self._seconds,
        }
        assert self._child.stdin
        assert self._child.stdout
        self._child.stdin.write(json.dumps(asked) + "\n")
        self._child.stdin.flush()
        line = self._child.stdout.readline()
        if not line:
            raise ValueError(f"{self.name}: no answer to {asked['fen']}")
        told = json.loads(line)
        start, end = told["path"][0], told["path"][-1]
        for move in legal_moves(position):
            if (move.start, move.end) == (start, end) and {*move.captured} == {*told["captured"]}:
                return move
        raise ValueError(f"{self.name}: {line.strip()} in {asked['fen']}")
