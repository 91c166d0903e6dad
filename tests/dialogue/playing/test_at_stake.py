"""Who would lose what they have done in a game is asked before it is left."""

import pytest

from assistant.dialogue.events import InputEnded, LeaveWanted
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

WORDS = {
    "it": ("riprendi", "sì", "esci", "nuova", "rifai"),
    "en": ("undo", "yes", "quit", "new", "redo"),
    "pt": ("desfazer", "sim", "sair", "nova", "refazer"),
}
TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}


def taken_back(language: str, **players: Player) -> Talk:
    """A game whose only move was taken back."""
    talk = Talk(settings_for(language=language, **players))
    talk.type("22-18")
    if not players:
        talk.answer("12-16")
    undo, yes, *_ = WORDS[language]
    talk.type(undo)
    talk.type(f"Bruno {yes}" if players else yes)
    assert not talk.game.plies
    return talk


@pytest.mark.parametrize("players", [{}, TWO], ids=["alone", "two"])
@pytest.mark.parametrize("language", WORDS)
def test_a_move_that_may_be_played_again_is_not_left_without_a_yes(
    language: str, players: dict[str, Player]
) -> None:
    _, yes, leave, new, redo = WORDS[language]
    for line in (leave, new):
        talk = taken_back(language, **players)
        talk.type(line)
        assert talk.dialogue.talk.here.asked, line
        assert talk.status is None
        talk.type({"it": "no", "en": "no"}.get(language, "não"))
        talk.type(redo)
        if players:
            talk.type(f"Bruno {yes}")
        assert talk.game.plies[0].written == "22-18"
    talk = taken_back(language, **players)
    talk.send(LeaveWanted())
    assert talk.status is None
    talk.send(LeaveWanted())
    assert talk.status == 0


@pytest.mark.parametrize("language", WORDS)
def test_before_the_first_move_and_at_the_end_of_a_pipe_nobody_is_asked(language: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(WORDS[language][2])
    assert talk.status == 0
    talk = taken_back(language)
    talk.send(InputEnded())
    assert talk.status == 0


@pytest.mark.parametrize("language", WORDS)
def test_in_the_next_game_nothing_is_at_stake_any_more(language: str) -> None:
    talk = taken_back(language)
    _, yes, leave, new, _ = WORDS[language]
    talk.type(new)
    talk.type(yes)
    talk.type(leave)
    assert talk.status == 0
