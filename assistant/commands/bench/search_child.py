"""The game that `damavoce bench search` waits for: it also tells, on standard error, how far it is.

`python -m assistant.commands.bench.search_child OPTIONS`, with the options of `damavoce play`.
"""

import os
import sys
import threading
import time

LINE = "line"
"""The game waits for a line: the computer has moved, if it was to."""
FAST = "fast"
"""The compiled kernel plays from now on."""
SLOW = "slow"
"""There is none."""

LOOK = 0.01
"""Seconds between two looks at whether the kernel is ready."""


def tell(step: str) -> None:
    """At once, whatever else is still to be written."""
    os.write(2, f"\n{step}\n".encode())


def main(options: list[str]) -> int:
    """Play by these options; returns the exit status."""
    from assistant import app, cli
    from assistant.engine.kernel.kernel import plain_kernel
    from assistant.engine.kernels import Kernels
    from assistant.rules.variant import Variant
    from assistant.terminal.console import LineConsole

    class ToldKernels(Kernels):
        def prepare(self, variant: Variant) -> None:
            super().prepare(variant)
            threading.Thread(target=self._look, args=(variant,), daemon=True).start()

        def _look(self, variant: Variant) -> None:
            while not self.is_settled():
                time.sleep(LOOK)
            tell(SLOW if self.of(variant) is plain_kernel(variant) else FAST)

    want_line = LineConsole.want_line

    def want_and_tell(console: LineConsole) -> None:
        want_line(console)
        tell(LINE)

    app.Kernels = ToldKernels  # type: ignore[attr-defined]
    LineConsole.want_line = want_and_tell  # type: ignore[method-assign,assignment]
    return cli.main(["play", *options])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
