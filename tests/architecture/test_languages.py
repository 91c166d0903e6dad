"""A language is data alone: no module of the program has a list of languages, or a table by them."""

import ast
from pathlib import Path

import pytest

from assistant.narration.catalog import languages
from tests.architecture.test_layers import MODULES, module_name

OURS = [path for path in MODULES if module_name(path).startswith("assistant")]


@pytest.mark.parametrize("path", OURS, ids=module_name)
def test_no_module_lists_languages(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Dict(keys=keys):
                found = [each for each in keys if each is not None]
            case ast.Set(elts=found) | ast.List(elts=found) | ast.Tuple(elts=found):
                pass
            case _:
                continue
        named = {each.value for each in found if isinstance(each, ast.Constant)}
        assert len(named.intersection(languages())) < 2, f"{path.name}, line {node.lineno}"
