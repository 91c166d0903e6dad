"""The moves of a game, with their comments, signs and variations, as nodes. The law is not asked here.

Whatever cannot be read is noted as a problem and skipped, and the next token is read.
"""

from collections.abc import Callable

from assistant.game.pdn.annotations import parse_kept, take_annotations, what_was_done
from assistant.game.pdn.lexer import Kind, Token, is_capture, squares_of, tokens
from assistant.game.pdn.limits import (
    DEEPEST,
    LONGEST_COMMENT,
    LONGEST_DETAIL,
    MOST_ANNOTATIONS,
    MOST_COMMENTS,
    MOST_NAGS,
    MOST_NODES,
    MOST_PROBLEMS,
    harmless,
)
from assistant.game.pdn.results import Result, parse_result, result_in_words
from assistant.game.pdn.tree import Annotation, Flaw, Node, PdnGame, Problem


class Movetext:
    """The text of one game's moves, as it is read."""

    def __init__(self, game: PdnGame, text: str, at: int, line: int) -> None:
        """Moves of `text` from a place on, in that line of the file, for the tree of the game."""
        self.game = game
        self.has_letters = False
        """Whether moves are written with letters for squares, as other kinds of draughts do."""
        self.signs: list[tuple[Node, str]] = []
        """What stood behind moves, to be read when it is known who made them."""
        self.in_words: Result | None = None
        """A result that a comment told."""
        self.ended = at
        """Where the game ended in the text."""
        self.has_result = False
        self._text = text
        self._node = game.root
        self._branches: list[Node] = []
        """The moves that the open variations are instead of, outermost first."""
        self._skipped = 0
        """How many variations are open in one that is skipped, itself included."""
        self._before: list[str] = []
        self._noted_before: tuple[Annotation, ...] = ()
        """The annotations that stand with these comments before a move."""
        self._is_fresh = False
        """Whether a comment is one before a move: behind its number, or where a variation begins."""
        self._count = 0
        self._line = line
        self._seen = at
        """How far line ends have been counted."""

    def read(self) -> None:
        """Read up to the end of the game: its result, or the end of the text."""
        for token in tokens(self._text, self.ended):
            kind = token.kind
            if self._skipped:
                self._skip(kind)
            elif kind is Kind.MOVE:
                self._move(token)
                continue
            elif kind is Kind.NUMBER:
                self._is_fresh = True
                continue
            elif kind is Kind.RESULT:
                self._result(token)
                break
            else:
                _READERS[kind](self, token)
        else:
            self.ended = len(self._text)
        self._leave()
        if self._branches or self._skipped:
            self._note(Flaw.OPEN_VARIATION, self.ended)

    def _move(self, token: Token) -> None:
        if node := self._new_node(token.at, squares_of(token.text)):
            node.is_capture = is_capture(token.text)

    def _new_node(self, at: int, squares: tuple[int, ...]) -> Node | None:
        self._count += 1
        if self._count > MOST_NODES:
            if self._count == MOST_NODES + 1:
                self._note(Flaw.TOO_MANY_MOVES, at)
            return None
        parent = self._node
        self._node = node = Node(parent, squares, self.line_at(at))
        parent.children.append(node)
        node.before, node.annotations = tuple(self._before), self._noted_before
        self._before, self._noted_before = [], ()
        self._is_fresh = False
        return node

    def _unknown_move(self, token: Token) -> None:
        if self._new_node(token.at, ()):
            self._note(Flaw.UNKNOWN_MOVE, token.at, "--")

    def _letters(self, token: Token) -> None:
        self.has_letters = True
        if self._new_node(token.at, ()):
            self._note(Flaw.UNREADABLE, token.at, token.text)

    def _setup(self, token: Token) -> None:
        if node := self._new_node(token.at, ()):
            node.fen = harmless(token.text, LONGEST_COMMENT) or "?"

    def _done(self, token: Token, what: str) -> None:
        """An irregularity that was kept, told by what was done and not as a position."""
        if node := self._new_node(token.at, ()):
            node.fen = what

    def _comment(self, token: Token) -> None:
        text = token.text
        if len(text) > LONGEST_COMMENT:
            self._note(Flaw.LONG_COMMENT, token.at, text)
        comment, annotations = take_annotations(harmless(text, LONGEST_COMMENT))
        if not self._is_fresh and (what := what_was_done(annotations)):
            self._done(token, what)
        node = self._node
        if self._is_fresh:
            self._noted_before = (*self._noted_before, *annotations)[:MOST_ANNOTATIONS]
        else:
            node.annotations = (*node.annotations, *annotations)[:MOST_ANNOTATIONS]
        if node.fen and not self._is_fresh:
            comment = _take_kept(node, comment)
        if not comment:
            return
        self._remark(comment, token)
        self.in_words = result_in_words(comment) or self.in_words

    def _remark(self, comment: str, token: Token) -> None:
        if len(self._node.comments) + len(self._before) >= MOST_COMMENTS:
            self._note(Flaw.LONG_COMMENT, token.at, comment)
        elif self._is_fresh:
            self._before.append(comment)
        else:
            self._node.comments += (comment,)

    def _open_comment(self, token: Token) -> None:
        self._note(Flaw.OPEN_COMMENT, token.at, token.text)
        self._comment(token)

    def _nag(self, token: Token) -> None:
        node, nag = self._node, int(token.text)
        if node.parent is None:
            self._unreadable(token)
        elif nag not in node.nags and 0 < nag < 256 and len(node.nags) < MOST_NAGS:
            node.nags += (nag,)

    def _sign(self, token: Token) -> None:
        sign = token.text.strip("()")
        if self._node.parent is None:
            self._unreadable(token)
        elif sign[-1].isdigit() or sign.startswith("a"):
            # Pieces won or lost (art. 13), and "ad libitum": PDN has no sign for either.
            self._remark(sign.replace(" ", ""), token)
        elif sign != "*" or not self._text[token.at - 1].isspace():
            self.signs.append((self._node, sign))

    def _begin(self, token: Token) -> None:
        self._leave()
        if self._node.parent is None or len(self._branches) >= DEEPEST:
            is_deep = self._node.parent is not None
            self._note(Flaw.TOO_DEEP if is_deep else Flaw.STRAY_PARENTHESIS, token.at)
            self._skipped = 1
            return
        self._branches.append(self._node)
        self._node = self._node.parent
        self._is_fresh = True

    def _end(self, token: Token) -> None:
        self._leave()
        if self._branches:
            self._node = self._branches.pop()
        else:
            self._note(Flaw.STRAY_PARENTHESIS, token.at)

    def _leave(self) -> None:
        """Give comments that no move followed to the move before them."""
        node = self._node
        node.comments += tuple(self._before)
        node.annotations = (*node.annotations, *self._noted_before)[:MOST_ANNOTATIONS]
        self._before, self._noted_before = [], ()
        self._is_fresh = False

    def _skip(self, kind: Kind) -> None:
        self._skipped += {Kind.BEGIN: 1, Kind.END: -1}.get(kind, 0)

    def _result(self, token: Token) -> None:
        self.game.result = parse_result(token.text) or Result.UNKNOWN
        self.has_result = True
        self.ended = token.at + len(token.text)

    def _unreadable(self, token: Token) -> None:
        self._note(Flaw.UNREADABLE, token.at, token.text)

    def _nothing(self, token: Token) -> None:
        """Dots, and what the moves say by themselves."""

    def line_at(self, at: int) -> int:
        """The line of a place that is not before the last one asked for."""
        self._line += self._text.count("\n", self._seen, at)
        self._seen = at
        return self._line

    def _note(self, flaw: Flaw, at: int, detail: str = "") -> None:
        note(self.game.problems, flaw, self.line_at(at), detail)


_READERS: dict[Kind, Callable[[Movetext, Token], None]] = {
    Kind.LETTERS: Movetext._letters,
    Kind.COMMENT: Movetext._comment,
    Kind.LINE_COMMENT: Movetext._comment,
    Kind.OPEN_COMMENT: Movetext._open_comment,
    Kind.BEGIN: Movetext._begin,
    Kind.END: Movetext._end,
    Kind.NAG: Movetext._nag,
    Kind.SIGN: Movetext._sign,
    Kind.UNKNOWN_MOVE: Movetext._unknown_move,
    Kind.SETUP: Movetext._setup,
    Kind.CROWNED: Movetext._nothing,
    Kind.SKIPPED: Movetext._nothing,
    Kind.UNREADABLE: Movetext._unreadable,
}


def _take_kept(node: Node, comment: str) -> str:
    """Find of a setup whether a comment says that it is an irregularity; what the comment says else."""
    number, _, decided_by = comment.partition(" ")
    for each in node.annotations:
        kept = parse_kept(each, decided_by)
        if kept is not None and kept.article.number == number:
            # Where no move stands before it, it is not what one came to.
            is_of_move = kept.is_of_move and bool(node.parent and node.parent.squares)
            node.kept = kept._replace(is_of_move=is_of_move)
            node.annotations = tuple(other for other in node.annotations if other is not each)
            return ""
    return comment


def note(problems: list[Problem], flaw: Flaw, line: int, detail: str = "", ply: int = 0) -> None:
    """Note a problem of a game, with the piece of text that shows it."""
    if len(problems) < MOST_PROBLEMS:
        problems.append(Problem(flaw, line, harmless(detail, LONGEST_DETAIL), ply))
    elif problems[-1].flaw is not Flaw.MORE:
        problems.append(Problem(Flaw.MORE, problems[-1].line))
