"""The child process that only records: `Recorder` (recorder.py) is its parent's side.

Its argument is the name of the device. It tells `opened` with the device and its rate, then each
`block`, with the sound behind: 16-bit mono at 16 kHz. In place of all that is left it tells `lost`,
with the reason and a detail, and ends. It also ends when the parent is gone.
"""

import os
import queue
import sys
import threading

from speech.ear.microphone import Microphone, MicrophoneLost, MicrophoneOpened, Told
from speech.ear.sources import Source
from speech.process.limit import NO_ANSWER
from speech.process.parent import Parent


def main(device: str) -> None:
    """Record until the parent is gone, or the microphone."""
    parent = Parent()
    come: queue.SimpleQueue[Told | bytes | None] = queue.SimpleQueue()

    def lose(reason: str, detail: str) -> None:
        parent.tell({"did": "lost", "reason": reason, "detail": detail})

    def give_up() -> None:
        lose(NO_ANSWER, "PortAudio does not answer")
        os._exit(1)

    def serve() -> None:
        parent.serve(lambda message, data: None)
        come.put(None)

    threading.Thread(target=serve, name="frames", daemon=True).start()
    microphone = Microphone(lambda began, sound: come.put(sound), come.put, give_up)
    microphone.open(1, device)
    source: Source | None = None
    while (each := come.get()) is not None:
        match each:
            case MicrophoneOpened():
                source = each.source
                parent.tell({"did": "opened", "device": source.name, "rate": source.rate})
            case MicrophoneLost():
                lose(each.reason, each.detail)
                break
            case bytes() if source:
                parent.tell({"did": "block"}, source.convert(each))
    # PortAudio's own end would wait for a sound server that hangs.
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
