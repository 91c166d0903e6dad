"""The beginning of a game on a short braille display: few lines, and aloud nothing less."""

import pytest

from assistant.dialogue.effects import Say
from assistant.dialogue.events import Route
from assistant.rules.regulation import REGULATIONS, Regulation
from assistant.settings.taste import Coach
from assistant.settings.terms import parse_player
from assistant.terminal.wrapping import wrap
from tests.dialogue.support.talk import OWN_VOICE, Talk, settings_for

CELLS = 20
MOST_LINES = 10
ROUTES = {
    "own": OWN_VOICE,
    "reader": Route("reader", "reader-runs", "Orca"),
    "print": Route("print", "", "NVDA"),
    "asked": Route("off", "asked"),
    "pipe": Route("off", "no-terminal"),
}
BLACK = {"white": parse_player("computer"), "black": parse_player("human")}


def lines_of(talk: Talk, cells: int | None) -> list[str]:
    return [line for text in talk.opening for line in wrap(text, cells)]


@pytest.mark.parametrize("language", ["it", "en", "pt", "pt-BR"])
@pytest.mark.parametrize("rule_text", REGULATIONS, ids=lambda each: f"{each.variant.name}-{each.name}")
@pytest.mark.parametrize("route", ROUTES.values(), ids=list(ROUTES))
def test_a_game_begins_with_ten_lines_at_most(
    route: Route, rule_text: Regulation, language: str
) -> None:
    for changes in ({}, BLACK, *({"coach": coach} for coach in Coach)):
        settings = settings_for(rule_text, language=language, cells=CELLS, **changes)
        talk = Talk(settings, route)
        lines = lines_of(talk, CELLS)
        assert 5 < len(lines) <= MOST_LINES, "\n".join(lines)
        assert max(map(len, lines)) <= CELLS


@pytest.mark.parametrize("language", ["it", "en", "pt", "pt-BR"])
def test_aloud_it_is_told_as_on_long_lines(language: str) -> None:
    spoken = []
    for cells in (CELLS, 80):
        talk = Talk(settings_for(language=language, cells=cells), OWN_VOICE)
        said = [each.utterance.spoken for each in talk.done if isinstance(each, Say)]
        spoken.append([text.replace(str(cells), "#") for text in said])
    assert spoken[0] == spoken[1]
