"""Other libraries to measure beside, each in an environment of its own, made when asked for.

They are reached by name and version through pip, and stay in the user's temporary folder for the
next run. The project does not depend on them.
"""

import json
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from assistant.narration.catalog import Catalog
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant

_TIMER = """
import json, sys, time
fens = json.load(sys.stdin)
{prepare}
def work():
    for fen in fens:
        {one}
work()
repeats, began = 0, time.process_time()
while time.process_time() - began < 0.2:
    work()
    repeats += 1
print(len(fens) * repeats / (time.process_time() - began))
"""


@dataclass(frozen=True, slots=True)
class _Library:
    package: str
    version: str
    variants: tuple[Variant, ...]
    prepare: str
    one: str


_LIBRARIES = (
    _Library(
        "pydraughts",
        "0.6.7",
        (ITALIAN,),
        "from draughts import Board",
        "Board(variant='italian', fen=fen).legal_moves()",
    ),
    _Library(
        "py-draughts",
        "1.10.1",
        (INTERNATIONAL,),
        "from draughts import StandardBoard",
        "list(StandardBoard.from_fen(fen).legal_moves)",
    ),
)


@dataclass(frozen=True, slots=True)
class Peer:
    """A library ready to be measured."""

    name: str
    python: Path
    script: str

    def per_second(self, fens: list[str]) -> float:
        """Positions per CPU second, construction from the FEN included."""
        done = subprocess.run(
            [self.python, "-W", "ignore", "-c", self.script],
            input=json.dumps(fens),
            capture_output=True,
            text=True,
            check=True,
        )
        return float(done.stdout)


def peers_of(variant: Variant, catalog: Catalog) -> Iterator[Peer]:
    """The libraries that know a variant; one that cannot be had is told of and left out."""
    for library in _LIBRARIES:
        if variant not in library.variants:
            continue
        name = f"{library.package} {library.version}"
        try:
            python = _environment(library, name, catalog)
        except (OSError, subprocess.CalledProcessError) as error:
            text = catalog.text("cli-bench-peers-failed", peer=name, detail=str(error))
            print(text, file=sys.stderr)
            continue
        script = _TIMER.format(prepare=library.prepare, one=library.one)
        yield Peer(name, python, script)


def _environment(library: _Library, name: str, catalog: Catalog) -> Path:
    """The Python of an environment that holds the library, made if it is not there."""
    folder = Path(tempfile.gettempdir()) / f"damavoce-bench-{library.package}-{library.version}"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    done = folder / "done"
    if not done.exists():
        print(catalog.text("cli-bench-preparing", peer=name), file=sys.stderr)
        venv.create(folder, with_pip=True, clear=True)
        requirement = f"{library.package}=={library.version}"
        subprocess.run(
            [python, "-m", "pip", "install", "--quiet", requirement],
            check=True,
            stdout=sys.stderr,
        )
        done.touch()
    return python
