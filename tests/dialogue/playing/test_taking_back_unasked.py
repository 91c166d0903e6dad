"""Something taken back while it is asked who it was may be the last move or what is asked about: it is
neither, and who it was is asked again."""

import pytest

from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno"), "is_arbiter": True}


def asked(language: str) -> tuple[Talk, str]:
    talk = Talk(settings_for(language=language, **TWO))
    talk.type("22-18")
    (question,) = talk.type("23-19")
    return talk, question


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("it", ("riprendi", "Anna: riprendi")),
        ("en", ("take back", "undo", "Anna: take back", "Bruno: take back", "redo")),
        ("pt", ("anula", "desfazer", "voltar atrás")),
        ("pt-BR", ("anula", "desfazer")),
    ],
)
def test_who_announced_it_is_asked_again(language: str, lines: tuple[str, ...]) -> None:
    for line in lines:
        talk, question = asked(language)
        said = talk.type(line)
        assert said[-1] == question, (line, said)
        assert len(said) > 1, (line, said)
        assert len(talk.game.plies) == 1
        assert talk.type({"it": "no", "en": "no"}.get(language, "não"))[0] != question


def test_said_aloud_it_is_asked_again() -> None:
    talk, question = asked("en")
    assert talk.hear("take back") == [question]
    assert talk.hear("black")[0] != question
