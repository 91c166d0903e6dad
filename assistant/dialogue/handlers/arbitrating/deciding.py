"""What ends a game by the arbiter's word: neither can win, or a side refuses to keep to the rules."""

from assistant.dialogue.about_rulings import NeitherWins, Refusal
from assistant.dialogue.handlers.arbitrating.there import ask_ruling, is_there, tell_not_between_two
from assistant.dialogue.handlers.asking.needs_yes import ask_opponent
from assistant.dialogue.handlers.playing.move import end_game
from assistant.dialogue.handlers.playing.who import by_whom, is_spoken_for, side_named
from assistant.dialogue.talk import Talk
from assistant.game.arbitration import is_obliged
from assistant.game.deeds import NeitherCanWin, RulesRefused, RulesRequired
from assistant.narration.facts.arbiter import (
    NeitherNotInText,
    NotObliged,
    RulesRequiredTold,
    RulingAsked,
)
from assistant.parsing.arguments import CommandMeant
from assistant.rules.side import Side


def neither_wins(talk: Talk, meant: CommandMeant) -> None:
    """Neither can win: the arbiter's word, or what one player proposes and the other agrees to."""
    regulation = talk.game.regulation
    if regulation.neither_wins is None:
        talk.say(NeitherNotInText(regulation.agreement, regulation.count_condition))
    elif talk.is_arbiter:
        ask_ruling(talk, RulingAsked("neither", regulation.neither_wins, True), NeitherWins(None))
    elif len(talk.settings.people) < len(Side):
        tell_not_between_two(talk)
    else:
        by_whom(talk, "neither", meant, propose_neither)


def propose_neither(talk: Talk, side: Side) -> None:
    """A player proposes that neither can win; the other one is asked."""
    ask_opponent(talk, "neither", side, (), NeitherWins(side))


def end_without_winner(talk: Talk, side: Side | None) -> None:
    """Neither can win, as a side has proposed and the other agreed to, else by the arbiter's word."""
    talk.do(NeitherCanWin(is_agreed=side is not None))
    end_game(talk)


def refuses_rules(talk: Talk, meant: CommandMeant) -> None:
    """A player is said to refuse to keep to the rules: by the opponent, who obliges them (Capo I, 8.5),
    and then by the arbiter, for whom they have lost (9.2.5)."""
    if not is_there(talk):
        return
    side = side_named(meant) or (talk.speaker.opponent if talk.speaker else None)
    if talk.is_arbiter:
        obliged = [each for each in Side if is_obliged(talk.game.deeds, each)]
        _ask_arbiter(talk, side or next(iter(obliged), talk.side_to_move))
    elif side is None:
        by_whom(talk, "refuse", meant, oblige)
    elif is_spoken_for(talk, side.opponent):
        oblige(talk, side)


def oblige(talk: Talk, side: Side) -> None:
    """The opponent obliges a side to keep to the rules."""
    regulation = talk.game.regulation
    talk.do(RulesRequired(side.opponent, by=side.opponent))
    name = talk.settings.player(side).name
    talk.say(RulesRequiredTold(side, name, regulation.obliging, regulation.refusal))


def _ask_arbiter(talk: Talk, side: Side) -> None:
    regulation = talk.game.regulation
    if not is_obliged(talk.game.deeds, side):
        talk.say(NotObliged(side, regulation.obliging))
        return
    name = talk.settings.player(side).name
    ask_ruling(talk, RulingAsked("refusal", regulation.refusal, True, side, name), Refusal(side))


def lose_by_refusal(talk: Talk, side: Side) -> None:
    """A side has refused to keep to the rules, and has lost."""
    talk.do(RulesRefused(side))
    end_game(talk)
