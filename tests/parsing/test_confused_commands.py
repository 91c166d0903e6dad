"""Commands that are heard for others: what the phrase files say of them."""

import pytest

from assistant.parsing.hearing.heard import Verdict, understand
from assistant.parsing.hearing.margins import MARGINS
from assistant.parsing.likely import Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.words.phrase_tables import both_ways
from assistant.parsing.words.vocabulary import build, vocabulary
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
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


@pytest.mark.parametrize("is_pressed", [False, True])
@pytest.mark.parametrize(
    ("language", "heard", "said"),
    [
        ("it", "prendi tre", "riga tre"),
        ("it", "rimetti i pezzi", "i miei pezzi"),
        ("en", "games", "kings"),
        ("pt", "repete", "nova partida"),
    ],
)
def test_of_two_that_sound_alike_it_is_asked_which(
    language: str, heard: str, said: str, is_pressed: bool
) -> None:
    words, position = vocabulary(language), start_position(ITALIAN_FID.variant)

    def meant(behind: float) -> Verdict:
        texts = [(heard, 0.0), (said, -behind)]
        return understand(texts, position, ITALIAN_FID, words, is_pressed=is_pressed).verdict

    near = meant(MARGINS.confused / 2)
    assert isinstance(near, Perhaps)
    assert len(near.meanings) == 2
    far = meant(MARGINS.change + 0.5)
    assert not isinstance(far, Perhaps) or len(far.meanings) == 1
