"""A child for tests: it echoes frames, prints, hangs or dies as it is told."""

import os
import subprocess
import sys
import time

from speech.process.parent import Parent

parent = Parent()
sys.stdout.write("printed by Python\n")
os.write(1, b"written to the standard output by native code\n")
os.write(2, b"and to the standard error\n")


def answer(message: dict, data: bytes) -> None:
    match message["do"]:
        case "echo":
            parent.tell(message, data)
        case "complain":
            os.write(2, data)
        case "leave a child behind":
            parent.tell({"do": "pid", "pid": subprocess.Popen(["sleep", "600"]).pid})
        case "die":
            os._exit(3)
        case "hang":
            time.sleep(600)
        case "talk nonsense":
            parent._to_parent.write(b"\xff" * 100)
            parent._to_parent.flush()


parent.serve(answer)
sys.exit(0)
