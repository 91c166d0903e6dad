"""The arbiter's words that the manuals and the program's own messages name: every one of them works."""

import re
from pathlib import Path

import pytest

from assistant.dialogue.handlers.arbitrating.word import RULINGS
from assistant.narration.catalog import base_languages
from assistant.narration.facts.arbiter import ArbiterMay
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.meanings import Command
from assistant.parsing.words.vocabulary import vocabulary
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

DOCS = Path(__file__).parents[3] / "docs"
ARBITER = {"it": "arbitro", "en": "arbiter", "pt": "árbitro"}
BACK = {"it": "il pezzo si rimette", "en": "the piece is put back", "pt": "a peça volta ao jogo"}
OUT = {
    "it": "si elimina il pezzo della 18",
    "en": "the piece of 18 is out of play",
    "pt": "a peça da 18 sai do jogo",
}
OFF = {"it": "pezzo fuori casella", "en": "piece off its square", "pt": "peça fora da casa"}
IN_FIRST_PERSON = {
    "it": (
        "impongo il conteggio",
        "annullo il conteggio",
        "dichiaro che nessuno può vincere",
        "dichiaro che Bruno rifiuta il regolamento",
    ),
    "en": (
        "I impose the count",
        "I annul the count",
        "I declare that neither can win",
        "I declare that Bruno refuses the rules",
    ),
    "pt": (
        "imponho a contagem",
        "anulo a contagem",
        "declaro que ninguém pode ganhar",
        "declaro que Bruno recusa o regulamento",
    ),
}
"""What the page on playing says that the arbiter can do, as an arbiter says it."""
FEN = "W:W22,K27,32:B10,5,18,K9"


def two(language: str) -> Talk:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    terms = {"is_arbiter": True, "is_promotional": True}
    return Talk(settings_for(fen=FEN, language=language, **people, **terms))


def quoted(language: str) -> list[str]:
    """What stands behind "arbiter:" in the manuals, and how to tell the whole of it from more."""
    pages = "\n".join(page.read_text("utf-8") for page in (DOCS / language).glob("*.md"))
    found = re.findall(rf"(?<!-){ARBITER[language]}: ([^.,;:|`\n]+)", pages)
    return [each.strip() for each in found]


def listed(language: str) -> list[str]:
    """The words of the manuals' list for what an arbiter decides, with the others for the same."""
    page = (DOCS / language / "commands.md").read_text("utf-8")
    words, found = vocabulary(language), []
    for head, others in re.findall(r"^- ([^:\n]+):.*\n  \w+: (.+)\.$", page, re.MULTILINE):
        meant = parse_command(completed(head), words)
        if meant and meant.command in RULINGS and meant.command is not Command.DRAW:
            found += [head, *others.split(", ")]
    return found


def completed(words: str) -> str:
    """What the list leaves open: a number to which a count is shortened."""
    return f"{words} 12" if words.endswith((" di", " a", " of", " to", " de", " para")) else words


def is_understood(language: str, said: str) -> bool:
    talk = two(language)
    told = talk.type(f"{ARBITER[language]}: {said}")
    tell = talk.dialogue.talk.narrator.tell
    return told[0] not in {
        tell(ArbiterMay(example, can_annul)).text
        for example in ("neither", "count", "none")
        for can_annul in (True, False)
    }


@pytest.mark.parametrize("language", base_languages())
def test_every_word_of_the_arbiters_works(language: str) -> None:
    sayings = quoted(language)
    lists = [completed(each) for each in listed(language)]
    assert len(lists) > 30
    failed = [
        said
        for said in (*lists, *IN_FIRST_PERSON[language], BACK[language], OUT[language])
        if not (is_understood(language, said) or is_understood(language, f"Bruno {said}"))
    ]
    assert not failed
    assert BACK[language] in sayings
    assert OUT[language] in sayings


@pytest.mark.parametrize("language", base_languages())
@pytest.mark.parametrize("asks", ["Anna", "arbiter"])
def test_what_a_question_names_may_be_said_under_it(language: str, asks: str) -> None:
    who = ARBITER[language] if asks == "arbiter" else asks
    for said, is_settled in ((BACK[language], True), (OUT[language], False)):
        talk = two(language)
        talk.type(f"{who}: {OFF[language]}")
        told = talk.type(f"{ARBITER[language]}: {said}")
        assert "7.5" in told[0]
        assert (talk.dialogue.talk.here.asked is None) is is_settled
    talk.type(f"{ARBITER[language]}: {IN_FIRST_PERSON[language][0]}")
    assert talk.game.count
