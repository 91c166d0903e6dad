"""The setting for the countdown is called in Italian by an Italian name, and found by it."""

import pytest

from tests.dialogue.support.talk import Talk, parse_settings


@pytest.mark.parametrize("line", ["conto alla rovescia", "countdown"])
def test_it_is_told_by_its_italian_name(line: str) -> None:
    talk = Talk(parse_settings("lang=it"))
    assert talk.type(line)[0] == "Conto alla rovescia: spento."
    assert talk.type("acceso")[0].startswith("Fatto. Conto alla rovescia: acceso")
