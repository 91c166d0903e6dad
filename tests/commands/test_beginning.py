"""`--opening` and `--odds`: what a game begins with, and what is said of wrong ones."""

from pathlib import Path

import pytest

from assistant.commands.beginning import Odds, Opening, opening_of, with_odds
from assistant.narration.catalog import catalog, languages
from assistant.options import UsageError
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.side import Side

START = start_position(ITALIAN_FID.variant)


def wanted(given: str, seed: int = 1, language: str = "en") -> Opening:
    return opening_of(given, START, ITALIAN_FID, seed, catalog(language))


@pytest.fixture
def listed(tmp_path: Path) -> str:
    file = tmp_path / "my openings.txt"
    file.write_text("\n# mine\n1: 22-18 11-15\n22-19 # another\n3: 21-17\n", "utf-8")
    return str(file)


def test_moves_are_given_as_they_are() -> None:
    assert wanted("1. 22-18 11-15") == Opening("22-18 11-15")
    assert opening_of(None, START, ITALIAN_FID, 1, catalog("en")) == Opening()


def test_one_of_a_list_is_named_by_its_number_or_drawn(listed: str) -> None:
    assert wanted(f"list:{listed}:2") == Opening("22-19", 2)
    drawn = [wanted(f"list:{listed}", seed) for seed in range(200)]
    assert drawn == [wanted(f"list:{listed}", seed) for seed in range(200)]
    assert all(each.is_drawn for each in drawn)
    counts = [sum(each.number == number for each in drawn) for number in (1, 2, 3)]
    assert sum(counts) == len(drawn)
    assert min(counts) > 40, counts


def complaint_of(given: str, language: str = "en") -> str:
    with pytest.raises(UsageError) as refused:
        wanted(given, language=language)
    error = refused.value
    return error.sentence or catalog(language).text(f"cli-{error.problem}", **error.details)


def test_what_is_wrong_with_an_opening_is_told_with_its_article() -> None:
    told = complaint_of("22-18 11-15 18x11")
    assert told.startswith("In the opening move number 3, 18x11, cannot be played.")
    assert "article 5.6" in told
    assert complaint_of("22-18 hm").startswith('In the opening "hm", move number 2, cannot be read')


def test_what_is_wrong_with_a_list_is_told_with_its_line(tmp_path: Path, listed: str) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("22-18\n\n22-18 22-18\n", "utf-8")
    assert f"line 3 of {bad}" in complaint_of(f"list:{bad}:2")
    assert "it has 3" in complaint_of(f"list:{listed}:4")
    assert "it has 3" in complaint_of(f"list:{listed}:0")
    (tmp_path / "none.txt").write_text("# nothing\n", "utf-8")
    assert "no opening in the list" in complaint_of(f"list:{tmp_path / 'none.txt'}")
    for name in (tmp_path, tmp_path / "missing", "a\0b", ""):
        assert "cannot read the list" in complaint_of(f"list:{name}")
    (tmp_path / "large").write_bytes(b"22-18\n" * 200_000)
    assert "cannot read the list" in complaint_of(f"list:{tmp_path / 'large'}")


@pytest.mark.parametrize("language", languages())
def test_every_complaint_is_a_sentence_of_the_language(language: str, tmp_path: Path) -> None:
    for given in ("", "hm", "22-17-18", "22-18 22-18", "1 " * 2000, f"list:{tmp_path}"):
        told = complaint_of(given, language)
        assert told.rstrip().endswith((".", '."')), told
        assert "cli-" not in told


def test_odds_are_pieces_of_one_side() -> None:
    odds = with_odds("22, 21", START)
    assert odds.squares == (21, 22)
    assert odds.side is Side.WHITE
    assert odds.start.men(Side.WHITE) == (23, 24, 25, 26, 27, 28, 29, 30, 31, 32)
    assert odds.start.men(Side.BLACK) == START.men(Side.BLACK)
    assert with_odds("12", START).side is Side.BLACK
    assert with_odds(None, START) == Odds(START)


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("", "odds-no-squares"),
        ("21;x", "odds-no-squares"),
        ("18", "odds-empty"),
        ("0", "odds-empty"),
        ("33", "odds-empty"),
        ("21,12", "odds-of-both"),
        (",".join(map(str, range(21, 33))), "odds-all"),
    ],
)
def test_what_is_wrong_with_odds_is_told(given: str, problem: str) -> None:
    with pytest.raises(UsageError) as refused:
        with_odds(given, START)
    assert refused.value.problem == problem
    assert catalog("it").text(f"cli-{problem}", **refused.value.details).endswith(".")
