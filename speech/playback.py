"""The first player that works on this machine."""

from collections.abc import Callable, Sequence
from functools import partial

from speech.command_player import COMMANDS, CommandPlayer
from speech.player import NoPlayer, Player, SilentPlayer
from speech.stream_player import StreamPlayer

__all__ = ["CommandPlayer", "NoPlayer", "Player", "SilentPlayer", "StreamPlayer", "open_player"]

PLAYERS: Sequence[Callable[[], Player]] = (
    StreamPlayer,
    *(partial(CommandPlayer, name) for name in COMMANDS),
)


def open_player() -> Player:
    """Open the first that works, which takes up to some seconds; else NoPlayer.

    The reason is the best one's: what would mend that mends the voice.
    """
    reasons = []
    for opened in PLAYERS:
        try:
            return opened()
        except NoPlayer as error:
            reasons.append(error.reason)
    raise NoPlayer(reasons[0])
