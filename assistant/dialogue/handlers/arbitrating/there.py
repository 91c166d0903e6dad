"""Whether there is an arbiter, and how something is asked that the arbiter or a player confirms."""

from assistant.dialogue.handlers.asking.by_name import name_asked
from assistant.dialogue.handlers.asking.needs_yes import ask_unless_sure
from assistant.dialogue.questions import About, Question
from assistant.dialogue.talk import Talk
from assistant.narration.facts.arbiter import ArbiterMissing, RulingAsked
from assistant.rules.side import Side
from assistant.values import replaced


def is_there(talk: Talk) -> bool:
    """Whether the arbiter is on, between two people; says so if not."""
    if len(talk.settings.people) < len(Side):
        tell_not_between_two(talk)
    elif not talk.settings.is_arbiter:
        talk.say(ArbiterMissing("off"))
    else:
        return True
    return False


def tell_not_between_two(talk: Talk) -> None:
    """Say that an arbiter is between two people at one place, and who is here instead."""
    talk.say(ArbiterMissing("mail" if talk.settings.mail else "alone"))


def ask_ruling(talk: Talk, fact: RulingAsked, about: About) -> None:
    """Ask the arbiter, where it is the arbiter who is to answer, else who has said so, or both."""
    to = None if fact.is_arbiter else talk.speaker
    if to:
        name, is_named = name_asked(talk, to)
        fact = replaced(fact, side=to, name=name, is_named=is_named)
    ask_unless_sure(talk, Question(fact, about, to=to, is_to_arbiter=fact.is_arbiter))
