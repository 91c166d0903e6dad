"""Going through the game under way by ear, without changing it: back, forward, to a move, to the game.

Who has gone back is in an aside, at their place: what they ask of the board is about the position
there, and they are told so. Nothing can be done in it.
"""

from collections.abc import Callable

from assistant.dialogue.aside import Aside, InTree
from assistant.dialogue.handlers.clock import tell_it_runs, tell_time
from assistant.dialogue.handlers.playing.move import looks_on, tell_turn_here
from assistant.dialogue.handlers.playing.routes import told_whole
from assistant.dialogue.looking import Looking
from assistant.dialogue.talk import Talk
from assistant.game.earlier import game_at
from assistant.game.record import Ply
from assistant.narration.facts.aside import (
    BackAtGame,
    DeedInReview,
    MoveInReview,
    NoSuchMoveReviewed,
    NothingBefore,
    ReadEarlier,
    ReviewedAt,
    WayBackTold,
)
from assistant.narration.facts.study import (
    MoveNotThere,
    NotesUnwritten,
    StudyNothing,
    StudyUnknown,
)
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import SIDES, About, Command
from assistant.rules.side import Side


def looking(talk: Talk) -> Talk | None:
    """The turn in which the position is looked at where one is: the game's, an earlier one, or that of
    another game; None where nobody knows what stands there, which is said."""
    aside = talk.here.aside
    if isinstance(aside, InTree):
        from assistant.game.pdn.walking import game_on

        game = game_on(aside.tree, aside.node)
        if game is None:
            talk.say(StudyUnknown())
            return None
        return Looking.at(talk, game, is_other=True)
    return Looking.at(talk, game_at(talk.game, aside.at)) if aside else talk


def is_elsewhere(talk: Talk) -> bool:
    """Whether another game is looked at, of which nothing is help in the one under way."""
    return isinstance(talk.here.aside, InTree)


def reading(talk: Talk) -> Talk:
    """The turn in whose position a typed line is read: in another game it gives a move of that."""
    aside = talk.here.aside
    if not isinstance(aside, InTree):
        return talk
    from assistant.game.pdn.walking import game_on

    game = game_on(aside.tree, aside.node)
    return Looking.at(talk, game, is_other=True) if game else talk


def tell_where(talk: Talk) -> None:
    """Before something is read of another position than the game's: which one that is."""
    aside = talk.here.aside
    if isinstance(aside, InTree):
        from assistant.dialogue.handlers.studying.trees import tell_reading

        tell_reading(talk, aside)
    elif aside:
        kind, number, side, _ = _place(talk, aside.at)
        talk.say(ReadEarlier(kind, number, side))


def tell_time_there(talk: Talk, meant: CommandMeant) -> None:
    """What the clocks have left; in another game, what they had behind the move."""
    aside = talk.here.aside
    if isinstance(aside, InTree):
        from assistant.dialogue.handlers.studying.trees import tell_clocks

        tell_clocks(talk, aside)
    else:
        tell_time(talk, meant)


def refuses_move(talk: Talk) -> bool:
    """Whether no move is made here, because something else than the game is looked at; says so."""
    aside = talk.here.aside
    if aside is None:
        return False
    talk.say(MoveNotThere(is_spoken=True) if isinstance(aside, InTree) else MoveInReview())
    return True


def refuses_deed(talk: Talk, meant: CommandMeant) -> bool:
    """Whether nothing is done to the game here, because something else is looked at; says so.

    Of a move that is only tried out one may repent.
    """
    aside = talk.here.aside
    is_tried = isinstance(aside, InTree) and aside.is_tried and meant.command is Command.TAKE_BACK
    if aside is None or is_tried:
        return False
    talk.say(DeedInReview())
    return True


def _last(talk: Talk) -> int:
    return len(talk.game.entries) - 1


def _at(talk: Talk) -> int:
    """The entry of the record that is looked at."""
    aside = talk.here.aside
    return aside.at if isinstance(aside, Aside) else _last(talk)


def _back(talk: Talk, meant: CommandMeant) -> None:
    wanted = _at(talk) - _steps(talk, meant)
    if _at(talk) == 0 and _last(talk):
        talk.say(NothingBefore())
    else:
        _go_to(talk, max(wanted, 0))


def _forward(talk: Talk, meant: CommandMeant) -> None:
    _go_to(talk, min(_at(talk) + _steps(talk, meant), _last(talk)))


def _steps(talk: Talk, meant: CommandMeant) -> int:
    """How many moves one goes on or back: one, so many, or all that there are."""
    if meant.about is About.ALL:
        return _last(talk)
    return 1 if meant.number is None else meant.number


def _to_move(talk: Talk, meant: CommandMeant) -> None:
    """To a move by its number: White's, or whose is named; without one, to the move before."""
    if meant.number is None:
        _back(talk, meant)
        return
    side = SIDES.get(meant.whose) if meant.whose else None
    plies = [at for at, entry in enumerate(talk.game.entries) if isinstance(entry.cause, Ply)]
    found = [
        at
        for ply, at in enumerate(plies)
        if talk.game.number_of(ply) == meant.number and side in (None, talk.game.plies[ply].side)
    ]
    if found:
        _go_to(talk, found[0])
    elif plies:
        last = talk.game.number_of(len(plies) - 1)
        talk.say(NoSuchMoveReviewed(str(meant.number), str(last)))
    else:
        _tell_nothing(talk)


def _to_start(talk: Talk, meant: CommandMeant) -> None:
    """To the start of the game under way, or of the kept one of a number or a code."""
    mail = talk.table.terms.mail
    is_here = mail is not None and mail.code.upper() == meant.rest and _last(talk) > 0
    if meant.rest and not is_here:
        from assistant.dialogue.handlers.keeping.games import find_to_review

        find_to_review(talk, meant.rest)
    elif meant.number is None or meant.number == talk.table.kept:
        talk.here.aside = None if is_elsewhere(talk) else talk.here.aside
        _go_to(talk, 0)
    else:
        from assistant.dialogue.handlers.studying.opening import review_kept

        review_kept(talk, meant.number)


def _to_end(talk: Talk, meant: CommandMeant) -> None:
    _go_to(talk, _last(talk))


def _no_tree(talk: Talk, meant: CommandMeant) -> None:
    talk.say(StudyNothing("variation"))


def _choose_game(talk: Talk, meant: CommandMeant) -> None:
    from assistant.dialogue.handlers.studying.opening import choose_game

    choose_game(talk, meant)


def _of_mail(talk: Talk, meant: CommandMeant) -> None:
    """What is asked of a game by correspondence, by who plays it: the note is nobody else's."""
    if looks_on(talk):
        return
    from assistant.dialogue.handlers.corresponding.commands import obey_by_mail

    obey_by_mail(talk, meant)


def _names_game(meant: CommandMeant) -> bool:
    return meant.number is not None or bool(meant.rest)


def _in_tree_or(
    act: Callable[[Talk, CommandMeant], None],
) -> Callable[[Talk, CommandMeant], None]:
    """What goes through another game where one is in it, and else does this."""

    def step(talk: Talk, meant: CommandMeant) -> None:
        aside = talk.here.aside
        if isinstance(aside, InTree) and not (meant.command is _START and _names_game(meant)):
            from assistant.dialogue.handlers.studying.trees import STEPS

            STEPS[meant.command](talk, aside, meant)
        else:
            act(talk, meant)

    return step


_START = Command.REVIEW_START


def _to_game(talk: Talk, meant: CommandMeant) -> None:
    aside, talk.here.aside = talk.here.aside, None
    talk.say(BackAtGame(aside is None))
    if not talk.game.outcome:
        tell_turn_here(talk)
    if isinstance(aside, InTree) and aside.is_tried:
        from assistant.narration.facts.correspondence import AnalysisTold

        talk.say(AnalysisTold("ended"))
    elif isinstance(aside, InTree) and aside.is_noted:
        talk.say(NotesUnwritten())


def _go_to(talk: Talk, at: int) -> None:
    """Look at an entry of the record; at the last one stands the game itself."""
    if not _last(talk):
        _tell_nothing(talk)
    elif at == _last(talk):
        if talk.here.aside:
            talk.say(ReviewedAt(*_place(talk, at)))
        _to_game(talk, CommandMeant(Command.TO_GAME))
    else:
        talk.here.aside = Aside(at)
        talk.say(ReviewedAt(*_place(talk, at)))
        talk.hint(WayBackTold())
        tell_it_runs(talk)


def _tell_nothing(talk: Talk) -> None:
    """Nobody has moved here: what was gone through before goes on, or it is told what can be."""
    study = talk.surface.study
    if study:
        from assistant.dialogue.handlers.studying.opening import come_back

        come_back(talk, study)
    else:
        talk.say(StudyNothing("review"))


def _place(talk: Talk, at: int) -> tuple[str, str, Side | None, str]:
    """What led to an entry of the record, in the words of ReviewedAt."""
    entries = talk.game.entries
    cause = entries[at].cause
    if isinstance(cause, Ply):
        ply = sum(isinstance(entry.cause, Ply) for entry in entries[:at])
        return "move", str(talk.game.number_of(ply)), cause.side, told_whole(cause)
    return ("set" if at else "start"), "", None, ""


STEPPING: dict[Command, Callable[[Talk, CommandMeant], None]] = {
    Command.REVIEW_BACK: _in_tree_or(_back),
    Command.REVIEW_FORWARD: _in_tree_or(_forward),
    Command.REVIEW_MOVE: _in_tree_or(_to_move),
    Command.REVIEW_START: _in_tree_or(_to_start),
    Command.TO_GAME: _to_game,
}
STUDYING: dict[Command, Callable[[Talk, CommandMeant], None]] = {
    Command.MAIL_BACK: _of_mail,
    Command.MAIL_MESSAGE: _of_mail,
    Command.MAIL_DAYS: _of_mail,
    Command.MAIL_DATES: _of_mail,
    Command.REVIEW_END: _in_tree_or(_to_end),
    Command.VARIATION: _in_tree_or(_no_tree),
    Command.MAIN_LINE: _in_tree_or(_no_tree),
    Command.LEAVE_VARIATION: _in_tree_or(_no_tree),
    Command.FILE_GAME: _choose_game,
}
"""What tells nothing of the position in the game under way."""
