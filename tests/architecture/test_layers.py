"""The layers of the house: imports point downwards only, and pure layers touch nothing outside."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = sorted(path for folder in ("assistant", "speech") for path in (ROOT / folder).rglob("*.py"))

RULES = {"assistant.rules", "assistant.errors"}
GAME = {"assistant.game", "assistant.values", *RULES}
TALK = {"assistant.dialogue", "assistant.settings", "assistant.parsing", "assistant.narration", *GAME}
WORDS = {"speech.voice.utterance"}
"""What is said, as speech/ has it: a value."""

ALLOWED: dict[str, set[str]] = {
    "speech.languages": set(),
    "speech.process": {"speech"},
    "speech.files": set(),
    "speech.audio": {"speech.process"},
    "speech.voice": {"speech.audio", "speech.process", "speech.languages"},
    "speech.ear": {"speech.audio", "speech.process"},
    "speech.models": {"speech", "speech.files", "speech.languages"},
    "assistant.errors": set(),
    "assistant.values": set(),
    "assistant.rules": RULES,
    "assistant.engine": {"assistant.rules", "speech.files.own_folders", "speech.process.command"},
    "assistant.game": GAME,
    "assistant.parsing": GAME,
    "assistant.narration": {*GAME, "speech.voice"},
    # The languages are those that there are messages in, the rates those of a synthesiser.
    "assistant.settings": {*GAME, "assistant.narration.catalog", "speech.voice.synth"},
    "assistant.dialogue": {*TALK, "assistant.tactile", *WORDS},
    "assistant.tactile": GAME,
    "assistant.simulator": GAME,
    # The adapters. None of them knows another.
    "assistant.terminal": {
        "assistant.dialogue",
        "assistant.settings",
        "assistant.parsing",
        "speech.voice",
    },
    "assistant.store": {
        *("assistant.dialogue", "assistant.settings", "assistant.tactile", *GAME),
        *("speech.files", *WORDS),
        "assistant.parsing.mail",  # what makes text of the bytes of a mail
    },
    "assistant.surfaces": {*TALK, "assistant.tactile", "assistant.engine", "speech"},
}
"""What each package may import of the project besides itself; `speech` alone is its one file.

Files not named here, and commands/, are the composition root.
"""

WORDS_OF_A_LINE = {
    "assistant.parsing.words",
    "assistant.parsing.meanings",
    "assistant.rules.unseen",
    "assistant.values",
}
"""What words/ may import: it turns a line into words, and knows nothing that they could ask for."""

ROOT_FILES = {
    "app",
    "loop",
    "cli",
    "options",
    "option_values",
    "wanted_language",
    "__init__",
    "__main__",
}
"""Who builds everything."""

PURE = ("rules", "game", "parsing", "narration", "settings", "dialogue", "tactile")
LINKS = "_link.py"
"""How the names of the adapters end that stand beside what they carry."""
OUTSIDE_WORLD = {
    *("asyncio", "threading", "time", "random", "socket", "os", "pathlib", "subprocess", "sys"),
    *("prompt_toolkit", "vosk", "pyttsx3", "prism", "sounddevice", "serial", "numba"),
}
DATA_READERS = {
    "assistant/narration/braille/cells.py",
    "assistant/narration/catalog.py",
    "assistant/parsing/hearing/spoken.py",
    "assistant/parsing/intents/table.py",
    "assistant/parsing/words/toml_files.py",
}


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield str(node.module)


def package_of(name: str, packages: dict[str, set[str]]) -> str | None:
    return next((each for each in packages if name == each or name.startswith(each + ".")), None)


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_imports_point_downwards(path: Path) -> None:
    package = package_of(module_name(path), ALLOWED)
    if package is None:
        parts = path.relative_to(ROOT).with_suffix("").parts
        assert (
            parts[:2] in {("assistant", "commands"), ("speech", "__init__")} or parts[1] in ROOT_FILES
        )
        return
    allowed = {package, *ALLOWED[package]}
    for name in imports(path):
        if name.split(".")[0] in ("assistant", "speech"):
            is_below = any(name == each or name.startswith(each + ".") for each in allowed - {"speech"})
            is_all = package.startswith("assistant") and "speech" in allowed
            is_speech = name == "speech" or (is_all and name.startswith("speech."))
            assert is_below or (is_speech and "speech" in allowed), f"{package} may not import {name}"


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_pure_layers_touch_nothing_outside(path: Path) -> None:
    parts = path.relative_to(ROOT).parts
    if parts[0] != "assistant" or parts[1] not in PURE or parts[-1].endswith(LINKS):
        return
    for name in imports(path):
        assert name.split(".")[0] not in OUTSIDE_WORLD, name
        if name.startswith("importlib"):
            assert path.relative_to(ROOT).as_posix() in DATA_READERS


def test_the_rules_stand_on_the_standard_library_alone() -> None:
    import sys

    for path in (ROOT / "assistant" / "rules").glob("*.py"):
        for name in imports(path):
            top = name.split(".")[0]
            assert top == "assistant" or top in sys.stdlib_module_names, name


def calls(path: Path, attribute: str) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == attribute
    ]


def test_all_moves_are_played_in_one_place() -> None:
    """A legal move of anybody's is played by handlers/playing/move.py, and nowhere else."""
    assert {place for place, _ in doors("moved")} == {"assistant/dialogue/handlers/playing/move.py"}


def test_a_game_changes_through_one_door() -> None:
    """What changes a game is a deed, and each is given to be written down: Talk.do."""
    assert doors("do", "play", "take_back") == [("assistant/dialogue/talk.py", "self.game.do")]


def doors(*names: str) -> list[tuple[str, str]]:
    """Where games are changed, but for game/ itself, and how it is called there."""
    return [
        (path.relative_to(ROOT).as_posix(), ast.unparse(call.func))
        for path in MODULES
        if "assistant/game/" not in path.as_posix()
        for name in names
        for call in calls(path, name)
        if re.fullmatch(r"(self\._?|conversation\.|talk\.)?game\.\w+", ast.unparse(call.func))
    ]


def test_no_variant_is_known_by_its_name() -> None:
    """A rule is a flag or a priority of the variant; its name is for the registry alone."""
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Compare):
                words = {
                    each.value
                    for each in (node.left, *node.comparators)
                    if isinstance(each, ast.Constant)
                }
                assert not words & {"italian", "international"}, f"{path}:{node.lineno}"


def test_fluent_is_known_to_one_file() -> None:
    knowing = [path.name for path in MODULES if any(n.startswith("fluent") for n in imports(path))]
    assert knowing == ["catalog.py"]


def test_files_stay_small() -> None:
    for path in MODULES:
        assert len(path.read_text("utf-8").splitlines()) <= 400, path


def test_the_words_of_a_line_know_no_command() -> None:
    folder = ROOT / "assistant" / "parsing" / "words"
    assert sorted(folder.glob("*.py"))
    for path in folder.glob("*.py"):
        for name in imports(path):
            is_ours = name.startswith(("assistant.", "speech."))
            known = any(name == each or name.startswith(f"{each}.") for each in WORDS_OF_A_LINE)
            assert known or not is_ours, (path.name, name)
