"""Somebody to whom something can be forbidden: root may read and write everywhere."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODY = 65534
ROOT = Path("/")


@contextmanager
def as_nobody(folder: Path) -> Iterator[None]:
    """What is done within is done by nobody in particular, where root runs this, who may come to this
    folder all the same."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        yield
        return
    for each in (folder, *folder.parents):
        if each != ROOT:
            each.chmod(each.stat().st_mode | 0o711)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)
