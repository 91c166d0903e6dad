"""Lines of the arbiter: what stands behind "arbiter:" or is wholly a ruling, and who calls for one."""

from assistant.dialogue.handlers.playing.who import who_speaks
from assistant.dialogue.handlers.reading import context_of
from assistant.dialogue.talk import Talk
from assistant.parsing.answers import answer_in
from assistant.parsing.commands.catalogue import Trait, commands_that
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.resolving.naming import with_colours
from assistant.parsing.words.tokens import normalise


def arbiter_says(talk: Talk, text: str) -> str:
    """What the arbiter says in a line, behind "arbiter:"; nothing where it is nobody's.

    The colon may be left out where all behind the word is what an arbiter says; who calls for the
    arbiter to claim something does so behind a comma, or asks. What has happened to the board is told
    alike whoever calls.
    """
    head, colon, rest = text.partition(":")
    if colon:
        return rest.strip() if normalise(head).strip() in talk.words.arbiter else ""
    said = text.split()
    for length in range(1, _LONGEST_ARBITER + 1):
        head, rest = " ".join(said[:length]), " ".join(said[length:])
        if normalise(head).strip() in talk.words.arbiter and _is_ruling(talk, rest):
            return rest if head[-1].isalpha() or _tells_of_board(talk, rest) else ""
    return ""


def _is_ruling(talk: Talk, rest: str) -> bool:
    """Whether a text is wholly what an arbiter says: a ruling, or an answer to what they are asked."""
    asked, words = talk.here.asked, talk.words
    if rest.rstrip().endswith("?"):
        return False
    if asked and asked.is_to_arbiter and answer_in(rest, words):
        return True
    meant = parse_command(with_colours(rest, context_of(talk)), words, only_whole=True)
    return meant is not None and meant.command in _RULINGS


def _tells_of_board(talk: Talk, rest: str) -> bool:
    meant = parse_command(with_colours(rest, context_of(talk)), talk.words, only_whole=True)
    return meant is not None and meant.command in _OF_BOARD


def calls_arbiter(talk: Talk, text: str) -> bool:
    """Whether a line is nothing but a call for the arbiter, who is told then what they may say."""
    text = who_speaks(talk, text)[1]
    return normalise(text.strip(" :.,;!?")).strip() in talk.words.arbiter


_LONGEST_ARBITER = 2
"""Words in which the arbiter is named: "the arbiter"."""
_OF_BOARD = commands_that(Trait.TELLS_OF_BOARD)
_RULINGS = commands_that(Trait.ARBITER_RULES)
