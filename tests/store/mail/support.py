"""What the tests of mail share: programs that are not there, which write down what they are given, and
what is known of the games."""

from pathlib import Path

from assistant.store.mail.choosing import Known

WRITES = """#!/bin/sh
PATH=/usr/bin:/bin
printf '%s\\n' "$@" > "{told}.arguments"
cat > "{told}"
exit {status}
"""


class FakeTools:
    """A folder for PATH, in which programs of any name can be put."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()

    def add(self, name: str, status: int = 0, script: str = WRITES) -> Path:
        """A program of this name; where it writes what it was given."""
        told = self.folder / f"{name}.told"
        program = self.folder / name
        program.write_text(script.format(told=told, status=status))
        program.chmod(0o755)
        return told

    def environ(self, **session: str) -> dict[str, str]:
        """What a session with these programs has."""
        return {"PATH": f"{self.folder}", **session}


def arguments_of(told: Path) -> list[str]:
    """What a program was started with."""
    return (told.parent / f"{told.name}.arguments").read_text().splitlines()


KNOWN = Known(
    codes={"AB-12": 100.0},
    closed={"CD-3": 100.0},
    senders={"anna@example.org": 100.0},
)
