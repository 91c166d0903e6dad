"""A child of the ear for tests: whatever is asked of it, it dies, hangs, or talks nonsense."""

import os
import sys
import time

from speech.ear import microphone
from speech.ear.recognizers import child, hearing
from speech.ear.recognizers.scripted import ScriptedRecognizer
from speech.process.frames import Message
from speech.process.parent import Parent


class Sleeper(ScriptedRecognizer):
    """It never comes to an end, as native code may."""

    def finish(self) -> list:
        time.sleep(600)
        return []


def misbehave(message: Message, _: bytes) -> None:
    match sys.argv[1]:
        case "dies":
            os._exit(3)
        case "hangs":
            time.sleep(600)
        case "lies":
            parent.tell({"did": "ready", "id": message["id"], "ms": "none"})
        case "lies about words":
            words = [["due", 1.0], ["tre"], "x", ["uno", float("nan")]]
            heard = {"did": "heard", "id": 1, "ended": False, "ms": 1.0, "alternatives": words}
            sound = {"level": "loud", "above": float("nan"), "pause": True, "seconds": 2}
            parent.tell({**heard, **sound})
        case "prints":
            os.write(1, b"printed by native code\n")
            os.write(2, b"and complained\n")
            parent.tell({"did": "ready", "id": message["id"], "ms": 1.0})
        case "babbles":
            parent._to_parent.write(b"\xff" * 100)
            parent._to_parent.flush()


def tell_too_late(message: Message, _: bytes) -> None:
    """Tell something of the first opening when the parent has just asked for another one."""
    match message:
        case {"do": "listen", "id": number}:
            parent.tell({"did": "listening", "id": number, "missing": []})
        case {"do": "open", "id": number}:
            openings.append(number)
            if len(openings) > 1:
                parent.tell({"id": openings[0], **TOO_LATE[sys.argv[1]]})
            parent.tell({"id": number, **OPENED})


OPENED = {"did": "opened", "device": "microphone", "rate": 16_000}
TOO_LATE = {
    "opened too late": OPENED,
    "shut too late": {"did": "shut", "reason": "ended"},
    "lost too late": {"did": "lost", "reason": "no-device", "detail": "", "lasts": True},
}
openings: list[int] = []

if sys.argv[1] == "slow":
    child.LIMIT = 0.3
    child._recognizers = lambda kind, model: Sleeper
    child.main("scripted")
elif sys.argv[1] == "unchecked":
    child.check_model = lambda folder: []
    child.LIMIT = child.LIMIT_OF_LOADING = 3.0
    child.main("vosk")
elif sys.argv[1] == "impatient":
    microphone.HANG, microphone.WAITS = 0.3, (0.05,)
    hearing.PUSH_PATIENCE = child.PUSH_PATIENCE = 0.4
    child.main("scripted")
else:
    parent = Parent()
    parent.serve(tell_too_late if sys.argv[1] in TOO_LATE else misbehave)
