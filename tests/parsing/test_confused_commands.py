"""Commands that are heard for others: what the phrase files say of them."""

import pytest

from assistant.parsing.meanings import Command
from assistant.parsing.words.phrase_tables import both_ways
from assistant.parsing.words.vocabulary import build, vocabulary
from tests.parsing.sentences import LANGUAGES
from tests.parsing.test_commands import phrases


@pytest.mark.parametrize("language", [*LANGUAGES, "pt-BR"])
def test_whichever_of_two_is_heard_the_other_may_have_been_said(language: str) -> None:
    confused = vocabulary(language).confused_commands
    assert confused
    for command, others in confused.items():
        assert others
        assert all(command in confused[other] for other in others)


def test_rows_and_captures_sound_alike_in_italian_and_so_do_pieces_and_putting_them_back() -> None:
    confused = vocabulary("it").confused_commands
    assert confused[Command.ROW] == {Command.CAPTURES, Command.ATTACKERS}
    assert Command.RESTORE in confused[Command.PIECES]
    assert Command.TAKE_BACK in confused[Command.LAST_MOVE]


def test_a_country_has_those_of_its_language() -> None:
    assert vocabulary("pt-BR").confused_commands == vocabulary("pt").confused_commands


def test_a_language_without_the_table_confuses_none_and_no_other_command_is_read() -> None:
    tables = phrases("en")
    del tables["confused-commands"]
    assert build("en", tables).confused_commands == {}
    tables["confused-commands"] = {"row": ["rows"]}
    with pytest.raises(ValueError, match="rows"):
        build("en", tables)


def test_the_table_names_each_pair_once() -> None:
    assert both_ways({"a": ["b", "c"], "d": ["a"]}) == {
        "a": {"b", "c", "d"},
        "b": {"a"},
        "c": {"a"},
        "d": {"a"},
    }
    for language in LANGUAGES:
        table = phrases(language)["confused-commands"]
        pairs = [frozenset({one, other}) for one, others in table.items() for other in others]
        assert len(pairs) == len(set(pairs)), language
