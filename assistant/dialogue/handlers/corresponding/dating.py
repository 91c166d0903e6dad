"""When each move came, was made and sent, and how many days it has cost, by ear."""

from collections.abc import Sequence
from datetime import UTC, datetime

from assistant.dialogue.dated import dated_moves
from assistant.dialogue.handlers.corresponding.standing import is_by_mail, opponent
from assistant.dialogue.talk import Talk
from assistant.narration.facts.correspondence import MoveDated, NoDates
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, Whose

LAST = 3
"""So many moves are told where nothing is said of them."""


def tell_dates(talk: Talk, meant: CommandMeant) -> None:
    """The dates of the last moves; of mine or theirs, of the one with a number, or of all."""
    if not is_by_mail(talk):
        return
    this_year = datetime.fromtimestamp(talk.conversation.now.wall, UTC).year
    wanted = _wanted(dated_moves(talk.game.deeds, talk.table.terms, this_year), meant)
    for each in wanted:
        talk.say(each)
    if not wanted:
        by = {Whose.OWN: "own", Whose.ENEMY: "theirs"}.get(meant.whose or Whose.WHITE, "none")
        number = "" if meant.number is None else str(meant.number)
        talk.say(NoDates("number" if number else by, opponent(talk), number))


def _wanted(moves: Sequence[MoveDated], meant: CommandMeant) -> Sequence[MoveDated]:
    """Those of all moves that are to be told."""
    if meant.number is not None:
        return [each for each in moves if each.number == str(meant.number)]
    if meant.whose in (Whose.OWN, Whose.ENEMY):
        moves = [each for each in moves if each.is_own is (meant.whose is Whose.OWN)]
        return moves if meant.about is About.ALL else moves[-1:]
    return moves if meant.about is About.ALL else moves[-LAST:]
