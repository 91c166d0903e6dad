"""Trees made at random, and what of a tree must be the same when it was written and read."""

import random
from typing import Any

from assistant.game.pdn.annotations import Clocks, set_clocks
from assistant.game.pdn.results import Result
from assistant.game.pdn.tree import Annotation, Kept, Node, PdnGame
from assistant.rules.articles import Article
from assistant.rules.legal import legal_moves
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import REGULATIONS, Regulation
from assistant.rules.side import Side
from assistant.rules.variant import Variant

WORDS = (
    *("a good move", "1-0", "*", "22-18 12-15", "[White]", "; and so on", "perché?", "½-½", "c'è"),
    *("(because)", ")", "%", "$1", "/FEN/", "Pari: non", "1.", "...", "!?", "a.l.", "+1", "\\", '"'),
    *("a" * 90, "Ünïcode ☃", "è la più forte", "- -", "[%", "%]", "x" * 10),
)
NAMES = ("Event", "Site", "Date", "Round", "White", "Black", "Annotator", "TimeControl", "WhiteTime")


def random_tree(seed: int, variant: Variant, plies: int = 40) -> PdnGame:
    """A game with comments, judgements, clocks, variations in variations, and positions set up."""
    chance = random.Random(seed)
    rules = chance.choice([each for each in REGULATIONS if each.variant is variant])
    start = start_position(variant)
    if chance.random() < 0.3:
        start = _later(start, chance, 60)
    game = PdnGame(rules, start)
    for name in chance.sample(NAMES, chance.randrange(len(NAMES))):
        game.tags[name] = _words(chance)
    game.result = chance.choice(list(Result))
    game.root.comments = _comments(chance, 0.3)
    _grow(game.root, chance, chance.randrange(plies), 0, rules)
    return game


def _grow(node: Node, chance: random.Random, plies: int, depth: int, rules: Regulation) -> None:
    for _ in range(plies):
        assert node.position is not None
        legal = legal_moves(node.position)
        if not legal or not node.position.enemies:
            return
        before, node = node, node.add(chance.choice(legal))
        _decorate(node, chance)
        if depth < 3 and chance.random() < 0.08:
            others = [move for move in legal if node.move and not move.has_same_effect(node.move)]
            if others:
                other = before.add(chance.choice(others))
                _decorate(other, chance)
                _grow(other, chance, chance.randrange(6), depth + 1, rules)
        if chance.random() < 0.03:
            node = _set_up(node, chance, rules)


def _set_up(node: Node, chance: random.Random, rules: Regulation) -> Node:
    assert node.position is not None
    kept = None
    if chance.random() < 0.5:
        kept = Kept(
            Article(rules.text, "8.2"),
            chance.choice(["", "Anna", "Ugo De Rossi"]),
            chance.random() < 0.5,
        )
    setup = node.add_setup(_later(node.position, chance, 3), kept)
    _decorate(setup, chance)
    return setup


def _later(position: Position, chance: random.Random, plies: int) -> Position:
    for _ in range(chance.randrange(plies)):
        legal = legal_moves(position)
        if not legal:
            break
        position = position.after(chance.choice(legal))
    if not (position.white and position.black):
        position = start_position(position.variant)
    return position.with_side_to_move(chance.choice(list(Side)))


def _decorate(node: Node, chance: random.Random) -> None:
    node.before = _comments(chance, 0.05)
    node.comments = _comments(chance, 0.15)
    if chance.random() < 0.15:
        node.nags = tuple(
            chance.sample([1, 2, 3, 4, 5, 6, 10, 18, 19, 139, 255], chance.randrange(1, 3))
        )
    if chance.random() < 0.1:
        side = chance.choice([None, *Side])
        set_clocks(node, Clocks(chance.randrange(9000) / 10, float(chance.randrange(99999)), side))
    if chance.random() < 0.03:
        node.annotations += (Annotation("emt", "0:00:12"), Annotation("eval", "-0.3"))


def _comments(chance: random.Random, likelihood: float) -> tuple[str, ...]:
    if chance.random() >= likelihood:
        return ()
    return tuple(_words(chance) for _ in range(chance.randrange(1, 3)))


def _words(chance: random.Random) -> str:
    return " ".join(chance.sample(WORDS, chance.randrange(1, 4)))


def shape(game: PdnGame) -> dict[str, Any]:
    """What two equal games have in common. Routes with the same ends and captures are one move."""
    numbers = {id(game.root): 0}
    nodes = [_at(game.root)]
    for number, node in enumerate(game.root.all_below(), 1):
        numbers[id(node)] = number
        nodes.append((numbers[id(node.parent)], node.parent.children.index(node), *_at(node)))
    return {
        "tags": game.tags,
        "rules": game.regulation,
        "start": game.start,
        "result": (game.result, game.result_text),
        "nodes": nodes,
    }


def _at(node: Node) -> tuple[Any, ...]:
    move = node.move
    effect = (move.start, move.end, move.captured_mask) if move else node.squares
    return (
        effect,
        node.setup,
        node.position,
        node.kept,
        node.before,
        node.comments,
        node.nags,
        node.annotations,
    )
