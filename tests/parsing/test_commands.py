"""What is understood, and what must not be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.parsing.commands import CommandMeant, parse_command
from assistant.parsing.moves import Ambiguous, NotLegal, Understood, choose_by_square, parse_move_text
from assistant.parsing.tokens import normalise
from assistant.parsing.vocabulary import Command, Whose, vocabulary
from assistant.rules.fen import parse_fen
from assistant.rules.notation import parse_move
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID

UNDERSTOOD = {
    "it": {
        "mosse": CommandMeant(Command.MOVES),
        "Mosse?": CommandMeant(Command.MOVES),
        "che mosse ho": CommandMeant(Command.MOVES),
        "AIUTO!": CommandMeant(Command.HELP),
        "esci": CommandMeant(Command.QUIT),
        "sì": CommandMeant(Command.YES),
        "SI'": CommandMeant(Command.YES),
        "no": CommandMeant(Command.NO),
        "va bene": CommandMeant(Command.YES),
        "d'accordo": CommandMeant(Command.YES),
        "pezzi": CommandMeant(Command.PIECES),
        "i pezzi del Bianco": CommandMeant(Command.PIECES, Whose.WHITE),
        "i miei pezzi": CommandMeant(Command.PIECES, Whose.OWN),
        "pezzi dell'avversario": CommandMeant(Command.PIECES, Whose.ENEMY),
        "pezzi avversario": CommandMeant(Command.PIECES, Whose.ENEMY),
        "nero": CommandMeant(Command.PIECES, Whose.BLACK),
        "parità": CommandMeant(Command.DRAW),
        "mi arrendo": CommandMeant(Command.RESIGN),
        "riprendi la mossa": CommandMeant(Command.TAKE_BACK),
    },
    "en": {
        "legal moves": CommandMeant(Command.MOVES),
        "take back": CommandMeant(Command.TAKE_BACK),
        "the white pieces": CommandMeant(Command.PIECES, Whose.WHITE),
        "I resign.": CommandMeant(Command.RESIGN),
        "Yes": CommandMeant(Command.YES),
    },
}
NOT_UNDERSTOOD = {
    "it": ["", " ", "pippo", "mosse bianco nero", "esci bianco", "sì no", "22", "ventidue", "il", "-"],
    "en": ["", "pawn", "white black", "quit black", "22-", "x"],
}


@pytest.mark.parametrize(
    ("language", "text"), [(lang, text) for lang in UNDERSTOOD for text in UNDERSTOOD[lang]]
)
def test_must_understand(language: str, text: str) -> None:
    assert parse_command(text, vocabulary(language)) == UNDERSTOOD[language][text]


@pytest.mark.parametrize(
    ("language", "text"), [(lang, text) for lang in NOT_UNDERSTOOD for text in NOT_UNDERSTOOD[lang]]
)
def test_must_not_understand(language: str, text: str) -> None:
    assert parse_command(text, vocabulary(language)) is None


@pytest.mark.parametrize("language", ["it", "en"])
def test_each_command_has_words_that_are_no_moves_and_written_as_they_are_read(language: str) -> None:
    words = vocabulary(language)
    assert set(words.commands.values()) == set(Command)
    assert set(words.whose.values()) == set(Whose)
    for phrase in (*words.commands, *words.whose, *words.fillers):
        assert normalise(phrase) == phrase
        assert parse_move(phrase) is None
    assert not words.whose.keys() & words.fillers


@given(st.text(max_size=200))
def test_any_text_is_a_command_a_move_or_neither(text: str) -> None:
    position = start_position(ITALIAN_FID.variant)
    for language in ("it", "en"):
        meant = parse_command(text, vocabulary(language))
        read = parse_move_text(text, position, ITALIAN_FID)
        assert meant is None or read is None


def test_a_move_is_understood_refused_or_asked_about() -> None:
    position = start_position(ITALIAN_FID.variant)
    for text in ("22-18", "22 18", " 22 - 18 ", "022-018", "22x18", "22:18", "22-18."):
        read = parse_move_text(text, position, ITALIAN_FID)
        assert isinstance(read, Understood), text
        assert read.move.path == (22, 18)
    assert isinstance(parse_move_text("22-17-13", position, ITALIAN_FID), NotLegal)
    for text in ("22", "22-", "-22 18", "22 18 x", "2218", "٢٢-١٨", "22.18"):
        assert parse_move_text(text, position, ITALIAN_FID) is None, text


def test_a_square_of_the_route_chooses_among_several() -> None:
    position = parse_fen("B:W7,14,15,22,23:B11,12,16,K30", ITALIAN_FID.variant)
    read = parse_move_text("11x27", position, ITALIAN_FID)
    assert isinstance(read, Ambiguous)
    assert {move.path for move in read.moves} == {(11, 18, 27), (11, 20, 27)}
    for square in ("18", "14", "22"):
        chosen = choose_by_square(read.moves, square)
        assert chosen
        assert chosen.path == (11, 18, 27)
    for text in ("27", "11", "1", "", "x", "9999", "١٨"):
        assert choose_by_square(read.moves, text) is None
