"""Who of two people resigns, offers a draw or claims one: as was said, as is clear, or as asked.

A claim is clear: where both may make it, it is the same draw.
"""

from collections.abc import Callable

from assistant.dialogue.about_irregular import AwaitedOfIrregular
from assistant.dialogue.about_people import AwaitedOfPeople
from assistant.dialogue.questions import (
    Awaiting,
    Expected,
    Question,
    Who,
    WhoSaid,
)
from assistant.dialogue.talk import Talk
from assistant.dialogue.turn import Turn
from assistant.narration.facts.talk import (
    AnswerNotUnderstood,
    ComputerDecides,
    QuestionDropped,
    WhoAsked,
)
from assistant.narration.facts.together import SpeakerAsked
from assistant.parsing.actors import DEEDS, tells_who_wins
from assistant.parsing.answers import answer_in, declines, is_in_doubt
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.follow_up import is_asked
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.deciding import decision_in
from assistant.parsing.meanings import SIDES, Command, Whose
from assistant.parsing.resolving.naming import colour_of, sides_named
from assistant.parsing.words.concepts import OR, items_of
from assistant.parsing.words.tokens import normalise, read_line
from assistant.rules.side import Side

Act = Callable[[Talk, Side], None]


def by_whom(talk: Talk, deed: str, meant: CommandMeant, act: Act, clear: Side | None = None) -> None:
    """Have a person do something: the one named, the only one there is, the one who is `clear`.

    Else it is asked, since either may at any time, whoever is to move. `deed` is that of WhoAsked.
    """
    people = talk.people_here
    if is_for_computer(talk, meant):
        talk.say(ComputerDecides(deed))
        return
    said = side_named(meant) or talk.speaker
    if not is_spoken_for(talk, said):
        return
    side = said if said in people else people[0] if len(people) == 1 else clear
    if side is not None:
        act(talk, side)
        return
    ask_who(talk, Who(deed))


def ask_who(talk: Talk, who: Who) -> None:
    """Ask who of the two does it."""
    wait_for_name(talk, who, WhoAsked(who.deed))


def wait_for_name(talk: Talk, about: AwaitedOfPeople | AwaitedOfIrregular, fact: Awaiting) -> None:
    """Ask which of the two it is, and wait for a line that says so."""
    talk.here.expected = Expected(about, fact, wanted="who")
    talk.say(fact)


def take_name(
    talk: Talk, text: str, act: Act, ask_again: Callable[[Talk], None], deed: str = ""
) -> bool:
    """Have who is named by a line do it; a no of anybody's drops it, and a yes is no answer to who.

    Nor is a no that names somebody, nor, where it would drop an irregularity, "no, correct it".
    """
    meant = parse_command(text, talk.words)
    answer = answer_in(text, talk.words, changes_nothing=bool(deed))
    is_no = answer is Command.NO and (deed or decision_in(text, talk.words) is None)
    named = _who_told(talk, text, deed)
    if (is_no and not _is_of_somebody(talk, text)) or (meant and meant.command is Command.QUIT):
        talk.say(QuestionDropped(is_over=False))
    elif named is not None:
        if is_spoken_for(talk, named):
            act(talk, named)
    elif answer is not None:
        if meant is None or meant.command is not Command.YES:
            talk.say(AnswerNotUnderstood())
        ask_again(talk)
    else:
        return False
    return True


def _who_told(talk: Talk, text: str, deed: str = "") -> Side | None:
    """Which of two people a line says that it was, or who does the deed that it is asked of.

    Every word has to be of that: of a line of which only a part is understood nobody knows what it
    says, and a doubt says nothing. Who speaks is not what is said, but where they say that it was they.
    """
    if is_asked(text):
        return None
    items = items_of(read_line(without_names(talk, text)), talk.words)
    meant = parse_command(text, talk.words)
    command, concepts = _OF_DEEDS.get(deed, (None, frozenset()))
    is_deed = meant is not None and meant.command is command
    loud = [item for item in items if not (item.is_silent or item.is_break)]
    told, else_done = _WAS_IT | concepts, _DEEDS - concepts
    is_all = all(
        item.number is None and item.concepts & told and not item.concepts & else_done for item in loud
    )
    if not (is_deed or is_all) or any(OR in item.concepts for item in items) or is_in_doubt(items):
        return None
    is_own = is_deed or any(item.concepts & _OWN for item in loud)
    return side_told(talk, text) or (talk.speaker if is_own and not sides_told(talk, text) else None)


def _is_of_somebody(talk: Talk, text: str) -> bool:
    """Whether a line names somebody, or who says it: "no, Anna", "not me"."""
    items = items_of(read_line(text), talk.words)
    return bool(sides_told(talk, text)) or any(item.concepts & _OWN for item in items)


_OWN = frozenset({"i", "me", "i-do"})
_WAS_IT = _OWN | {"was", "be", "did", "do", "have", "who", "say", "said", "does-it", "made", "played"}
"""The concepts of words that say who it was: "it was Anna", "I said it"."""
_OF_DEEDS: dict[str, tuple[Command, frozenset[str]]] = {
    "resign": (Command.RESIGN, frozenset({"resign"})),
    "draw": (Command.DRAW, frozenset({"draw", "offer"})),
    "neither": (Command.NEITHER_WINS, frozenset({"draw", "offer"})),
    "claim": (Command.CLAIM_REPETITION, frozenset({"claim", "repetition"})),
    "refuse": (Command.REFUSES_RULES, frozenset({"refuse", "rule"})),
}
"""By the names of WhoAsked, the command of each deed and the concepts of words for it."""
_DEEDS = frozenset().union(*(concepts for _, concepts in _OF_DEEDS.values()))


def is_for_computer(talk: Talk, meant: CommandMeant) -> bool:
    """Whether somebody says what the computer, whose side is named, should do: it decides itself."""
    people = talk.settings.people
    if meant.command not in DEEDS or len(people) != 1 or not talk.settings.computers:
        return False
    return meant.whose is Whose.ENEMY or side_named(meant) is people[0].opponent


def is_spoken_for(talk: Talk, side: Side | None) -> bool:
    """Whether something may be said here for a side's person, who may have a surface of their own."""
    is_elsewhere = side in talk.settings.people and side not in talk.people_here
    if side and is_elsewhere:
        from assistant.narration.facts.surfaces import SpeaksElsewhere

        talk.say(SpeaksElsewhere(side, talk.settings.player(side).name))
    return not is_elsewhere


def side_named(meant: CommandMeant) -> Side | None:
    """The side whose colour was said with a command."""
    return SIDES.get(meant.whose) if meant.whose else None


def who_speaks(talk: Talk, text: str) -> tuple[Side | None, str]:
    """Whose person a line names before a colon, by name or colour, and what is behind: "Anna: patta".

    Or by name alone before a comma, "Anna, can I take", or behind one: "draw, says Anna". Who is told
    there to have won is spoken to, and does not speak. Between two people alone: else it is clear who
    speaks, and the line is as it is.
    """
    if len(talk.settings.people) < len(Side):
        return None, text
    speaker, rest = _before(talk, text, ":")
    if speaker is None and ":" not in text:
        speaker, rest = _before(talk, text, ",")
        if speaker and tells_who_wins(rest, talk.words):
            return None, text
    if speaker is None:
        speaker, rest = _told_of(talk, text)
        return (speaker, rest) if speaker else _behind(talk, text)
    return speaker, _unaddressed(talk, speaker, rest)


def shared_name(talk: Turn) -> str:
    """The name of two people who have the same one; empty where they have not."""
    people = talk.settings.people
    names = {talk.settings.player(side).name for side in people}
    same = {normalise(name).strip() for name in names}
    return min(names) if len(people) == len(Side) and len(same) == 1 else ""


def ask_speaker(talk: Talk, text: str) -> bool:
    """Ask which of two people of one name says a line that this name is put before; whether it is."""
    name = shared_name(talk)
    head, sign, rest = text.partition(":")
    if not (name and sign and rest.strip() and normalise(head).strip() == normalise(name).strip()):
        return False
    wait_for_name(talk, WhoSaid(rest.strip()), SpeakerAsked(name))
    return True


def take_speaker(talk: Talk, said: WhoSaid, text: str, enter: Callable[[Talk, str], None]) -> bool:
    """Enter what one of two people of one name has said, by the colour that says which of them; a no
    drops it."""
    side = _who_told(talk, text)
    answer = answer_in(text, talk.words, changes_nothing=True)
    if answer is Command.NO and not _is_of_somebody(talk, text):
        talk.say(QuestionDropped(is_over=False))
        return True
    if side is None:
        return False
    talk.speaker = side
    enter(talk, said.line)
    return True


def _told_of(talk: Talk, text: str) -> tuple[Side | None, str]:
    """Whose person is said to want or to say what stands behind: "Anna wants that move back"."""
    said = text.split()
    sides = () if shared_name(talk) else talk.settings.people
    called = [(side, normalise(name).split()) for side in sides for name in names_of(talk, side)]
    for side, name in called:
        if normalise(" ".join(said[: len(name)])).split() != name:
            continue
        line = read_line(" ".join(said[len(name) :]))
        behind = [item for item in items_of(line, talk.words) if item.text]
        if behind and behind[0].concepts & _TELLS and len(behind) > 1:
            rest = said[len(name) + len(behind[0].text.split()) :]
            whose = talk.words.whose  # "his move" is that of who is named
            return side, " ".join(word for word in rest if whose.get(word) is not Whose.ENEMY)
    return None, text


_TELLS = frozenset({"wants", "say", "said", "offer"})


def _unaddressed(talk: Talk, speaker: Side, text: str) -> str:
    """What somebody says to the other one without that one's name: "Bob, shall we call it a draw?".

    Who offers something says to whom: "I offer Anna a draw".
    """
    head, comma, rest = text.partition(",")
    name = normalise(talk.settings.player(speaker.opponent).name).strip()
    if comma and rest.strip() and name == normalise(head).strip():
        return rest.strip()
    items = items_of(read_line(text), talk.words)
    offers = any("offer" in item.concepts for item in items)
    is_told = offers and not text.rstrip().endswith("?")
    return _without_name(text, name) if name and is_told else text


def _without_name(text: str, name: str) -> str:
    said = text.split()
    length = len(name.split())
    for place in range(len(said) - length + 1):
        if normalise(" ".join(said[place : place + length])).strip() == name:
            return " ".join((*said[:place], *said[place + length :]))
    return text


def _behind(talk: Talk, text: str) -> tuple[Side | None, str]:
    """Whose person a line says behind its last comma that it is said by, and what is before."""
    rest, comma, tail = text.rpartition(",")
    side = side_told(talk, tail) if comma and rest.strip() and len(talk.settings.people) > 1 else None
    said = [item for item in items_of(read_line(without_names(talk, tail)), talk.words) if item.text]
    is_told = any(item.concepts & _SAYS for item in said)
    is_all = all(item.is_silent or item.concepts & _SAYS for item in said)
    return (side, rest.strip()) if side and is_told and is_all else (None, text)


_SAYS = frozenset({"say", "said"})


def _before(talk: Talk, text: str, sign: str) -> tuple[Side | None, str]:
    """Whose person a line names before a sign, and what is behind; a colour before a colon only."""
    head, colon, rest = text.partition(sign)
    people = talk.settings.people
    if not (colon and rest.strip()) or len(people) < 2 or len(head.split()) > _LONGEST_NAME:
        return None, text
    said = normalise(head).strip()
    for side in () if shared_name(talk) else people:
        names = map(normalise, names_of(talk, side))
        if any(said == name or (sign == ":" and _says_so(talk, said, name)) for name in names):
            return side, rest.strip()
    whose = talk.words.whose.get(said) if sign == ":" else None
    coloured = SIDES.get(whose) if whose else None
    return (coloured, rest.strip()) if coloured else (None, text)


def _says_so(talk: Talk, said: str, name: str) -> bool:
    """Whether a name and a word for saying are all that stands there: "Bruno says:"."""
    rest = said.removeprefix(f"{name} ") if name else said
    items = [item for item in items_of(read_line(rest), talk.words) if item.text]
    return rest != said and bool(items) and all(item.concepts & _SAYS for item in items)


def answer_of(talk: Talk, text: str) -> tuple[Side, Command] | None:
    """Who answers, and what, where a line tells both without a colon: "Anna accepts"."""
    side = side_told(talk, text)
    if side is None:
        return None
    answer = _answer_alone(talk, without_names(talk, text))
    return (side, answer) if answer else None


def answer_of_both(talk: Talk, question: Question, text: str) -> Command | None:
    """What a line answers with the name that both people have: whose answer it is it does not say.

    Where that alone is asked, the name is no more than another yes.
    """
    name = normalise(shared_name(talk)).strip()
    rest = _without_name(text, name) if name else text
    if rest == text:
        return None
    if question.unsigned and not rest:
        return question.unsigned
    return _answer_alone(talk, rest)


def _answer_alone(talk: Talk, rest: str) -> Command | None:
    """What a line answers from which the names were taken."""
    if declines(rest, talk.words):
        return Command.NO
    items = [item for item in items_of(read_line(rest), talk.words) if not item.is_break]
    accepts = any(item.concepts & _ACCEPTS for item in items)
    if accepts and all(item.is_silent or item.concepts & _ACCEPTS for item in items):
        return Command.YES
    says = {item.text for item in items if item.concepts & _SAYS}
    return answer_in(" ".join(word for word in rest.split() if word not in says), talk.words)


def without_names(talk: Talk, text: str) -> str:
    """A line without the names and colours of who plays."""
    people = [normalise(talk.settings.player(side).name).split() for side in Side]
    names = {*talk.words.whose, *(word for name in people for word in name)}
    sign = "?" if text.rstrip().endswith("?") else ""
    return " ".join(word for word in normalise(text).split() if word not in names) + sign


_ACCEPTS = frozenset({"accept", "agree"})


_LONGEST_NAME = 4
"""Words of a name before a colon."""


def names_of(talk: Turn, side: Side) -> tuple[str, ...]:
    """What a player is called: their name and, of several words, the first one where it means nothing
    else, nor is in the other one's name."""
    name, other = (normalise(talk.settings.player(each).name).split() for each in (side, side.opponent))
    if not name:
        return ()
    (first, *more), whole = name, talk.settings.player(side).name.strip()
    (item,) = items_of(read_line(first), talk.words)
    is_free = item.is_unknown and first not in (*talk.words.heads, *other)
    return (whole, whole.split()[0]) if more and is_free else (whole,)


def head_of(talk: Turn, side: Side) -> str:
    """What stands before the colon of a line of somebody: a name that is theirs alone, or a colour."""
    named = () if shared_name(talk) else names_of(talk, side)
    return named[0] if named else colour_of(side, talk.words)


def side_told(talk: Talk, text: str) -> Side | None:
    """The side that a line names by its colour or by the name of who plays it."""
    found = sides_told(talk, text)
    return found.pop() if len(found) == 1 else None


def names_other(talk: Talk, text: str) -> bool:
    """Whether one of two people, who is known, names the other one: "Bruno: Anna yes"."""
    is_of_two = len(talk.settings.people) > 1 and talk.speaker is not None
    return is_of_two and bool(sides_told(talk, text) - {talk.speaker})


def sides_told(talk: Talk, text: str) -> set[Side]:
    """The sides that a line names, by a colour or by who plays them."""
    return sides_named(text, {side: names_of(talk, side) for side in Side}, talk.words)
