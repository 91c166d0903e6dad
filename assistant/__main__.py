"""`python -m assistant` is the command `damavoce`."""

import sys

from assistant.cli import main

sys.exit(main())
