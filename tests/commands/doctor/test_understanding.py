"""The table of what was learnt: told of in the trial of the parts only where it is missing."""

import pytest

from assistant.commands.doctor import checks
from assistant.commands.doctor.telling import as_text
from assistant.narration.catalog import catalog


def test_nothing_is_told_of_a_table_that_is_whole() -> None:
    assert checks.check_understanding() is None


@pytest.mark.parametrize("language", ["it", "en", "pt", "pt-BR"])
def test_one_that_is_missing_is_told_with_what_to_do(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "table", lambda: None)
    found = checks.check_understanding()
    assert found
    assert not found.is_needed
    (told,) = as_text(found, catalog(language))
    assert "Damavoce" in told
