"""A machine on which `damavoce models` runs, in real processes; its publisher is model_publisher.py."""

import json
import subprocess
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from speech.models.catalogue import is_whole
from speech.models.installed import best_installed
from tests.app.support.processes import ROOT, command, damavoce, environment
from tests.speech.support.model_publisher import Publisher

NAME = "vosk-model-small-it-0.22"
WAV = str(ROOT / "tests/speech/wav/it/ventidue_diciotto.wav")

MUCH_SPACE = "import shutil; shutil.disk_usage = lambda path: shutil._ntuple_diskusage(0, 0, 10**12)"


class Machine:
    """A person's folder, and the program run there."""

    def __init__(self, folder: Path) -> None:
        self.env = environment(XDG_DATA_HOME=str(folder))
        self.home = folder / "damavoce" / "models"

    def models(
        self, *arguments: str, lang: str = "it", after: str = ""
    ) -> subprocess.CompletedProcess[str]:
        return damavoce("models", *arguments, "--lang", lang, env=self.env, after=after)

    def get(
        self, there: Publisher, name: str = "it", after: str = ""
    ) -> subprocess.CompletedProcess[str]:
        return self.models("get", name, "--from", there.address(), after=after)

    def start_get(self, there: Publisher) -> subprocess.Popen[bytes]:
        arguments = command("models", "get", "it", "--from", there.address(), "--lang", "it")
        pipe = subprocess.PIPE
        return subprocess.Popen(arguments, stdout=pipe, stderr=pipe, env=self.env)

    def best(self) -> str:
        found = best_installed("it", self.home).installed
        return found.model.name if found and is_whole(found.model, found.folder) else ""

    def left(self) -> list[str]:
        """What is in the folder beside the note, the lock and the folder of the model that is used."""
        known = {"lock", "parts", "unpacked", f"{NAME}.json", f"{NAME}.1", f"{NAME}.2"}
        places = [self.home, self.home / "unpacked", self.home / "parts"]
        return [file.name for place in places for file in place.glob("*") if file.name not in known]


def rows(done: subprocess.CompletedProcess[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in done.stdout.splitlines()]


def assert_refused(done: subprocess.CompletedProcess[str], told: str) -> None:
    """It could not be done, and one sentence says why."""
    assert done.returncode == 1
    assert told in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stderr.endswith(".\n")


def changed(archive: bytes, change: Callable[[zipfile.ZipFile, str, bytes], None]) -> bytes:
    """The archive, each of whose files is written anew by `change`."""
    data = BytesIO()
    with zipfile.ZipFile(BytesIO(archive)) as old, zipfile.ZipFile(data, "w") as new:
        for info in old.infolist():
            change(new, info.filename, old.read(info))
    return data.getvalue()
