"""`python -m models.training.intents`: learn the table from models/sentences, print how often it errs.

The lines that are held out judge it: how often its first meaning is right, and the share of wrong ones
above each chance, from which the thresholds of `assistant.parsing.intents.policy` are read.
"""

import os

os.environ.setdefault(
    "OPENBLAS_NUM_THREADS", "1"
)  # before numpy: the order of sums is part of the result

import sys
import time
from collections.abc import Sequence
from pathlib import Path

from assistant.parsing.intents import table as tables
from models.training.intents.comparing import comparison
from models.training.intents.judging import curve, described, judged
from models.training.intents.sentences import all_sentences, digest, meanings_learnt, split
from models.training.intents.training import learnt

_PLACE = Path(tables.__file__).with_name("table.bin")


def main(arguments: Sequence[str]) -> int:
    """Learn, judge and write; or `compare` files, or the lines that are held out."""
    if arguments[:1] == ["compare"]:
        print(comparison(arguments[1:]))
        return 0
    sentences = all_sentences()
    teaching, held_out = split(sentences)
    meanings = meanings_learnt(sentences)
    began = time.process_time()
    data = learnt(teaching, meanings, origin=digest())
    print(f"{len(teaching)} lines, {time.process_time() - began:.0f} s, {len(data)} bytes")
    _PLACE.write_bytes(data)
    found = judged(tables.read_table(data), held_out, meanings)
    print(described(found))
    print(curve(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
