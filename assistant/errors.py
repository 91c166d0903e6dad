"""The one root of what can go wrong outside a person's control: bad files, peers and devices."""


class AssistantError(Exception):
    """Something a person did not cause by a move or a question: a bad file, peer or device."""
