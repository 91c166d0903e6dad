"""What a text says of a game that was wrong from the beginning: until when it is annulled."""

from dataclasses import dataclass

from assistant.rules.articles import Article


@dataclass(frozen=True, slots=True)
class Anomaly:
    """Something that was wrong from the beginning, for which a game is annulled and begun anew."""

    article: Article
    moves: int = 0
    """When each side has made so many, it is too late; 0 where it never is."""
    minutes: int = 0
    """So long after the start of the round it is too late as well; 0 where that does not matter."""
    counts_drawn: bool = False
    """Whether moves that were drawn by lot count as made (Capo I, 7.2, note)."""
    is_compulsory: bool = False
    """Whether the game has to be annulled, and not only may be (the Portuguese text)."""
