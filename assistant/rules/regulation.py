"""The regulations of the two games as data: the text behind each refusal, how a game is drawn, and what
hands may do on a board.

The logic of draws, which needs a game's past, is game/draw.py.
"""

from dataclasses import dataclass
from enum import Enum

from assistant.rules.anomaly import Anomaly
from assistant.rules.articles import (
    CAPO1_NUMBERS,
    INTERNATIONAL_NUMBERS,
    PERGIOCO_LETTERS,
    Article,
    ByPiece,
    IllegalReason,
    Numbers,
    Text,
)
from assistant.rules.irregularities import (
    CAPO1_IRREGULARITIES,
    CAPO2_IRREGULARITIES,
    PORTUGUESE_IRREGULARITIES,
    Irregularity,
)
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant


class Ending(Enum):
    """The material that a count belongs to; the most special one that fits is in force."""

    KING_EACH = "king-each"
    """At least one king on each side."""
    THREE_AGAINST_KING = "three-against-king"
    """Three pieces, one of them a king or more, against a lone king."""
    TWO_AGAINST_KING = "two-against-king"
    """Two pieces with a king, or a lone king, against a lone king."""


@dataclass(frozen=True, slots=True)
class CountRule:
    """A count of moves that ends in a draw.

    `moves` is for each side. A count of king moves alone is annulled by a man's move or by a change
    in the number of pieces; any other runs as long as its ending lasts.
    """

    ending: Ending
    moves: int
    article: Article
    annulled: Article
    """Where the text says what annuls it; if it does not, what the count needs."""
    king_moves_only: bool
    reads_each: bool = False
    """The text does not say "each": this is how Damavoce reads it, and it says so."""


@dataclass(frozen=True, slots=True)
class Repetition:
    """The same position with the same side to move, `times` times in all."""

    times: int
    article: Article
    of_itself: bool
    """Whether it ends the game of itself, or only when a player asks."""
    price: Article | None = None
    """What a wrong claim costs the claimant: the time of checking, of which there is a most."""
    spared: Article | None = None
    """How much time that leaves the claimant at least."""


@dataclass(frozen=True, slots=True)
class Shortened:
    """The arbiter may shorten a count in promotional events (Capo I, 11)."""

    article: Article
    least: int
    """So many moves of each remain at least."""


@dataclass(frozen=True, eq=False, slots=True)
class Regulation:
    """A rule text in force for a variant."""

    name: str
    variant: Variant
    text: Text
    numbers: Numbers
    fallback: tuple[Text, Numbers] | None
    """Where the text numbers no rule for a reason: the text that does, for the same game."""
    free_choice: Article
    agreement: Article
    no_moves: Article
    no_pieces: Article
    resignation: Article
    time: Article
    """Who has no time left loses: a term of the game, which the texts leave to other rules."""
    repetition: Repetition | None
    counts: tuple[CountRule, ...]
    count_condition: Article
    """A king on each side, without which no count begins."""
    count_request: Article | None
    """Who may ask for one; None where counts run without anybody asking."""
    counts_of_themselves: bool
    """Whether counts run without anybody asking (the Portuguese text)."""
    shortened: Shortened | None
    """By what a count may be shortened; None where no text allows it."""
    neither_wins: Article | None
    """A draw because neither can win, agreed on or the arbiter's word; None where the text has none."""
    refusal: Article
    """Who refuses to keep to the rules loses."""
    obliging: Article
    """The opponent of who refuses may oblige them."""
    orientation: Anomaly
    """The board lies the wrong way round."""
    colours: Anomaly | None
    """The colours were given to the wrong players; None where the text says nothing of it."""
    restarting: Article
    """The game begins anew as it should have, and the clocks keep what has gone by."""
    time_back: Article | None
    """Where that is given back; None where the text says nothing of it."""
    upset: Article
    """The pieces were upset by accident."""
    touched_several: Article
    """Who touches several playable pieces has to move the first; the Portuguese text says it of one."""
    touched_idle: Article | None
    """To touch pieces that cannot move, on one's own turn, is only named; None if the text does not."""
    touched_out_of_turn: Article | None
    """To touch pieces out of turn is only named too, but the arbiter may annul a count for it."""
    crowned_late: Article | None
    """A man that is crowned later than it arrived was touched then."""
    adjusting: Article
    """Who is to move and straightens pieces has to say so before."""
    adjusting_out_of_turn: Article
    """Who is not to move should leave them; the Portuguese text says only who may."""
    taking_off: Article
    """In which order captured pieces are taken off: direct or inverse."""
    opponent_crowns: bool
    """Whether the opponent marks a man that has become a king, and not the player."""
    half_on_square: Article
    """Where a piece stands that is seen in part or doubtfully is settled by both players."""
    on_one_square: Article | None
    """A piece that is partly on one empty square, and on no other, is in play there."""
    on_light: Article
    """A piece on a light square is out of play."""
    irregularities: dict[Irregularity, str]
    """The number of each; empty where the text lists none."""
    opponent_decides: Article
    """An irregularity is corrected or kept as the opponent decides, and nobody else."""
    too_late: Article
    """Who has moved on can have it corrected no more."""
    not_in_part: Article
    """It is corrected whole, or not at all."""

    def article(self, reason: IllegalReason, *, is_king: bool, goes_on: bool = False) -> Article:
        """The article behind a refusal of a man's or a king's move, at its start or going on."""
        text, numbers = self.text, self.numbers
        if reason not in numbers and self.fallback:
            text, numbers = self.fallback
        number = numbers[reason]
        if isinstance(number, ByPiece):
            number = number.number(is_king, goes_on)
        return Article(text, number)

    def irregularity(self, kind: Irregularity) -> Article | None:
        """The article of an irregularity; None where the text has none for it."""
        number = self.irregularities.get(kind)
        return Article(self.text, number) if number else None


def _capo1(number: str) -> Article:
    return Article(Text.CAPO1, number)


def _capo2(number: str) -> Article:
    return Article(Text.CAPO2, number)


def _pt(number: str) -> Article:
    return Article(Text.PORTUGUESE, number)


ITALIAN_FID = Regulation(
    name="fid",
    variant=ITALIAN,
    text=Text.CAPO1,
    numbers=CAPO1_NUMBERS,
    fallback=None,
    free_choice=_capo1("6.10"),
    agreement=_capo1("9.3"),
    no_moves=_capo1("9.2.2"),
    no_pieces=_capo1("9.2.3"),
    resignation=_capo1("9.2.1"),
    time=_capo1("9.2.4"),
    repetition=None,
    counts=(CountRule(Ending.KING_EACH, 40, _capo1("10.4"), _capo1("10.5"), king_moves_only=True),),
    count_condition=_capo1("10.1"),
    count_request=_capo1("10.2"),
    counts_of_themselves=False,
    shortened=Shortened(_capo1("11"), least=10),
    neither_wins=None,
    refusal=_capo1("9.2.5"),
    obliging=_capo1("8.5"),
    orientation=Anomaly(_capo1("7.2"), moves=5, counts_drawn=True),
    colours=Anomaly(_capo1("7.3"), moves=5, counts_drawn=True),
    restarting=_capo1("7.4"),
    time_back=None,
    upset=_capo1("7.8"),
    touched_several=_capo1("3.8"),
    touched_idle=_capo1("3.10"),
    touched_out_of_turn=_capo1("3.11"),
    crowned_late=_capo1("4.4"),
    adjusting=_capo1("3.9"),
    adjusting_out_of_turn=_capo1("3.11"),
    taking_off=_capo1("5.12"),
    opponent_crowns=False,
    half_on_square=_capo1("7.7"),
    on_one_square=_capo1("7.6"),
    on_light=_capo1("7.5"),
    irregularities=CAPO1_IRREGULARITIES,
    opponent_decides=_capo1("8.2"),
    too_late=_capo1("8.3"),
    not_in_part=_capo1("8.4"),
)

PERGIOCO = Regulation(
    name="pergioco",
    variant=ITALIAN,
    text=Text.PERGIOCO,
    numbers=PERGIOCO_LETTERS,
    fallback=(Text.CAPO1, CAPO1_NUMBERS),
    free_choice=Article(Text.PERGIOCO, "i"),
    agreement=Article(Text.PERGIOCO, "agreement"),
    no_moves=Article(Text.PERGIOCO, "goal"),
    no_pieces=Article(Text.PERGIOCO, "goal"),
    resignation=Article(Text.PERGIOCO, "goal"),
    time=_capo1("9.2.4"),
    repetition=Repetition(4, Article(Text.PERGIOCO, "repetition"), of_itself=True),
    counts=(
        CountRule(
            Ending.KING_EACH, 40, Article(Text.PERGIOCO, "count"), _capo1("10.5"), king_moves_only=True
        ),
    ),
    count_condition=Article(Text.PERGIOCO, "count"),
    count_request=Article(Text.PERGIOCO, "count"),
    counts_of_themselves=False,
    shortened=None,
    neither_wins=Article(Text.PERGIOCO, "neither"),
    refusal=_capo1("9.2.5"),
    obliging=_capo1("8.5"),
    orientation=Anomaly(_capo1("7.2"), moves=5, counts_drawn=True),
    colours=Anomaly(_capo1("7.3"), moves=5, counts_drawn=True),
    restarting=_capo1("7.4"),
    time_back=None,
    upset=_capo1("7.8"),
    touched_several=_capo1("3.8"),
    touched_idle=_capo1("3.10"),
    touched_out_of_turn=_capo1("3.11"),
    crowned_late=_capo1("4.4"),
    adjusting=_capo1("3.9"),
    adjusting_out_of_turn=_capo1("3.11"),
    taking_off=_capo1("5.12"),
    opponent_crowns=False,
    half_on_square=_capo1("7.7"),
    on_one_square=_capo1("7.6"),
    on_light=_capo1("7.5"),
    irregularities={},
    opponent_decides=_capo1("8.2"),
    too_late=_capo1("8.3"),
    not_in_part=_capo1("8.4"),
)
"""PerGioco numbers its rules of capture by letter and nothing else: its other rules are cited by a
word (goal, agreement, repetition, count, neither), those of movement by Capo I, which words them alike.
Of what hands do, and of what the arbiter sees to, it says nothing: there Capo I is cited too, but it
has no irregularities."""

INTERNATIONAL_FID = Regulation(
    name="fid",
    variant=INTERNATIONAL,
    text=Text.CAPO2,
    numbers=INTERNATIONAL_NUMBERS,
    fallback=None,
    free_choice=_capo2("4.14"),
    agreement=_capo2("6.3"),
    no_moves=_capo2("6.2.2"),
    no_pieces=_capo2("6.2.3"),
    resignation=_capo2("6.2.1"),
    time=_capo2("6.2.4"),
    repetition=Repetition(
        3, _capo2("6.3"), of_itself=False, price=_capo2("6.3 b2"), spared=_capo2("6.3 b3")
    ),
    counts=(
        CountRule(Ending.TWO_AGAINST_KING, 5, _capo2("7.6"), _capo2("7.1"), king_moves_only=False),
        CountRule(Ending.THREE_AGAINST_KING, 16, _capo2("7.5"), _capo2("7.1"), king_moves_only=False),
        CountRule(Ending.KING_EACH, 25, _capo2("7.4"), _capo2("7.4"), king_moves_only=True),
    ),
    count_condition=_capo2("7.1"),
    count_request=_capo2("7.2"),
    counts_of_themselves=False,
    shortened=None,
    neither_wins=None,
    refusal=_capo2("6.2.5"),
    obliging=_capo2("5.8"),
    orientation=Anomaly(_capo2("5.2"), moves=5, minutes=10),
    colours=Anomaly(_capo2("5.3"), moves=5, minutes=10),
    restarting=_capo2("5.4.2"),
    time_back=_capo2("5.4.3"),
    upset=_capo2("5.7"),
    touched_several=_capo2("3.12"),
    touched_idle=_capo2("3.15"),
    touched_out_of_turn=_capo2("3.16"),
    crowned_late=None,
    adjusting=_capo2("3.14"),
    adjusting_out_of_turn=_capo2("3.16"),
    taking_off=_capo2("4.11"),
    opponent_crowns=False,
    half_on_square=_capo2("5.5"),
    on_one_square=None,
    on_light=_capo2("5.5"),
    irregularities=CAPO2_IRREGULARITIES,
    opponent_decides=_capo2("5.6"),
    too_late=_capo2("5.9"),
    not_in_part=_capo2("5.10"),
)

PORTUGUESE = Regulation(
    name="portuguese",
    variant=INTERNATIONAL,
    text=Text.PORTUGUESE,
    numbers=INTERNATIONAL_NUMBERS,
    fallback=None,
    free_choice=_pt("4.14"),
    agreement=_pt("7.3.1"),
    no_moves=_pt("7.2.2"),
    no_pieces=_pt("7.2.3"),
    resignation=_pt("7.2.1"),
    time=_pt("10.5"),
    repetition=Repetition(3, _pt("6.1"), of_itself=True),
    counts=(
        CountRule(
            Ending.TWO_AGAINST_KING, 5, _pt("6.4"), _pt("6.4"), king_moves_only=False, reads_each=True
        ),
        CountRule(
            Ending.THREE_AGAINST_KING,
            10,
            _pt("6.3"),
            _pt("6.3"),
            king_moves_only=False,
            reads_each=True,
        ),
        CountRule(Ending.KING_EACH, 25, _pt("6.2"), _pt("6.2"), king_moves_only=True, reads_each=True),
    ),
    count_condition=_pt("6.2"),
    count_request=None,
    counts_of_themselves=True,
    shortened=None,
    neither_wins=_pt("7.3.3"),
    refusal=_pt("7.2.4"),
    obliging=_pt("5.6"),
    orientation=Anomaly(_pt("5.1"), is_compulsory=True),
    colours=None,
    restarting=_pt("5.1"),
    time_back=None,
    upset=_pt("5.5"),
    touched_several=_pt("3.11"),
    touched_idle=None,
    touched_out_of_turn=None,
    crowned_late=None,
    adjusting=_pt("3.13"),
    adjusting_out_of_turn=_pt("3.13"),
    taking_off=_pt("4.11"),
    opponent_crowns=True,
    half_on_square=_pt("5.3"),
    on_one_square=None,
    on_light=_pt("5.3"),
    irregularities=PORTUGUESE_IRREGULARITIES,
    opponent_decides=_pt("5.4"),
    too_late=_pt("5.7"),
    not_in_part=_pt("5.8"),
)

REGULATIONS: tuple[Regulation, ...] = (ITALIAN_FID, PERGIOCO, INTERNATIONAL_FID, PORTUGUESE)


def regulation(variant: Variant, name: str = "fid") -> Regulation | None:
    """The regulation of that name for that variant, or None: not every text knows both games."""
    for each in REGULATIONS:
        if each.variant is variant and each.name == name:
            return each
    return None
