"""The manuals say what the program does: their lists, their examples, their links.

Rewriting lists and examples from the program: `PYTHONPATH=. python tests/docs/test_manuals.py`, then
read every line of the difference: new words may want accents, new commands an explanation.
"""

import re
import shlex
from pathlib import Path

import pytest

from assistant import options
from assistant.commands.law import start_of
from assistant.commands.play import begin_as_remembered
from assistant.narration.catalog import base_languages
from assistant.parsing.commands.catalogue import SPECS, Family
from assistant.store.preferences import Preferences
from tests.docs.support import examples, lists

DOCS = lists.ROOT / "docs"
PAGES = [page for language in base_languages() for page in sorted((DOCS / language).glob("*.md"))]
OWN_NAMES = {
    "it": "regolamento-integrativo.md",
    "en": "supplementary-rules.md",
    "pt": "regulamento-complementar.md",
}
"""The page that is cited by its name, which is each language's own."""
NAMES = sorted({page.name for page in PAGES} - set(OWN_NAMES.values()))
STARTS = ("    python3 run.py", "    py run.py")


def name_of(page: Path) -> str:
    return f"{page.parent.name}/{page.name}"


def rewritten(page: Path) -> str:
    language = page.parent.name
    return examples.replayed(lists.rewritten(page.read_text("utf-8"), language), language)


def shape(page: Path) -> list[str]:
    """What the languages have in common: headings, items, lines of examples, in their order.

    How many lines answer and how many words a command has is each language's own.
    """
    own = {examples.SAID[page.parent.name]: "aloud", examples.DONE[page.parent.name]: "by hand"}
    kinds = ("# ", "## ", "### ", "- ", "  - ", examples.TYPED, *own, *STARTS, "<!-- ")
    begun = [
        next((own.get(kind, kind) for kind in kinds if line.startswith(kind)), "")
        for line in page.read_text("utf-8").splitlines()
    ]
    return [kind for kind in begun if kind]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_lists_and_examples_are_what_the_program_has_and_says(page: Path) -> None:
    assert rewritten(page) == page.read_text("utf-8")


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_item_is_explained(page: Path) -> None:
    assert lists.unexplained(page.read_text("utf-8")) == []


@pytest.mark.parametrize("language", base_languages())
def test_every_list_stands_somewhere(language: str) -> None:
    pages = [page.read_text("utf-8") for page in PAGES if page.parent.name == language]
    found = [name for text in pages for name in lists.BEGINS.findall(text)]
    assert sorted(found) == sorted(lists.tables(language))


@pytest.mark.parametrize("language", base_languages())
def test_commands_are_listed_by_family_as_they_are_declared(language: str) -> None:
    page = (DOCS / language / "commands.md").read_text("utf-8")
    named = lists.tables(language)["commands"]
    assert lists.families_listed(page, language) == [
        [each.value for each, spec in SPECS.items() if spec.family is family and each.value in named]
        for family in Family
    ]


@pytest.mark.parametrize("name", NAMES)
def test_the_languages_say_the_same(name: str) -> None:
    first, *others = [shape(DOCS / language / name) for language in base_languages()]
    for other in others:
        assert other == first


def test_the_supplementary_rules_are_numbered_alike_in_all_languages() -> None:
    pages = [(DOCS / each / OWN_NAMES[each]).read_text("utf-8") for each in base_languages()]
    first, *others = [re.findall(r"^(?:## )?\d+\.(?:\d+\.)? ", page, re.MULTILINE) for page in pages]
    assert len(first) > 60
    assert all(other == first for other in others)
    cited = [re.findall(r"\d+\.\d+(?:\.\d+)*", page) for page in pages]
    assert all(other == cited[0] for other in cited)


@pytest.mark.parametrize("page", [DOCS / "README.md", *PAGES], ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)]*)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands_are_accepted(page: Path) -> None:
    for line in page.read_text("utf-8").splitlines():
        if line.startswith(STARTS):
            given = re.split(" [<>|] ", line.partition("run.py")[2])[0]
            arguments = shlex.split(given)
            if arguments[:1] not in (["test"], ["install"], ["--help"]):
                parsed = options.parse(arguments)
                if parsed.command == "play":
                    begin_as_remembered(parsed, Preferences())
                    start_of(parsed)


@pytest.mark.parametrize("page", [DOCS / "README.md", *PAGES], ids=name_of)
def test_pages_can_be_followed_by_ear(page: Path) -> None:
    text = page.read_text("utf-8")
    assert all(char.isascii() or char.isalpha() for char in text)
    assert not re.search(r"^\s*\||!\[|\t", text, re.MULTILINE), "a table, an image or a tab"


if __name__ == "__main__":
    for each in PAGES:
        each.write_text(rewritten(each), "utf-8")
