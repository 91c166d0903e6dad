"""Who wants to change colours and play again has the other ones, in whichever words, however often."""

import pytest

from assistant.rules.side import Side
from tests.dialogue.support.talk import Talk, settings_for


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "cambia colore e gioca ancora"),
        ("it", "cambia colore"),
        ("it", "scambia i colori e giochiamo ancora"),
        ("en", "change colours and play again"),
        ("en", "swap colours"),
        ("pt", "troca de cor e joga outra vez"),
        ("pt-BR", "trocar cores e jogar de novo"),
    ],
)
def test_the_colours_change_each_time(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    for own in (Side.BLACK, Side.WHITE, Side.BLACK):
        talk.type(line)
        if talk.dialogue.talk.here.asked:
            talk.type({"it": "sì", "en": "yes"}.get(language, "sim"))
        assert talk.dialogue.talk.settings.people == (own,), line
        if own is Side.BLACK:
            talk.answer("22-18")
