"""Conditional moves of one's own: read back whole before they hold, told, withdrawn (art. 13.14)."""

from assistant.dialogue.about_mail import MailPromise
from assistant.dialogue.handlers.asking.needs_yes import dropped
from assistant.dialogue.handlers.corresponding.standing import (
    branches,
    conditions_now,
    conditions_sent,
    is_by_mail,
    opponent,
    own,
    terms_here,
)
from assistant.dialogue.questions import Question
from assistant.dialogue.talk import Talk
from assistant.game.conditions import Condition, Fault, fault_in, keep
from assistant.game.mail_deeds import ConditionsSet, ConditionsWithdrawn
from assistant.narration.facts.fact import Conditional
from assistant.narration.facts.mail import (
    ConditionsAsked,
    ConditionsFaulty,
    ConditionsGone,
    ConditionsHold,
    ConditionsTold,
    NoConditions,
)
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.conditions_said import conditions_said
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_move


def speak_of_conditions(talk: Talk, meant: CommandMeant) -> None:
    """Set the conditions that were said, or tell those that hold."""
    if not is_by_mail(talk):
        return
    if meant.rest:
        _ask(talk, meant.rest)
    else:
        _tell(talk)


def _ask(talk: Talk, text: str) -> None:
    name = opponent(talk)
    if talk.game.outcome or talk.side_to_move is own(talk):
        talk.say(ConditionsFaulty("over" if talk.game.outcome else "turn", "", True, name))
        return
    position = talk.game.position
    said = conditions_said(text, position, talk.words)
    if said.lone:
        talk.say(ConditionsFaulty("lone", _plain(said.lone), False, name))
    elif not said.conditions:
        talk.say(ConditionsFaulty("none", "", True, name))
    elif fault := fault_in(position, said.conditions):
        talk.say(_faulty(fault, name))
    elif not (whole := _beside_binding(talk, said.conditions)):
        talk.say(ConditionsGone("sent", name))
    else:
        told = Conditional(branches(position, whole))
        is_binding = terms_here(talk).are_conditions_binding
        talk.ask(Question(ConditionsAsked(told, is_binding), MailPromise(whole)))


def _beside_binding(talk: Talk, said: tuple[Condition, ...]) -> tuple[Condition, ...]:
    """What was said, with what binds beside it; nothing if it contradicts that."""
    position, binding = talk.game.position, _binding(talk)
    if keep(position, said, binding):
        return said
    whole = (*binding, *said)
    return whole if keep(position, whole, said) and not fault_in(position, whole) else ()


def _binding(talk: Talk) -> tuple[Condition, ...]:
    """The own conditions that bind: more may be said beside them, and nothing else."""
    return conditions_sent(talk) if terms_here(talk).are_conditions_binding else ()


def _faulty(fault: Fault, name: str) -> ConditionsFaulty:
    why = "two" if fault.moves else "illegal"
    return ConditionsFaulty(why, _plain(fault.squares), fault.is_mine, name)


def _plain(squares: tuple[int, ...]) -> str:
    return "-".join(map(str, squares))


def promise(talk: Talk, about: MailPromise) -> None:
    """The conditions were confirmed: they hold in place of those before, and go with the message."""
    is_late = talk.game.outcome or talk.side_to_move is own(talk)
    if is_late or fault_in(talk.game.position, about.conditions):
        dropped(talk)  # the record has changed since it was asked
        return
    talk.do(ConditionsSet(own(talk), about.conditions, by=own(talk)))
    talk.say(ConditionsHold(_count(about.conditions)))


def _count(conditions: tuple[Condition, ...]) -> int:
    return sum(1 + _count(each.then) for each in conditions)


def _tell(talk: Talk) -> None:
    """What either side has said that it answers now, whole."""
    is_binding, name = terms_here(talk).are_conditions_binding, opponent(talk)
    has_told = False
    for side in (own(talk), own(talk).opponent):
        if said := conditions_now(talk, side):
            told = Conditional(branches(talk.game.position, said))
            talk.say(ConditionsTold(told, side is own(talk), name, is_binding))
            has_told = True
    if not has_told:
        talk.say(NoConditions(*_example(talk)))


def _example(talk: Talk) -> tuple[str, str]:
    """A move of theirs and an answer to it that could be said here, or any."""
    position = talk.game.position
    theirs = legal_moves(position)
    if talk.side_to_move is own(talk) or not theirs:
        return "11-15", "22-18"
    between = position.after(theirs[0])
    mine = legal_moves(between)
    if not mine:
        return "11-15", "22-18"
    return format_move(theirs[0], theirs), format_move(mine[0], mine)


def withdraw_conditions(talk: Talk) -> None:
    """They hold no more; not where they were sent, and bind."""
    if not is_by_mail(talk):
        return
    side = own(talk)
    if not conditions_now(talk, side):
        talk.say(NoConditions(*_example(talk)))
        return
    if not (sent := _binding(talk)):
        talk.do(ConditionsWithdrawn(side, by=side))
        talk.say(ConditionsGone("withdrawn", opponent(talk)))
        return
    if conditions_now(talk, side) != sent:
        talk.do(ConditionsSet(side, sent, by=side))  # what was said beside them is removed
        _tell(talk)
    talk.say(ConditionsGone("sent", opponent(talk)))
