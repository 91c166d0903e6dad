"""Looks for bytes that are too much for the reader of PDN, guided by what of it they reach.

Run by hand, with atheris installed: `PYTHONPATH=. python tests/game/pdn/fuzz.py -max_total_time=600`.
"""

import sys

import atheris  # type: ignore[import-not-found]

with atheris.instrument_imports():
    from tests.game.pdn.support.target import take_anything

if __name__ == "__main__":
    atheris.Setup(sys.argv, take_anything)
    atheris.Fuzz()
