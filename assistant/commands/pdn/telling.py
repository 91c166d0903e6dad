"""Games of files in words: their names, what is wrong with them, their moves line by line."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from assistant.game.pdn.results import Result, format_result
from assistant.game.pdn.signs import signs_of
from assistant.game.pdn.tree import REMARKS, Flaw, Node, PdnGame, Problem
from assistant.game.pdn.writer import write_move
from assistant.narration.catalog import Catalog
from assistant.rules.articles import Article
from assistant.rules.explain import Illegal, explain
from assistant.rules.fen import format_fen
from assistant.rules.position import start_position
from assistant.rules.side import Side

NOBODY = ("", "?", "-")
"""What a tag has where nothing is known."""


def result_of(game: PdnGame) -> str:
    """As its game writes it: 1-0 or 2-0; `*` where there is none."""
    return game.result_text or format_result(game.result, game.regulation)


def rules_of(game: PdnGame) -> str | None:
    """The name of its rules; None for a game that is not ours."""
    return game.regulation.variant.name if game.regulation else None


# What is wrong


def article_of(game: PdnGame, problem: Problem) -> Article | None:
    """The article that forbids a move of the main line, or how it is written; None for all else."""
    if (
        problem.flaw not in (Flaw.ILLEGAL_MOVE, Flaw.UNCLEAR_MOVE)
        or not problem.ply
        or game.regulation is None
    ):
        return None
    moves = (node for node in game.root.line_on() if not node.fen)
    node = next(islice(moves, problem.ply - 1, None))
    before = node.parent.position if node.parent else None
    if before is None or len(node.squares) < 2:
        return None
    verdict = explain(before, node.squares, game.regulation, has_capture_sign=node.is_capture)
    return verdict.article if isinstance(verdict, Illegal) else None


def sentence(problem: Problem, article: Article | None, messages: Catalog) -> str:
    """What is wrong, and what to do about it."""
    return messages.text(
        "pdn-flaw",
        flaw=problem.flaw.value,
        detail=problem.detail or "none",
        ply=problem.ply,
        number=(problem.ply + 1) // 2,
        side=("white" if problem.ply % 2 else "black") if problem.ply else "none",
        article=article.number if article else "none",
    )


def error_of(game: PdnGame, problem: Problem, messages: Catalog) -> dict[str, Any]:
    """A problem as a line of JSON has it."""
    article = article_of(game, problem)
    return {
        "line": problem.line,
        "ply": problem.ply or None,
        "kind": problem.flaw.value,
        "input": problem.detail,
        "article": article.number if article else None,
        "error": sentence(problem, article, messages),
    }


def checked(file: str, game: PdnGame, messages: Catalog) -> dict[str, Any]:
    """What a check says of a game."""
    return {
        "file": file,
        "game": game.number,
        "line": game.line,
        "rules": rules_of(game),
        "plies": game.plies,
        "result": result_of(game),
        "numbering": game.numbering.value,
        "signs": game.sign_sense.value if game.sign_sense else None,
        "errors": [error_of(game, problem, messages) for problem in game.errors],
        "remarks": [
            error_of(game, problem, messages) for problem in game.problems if problem.flaw in REMARKS
        ],
    }


# Which game it is


def title(game: PdnGame, messages: Catalog) -> str:
    """Who played, how it ended, where and when, how many moves it has."""
    tags = {name: game.tags.get(name, "") for name in ("White", "Black", "Event", "Date")}
    known = {name: "none" if value in NOBODY else value for name, value in tags.items()}
    return messages.text(
        "pdn-title",
        number=game.number,
        white=known["White"],
        black=known["Black"],
        event=known["Event"],
        date=known["Date"].replace(".??", ""),
        result="none" if game.result is Result.UNKNOWN and not game.result_text else result_of(game),
        moves=(game.plies + 1) // 2,
        rules=rules_of(game) or "none",
        errors=len(game.errors),
    )


def listed(file: str, game: PdnGame) -> dict[str, Any]:
    """A game of a list as a line of JSON."""
    return {
        "file": file,
        "game": game.number,
        "line": game.line,
        "rules": rules_of(game),
        "white": game.tags.get("White"),
        "black": game.tags.get("Black"),
        "event": game.tags.get("Event"),
        "date": game.tags.get("Date"),
        "result": result_of(game),
        "plies": game.plies,
        "errors": len(game.errors),
    }


def shown(file: str, game: PdnGame) -> dict[str, Any]:
    """A whole game as a line of JSON: its tags, where it begins, its main line."""
    return {
        **listed(file, game),
        "tags": game.tags,
        "start": format_fen(game.start) if game.start else None,
        "moves": [write_move(node) for node in game.moves if not node.fen],
    }


# Its moves


def told(game: PdnGame, messages: Catalog) -> Iterator[str]:
    """The lines of a game: its title, a move of both sides to a line, what was noted, the result.

    What is played instead stands behind the move that it replaces, each variation in its own lines.
    """
    yield title(game, messages)
    if game.numbering.value != "own":
        yield messages.text("pdn-mirrored")
    if game.regulation is None:
        yield messages.text("pdn-not-ours")
        return
    start = game.start
    if start is not None and start != start_position(start.variant):
        yield messages.text("pdn-begins-from", fen=format_fen(start))
    yield from game.root.comments
    begins = start.side_to_move if start else Side.WHITE
    yield from _Lines(messages).of_line(game.root.main, 1, begins)
    yield messages.text("pdn-ends", result="none" if result_of(game) == "*" else result_of(game))


class _Lines:
    """The moves of a game as lines."""

    def __init__(self, messages: Catalog) -> None:
        self._messages = messages
        self._line = ""

    def of_line(self, first: Node | None, number: int, side: Side) -> Iterator[str]:
        """The lines of a line of moves, with the variations on them."""
        # What waits: a node to be told with those that follow it, or the end of a variation.
        waiting: list[tuple[Node, int, Side] | str] = [(first, number, side)] if first else []
        while waiting:
            part = waiting.pop()
            if isinstance(part, str):
                yield from self._end()
                yield part
                continue
            node, number, side = part
            yield from self._node(node, number, side)
            following: list[tuple[Node, int, Side] | str] = []
            move = f"{_numbered(number, side)} {_written(node)}".strip()
            for variation in node.variations:
                following.append(self._messages.text("pdn-instead", move=move))
                following.append((variation, number, side))
            if node.variations and node.main is not None:
                following.append(self._messages.text("pdn-after", move=move))
            if node.main is not None:
                following.append(_next(node, number, side))
            waiting += reversed(following)
        yield from self._end()

    def _node(self, node: Node, number: int, side: Side) -> Iterator[str]:
        if node.fen:
            yield from self._end()
            yield from node.before
            yield self._set_up(node)
        else:
            if node.before:
                yield from self._end()
                yield from node.before
            if side is Side.WHITE or not self._line:
                yield from self._end()
                self._line = _numbered(number, side)
            self._line += f" {_written(node)}"
        if node.comments or node.variations:
            yield from self._end()
        yield from node.comments

    def _set_up(self, node: Node) -> str:
        fen = format_fen(node.setup) if node.setup else node.fen
        if node.kept is not None:
            by, article = node.kept.decided_by or "none", node.kept.article.number
            return self._messages.text("pdn-kept", fen=fen, by=by, article=article)
        return self._messages.text("pdn-set-up", fen=fen)

    def _end(self) -> Iterator[str]:
        if self._line:
            yield self._line
        self._line = ""


def _numbered(number: int, side: Side) -> str:
    return f"{number}." if side is Side.WHITE else f"{number}..."


def _written(node: Node) -> str:
    signs = signs_of(node)
    return f"{write_move(node)} {signs}" if signs else write_move(node)


def _next(node: Node, number: int, side: Side) -> tuple[Node, int, Side]:
    """What follows a node in its line, with its number and side."""
    assert node.main is not None
    following = side if node.fen else side.opponent
    if node.position is not None:
        following = node.position.side_to_move
    is_next = side is Side.BLACK and (not node.fen or following is Side.WHITE)
    return node.main, number + is_next, following
