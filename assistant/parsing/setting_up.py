"""What a line says of a position that is set up: pieces on squares, what is taken away, who is to move.

"white 18, 22, king 31; black 5; black to move" is one line. Squares need not exist, and nothing is
looked up on a board: that is for who sets up. `dialogue/handlers/placing.py` does what is said here.
"""

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from assistant.parsing.answers import has_had_enough
from assistant.parsing.meanings import SIDES, Symbol, Whose
from assistant.parsing.words.numbers import Number, numbers_at
from assistant.parsing.words.phrase_tables import Phrase
from assistant.parsing.words.tokens import LONGEST_LINE, Token, read_line
from assistant.parsing.words.vocabulary import Vocabulary, longest_phrase
from assistant.rules.fen import MAX_LENGTH
from assistant.rules.position import Piece
from assistant.rules.side import Side


class Step(Enum):
    """What a line wants beside putting pieces; the value is that of [setup]."""

    CLEAR = "clear"
    READ = "read"
    DONE = "done"


class Put(NamedTuple):
    """A piece on a square; without a colour where none was said as yet."""

    square: int
    side: Side | None
    is_king: bool

    @property
    def piece(self) -> Piece | None:
        """The piece, where its colour is known."""
        return None if self.side is None else Piece(self.side, self.is_king)


class SetupLine(NamedTuple):
    """All that a line says, in the order in which it is done."""

    put: tuple[Put, ...] = ()
    taken: tuple[int, ...] = ()
    """Squares from which pieces are taken away."""
    colour: Side | None = None
    """The colour that was said last: squares without one are of it."""
    to_move: Side | None = None
    step: Step | None = None


_FEN = re.compile(
    r"(?<![^\W_])[wb]\s*:\s*[wb]\s*[kg\d:][wbkg\d\s,:.-]*(?:h\d+)?(?::f\d+)?(?:(?<=\S)\w[\w,:.-]*)?",
    re.IGNORECASE | re.ASCII,
)
"""With what stands at its end and is no part of one, so that this is told."""


def fen_in(text: str) -> str | None:
    """What in a line looks like a FEN, whatever stands before and behind it, or None."""
    text = read_line(text).text or text
    found = _FEN.search(text) if len(text) <= LONGEST_LINE + MAX_LENGTH else None
    return found[0].strip() if found else None


_KING_SIGN = re.compile(r"\bk(?=\d)", re.IGNORECASE)
_MOST_SQUARES = 100
"""Of a line: more than any board has."""


def read_setup(text: str, words: Vocabulary, colour: Side | None = None) -> SetupLine | None:
    """What a line says of the position that is set up, or None if it is no such line.

    `colour` is that of which squares are that have none.
    """
    if text.rstrip().endswith("?"):
        return None
    line = read_line(_KING_SIGN.sub("k ", text))
    spoken = {*line.spoken}
    # A comma tells which squares belong to a colour that stands behind them.
    tokens = [token for token in line.tokens if token in spoken or token.word == ","]
    reader = _Reader(tokens, words, colour)
    return reader.read() if spoken else None


def is_position(text: str, words: Vocabulary) -> bool:
    """Whether a line says by itself where pieces of both colours stand: men or kings, or who moves."""
    sides = {
        whose for token in read_line(text).words if (whose := words.whose.get(token.word)) in SIDES
    }
    read = read_setup(text, words) if len(sides) > 1 else None
    if read is None or read.taken or read.step not in (None, Step.DONE):
        return False
    is_of_both = {put.side for put in read.put} == {*Side}
    kinds = {word for kind in ("man", "men", "king", "kings") for word in words.setup[kind]}
    is_told = any((token.word,) in kinds for token in read_line(text).words)
    return is_of_both and (is_told or read.to_move is not None)


def leaves_setup(text: str, words: Vocabulary) -> bool:
    """Whether a line wants no more of the position: cancel."""
    said = tuple(token.word for token in read_line(text).spoken if token.word not in words.fillers)
    return said in words.setup["leave"] or has_had_enough(text, words)


class _Reader:
    """Goes through the words of a line, once."""

    def __init__(self, tokens: Sequence[Token], words: Vocabulary, colour: Side | None) -> None:
        self._tokens = tokens
        self._words = words
        self._colour = colour
        self._before_last = colour
        """The colour before the one that was said last, of which nothing was put as yet."""
        self._is_fresh = False
        """Whether nothing was put since a colour was said."""
        self._is_king = False
        self._is_kind_fresh = False
        """Whether nothing was put since it was said what kind of pieces there are."""
        self._is_lasting = True
        """Whether the kind of piece is that of all squares that follow, and not of one alone."""
        self._was_king = False
        """The kind that was put last: a black one is of it."""
        self._open: list[int] = []
        """Which of the pieces that were put may have their colour behind them: 18 and 22 white."""
        self._stands_before = False
        """Whether the colour that was said last stands before its squares."""
        self._has_colour = False
        """Whether it stands in the same part of the line."""
        self._is_taking = False
        self._has_been_cleared = False
        self._put: list[Put] = []
        self._taken: list[int] = []
        self._to_move: Side | None = None
        self._waits_for_mover = False
        self._step: Step | None = None
        self._last: int | None = None
        """The square before, where a row of squares may go on from it."""
        self._is_row = False
        self._at = 0

    def read(self) -> SetupLine | None:
        """All of it, or None where a word has no place in it."""
        while self._at < len(self._tokens):
            if not self._read_one() or len(self._put) + len(self._taken) > _MOST_SQUARES:
                return None
        if self._waits_for_mover or self._is_row:
            return None
        if self._step is Step.READ and (self._put or self._taken):
            return None  # "what is on 18" asks
        if self._has_been_cleared and not self._taken:
            self._step = self._step or Step.CLEAR
        found = SetupLine(tuple(self._put), tuple(self._taken), self._colour, self._to_move, self._step)
        is_colour = self._is_fresh
        return found if any((found.put, found.taken, found.to_move, found.step, is_colour)) else None

    def _read_one(self) -> bool:
        return (
            self._read_row()
            or self._read_colour()
            or self._read_phrase()
            or self._read_number()
            or self._skip()
        )

    def _read_row(self) -> bool:
        """What stands between the first square of a row and its last: 21-32, from 21 to 32."""
        if self._last is None or self._is_row:
            return False
        said = [token.word for token in self._tokens[self._at :]]
        length = longest_phrase(said, self._words.setup["range"]) or (said[0] in _DASHES)
        if not length or not self._is_number(self._at + length):
            return False
        self._is_row = True
        self._at += length
        return True

    def _read_colour(self) -> bool:
        side = self._colour_at(self._at)
        if side is None:
            return False
        self._last = None
        behind = self._behind_piece(self._at)
        if self._open and not self._waits_for_mover and self._ends_part(behind):
            self._colour_what_was_put(side, behind)
            return True
        self._at += 1
        if self._waits_for_mover:
            self._to_move, self._waits_for_mover = side, False
            return True
        if not self._is_fresh:
            self._before_last = self._colour
        self._colour, self._is_fresh, self._is_taking = side, True, False
        self._open, self._stands_before, self._has_colour = [], True, True
        if not self._is_kind_fresh:  # "a white king", as other languages have it
            self._is_king, self._is_lasting = False, True
        return True

    def _colour_what_was_put(self, side: Side, behind: int) -> None:
        """Give a colour, and the kind that is said with it, to the squares that it stands behind."""
        said = [self._tokens[at].word for at in range(self._at, behind)]
        kinds = [kind for word in said for kind in _PIECES if (word,) in self._words.setup[kind]]
        is_king = (self._is_kind_fresh and self._is_king) or any(kind in _KINGS for kind in kinds)
        for at in self._open:
            put = self._put[at]
            self._put[at] = Put(put.square, side, put.is_king or is_king)
        self._colour, self._before_last, self._at = side, self._colour, behind
        self._open, self._stands_before, self._has_colour = [], False, False
        self._is_king, self._is_lasting, self._is_kind_fresh = False, True, False

    def _colour_at(self, at: int) -> Side | None:
        return SIDES.get(self._words.whose.get(self._tokens[at].word, Whose.OWN))

    def _is_kind(self, at: int) -> bool:
        return any((self._tokens[at].word,) in self._words.setup[kind] for kind in _PIECES)

    def _behind_piece(self, at: int) -> int:
        """Where the words for a piece end that begin at a token: its colour, its kind."""
        while at < len(self._tokens) and (self._colour_at(at) or self._is_kind(at)):
            at += 1
        return at

    def _ends_part(self, at: int) -> bool:
        """Whether a part of the line ends before a token."""
        return at == len(self._tokens) or self._is_between_parts(at)

    def _is_between_parts(self, at: int) -> bool:
        word = self._tokens[at].word
        return word in _STOPS or self._words.moves.get((word,)) is Symbol.AND

    def _read_phrase(self) -> bool:
        """The longest phrase of any kind that stands here, but for what only may stand there."""
        found = [(*self._phrase(kind), kind) for kind in _KINDS]
        length, phrase, kind = max(found, key=lambda each: each[0])
        if not length:
            return False
        self._at += length
        self._last = None
        is_done = phrase in self._words.setup["done"]
        if kind == "turn" and is_done and not (self._is_fresh or self._goes_on_with_colour()):
            kind = "done"  # "begin" ends it, and "Black begins" does not
        self._take(kind)
        return True

    def _phrase(self, kind: str) -> tuple[int, Phrase]:
        """The longest phrase of a kind that stands here, and how many words it takes: with the small
        words that may stand in it."""
        phrases, fillers = self._words.setup[kind], self._words.fillers
        here = self._tokens[self._at :]
        said = tuple(token.word for token in here)
        length = longest_phrase(said, phrases)
        places = [place for place, word in enumerate(said) if word not in fillers or not place]
        kept = tuple(said[place] for place in places)
        shorter = longest_phrase(kept, phrases)
        if shorter and places[shorter - 1] >= length:
            return places[shorter - 1] + 1, kept[:shorter]
        return length, said[:length]

    def _goes_on_with_colour(self) -> bool:
        behind = (token.word for token in self._tokens[self._at :])
        word = next((word for word in behind if word not in self._words.fillers), "")
        return self._words.whose.get(word) in SIDES

    def _take(self, kind: str) -> None:
        match kind:
            case "man" | "men" | "king" | "kings":
                self._is_king, self._is_lasting = kind in ("king", "kings"), kind in ("men", "kings")
                self._is_kind_fresh = True
            case "remove":
                self._is_taking = True
            case "clear":
                self._is_taking = self._has_been_cleared = True
            case "turn" if self._is_fresh:  # "black to move"
                self._to_move, self._colour, self._is_fresh = self._colour, self._before_last, False
            case "turn":
                self._waits_for_mover = True
            case _:
                self._step = Step(kind)

    def _is_number(self, at: int) -> bool:
        return at < len(self._tokens) and next(self._numbers(at), None) is not None

    def _numbers(self, at: int) -> Iterator[tuple[Number, int]]:
        return numbers_at(self._tokens, at, self._words)

    def _read_number(self) -> bool:
        found = next(self._numbers(self._at), None)
        if found is None or self._is_noun(self._at) or self._is_article(self._at, found):
            return False
        number, length = found
        if self._is_row:
            assert self._last is not None
            if not self._last < number.value <= self._last + _MOST_SQUARES:
                return False
            squares = range(self._last + 1, number.value + 1)
        else:
            squares = range(number.value, number.value + 1)
        for square in squares:
            self._add(square)
        self._last = None if self._is_row else number.value
        self._is_row = False
        self._at += length
        if not self._is_lasting and not self._starts_row():
            self._is_king, self._is_lasting = False, True
        return True

    def _starts_row(self) -> bool:
        """Whether the squares go on as a row, all of which are of the same kind: kings 1-3."""
        at = self._at
        return at < len(self._tokens) and self._tokens[at].word in _DASHES and self._is_number(at + 1)

    def _add(self, square: int) -> None:
        self._is_fresh = self._is_kind_fresh = False
        if self._is_taking:
            self._taken.append(square)
            return
        if not self._has_colour:
            self._open.append(len(self._put))
        self._put.append(Put(square, self._colour, self._is_king))
        self._was_king = self._is_king

    def _is_noun(self, at: int) -> bool:
        """Whether a word of a number only says how many: "two kings"."""
        following = self._tokens[at + 1].word if at + 1 < len(self._tokens) else ""
        is_kind = any((following,) in self._words.setup[kind] for kind in ("men", "kings"))
        return is_kind and not self._tokens[at].is_number

    def _is_article(self, at: int, found: tuple[Number, int]) -> bool:
        """Whether a number in words is none of a square: "one white king on 31", "a black one on 5"."""
        number, length = found
        if self._tokens[at].is_number or self._is_row or length > 1:
            return False
        behind = self._behind_piece(at + 1)
        begins = at == 0 or self._is_between_parts(at - 1)
        leads = self._leads_to_square(behind)
        is_beside = at > 0 and (self._colour_at(at - 1) is not None or self._is_kind(at - 1))
        if behind == at + 1:
            return number.value == 1 and (begins or is_beside) and leads
        has_kind = any(self._is_kind(place) for place in range(at + 1, behind))
        if number.value == 1:
            return begins or (is_beside and has_kind and leads)
        return begins and has_kind and leads

    def _leads_to_square(self, at: int) -> bool:
        """Whether small words stand here, and a square behind them: "on 5"."""
        begun, words = at, self._words
        while at < len(self._tokens) and not self._is_number(at):
            said = [each.word for each in self._tokens[at:]]
            is_small = said[0] in words.fillers or (said[0],) in words.setup["beside"]
            if not is_small or self._is_between_parts(at):
                return False
            at += 1
        said = [each.word for each in self._tokens[begun:at]]
        return begun < at < len(self._tokens) and not longest_phrase(said, words.setup["range"])

    def _skip_article(self) -> bool:
        """Pass a word that says how many; one without a kind is of the same as the last."""
        found = next(self._numbers(self._at), None)
        if found is None or not self._is_article(self._at, found):
            return False
        self._is_king, self._is_lasting, self._is_kind_fresh = self._was_king, False, True
        self._at += 1
        return True

    def _skip(self) -> bool:
        """What means nothing here: signs between squares, small words."""
        token, words = self._tokens[self._at], self._words
        if self._skip_article():
            return True
        if self._is_between_parts(self._at):
            self._begin_part()
        said = [each.word for each in self._tokens[self._at :]]
        length = longest_phrase(said, words.setup["beside"])
        is_small = token.word in words.fillers or words.moves.get((token.word,)) is Symbol.AND
        if token.word in _SIGNS or is_small or self._is_noun(self._at):
            length = length or 1
        self._at += length
        return bool(length) and not self._is_row

    def _begin_part(self) -> None:
        """What was put in the part before has its colour, where that stands before it."""
        self._open = [] if self._stands_before else self._open
        self._has_colour = False


_DASHES = ("-", "->")
_STOPS = (";", ".", ",")
"""What ends a part of a line, as "and" does."""
_SIGNS = (":", ";", ".", ",", "(", ")", "/", "+", "=")
_PIECES = ("man", "men", "king", "kings")
_KINGS = ("king", "kings")
_KINDS = ("man", "men", "king", "kings", "remove", "clear", "turn", "read", "done")
