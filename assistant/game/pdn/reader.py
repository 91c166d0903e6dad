"""Files of games, read one game at a time: `read` takes lines and gives games.

No error ends a file. What is wrong is a problem of the game in which it stands; what can be read, is.
"""

from collections.abc import Iterable, Iterator

from assistant.game.pdn.draft import Draft, drafts
from assistant.game.pdn.movetext import Movetext, note
from assistant.game.pdn.replay import Reading, reach, replay
from assistant.game.pdn.signs import add_sign
from assistant.game.pdn.splitting import RawGame, split
from assistant.game.pdn.tags import GAME_TYPES, game_type_of
from assistant.game.pdn.tree import Flaw, Numbering, PdnGame, Problem, SignSense
from assistant.rules.fen import FenError
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import Regulation, regulation
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant

TELLING_PLIES = 12
"""A game of so many plies says how its board is numbered: a shorter one may be legal either way."""
MOST_HELD = 200
"""Games that wait for one that says how the boards of the file are numbered."""
MOST_HELD_TEXT = 2_000_000
"""Characters of all of them."""


def read(
    lines: Iterable[str], numbering: Numbering | None = None, sense: SignSense | None = None
) -> Iterator[PdnGame]:
    """The games of a file, of which only a few are held at a time.

    Without a numbering each Italian game is read as its moves have it. Without a sense `?!` and `!?`
    are those of the FID where the tags are in Italian, else those of PGN.
    """
    number = 0
    file = _File(numbering)
    for raw in split(lines):
        for draft in _drafts(raw, sense):
            number += 1
            draft.game.number = number
            yield from file.take(_Judged(draft))
    yield from file.finish()


def _drafts(raw: RawGame, sense: SignSense | None) -> Iterator[Draft]:
    """The games of a text; where reading one fails it is kept as it is, and those behind are read."""
    found = drafts(raw, sense)
    while True:
        try:
            draft = next(found, None)
        except Exception:  # noqa: BLE001  (nothing that one game raises is to end the file)
            draft = Draft(raw.line)
            draft.game.raw = raw.text
            draft.movetext = Movetext(draft.game, "", 0, raw.line)
        if draft is None:
            return
        yield draft


class _Judged:
    """A game, and how far the law follows it."""

    def __init__(self, draft: Draft) -> None:
        self.game = draft.game
        self.is_legal = False
        """Whether its main line is legal to the end, as it is read now."""
        self._draft = draft
        self._read_problems = self.game.problems

    def read_as(self, variant: Variant, numbering: Numbering) -> None:
        """Hold the game against the law. As mirrored it is read once, and last."""
        game, reading = self.game, Reading(variant, numbering)
        start = self._start(reading)
        problems: list[Problem] = []
        if start is None:
            note(problems, Flaw.BAD_FEN, game.line, self._draft.own["FEN"])
        problems += replay(game.root, start, reading)
        game.problems = sorted([*self._read_problems, *problems], key=_line)
        game.regulation = self._regulation(variant)
        game.numbering = numbering
        self.is_legal = start is not None and all(node.position for node in game.root.line_on())

    def reaches(self, variant: Variant, numbering: Numbering) -> int:
        """How many plies are legal if it is read so; -1 where its FEN is none."""
        reading = Reading(variant, numbering)
        start = self._start(reading)
        return -1 if start is None else reach(self.game.moves, start, reading)

    def is_legal_as(self, variant: Variant, numbering: Numbering) -> bool:
        """Whether it is legal to its end if it is read so."""
        return self.reaches(variant, numbering) == self.game.plies

    def leave(self, flaw: Flaw, detail: str = "") -> None:
        """Keep it as it is, of a game that is not ours or not known; that it was cut is told too."""
        game = self.game
        game.regulation = game.root.position = None
        cut = [each for each in self._read_problems if each.flaw is Flaw.TOO_LONG]
        game.problems = [Problem(flaw, game.line, detail), *cut]

    def leave_unknown(self, candidates: list[Variant]) -> None:
        """Keep it as it is, since it is of no game that it may be of: begun from no position, or else
        played by other rules."""
        fen = self._draft.own.get("FEN", "")
        has_start = any(self._start(Reading(variant, Numbering.OWN)) for variant in candidates)
        self.leave(Flaw.UNKNOWN_GAME if has_start else Flaw.BAD_FEN, "" if has_start else fen)

    @property
    def is_empty(self) -> bool:
        """Whether nothing in it can be read as a tag or a move."""
        return self._draft.is_empty

    def candidates(self) -> list[Variant]:
        """The games that it may be of, the likelier first; none where its tag names another kind."""
        draft, game = self._draft, self.game
        game.game_type = game_type_of(draft.own.get("GameType", ""))
        both = [ITALIAN, INTERNATIONAL]
        if game.game_type:
            named = GAME_TYPES.get(game.game_type)
            return sorted(both, key=lambda variant: variant is not named) if named else []
        if draft.movetext.has_letters:
            return []
        first = game.root.main
        if not draft.has_italian_tags and first and first.squares and first.squares[0] > 24:
            both.reverse()
        return both

    def finish(self) -> PdnGame:
        """The game with its signs, now that it is known who made which move."""
        draft = self._draft
        for node, sign in draft.movetext.signs:
            if not add_sign(node, sign, draft.sense) and sign == "+":
                node.comments += (sign,)
        return self.game

    def _start(self, reading: Reading) -> Position | None:
        fen = self._draft.own.get("FEN")
        if fen is None:
            return start_position(reading.variant)
        self.game.root.fen = fen
        try:
            return reading.position(fen)
        except FenError:
            return None

    def _regulation(self, variant: Variant) -> Regulation | None:
        named = self._draft.own.get("Regulation", "fid").lower()
        return regulation(variant, named) or regulation(variant)


class _File:
    """The games of a file, held back while one that follows may say how its boards are numbered."""

    def __init__(self, numbering: Numbering | None) -> None:
        self._wanted = numbering
        self._is_mirrored = False
        """Whether a game of the file is numbered from the other side, and nothing else."""
        self._held: list[_Judged] = []

    def take(self, judged: _Judged) -> Iterator[PdnGame]:
        """The games that are known when this one has been read."""
        self._held.append(judged)
        if not self._waits(judged):
            yield from self.finish()

    def finish(self) -> Iterator[PdnGame]:
        """All games that are held."""
        held, self._held = self._held, []
        for each in held:
            yield each.finish()

    def _waits(self, judged: _Judged) -> bool:
        """Read a game; whether it and those before it are to wait for the next one."""
        game = judged.game
        try:
            self._find_rules(judged)
        except Exception:  # noqa: BLE001  (as in _drafts)
            judged.leave(Flaw.UNREADABLE, game.raw)
        if game.regulation is None or game.regulation.variant is not ITALIAN or self._wanted:
            return len(self._held) > 1 and not self._is_full()
        is_long = game.plies >= TELLING_PLIES
        if judged.is_legal and is_long and not self._is_mirrored:
            # What is legal as written says nothing of a game before it that is not.
            return not all(each.is_legal for each in self._held) and not self._is_full()
        is_legal_mirrored = judged.is_legal_as(ITALIAN, Numbering.MIRRORED)
        if is_legal_mirrored and is_long and not judged.is_legal:
            self._is_mirrored = True
        if self._is_mirrored:
            for each in self._held:
                _read_mirrored(each)
            return False
        return (is_legal_mirrored or len(self._held) > 1) and not self._is_full()

    def _is_full(self) -> bool:
        size = sum(len(each.game.raw) for each in self._held)
        return len(self._held) >= MOST_HELD or size > MOST_HELD_TEXT

    def _find_rules(self, judged: _Judged) -> None:
        """Read it as the game that it is, by its tag and, if that is missing or wrong, its moves."""
        candidates = judged.candidates()
        if judged.is_empty:
            judged.leave(Flaw.UNKNOWN_GAME)
            return
        if not candidates:
            judged.leave(Flaw.OTHER_GAME, str(judged.game.game_type or ""))
            return
        usual = self._wanted or Numbering.OWN
        if usual is Numbering.OWN or candidates[0] is INTERNATIONAL:
            judged.read_as(candidates[0], Numbering.OWN)
            if judged.is_legal:
                return
        variant = self._best(judged, candidates)
        if variant is None:
            judged.leave_unknown(candidates)
        elif variant is ITALIAN and usual is Numbering.MIRRORED:
            judged.read_as(ITALIAN, Numbering.MIRRORED)
        elif judged.game.regulation is None or judged.game.regulation.variant is not variant:
            judged.read_as(variant, Numbering.OWN)

    def _best(self, judged: _Judged, candidates: list[Variant]) -> Variant | None:
        """The game by whose rules most of the moves are legal; None where not even the first one is.

        What a tag names holds unless all moves are legal in the other one.
        """
        reached = {variant: self._reaches(judged, variant) for variant in candidates}
        first, second = candidates
        plies = judged.game.plies
        if judged.game.game_type:
            return second if reached[first] < plies == reached[second] > 0 else first
        best = max(candidates, key=lambda variant: reached[variant])
        return best if reached[best] > 0 or not plies else None

    def _reaches(self, judged: _Judged, variant: Variant) -> int:
        if variant is INTERNATIONAL or self._wanted:
            usual = Numbering.OWN if variant is INTERNATIONAL else self._wanted
            return judged.reaches(variant, usual or Numbering.OWN)
        return max(judged.reaches(variant, numbering) for numbering in Numbering)


def _read_mirrored(judged: _Judged) -> None:
    """Read a game as its file is, numbered from the other side, where that fits as well."""
    game = judged.game
    if game.regulation is None or game.regulation.variant is not ITALIAN:
        return
    if game.numbering is Numbering.OWN:
        mirrored = judged.reaches(ITALIAN, Numbering.MIRRORED)
        if mirrored >= (game.plies if judged.is_legal else judged.reaches(ITALIAN, Numbering.OWN)):
            judged.read_as(ITALIAN, Numbering.MIRRORED)


def _line(problem: Problem) -> int:
    return problem.line
