"""`python -m assistant` is the command `damavoce`."""

import signal
import sys

if hasattr(signal, "pthread_sigmask"):  # not on Windows
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # until main() is ready for a Ctrl-C

from assistant.cli import main

if __name__ == "__main__":
    sys.exit(main())
