"""What any bytes must go through, for the suite and for the search for bytes that do not."""

import io

from assistant.game.pdn import limits
from assistant.game.pdn.annotations import clocks_of
from assistant.game.pdn.dressing import decoded
from assistant.game.pdn.reader import read
from assistant.game.pdn.signs import signs_of
from assistant.game.pdn.tags import date_of
from assistant.game.pdn.tree import Node, PdnGame
from assistant.game.pdn.writer import write


def read_bytes(data: bytes) -> list[PdnGame]:
    return list(read(decoded(io.BytesIO(data))))


def take_anything(data: bytes) -> None:
    """Read bytes as PDN, write what was read, and read that: no error, no more than there may be."""
    for game in read_bytes(data):
        check(game)
        text = write(game)
        if game.regulation is None:
            continue
        again = list(read(text.splitlines(keepends=True), game.numbering.OWN))
        assert len(again) == 1, text
        check(again[0])
        assert (again[0].tags, again[0].result) == (game_tags(game), game.result), text
        assert list(map(ends, again[0].moves)) == list(map(ends, game.moves)), text
        assert [node.nags for node in again[0].moves] == [node.nags for node in game.moves], text


def ends(node: Node) -> tuple[int, ...]:
    """The squares of a move; of one that the law knows, not which way it went."""
    return (node.move.start, node.move.end) if node.move else node.squares


def game_tags(game: PdnGame) -> dict[str, str]:
    return {name: date_of(value) if name == "Date" else value for name, value in game.tags.items()}


def check(game: PdnGame) -> None:
    assert len(game.raw) <= limits.LONGEST_GAME
    assert len(game.problems) <= 2 * (limits.MOST_PROBLEMS + 1)
    texts = [*game.tags, *game.tags.values(), game.result_text, *game.root.comments]
    for node in game.root.all_below():
        texts += [*node.before, *node.comments, node.fen]
        texts += [part for each in node.annotations for part in each]
        clocks_of(node)
        signs_of(node)
    texts += [each.detail for each in game.problems]
    for text in texts:
        assert text.isprintable(), text
