"""Every number from 1 to 50 in every language, in all its forms and digit by digit."""

import pytest

from assistant.parsing.words.numbers import read_numbers, splits
from assistant.parsing.words.tokens import normalise, read_line
from assistant.parsing.words.vocabulary import vocabulary
from tests.parsing.sentences import LANGUAGES

UNITS = {
    "it": "uno due tre quattro cinque sei sette otto nove",
    "en": "one two three four five six seven eight nine",
    "pt": "um dois tres quatro cinco seis sete oito nove",
}
TEENS = {
    "it": "dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
    "en": "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    "pt": "dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove",
}
TENS = {
    "it": "venti trenta quaranta cinquanta",
    "en": "twenty thirty forty fifty",
    "pt": "vinte trinta quarenta cinquenta",
}
SYNONYMS = {
    "it": {"ventitré": 23, "ventitrè": 23, "ventitre": 23, "venti tre": 23, "ventuno": 21, "ventun": 21,
           "trentotto": 38, "quarantotto": 48, "VENTI OTTO": 28, "trentatré": 33},
    "en": {"twenty two": 22, "twenty-two": 22, "twentytwo": 22, "Forty-Nine": 49, "fourty one": 41},
    "pt": {"vinte e três": 23, "vinte três": 23, "vinte-e-três": 23, "quatorze": 14, "dezesseis": 16,
           "dezessete": 17, "dezenove": 19, "vinte e uma": 21, "trinta e duas": 32, "cinqüenta": 50},
}  # fmt: skip


def written(language: str, number: int) -> str:
    """A number put together by the rules of the language, apart from the product's own table."""
    units, tens = UNITS[language].split(), TENS[language].split()
    if number < 10:
        return units[number - 1]
    if number < 20:
        return TEENS[language].split()[number - 10]
    ten, unit = tens[number // 10 - 2], units[number % 10 - 1]
    if number % 10 == 0:
        return ten
    if language == "it":
        return (ten[:-1] if unit[0] in "uo" else ten) + unit
    return f"{ten} e {unit}" if language == "pt" else f"{ten}-{unit}"


def read(language: str, text: str) -> list[tuple[int, ...]]:
    return read_numbers(read_line(text).tokens, vocabulary(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_read(language: str) -> None:
    for number in range(1, 51):
        assert read(language, written(language, number))[0] == (number,)
        assert read(language, str(number)) == [(number,)]
        for unit in UNITS[language].split():
            assert (number, UNITS[language].split().index(unit) + 1) in read(
                language, f"{written(language, number)} {unit}"
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_is_read_first_as_its_number(language: str) -> None:
    for form, number in vocabulary(language).numbers.items():
        assert read(language, " ".join(form))[0] == (number,)
    for text, number in SYNONYMS[language].items():
        assert read(language, text)[0] == (number,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_read_digit_by_digit(language: str) -> None:
    units = ["zero", *UNITS[language].split()]
    for number in range(1, 51):
        for digits in {str(number), f"{number:02}"}:
            if len(digits) == 2:
                assert (number,) in read(language, " ".join(units[int(digit)] for digit in digits))
                assert (number,) in read(language, " ".join(digits))


def test_six_has_a_second_name_in_portuguese_series_alone() -> None:
    assert (16,) in read("pt", "um meia")
    assert (36,) in read("pt", "três meia")
    assert (36, 1) in read("pt", "três meia um")
    assert read("pt", "meia") == []
    assert read("pt", "vinte e meia") == []


def test_all_the_readings_of_a_number_in_two_words() -> None:
    assert read("it", "venti due diciotto") == [(22, 18), (20, 2, 18)]
    assert read("en", "twenty two") == [(22,), (20, 2)]
    assert read("en", "twenty-two") == [(22,)]
    assert read("pt", "vinte e dois") == [(22,)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["zero", "0", "cento", "x", "22 x", "pippo", "two pippo", "12345"])
def test_what_is_no_number(language: str, text: str) -> None:
    assert read(language, text) == []


def test_splits_of_a_row_of_digits() -> None:
    assert set(splits("115")) == {(11, 5), (1, 15)}
    assert set(splits("2218")) == {(22, 18), (2, 21, 8), (22, 1, 8)}
    assert splits("0509") == [(5, 9)]
    assert splits("100") == []
    assert splits("1" * 13) == []
    assert splits("") == []


def test_the_words_of_the_oracle_are_plain() -> None:
    for language in LANGUAGES:
        assert all(normalise(written(language, number)) for number in range(1, 51))
