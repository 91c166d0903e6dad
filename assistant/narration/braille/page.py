"""Pages of braille: lines of text cut to their cells, each page with its number, as an embosser takes
them."""

from collections.abc import Iterator, Sequence

from assistant.narration.braille.cells import Cell, ascii_of, cells_of

CELLS = 40
"""Cells of a line, and ..."""
LINES = 25
"""... lines of a page, as on the usual paper."""
_INDENT = 2
"""Blank cells before what goes on from the line above: so the finger finds where the next begins."""
_NEW_LINE = "\r\n"
_NEW_PAGE = "\f"


def pages(lines: Sequence[str], language: str, title: str = "") -> str:
    """These lines as a file for an embosser: the first line of each page has the title, as far as there
    is room, and the number of the page."""
    written = [each for line in lines for each in _wrapped(cells_of(line, language))]
    parts = [written[at : at + LINES - 1] for at in range(0, len(written), LINES - 1)] or [[]]
    heading = cells_of(title, language)
    return "".join(
        _NEW_LINE.join([_head(heading, number, language), *map(ascii_of, part)]) + _NEW_LINE + _NEW_PAGE
        for number, part in enumerate(parts, 1)
    )


def _head(title: tuple[Cell, ...], number: int, language: str) -> str:
    told = cells_of(str(number), language)
    room = CELLS - len(told) - 1
    first = next(iter(_wrapped(title, room)), ())
    blanks: tuple[Cell, ...] = ((),) * (CELLS - len(first) - len(told))
    return ascii_of((*first, *blanks, *told))


def _wrapped(cells: tuple[Cell, ...], room: int = CELLS) -> Iterator[tuple[Cell, ...]]:
    """Lines of at most so many cells, cut between words if it can be; an empty one for nothing."""
    indent: tuple[Cell, ...] = ()
    while len(indent) + len(cells) > room:
        most = room - len(indent)
        end = next((at for at in range(most, 0, -1) if cells[at] == ()), 0) or most
        yield indent + _without_blanks(cells[:end])
        cells = cells[end:]
        while cells and cells[0] == ():
            cells = cells[1:]
        indent = ((),) * _INDENT
    if cells or not indent:
        yield indent + _without_blanks(cells)


def _without_blanks(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    end = len(cells)
    while end and cells[end - 1] == ():
        end -= 1
    return cells[:end]
