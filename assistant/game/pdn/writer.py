"""Games as PDN: what was read is written clean, and read again it is the same.

Moves in short form, the full path where two numbers would mean two moves; judgements as numbers, since
the glyphs have two senses; clocks and the like in comments. Lines are 79 characters long at most,
where no word is longer.
"""

from collections.abc import Iterable, Iterator

from assistant.game.pdn.annotations import format_annotation, format_kept
from assistant.game.pdn.limits import LONGEST_COMMENT, harmless, harmless_lines
from assistant.game.pdn.results import format_result
from assistant.game.pdn.tags import FIRST, OWN_FIELDS, date_of, format_game_type, format_tag
from assistant.game.pdn.tree import Node, PdnGame
from assistant.rules.fen import format_fen
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_move, format_path
from assistant.rules.position import start_position
from assistant.rules.side import Side

WIDTH = 79


def write(game: PdnGame) -> str:
    """The game as a file has it, with a blank line behind its tags and at its end.

    A game that is not ours is written as it was read, but for what a terminal would obey.
    """
    if game.regulation is None:
        return harmless_lines(game.raw).strip() + "\n\n"
    tags = "\n".join(format_tag(name, value) for name, value in _tags(game))
    moves = "\n".join(_wrapped(_words(game)))
    return f"{tags}\n\n{moves}\n\n"


def write_move(node: Node) -> str:
    """A move as a score has it; "" for what is none."""
    before = node.parent.position if node.parent else None
    if node.move is not None and node.is_unclear:
        return format_path(node.move)
    if node.move is not None and before is not None:
        return format_move(node.move, legal_moves(before))
    if node.fen or node.parent is None:
        return ""
    if node.sign == "-" and (0 in node.squares or node.squares == (1, 1)):
        return "{:02}-{:02}".format(*node.squares)  # 1-0 would be a result
    return node.sign.join(map(str, node.squares)) or "--"


def _tags(game: PdnGame) -> Iterator[tuple[str, str]]:
    assert game.regulation is not None
    given = {name: value for name, value in game.tags.items() if value and name not in OWN_FIELDS}
    if "Date" in given:
        given["Date"] = date_of(given["Date"])
    for name in FIRST:
        if name in given:
            yield name, given.pop(name)
    yield "Result", game.result_text or format_result(game.result, game.regulation)
    variant = game.regulation.variant
    yield "GameType", format_game_type(variant)
    if game.regulation.name != "fid":
        yield "Regulation", game.regulation.name
    start = game.start
    if start is None and game.root.fen:
        yield "FEN", game.root.fen
    elif start not in (None, start_position(variant)):
        yield "FEN", format_fen(start)
    yield from given.items()


# The moves


def _words(game: PdnGame) -> list[str]:
    """What stands in the lines, in order; a word is never cut."""
    words = [*_comment(game.root)]
    opened = ""
    start = game.start
    begins = start.side_to_move if start else Side.WHITE
    # Each part that waits: a parenthesis, or a node with its number, side, and whether it needs these.
    waiting: list[str | tuple[Node, int, Side, bool]] = []
    if game.root.children:
        waiting.append((game.root.children[0], 1, begins, True))
    while waiting:
        part = waiting.pop()
        if part == "(":
            opened = "("
            continue
        if isinstance(part, str):
            words[-1] += part
            continue
        node, number, side, tells = part
        first, *others = _node(node, number, side, tells)
        words += [opened + first, *others]
        opened = ""
        after, next_side, has_said = _after(node, number, side)
        following: list[str | tuple[Node, int, Side, bool]] = []
        for variation in node.variations:
            following += ["(", (variation, number, side, True), ")"]
            has_said = True
        if node.main is not None:
            following.append((node.main, after, next_side, has_said))
        waiting += reversed(following)
    words.append(format_result(game.result, game.regulation))
    return words


def _after(node: Node, number: int, side: Side) -> tuple[int, Side, bool]:
    """The number and the side of what follows a node, and whether the number must be told."""
    tells = bool(node.comments or node.annotations or node.fen)
    if node.fen:
        following = node.position.side_to_move if node.position else side
        is_next = side is Side.BLACK and following is Side.WHITE
        return number + is_next, following, True
    following = node.position.side_to_move if node.position else side.opponent
    return number + (side is Side.BLACK), following, tells


def _node(node: Node, number: int, side: Side, tells: bool) -> Iterator[str]:
    if node.before or not node.fen:
        if side is Side.WHITE:
            yield f"{number}."
        elif tells or node.before:
            yield f"{number}..."
    for comment in node.before:
        yield from _braced(comment)
    if node.kept and node.kept.what:
        pass  # what was done stands in its comment, and tells nobody the position
    elif node.fen:
        # Without blanks nothing in it can be taken for the end of the game.
        yield f'/FEN "{format_fen(node.setup) if node.setup else "".join(node.fen.split())}"/'
    else:
        yield write_move(node)
    yield from (f"${nag}" for nag in node.nags)
    yield from _comment(node)


def _comment(node: Node) -> Iterator[str]:
    """What is noted at a node, behind it."""
    noted = [format_annotation(each) for each in node.annotations]
    if node.kept is not None:
        noted.append(format_annotation(format_kept(node.kept)))
        noted += [node.kept.article.number, node.kept.decided_by]
    if noted:
        yield from _braced(" ".join(noted))
    for comment in node.comments:
        yield from _braced(comment)


def _braced(comment: str) -> Iterator[str]:
    """The words of a comment; braces in it would end it, and become parentheses."""
    text = harmless(comment, LONGEST_COMMENT).replace("{", "(").replace("}", ")")
    yield from f"{{{text}}}".split() if text else ()


def must_not_begin(word: str) -> bool:
    """Whether no line may begin with a word of a comment: it would be for programs there, or a tag."""
    return word[0] == "%" or (word[0] == "[" and word[1:2].isupper())


def _wrapped(words: Iterable[str]) -> Iterator[str]:
    line = ""
    for word in words:
        fits = len(line) + 1 + len(word) <= WIDTH or must_not_begin(word)
        if line and not fits:
            yield line
            line = ""
        line += f" {word}" if line else word
    yield line
