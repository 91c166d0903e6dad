"""`python -m assistant` is the command `damavoce`."""

# No Ctrl-C until main() is ready for one. `signal` itself is a file, and reading it takes long enough
# for a Ctrl-C to come between; what it stands on is part of Python.
import _signal
import sys

if hasattr(_signal, "pthread_sigmask"):  # not on Windows
    _signal.pthread_sigmask(_signal.SIG_BLOCK, {_signal.SIGINT})

from assistant.cli import main

if __name__ == "__main__":
    sys.exit(main())
