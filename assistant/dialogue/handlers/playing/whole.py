"""Whole moves: where nothing is told of the position uncounted, a move is given by its own squares.

A sentence that leaves a square to the law, "I take", "18", "I crown", is completed by the position: who
gives one would hear where a piece stands. So it is no move there, whether one fits it or none does.
"""

from collections.abc import Sequence

from assistant.dialogue.talk import Talk
from assistant.dialogue.turn import Turn
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import Ambiguous, Lack, NoSuchMove, NotLegal, Understood
from assistant.parsing.moving.sentence import read_sentence
from assistant.parsing.understanding import understand_line
from assistant.parsing.words.concepts import items_of
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.position import start_position

Read = Understood | Ambiguous | NotLegal | NoSuchMove
Found = Read | CommandMeant | Likely | Perhaps | None

HALF = NoSuchMove(Lack.ARRIVAL)
"""What a half move is where it is none."""
_ENDS = 2


def names_whole(text: str, squares: Sequence[int], words: Vocabulary) -> bool:
    """Whether a text names the square where a move starts and the one where it ends."""
    ends = squares[0], squares[-1]
    for said in read_sentence(text, words):
        if len(said.squares) >= _ENDS and (said.squares[0], said.squares[-1]) == ends:
            return ends[0] != ends[1] or len(said.squares) > _ENDS or len(squares) == _ENDS
    numbers = [item.number for item in items_of(read_line(text), words)]
    return ends[0] != ends[1] and {*ends} <= {*numbers}


def wants_whole(talk: Turn) -> bool:
    """Whether a half move would tell of a position that is told of uncounted by nothing else."""
    return not (talk.explains_refusals or talk.game.outcome)


def as_whole(talk: Talk, text: str, meaning: Found) -> Found:
    """What a text means here, where a move that it leaves a square of to the law is none.

    What else it may be then is read as at the start of a game, so that it depends on its words alone;
    with a question mark the moves are asked for.
    """
    if not wants_whole(talk):
        return meaning
    moves = _moves_in(meaning)
    is_half = not all(is_whole(talk, text, move) for move in moves)
    if moves and not is_half:
        return meaning
    game = talk.game
    start = start_position(game.position.variant).with_side_to_move(talk.side_to_move)
    otherwise = understand_line(text, start, game.regulation, talk.words, talk.view, is_seen=False)
    if not _moves_in(otherwise):
        return otherwise if is_half else meaning
    if not text.rstrip().endswith("?"):
        return HALF
    asked = CommandMeant(Command.MOVES)
    return Perhaps((asked,)) if isinstance(otherwise, Perhaps) else asked


def _moves_in(meaning: Found) -> list[Read]:
    """The moves that are meant, or may be."""
    meanings = meaning.meanings if isinstance(meaning, Perhaps) else (meaning,)
    return [each for each in meanings if isinstance(each, Read)]


def is_whole(talk: Talk, text: str, meaning: Read) -> bool:
    """Whether a text may mean this move here, of which it names the ends."""
    if not wants_whole(talk):
        return True
    match meaning:
        case Understood(move):
            return names_whole(text, move.path, talk.words)
        case Ambiguous(moves):
            return all(names_whole(text, move.path, talk.words) for move in moves)
        case NotLegal(written):
            return names_whole(text, written.squares, talk.words)
    return False
