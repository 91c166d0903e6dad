"""Whether what was heard so far is a whole move already, so that nobody needs to wait for a pause."""

from assistant.parsing.hearing.hypotheses import UNKNOWN
from assistant.parsing.moving.moves import Ambiguous, Understood, judge
from assistant.parsing.moving.sentence import read_sentence
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.legal import legal_moves
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation

_DIGITS = range(1, 10)


def is_whole_move(text: str, position: Position, regulation: Regulation, words: Vocabulary) -> bool:
    """Whether a text is one legal move, and no legal phrase begins with it and goes on.

    "dodici venti" may become "dodici venti due", "tre sei" is what is heard so far of "tre sette", and
    a capture may be named square by square: who speaks is then waited for. A lone number is never
    whole, since it may be the beginning of a move.
    """
    if UNKNOWN in text.split():
        return False
    said = read_sentence(text, words)
    if any(len(each.squares) < 2 for each in said):
        return False
    verdict = judge(said, position, regulation)
    if not isinstance(verdict, Understood):
        return False
    moves = legal_moves(position)
    longer = words.longer.get(verdict.move.end, ())
    if any(move.start == verdict.move.start and move.end in longer for move in moves):
        return False
    squares = {square for move in moves for square in (*move.path, *move.captured)}
    return not any(
        _is_legal(f"{text} {' '.join(form)}", position, regulation, words)
        for form, number in words.numbers.items()
        if number in squares or number in _DIGITS
    )


def _is_legal(text: str, position: Position, regulation: Regulation, words: Vocabulary) -> bool:
    verdict = judge(read_sentence(text, words), position, regulation)
    return isinstance(verdict, Understood | Ambiguous)
