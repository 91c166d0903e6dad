"""In the child process of the voice, on Linux: what ALSA need not load to play a voice.

PortAudio opens every device that ALSA's configuration names, to see what it can do. One of them, where
ALSA's plugins are installed, encodes surround sound, and has the whole of libavcodec loaded: measured,
13 MB of the child's 40. It is taken out of the configuration of this process before PortAudio reads it.
"""

import ctypes
import sys

_ENCODERS = (b"pcm.a52",)


def forget_encoders() -> None:
    """Take the encoders out of ALSA's configuration; where that is impossible nothing changes.

    Whoever hears everything through the encoder is left with the system's commands (command_player.py).
    """
    if sys.platform != "linux":
        return
    try:
        alsa = ctypes.CDLL("libasound.so.2")
        update, search, delete = alsa.snd_config_update, alsa.snd_config_search, alsa.snd_config_delete
        # It is read once, kept in a variable of the library, and read again only if a file changes.
        if update() < 0:
            return
        whole = ctypes.c_void_p.in_dll(alsa, "snd_config")
    except (OSError, AttributeError, ValueError):
        return
    for name in _ENCODERS:
        found = ctypes.c_void_p()
        if search(whole, name, ctypes.byref(found)) == 0:
            delete(found)
