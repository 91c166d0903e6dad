"""Once a game is over, another one is begun in whichever words one asks for it, without asking back."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_asked_how_it_is import Lines, in_each

END = {"it": ("abbandono", "sì"), "en": ("I resign", "yes"), "pt": ("abandono", "sim")}
NEW = {"it": "nuova", "en": "new", "pt": "nova"}
ANOTHER: Lines = {
    "it": ("un'altra partita", "Un'altra partita!", "voglio un'altra partita", "facciamone un'altra"),
    "en": ("another game", "one more game", "play again", "let's play again"),
    "pt": ("outra partida", "mais uma partida", "mais um jogo", "jogar outra vez"),
}
NOT: Lines = {
    "it": (
        "un'altra mossa",
        "di nuovo",
        "un'altra partita così no",
        "quando giochiamo un'altra partita",
    ),
    "en": ("again", "that was one more game lost", "one more"),
    "pt": ("outra jogada", "outra vez", "mais uma partida perdida", "mais uma"),
}


def over(language: str) -> Talk:
    talk = Talk(settings_for(language=language))
    talk.type("23-20")
    talk.answer("12-16")
    for line in END[language]:
        talk.type(line)
    assert talk.game.outcome
    return talk


@pytest.mark.parametrize(("language", "line"), in_each(ANOTHER))
def test_it_is_begun_as_by_the_word_for_it(language: str, line: str) -> None:
    talk = over(language)
    assert talk.type(line) == over(language).type(NEW[language])
    assert not talk.game.outcome
    assert not talk.game.plies


@pytest.mark.parametrize(("language", "line"), in_each(ANOTHER))
def test_while_one_is_played_it_is_asked(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("23-20")
    talk.answer("12-16")
    talk.type(line)
    assert talk.dialogue.talk.here.asked
    assert len(talk.game.plies) == 2


@pytest.mark.parametrize(("language", "line"), in_each(ANOTHER))
def test_also_while_the_game_is_gone_through(language: str, line: str) -> None:
    talk = over(language)
    talk.type(
        {"it": "rivedi dall'inizio", "en": "review from the start", "pt": "rever do início"}[language]
    )
    talk.type(line)
    assert not talk.game.outcome
    assert not talk.game.plies


@pytest.mark.parametrize(("language", "line"), in_each(NOT))
def test_what_only_sounds_like_it_begins_none(language: str, line: str) -> None:
    talk = over(language)
    talk.type(line)
    assert talk.game.outcome
