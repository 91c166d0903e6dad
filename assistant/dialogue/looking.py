"""A turn in which another position is looked at than the game's: an earlier one, or one that is set up.

The handlers that read see it in the game's place; nothing can be done in it.
"""

from dataclasses import replace
from typing import Self

from assistant.dialogue.talk import Talk
from assistant.game.deeds import Deed
from assistant.game.game import Game
from assistant.game.record import Change
from assistant.narration.narrator import Narrator
from assistant.rules.side import Side
from assistant.settings.settings import Settings
from assistant.settings.terms import Player


class Looking(Talk):
    """The turn of who looks at something beside the game."""

    __slots__ = ("_looked_at", "_own_settings")
    _looked_at: Game
    _own_settings: Settings

    @classmethod
    def at(cls, talk: Talk, looked_at: Game, *, is_other: bool = False) -> Self:
        """The same turn, with this in the place of the game; it may be another one, by other rules,
        of which nothing is counted."""
        looking = cls(talk.conversation, talk.table, talk.surface, is_private=True)
        looking.speaker, looking.alone = talk.speaker, talk.alone
        looking.is_confidential = talk.is_confidential
        looking._looked_at = looked_at
        if is_other:
            rules = looked_at.regulation
            white, black = (replace(talk.settings.player(side), is_blind=False) for side in Side)
            looking._own_settings = replace(
                talk.settings,
                regulation=rules,
                start=looked_at.start,
                white=white,
                black=black,
                questions=None,
                white_questions=None,
                black_questions=None,
            )
        return looking

    @property
    def settings(self) -> Settings:
        """What holds here, but for the rules of another game."""
        return getattr(self, "_own_settings", None) or super().settings

    @property
    def narrator(self) -> Narrator:
        """Who words what is told, with the articles of the rules of what is looked at."""
        return self.surface.narrator(self.settings.regulation.text, is_hurried=self.is_hurried)

    @property
    def game(self) -> Game:
        """What is looked at; where this turn was made for somebody else, the game."""
        return getattr(self, "_looked_at", self.table.game)

    @property
    def player_to_move(self) -> Player:
        """Nobody is to move there: whoever asks may hear what could be played."""
        return Player()

    def do(self, deed: Deed) -> Change:
        """Nothing is done to what is only looked at. Raises ValueError."""
        raise ValueError(f"{type(deed).__name__} where the game is only looked at")
