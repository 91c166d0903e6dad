"""What a line asks that would be taken for something else by the phrases of commands."""

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.asking_on import is_asked
from assistant.parsing.asked.colours import acts_first, asked_whose, claims_turn, pieces_of_one
from assistant.parsing.asked.count import asked_how_many
from assistant.parsing.asked.crowned import asked_when_crowned
from assistant.parsing.asked.duty import asked_of_duty
from assistant.parsing.asked.glossary import meaning_asked
from assistant.parsing.asked.offer import asked_of_offer
from assistant.parsing.asked.recorded import (
    asked_ago,
    asked_lately,
    asked_of_one,
    asked_one_or_two,
)
from assistant.parsing.asked.repetition import asked_of_repetition
from assistant.parsing.asked.rule_words import rule_asked
from assistant.parsing.asked.rules import rules_in_words
from assistant.parsing.asked.taking import asked_who_threatens
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.moving.direction import move_in_direction
from assistant.parsing.moving.given import Situation
from assistant.parsing.moving.moves import Ambiguous, NotLegal, Understood
from assistant.parsing.words.concepts import plain_rows
from assistant.parsing.words.tokens import read_line
from assistant.rules.side import Side


def asked_first(
    text: str, here: Situation, view: Side
) -> CommandMeant | Understood | Ambiguous | NotLegal | Likely | Perhaps | None:
    """What a word means, a rule says, or one side has, who attacks, or a move by its direction."""
    told = meaning_asked(text, here.words)
    told = told or rule_asked(text, here.position, here.regulation, here.words)
    if told is not None:
        return told
    items = plain_rows(read_line(text), here.words)[0].items
    told = asked_of_offer(items, is_question=is_asked(text)) or asked_how_many(items)
    told = told or asked_of_repetition(items, is_question=is_asked(text))
    told = told or asked_of_duty(items, here.words, is_question=is_asked(text))
    told = told or asked_who_threatens(items) or pieces_of_one(items)
    told = told or asked_lately(items) or asked_ago(items, here.words)
    told = told or asked_one_or_two(items, here.words) or asked_when_crowned(items)
    told = told or asked_of_one(items) or asked_whose(items, is_question=is_asked(text))
    told = told or claims_turn(items, is_question=is_asked(text)) or acts_first(items)
    told = told or rules_in_words(items, here.words)
    return Likely(told) if told else move_in_direction(text, here, view)
