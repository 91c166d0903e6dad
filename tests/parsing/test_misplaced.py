"""Lines about pieces that are off their squares, or fell, or are broken: none of them plays a move.

`pieces/*.txt` have them in three languages, `off` where the arbiter is to be told, and `none` else;
they were written before anything read them.
"""

from pathlib import Path

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import CHANGING
from assistant.parsing.likely import Move, meanings_of
from assistant.parsing.meanings import Command
from assistant.parsing.misplaced import BACK, OUT, astray_in
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.fen import parse_fen
from assistant.rules.position import Position
from assistant.rules.regulation import ITALIAN_FID
from tests.parsing.support.understood import understand_line

LANGUAGES = ("it", "en", "pt")
PLACES = (
    "W:W21-32:B1-12",
    "W:W17,18,23-32:B1-9,12,14,15",  # one capture, and no other move
    "W:WK18,22,30:BK3,9,14",
    "W:WK32:BK1,9",
)
"""Where a line is typed, of which some leave one move only."""


def lines(language: str) -> list[tuple[str, str]]:
    text = Path(__file__).with_name("pieces").joinpath(f"{language}.txt").read_text("utf-8")
    return [(line, what) for line, _, what in (row.partition(" | ") for row in text.splitlines())]


LINES = [(language, *line) for language in LANGUAGES for line in lines(language)]


def meant(language: str, line: str, position: Position) -> list[object]:
    """All that a line may mean."""
    found = understand_line(line, position, ITALIAN_FID, vocabulary(language))
    is_told = found is None or isinstance(found, CommandMeant)
    return [found] if is_told else list(meanings_of(found))  # type: ignore[arg-type]


@pytest.mark.parametrize("fen", PLACES)
@pytest.mark.parametrize(("language", "line", "what"), LINES)
def test_none_is_a_move_and_who_tells_of_one_off_its_square_is_understood(
    language: str, line: str, what: str, fen: str
) -> None:
    found = meant(language, line, parse_fen(fen, ITALIAN_FID.variant))
    assert not any(isinstance(each, Move) for each in found)
    commands = [each.command for each in found if isinstance(each, CommandMeant)]
    if what == "off":
        assert commands == [Command.OFF_SQUARE]
    else:
        assert not {*commands} & (CHANGING - {Command.SETTINGS})


TELLING = {
    "it": ("pedina {}", "la pedina è {}", "la mia dama {}", "{} casella"),
    "en": ("man {}", "the man is {}", "my king {}"),
    "pt": ("pedra {}", "a pedra está {}", "a minha dama {}"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_piece_is_told_of_and_not_ordered_about_with_any_word_for_taking(language: str) -> None:
    words, position = vocabulary(language), parse_fen(PLACES[1], ITALIAN_FID.variant)
    taking = {word for word, concepts in words.concepts.items() if "take-verb" in concepts}
    assert len(taking) > 50
    for line in (pattern.format(word) for pattern in TELLING[language] for word in taking):
        found = understand_line(line, position, ITALIAN_FID, words)
        assert not isinstance(found, Move), line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "faccio fuori la pedina"),
        ("it", "con la mia pedina prendo"),
        ("it", "mangio"),
        ("en", "kill the man"),
        ("en", "jump"),
        ("pt", "tomo"),
        ("pt", "mato a pedra"),
    ],
)
def test_who_orders_a_capture_still_has_it(language: str, line: str) -> None:
    found = meant(language, line, parse_fen(PLACES[1], ITALIAN_FID.variant))
    assert any(isinstance(each, Move) for each in found)


DECIDED = {
    "it": ("il pezzo si rimette", "si elimina il pezzo della 18"),
    "en": ("the piece is put back", "the piece of 18 is out of play"),
    "pt": ("a peça volta ao jogo", "a peça da 18 sai do jogo"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_decided_is_understood_as_the_messages_have_it(language: str) -> None:
    words = vocabulary(language)
    back, out = (astray_in(line, words) for line in DECIDED[language])
    assert back
    assert out
    assert (back.rest, back.squares) == (BACK, ())
    assert (out.rest, out.squares) == (OUT, (18,))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "quali pedine sono fuori casella?"),
        ("it", "mio nonno teneva sempre una pedina fuori casella"),
        ("en", "which man is on a white square"),
        ("en", "my brother always leaves a man off its square"),
        ("pt", "que pedras estão fora da casa?"),
    ],
)
def test_a_question_and_a_tale_tell_the_arbiter_nothing(language: str, line: str) -> None:
    assert astray_in(line, vocabulary(language)) is None
