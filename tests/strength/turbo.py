"""A match against TurboEngine of py-draughts, with as much time for each move.

    python -m tests.strength.turbo --python PYTHON --games 100 --seconds 0.2

PYTHON is one that has py-draughts 1.10.1, in an environment of its own; this one needs numba.
"""

import argparse
from pathlib import Path

from assistant.rules.variant import INTERNATIONAL
from tests.strength.openings import even_openings
from tests.strength.players import Elsewhere, Opponent, kernel
from tests.strength.run_match import run_match

PEER = Path(__file__).with_name("peer_turbo.py")
SEED = 8


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", required=True)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--kernel", choices=("compiled", "plain"), default="compiled")
    asked = parser.parse_args()
    own = kernel(asked.kernel, INTERNATIONAL)
    with Elsewhere("TurboEngine", [asked.python, str(PEER)], asked.seconds) as peer:
        player = Opponent(own, movetime=asked.seconds)
        run_match(player, peer, even_openings(own, SEED), asked.games)


if __name__ == "__main__":
    main()
