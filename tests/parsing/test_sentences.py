"""What must be understood in each language, and what must not: the files of sentences/."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.parsing.commands.exact import parse_command
from assistant.parsing.meanings import BoardPart, Command
from assistant.parsing.moving.moves import Ambiguous, Understood
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.legal import legal_moves
from tests.parsing.sentences import (
    LANGUAGES,
    MoveSentence,
    command_sentences,
    move_sentences,
    nothings,
    told_command,
    told_move,
)

MOVES = [sentence for language in LANGUAGES for sentence in move_sentences(language)]
COMMANDS = [(language, text) for language in LANGUAGES for text in command_sentences(language)]
NOTHINGS = [(language, text) for language in LANGUAGES for text in nothings(language)]
POSITIONS = list({(each.position, each.regulation.variant.name): each for each in MOVES}.values())
BROKEN = ("\ud800", "22\udcff18", "22-18\x00", "\x1b[A22-18", "٢٢-١٨", "２２ １８", "22\ufffd18")


def check(sentence: MoveSentence, text: str) -> None:
    """Whatever is understood as a move is legal, and is no command."""
    read = sentence.read(text)
    legal = legal_moves(sentence.position)
    if isinstance(read, Understood):
        assert read.move in legal
    if isinstance(read, Ambiguous):
        assert len(read.moves) > 1
        assert list(read.moves) == sorted(read.moves)
        assert set(read.moves) <= set(legal)
    assert read is None or parse_command(text, vocabulary(sentence.language)) is None


@pytest.mark.parametrize("sentence", MOVES, ids=lambda each: f"{each.language}-{each.text}")
def test_a_move_is_understood(sentence: MoveSentence) -> None:
    assert told_move(sentence.read(sentence.text)) == sentence.meaning
    assert parse_command(sentence.text, vocabulary(sentence.language)) is None


@pytest.mark.parametrize(("language", "text"), COMMANDS)
def test_a_command_is_understood(language: str, text: str) -> None:
    meant = parse_command(text, vocabulary(language))
    assert told_command(meant) == command_sentences(language)[text]
    for sentence in POSITIONS:
        assert sentence._replace(language=language).read(text) is None


@pytest.mark.parametrize(("language", "text"), NOTHINGS)
def test_nothing_is_understood(language: str, text: str) -> None:
    assert parse_command(text, vocabulary(language)) is None
    for sentence in POSITIONS:
        assert sentence._replace(language=language).read(text) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_hold_enough_of_everything(language: str) -> None:
    meanings = command_sentences(language).values()
    assert {meaning.split(":")[0].split()[0] for meaning in meanings} == {
        each.value
        for each in Command
        if each is not Command.ABSENT  # which has no phrase: test_absent.py
    }
    places = {meaning.split()[1] for meaning in meanings if meaning.startswith("place")}
    assert places == {each.value for each in BoardPart}
    assert len(meanings) + len(list(move_sentences(language))) >= 120
    assert len(nothings(language)) >= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_beginning_of_every_sentence_is_read_without_failure(language: str) -> None:
    for sentence in MOVES:
        if sentence.language == language:
            for end in range(len(sentence.text)):
                check(sentence, sentence.text[:end])
    start = next(each for each in MOVES if each.language == language)
    for text in (*command_sentences(language), *nothings(language)):
        for end in range(len(text)):
            check(start, text[:end])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("broken", BROKEN)
def test_a_line_with_broken_characters_means_nothing(language: str, broken: str) -> None:
    for sentence in POSITIONS:
        for text in (broken, f"22-18 {broken}", f"{broken} mosse"):
            assert sentence._replace(language=language).read(text) is None
            assert parse_command(text, vocabulary(language)) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("unit", ["22", "22 ", "due ", "a ", "mosse ", "x", "\u200f", "venti due "])
def test_a_line_of_a_megabyte_means_nothing(language: str, unit: str) -> None:
    line = unit * (1_000_000 // len(unit))
    assert POSITIONS[0]._replace(language=language).read(line) is None
    assert parse_command(line, vocabulary(language)) is None


def test_invisible_marks_make_no_difference() -> None:
    for text in (
        "\u200f22-18",
        "22\u200e-18",
        "\u202a22 18\u202c",
        "ven\u00adti\u200bdue 18",
        "\ufeff2218",
    ):
        assert told_move(MOVES[0].read(text)) == "22-18"


WORDS = sorted(
    {word for each in MOVES for word in each.text.split()}
    | {word for _, text in COMMANDS for word in text.split()}
)
MIXED = st.lists(st.sampled_from(WORDS), max_size=9).map(" ".join)
NUMBERS = st.lists(
    st.sampled_from([" ".join(number) for each in LANGUAGES for number in vocabulary(each).numbers]),
    max_size=6,
).map(" ".join)
DIGITS = st.text("0123456789 -x:.,", max_size=20)


@given(
    sentence=st.sampled_from(POSITIONS),
    language=st.sampled_from(LANGUAGES),
    text=st.one_of(st.text(max_size=200), MIXED, NUMBERS, DIGITS),
)
def test_any_text_is_a_legal_move_a_command_or_neither(
    sentence: MoveSentence, language: str, text: str
) -> None:
    check(sentence._replace(language=language), text)


@given(st.data())
def test_every_legal_move_is_understood_however_it_is_given(data: st.DataObject) -> None:
    sentence = data.draw(st.sampled_from(POSITIONS))
    move = data.draw(st.sampled_from(legal_moves(sentence.position)))
    language = data.draw(st.sampled_from(LANGUAGES))
    words = [
        [" ".join(form) for form, value in vocabulary(language).numbers.items() if value == square]
        for square in move.path
    ]
    texts = [
        "-".join(map(str, move.path)),
        "x".join(map(str, move.path)),
        " ".join(data.draw(st.sampled_from(forms)) for forms in words),
        " ".join(" ".join(str(square)) for square in move.path),
    ]
    row = "".join(map(str, move.path))
    texts += [row] if len(row) > 2 else []  # two digits are one square
    read = sentence._replace(language=language).read(data.draw(st.sampled_from(texts)))
    if isinstance(read, Understood):
        assert read.move.has_same_effect(move)
    else:
        assert isinstance(read, Ambiguous), (move, texts, read)
        assert any(each.has_same_effect(move) for each in read.moves)
