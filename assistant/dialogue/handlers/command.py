"""Commands and questions: what each one does, and what must be confirmed first."""

from collections.abc import Callable

from assistant.dialogue.conversation import Conversation, Question
from assistant.dialogue.handlers.at_board import AT_BOARD, obey_at_board
from assistant.dialogue.handlers.choosing import reject_choice
from assistant.dialogue.handlers.confirm import confirm, dropped
from assistant.dialogue.handlers.correcting import typed_no
from assistant.dialogue.handlers.draw import (
    ask_count,
    claim_repetition,
    computer_accepts_draw,
    the_claimant,
)
from assistant.dialogue.handlers.engine import tell_computers_turn
from assistant.dialogue.handlers.following import put_level_back
from assistant.dialogue.handlers.lesson import begin_quiz
from assistant.dialogue.handlers.move import (
    can_go_back,
    end_game,
    next_turn,
    take_back_plies,
    tell_put_back,
    tell_your_turn,
)
from assistant.dialogue.handlers.new_game import is_at_stake, new_game
from assistant.dialogue.handlers.opening import open_game
from assistant.dialogue.handlers.query import QUESTIONS, answer_question
from assistant.dialogue.handlers.setting import enter_setting
from assistant.dialogue.handlers.who import by_whom
from assistant.game.game import Game
from assistant.game.outcome import Termination
from assistant.narration.facts.draw import DrawAccepted, DrawDeclined
from assistant.narration.facts.game import (
    GameIsOver,
    NothingToTakeBack,
    TakenBack,
)
from assistant.narration.facts.talk import (
    Asked,
    NoQuestion,
    QuestionDropped,
)
from assistant.parsing.commands import CommandMeant
from assistant.parsing.meanings import Command
from assistant.rules.side import Side

_FOR_PLAYERS = frozenset(
    {Command.TAKE_BACK, Command.DRAW, Command.COUNT, Command.CLAIM_REPETITION, Command.RESIGN}
)


def obey(conversation: Conversation, meant: CommandMeant) -> None:
    """Do what a command says, in any state."""
    if meant.command in QUESTIONS:
        answer_question(conversation, meant)
    elif meant.command in _FOR_PLAYERS and not conversation.settings.people:
        _with_game(conversation, lambda: tell_computers_turn(conversation))
    elif meant.command in AT_BOARD:
        obey_at_board(conversation, meant.command, open_game)
    elif meant.command is Command.SETTINGS:
        enter_setting(conversation, meant)
    elif meant.command is Command.NEW_GAME:
        new_game(conversation, meant)
    elif meant.command in _DEEDS:
        _DEEDS[meant.command](conversation, meant)
    else:
        _COMMANDS[meant.command](conversation)


def ask_to_leave(conversation: Conversation) -> None:
    """Ctrl-D leaves as the word does: after a yes where something would be lost, or the second time."""
    asked = conversation.asked.fact if conversation.asked else None
    if isinstance(asked, Asked) and asked.question == "quit":
        conversation.close()
    else:
        conversation.asked = conversation.choice = conversation.expected = None
        _quit(conversation)


def _quit(conversation: Conversation) -> None:
    if is_at_stake(conversation):
        confirm(conversation, "quit", Conversation.close)
    else:
        conversation.close()


def _resign(conversation: Conversation, meant: CommandMeant) -> None:
    _with_game(conversation, lambda: by_whom(conversation, "resign", meant, _ask_to_resign))


def _ask_to_resign(conversation: Conversation, side: Side) -> None:
    def resign(conversation: Conversation) -> None:
        conversation.drop_search()
        conversation.game.resign(side)
        end_game(conversation)

    confirm(conversation, "resign", resign, side=side)


def _draw(conversation: Conversation, meant: CommandMeant) -> None:
    _with_game(conversation, lambda: by_whom(conversation, "draw", meant, _offer_draw))


def _offer_draw(conversation: Conversation, side: Side) -> None:
    """To the other person, who answers, or, when the person alone is sure, to the computer."""
    if len(conversation.settings.people) > 1:
        _ask_opponent(conversation, "draw", side, "", _agree_draw)
    else:
        confirm(conversation, "offer", _offer_computer)


def _offer_computer(conversation: Conversation) -> None:
    if computer_accepts_draw(conversation):
        conversation.say(DrawAccepted())
        _agree_draw(conversation)
    else:
        conversation.say(DrawDeclined(by_computer=True))


def _agree_draw(conversation: Conversation) -> None:
    conversation.drop_search()
    conversation.game.agree_draw()
    end_game(conversation)


def _count(conversation: Conversation) -> None:
    _with_game(conversation, lambda: ask_count(conversation))


def _claim(conversation: Conversation, meant: CommandMeant) -> None:
    def claim(conversation: Conversation, side: Side) -> None:
        claim_repetition(conversation, side)
        if conversation.game.outcome:
            conversation.drop_search()
            end_game(conversation)

    clear = the_claimant(conversation)
    _with_game(conversation, lambda: by_whom(conversation, "claim", meant, claim, clear))


def _take_back(conversation: Conversation) -> None:
    """Ask the other person, or the person alone, before the last move is undone."""
    game = conversation.game
    back = _plies_to_take_back(conversation)
    if game.outcome and not can_go_back(conversation):
        conversation.say(GameIsOver())
    elif not game.can_take_back(back):
        conversation.say(NothingToTakeBack())
    elif len(conversation.settings.people) > 1:
        last = game.plies[-1]
        _ask_opponent(conversation, "takeback", last.side, last.written, _do_take_back)
    else:
        move = game.plies[-back].written
        confirm(conversation, "undo", _do_take_back, move, annuls=_is_agreed(game))


def _is_agreed(game: Game) -> bool:
    """Whether people have ended a game, and not the last move."""
    return game.outcome is not None and game.outcome.termination in _BY_WORD


_BY_WORD = frozenset({Termination.RESIGNATION, Termination.AGREEMENT, Termination.REPETITION})


def _plies_to_take_back(conversation: Conversation) -> int:
    """As many as lead back to a person's move: with the computer's answer, if it has answered."""
    game, people = conversation.game, conversation.settings.people
    back = 1
    while game.can_take_back(back) and game.plies[-back].side not in people:
        back += 1
    return back


def _do_take_back(conversation: Conversation) -> None:
    plies = _plies_to_take_back(conversation)
    if not conversation.game.can_take_back(plies):
        conversation.say(NothingToTakeBack())  # the record has changed since it was asked
        return
    moves = [ply.move for ply in conversation.game.plies[-plies:]]
    take_back_plies(conversation, plies, TakenBack)
    conversation.has_taken_back = True
    put_level_back(conversation)
    tell_put_back(conversation, moves)
    tell_your_turn(conversation)
    next_turn(conversation)


def _ask_opponent(
    conversation: Conversation,
    question: str,
    side: Side,
    move: str,
    on_yes: Callable[[Conversation], None],
) -> None:
    name = conversation.settings.player(side.opponent).name
    on_no = _declined_draw if question == "draw" else dropped
    fact = Asked(question, side, name, move, _is_agreed(conversation.game))
    conversation.ask(Question(fact, on_yes, on_no))


def _declined_draw(conversation: Conversation) -> None:
    conversation.say(DrawDeclined(by_computer=False))


def _with_game(conversation: Conversation, act: Callable[[], None]) -> None:
    """Do something that needs a game under way."""
    if conversation.game.outcome:
        conversation.say(GameIsOver())
    else:
        act()


def _yes(conversation: Conversation) -> None:
    if conversation.choice:
        conversation.say(conversation.choice.fact)
    else:
        conversation.say(NoQuestion(is_over=bool(conversation.game.outcome)))


def _no(conversation: Conversation) -> None:
    """None of the moves that were asked about, or nothing that was asked."""
    if conversation.forget_ahead():
        return
    if conversation.choice and conversation.choice.is_heard:
        reject_choice(conversation)
    elif conversation.choice:
        conversation.choice = None
        conversation.say(QuestionDropped(is_over=bool(conversation.game.outcome)))
    elif not typed_no(conversation):
        conversation.say(NoQuestion(is_over=bool(conversation.game.outcome)))


_DEEDS: dict[Command, Callable[[Conversation, CommandMeant], None]] = {
    Command.DRAW: _draw,
    Command.CLAIM_REPETITION: _claim,
    Command.RESIGN: _resign,
}
"""What each person may do at any time."""
_COMMANDS: dict[Command, Callable[[Conversation], None]] = {
    Command.TAKE_BACK: _take_back,
    Command.COUNT: _count,
    Command.QUIZ: begin_quiz,
    Command.QUIT: _quit,
    Command.YES: _yes,
    Command.NO: _no,
}
