"""The tree of a game held against the law: which move each node is, and what stands after it."""

from collections.abc import Sequence
from itertools import islice

from assistant.game.pdn.movetext import note
from assistant.game.pdn.numbering import mirrored_position, mirrored_squares
from assistant.game.pdn.tree import Flaw, Node, Numbering, Problem
from assistant.rules.changes import changed
from assistant.rules.explain import moves_meant, told_unclearly
from assistant.rules.fen import FenError, FenProblem, parse_fen
from assistant.rules.legal import distinct_moves, legal_between, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.variant import Variant

_LOOKS_AHEAD = 20
"""Plies, for which of several moves is the one that the file means."""


class Reading:
    """A way of reading a file's squares: which game, and how its board is numbered."""

    def __init__(self, variant: Variant, numbering: Numbering) -> None:
        """For one game of draughts."""
        self.variant = variant
        self.numbering = numbering
        self._is_mirrored = numbering is Numbering.MIRRORED
        self._squares = variant.geometry.squares

    def position(self, fen: str) -> Position:
        """The position of a FEN. Raises FenError."""
        position = parse_fen(fen, self.variant)
        return mirrored_position(position) if self._is_mirrored else position

    def moves(self, position: Position, written: tuple[int, ...]) -> list[Move]:
        """The legal moves that are meant, of those that lead to the same only one."""
        squares = mirrored_squares(written) if self._is_mirrored else written
        if len(squares) == 2:
            start, end = squares
            if not (0 < start <= self._squares and 0 < end <= self._squares):
                return []
            found = legal_between(position, start, end)
        else:
            legal = legal_moves(position)
            found = moves_meant(position, squares, legal) or _unclear(position, squares, legal)
        return found if len(found) < 2 else distinct_moves(found)


def _unclear(position: Position, squares: Sequence[int], legal: Sequence[Move]) -> list[Move]:
    """The one capture of which a path leaves out a landing; none where it may be one of several."""
    found = told_unclearly(position, squares, legal)
    return found if len(found) == 1 else []


def reach(nodes: Sequence[Node], start: Position, reading: Reading) -> int:
    """How many of the moves one after the other are legal; those behind the first that is not are none.

    Where several are meant, the first that the next ones agree with.
    """
    position, legal = start, 0
    for index, node in enumerate(nodes):
        if node.fen:
            try:
                position = _put_up(node, position, reading)
            except FenError:
                return legal
            continue
        moves = reading.moves(position, node.squares)
        if not moves:
            return legal
        ahead = nodes[index + 1 : index + 1 + _LOOKS_AHEAD] if len(moves) > 1 else ()
        move = moves[0] if len(moves) == 1 else _likeliest(moves, ahead, position, reading)
        position = position.after(move)
        legal += 1
    return legal


def _likeliest(moves: list[Move], ahead: Sequence[Node], position: Position, reading: Reading) -> Move:
    """Of several moves that are meant, the first after which most of the next ones are legal."""
    return max(moves, key=lambda move: _first_only(ahead, position.after(move), reading))


def _first_only(nodes: Sequence[Node], position: Position, reading: Reading) -> int:
    """How many moves are legal, taking the first wherever several are meant."""
    for legal, node in enumerate(nodes):
        moves = [] if node.fen else reading.moves(position, node.squares)
        if not moves:
            return legal
        position = position.after(moves[0])
    return len(nodes)


def replay(root: Node, start: Position | None, reading: Reading) -> list[Problem]:
    """Find the moves and positions of a whole tree; returns what is not legal in it.

    The squares that are written become ours, so that a tree is read mirrored once at most.
    """
    root.position = start
    problems: list[Problem] = []
    waiting = [(root, True)]
    ply = 0
    while waiting:
        node, is_main = waiting.pop()
        children = node.children
        if not children:
            continue
        for child in children[1:]:
            waiting.append((child, False))
            _step(problems, child, 0, reading)
        first = children[0]
        ply += is_main and not first.fen
        _step(problems, first, ply if is_main else 0, reading)
        waiting.append((first, is_main))
    return problems


def _step(problems: list[Problem], node: Node, ply: int, reading: Reading) -> None:
    """Find what one node is, by the position before it."""
    if node.fen:
        _set_up(problems, node, ply, reading)
        return
    written = node.squares
    if reading.numbering is Numbering.MIRRORED:
        node.squares = mirrored_squares(written)
    node.move = node.position = None
    before = node.parent.position if node.parent else None
    if before is None or not written:
        return
    moves = reading.moves(before, written)
    if not moves:
        note(problems, Flaw.ILLEGAL_MOVE, node.line, node.sign.join(map(str, written)), ply)
        return
    move = moves[0]
    if len(moves) > 1:
        # No more of the line than is wanted: there may be as many of these as there are moves.
        ahead = [*islice(node.line_on(), _LOOKS_AHEAD)]
        move = _likeliest(moves, ahead, before, reading)
        if _fits_as_well(move, moves, ahead, before, reading):
            note(problems, Flaw.AMBIGUOUS_MOVE, node.line, "x".join(map(str, written)), ply)
    node.move, node.position = move, before.after(move)
    is_path = len(node.squares) > len(("from", "to"))
    if is_path and move not in moves_meant(before, node.squares, [move]):
        node.is_unclear = True
        note(problems, Flaw.UNCLEAR_MOVE, node.line, node.sign.join(map(str, written)), ply)


def _fits_as_well(
    move: Move, moves: list[Move], ahead: Sequence[Node], before: Position, reading: Reading
) -> bool:
    """Whether what follows fits another of the moves that are meant too."""
    reached = _first_only(ahead, before.after(move), reading)
    return any(
        _first_only(ahead, before.after(other), reading) >= reached
        for other in moves
        if other is not move
    )


def _put_up(node: Node, before: Position | None, reading: Reading) -> Position:
    """The position of a setup, or what comes of what was done before it. Raises FenError."""
    if node.kept is None or not node.kept.what:
        return reading.position(node.fen)
    if before is None:
        raise FenError(FenProblem.EMPTY, node.fen)
    return changed(before, node.kept.what)


def _set_up(problems: list[Problem], node: Node, ply: int, reading: Reading) -> None:
    try:
        before = node.parent.position if node.parent else None
        node.setup = node.position = _put_up(node, before, reading)
    except FenError:
        note(problems, Flaw.BAD_FEN, node.line, node.fen, ply)
        node.setup = node.position = None
