"""What a yes and a no do to what the arbiter decides, or what the law has a player decide."""

from typing import assert_never

from assistant.dialogue.about_rulings import (
    AboutRuling,
    AnnulGame,
    Astray,
    Directed,
    NeitherWins,
    Refusal,
    Shorten,
)
from assistant.dialogue.handlers.arbitrating.anomalies import annul_for_colours, annul_game
from assistant.dialogue.handlers.arbitrating.astray import answer_astray
from assistant.dialogue.handlers.arbitrating.counting import shorten_to
from assistant.dialogue.handlers.arbitrating.deciding import end_without_winner, lose_by_refusal
from assistant.dialogue.handlers.asking.needs_yes import dropped
from assistant.dialogue.handlers.playing.ending import decline_draw
from assistant.dialogue.talk import Talk


def answer_ruling(talk: Talk, about: AboutRuling, *, is_yes: bool) -> None:
    """Do what was asked about, or leave all as it is; only who erred is told by a no as well."""
    match about:
        case Astray():
            answer_astray(talk, about, is_yes=is_yes)
        case Directed():
            annul_for_colours(talk, by_direction=is_yes)
        case NeitherWins(side) if side and not is_yes:
            decline_draw(talk)
        case _ if not is_yes:
            dropped(talk)
        case NeitherWins(side):
            end_without_winner(talk, side)
        case Refusal(side):
            lose_by_refusal(talk, side)
        case Shorten(of):
            shorten_to(talk, of)
        case AnnulGame(why):
            annul_game(talk, why)
        case _:
            assert_never(about)
