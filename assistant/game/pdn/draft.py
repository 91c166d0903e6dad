"""One game of a file, read without the law: its tags, its moves, which result holds.

Of which game of draughts it is, and what its moves are, reader.py finds.
"""

import re
from collections.abc import Iterator

from assistant.game.pdn.lexer import LETTERS, MOVE, NUMBER, SIGN
from assistant.game.pdn.limits import LONGEST_GAME, LONGEST_TAG, MOST_TAGS, harmless
from assistant.game.pdn.movetext import Movetext, note
from assistant.game.pdn.results import Result, parse_result
from assistant.game.pdn.splitting import BAD_TAG, TAG, RawGame
from assistant.game.pdn.tags import OWN_FIELDS, is_italian, key_of, name_of, value_of
from assistant.game.pdn.tree import Flaw, PdnGame, SignSense


class Draft:
    """A game that is not held against the law as yet."""

    def __init__(self, line: int) -> None:
        """One that begins in that line."""
        self.game = PdnGame()
        self.game.line = line
        self.has_italian_tags = False
        self.own: dict[str, str] = {}
        """The tags that are fields of the game."""
        self._keys: set[str] = set()
        """By what all tags are known that it has."""
        self.movetext: Movetext
        self.sense = SignSense.PGN

    @property
    def is_empty(self) -> bool:
        """Whether it has neither tags nor moves."""
        return not (self.game.tags or self.own or self.game.root.children)

    def tag(self, written: str, value: str, line: int) -> None:
        """Take a tag; of two with one name the first that says something."""
        is_cut = len(value) > LONGEST_TAG and len(" ".join(value.split())) > LONGEST_TAG
        name, value = name_of(written), value_of(value)
        self.has_italian_tags = self.has_italian_tags or is_italian(written)
        kept = self.own if name in OWN_FIELDS else self.game.tags
        if not value or (key := key_of(written)) in self._keys:
            return
        if kept is self.game.tags and len(kept) >= MOST_TAGS:
            note(self.game.problems, Flaw.TOO_MANY_TAGS, line, written)
            return
        if is_cut:
            note(self.game.problems, Flaw.LONG_TAG, line, name)
        kept[name] = value
        self._keys.add(key)


_NUMBER = re.compile(r"\d", re.ASCII)
_COMMENT = re.compile(r"\{[^{}]*\}")
_CARELESS_TAG = re.compile(r'\s*\[\s*([^\W\d]\w*)\s*"(.*)"\s*\]\s*')
"""One with quotation marks in its value."""


_WORD = re.compile(r"(?<!\w)[^\W\d_]{3,}(?!\w)")
_MOVE = re.compile(
    rf"(?<![\d./-])(?:{NUMBER}\s{{0,4}}{MOVE}|\d{{1,2}}\s?(?!:){SIGN}\s?\d{{1,2}})(?!\d|[./-]\d)"
    rf"|(?<!\w){LETTERS}|/FEN\s*\"",
    re.ASCII,
)
"""What is a move among words, too: 12-03-2024 is a date, and 10:30 without a number an hour."""


def _is_no_game(draft: Draft) -> bool:
    """Whether a text without tags is none: a result or a comment by itself, or words, as a heading is.

    With numbers and nothing that is read it was to be one.
    """
    text = _COMMENT.sub(" ", draft.game.raw)
    is_prose = _WORD.search(text) is not None and not _MOVE.search(text)
    has_moves = bool(draft.game.root.children)
    return is_prose or not (has_moves or (draft.game.problems and _NUMBER.search(text)))


def drafts(raw: RawGame, sense: SignSense | None) -> Iterator[Draft]:
    """The games of a text: one, or more where a comment had hidden an end."""
    text, at, line = raw.text, 0, raw.line
    while at < len(text):
        draft = Draft(line)
        game = draft.game
        began = at
        at, line = _read_tags(draft, text, at, line)
        draft.movetext = movetext = Movetext(game, text, at, line)
        movetext.read()
        at = movetext.ended
        line = movetext.line_at(at)
        game.raw = text[began:at]
        if not game.tags and not draft.own and _is_no_game(draft):
            continue
        game.is_cut = raw.is_cut
        if raw.is_cut:
            note(game.problems, Flaw.TOO_LONG, line, str(LONGEST_GAME))
        draft.sense = sense or (SignSense.FID if draft.has_italian_tags else SignSense.PGN)
        if any(sign in ("?!", "!?") for _, sign in movetext.signs):
            game.sign_sense = draft.sense
        _settle_result(draft, line)
        yield draft


def _read_tags(draft: Draft, text: str, at: int, line: int) -> tuple[int, int]:
    """Read tags; where the moves begin, and in which line."""
    while True:
        tag = TAG.match(text, at)
        if tag:
            draft.tag(tag[1], tag[2], line)
        else:
            tag = BAD_TAG.match(text, at)
            if not tag:
                return at, line
            careless = _CARELESS_TAG.fullmatch(tag[0])
            if careless and len(tag[0]) <= 2 * LONGEST_TAG:
                draft.tag(careless[1], careless[2], line)
            else:
                where = line + text.count("\n", at, tag.end())
                note(draft.game.problems, Flaw.BAD_TAG, where, tag[0])
        line += text.count("\n", at, tag.end())
        at = tag.end()


def _settle_result(draft: Draft, line: int) -> None:
    """Which result holds: the tag's, else that behind the moves, else one told in a comment."""
    game, movetext = draft.game, draft.movetext
    tag = draft.own.get("Result", "")
    told = parse_result(tag) if tag else Result.UNKNOWN
    if told is None:
        game.result_text = harmless(tag, 20)
        last = game.end
        if not movetext.has_result and last.parent and "-".join(map(str, last.squares)) == tag:
            last.remove()  # 4-6 is no move here
        return
    behind = game.result
    if Result.UNKNOWN not in (told, behind) and told is not behind:
        note(game.problems, Flaw.RESULTS_DIFFER, line, tag)
    game.result = told if told is not Result.UNKNOWN else behind
    if game.result is Result.UNKNOWN and movetext.in_words:
        game.result = movetext.in_words
