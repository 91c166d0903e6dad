"""A language that has only a few words so far: what it has is understood, all else is not."""

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import Understood
from assistant.parsing.words import vocabulary
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.variant import ITALIAN
from tests.parsing.support.understood import understand_line

WORDS: dict[str, dict[str, object]] = {
    **{table: {} for table in ("place", "whose", "values", "topics", "letters", "series", "confused")},
    "command": {"moves": ["zuege"], "help": ["hilfe"]},
    "commands": {"fillers": ["die"], "nouns": []},
    "settings": {"language": ["sprache"]},
    "correction": {"said": ["ich meinte"]},
    "ordinals": {"1": ["erste"]},
    "moves": {"from": ["von"], "to": ["nach"]},
    "numbers": {"18": ["achtzehn"]},
}


@pytest.fixture(autouse=True)
def files(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if these stood in phrases/de.toml, and sounds/de.toml were empty."""
    real = vocabulary.tables_of
    german = {"phrases/de.toml": WORDS, "sounds/de.toml": {}}
    monkeypatch.setattr(
        vocabulary, "tables_of", lambda name: german[name] if name in german else real(name)
    )


def read(line: str) -> object:
    words = vocabulary.vocabulary("de")
    return understand_line(line, start_position(ITALIAN), ITALIAN_FID, words)


@pytest.mark.parametrize("line", ["22-18", "von 22 nach 18", "22 nach achtzehn"])
def test_moves_are_played(line: str) -> None:
    found = read(line)
    assert isinstance(found, Understood)
    assert found.move.path == (22, 18)


def test_its_commands_are_known() -> None:
    assert read("Hilfe") == CommandMeant(Command.HELP)
    assert read("die Zuege") == CommandMeant(Command.MOVES)


@pytest.mark.parametrize(
    "line",
    ["ja", "was ist auf 18", "kann ich mit 22 schlagen?", "Anna spielte 11-15", "lösche Partie 3", ""],
)
def test_what_it_has_no_words_for_is_not_understood(line: str) -> None:
    assert not isinstance(read(line), CommandMeant | Understood)
