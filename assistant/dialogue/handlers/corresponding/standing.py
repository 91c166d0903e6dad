"""How a game by correspondence stands for who is here: whose it is, what is to be sent, what holds."""

from collections.abc import Sequence

from assistant.dialogue.talk import Talk
from assistant.dialogue.turn import Turn
from assistant.game.conditions import Condition, moves_at
from assistant.game.correspondence import Standing, conditions_in_force, standing_of, unsent
from assistant.game.deed import Deed
from assistant.game.deeds import MoveCorrected, MovePlayed, TakenBack
from assistant.game.mail_deeds import ConditionsSet, MessageHandedOver
from assistant.game.mail_terms import MailTerms
from assistant.game.unsent import last_sent, sent_of
from assistant.narration.facts.correspondence import NotByMail
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import longest_phrase
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_move
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.settings.mail_terms import own_side

Branches = tuple[tuple[tuple[str, str], ...], ...]


def terms_here(talk: Turn) -> MailTerms:
    """On what the game here is played; only where it is one by correspondence."""
    assert talk.table.terms.mail is not None, "nobody is asked for this at another game"
    return talk.table.terms.mail


def is_by_mail(talk: Talk) -> bool:
    """Whether the game here is one by correspondence; says so if not."""
    if talk.table.terms.mail is None:
        talk.say(NotByMail())
        return False
    return True


def own(talk: Turn) -> Side:
    """The side that is played here."""
    return own_side(talk.table.terms)


def opponent(talk: Turn) -> str:
    """What the other player is called; where nobody has said it, the game."""
    return talk.table.terms.player(own(talk).opponent).name or terms_here(talk).code


def without_name(talk: Turn, text: str) -> str:
    """The move that a line gives as the opponent's by name: "Anna played 11-15"; else the line."""
    name = talk.table.terms.player(own(talk).opponent).name.split()
    said = text.strip().split()
    first = next((at for at in (0, 1) if said[at:] and _is_begun(said[at:], name)), None)
    if not name or first is None or talk.side_to_move is own(talk) or text.rstrip().endswith("?"):
        return text
    if first and (normalise(said[0]),) not in talk.words.posting["before-name"]:
        return text
    rest = said[first + len(name) :]
    words = [normalise(each) for each in rest]
    length = longest_phrase(words, talk.words.posting["they-play"])
    told = rest[length:] if length else []
    is_move = bool(told) and (
        told[0][:1].isdigit()
        or longest_phrase([normalise(each) for each in told], talk.words.numbers) > 0
    )
    return " ".join(told) if is_move else text


def _is_begun(said: Sequence[str], name: Sequence[str]) -> bool:
    return [normalise(each) for each in said[: len(name)]] == [normalise(each) for each in name]


def to_send(talk: Turn) -> tuple[Deed, ...]:
    """What of the own side was not sent as yet."""
    return unsent(talk.game.deeds, own(talk))


def unsent_move(talk: Turn) -> str:
    """The own move that was not said to be sent, as a score writes it; empty where there is none."""
    moves = [deed.move for deed in to_send(talk) if isinstance(deed, MovePlayed)]
    return moves[-1] if moves else ""


def why_unrepeated(talk: Turn) -> str:
    """Why no message can be repeated, as RepeatTold has it; empty where one was sent."""
    if last_sent(talk.game.deeds, own(talk)):
        return ""
    return "unsent" if to_send(talk) else "nothing"


def last_way(talk: Turn) -> str:
    """How a message of this game was handed over last, or else one of another; empty where none was."""
    return way_here(talk) or talk.surface.handed_over


def way_here(talk: Turn) -> str:
    """How one of this game was."""
    ways = [deed.how for deed in talk.game.deeds if isinstance(deed, MessageHandedOver)]
    return ways[-1] if ways else ""


def stands(talk: Turn) -> Standing:
    """What is to be done here, since when, and how long."""
    return standing_of(talk.game, terms_here(talk), own(talk), talk.conversation.now.wall)


def time_left(standing: Standing) -> tuple[str, int]:
    """The time that is left, as the facts tell it."""
    return told_left(standing.days_left, is_late=standing.is_late)


def told_left(days: int | None, *, is_late: bool = False, late_by: int = 0) -> tuple[str, int]:
    """So many days; None for as many as one wants."""
    if days is None:
        return "none", 0
    return ("late", max(late_by, 1)) if is_late else ("days", days)


def conditions_now(talk: Turn, side: Side) -> tuple[Condition, ...]:
    """What a side answers now by itself: set where the other side is to move now."""
    return _still_set(talk, conditions_in_force(talk.game.deeds, side), len(talk.game.plies))


def conditions_before(talk: Turn, side: Side) -> tuple[Condition, ...]:
    """What a side had said it answers before the last move, which the other side has made."""
    plies = talk.game.plies
    if not plies or plies[-1].side is side:
        return ()
    return _still_set(talk, conditions_in_force(talk.game.deeds, side), len(plies) - 1)


def conditions_sent(talk: Turn) -> tuple[Condition, ...]:
    """The own ones that the other side has, and that wait for its move now."""
    deeds = talk.game.deeds
    found = conditions_in_force(deeds[: sent_of(deeds, own(talk))], own(talk))
    return _still_set(talk, found, len(talk.game.plies))


def _still_set(talk: Turn, found: ConditionsSet | None, when: int) -> tuple[Condition, ...]:
    """Those that were set when so many moves stood on the record, if these still stand."""
    plies, set_at, fewest = 0, -1, 0
    for deed in talk.game.deeds if found else ():
        match deed:
            case MovePlayed():
                plies += 1
            case TakenBack(plies=back):
                plies -= back
            case MoveCorrected(ply=ply):
                plies = ply - 1
            case ConditionsSet() if deed is found:
                set_at = fewest = plies
        fewest = min(fewest, plies)
    return found.conditions if found and set_at == fewest == when else ()


def branches(position: Position, conditions: tuple[Condition, ...]) -> Branches:
    """Conditions as they are read: each way through the tree, with its moves as a score writes them."""
    found: list[tuple[tuple[str, str], ...]] = []
    for each in conditions:
        theirs = _only(position, each.their) if each.their else None
        between = position.after(theirs) if theirs else None
        mine = _only(between, each.mine) if between else None
        step = (
            written(position, theirs) if theirs else "-".join(map(str, each.their)),
            written(between, mine) if between and mine else "-".join(map(str, each.mine)),
        )
        after = between.after(mine) if between and mine else None
        if each.then and after:
            found += [(step, *behind) for behind in branches(after, each.then)]
        else:
            found.append((step,))
    return tuple(found)


def _only(position: Position, squares: tuple[int, ...]) -> Move | None:
    moves = moves_at(position, squares)
    return moves[0] if len(moves) == 1 else None


def written(position: Position, move: Move) -> str:
    """A move as a score writes it."""
    return format_move(move, legal_moves(position))
