"""The one root of what can go wrong outside a person's control: bad files, peers and devices."""

import errno


class AssistantError(Exception):
    """Something a person did not cause by a move or a question: a bad file, peer or device."""


def why_unread(error: OSError) -> str:
    """Why a file cannot be read, as the messages have it: missing, a folder, forbidden, no-file for a
    pipe, a device or a socket where none is read, slow or endless for one that is, or other."""
    numbers = {errno.ENXIO: "no-file", errno.ETIMEDOUT: "slow", errno.EFBIG: "endless"}
    if error.errno in numbers:
        return numbers[error.errno]
    kinds: dict[type[OSError], str] = {
        FileNotFoundError: "missing",
        NotADirectoryError: "missing",
        IsADirectoryError: "folder",
        PermissionError: "forbidden",
    }
    return kinds.get(type(error), "other")
