"""Games that were named by who plays: the one of exactly that name, and the one at which one is."""

from collections.abc import Sequence

from assistant.dialogue.handlers.keeping.going_on import go_on_with
from assistant.dialogue.kept import GameRow
from assistant.dialogue.questions import GoOn
from assistant.dialogue.talk import Talk
from assistant.narration.facts.keeping import GameNotHad
from assistant.parsing.games_wanted import GamesMeant
from assistant.parsing.words.tokens import normalise


def names_this(talk: Talk, wanted: GamesMeant) -> bool:
    """Whether the kept game at the table is meant: by its number, by who plays it, as the last one."""
    terms, said = talk.table.terms, set(normalise(wanted.name).split())
    names = {word for each in (terms.white, terms.black) for word in normalise(each.name).split()}
    return (
        (wanted.name and said <= names and wanted == GamesMeant(name=wanted.name))
        or (wanted == GamesMeant(is_computer=True) and bool(terms.computers))
        or wanted in (GamesMeant(number=talk.table.kept), GamesMeant(is_last=True))
    )


def alone_of_name(rows: Sequence[GameRow], name: str) -> tuple[GameRow, ...]:
    """The only one of some games with somebody of this very name, as Ann and not Anna; else all."""
    wanted = normalise(name).split()
    found = [row for row in rows if wanted and any(_has(each, wanted) for each in _names(row))]
    return (found[0],) if len(found) == 1 else tuple(rows)


def _names(row: GameRow) -> tuple[list[str], ...]:
    return tuple(normalise(each.name).split() for each in (row.terms.white, row.terms.black))


def _has(name: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether the words that are wanted stand in a name, one behind the other."""
    return any(list(name[at : at + len(wanted)]) == list(wanted) for at in range(len(name)))


def tell_here(talk: Talk) -> None:
    """The game that is wanted is the one here: how it stands, as if one had come from another; one that
    is only offered is gone on with."""
    asked = talk.here.asked
    if asked and isinstance(asked.about, GoOn):
        talk.here.asked = None
        go_on_with(talk, asked.about)
        return
    if talk.table.terms.mail is None:
        talk.say(GameNotHad(str(talk.table.kept), "here"))
        return
    from assistant.dialogue.handlers.corresponding.listing import tell_arrival

    tell_arrival(talk)
