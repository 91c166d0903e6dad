"""Records in a file, one JSON object on a line: what was heard may be judged again without decoding."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from models.training.evaluation.decoding import Record
from models.training.evaluation.protocol import Kind, Trial


def dumped(records: Iterable[Record], file: Path) -> Iterator[Record]:
    """The same records, each written to a file as it comes: a run cut off has not been in vain."""
    with file.open("w", encoding="utf-8") as opened:
        for record in records:
            trial = record.trial._asdict() | {"kind": record.trial.kind.value}
            line = record._asdict() | {"trial": trial}
            opened.write(json.dumps(line, ensure_ascii=False) + "\n")
            opened.flush()
            yield record


def load(file: Path) -> list[Record]:
    """The records of a file that `dumped` wrote. Raises OSError, ValueError, KeyError."""
    return [_record(json.loads(line)) for line in file.read_text("utf-8").splitlines()]


def _record(line: dict[str, Any]) -> Record:
    trial = line["trial"]
    said = Trial(**(trial | {"kind": Kind(trial["kind"]), "path": tuple(trial["path"])}))
    heard = tuple(tuple((text, score) for text, score in each) for each in line["heard"])
    return Record(said, line["source"], line["voice"], line["condition"], heard)
