"""The list of settings, as it is heard: the count first, in parts, any of them chosen at any time."""

import pytest

from assistant.dialogue.effects import Remember
from assistant.settings.preferences import NAMED, PREFERENCES
from assistant.terminal.wrapping import wrap
from tests.dialogue.support.talk import Talk, settings_for

LANGUAGES = ("it", "en", "pt", "pt-BR")
OPEN = {"it": "impostazioni", "en": "settings", "pt": "definições", "pt-BR": "configurações"}
GO_ON = {"it": "avanti", "en": "go on", "pt": "continuar", "pt-BR": "continuar"}
SECOND = {"it": "la seconda", "en": "the second", "pt": "a segunda", "pt-BR": "segunda"}
TURN = {"it": "a chi tocca", "en": "whose turn", "pt": "quem joga", "pt-BR": "quem joga"}
NO = {"it": "no", "en": "no", "pt": "não", "pt-BR": "não"}
COUNTED = {
    "it": "25 impostazioni, in quattro parti.",
    "en": "25 settings, in four parts.",
    "pt": "25 definições, em quatro partes.",
    "pt-BR": "25 configurações, em quatro partes.",
}
MOST_LINES = 7


def parts_of(talk: Talk, language: str) -> list[list[str]]:
    return [talk.type(line) for line in (OPEN[language], *[GO_ON[language]] * 3)]


@pytest.mark.parametrize("verbosity", [0, 1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_part_is_short_and_the_count_comes_first(language: str, verbosity: int) -> None:
    parts = parts_of(Talk(settings_for(language=language, verbosity=verbosity)), language)
    if verbosity:
        assert parts[0][0] == COUNTED[language]
    assert parts[0][0].startswith("25 ")
    told = [line for part in parts for line in part[1:-1]]
    assert [line.split(".")[0] for line in told] == [str(each + 1) for each in range(len(PREFERENCES))]
    assert all(len(part) <= MOST_LINES + 2 for part in parts)
    longest = 84 if verbosity else 40
    assert all(len(line) <= longest for line in told), "a name and a value"


def test_what_is_changed_most_comes_first() -> None:
    first = tuple(NAMED)[:MOST_LINES]
    assert {"level", "voice", "rate", "verbosity", "coach", "cells"} <= set(first)
    assert first[0] == "level"


@pytest.mark.parametrize("language", LANGUAGES)
def test_behind_the_last_part_there_is_nothing_and_the_list_stays_open(language: str) -> None:
    talk = Talk(settings_for(language=language))
    last = parts_of(talk, language)[-1]
    assert talk.type(GO_ON[language]) == talk.type(GO_ON[language]) == last[-1:]
    assert len(talk.type("1")) > 1
    assert talk.game.plies == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_setting_is_chosen_from_any_part(language: str) -> None:
    plain = Talk(settings_for(language=language))
    plain.type(OPEN[language])
    voice = plain.type("2")
    parts = parts_of(Talk(settings_for(language=language)), language)
    name = parts[0][2].split(". ")[1].split(":")[0]
    for answer in ("2", name, name.lower()):
        talk = Talk(settings_for(language=language))
        parts_of(talk, language)
        assert talk.type(answer) == voice, answer
    early = Talk(settings_for(language=language))
    early.type(OPEN[language])
    assert early.type("21")[0].split(":")[0] in parts[2][-2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ordinal_is_the_place_in_the_part_that_was_told(language: str) -> None:
    for turns, number in ((0, 2), (1, 9), (2, 16)):
        talk, other = (Talk(settings_for(language=language)) for _ in range(2))
        for each in (talk, other):
            each.type(OPEN[language])
            for _ in range(turns):
                each.type(GO_ON[language])
        assert talk.type(SECOND[language]) == other.type(str(number))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ordinal_chooses_a_value_by_its_place_in_the_list(language: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(OPEN[language])
    talk.type("5")  # whose values are called 0, 1 and 2
    talk.done.clear()
    talk.type(SECOND[language])
    changed = [each for each in talk.done if isinstance(each, Remember)]
    assert [(each.preference, each.value) for each in changed] == [("verbosity", "1")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_in_between_leaves_the_part_open(language: str) -> None:
    talk = Talk(settings_for(language=language))
    first, second, *_ = parts_of(Talk(settings_for(language=language)), language)
    assert talk.type(OPEN[language]) == first
    assert talk.type(TURN[language])[-1] == first[-1]
    assert talk.type(GO_ON[language]) == second
    assert len(talk.type(NO[language])) == 1
    assert talk.type(GO_ON[language])[0] not in second


@pytest.mark.parametrize("verbosity", [0, 1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_part_is_short_on_a_short_braille_display(language: str, verbosity: int) -> None:
    talk = Talk(settings_for(language=language, cells=20, verbosity=verbosity))
    for text in (text for part in parts_of(talk, language) for text in part):
        assert len(wrap(text, 20)) <= 2, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_says_what_each_setting_is(language: str) -> None:
    """By ear "Vista: mia" says little: behind the name, by which it is set, stands what it is."""
    told = [line for part in parts_of(Talk(settings_for(language=language)), language) for line in part]
    short = [
        line
        for part in parts_of(Talk(settings_for(language=language, verbosity=0)), language)
        for line in part
    ]
    named = {line.split(". ")[0]: line for line in told if line.split(".")[0].isdigit()}
    plain = {line.split(". ")[0]: line for line in short if line.split(".")[0].isdigit()}
    assert named.keys() == plain.keys()
    for number, line in plain.items():
        name, label = (each.partition(". ")[2].partition(":")[0] for each in (line, named[number]))
        assert label.startswith(name), "what can be typed is heard first"
        assert number == "8" or label != name, "only the language needs no other words"


@pytest.mark.parametrize(
    ("language", "number", "line"),
    [
        ("it", 9, "9. Vista, da che lato si legge la damiera: dal tuo."),
        ("it", 15, "15. Avvio, con quale partita si comincia: la solita, dama italiana col Bianco."),
        ("en", 14, "14. Ahead, typing a move while the computer thinks: allowed."),
        ("pt", 9, "9. Vista, de que lado se lê o tabuleiro: do seu."),
        ("pt-BR", 14, "14. Antecipado, digitar o lance enquanto o computador pensa: pode."),
    ],
)
def test_a_value_in_the_list_says_what_it_does(language: str, number: int, line: str) -> None:
    parts = parts_of(Talk(settings_for(language=language)), language)
    assert parts[(number - 1) // MOST_LINES][(number - 1) % MOST_LINES + 1] == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_label_is_understood_as_it_was_heard(language: str) -> None:
    told = [line for part in parts_of(Talk(settings_for(language=language)), language) for line in part]
    for line in told:
        number, _, rest = line.partition(". ")
        if number.isdigit():
            label = rest.partition(":")[0]
            listed, plain = (Talk(settings_for(language=language)) for _ in range(2))
            listed.type(OPEN[language])
            by_number = listed.type(number)
            assert plain.type(label) == by_number, label
            parts_of(plain, language)
            assert plain.type(label) == by_number, label


@pytest.mark.parametrize(
    ("language", "line", "name", "value"),
    [
        ("it", "livello del computer 3", "level", "3"),
        ("it", "Vista, da che lato si legge la damiera: bianco", "view", "white"),
        ("it", "vista bianco", "view", "white"),
        ("en", "set volume of the voice 40", "volume-en", "40"),
        ("en", "startup this", "opening", "italian-white"),
        ("pt", "avisos de tomada obrigatória nada", "coach", "off"),
        ("pt-BR", "avisos de captura obrigatória nada", "coach", "off"),
    ],
)
def test_a_value_stands_behind_a_label_or_a_name(
    language: str, line: str, name: str, value: str
) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(line)
    kept = [each for each in talk.done if isinstance(each, Remember)]
    assert Remember(name, value) in kept
