"""What this program writes this program understands: whatever was played, quoted, wrapped or short."""

import random
import textwrap
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from assistant.game.conditions import Condition
from assistant.game.correspondence import conditions_in_force, unsent
from assistant.game.deeds import CountAsked, Deed, OfferAnswered, OfferMade, RepetitionClaimed, Resigned
from assistant.game.game import Game
from assistant.game.mail_deeds import ConditionsSet, LeaveTaken, MessageSent
from assistant.game.mail_terms import MailTerms
from assistant.game.opening import parse_opening
from assistant.narration.catalog import languages
from assistant.narration.letters import Asking, LetterGame, OutgoingLetter, asking_letter, letter_of
from assistant.parsing.mail.letter import Letter
from assistant.parsing.mail.message import MessageMeant, read_message
from assistant.parsing.mail.weighing import Correspondence
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import needs_path
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.rules.side import Side

BEGAN = 1_780_056_000.0
EACH = pytest.mark.parametrize("language", languages())
BOTH = pytest.mark.parametrize(
    "regulation", [ITALIAN_FID, INTERNATIONAL_FID], ids=lambda each: each.variant.name
)


class Written(NamedTuple):
    """A message that makes a move in a game."""

    letter: OutgoingLetter
    here: Correspondence
    """The game as its reader has it."""
    move: Move
    earlier: str
    """The message before it, of the other side."""
    conditions: tuple[Condition, ...] = ()


def played(regulation: Regulation, random_: random.Random) -> Game:
    """A game under way, with all that was done on it sent."""
    while True:
        game = Game(start_position(regulation.variant), regulation, BEGAN)
        for _ in range(random_.randrange(90)):
            if game.legal:
                game.play(random_.choice(game.legal))
        if game.legal:
            for side in Side:
                game.do(MessageSent(side))
            return game


def game_after(moves: str) -> Game:
    game = Game(start_position(ITALIAN_FID.variant), ITALIAN_FID, BEGAN)
    for move in parse_opening(moves, game.start, ITALIAN_FID):
        game.play(move)
    return game


def who(random_: random.Random, own: Side) -> LetterGame:
    code, name = random_.choice(["AB-101", "AB-7", "XX-142"]), random_.choice(["Anna", "Bruno 2", ""])
    return LetterGame(MailTerms(code), name, "Bianca", own)


def written(language: str, regulation: Regulation, random_: random.Random, *deeds: str) -> Written:
    """A message with a move in a random game, and with what else was to be done."""
    game = played(regulation, random_)
    own = game.position.side_to_move
    other = who(random_, own)._replace(own=own.opponent)
    before = [deed for deed in game.deeds if getattr(deed, "side", None) is own.opponent][-2:-1]
    earlier = letter_of(game, other, language, before)
    here = Correspondence(
        game.position, regulation, other.mail.code, tuple(ply.written for ply in game.plies)
    )
    move = random_.choice(game.legal)
    game.do(game.moved(move, "typed", own))
    for deed in deeds:
        for each in _deed(deed, game, own, random_):
            if not game.outcome:
                game.do(each)
    letter = letter_of(game, other._replace(own=own), language, unsent(game.deeds, own))
    said = conditions_in_force(game.deeds, own)
    return Written(letter, here, move, earlier.body, said.conditions if said else ())


def _deed(wanted: str, game: Game, own: Side, random_: random.Random) -> Iterator[Deed]:
    match wanted:
        case "draw":
            yield OfferMade("draw", own)
        case "count":
            yield CountAsked(own)
        case "leave":
            yield LeaveTaken(own, BEGAN + random_.randrange(10**8), random_.randrange(1, 30))
        case "conditions" if tree := _tree(game.position, random_, 3):
            yield ConditionsSet(own, tree)


def _tree(position: Position, random_: random.Random, deepest: int) -> tuple[Condition, ...]:
    """A tree of conditions, of two moves of theirs at most at each place."""
    theirs = distinct_moves(legal_moves(position)) if deepest else []
    found = []
    for their in random_.sample(theirs, min(len(theirs), random_.randint(deepest > 2, 2))):
        after = position.after(their)
        if legal := distinct_moves(legal_moves(after)):
            mine = random_.choice(legal)
            rest = _tree(after.after(mine), random_, deepest - 1)
            found.append(Condition(squares(their, theirs), squares(mine, legal), rest))
    return tuple(found)


def by_squares(conditions: Sequence[Any]) -> list[Any]:
    """A tree as the ends of its moves, however they are given."""
    return [[_ends(each.their), _ends(each.mine), by_squares(each.then)] for each in conditions]


def _ends(move: Move | tuple[int, ...]) -> tuple[int, int]:
    return (move.start, move.end) if isinstance(move, Move) else (move[0], move[-1])


def squares(move: Move, legal: list[Move]) -> tuple[int, ...]:
    return move.path if needs_path(move, legal) else (move.start, move.end)


def result(move: Move) -> tuple[int, int, int]:
    return move.start, move.end, move.captured_mask


def is_understood(told: Written, meant: MessageMeant) -> bool:
    is_read = meant.kind == "move" and [*map(result, meant.moves)] == [result(told.move)]
    return is_read and not meant.at_odds


def read(text: str, told: Written, subject: str = "", reader: str = "it") -> MessageMeant:
    return read_message(Letter(text, subject=subject), told.here, reader)


@EACH
@BOTH
def test_a_move_is_understood_by_readers_of_each_language(
    language: str, regulation: Regulation
) -> None:
    random_ = random.Random(f"{language} {regulation.variant.name}")
    for reader in ("it", "en", "pt"):
        for _ in range(2):
            told = written(language, regulation, random_, "leave")
            assert is_understood(told, read(told.letter.body, told, told.letter.subject, reader))
            assert is_understood(told, read(told.letter.line, told, "", reader)), told.letter.line


@EACH
@BOTH
def test_it_is_understood_over_the_message_that_it_answers(
    language: str, regulation: Regulation
) -> None:
    random_ = random.Random(f"quoted {language} {regulation.variant.name}")
    for heading in ("On Wed, 3 Jun 2026, Bianca wrote:", "Il giorno 3 giu 2026 Bianca ha scritto:"):
        told = written(language, regulation, random_)
        quoted = "".join(f"> {line}\n" for line in told.earlier.splitlines())
        text = f"{told.letter.body}\n{heading}\n{quoted}"
        meant = read(text, told, f"Re: {told.letter.subject}", language[:2])
        assert is_understood(told, meant), text
        assert meant.quoted >= quoted.count("\n")
        assert is_understood(told, read(f"{quoted}\n{told.letter.body}", told))


@EACH
@pytest.mark.parametrize("width", [30, 60])
def test_it_is_understood_however_a_mail_program_wraps_it(language: str, width: int) -> None:
    random_ = random.Random(f"wrapped {language} {width}")
    told = written(language, ITALIAN_FID, random_, "draw", "leave")
    wrapped = [
        textwrap.fill(line, width, break_on_hyphens=False) for line in told.letter.body.splitlines()
    ]
    assert is_understood(told, read("\r\n".join(wrapped), told, told.letter.subject))


@EACH
def test_what_comes_with_a_move_is_understood(language: str) -> None:
    random_ = random.Random(f"beside {language}")
    for wanted in ("draw", "count"):
        told = written(language, ITALIAN_FID, random_, wanted)
        for text in (told.letter.body, told.letter.line):
            meant = read(text, told)
            assert is_understood(told, meant), text
            assert meant.beside == {wanted}, text


@EACH
@BOTH
def test_a_tree_of_conditions_is_understood_whole(language: str, regulation: Regulation) -> None:
    random_ = random.Random(f"conditions {language} {regulation.variant.name}")
    for _ in range(4):
        told = written(language, regulation, random_, "conditions")
        for text in (told.letter.body, told.letter.line):
            meant = read(text, told)
            assert is_understood(told, meant), text
            assert by_squares(meant.conditions) == by_squares(told.conditions), text


@EACH
@pytest.mark.parametrize(
    ("deed", "said"),
    [
        (OfferAnswered("draw", Side.WHITE, True), "accept"),
        (OfferAnswered("draw", Side.WHITE, False), "decline"),
        (Resigned(Side.WHITE), "resign"),
        (OfferMade("takeback", Side.WHITE), "takeback"),
        (RepetitionClaimed(Side.WHITE), "claim"),
    ],
)
def test_a_word_without_a_move_is_understood(language: str, deed: Deed, said: str) -> None:
    game = game_after("21-18 11-15")
    here = Correspondence(
        game.position, ITALIAN_FID, "AB-101", tuple(ply.written for ply in game.plies)
    )
    if isinstance(deed, OfferAnswered):
        game.do(OfferMade("draw", Side.BLACK))
    game.do(deed)
    about = LetterGame(MailTerms("AB-101"), "Anna", "Bruno", Side.WHITE)
    letter = letter_of(game, about, language, [deed])
    for text in (letter.body, letter.line):
        meant = read_message(Letter(text, subject=letter.subject), here, "it")
        assert meant.kind == "none", text
        assert meant.beside == {said}, text


@EACH
@pytest.mark.parametrize(
    "asking",
    [
        Asking("illegal", written="12-17"),
        Asking("unclear", moves=("12-15", "12-16")),
        Asking("number", told="2", right="3"),
        Asking("score"),
        Asking("check", told="07", right="41"),
        Asking("other", told="AC-103", right="AB-101"),
    ],
    ids=lambda each: each.why,
)
def test_a_reply_that_asks_makes_no_move(language: str, asking: Asking) -> None:
    """Who gets it has written the move that it is about, and waits for the other side's."""
    game = game_after("21-18 11-15 22-19 15x22 26x19")
    about = LetterGame(MailTerms("AB-101"), "Anna", "Bruno", Side.WHITE)
    letter = asking_letter(game, about, language, asking)
    theirs = next(move for move in game.legal if move.start == 12)
    game.play(theirs)
    here = Correspondence(
        game.position, ITALIAN_FID, "AB-101", tuple(ply.written for ply in game.plies)
    )
    for text in (letter.body, letter.line):
        meant = read_message(Letter(text, subject=letter.subject), here, "it")
        assert meant.kind not in ("move", "ambiguous"), text
        assert not meant.beside, text
