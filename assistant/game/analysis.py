"""At which moves the computer was asked about a game under way, which stands in its score."""

from collections.abc import Sequence

from assistant.game.deed import Deed
from assistant.game.deeds import Began, HelpUsed, MovePlayed
from assistant.game.unsent import plies_after
from assistant.rules.side import Side

ANALYSIS = "analysis"
"""What HelpUsed says of who has asked."""


def analysed(deeds: Sequence[Deed]) -> dict[Side, tuple[int, ...]]:
    """The numbers of the moves before which a side has asked, each once; no side that has not."""
    found: dict[Side, tuple[int, ...]] = {}
    plies, before = 0, 0
    for deed in deeds:
        match deed:
            case Began(start=start):
                before = int(start.side_to_move is Side.BLACK)
            case MovePlayed():
                plies += 1
            case HelpUsed(side, help=kind) if kind == ANALYSIS:
                number = (plies + before) // 2 + 1
                found[side] = tuple(dict.fromkeys((*found.get(side, ()), number)))
            case _:
                plies = plies_after(plies, deed)
    return found


def analysis_tags(deeds: Sequence[Deed]) -> dict[str, str]:
    """The same as tags of the score: [WhiteAnalysis "3, 7"]."""
    return {
        f"{side.value.capitalize()}Analysis": ", ".join(map(str, numbers))
        for side, numbers in analysed(deeds).items()
    }
