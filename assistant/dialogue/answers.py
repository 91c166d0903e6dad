"""What a yes and a no to each question do.

Whoever has an answer drops the question first: another one may be asked here. Those about boards
are answered in handlers/touching/answered.py.
"""

from typing import assert_never

from assistant.dialogue.about_mail import AboutMail
from assistant.dialogue.about_match import AboutMatch, LeaveMatch, NewMatch, NextOfMatch
from assistant.dialogue.about_rulings import (
    AboutRuling,
    AnnulGame,
    Astray,
    Directed,
    NeitherWins,
    Refusal,
    Shorten,
)
from assistant.dialogue.handlers.asking.meant import Do
from assistant.dialogue.handlers.asking.needs_yes import dropped
from assistant.dialogue.handlers.boards import answer_about_board
from assistant.dialogue.handlers.changing import forget_learnt, set_level
from assistant.dialogue.handlers.command import obey
from assistant.dialogue.handlers.hearing.correcting import keep_spoken, withdraw
from assistant.dialogue.handlers.hearing.spoken import play_spoken, reject_heard
from assistant.dialogue.handlers.keeping.games import delete_game, keep_game
from assistant.dialogue.handlers.keeping.going_on import begin_instead, go_on_with
from assistant.dialogue.handlers.keeping.saving import restore
from assistant.dialogue.handlers.leaving import leave_saved
from assistant.dialogue.handlers.playing.ending import agree_draw, decline_draw, give_up, offer_computer
from assistant.dialogue.handlers.playing.instead import play_instead
from assistant.dialogue.handlers.playing.move import play
from assistant.dialogue.handlers.playing.new_game import begin_wanted
from assistant.dialogue.handlers.playing.redoing import play_undone
from assistant.dialogue.handlers.playing.taking_back import annul, undo_moves
from assistant.dialogue.handlers.playing.which import note_decision, put_right
from assistant.dialogue.questions import (
    About,
    Announced,
    Annul,
    BeginFrom,
    Delete,
    Forget,
    GoOn,
    Guess,
    Instead,
    Keep,
    KeepAnnounced,
    Leave,
    Longer,
    MadeOnBoard,
    MoveHeard,
    NewGame,
    Obey,
    OfferDraw,
    OfferToComputer,
    Question,
    Redo,
    Resign,
    Restore,
    Sensor,
    SetLevel,
    SetUp,
    ShareAnswers,
    TakeBack,
    Unclear,
    WhiteToMove,
    Withdraw,
)
from assistant.dialogue.talk import Talk
from assistant.game.deeds import OfferAnswered
from assistant.narration.facts.listening import SayAgain
from assistant.narration.facts.talk import QuestionDropped
from assistant.parsing.likely import Meaning
from assistant.rules.position import Position
from assistant.rules.side import Side


def answer_asked(talk: Talk, question: Question, do: Do, *, is_yes: bool) -> None:
    """Do what an answer means; `do` does what a line meant that was only guessed at."""
    if is_yes and question.then:
        from assistant.dialogue.handlers.playing.both_agree import ask_then

        ask_then(talk, question)
        return
    if question.offer and question.to and not _stands(talk, question.offer, question.to):
        talk.say(QuestionDropped(is_over=bool(talk.game.outcome)))  # it has lapsed at another surface
        return
    if question.offer and question.to:
        talk.do(OfferAnswered(question.offer, question.to, is_yes, by=question.to))
    if is_yes:
        _accept(talk, question.about, do)
    else:
        _decline(talk, question.about, do)
        if question.to and talk.is_among_others and not isinstance(question.about, _TOLD_TO_ALL):
            _tell_declined(talk, question.to)


def _stands(talk: Talk, offer: str, to: Side) -> bool:
    """Whether an offer to somebody stands in the game of the table."""
    made = talk.game.offers.get(offer)
    return made is not None and made.side is not to


_TOLD_TO_ALL = (OfferDraw, NeitherWins, Keep, KeepAnnounced)
"""What everybody is told the answer to."""


def _tell_declined(talk: Talk, side: Side) -> None:
    """A no is told to who asked elsewhere, but where everybody is told of it."""
    from assistant.dialogue.handlers.several_people import tell_declined

    tell_declined(talk, side)


def _enter_given(talk: Talk, about: GoOn, do: Do) -> None:
    """What is offered is read when it is answered, which is at a start alone."""
    if about.line:
        from assistant.dialogue.handlers.keeping.offered import enter_given

        enter_given(talk, about.line, do)


def _answer_by_mail(talk: Talk, about: AboutMail, *, is_yes: bool) -> None:
    """What is of correspondence is read when the first such game is played."""
    from assistant.dialogue.handlers.corresponding.commands import answer_by_mail

    answer_by_mail(talk, about, is_yes=is_yes)


def _accept(talk: Talk, about: About, do: Do) -> None:  # noqa: C901  (one list of all that is asked)
    if isinstance(about, AboutMail):
        _answer_by_mail(talk, about, is_yes=True)
        return
    match about:
        case Resign(side):
            give_up(talk, side)
        case OfferDraw():
            agree_draw(talk)
        case ShareAnswers():
            _share(talk, about, is_yes=True)
        case OfferToComputer():
            offer_computer(talk)
        case TakeBack(moves):
            undo_moves(talk, moves)
        case Annul():
            annul(talk)
        case Instead():
            play_instead(talk, about)
        case Redo(plies):
            play_undone(talk, plies)
        case NewGame(wanted):
            begin_wanted(talk, wanted)
        case Leave():
            talk.here.asked, talk.here.put_off = talk.here.put_off, None
            leave_saved(talk)
        case Obey(meant):
            obey(talk, meant)
        case Guess(meaning):
            _do_surely(talk, meaning, do)
        case Longer(move, "spoken") | MoveHeard(move):
            play_spoken(talk, move)
        case Longer(move, source):
            play(talk, move, source)
        case Unclear(move):
            note_decision(talk, move, is_kept=True)
            play(talk, move, "typed")
        case Withdraw():
            withdraw(talk, about)
        case SetLevel(level):
            set_level(talk, level)
        case Forget():
            forget_learnt(talk)
        case GoOn():
            go_on_with(talk, about)
            _enter_given(talk, about, do)
        case Delete():
            delete_game(talk, about)
        case Restore():
            restore(talk, is_wanted=True)
        case BeginFrom(position):
            _begin_from(talk, position)
        case Keep() | KeepAnnounced() | Announced():
            _answer_irregular(talk, about, is_yes=True)
        case NeitherWins() | Refusal() | Shorten() | AnnulGame() | Directed() | Astray():
            _answer_ruling(talk, about, is_yes=True)
        case NextOfMatch() | NewMatch() | LeaveMatch():
            _answer_of_match(talk, about, is_yes=True)
        case MadeOnBoard() | SetUp() | WhiteToMove() | Sensor():
            answer_about_board(talk, about, is_yes=True)
        case _:
            assert_never(about)


def _answer_irregular(talk: Talk, about: Keep | KeepAnnounced | Announced, *, is_yes: bool) -> None:
    """What decides on irregularities is read when the first one is asked about."""
    from assistant.dialogue.handlers.playing.irregular import answer_announced, decide

    if isinstance(about, Announced):
        answer_announced(talk, about, is_yes=is_yes)
    else:
        decide(talk, about, is_kept=is_yes)


def _answer_ruling(talk: Talk, about: AboutRuling, *, is_yes: bool) -> None:
    """What the arbiter decides is read when the first thing is."""
    from assistant.dialogue.handlers.arbitrating.ruled import answer_ruling

    answer_ruling(talk, about, is_yes=is_yes)


def _share(talk: Talk, about: ShareAnswers, *, is_yes: bool) -> None:
    """Only where two people share a voice, one of whom plays without seeing, is it ever asked."""
    from assistant.dialogue.handlers.together import answer_sharing

    answer_sharing(talk, about.side, is_yes=is_yes)


def _begin_from(talk: Talk, position: Position) -> None:
    """What sets up positions is read when the first one is."""
    from assistant.dialogue.handlers.placing import begin_from

    begin_from(talk, position)


def _answer_of_match(talk: Talk, about: AboutMatch, *, is_yes: bool) -> None:
    from assistant.dialogue.handlers.playing import matches

    match about:
        case NextOfMatch() if is_yes:
            matches.begin_next(talk)
        case NextOfMatch():
            matches.wait_on(talk)
        case NewMatch(wanted) if is_yes:
            matches.begin_match(talk, wanted)
        case LeaveMatch() if is_yes:
            matches.end_match(talk)
        case _:
            dropped(talk)


def _decline(talk: Talk, about: About, do: Do) -> None:  # noqa: C901  (the same list)
    if isinstance(about, AboutMail):
        _answer_by_mail(talk, about, is_yes=False)
        return
    match about:
        case OfferDraw():
            decline_draw(talk)
        case Longer(source="spoken"):
            talk.say(SayAgain())
        case Unclear(move):
            put_right(talk, move)
        case MoveHeard(move):
            reject_heard(talk, move)
        case Withdraw():
            keep_spoken(talk, about)
        case ShareAnswers():
            _share(talk, about, is_yes=False)
        case GoOn():
            begin_instead(talk, about)
            _enter_given(talk, about, do)
        case Keep() | KeepAnnounced() | Announced():
            _answer_irregular(talk, about, is_yes=False)
        case MadeOnBoard() | SetUp() | WhiteToMove() | Sensor():
            answer_about_board(talk, about, is_yes=False)
        case Delete():
            keep_game(talk, about)
        case Restore():
            restore(talk, is_wanted=False)
        case Leave():
            _stay(talk)
        case NextOfMatch() | NewMatch() | LeaveMatch():
            _answer_of_match(talk, about, is_yes=False)
        case NeitherWins() | Refusal() | Shorten() | AnnulGame() | Directed() | Astray():
            _answer_ruling(talk, about, is_yes=False)
        case (
            Resign()
            | OfferToComputer()
            | TakeBack()
            | Instead()
            | Annul()
            | Redo()
            | NewGame()
            | Obey()
            | Guess()
            | Longer()
            | SetLevel()
            | Forget()
            | BeginFrom()
        ):
            dropped(talk)
        case _:
            assert_never(about)


def _stay(talk: Talk) -> None:
    """The program is not left, and what was asked before of the other one is asked again."""
    dropped(talk)
    asked, talk.here.put_off = talk.here.put_off, None
    if asked:
        talk.ask(asked)


def _do_surely(talk: Talk, meaning: Meaning, do: Do) -> None:
    """Do what was guessed at and confirmed: what that would ask about by itself has had its yes."""
    talk.is_sure = True
    try:
        do(talk, meaning)
        confirmed, talk.confirmed = talk.confirmed, None
        if confirmed:
            answer_asked(talk, confirmed, do, is_yes=True)
    finally:
        talk.is_sure = False
