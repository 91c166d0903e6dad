"""One slip of a finger: a letter wrong, missing or too much, or two neighbours that changed places."""


def is_one_slip(written: str, meant: str) -> bool:
    """Whether one slip makes the written word of another, which it is not.

    The first letter is looked at when a word is begun, and is hardly ever the wrong one; so a word
    that begins otherwise is another word, unless its first two letters changed places.
    """
    if written == meant or abs(len(written) - len(meant)) > 1:
        return False
    same = 0
    while same < min(len(written), len(meant)) and written[same] == meant[same]:
        same += 1
    rest, wanted = written[same:], meant[same:]
    if len(rest) == len(wanted):
        is_swap = rest[:2] == wanted[1::-1] and rest[2:] == wanted[2:]
        return is_swap or (same > 0 and rest[1:] == wanted[1:])
    shorter, longer = sorted((rest, wanted), key=len)
    return same > 0 and longer[1:] == shorter
