"""Each irregularity of each text is shown in a transcript of each language, corrected and kept."""

import re
from pathlib import Path

import pytest

from assistant.narration.catalog import base_languages
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, PORTUGUESE, Regulation
from tests.dialogue.support.talk import parse_settings

FOLDER = Path(__file__).parent / "transcripts"
TEXTS = (ITALIAN_FID, INTERNATIONAL_FID, PORTUGUESE)


def conversations(language: str, text: Regulation) -> list[str]:
    """What is said in each conversation between two people by this text."""
    found = []
    for page in sorted(FOLDER.glob(f"irregular*.{language}.txt")):
        for each in page.read_text("utf-8").split("\nsettings ")[1:]:
            settings, _, lines = each.partition("\n")
            if parse_settings(settings).regulation is text:
                said = [line for line in lines.splitlines() if line.startswith("<")]
                found.append("\n".join(said))
    return found


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: text.text.value)
@pytest.mark.parametrize("language", base_languages())
def test_every_irregularity_is_decided_both_ways(language: str, text: Regulation) -> None:
    all_said = "\n".join(conversations(language, text))
    for number in text.irregularities.values():
        named = re.findall(rf"(?<![\d.]){re.escape(number)}(?!\.?\d)", all_said)
        assert len(named) > 1, f"{number} is not named twice, once for each decision"
