"""Messages of correspondence as they go out: every kind of them, in letters/*.txt, for people to read.

Rewriting them from the program: `PYTHONPATH=. python tests/narration/test_letters.py`, then read every
line of the difference.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.game.conditions import Condition
from assistant.game.correspondence import last_sent, standing_of, unsent
from assistant.game.deeds import (
    CountAsked,
    Deed,
    DrawAgreed,
    OfferAnswered,
    OfferMade,
    RepetitionClaimed,
    Resigned,
)
from assistant.game.game import Game
from assistant.game.mail_deeds import (
    ConditionsSet,
    ConditionsWithdrawn,
    LeaveTaken,
    MessageReceived,
    MessageSent,
    Noted,
)
from assistant.game.mail_terms import MailTerms
from assistant.game.opening import parse_opening
from assistant.game.pdn.reader import read
from assistant.narration.catalog import languages
from assistant.narration.letters import (
    WIDTH,
    Asking,
    LetterGame,
    OutgoingLetter,
    asking_letter,
    director_letter,
    letter_of,
    repeat_letter,
)
from assistant.rules.position import start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.rules.side import Side

FOLDER = Path(__file__).parent / "letters"
WHITE, BLACK = Side.WHITE, Side.BLACK
BEGAN, SENT = 1_780_056_000.0, 1_780_488_000.0
"""29 May and 3 June 2026."""
TERMS = MailTerms("AB-101", event="Coppa dell'inverno", director="gare@example.org", leave=20)
WHO = LetterGame(TERMS, "Anna", "Bruno", WHITE)
MOVES = "21-18 11-15 22-19 15x22 26x19"


def game_after(moves: str, *deeds: Deed, regulation: Regulation = ITALIAN_FID) -> Game:
    game = Game(start_position(regulation.variant), regulation, BEGAN)
    for move in parse_opening(moves, game.start, regulation) if moves else ():
        game.play(move)
    for deed in deeds:
        game.do(deed)
    return game


def own(game: Game, language: str, who: LetterGame = WHO) -> OutgoingLetter:
    return letter_of(game, who, language, unsent(game.deeds, who.own))


def offered() -> Game:
    """After their move, which came with the offer of a draw."""
    game = game_after("21-18", MessageSent(WHITE), MessageReceived(BLACK, SENT))
    game.play(next(move for move in game.legal if move.start == 12))
    game.do(OfferMade("draw", BLACK))
    return game


TREE = (
    Condition((12, 15), (19, 12), (Condition((8, 15), (23, 20)), Condition((7, 16), (23, 19)))),
    Condition((), (23, 20)),
)
STRANGERS = LetterGame(MailTerms("XX-102"), "", "", BLACK)


def letters(language: str) -> Iterator[tuple[str, OutgoingLetter]]:
    """Every kind, each with its name."""
    played = game_after(MOVES)
    yield "the first move", own(game_after("21-18"), language)
    yield "a move", own(played, language)
    first = game_after("32-28", regulation=INTERNATIONAL_FID)
    first.do(MessageReceived(WHITE, SENT))
    first.play(first.legal[0])
    yield "Black's, of people without names", own(first, language, STRANGERS)
    with_all = game_after(
        MOVES, OfferMade("draw", WHITE), CountAsked(WHITE), ConditionsSet(WHITE, TREE)
    )
    with_all.do(LeaveTaken(WHITE, SENT, 5))
    yield "with an offer, a count, conditions and leave", own(with_all, language)
    gone = game_after(MOVES, ConditionsSet(WHITE, TREE), MessageSent(WHITE), ConditionsWithdrawn(WHITE))
    gone.do(LeaveTaken(WHITE, SENT, 1))
    yield "conditions withdrawn, a day of leave", own(gone, language)
    back = game_after(MOVES, MessageSent(WHITE), OfferMade("takeback", WHITE))
    yield "a move wanted back", own(back, language)
    for is_accepted in (True, False):
        game = offered()
        game.do(OfferAnswered("draw", WHITE, is_accepted))
        game.do(DrawAgreed()) if is_accepted else game.play(game.legal[0])
        yield f"a draw, {is_accepted}", own(game, language)
        game = game_after("21-18", MessageSent(WHITE), OfferMade("takeback", BLACK))
        game.do(OfferAnswered("takeback", WHITE, is_accepted))
        yield f"a move back, {is_accepted}", own(game, language)
    resigned = game_after(MOVES, MessageSent(WHITE), Resigned(WHITE))
    yield "resigned", own(resigned, language)
    claimed = game_after("32-28", MessageSent(WHITE), regulation=INTERNATIONAL_FID)
    claimed.do(RepetitionClaimed(WHITE))
    yield "a claim", own(claimed, language)
    played.do(MessageSent(WHITE, at=SENT))
    sent = last_sent(played.deeds, WHITE)
    yield "repeated", repeat_letter(played, WHO, language, sent, SENT, is_reminder=True)
    yield "shown again", repeat_letter(played, WHO, language, sent, SENT, is_reminder=False)
    yield from _asking(played, language)
    played.do(LeaveTaken(WHITE, SENT, 3))
    standing = standing_of(played, TERMS, WHITE, SENT + 900_000.0)
    for what in ("late", "repeat", "leave", "standing"):
        yield f"director: {what}", director_letter(played, WHO, language, what, standing, SENT)
    yield "director: result", director_letter(resigned, WHO, language, "result", standing, SENT)


def _asking(game: Game, language: str) -> Iterator[tuple[str, OutgoingLetter]]:
    for asking in (
        Asking("illegal", written="12-17"),
        Asking("unclear", moves=("12-15", "12-16")),
        Asking("number", told="2", right="3"),
        Asking("score"),
        Asking("check", told="07", right="41"),
        Asking("other", told="AC-103", right="AB-101"),
    ):
        yield f"asking: {asking.why}", asking_letter(game, WHO, language, asking)
    nothing = game_after("")
    asked = Asking("illegal", written="12-17")
    yield "asking before any move", asking_letter(nothing, STRANGERS, language, asked)


def page(language: str) -> str:
    """All of them: the score, which is the same in each, stands below the first one alone."""
    told: list[str] = []
    for name, letter in letters(language):
        body = letter.body[: letter.body.index("[Event")] if told else letter.body
        told.append(f"=== {name}\n{letter.subject}\n\n{body.strip()}\n\n{letter.line}\n")
    return "\n".join(told)


@pytest.mark.parametrize("language", languages())
def test_they_are_as_they_stand_in_the_list(language: str) -> None:
    assert page(language) == (FOLDER / f"{language}.txt").read_text("utf-8")


@pytest.mark.parametrize("language", languages())
def test_any_mail_program_and_telephone_can_take_them(language: str) -> None:
    for name, letter in letters(language):
        assert all(len(line) <= WIDTH for line in letter.body.splitlines()), name
        assert "\n" not in letter.subject + letter.line
        assert letter.body.endswith("\n")
        assert not any(line != line.rstrip() for line in letter.body.splitlines()), name
        assert "none" not in letter.body
        assert letter.line.startswith(("AB-101 ", "XX-102 "))
        assert letter.subject.startswith(("[AB-101] ", "[XX-102] "))


@pytest.mark.parametrize("language", languages())
def test_the_score_at_the_end_is_pdn_of_the_same_game(language: str) -> None:
    for name, letter in letters(language):
        score = letter.body[letter.body.index("[Event") :]
        (tree,) = read(score.splitlines(keepends=True))
        assert tree.problems == [], name
        assert tree.tags["Date"] == "2026.05.29"
        assert tree.tags["Event"] in ("Coppa dell'inverno", "XX-102")
    assert len([*tree.root.line_on()]) == len(MOVES.split())


def test_a_private_note_is_in_no_message() -> None:
    game = game_after("21-18", Noted("Beware of 11-15"))
    letter = letter_of(game, WHO, "en", unsent(game.deeds, WHITE))
    assert "Beware" not in "".join(letter)


def test_the_last_message_is_repeated_with_all_that_it_said() -> None:
    game = game_after(MOVES, OfferMade("draw", WHITE), MessageSent(WHITE), LeaveTaken(WHITE, SENT, 3))
    letter = repeat_letter(game, WHO, "en", last_sent(game.deeds, WHITE), SENT, is_reminder=True)
    assert letter.body.startswith("3. 26x19\n\nI repeat my message of 3 June 2026,")
    assert "I offer a draw." in letter.body
    assert "leave" not in letter.body
    assert last_sent(game_after("21-18").deeds, WHITE) == ()


if __name__ == "__main__":
    for each in languages():
        (FOLDER / f"{each}.txt").write_text(page(each), "utf-8")
