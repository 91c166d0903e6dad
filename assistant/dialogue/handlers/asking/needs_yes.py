"""What is done only after a yes."""

from collections.abc import Sequence

from assistant.dialogue.about_ear import EarCheck
from assistant.dialogue.handlers.asking.by_name import lacks_name, name_asked
from assistant.dialogue.questions import About, Question
from assistant.dialogue.talk import Talk
from assistant.game.deeds import OfferMade
from assistant.game.game import Game
from assistant.game.outcome import Termination
from assistant.narration.facts.fact import Moves
from assistant.narration.facts.irregular import BackIsIrregular
from assistant.narration.facts.talk import Asked, MovesAsked, QuestionDropped
from assistant.rules.irregularities import Irregularity
from assistant.rules.side import Side


def confirm(
    talk: Talk,
    question: str,
    about: About,
    moves: Sequence[str] = (),
    side: Side | None = None,
    *,
    annuls: bool = False,
    name: str = "",
) -> None:
    """What cannot be made undone at once is done after a yes; a slip of the finger must not do it.

    `side` is that of who is asked, where it is not the listener, and who alone may answer then;
    `moves` are those it is about, and `annuls` and `name` are those of Asked.
    """
    fact = _asked(question, side or talk.side_of_listener, name, moves, annuls=annuls)
    ask_unless_sure(talk, Question(fact, about, to=side if side in talk.settings.people else None))


def ask_unless_sure(talk: Talk, question: Question) -> None:
    """What has had its yes already, because it was not understood by its words alone, is not asked;
    but for that of somebody whose name was not said, where it needs one."""
    if talk.is_sure and not lacks_name(talk, question):
        talk.confirmed = question
    else:
        talk.ask(question)


def dropped(talk: Talk) -> None:
    """There was no yes: nothing has changed, and what was open before still is."""
    talk.say(QuestionDropped(is_over=bool(talk.game.outcome)))
    if talk.here.choice:
        talk.say(talk.here.choice.fact)
    elif (
        (expected := talk.here.expected) and expected.fact and not isinstance(expected.about, EarCheck)
    ):
        talk.say(expected.fact)  # a check goes on by itself


def ask_opponent(
    talk: Talk,
    question: str,
    side: Side,
    moves: Sequence[str],
    about: About,
) -> None:
    """What one of two people wants is asked of the other: `draw`, `takeback` or `redo`.

    `moves` are those that it is about, in the order in which they are undone or played.
    """
    if not can_ask(talk, side.opponent):
        return
    talk.do(OfferMade(question, side, by=side))
    if question == "takeback":
        tell_irregular_back(talk)
    name, is_named = name_asked(talk, side.opponent)
    fact = _asked(question, side, name, moves, annuls=is_agreed(talk.game), is_named=is_named)
    talk.ask(Question(fact, about, to=side.opponent, offer=question))


def tell_irregular_back(talk: Talk) -> None:
    """By which article the opponent decides on a move that is to be taken back (Capo I, 8.1.4)."""
    article = talk.game.regulation.irregularity(Irregularity.MOVE_TAKEN_BACK)
    if article and talk.settings.is_arbiter:
        talk.say(BackIsIrregular(article))


def can_ask(talk: Talk, side: Side) -> bool:
    """Whether a side's person can be asked something: not where they sit elsewhere, and have a question
    before them already, which is told."""
    there = talk.of(side)
    if there is talk or there.here.asked is None:
        return True
    from assistant.narration.facts.surfaces import AskedAlready

    talk.say(AskedAlready(side, talk.settings.player(side).name))
    return False


def ask_both(talk: Talk, moves: Sequence[str], about: About) -> None:
    """Ask two people together about moves that both made, where it was not said who wants them back."""
    fact = _asked("both", talk.side_to_move, "", moves, annuls=is_agreed(talk.game))
    talk.ask(Question(fact, about))


def _asked(
    question: str,
    side: Side,
    name: str,
    moves: Sequence[str],
    *,
    annuls: bool,
    is_named: bool = False,
) -> Asked | MovesAsked:
    if len(moves) <= 1 and question not in _OF_MOVES:
        return Asked(question, side, name, "".join(moves), annuls, is_named)
    count, (first, *_, last) = len(moves), (*moves, *moves)
    return MovesAsked(question, side, name, count, few(moves), first, last, annuls, is_named)


_OF_MOVES = frozenset({"redo", "replay"})
"""Questions that are about however many moves."""

MOST_NAMED = 6
"""Of more moves only the first and the last are named: nobody keeps more of them in mind."""


def few(moves: Sequence[str]) -> Moves:
    """Moves to be named one by one; none where they are too many."""
    return Moves(tuple(moves) if len(moves) <= MOST_NAMED else ())


def is_agreed(game: Game) -> bool:
    """Whether people have ended a game, and not the last move."""
    return game.outcome is not None and game.outcome.termination in _BY_WORD


_BY_WORD = frozenset({Termination.RESIGNATION, Termination.AGREEMENT, Termination.REPETITION})
