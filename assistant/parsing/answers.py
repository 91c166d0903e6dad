"""Answers in words of one's own: a yes or a no."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import ANSWERS
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.intents.policy import learnt_alone
from assistant.parsing.meanings import Command, Whose
from assistant.parsing.words.concepts import Item, clauses, items_of
from assistant.parsing.words.tokens import normalise, read_line
from assistant.parsing.words.vocabulary import Vocabulary, longest_phrase

_YES = frozenset({"yes", "sure", "do-it", "agree", "exactly", "accept"})
_AGREEING = frozenset({"yes", "grants"})
"""The concepts of words that are a yes; one that only grants is none where nothing is asked."""
_ASKING = frozenset({"what", "which", "who", "where", "how", "how-many", "why"})


def answer_in(text: str, words: Vocabulary, *, changes_nothing: bool = False) -> Command | None:
    """The yes or the no of a line, where one is asked for.

    A no is one where its clause says nothing else than what is refused: "I don't want a draw" does,
    "no idea" and "I did not hear" say something else. A no that decides something stands in no other
    company either; with one that `changes_nothing` other clauses may go on: "no, wait", "no, a slip",
    but not "no, I did not hear".
    Beside a yes there may be no other word that says something, nor a question mark: "all right?" asks.
    And who wants to wait has not decided: "yes, hold on". Nor has who says both.
    """
    if says_both(text, words, changes_nothing=changes_nothing):
        return None
    if leaves(text, words):
        return Command.NO
    items = [item for item in items_of(read_line(text), words) if item.text or item.is_break]
    said = [item for item in items if not item.is_break]
    asks = text.rstrip().endswith("?")
    if _is_one_of(text, words.agreeing, words):
        return None if asks else Command.YES
    if not said or any(item.number is not None or item.concepts & _ASKING for item in said):
        return None
    if _denies(items, text, words, changes_nothing=changes_nothing):
        return Command.NO
    is_yes = _says(said[0], words) is Command.YES
    # Behind a mere ok even "one moment" says something.
    may_be_silent = said[0].text not in words.agreeing
    is_all = all((may_be_silent and item.is_silent) or _is_yes(item, words) for item in said)
    is_limited = any(item.concepts & _CONDITIONS for item in items[items.index(said[0]) :])
    is_whole = is_all and not asks and not is_limited and not _hesitates(text, words)
    return Command.YES if is_yes and is_whole else None


_CONDITIONS = frozenset({"but", "only"})
"""The concepts of words that begin a condition behind a yes, though the rest of it were silent."""


def says_both(text: str, words: Vocabulary, *, changes_nothing: bool = True) -> bool:
    """Whether a line says yes and no, and so neither: "yes no", "no, I accept".

    What only grants something does so behind a no that decides: "no, all right" may mean either. Before
    it, "all right, no" is a no, and where a no leaves all as it is both are.
    """
    items = [item for item in items_of(read_line(text), words) if item.text or item.is_break]
    agrees = grants = denies = False
    plainest = words.plainest(Command.YES)
    for part in clauses(items):
        is_refused = any(item.concepts & _REFUSED for item in part)
        for item, then in zip(part, [*part[1:], None], strict=True):
            said = _says(item, words)
            # "si gioca" says no yes.
            is_end = then is None or not item.is_silent or bool(_says(then, words))
            is_plain = plainest in item.text.split() and said is Command.YES and is_end
            accepts = item.concepts & _ACCEPTED or (said is Command.YES and "deciding" in item.concepts)
            agrees |= is_plain or bool(accepts and not is_refused)
            grants |= denies and not is_refused and said is Command.YES
            denies |= said is Command.NO
    return denies and (agrees or (grants and not changes_nothing))


_REFUSED = frozenset({"not", "refuse"})
_ACCEPTED = frozenset({"accept", "agree"})


def puts_off(text: str, words: Vocabulary) -> bool:
    """Whether a line leaves a question, wants to wait or is in doubt, and so decides nothing: "never
    mind", "not yet", "I think so"."""
    items = items_of(read_line(text), words)
    is_open = any(item.concepts & _LATER for item in items) or is_in_doubt(items)
    is_open = is_open or normalise(text) in words.half_yes
    return is_open or leaves(text, words) or _hesitates(text, words)


_LATER = frozenset({"yet", "now", "until"})
"""The concepts of words that say when something is to be decided, which is not done yet."""


def is_in_doubt(items: Sequence[Item]) -> bool:
    """Whether somebody only thinks that it is so: "White, I think", "maybe"."""
    return any(item.concepts & _DOUBT for item in items)


_DOUBT = frozenset({"maybe", "guess", "conditional", "if"})


def _hesitates(text: str, words: Vocabulary) -> bool:
    """Whether time is wanted behind something: "fine, one moment"; before it, that time is over."""
    said = [token.word for token in read_line(text).words]
    return any(longest_phrase(said[at:], words.talk["wait"]) for at in range(1, len(said)))


def _refuses(said: Sequence[Item]) -> bool:
    """Whether a line refuses, and says nothing else: "I refuse", "I don't agree to a draw"."""
    concepts = frozenset().union(*(item.concepts for item in said))
    if not all(item.is_silent or item.concepts & _REFUSING for item in said):
        return False
    return ("refuse" in concepts) is not ("not" in concepts and bool(concepts & {"accept", "agree"}))


_REFUSING = frozenset(
    {"refuse", "not", "accept", "agree", "i", "me", "be", "do", "want", "draw", "offer"}
)
"""The concepts of words that a refusal is made of."""


def _denies(items: Sequence[Item], text: str, words: Vocabulary, *, changes_nothing: bool) -> bool:
    """Whether a line is a no, in the company that one may have."""
    parts = [list(part) for part in clauses(items)]
    others = [part for part in parts if not _is_no(part, words)]
    is_no = len(others) < len(parts)
    if changes_nothing:
        is_again = any(_asks_again(part, words) for part in others)
        return (is_no and not is_again) or _refuses(items)
    is_alone = is_no and all(_agrees_with_no(part, text) for part in others)
    if not is_alone and denies_first(text, words):  # a phrase may go over the comma: "no, sorry"
        behind = items_of(read_line(text.partition(",")[2]), words)
        is_alone = all(_agrees_with_no(list(part), text) for part in clauses(behind))
    return (is_alone or _refuses(items)) and not _hesitates(text, words)


def _asks_again(part: Sequence[Item], words: Vocabulary) -> bool:
    """Whether a clause beside a no wants to hear what was asked once more: "no, I did not hear"."""
    said = " ".join(item.text for item in part)
    return (parse_command(said, words) or learnt_alone(said, words)) == CommandMeant(Command.REPEAT)


def _agrees_with_no(part: Sequence[Item], text: str) -> bool:
    """Whether a clause beside a no says nothing else, or that one refuses: "no, non accetto"."""
    concepts = frozenset().union(*(item.concepts for item in part))
    if _declines(concepts) and not _asks(text, part):
        return all(_is_beside_no(item) or _may_decide(item) for item in part)
    accepts = bool(concepts & {"accept", "agree"}) and "not" not in concepts
    return not accepts and all(map(_is_beside_no, part))


def _is_no(part: Sequence[Item], words: Vocabulary) -> bool:
    """Whether a clause is a no: one stands at an end of it, and nothing that says something else."""
    is_ended = any(_says(item, words) is Command.NO for item in (part[0], part[-1]))
    return is_ended and all(_is_beside_no(item) or _says(item, words) for item in part)


def _is_beside_no(item: Item) -> bool:
    """Whether a word may stand beside a no: one of refusing, of wanting, or of what is asked about."""
    return item.number is None and (item.is_silent or bool(item.concepts & _BESIDE_NO))


_BESIDE_NO = _REFUSING | frozenset(
    {
        *("no", "wants", "would", "yet", "sure", "now", "instead", "urge", "make"),
        *("resign", "undo", "take-back", "take", "back", "leave", "quit", "stop", "close"),
        *("play-on", "continue", "play", "game", "start-over", "first-person", "do-it"),
        *("excuse", "apology"),
    }
)
"""The concepts of words that say of a no only what is not wanted or why, or that the game goes on."""


def says_whether(text: str, words: Vocabulary) -> bool:
    """Whether a line only asks whether somebody accepts or refuses what they are asked."""
    said = [item for item in items_of(read_line(text), words) if not item.is_break]
    return (
        _asks(text, said)
        and any("deciding" in item.concepts for item in said)
        and all(map(_may_decide, said))
    )


def declines(text: str, words: Vocabulary) -> bool:
    """Whether a line says that somebody refuses what they are asked: "he turns it down"."""
    said = [item for item in items_of(read_line(text), words) if not item.is_break]
    concepts = frozenset().union(*(item.concepts for item in said))
    return _declines(concepts) and not _asks(text, said) and all(map(_may_decide, said))


def _declines(concepts: frozenset[str]) -> bool:
    """Whether words of these concepts say that somebody refuses."""
    if "not" in concepts:
        return bool(concepts & {"deciding", "wants"})
    return "declines" in concepts


def _asks(text: str, said: Sequence[Item]) -> bool:
    """Whether a line asks: "does he accept"; who "does not accept" is told of."""
    is_turned = bool(said) and bool(said[0].concepts & _AUXILIARY)
    is_denied = len(said) > 1 and "not" in said[1].concepts
    return text.rstrip().endswith("?") or (is_turned and not is_denied)


def _may_decide(item: Item) -> bool:
    """Whether a word may stand where it is said or asked what somebody decides."""
    return item.number is None and (item.is_silent or bool(item.concepts & _DECIDING))


_DECIDING = frozenset(
    {
        *("deciding", "declines", "wants", "want", "accept", "agree", "not", "no", "do", "did", "will"),
        *("have", "be", "you", "draw", "offer", "would", "yet"),
    }
)
_AUXILIARY = frozenset({"do", "did", "will", "be"})
"""Concepts of the words that begin such a question; "don't" is a denial."""


def denies_first(text: str, words: Vocabulary) -> bool:
    """Whether a line begins with a no that is parted from what follows: "no, I meant the other one"."""
    before, comma, _ = text.partition(",")
    said = normalise(before).split()
    noes = [word for word in said if words.commands.get(word) is Command.NO]
    thanks = words.talk.get("thanks", frozenset())
    others = [word for word in said if word not in noes and (word,) not in thanks]
    is_parted = bool(comma) or len(noes) > 1
    is_no = bool(noes) and said[0] == noes[0] and not others and is_parted
    return is_no and not says_both(text, words)


def agrees_first(text: str, words: Vocabulary) -> bool:
    """Whether a line begins with a yes and a comma, and nothing behind limits it: "yes, let me see"."""
    before, _, rest = text.partition(",")
    is_yes = words.commands.get(normalise(before)) is Command.YES
    return is_yes and bool(rest) and not limits(rest, words)


def sets_condition(text: str, words: Vocabulary) -> bool:
    """Whether a line has a word that makes a yes depend on something: "yes, but only this once"."""
    items = items_of(read_line(text), words)
    return any(item.concepts & (_CONDITIONS | {"if", "until"}) for item in items)


def limits(text: str, words: Vocabulary) -> bool:
    """Whether a line sets a condition, denies, asks or names a number: no yes is meant by it alone."""
    items = items_of(read_line(text), words)
    return "?" in text or any(item.number is not None or item.concepts & _LIMITING for item in items)


_LIMITING = frozenset(
    {
        *("not", "no", "if", "would", "past", "maybe", "wait", "other", "instead", "until"),
        *(*_CONDITIONS, *_ASKING),
    }
)
"""Concepts of words behind a yes that make it less than one."""


def rest_of_yes(text: str, words: Vocabulary) -> str:
    """What stands behind a yes: "yes, 22-18"; nothing where no yes begins it, or it asks."""
    tokens = read_line(text).words
    is_parted = len(tokens) > 1 and words.commands.get(tokens[0].word) is Command.YES
    return text[tokens[1].start :] if is_parted and not text.rstrip().endswith("?") else ""


def behind_yes(text: str, words: Vocabulary) -> CommandMeant | None:
    """The command that stands behind a yes, and nothing else: "yes, leave"."""
    if rest := rest_of_yes(text, words):  # "sì rigioca" is no "si rigioca"
        exact = parse_command(rest, words, only_whole=True)
        if exact is not None:
            return exact
    said = [item for item in items_of(read_line(text), words) if not item.is_break]
    if text.rstrip().endswith("?") or not said or _says(said[0], words) is not Command.YES:
        return None
    loud = [item for item in said[1:] if not (item.is_silent or _is_yes(item, words))]
    return parse_command(" ".join(item.text for item in loud), words, only_whole=True)


def leaves(text: str, words: Vocabulary) -> bool:
    """Whether a line is one of those that leave a question: cancel, never mind."""
    return _is_one_of(text, words.leaving, words) or leaves_in_clauses(text, words)


def leaves_in_clauses(text: str, words: Vocabulary) -> bool:
    """Whether each of several clauses is a no or leaves a question: "no, leave it"."""
    parts = [part for part in text.strip(" .!,").split(",") if part.strip()]
    if len(parts) < _TWO or "?" in text:
        return False
    noes = [part for part in parts if words.commands.get(normalise(part)) is Command.NO]
    others = [part for part in parts if part not in noes]
    return bool(noes and others) and all(_is_one_of(part, words.leaving, words) for part in others)


_TWO = 2


def withdraws(text: str, words: Vocabulary) -> bool:
    """Whether a line takes back an offer that was made: I withdraw the offer."""
    return _is_one_of(text, words.withdrawing, words)


def asks_for_previous(text: str, words: Vocabulary) -> bool:
    """Whether a line asks for the part before the one that was told: back, the previous one."""
    if _is_one_of(text, words.previous, words):
        return True
    meant = parse_command(text, words)
    return meant is not None and meant.command is Command.TAKE_BACK


def _is_one_of(text: str, phrases: frozenset[str], words: Vocabulary) -> bool:
    """Whether a line is one of some phrases, with or without its fillers."""
    said = normalise(text).split()
    kept = [word for word in said if word not in words.fillers]
    return " ".join(said) in phrases or " ".join(kept) in phrases


def withdraws_draw(text: str, words: Vocabulary) -> bool:
    """Whether a line takes a draw back, or its offer, and says nothing else: "I withdraw the draw"."""
    items = [item for item in items_of(read_line(text), words) if not item.is_break]
    said = frozenset().union(*(item.concepts for item in items))
    is_back = bool(said & _TAKING_BACK) or said >= {"take", "back"}
    return is_back and "draw" in said and all(map(_is_in_withdrawing, items))


def _is_in_withdrawing(item: Item) -> bool:
    return item.is_silent or item.whose is Whose.OWN or bool(item.concepts & _IN_WITHDRAWING)


_TAKING_BACK = frozenset({"undo", "take-back"})
_IN_WITHDRAWING = _TAKING_BACK | {"take", "back", "draw", "offer", "i", "me", "want", "no", "i-do"}
"""The concepts of words that may stand where somebody takes an offer back."""


def quits(text: str, words: Vocabulary) -> bool:
    """Whether a line is a word that leaves the program, whatever is open: quit, goodbye.

    One that may mean less ends what goes on, and no more: stop, enough, close.
    """
    if parse_command(text, words) != CommandMeant(Command.QUIT):
        return False
    concepts = frozenset().union(*(item.concepts for item in items_of(read_line(text), words)))
    return not concepts or bool(concepts & _GOING)


_GOING = frozenset({"leave", "goodbye"})


def stops(text: str, words: Vocabulary, *, has_clock: bool) -> bool:
    """Whether a line ends what goes on, and does not leave the program: stop, enough, that's enough.

    A word that stops the clock, too, does that where there is one.
    """
    if quits(text, words) or text.rstrip().endswith("?"):
        return False
    meant = parse_command(text, words)
    if meant and (has_clock or meant != CommandMeant(Command.PAUSE)):
        return meant == CommandMeant(Command.QUIT)
    said = [item for item in items_of(read_line(text), words) if not item.is_break]
    ends = any(item.concepts & _STOPPING for item in said)
    return ends and all(item.is_silent or item.concepts & (_STOPPING | _OF_A_QUIZ) for item in said)


_STOPPING = frozenset({"stop", "enough"})


def has_had_enough(text: str, words: Vocabulary) -> bool:
    """Whether a line wants no more of what goes on: stop, that is enough, I want to stop the quiz."""
    if leaves(text, words) or parse_command(text, words) in LEAVING:
        return True
    said = [item for item in items_of(read_line(text), words) if not item.is_break]
    ends = any(item.concepts & _ENOUGH for item in said)
    return ends and all(item.is_silent or item.concepts & (_ENOUGH | _OF_A_QUIZ) for item in said)


LEAVING = (CommandMeant(Command.QUIT), CommandMeant(Command.NO))
_ENOUGH = frozenset({"stop", "enough", "done", "leave", "quit", "close", "goodbye"})
_OF_A_QUIZ = frozenset({"quiz", "test", "practice", "question", "game", "i", "me", "want", "no", "now"})
"""The concepts of words that may stand beside having had enough."""


def _says(item: Item, words: Vocabulary) -> Command | None:
    """Whether a word is a yes or a no: by a phrase of these, or by its concept."""
    command = words.commands.get(item.text)
    if command in ANSWERS:
        return command
    if item.text in words.agreeing:
        return Command.YES
    if "no" in item.concepts:
        return Command.NO
    return Command.YES if item.concepts & _AGREEING else None


def _is_yes(item: Item, words: Vocabulary) -> bool:
    return _says(item, words) is Command.YES or bool(item.concepts & _YES)
