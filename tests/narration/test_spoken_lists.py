"""What the voice says, message by message, as spoken/*.txt lists it, and that voices can read it.

Each line begins with its message, and with `brief` where that is what is said at little detail. Of each
message the first and the last sample stand there. Rewriting them from the program:
`PYTHONPATH=. python tests/narration/test_spoken_lists.py`, then read every line of the difference.
"""

import re
from pathlib import Path

import pytest

from assistant.narration.catalog import base_of, languages
from assistant.narration.facts.fact import Fact
from assistant.narration.narrator import Narrator, message_of
from assistant.rules.articles import Text
from assistant.values import replaced
from tests.narration.support.every_fact import FACTS, all_of

FOLDER = Path(__file__).parent / "spoken"

LETTERS = {"it": "àèéìòù", "en": "", "pt": "áàâãçéêíóôõú"}
"""Beside a to z. Any other letter is one that the language's voice would spell or leave out."""


MOVES = ("move", "example", "white", "black")
"""Fields of facts that hold a move as it is written, which is what a voice stumbles over most."""


def facts_by_message() -> dict[str, list[Fact]]:
    found: dict[str, list[Fact]] = {}
    for fact in FACTS:
        for each in all_of(fact):
            moves = {name: "22-18" for name in MOVES if getattr(each, name, "") == "18"}
            found.setdefault(message_of(each), []).append(replaced(each, **moves))
    return found


BY_MESSAGE = facts_by_message()


def listed(language: str) -> str:
    """The list of one language."""
    normal, brief = (Narrator(language, Text.CAPO1, verbosity) for verbosity in (1, 0))
    lines: list[str] = []
    for message, facts in BY_MESSAGE.items():
        for fact in (facts[0], facts[-1]):
            said, said_briefly = normal.tell(fact).spoken, brief.tell(fact).spoken
            lines.append(f"{message}: {said}")
            if said_briefly != said:
                lines.append(f"{message} brief: {said_briefly}")
    return "\n".join(dict.fromkeys(lines)) + "\n"


@pytest.mark.parametrize("language", languages())
def test_the_voice_says_what_is_listed(language: str) -> None:
    assert listed(language) == (FOLDER / f"{language}.txt").read_text("utf-8")


def unreadable(language: str, spoken: str) -> str:
    """The first thing in a spoken text that voices read in their own way; empty where there is none.

    Signs between numbers are read as "minus" or "by", a dash beside a blank as "dash".
    """
    letters = LETTERS[base_of(language)]
    letter = f"[a-z{letters}]"
    sign = rf"\d+[-x]\d+|(?<!{letter})-|-(?!{letter})|[^-a-z{letters}0-9 .,;:?!'\"()]"
    found = re.search(sign, spoken, re.IGNORECASE)
    return found[0] if found else ""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "verbosity", [1, *(pytest.param(each, marks=pytest.mark.proof) for each in (0, 2))]
)
def test_a_synthesiser_can_read_all_that_is_spoken(language: str, verbosity: int) -> None:
    narrator = Narrator(language, Text.CAPO1, verbosity)
    wrong = [
        (message, sign, spoken)
        for message, facts in BY_MESSAGE.items()
        for fact in facts
        for again in {False, narrator.can_reword(fact)}
        if (sign := unreadable(language, spoken := narrator.tell(fact, again=again).spoken))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("spoken", "sign"),
    [
        ("You have played 22-18.", "22-18"),
        ("It takes 18x11.", "18x11"),
        ("White - Black", "-"),
        ("Level -3", "-"),
        ("A & B", "&"),
        ("perché", "é"),
        ("Twenty-two: \"yes\" (or 'no'), 1.5; ok?!", ""),
    ],
)
def test_what_a_synthesiser_cannot_read_is_found(spoken: str, sign: str) -> None:
    assert unreadable("en", spoken) == sign


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in languages():
        (FOLDER / f"{each}.txt").write_text(listed(each), "utf-8")
