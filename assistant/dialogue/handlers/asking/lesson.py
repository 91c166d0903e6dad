"""First steps by ear: a tour of the board in ten sentences, and a quiz of five squares."""

from collections.abc import Iterator

from assistant.dialogue.questions import Expected, Quiz
from assistant.dialogue.talk import Talk
from assistant.narration.facts.fact import Squares
from assistant.narration.facts.lesson import (
    QuizAnswer,
    QuizLeft,
    QuizQuestion,
    QuizResult,
    QuizWaits,
    TourTold,
)
from assistant.narration.position_reading import ways_of
from assistant.parsing.answers import has_had_enough
from assistant.parsing.moving.moves import parse_square
from assistant.parsing.moving.sentence import read_sentence
from assistant.rules import places
from assistant.rules.side import Side
from assistant.rules.square import Direction
from assistant.rules.variant import Variant

QUESTIONS_OF_A_QUIZ = 5

EXAMPLE = 18
"""The square whose neighbours the tour tells: in both games it stands near the middle."""


def tell_tour(talk: Talk) -> None:
    """Ten sentences about the board and how its squares are numbered, from the listener's side."""
    variant, side = talk.game.position.variant, talk.side_of_listener
    geometry, men = variant.geometry, variant.men_each
    starts = {Side.BLACK: (1, men), Side.WHITE: (geometry.squares - men + 1, geometry.squares)}
    ahead, back, over, landing = _around(variant, EXAMPLE, side)
    pairs: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
        "squares": ((), ()),
        "rows": (places.row(variant, 1), places.row(variant, 2)),
        "own-base": (places.base(variant, side), ()),
        "enemy-base": (places.base(variant, side.opponent), ()),
        "start": (starts[side], starts[side.opponent]),
        "edges": (
            places.left_edge(variant, talk.view),
            places.right_edge(variant, talk.view),
        ),
        "corners": (places.corners(variant), ()),
        "diagonal": (places.main_diagonal(variant), ()),
        "neighbours": (ahead, back),
        "steps": ((over,), (landing,)),
    }
    for topic, (squares, others) in pairs.items():
        talk.say(
            TourTold(
                topic=topic,
                side=side,
                rows=geometry.size,
                each=geometry.size // 2,
                last=str(geometry.squares),
                first=str(EXAMPLE),
                squares=Squares(squares),
                others=Squares(others),
            )
        )


def _around(
    variant: Variant, square: int, side: Side
) -> tuple[tuple[int, ...], tuple[int, ...], int, int]:
    """The squares ahead of one and behind it, and where a capture of the last ahead lands."""
    rays = [variant.geometry.ray(square, way) for _, way in ways_of(side)]
    near = [ray[0] for ray in rays]
    return tuple(near[:2]), tuple(near[2:]), rays[1][0], rays[1][1]


def begin_quiz(talk: Talk) -> None:
    """Ask for five squares, one after the other; anything but a number ends it."""
    talk.here.choice = None  # what is typed now answers the quiz
    talk.conversation.quizzes_begun += 1
    seed = talk.settings.seed + talk.conversation.quizzes_begun
    _ask(talk, Quiz(tuple(_questions(talk, seed)), right=0))


def _ask(talk: Talk, quiz: Quiz) -> None:
    fact, _ = quiz.left[0]
    talk.say(fact)
    talk.here.expected = Expected(quiz, fact, QuizLeft(), wanted="square")


def take_answer(talk: Talk, quiz: Quiz, text: str) -> bool:
    """A number answers the quiz, enough of it ends it, and within it nothing is a move."""
    (_, wanted), *others = quiz.left
    answer = parse_square(text, talk.words)
    if answer is None and has_had_enough(text, talk.words):
        talk.say(QuizLeft())
    elif answer is None:
        if not read_sentence(text, talk.words):
            return False
        talk.say(QuizWaits())
        _ask(talk, quiz)
    else:
        right = quiz.right + (answer == wanted)
        talk.say(QuizAnswer(answer == wanted, str(wanted)))
        if others:
            _ask(talk, Quiz(tuple(others), right))
        else:
            talk.say(QuizResult(right, QUESTIONS_OF_A_QUIZ))
    return True


def _questions(talk: Talk, seed: int) -> Iterator[tuple[QuizQuestion, int]]:
    """Questions with their answers, in a mixed order that the seed decides."""
    variant = talk.game.position.variant
    found = [*_steps(variant, talk.view), *_row_ends(variant, talk.view)]
    for number in range(1, QUESTIONS_OF_A_QUIZ + 1):
        # The numbers of Knuth's generator (MMIX): nobody is to guess what comes, and that is all.
        seed = (seed * 6364136223846793005 + 1442695040888963407) % 2**64
        kind, way, square, wanted = found.pop((seed >> 33) % len(found))
        yield QuizQuestion(number, QUESTIONS_OF_A_QUIZ, kind, way, str(square)), wanted


def _steps(variant: Variant, view: Side) -> Iterator[tuple[str, str, int, int]]:
    """One step and one landing from each square in each direction where there is room."""
    geometry = variant.geometry
    ways: tuple[tuple[str, Direction], ...] = ways_of(view)
    for square in range(1, geometry.squares + 1):
        for name, way in ways:
            for kind, wanted in zip(("step", "landing"), geometry.ray(square, way), strict=False):
                yield kind, name, square, wanted


def _row_ends(variant: Variant, view: Side) -> Iterator[tuple[str, str, int, int]]:
    """The ends of each row, by the listener's left and right."""
    for number in range(1, variant.geometry.size + 1):
        row = places.row(variant, number)
        ends = (row[0], row[-1]) if view is Side.WHITE else (row[-1], row[0])
        yield "row", "left", number, ends[0]
        yield "row", "right", number, ends[1]
