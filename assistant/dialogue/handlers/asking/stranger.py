"""A line said to be of somebody who does not play here: it is nobody's, and no guess is made of it."""

from assistant.dialogue.handlers.playing.who import without_names
from assistant.dialogue.talk import Talk
from assistant.narration.facts.together import Stranger
from assistant.parsing.actors import DEEDS, deed_told, tells_who_does
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.moving.moves import names_both_ends
from assistant.parsing.words.concepts import items_of
from assistant.parsing.words.tokens import normalise, read_line

_LONGEST = 3
"""Words of a name."""


def tell_stranger(talk: Talk, text: str) -> bool:
    """Whether a line between two people has the name of a third before a colon, or says what they do;
    tells that nobody is called so."""
    if len(talk.settings.people) < _TWO or talk.speaker is not None:
        return False
    name = _before_colon(talk, text) or _who_does(talk, text)
    if name:
        talk.say(Stranger(name))
    return bool(name)


_TWO = 2


def _before_colon(talk: Talk, text: str) -> str:
    """What stands before a colon, if a move or a command is all that is behind it."""
    head, colon, rest = text.partition(":")
    if not (colon and _is_name(talk, head)):
        return ""
    is_wanted = names_both_ends(rest, talk.words) or parse_command(rest, talk.words) is not None
    return head.strip() if is_wanted else ""


def _who_does(talk: Talk, text: str) -> str:
    """Who is said to resign, to offer a draw or to claim one: "Carl resigns"."""
    said = text.split()
    for length in range(1, min(len(said), _LONGEST + 1)):
        head, rest = " ".join(said[:length]), " ".join(said[length:])
        if not (head[0].isupper() and _is_name(talk, head)) or text.rstrip().endswith("?"):
            return ""
        meant = parse_command(rest, talk.words)
        is_deed = deed_told(rest, talk.words) or (meant and meant.command in DEEDS)
        if is_deed and tells_who_does(rest, talk.words):
            return head
    return ""


def _is_name(talk: Talk, head: str) -> bool:
    """Whether words are none that mean anything here, nor of who plays, and so may be a name."""
    if without_names(talk, head).split() != normalise(head).split():
        return False
    items = [item for item in items_of(read_line(head), talk.words) if item.text]
    is_short = 0 < len(head.split()) <= _LONGEST
    return is_short and bool(items) and all(item.is_unknown and item.text.isalpha() for item in items)
