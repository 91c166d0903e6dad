"""Whose person speaks, where two sit at one microphone and a colour is said first: "black, repeat".

What every ear knows is the colours; a name is one that none has learnt. The colour may as well belong
to what is said ("white pieces"), and then nobody is named by it.
"""

from collections.abc import Sequence
from dataclasses import replace

from assistant.dialogue.talk import Talk
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import ANSWERS
from assistant.parsing.hearing.heard import Unsure, Verdict, understand
from assistant.parsing.hearing.hypotheses import likeliest_texts
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import SIDES, Whose
from assistant.parsing.moving.moves import NoSuchMove, NotLegal, Understood

Alternatives = Sequence[tuple[str, float]]

_PERSONS = (None, Whose.OWN, Whose.ENEMY)
"""Whose something is as a person says it of themselves, and not by colour."""


def hear_speaker(talk: Talk, alternatives: Alternatives) -> Alternatives:
    """What was heard, without the colour before it of who has said it, who then speaks."""
    texts = likeliest_texts(alternatives)
    colour = texts[0][0].split()[0] if texts and texts[0][0] else ""
    whose = talk.words.whose.get(colour)
    if talk.speaker or whose not in SIDES or not _is_addressed(talk, alternatives, colour):
        return alternatives
    talk.speaker = SIDES[whose]
    return _without(alternatives, colour)


def _is_addressed(talk: Talk, alternatives: Alternatives, colour: str) -> bool:
    """Whether a colour names who speaks: what is behind it means the same by itself, and the colour
    adds nothing to that."""
    behind = _verdict(talk, _without(alternatives, colour))
    meant = _meant(behind)
    if meant is None:
        return isinstance(behind, Understood | Unsure | NotLegal | NoSuchMove)
    verdict = _verdict(talk, alternatives)
    whole = _meant(verdict)
    if isinstance(verdict, Perhaps) and not (whole and replace(whole, whose=meant.whose) == meant):
        return False  # the colour belongs to one of the things that may be meant
    if meant.command in ANSWERS or meant.whose not in _PERSONS:
        return False
    adds_nothing = whole is None or whole.whose in (None, meant.whose) or meant.whose is not None
    return adds_nothing and (whole is None or whole.command is meant.command)


def _meant(verdict: Verdict) -> CommandMeant | None:
    """The one command that is meant, or asked about."""
    match verdict:
        case (
            Likely(CommandMeant() as meant)
            | Perhaps((CommandMeant() as meant,))
            | (CommandMeant() as meant)
        ):
            return meant
    return None


def _verdict(talk: Talk, alternatives: Alternatives) -> Verdict:
    game = talk.game
    is_pressed = talk.settings.listen == "push"
    return understand(
        alternatives, game.position, game.regulation, talk.words_heard, is_pressed=is_pressed
    ).verdict


def _without(alternatives: Alternatives, colour: str) -> Alternatives:
    """The same without a colour that stands first; what has none is something else that was heard."""
    return [(text.removeprefix(f"{colour} "), score) for text, score in alternatives]
