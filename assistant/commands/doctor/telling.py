"""How `damavoce doctor` tells what it finds: as lines, as JSON, and aloud."""

import json
import time
from collections.abc import Callable

from assistant.commands.doctor.checks import CheckFinding
from assistant.narration.catalog import Catalog, base_of
from assistant.settings.taste import USUAL_RATE, USUAL_VOLUME
from assistant.store.preferences import Preferences


def timed(check: Callable[[], CheckFinding]) -> CheckFinding:
    """What a check finds, with the milliseconds that it takes."""
    began = time.monotonic()
    finding = check()
    finding.detail["ms"] = round((time.monotonic() - began) * 1000)
    return finding


def as_json(finding: CheckFinding) -> list[str]:
    """A finding as its line of JSON."""
    detail = {"needed": finding.is_needed, **finding.detail}
    line = {"check": finding.check, "ok": finding.ok, "detail": detail, "mend": finding.mend}
    return [json.dumps(line, ensure_ascii=True)]


def as_text(finding: CheckFinding, catalog: Catalog) -> list[str]:
    """A finding in sentences, one a line."""
    return [catalog.text(line.message, "", **line.values) for line in finding.lines]


def voice_of(language: str, preferences: Preferences) -> tuple[int, int]:
    """The rate and the volume of the program's own voice, as the game has them."""
    base = base_of(language)
    rate = preferences.get(f"rate-{language}", preferences.get(f"rate-{base}", USUAL_RATE))
    volume = preferences.get(f"volume-{language}", preferences.get(f"volume-{base}", USUAL_VOLUME))
    return rate, volume
