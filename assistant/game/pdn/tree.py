"""A game of a PDN file: tags, the position it begins from, and a tree of nodes, one for each move.

The tree can be changed: it is walked through, commented, given signs, and written again (writer.py).
Squares are always those of our boards, whatever the file's numbering; `raw` has the text as it was.
"""

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from assistant.game.pdn.results import Result
from assistant.rules.articles import Article
from assistant.rules.fen import format_fen
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from assistant.rules.side import Side


class Flaw(Enum):
    """What is wrong with a part of a file; the value is the word of the messages."""

    UNREADABLE = "unreadable"
    """Something that is nothing in PDN; it was skipped."""
    BAD_TAG = "bad-tag"
    TOO_MANY_TAGS = "too-many-tags"
    LONG_TAG = "long-tag"
    """Only the beginning of the value of a tag was read."""
    TOO_LONG = "too-long"
    """The game is longer than is read; its beginning was read."""
    TOO_DEEP = "too-deep"
    """Variations in variations, too many; what lies deeper was skipped."""
    LONG_COMMENT = "long-comment"
    """Only the beginning of a comment was read."""
    TOO_MANY_MOVES = "too-many-moves"
    """What follows them was skipped."""
    OPEN_COMMENT = "open-comment"
    """A comment does not end."""
    OPEN_VARIATION = "open-variation"
    """A variation does not end."""
    STRAY_PARENTHESIS = "stray-parenthesis"
    """A variation ends that has not begun, or begins before any move."""
    ILLEGAL_MOVE = "illegal-move"
    """The law does not know this move here; it and what follows were kept unchecked."""
    UNCLEAR_MOVE = "unclear-move"
    """A capture without one of its landings, which fits one legal capture: it was read as that one."""
    AMBIGUOUS_MOVE = "ambiguous-move"
    """Several moves fit; the first of them was taken."""
    UNKNOWN_MOVE = "unknown-move"
    """The file does not say which move it was: `- -`."""
    BAD_FEN = "bad-fen"
    RESULTS_DIFFER = "results-differ"
    """The tag and the end of the moves say different things."""
    OTHER_GAME = "other-game"
    """Draughts of another kind: kept as it is, not read."""
    UNKNOWN_GAME = "unknown-game"
    """The moves are of neither game, and no tag says what they are."""
    MORE = "more"
    """There were more flaws than are listed."""


REMARKS = frozenset({Flaw.UNCLEAR_MOVE})
"""What was read all the same, and is no error."""


class Problem(NamedTuple):
    """A flaw that was found, where, and the piece of text."""

    flaw: Flaw
    line: int
    """In the file, from 1."""
    detail: str = ""
    ply: int = 0
    """In the main line, from 1; 0 where it is about no move of it."""


class Numbering(Enum):
    """How the board of a file is numbered."""

    OWN = "own"
    MIRRORED = "mirrored"
    """Each row from the other side, as engines number the Italian board."""


class SignSense(Enum):
    """What the glyphs `?!` and `!?` mean; the two senses are each other's reverse."""

    FID = "fid"
    PGN = "pgn"


class Annotation(NamedTuple):
    """A command in a comment, `[%clk 0:59:12]`."""

    name: str
    value: str


class Kept(NamedTuple):
    """Why a position was set: an irregularity that the opponent let stand."""

    article: Article
    decided_by: str
    is_of_move: bool
    """Whether it is what the move before it came to."""
    what: str = ""
    """What was done (rules/changes.py), where that is told in place of the position: of a game under
    way that somebody plays without seeing."""


class Node:
    """A move, or a position that was set, and what was noted at it. The root has neither.

    The first child is the main line, the others are variations on it.
    """

    __slots__ = (
        *("annotations", "before", "children", "comments", "fen", "is_capture", "is_unclear", "kept"),
        *("line", "move", "nags", "parent", "position", "setup", "squares"),
    )

    def __init__(
        self,
        parent: "Node | None" = None,
        squares: tuple[int, ...] = (),
        line: int = 0,
    ) -> None:
        """A node by itself: `add` makes one below another."""
        self.parent = parent
        self.children: list[Node] = []
        self.squares = squares
        """As written, at least two; none at the root, a setup, and a move that nobody knows."""
        self.is_unclear = False
        """Whether it was written without one of its landings: then it is written anew with all."""
        self.is_capture = False
        """Whether it was written as one, which counts where the law does not know the move."""
        self.move: Move | None = None
        """The move that the law knows; None where it was not checked or is not legal."""
        self.setup: Position | None = None
        """The position that was put up here, instead of a move."""
        self.fen = ""
        """Of a setup, and of the root where the game has one: as the file has it."""
        self.kept: Kept | None = None
        """Of a setup: the irregularity that it records."""
        self.position: Position | None = None
        """What stands after the move or setup; None where nobody knows, as after an illegal move."""
        self.before: tuple[str, ...] = ()
        """Comments between the move's number and the move."""
        self.comments: tuple[str, ...] = ()
        """Comments behind the move; at the root, those on the game."""
        self.nags: tuple[int, ...] = ()
        """Judgements by their PGN numbers; signs.py says which sign means which."""
        self.annotations: tuple[Annotation, ...] = ()
        """Clocks and the like, which stood in comments."""
        self.line = line
        """Of the file, from 1; 0 for what was not read from one."""

    def __repr__(self) -> str:
        what = "-".join(map(str, self.squares)) or ("setup" if self.fen else "-")
        return f"<{what}, {len(self.children)} below>"

    @property
    def sign(self) -> str:
        """What stands between the squares as written: of more than two only a capture has any."""
        return "x" if self.is_capture or len(self.squares) > 2 else "-"

    @property
    def main(self) -> "Node | None":
        """What follows in this line; None at its end."""
        return self.children[0] if self.children else None

    @property
    def variations(self) -> list["Node"]:
        """What could have been played instead of this move, in order; empty for a variation itself."""
        if self.parent is None or self.parent.children[0] is not self:
            return []
        return self.parent.children[1:]

    @property
    def is_variation(self) -> bool:
        """Whether a variation begins with this move."""
        return self.parent is not None and self.parent.children[0] is not self

    @property
    def is_on_main_line(self) -> bool:
        """Whether no variation leads here."""
        node = self
        while node.parent is not None:
            if node.is_variation:
                return False
            node = node.parent
        return True

    @property
    def ply(self) -> int:
        """How many moves lead here, this one included; setups are none."""
        count, node = 0, self
        while node.parent is not None:
            count += not node.fen
            node = node.parent
        return count

    @property
    def side(self) -> Side | None:
        """Who made the move; None where it is not known, and for what is no move."""
        before = self.parent.position if self.parent else None
        return before.side_to_move if before and not self.fen else None

    def line_on(self) -> Iterator["Node"]:
        """What follows in this line, to its end."""
        node = self.main
        while node is not None:
            yield node
            node = node.main

    def back(self) -> Iterator["Node"]:
        """The nodes that lead here, this one first, the root last."""
        node: Node | None = self
        while node is not None:
            yield node
            node = node.parent

    def all_below(self) -> Iterator["Node"]:
        """Every node below, each before those below it; the main line first."""
        waiting = list(reversed(self.children))
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)

    def add(self, move: Move) -> "Node":
        """The node of a legal move from here: the one that is there already, or a new last variation.

        Raises ValueError where the position is not known.
        """
        if self.position is None:
            raise ValueError("nobody knows what stands here")
        for child in self.children:
            if child.move is not None and child.move.has_same_effect(move):
                return child
        node = Node(self, move.path)
        node.move, node.position = move, self.position.after(move)
        self.children.append(node)
        return node

    def add_setup(self, position: Position, kept: Kept | None = None) -> "Node":
        """A position that is put up after this node, as its last variation or the line itself."""
        node = Node(self)
        node.setup = node.position = position
        node.fen, node.kept = (kept.what if kept and kept.what else format_fen(position)), kept
        self.children.append(node)
        return node

    def remove(self) -> None:
        """Take this node and what is below it out of the tree. Raises ValueError for the root."""
        if self.parent is None:
            raise ValueError("the root stays")
        self.parent.children.remove(self)
        self.parent = None

    def make_main(self) -> None:
        """Make the variation that begins here the main line of its place."""
        if self.parent is not None:
            self.parent.children.remove(self)
            self.parent.children.insert(0, self)


class PdnGame:
    """One game of a file."""

    __slots__ = (
        *("game_type", "is_cut", "line", "number", "numbering", "problems", "raw", "regulation"),
        *("result", "result_text", "root", "sign_sense", "tags"),
    )

    def __init__(self, regulation: Regulation | None = None, start: Position | None = None) -> None:
        """A game without moves."""
        self.tags: dict[str, str] = {}
        """By their English names, in the file's order. FEN and GameType are told by the fields."""
        self.regulation = regulation
        """The game and its rules; None for a game that is not ours."""
        self.root = Node()
        self.root.position = start
        self.result = Result.UNKNOWN
        self.result_text = ""
        """A result that is none of the usual ones, as 4-6."""
        self.game_type = 0
        """The number of the tag GameType; 0 where there is none."""
        self.numbering = Numbering.OWN
        """As the file has it; the squares of the nodes are ours."""
        self.sign_sense: SignSense | None = None
        """What `?!` and `!?` were taken for; None where neither was read."""
        self.number = 1
        """Among the games of its file, from 1."""
        self.line = 1
        """Where it begins in its file, from 1."""
        self.problems: list[Problem] = []
        self.raw = ""
        """The text as it was read, up to limits.LONGEST_GAME characters."""
        self.is_cut = False
        """Whether the text goes on behind `raw`."""

    def __repr__(self) -> str:
        return f"<game {self.number}, {self.plies} plies>"

    @property
    def errors(self) -> list[Problem]:
        """What is wrong with it: its problems without remarks on what was read all the same."""
        return [problem for problem in self.problems if problem.flaw not in REMARKS]

    @property
    def start(self) -> Position | None:
        """The position that it begins from."""
        return self.root.position

    @property
    def moves(self) -> list[Node]:
        """The nodes of the main line, setups among them."""
        return list(self.root.line_on())

    @property
    def plies(self) -> int:
        """How many moves the main line has, legal or not."""
        return sum(not node.fen for node in self.root.line_on())

    @property
    def end(self) -> Node:
        """The last node of the main line; the root where there is no move."""
        node = self.root
        for node in self.root.line_on():  # noqa: B007  (the last one is wanted)
            pass
        return node
