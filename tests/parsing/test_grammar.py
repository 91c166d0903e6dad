"""The sentences that a recogniser is given: all that is understood, and nothing else."""

from collections import Counter
from functools import cache
from itertools import pairwise, product

import pytest

from assistant.parsing.commands.catalogue import TYPED_ONLY
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.corrections import rest_of_correction
from assistant.parsing.hearing.grammar import PLACE, grammar, placed_words, words_of
from assistant.parsing.hearing.hypotheses import UNKNOWN
from assistant.parsing.hearing.understood import understand_heard
from assistant.parsing.meanings import Command, Symbol
from assistant.parsing.moving.loose_moves import read_wish
from assistant.parsing.moving.sentence import read_sentence
from assistant.parsing.setting_up import read_setup
from assistant.parsing.words.concepts import items_of
from assistant.parsing.words.tokens import normalise, read_line
from assistant.parsing.words.vocabulary import Vocabulary, vocabulary
from assistant.rules.position import start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID
from assistant.settings.preferences import PREFERENCES, Preference
from speech.ear.recognizers import recognizer
from speech.ear.recognizers.recognizer import as_said
from tests.parsing.sentences import LANGUAGES, command_sentences, move_sentences

BOARDS = [(language, squares) for language in LANGUAGES for squares in (32, 50)]


def usual(words: Vocabulary, number: int) -> str:
    return next(" ".join(form) for form, value in words.numbers.items() if value == number)


@cache
def said(words: Vocabulary, squares: int) -> tuple[str, ...]:
    """The grammar as people say it, without the places of words."""
    return tuple(as_said(sentence) for sentence in grammar(words, squares))


@pytest.mark.parametrize(("language", "squares"), BOARDS)
def test_every_sentence_is_understood_and_so_is_every_word_in_it(language: str, squares: int) -> None:
    words = vocabulary(language)
    known = words_of(words) | {UNKNOWN}
    offered = set(grammar(words, squares))
    assert {word for sentence in offered for word in sentence.split()} <= known | {*placed_words(words)}
    if squares > 32:  # what the smaller board has is understood on it
        offered -= set(grammar(words, 32))
    for sentence in map(as_said, offered):
        assert set(sentence.split()) <= known, sentence
        if UNKNOWN not in sentence:
            assert normalise(sentence) == sentence
            meant = parse_command(sentence, words, only_whole=True)
            is_phrase = read_sentence(sentence, words) or meant or _mends(sentence, words)
            assert is_phrase or is_in_own_words(sentence, squares, words), sentence


def is_in_own_words(sentence: str, squares: int, words: Vocabulary) -> bool:
    """Whether a sentence is understood by its concepts, or gives a move that some position has."""
    rules = ITALIAN_FID if squares == 32 else INTERNATIONAL_FID
    if read_setup(sentence, words) is not None:
        return True
    if understand_heard(sentence, start_position(rules.variant), rules, words) is not None:
        return True
    return read_wish(items_of(read_line(sentence), words), words) is not None


def _mends(sentence: str, words: Vocabulary) -> bool:
    """Whether a sentence corrects a move, or chooses one of several."""
    rest = rest_of_correction(sentence, words)
    return bool(rest and read_sentence(rest, words)) or sentence.split()[-1] in words.ordinals


@pytest.mark.parametrize(("language", "squares"), BOARDS)
def test_every_word_can_be_heard(language: str, squares: int) -> None:
    words = vocabulary(language)
    offered = {word for each in grammar(words, squares) for word in as_said(each).split()}
    assert words_of(words) <= offered
    assert UNKNOWN in offered
    assert len(words_of(words)) > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_what_must_be_understood_are_among_them(language: str) -> None:
    """The sentences of the tests, but for digits, letters, signs and what is only cut off."""
    words = vocabulary(language)
    known = words_of(words)
    for text in command_sentences(language):
        meant = parse_command(text, words, only_whole=True)
        if meant and not meant.rest and meant.command not in TYPED_ONLY:
            said = {word for word in normalise(text).split() if not word.isdigit()}
            assert said <= known, text
    for sentence in move_sentences(language):
        said = {word for word in normalise(sentence.text).split() if not word.isdigit()}
        said -= {"x"}  # the sign of a score
        assert said <= known, sentence.text
    assert set(words.letters) - known  # a letter that saves typing is no word to say


@pytest.mark.parametrize(("language", "squares"), BOARDS)
def test_every_number_stands_beside_every_other_and_what_is_said_most_is_there_most(
    language: str, squares: int
) -> None:
    words = vocabulary(language)
    sentences = said(words, squares)
    whole = Counter(sentences)
    for one, other in product(range(1, squares + 1), repeat=2):
        if one != other:
            assert whole[f"{usual(words, one)} {usual(words, other)}"]
    moves = sum(count for each, count in whole.items() if read_sentence(each, words))
    assert moves > 0.42 * len(sentences)
    assert len(sentences) < 22_000  # 80 ms for both boards, measured: once in a game


def test_a_recogniser_reads_places_as_they_are_written() -> None:
    assert recognizer.PLACE == PLACE
    assert recognizer.UNKNOWN == UNKNOWN


@pytest.mark.parametrize(("language", "squares"), BOARDS)
def test_no_number_follows_one_that_ends_a_move_or_precedes_one_that_begins_it(
    language: str, squares: int
) -> None:
    """A recogniser knows only what follows what: without places it heard "thirty eight twenty seven
    thirty two" for "okay twenty seven thirty two"."""
    words = vocabulary(language)
    numbers = {word for form in words.numbers for word in form}
    departing = {f"{word}{PLACE}from" for word in numbers}
    twice = Counter(
        (one, other)
        for sentence in grammar(words, squares)
        for one, other in pairwise(sentence.split())
        if as_said(one) in numbers and other in departing and one not in departing
    )
    assert not twice
    for sentence in grammar(words, squares):
        order = [word.partition(PLACE)[2] for word in sentence.split() if as_said(word) in numbers]
        if "from" in order:
            # What stands before them is a word that numbers have too: "e se jogar vinte e seis nove".
            first, last = order.index("from"), len(order) - order[::-1].index("from")
            assert set(order[first:last]) == {"from"}, sentence
            assert set(order[last:]) == {""}, sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_digit_by_digit_has_four_places(language: str) -> None:
    words = vocabulary(language)
    spelt = [each for each in grammar(words, 50) if f"{PLACE}1" in each]
    assert spelt
    for sentence in spelt:
        assert [word.partition(PLACE)[2] for word in sentence.split()] == ["1", "2", "3", "4"]
        squares = {each.squares for each in read_sentence(as_said(sentence), words)}
        assert any(len(each) == 2 and min(each) >= 10 for each in squares), sentence


@pytest.mark.parametrize(
    ("language", "opened"),
    [
        ("it", ["ecco da", "muovo la", "sposto la", "bene io gioco"]),
        ("en", ["well from", "okay i move", "move the", "i play my"]),
        ("pt", ["bem de", "movo a", "bem eu jogo"]),
    ],
)
def test_two_words_may_stand_before_a_move(language: str, opened: list[str]) -> None:
    """They were left out where they made no move with one number, and numbers were heard there."""
    sentences = said(vocabulary(language), 32)
    for words in opened:
        assert sum(f" {each} ".startswith(f" {words} ") for each in sentences) >= 3, words


@pytest.mark.parametrize(("language", "squares"), BOARDS)
def test_every_number_has_to_and_takes_on_both_sides(language: str, squares: int) -> None:
    words = vocabulary(language)
    follows = Counter(pair for sentence in said(words, squares) for pair in pairwise(sentence.split()))
    for kind in (Symbol.TO, Symbol.TAKES):
        (word, *_) = next(phrase for phrase, symbol in words.moves.items() if symbol is kind)
        for number in range(1, squares + 1):
            name = usual(words, number).split()
            assert follows[name[-1], word] > 1, name
            assert follows[word, name[0]] > 1, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_board_does_not_have_is_rare(language: str) -> None:
    words = vocabulary(language)
    sentences = said(words, 32)
    beyond = [each for each in sentences if {usual(words, 47)} & set_of_numbers(each, words)]
    on_board = [each for each in sentences if {usual(words, 27)} & set_of_numbers(each, words)]
    assert 0 < len(beyond) < len(on_board) / 10


def set_of_numbers(sentence: str, words: Vocabulary) -> set[str]:
    """The usual names of numbers that stand in a sentence as whole words."""
    return {name for name in (usual(words, 27), usual(words, 47)) if f" {name} " in f" {sentence} "}


@pytest.mark.parametrize(("language", "squares"), BOARDS)
def test_every_command_and_place_can_be_said(language: str, squares: int) -> None:
    words = vocabulary(language)
    sentences = {*said(words, squares)}
    commands = [parse_command(sentence, words, only_whole=True) for sentence in sentences]
    meant = {(found.command, found.place) for found in commands if found}
    heads = {(head.command, head.place) for heads in words.heads.values() for head in heads}
    assert {command for command, _ in heads - meant} <= TYPED_ONLY
    needed = {
        phrase
        for phrase, told in words.heads.items()
        if {head.command for head in told} - TYPED_ONLY
        and parse_command(phrase, words, only_whole=True)
        and words.unheard.isdisjoint(phrase.split())
    }
    assert needed <= sentences
    squares_asked = {
        found.squares[0]
        for found in commands
        if found and found.command is Command.SQUARE and found.squares
    }
    assert squares_asked >= set(range(1, squares + 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preference", PREFERENCES, ids=lambda each: each.name)
def test_each_value_of_a_setting_is_said_behind_its_name_and_hardly_another(
    language: str, preference: Preference
) -> None:
    words = vocabulary(language)
    name = next(word for word, each in words.settings.items() if each == preference.name)
    behind = {
        sentence.removeprefix(f"{name} ")
        for sentence in said(words, 32)
        if sentence.startswith(f"{name} ")
    }
    values = {word: value for word, value in words.values.items() if word in behind}
    named = {preference.word(value) for value in preference.offered()} | {*preference.members}
    heard = {
        value
        for word, value in words.values.items()
        if value in named and words.unheard.isdisjoint([name, *word.split()])
    }
    assert heard <= {*values.values()}
    unlisted = {preference.word(value) for value in preference.unlisted}
    other = named | unlisted | {"on", "off", "easier", "harder"}  # steps, and 0 by another word
    strange = [word for word, value in values.items() if value not in other]
    assert len(strange) <= 1 + len(words.values) // len(words.settings)  # each once, with any name


@pytest.mark.parametrize(
    ("language", "one"),
    [("it", "cancella la partita"), ("en", "delete game"), ("pt", "apagar a partida")],
)
def test_the_number_of_a_game_stands_behind_what_is_done_with_it(language: str, one: str) -> None:
    words = vocabulary(language)
    numbers = {usual(words, number) for number in range(1, 33)}
    assert any(sentence.removeprefix(f"{one} ") in numbers for sentence in said(words, 32))
