"""What a line means by its words, where nothing is known of what stands round it."""

from assistant.parsing.context import Context
from assistant.parsing.intents.features import Place
from assistant.parsing.likely import Found
from assistant.parsing.moving.situation import Situation
from assistant.parsing.understanding import understand
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from assistant.rules.side import Side


def understand_line(
    line: str,
    position: Position,
    regulation: Regulation,
    words: Vocabulary,
    view: Side | None = None,
    place: Place = Place.GAME,
    *,
    is_seen: bool = True,
) -> Found:
    """What was found for a line in a position."""
    here = Situation(position, regulation, words)
    return understand(line, Context(here, view, place, is_seen=is_seen)).found
