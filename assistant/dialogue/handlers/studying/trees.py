"""Going through the tree of a game by ear: on, back, to a move, into variations and out of them.

The move is told first, then its signs, comments and variations. Clocks are told when one asks.
"""

from collections.abc import Callable

from assistant.dialogue.aside import InTree
from assistant.dialogue.talk import Talk
from assistant.game.pdn.annotations import clocks_of
from assistant.game.pdn.results import Result, format_result
from assistant.game.pdn.signs import sign_of
from assistant.game.pdn.tree import Node, PdnGame
from assistant.game.pdn.walking import begun_at, line_of, numbered, on_line, others
from assistant.game.pdn.writer import write_move
from assistant.narration.facts.aside import NothingBefore, ReadEarlier
from assistant.narration.facts.fact import Named, Span
from assistant.narration.facts.study import (
    NoMoveInTree,
    NotInVariation,
    NoVariation,
    StudyAt,
    StudyClock,
    StudyComment,
    StudyEnded,
    StudyMoreVariations,
    StudySign,
    StudyVariation,
)
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import SIDES, About, Command
from assistant.parsing.sign_words import SIGN_WORDS
from assistant.rules.side import Side
from assistant.values import replaced

MOST_VARIATIONS = 5
"""So many are named at a move: of more, nobody has the first in mind any longer."""


def stand(talk: Talk, study: InTree) -> None:
    """Be at a place in a tree; it is also where one comes back to."""
    talk.here.aside = study
    if not study.is_tried:
        talk.surface.study = study


def go_to(talk: Talk, study: InTree, node: Node, way: str = "") -> None:
    """Go to a node and tell it; `way` is a word of StudyAt, if not the one by where the node is."""
    stand(talk, replaced(study, node=node))
    tell_place(talk, study.tree, node, way)


def tell_place(talk: Talk, tree: PdnGame, node: Node, way: str = "") -> None:
    """What a node is, and what is noted there."""
    signs = [_sign_word(nag) for nag in node.nags]
    kind, number, side = kind_of(node)
    way = way or ("variation" if node.is_variation else "line")
    sign, nag = signs[0] if signs else ("none", "")
    talk.say(StudyAt(kind, number, side, write_move(node), sign, nag, _legal(node), way))
    for sign, nag in signs[1:]:
        talk.say(StudySign(sign, nag))
    tell_comments(talk, node)
    if node.variations:
        tell_variations(talk, node.variations)
    if node.main is None and way not in ("added", "more"):
        _tell_end(talk, tree, node)


def _legal(node: Node) -> str:
    """Whether the law knows what a node is, as StudyAt has it."""
    if node.move or not node.squares:
        return "yes"
    is_checked = node.parent is not None and node.parent.position is not None
    return "no" if is_checked else "unchecked"


def kind_of(node: Node) -> tuple[str, str, Side | None]:
    """What a node is, in the words of StudyAt, with its number and side."""
    if node.parent is None:
        return "start", "", None
    if node.fen:
        return "set", "", None
    number, side = numbered(node)
    return "move" if node.squares else "unknown", str(number), side


def tell_comments(talk: Talk, node: Node) -> None:
    """The comments at a node, those before the move first."""
    for comment in (*node.before, *node.comments):
        talk.say(StudyComment(Named(comment)))


def tell_variations(talk: Talk, variations: list[Node]) -> None:
    """Variations by their numbers and first moves."""
    for number, each in enumerate(variations[:MOST_VARIATIONS], 1):
        talk.say(StudyVariation(str(number), write_move(each)))
    if len(variations) > MOST_VARIATIONS:
        talk.say(StudyMoreVariations(len(variations) - MOST_VARIATIONS))


def result_of(tree: PdnGame) -> str:
    """How it ended, a word of StudyOpened or as it is written; nothing where nobody knows."""
    if tree.result_text or tree.result is Result.UNKNOWN:
        return tree.result_text
    return result_word(format_result(tree.result, tree.regulation))


def result_word(written: str) -> str:
    """The word for a result as a file has it, or what is written."""
    return _RESULTS.get(written, written)


_RESULTS = {
    **dict.fromkeys(("1-0", "2-0"), "white"),
    **dict.fromkeys(("0-1", "0-2"), "black"),
    **dict.fromkeys(("1/2-1/2", "1-1"), "draw"),
}


def tell_reading(talk: Talk, study: InTree) -> None:
    """Before something is read of the position there: which one that is."""
    kind, number, side = kind_of(study.node)
    talk.say(ReadEarlier("move" if kind == "unknown" else kind, number, side))


def tell_clocks(talk: Talk, study: InTree) -> None:
    """What the clocks had left behind the move, or behind the one before, whose clock is another."""
    white = black = None
    for each in (study.node, study.node.parent):
        clocks = clocks_of(each) if each else None
        if clocks:
            white = clocks.white if white is None else white
            black = clocks.black if black is None else black
    has_white, has_black = white is not None, black is not None
    talk.say(StudyClock(Span(white or 0.0), has_white, Span(black or 0.0), has_black))


def _sign_word(nag: int) -> tuple[str, str]:
    """The word of StudySign for a number, and the number where the regulations have no sign for it."""
    word = SIGN_WORDS.get(sign_of(nag), "other")
    return word, str(nag) if word == "other" else ""


def _tell_end(talk: Talk, tree: PdnGame, node: Node) -> None:
    is_variation = not node.is_on_main_line
    talk.say(StudyEnded(is_variation, "" if is_variation else result_of(tree)))


def _back(talk: Talk, study: InTree, meant: CommandMeant) -> None:
    node = study.node
    if node.parent is None:
        talk.say(NothingBefore())
        return
    left = _steps(meant)
    while node.parent is not None and left != 0:
        node, left = node.parent, left - 1
    go_to(talk, study, node)


def _forward(talk: Talk, study: InTree, meant: CommandMeant) -> None:
    node = study.node
    if node.main is None:
        _tell_end(talk, study.tree, node)
        return
    left = _steps(meant)
    while node.main is not None and left != 0:
        node, left = node.main, left - 1
    go_to(talk, study, node)


def _steps(meant: CommandMeant) -> int:
    """How many moves one goes on or back; all of them are as many as never come to 0."""
    if meant.about is About.ALL:
        return -1
    return 1 if meant.number is None else meant.number


def _to_move(talk: Talk, study: InTree, meant: CommandMeant) -> None:
    if meant.number is None:
        _back(talk, study, meant)
        return
    side = SIDES.get(meant.whose) if meant.whose else None
    found = on_line(study.node, meant.number, side)
    if found:
        go_to(talk, study, found)
        return
    moves = [each for each in line_of(study.node) if not each.fen]
    last = numbered(moves[-1])[0] if moves else 0
    talk.say(NoMoveInTree(str(meant.number), str(last)))


def _to_start(talk: Talk, study: InTree, meant: CommandMeant) -> None:
    go_to(talk, study, study.tree.root)


def _to_end(talk: Talk, study: InTree, meant: CommandMeant) -> None:
    _forward(talk, study, CommandMeant(Command.REVIEW_FORWARD, about=About.ALL))


def _into(talk: Talk, study: InTree, meant: CommandMeant) -> None:
    """Into a variation by its number; without one, which there are."""
    found = others(study.node)
    if meant.number is not None and 0 < meant.number <= len(found):
        go_to(talk, study, found[meant.number - 1])
    elif meant.number is None and found:
        tell_variations(talk, found)
    else:
        talk.say(NoVariation(len(found)))


def _leave(talk: Talk, study: InTree, meant: CommandMeant) -> None:
    """Out of a variation, to the move in whose place it stands; or out of all of them."""
    branch = begun_at(study.node)
    if branch is None or branch.parent is None:
        talk.say(NotInVariation())
        return
    node = branch.parent.children[0]
    while meant.command is Command.MAIN_LINE and (branch := begun_at(node)) and branch.parent:
        node = branch.parent.children[0]
    go_to(talk, study, node)


STEPS: dict[Command, Callable[[Talk, InTree, CommandMeant], None]] = {
    Command.REVIEW_BACK: _back,
    Command.REVIEW_FORWARD: _forward,
    Command.REVIEW_MOVE: _to_move,
    Command.REVIEW_START: _to_start,
    Command.REVIEW_END: _to_end,
    Command.VARIATION: _into,
    Command.LEAVE_VARIATION: _leave,
    Command.MAIN_LINE: _leave,
}
"""What goes through a tree."""
