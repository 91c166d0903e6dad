"""A language is asked for in the words of any language, and other lines read those of none."""

import subprocess
import sys

import pytest

from assistant.parsing.languages import language_asked
from assistant.parsing.words.vocabulary import languages_understood, vocabulary
from tests.app.support.processes import environment

LINES = {
    "speak English please": "en",
    "parla italiano": "it",
    "torna all'italiano": "it",
    "fala português": "pt",
    "portuguese of Brazil": "pt-BR",
    "portoghese del Brasile": "pt-BR",
    "português brasileiro": "pt-BR",
}


@pytest.mark.parametrize("spoken", languages_understood())
@pytest.mark.parametrize("line", LINES)
def test_whoever_asks_for_a_language_is_understood_in_any(spoken: str, line: str) -> None:
    words = vocabulary(spoken)
    meant = language_asked(line, words)
    assert meant is not None
    assert words.values[meant.rest.split(maxsplit=1)[1]] == LINES[line]


@pytest.mark.parametrize("spoken", languages_understood())
def test_what_a_language_is_called_in_another_is_known_to_each(spoken: str) -> None:
    """Each name has one of one's own vocabulary within, which tells whether to look further."""
    codes = languages_understood()
    own = [name for name, code in vocabulary(spoken).values.items() if code in codes]
    for other in codes:
        for name in (name for name, code in vocabulary(other).values.items() if code in codes):
            assert any(f" {each} " in f" {name} " for each in own), name


@pytest.mark.parametrize("line", ["how many pieces", "speak English please"])
def test_a_line_reads_the_words_of_one_language_alone(line: str) -> None:
    code = (
        "import sys\n"
        "from assistant.parsing.languages import language_asked\n"
        "from assistant.parsing.words.vocabulary import vocabulary\n"
        "meant = language_asked(sys.argv[1], vocabulary('it'))\n"
        "print(vocabulary.cache_info().currsize, meant is not None)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, line],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"1 {'English' in line}\n"
