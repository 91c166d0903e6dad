"""The names of the two who play, in a line: colours stand for them, a deed is that of who is named."""

import re
from collections.abc import Mapping
from dataclasses import replace

from assistant.parsing.actors import DEEDS, deed_told
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.follow_up import is_asked
from assistant.parsing.context import Context
from assistant.parsing.likely import Found, Likely, Perhaps
from assistant.parsing.meanings import COLOURS, SIDES, About, Command, GameWanted, Whose
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.side import Side


def colour_of(side: Side, words: Vocabulary) -> str:
    """A word for the colour of a side, as it is typed."""
    return next(word for word, each in words.whose.items() if SIDES.get(each) is side)


def sides_named(text: str, names: Mapping[Side, tuple[str, ...]], words: Vocabulary) -> set[Side]:
    """The sides that a line names. A name that is a part of the other one is not said by that."""
    said = f" {normalise(text)} "
    whose = {words.whose.get(word) for word in said.split()}
    found = {side for each, side in SIDES.items() if each in whose}
    known = {side: {normalise(name) for name in names.get(side, ())} for side in Side}
    for name in sorted(set().union(*known.values()), key=len, reverse=True):
        if f" {name} " in said:
            found |= {side for side in Side if name in known[side]}
            said = said.replace(f" {name} ", " , ")
    return found


def is_name_alone(text: str, context: Context) -> bool:
    """Whether a line is the name of one of two people and nothing else, which asks for nothing: it is
    half an answer, or the beginning of a line."""
    people = context.people
    names = [name for each in people.names.values() for name in each] if people else []
    return normalise(text.strip(" :.,;!?")).strip() in map(normalise, names)


def with_colours(text: str, context: Context) -> str:
    """A line with the colours of two people in place of their names: "Anna resigns" is White's.

    A name that both have is nobody's, and left out.
    """
    people = context.people
    if people is None:
        return text
    if people.is_name_shared:
        return " ".join(renamed(text, dict.fromkeys(Side, ""), context).split()) or text
    return renamed(text, {side: colour_of(side, context.words) for side in Side}, context)


def renamed(text: str, words: Mapping[Side, str], context: Context) -> str:
    """A line with other words in place of the names of the players: of the longer one first, of which
    the other may be a part."""
    names = context.people.names if context.people else {}
    told = [(name, word) for side, word in words.items() for name in names.get(side, ())]
    for name, word in sorted(told, key=lambda each: len(each[0]), reverse=True):
        text = re.sub(rf"\b{re.escape(name)}\b", word, text, flags=re.IGNORECASE)
    return text


def between_the_two(line: str, found: Found, context: Context) -> Found:
    """A new game for which one of the two who play is given a colour is played by these two again."""
    match found:
        case Likely(CommandMeant() as meant):
            return Likely(_of_the_two(line, meant, context), found.text)
        case Perhaps((CommandMeant() as meant,)):
            return Perhaps((_of_the_two(line, meant, context),), found.text)
        case CommandMeant():
            return _of_the_two(line, found, context)
    return found


def _of_the_two(line: str, meant: CommandMeant, context: Context) -> CommandMeant:
    """A new game with the sides changed, where who is named wants the colour that the other one has."""
    named = [side for side in Side if renamed(line, {side: ""}, context) != line]
    wanted = meant.wanted
    if len(named) != 1 or wanted is None or wanted.side is None or wanted.is_computer:
        return meant
    wanted = wanted._replace(side=None, swaps=named[0] is not wanted.side)
    return replace(meant, wanted=wanted if wanted != GameWanted() else None)


def as_done_by(line: str, found: Found, context: Context) -> Found:
    """What one of two people is said to do is theirs, wherever their name stands: "a draw, says Anna".

    What else is said of it there, that they have decided on it, may be in any words: it is asked about.
    """
    side = _who_does(line, context)
    if side is None or context.is_over:
        return found
    match found:
        case CommandMeant() if _is_nobodys(found):
            return _of_side(found, side, context)
        case Likely(meant) | Perhaps((CommandMeant() as meant,)) if _is_nobodys(meant):
            return Perhaps((_of_side(meant, side, context),), found.text)
        case None:
            deed = deed_told(renamed(line, dict.fromkeys(Side, ""), context), context.words)
            return Perhaps((CommandMeant(deed, whose=COLOURS[side]),)) if deed else None
    return found


def _who_does(line: str, context: Context) -> Side | None:
    """Who speaks, or the one of the two who is named."""
    people = context.people
    if people is None or people.speaker:
        return people.speaker if people else None
    told = sides_named(line, people.names, context.words)
    return told.pop() if len(told) == 1 else None


def _of_side(meant: CommandMeant, side: Side, context: Context) -> CommandMeant:
    """A deed of the side that was named; "do you resign?" asks of the other one than who speaks."""
    speaker = context.people.speaker if context.people else None
    is_others = meant.whose is Whose.ENEMY and side is speaker
    return replace(meant, whose=COLOURS[side.opponent if is_others else side])


def as_asked_of_two(line: str, found: Found, context: Context) -> Found:
    """What one of two people only asks about is no deed yet: "draw?", "does Anna resign?".

    Whether the other one does it, the record tells.
    """
    if context.people is None or context.is_asked or not is_asked(line):
        return found
    speaker = context.people.speaker
    match found:
        case Likely(meant) | Perhaps((CommandMeant() as meant,)) | (CommandMeant() as meant):
            if meant.command not in DEEDS:
                return found
            if _is_others(meant, speaker):
                about = About.OFFER if meant.command is Command.DRAW else None
                return CommandMeant(Command.RESULT, about=about)
            return Perhaps((meant,)) if meant.whose or speaker else found
    return found


def _is_others(meant: CommandMeant, speaker: Side | None) -> bool:
    """Whether somebody else is named than who speaks; where nobody says who speaks, anybody."""
    if meant.whose not in {Whose.ENEMY, *COLOURS.values()}:
        return False
    return speaker is None or meant.whose is not COLOURS[speaker]


def _is_nobodys(meant: CommandMeant) -> bool:
    """Whether it is a deed or a take-back, and of neither colour."""
    return meant.command in DEEDS | {Command.TAKE_BACK} and meant.whose not in COLOURS.values()
