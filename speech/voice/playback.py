"""The first player that works on this machine."""

from collections.abc import Callable
from functools import partial

from speech.audio.command_player import COMMANDS, CommandPlayer
from speech.audio.player import NoPlayer, SilentPlayer, SoundPlayer
from speech.audio.stream_player import StreamPlayer
from speech.voice.sound_process import SoundProcess

__all__ = ["CommandPlayer", "NoPlayer", "SilentPlayer", "SoundPlayer", "StreamPlayer", "open_player"]


def open_player(process: SoundProcess | None) -> SoundPlayer:
    """Open the first that works, which takes up to some seconds; else NoPlayer.

    First that of the process, where there is one, then the system's commands. The reason is the best
    one's: what would mend that mends the voice. But where a command finds no device, no other player
    would find one either.
    """
    openers: list[Callable[[], SoundPlayer]] = [process.player] if process else []
    openers += [partial(CommandPlayer, name) for name in COMMANDS]
    reasons = []
    for opener in openers:
        try:
            return opener()
        except NoPlayer as error:
            reasons.append(error.reason)
    raise NoPlayer("no-device" if "no-device" in reasons else reasons[0])
