"""The child that compiles a game's kernel for the first time: `python -m assistant.engine.warm GAME`,
and `attached` behind it where it is to end with whoever holds the other end of its standard input.

What crashes here crashes nothing else. It ends with 0, or with 1 and JSON on its standard
output: the reason and the detail of NotCompiled.
"""

import json
import os
import sys
import threading

from assistant.engine.compiled import NotCompiled, compile_kernel
from assistant.engine.kernel.thinking import Thinking
from assistant.engine.limits import Limits
from assistant.rules.position import start_position
from assistant.rules.variant import VARIANTS

KIND = 10
"""How much this steps back behind everything else that runs, in POSIX's degrees of niceness."""

ATTACHED = "attached"


def main(name: str) -> int:
    """Compile, and think for a moment with what came of it."""
    variant = VARIANTS[name]
    try:
        kernel = compile_kernel(variant)
    except NotCompiled as error:
        sys.stdout.write(json.dumps([error.reason, error.detail]))
        return 1
    Thinking(kernel, start_position(variant), slots=1 << 10).result(Limits(depth=4))
    return 0


def end_with_parent() -> None:
    """End as soon as the standard input does: the program that wants the kernel has gone."""

    def wait() -> None:
        while os.read(0, 1):
            pass
        os._exit(1)

    threading.Thread(target=wait, name="parent", daemon=True).start()


if __name__ == "__main__":
    if sys.argv[2:] == [ATTACHED]:
        end_with_parent()
    if hasattr(os, "nice"):
        os.nice(KIND)
    sys.exit(main(sys.argv[1]))
