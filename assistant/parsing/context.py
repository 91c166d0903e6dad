"""What the meaning of a line may depend on, beside its words: where, when and by whom it is said."""

from collections.abc import Mapping
from typing import NamedTuple

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.intents.features import Place
from assistant.parsing.moving.situation import Situation
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.move import Move
from assistant.rules.side import Side


class People(NamedTuple):
    """The two people of a game, as a line may name them."""

    names: Mapping[Side, tuple[str, ...]]
    """What each is called, the whole name first."""
    speaker: Side | None = None
    """Whose line it is, where that is known."""
    is_name_shared: bool = False
    """Whether both have the same name, which then is nobody's."""


class Context(NamedTuple):
    """Where, when and by whom a line is said."""

    here: Situation
    view: Side | None = None
    """From where left and right are seen, if not from the side that is to move."""
    place: Place = Place.GAME
    people: People | None = None
    """None where not two people play."""
    is_seen: bool = True
    """Whether it may be told unasked what stands where: else nothing is asked that would tell it."""
    wants_whole: bool = False
    """Whether a move is to be given by its own squares, for a refusal tells nothing of the position."""
    has_clock: bool = False
    has_arbiter: bool = False
    """Whether an arbiter sits there, whose decisions are read as such."""
    choice: tuple[Move, ...] = ()
    """The moves among which the line is to choose."""
    is_asked: bool = False
    """Whether a yes or a no is waited for."""
    last: CommandMeant | None = None
    """What was asked last, which a line may ask on: "and 25?", "who guards it?"."""
    is_over: bool = False
    """Whether the game has ended."""
    is_aside: bool = False
    """Whether it is looked back at, or something else is looked at."""
    is_refused: bool = False
    """Whether a move was refused since the last one that was played."""
    has_undone: bool = False
    """Whether moves were taken back that may be played again."""
    may_recapture: bool = False
    """Whether the other side has just captured, and a capture is open."""

    @property
    def words(self) -> Vocabulary:
        """Those of the language that is spoken."""
        return self.here.words

    @property
    def seen_from(self) -> Side:
        """The side from which left and right are seen."""
        return self.view or self.here.position.side_to_move
