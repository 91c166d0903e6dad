"""A child for tests: it echoes frames, prints, hangs or dies as it is told."""

import os
import sys
import time

from speech.child import serve, take_pipes
from speech.frames import write_frame

pipes = take_pipes()
sys.stdout.write("printed by Python\n")
os.write(1, b"written to the standard output by native code\n")
os.write(2, b"and to the standard error\n")


def answer(message: dict, data: bytes) -> None:
    match message["do"]:
        case "echo":
            write_frame(pipes[1], message, data)
        case "die":
            os._exit(3)
        case "hang":
            time.sleep(600)
        case "talk nonsense":
            pipes[1].write(b"\xff" * 100)
            pipes[1].flush()


serve(answer, pipes)
sys.exit(0)
