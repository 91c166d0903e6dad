"""How much is read of what is too much, and what is left of characters that are none."""

import pytest

from assistant.game.pdn import limits
from assistant.game.pdn.tree import Flaw
from tests.game.pdn.support.texts import flaws, game_of, games_of

ITALIAN_TAG = '[GameType "22"]\n\n'


def test_a_game_is_cut_where_it_is_too_long_and_the_next_is_read() -> None:
    long = "{" + "a " * limits.LONGEST_GAME + "}"
    first, second = games_of(f"{ITALIAN_TAG}1. 22-18 {long} *\n{ITALIAN_TAG}1. 22-18 12-15 *")
    assert Flaw.TOO_LONG in flaws(first)
    assert first.is_cut
    assert len(first.raw) <= limits.LONGEST_GAME
    assert first.plies == 1
    assert (second.plies, second.problems) == (2, [])


def test_a_comment_is_cut() -> None:
    game = game_of(f"{ITALIAN_TAG}1. 22-18 {{{'a' * 20_000}}} 12-15 *")
    assert flaws(game) == [Flaw.LONG_COMMENT]
    assert game.moves[0].comments == ("a" * limits.LONGEST_COMMENT,)
    assert game.plies == 2


def test_variations_too_deep_are_skipped() -> None:
    deep = limits.DEEPEST + 5
    game = game_of(f"{ITALIAN_TAG}1. 22-18 {'(1. 23-19 ' * deep}{')' * deep} 12-15 *")
    assert flaws(game) == [Flaw.TOO_DEEP]
    assert [node.squares for node in game.moves] == [(22, 18), (12, 15)]


def test_tags_too_many_and_too_long() -> None:
    tags = "".join(f'[A{number} "{"x" * (1 if number else 1500)}"]\n' for number in range(300))
    game = game_of(f"{tags}{ITALIAN_TAG}1. 22-18 *")
    assert len(game.tags) == limits.MOST_TAGS
    assert len(game.tags["A0"]) == limits.LONGEST_TAG
    assert flaws(game)[0] is Flaw.LONG_TAG
    assert Flaw.TOO_MANY_TAGS in flaws(game)


def test_only_so_many_problems_are_listed() -> None:
    game = game_of(ITALIAN_TAG + "1. 22-18 " + "zz " * 1000 + "*")
    assert len(game.problems) == limits.MOST_PROBLEMS + 1
    assert game.problems[-1].flaw is Flaw.MORE


def test_no_control_character_is_left() -> None:
    nasty = "a\x1b[31mb\x07c\u202ed\x00e\x9bf"
    game = game_of(f'[Event "{nasty}"]\n{ITALIAN_TAG}1. 22-18 {{{nasty}}} {nasty} *')
    texts = [*game.tags.values(), *game.moves[0].comments, *(each.detail for each in game.problems)]
    assert len(texts) >= 3
    assert all(text.isprintable() for text in texts)


def test_of_two_tags_with_one_name_the_first_that_says_something_holds() -> None:
    game = game_of(
        '[White ""]\n[Bianco "A"]\n[White "B"]\n[black "C \\"D\\" \\\\"]\n[Event "x "y" z"]\n*'
    )
    assert game.tags == {"White": "A", "Black": 'C "D" \\', "Event": 'x "y" z'}


def test_a_game_of_tags_alone_is_one() -> None:
    assert [game.plies for game in games_of('[White "A"]\n\n*\n\n[White "B"]\n')] == [0, 0]


@pytest.mark.parametrize("text", ["", "\n\n", "*", "1-0\n*\n", "{only a comment}\n", "\ufeff", "%x\n"])
def test_nothing_is_no_game(text: str) -> None:
    assert games_of(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "garbage",
        "Some words.\nAnd more.\n\n",
        "Il 12-03-2024 alle 10:30, Anna ha scritto:\n",
        "Aperto dalle 12.30 alle 14.30, sala 3\n",
        "Open 9.30-14.30\n",
    ],
)
def test_words_are_no_game(text: str) -> None:
    assert games_of(text) == []


@pytest.mark.parametrize(
    ("text", "plies"),
    [
        ("1. 22:18 12:16 bella mossa", 2),
        ("Anna - Bruno\n\n1. 22:18 12:16 2. 21:17 9:13 *\n", 4),
        ("1. c3-d4 d6-e5 2. b2-c3 e5-f4 Bianco vince *\n", 4),
        ("1.22-18 12-15 bella mossa", 2),
        ("22×18 bella mossa", 1),
        ("22–18. Bella mossa", 1),
        ('Finale\n\n/FEN "W:WK31:BK5"/ *', 1),
    ],
)
def test_moves_among_words_are_a_game(text: str, plies: int) -> None:
    assert [len(list(game.moves)) for game in games_of(text)] == [plies]


@pytest.mark.parametrize(
    "text", ["1. 22~18 11~15 *", "1\x00.\x002\x002\x00-\x001\x008\x00", "18 22 (19) *"]
)
def test_what_was_to_be_a_game_is_kept_as_it_is(text: str) -> None:
    game = game_of(text)
    assert game.regulation is None
    assert flaws(game) == [Flaw.UNKNOWN_GAME]
    assert game.raw == text


def test_that_a_game_was_cut_is_told_of_one_that_is_not_ours_too() -> None:
    game = game_of('[GameType "25"]\n\n1. c3-d4 {' + "a " * limits.LONGEST_GAME + "} *")
    assert flaws(game) == [Flaw.OTHER_GAME, Flaw.TOO_LONG]
