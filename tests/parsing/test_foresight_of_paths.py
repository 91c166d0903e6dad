"""A path of any length is asked about as a move of two squares is, and any link makes a move."""

import pytest

from assistant.parsing.likely import Likely
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import NotLegal
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.position import start_position
from assistant.rules.regulation import INTERNATIONAL_FID
from tests.parsing.support.understood import understand_line

LOSSES = {
    "it": ("cosa perdo se gioco {}?", "perdo qualcosa se gioco {}"),
    "en": ("what do I lose if I play {}?", "do I lose anything if I play {}?"),
    "pt": ("o que perco se jogar {}?", "perco alguma coisa se jogar {}?"),
    "pt-BR": ("o que eu perco se jogar {}", "o que eu perco se eu fizer {}?"),
}
REPLIES = {
    "it": ("e se gioco {}?", "cosa succede se gioco {}?", "se gioco {}, cosa può rispondere?"),
    "en": ("what if I play {}?", "what if I play {}", "if I play {}, what can he answer?"),
    "pt": ("e se eu jogar {}?", "se eu jogar {}, o que respondes?", "o que acontece se eu jogar {}?"),
    "pt-BR": ("e se eu jogar {}?", "se eu fizer {}, o que ele pode responder?"),
}
PATHS = ((20, 47), (20, 47, 36), (20, 47, 36, 9), (46, 23, 32, 10, 5))


def read(language: str, text: str) -> object:
    start = start_position(INTERNATIONAL_FID.variant)
    return understand_line(text, start, INTERNATIONAL_FID, vocabulary(language))


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(("asked", "command"), [(LOSSES, Command.LOSSES), (REPLIES, Command.REPLIES)])
def test_what_follows_a_path_is_asked(
    asked: dict[str, tuple[str, ...]], command: Command, path: tuple[int, ...]
) -> None:
    for language, lines in asked.items():
        for line in lines:
            text = line.format("x".join(map(str, path)))
            found = read(language, text)
            meant = found.meaning if isinstance(found, Likely) else found
            assert (getattr(meant, "command", None), getattr(meant, "move", None)) == (command, path), (
                text
            )


def test_two_moves_are_no_path() -> None:
    for line in ("what if I play 33-28 or 33-29 ?", "what if I play 33-28, 34-30?"):
        assert getattr(getattr(read("en", line), "meaning", None), "move", ()) in ((), None), line


LINKED = {
    "it": ("33 verso 30", "33 fino a 30", "trentatré verso trenta", "dal 33 fin alla 30"),
    "en": ("33 over to 30", "33 onto 30", "thirty-three over to thirty", "33 towards 30"),
    "pt": ("33 pra 30", "33 até à 30", "trinta e três para trinta", "da 33 rumo à 30"),
    "pt-BR": ("33 pra 30", "33 pra a 30", "trinta e três pra trinta", "da 33 pra 30", "33 p'ra 30"),
}


@pytest.mark.parametrize("language", LINKED)
def test_a_move_with_any_link_is_refused_with_its_reason(language: str) -> None:
    for line in LINKED[language]:
        found = read(language, line)
        assert isinstance(found, NotLegal), line
        assert found.written.squares == (33, 30), line
