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
    "it": "21 impostazioni, in tre parti.",
    "en": "21 settings, in three parts.",
    "pt": "21 definições, em três partes.",
    "pt-BR": "21 configurações, em três partes.",
}
MOST_LINES = 7


def parts_of(talk: Talk, language: str) -> list[list[str]]:
    return [talk.type(line) for line in (OPEN[language], GO_ON[language], GO_ON[language])]


@pytest.mark.parametrize("verbosity", [0, 1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_part_is_short_and_the_count_comes_first(language: str, verbosity: int) -> None:
    parts = parts_of(Talk(settings_for(language=language, verbosity=verbosity)), language)
    if verbosity:
        assert parts[0][0] == COUNTED[language]
    assert parts[0][0].startswith("21 ")
    told = [line for part in parts for line in part[1:-1]]
    assert [line.split(".")[0] for line in told] == [str(each + 1) for each in range(len(PREFERENCES))]
    assert all(len(part) <= MOST_LINES + 2 for part in parts)
    assert all(len(line) <= 40 for line in told), "a name and a value"


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
    first, second, _ = parts_of(Talk(settings_for(language=language)), language)
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
