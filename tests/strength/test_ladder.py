"""The ladder's command, and the page that has its tables."""

import json
import re
from itertools import islice
from pathlib import Path

import pytest

from assistant.engine.kernel.kernel import plain_kernel
from assistant.engine.levels import LEVELS
from assistant.rules.variant import ITALIAN, VARIANTS
from tests.strength.ladder import numbers, step, times_of
from tests.strength.openings import random_openings
from tests.strength.scores import Score

PAGE = Path(__file__).parents[2] / "docs" / "strength.md"


def test_a_match_that_is_over_is_not_played_again(tmp_path: Path) -> None:
    own, kept = plain_kernel(ITALIAN), tmp_path / "kept.json"
    openings = [*islice(random_openings(ITALIAN, seed=1), 1)]
    score = step(own, 2, openings, 1, kept)
    assert score.games == 2
    assert step(own, 2, openings, 1, kept) == score
    (key,) = json.loads(kept.read_text("utf-8"))
    kept.write_text(json.dumps({key: [5, 6, 7]}), "utf-8")
    assert step(own, 2, openings, 1, kept) == Score(5, 6, 7)
    assert step(own, 2, openings, 1) == score
    assert step(own, 3, openings, 1, kept).games == 2
    assert len(json.loads(kept.read_text("utf-8"))) == 2


def test_a_level_is_timed_in_each_position() -> None:
    positions = [*islice(random_openings(ITALIAN, seed=1), 3)]
    times = times_of(plain_kernel(ITALIAN), 1, positions)
    assert times.moves == 3
    assert times.total >= times.longest


@pytest.mark.parametrize("rules", VARIANTS)
def test_the_page_has_the_levels_as_they_are_each_a_step_above_the_last(rules: str) -> None:
    _, text = PAGE.read_text("utf-8").split(f"--rules {rules}`", 1)
    table = [line.split("|")[1:-1] for line in text.split("\n\n")[1].splitlines()[2:]]
    told = [tuple(int(cell) for cell in cells[:5]) for cells in table]
    assert told == [(level, *numbers(level, VARIANTS[rules])) for level in LEVELS]
    for cells in table[1:]:
        games = [int(number) for number in re.findall(r"\d+", cells[5])]
        score = Score(*games)
        assert cells[6].split()[0] == f"{score.elo:+.0f}"
        assert score.games >= 200
        assert 100 <= score.elo <= 200
