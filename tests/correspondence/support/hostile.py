"""Pieces of which letters are made that somebody writes to hold a program up."""

BLANKS = (" ", "\t", "\u00a0", "\n", "\r\n", " \n", "\n ", "\u200b", "\x01", "\u2028")
SIGNS = (*"<>&()[]{}|*_=-–:;.,!?…/\\'\"«“„#%@+$~", "--", "->", "&#", "<!--", "<![CDATA[", "<?", "</")
MARKS = ("<div>", "</div>", "<p>a", "<a b='", "<a =", "<style>", "<blockquote>", "<s>", "<br>\n", "<a ")
WORDS = ("a", "A ", "punto ", "full stop\n", "virgola", "se ", "from ", "No, ", "ü", "Anna wrote:\n")
NUMBERS = ("1", "11 ", "1.", "1. ", "1-", "1x", "1:", "21-17 ", "21-17\n", "1/2/26, 1:00 ", "ventuno ")
LINES = (
    *("> ", ">\n", "--\n", "-- abc --\n", "From: a\n", "abc: ", '[A "b"]\n', "AX-101 ", "=?utf-8?q?"),
    *("[AX-101] - ", "[08/06/2026 21:22:06] Caio: 17-22\n", "On 3 May Ann wrote:\n", "a@b ", "a@"),
    *("if 21-17 then 10-14, ", "I resign. ", "5 days ", "dal 3 al 12 dicembre ", "1. 21-17 10-14 2. "),
    *("display:", "[%kept 1 ", "(a)", "((a", "{a", '"] ', "Il 3 maggio, ", "21-17? "),
)
PIECES = (*BLANKS, *SIGNS, *MARKS, *WORDS, *NUMBERS, *LINES)


def repeated(piece: str, size: int) -> str:
    """A piece so often that it has this size."""
    return piece * max(1, size // len(piece))
