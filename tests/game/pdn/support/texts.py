"""Games as text, made from moves that are legal, in any dress."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path

from assistant.game.pdn.dressing import decoded
from assistant.game.pdn.numbering import mirrored_squares
from assistant.game.pdn.reader import read
from assistant.game.pdn.tree import Flaw, Numbering, PdnGame
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_move
from assistant.rules.position import Position, start_position
from assistant.rules.variant import Variant

FILES = Path(__file__).parents[1] / "files"


def games_of(text: str, numbering: Numbering | None = None) -> list[PdnGame]:
    return list(read(text.splitlines(keepends=True), numbering))


def game_of(text: str) -> PdnGame:
    (game,) = games_of(text)
    return game


def games_of_file(name: str) -> list[PdnGame]:
    with (FILES / name).open("rb") as lines:
        return list(read(decoded(lines)))


def flaws(game: PdnGame) -> list[Flaw]:
    return [problem.flaw for problem in game.problems]


def random_moves(
    variant: Variant,
    seed: int,
    plies: int,
    start: Position | None = None,
    write: Callable[[Move, Sequence[Move]], str] = format_move,
) -> list[str]:
    """Legal moves one after the other, fewer where the game ends."""
    chance = random.Random(seed)
    position = start or start_position(variant)
    found = []
    for _ in range(plies):
        legal = legal_moves(position)
        if not legal:
            break
        move = chance.choice(legal)
        found.append(write(move, legal))
        position = position.after(move)
    return found


def mirrored(text: str) -> str:
    """A move with the numbers of the other board."""
    sign = "x" if "x" in text else "-"
    return sign.join(map(str, mirrored_squares(tuple(map(int, text.split(sign))))))


def numbered(moves: Sequence[str]) -> str:
    pairs = [moves[place : place + 2] for place in range(0, len(moves), 2)]
    return " ".join(f"{number}. {' '.join(pair)}" for number, pair in enumerate(pairs, 1))
