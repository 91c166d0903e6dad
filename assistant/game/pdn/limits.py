"""How much of a game is read, so that no file costs more than it is worth, and text made harmless."""

LONGEST_GAME = 500_000
"""Characters of one game: a game of 6,000 moves with a remark at each of them fits."""
LONGEST_COMMENT = 10_000
MOST_TAGS = 200
LONGEST_TAG = 1_000
DEEPEST = 32
"""Variations in variations."""
MOST_NODES = 50_000
MOST_PROBLEMS = 50
LONGEST_DETAIL = 80
"""Characters of the file that a problem quotes."""
MOST_NAGS = 16
"""At one move, as those that follow."""
MOST_COMMENTS = 100
MOST_ANNOTATIONS = 50


def harmless(text: str, most: int) -> str:
    """A text on one line, of so many characters at most, without any that a terminal would obey.

    Neither does what turns the direction of writing get through, nor a blank that is none.
    """
    text = text[: 4 * most]
    if not text.isprintable():
        text = "".join(char if char.isprintable() else " " for char in text)
    return " ".join(text.split())[:most].rstrip()


def harmless_lines(text: str) -> str:
    """A text with its lines and tabs, without any other character that a terminal would obey."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() or char in "\n\t" else " " for char in text)
