"""Brazil and Portugal understand each other: one vocabulary, Brazil's own words first in it."""

import dataclasses

import pytest

from assistant.parsing.arguments import SettingMeant, parse_setting
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.conflicts import conflicts
from assistant.parsing.hearing.grammar import grammar
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import BoardPart, Command
from assistant.parsing.moving.moves import Understood, parse_move_text
from assistant.parsing.words.vocabulary import lay_over, vocabulary
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from tests.parsing.support.understood import understand_line

BRAZIL, PORTUGAL = vocabulary("pt-BR"), vocabulary("pt")
START = start_position(ITALIAN_FID.variant)


def test_what_one_accepts_the_other_accepts() -> None:
    # What one is told to type is another matter, as both understand it.
    others = dataclasses.replace(BRAZIL, language="pt", numbers=PORTUGAL.numbers, shown=PORTUGAL.shown)
    for field in dataclasses.fields(PORTUGAL):
        assert getattr(others, field.name) == getattr(PORTUGAL, field.name), field.name
    assert dict(BRAZIL.numbers) == dict(PORTUGAL.numbers)
    assert conflicts(BRAZIL) == []


@pytest.mark.parametrize(
    ("number", "here", "there"),
    [
        (14, "quatorze", "catorze"),
        (16, "dezesseis", "dezasseis"),
        (17, "dezessete", "dezassete"),
        (19, "dezenove", "dezanove"),
    ],
)
def test_each_says_its_own_number_first_and_knows_the_others(
    number: int, here: str, there: str
) -> None:
    for words, usual, other in ((BRAZIL, here, there), (PORTUGAL, there, here)):
        forms = [" ".join(form) for form, value in words.numbers.items() if value == number]
        assert forms == [usual, other]
    for words in (BRAZIL, PORTUGAL):
        for said in (here, there):
            read = parse_command(f"casa {said}", words)
            assert read
            assert read.squares == (number,)


def test_the_ear_expects_the_usual_numbers_of_the_country() -> None:
    heard = {
        words.language: sum("dezesseis" in each for each in grammar(words, 32))
        for words in (BRAZIL, PORTUGAL)
    }
    assert heard["pt-BR"] > 10 * heard["pt"] > 0


@pytest.mark.parametrize("words", [BRAZIL, PORTUGAL], ids=lambda words: words.language)
@pytest.mark.parametrize(
    ("line", "command", "place"),
    [
        ("não entendi", Command.REPEAT, None),
        ("não percebi", Command.REPEAT, None),
        ("configurações", Command.SETTINGS, None),
        ("definições", Command.SETTINGS, None),
        ("fileira 3", Command.ROW, None),
        ("travessa 3", Command.ROW, None),
        ("bordas", Command.PLACE, BoardPart.EDGES),
        ("margens", Command.PLACE, BoardPart.EDGES),
        ("borda direita", Command.PLACE, BoardPart.RIGHT_EDGE),
        ("tabela direita", Command.PLACE, BoardPart.RIGHT_EDGE),
        ("cantos", Command.PLACE, BoardPart.CORNERS),
        ("base", Command.PLACE, BoardPart.BASE),
        ("por quê?", Command.WHY, None),
        ("porquê?", Command.WHY, None),
        ("o que foi capturado", Command.TAKEN, None),
        ("ordem das capturas", Command.CAPTURE_ORDER, None),
        ("ordem das tomadas", Command.CAPTURE_ORDER, None),
    ],
)
def test_the_words_of_both_countries_are_the_same_commands(
    words, line: str, command: Command, place: BoardPart | None
) -> None:
    read = parse_command(line, words)
    assert read
    assert (read.command, read.place) == (command, place)


@pytest.mark.parametrize("line", ["capturo", "tomo"])
def test_both_words_for_a_capture_play_the_only_one(line: str) -> None:
    from assistant.rules.fen import parse_fen

    position = parse_fen("W:W22:B18", ITALIAN_FID.variant)
    for words in (BRAZIL, PORTUGAL):
        assert isinstance(parse_move_text(line, position, ITALIAN_FID, words), Understood)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        *(("it", "lingua brasiliano"), ("it", "lingua portoghese del Brasile"), ("it", "lingua pt-BR")),
        *(
            ("en", "language Brazilian"),
            ("en", "language Brazilian Portuguese"),
            ("en", "language pt_br"),
        ),
        *(("pt", "língua brasileiro"), ("pt", "idioma português do Brasil"), ("pt", "idioma pt-BR")),
        *(("pt-BR", "idioma português brasileiro"), ("it", "lingua brasileiro")),
    ],
)
def test_the_language_is_chosen_by_its_names(language: str, said: str) -> None:
    meant = parse_setting(said, vocabulary(language))
    assert meant == SettingMeant("language", ("pt-BR",), said.partition(" ")[2])


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "parla portoghese brasiliano"),
        ("en", "please speak Brazilian Portuguese"),
        ("en", "speak Brazilian"),
        ("pt", "fala português do Brasil"),
        ("pt-BR", "fala brasileiro"),
    ],
)
def test_a_sentence_that_asks_for_it_is_understood(language: str, line: str) -> None:
    found = understand_line(line, START, ITALIAN_FID, vocabulary(language))
    if isinstance(found, Perhaps):
        (found,) = found.meanings
    assert isinstance(found, Likely)
    assert found.meaning.rest.endswith(("brasiliano", "brazilian", "brasileiro")), found


def test_of_lists_the_own_words_come_first_and_of_tables_the_own_values_count() -> None:
    own = {"lists": {"a": ["x", "y"]}, "costs": {"1 2": 3.0}, "only": {"own": ["here"]}}
    base = {"lists": {"a": ["y", "z"], "b": ["w"]}, "costs": {"1 2": 1.0, "2 3": 2.0}}
    assert lay_over(own, base) == {
        "lists": {"a": ["x", "y", "z"], "b": ["w"]},
        "costs": {"1 2": 3.0, "2 3": 2.0},
        "only": {"own": ["here"]},
    }


@pytest.mark.parametrize("language", ["it", "en", "pt", "pt-BR"])
def test_what_no_model_has_learnt_is_typed_and_not_listened_for(language: str) -> None:
    words = vocabulary(language)
    assert "brasileiro" in words.unheard
    expected = {word for sentence in grammar(words, 50) for word in sentence.split()}
    assert expected.isdisjoint(words.unheard)
    # Every word of the list is one that can be typed.
    asked = [sentence for sentences in words.asked.values() for sentence in sentences]
    typed = {
        word
        for phrase in (*words.heads, *words.values, *words.topics, *words.whose, *asked)
        for word in phrase.split()
    } | {word for said in words.setup.values() for phrase in said for word in phrase}
    assert words.unheard <= typed
