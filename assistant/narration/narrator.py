"""Words for facts, in the listener's language: as they are printed, and as a voice says them."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum

from assistant.game.time_control import TimeControl
from assistant.narration.catalog import Variable, catalog
from assistant.narration.choosing import message_of as message_of
from assistant.narration.facts.fact import (
    Allowance,
    Conditional,
    Contents,
    Day,
    Fact,
    GameTold,
    Misheard,
    Moves,
    Named,
    Points,
    Request,
    Requests,
    RuleSaid,
    RuleTitles,
    Span,
    Squares,
)
from assistant.rules.articles import Article, Text
from assistant.rules.position import Piece
from assistant.rules.rule import Rule
from assistant.rules.side import Side
from assistant.values import items_of
from speech.voice.utterance import Utterance

NOBODY = "none"
"""What a message sees where a fact has no side: no winner, no last move."""

EMPTY = "-"
"""An empty square where the board is printed in letters: two dots, easily told from any letter."""

NARROW = 24
"""On fewer cells a row is printed without the numbers of its squares: with them the international
game's would not fit (`t10 46b 47b 48b 49b 50b`)."""

LONGEST_QUOTE = 40
"""How much of a person's own text is said back."""


class Narrator:
    """Tells facts in one language; articles of the regulation in force are named by number alone.

    With `letters` the board is printed in letters, for the fingers: two of them, White's men and
    Black's, whose kings are the same letters in the other case; None for those of the language. Where
    `cells` are few a row is printed without its numbers, and the beginning of a game in fewer words.
    The spoken text is always words.
    """

    def __init__(
        self,
        language: str,
        text: Text | None = None,
        verbosity: int = 1,
        letters: str | None = "",
        cells: int | None = None,
    ) -> None:
        self.language = language
        self._catalog = catalog(language)
        self._text = text
        self._form = _FORMS[verbosity]
        self._letters = self._catalog.text("words-letters") if letters is None else letters
        self._is_narrow = cells is not None and cells < NARROW

    def tell(self, fact: Fact, *, again: bool = False, is_short: bool = False) -> Utterance:
        """One fact in words; `again` in its second wording, where it has one, or in its shortest."""
        return self._told(fact, "brief" if is_short else "again" if again else self._form)

    def repeated(self, fact: Fact, told: Utterance) -> Utterance:
        """How a fact that was told so is repeated: what was done once is not told as done anew."""
        if self._form == "brief" or not self._catalog.has_form(message_of(fact), "repeated"):
            return told
        return self._told(fact, "repeated")

    def _told(self, fact: Fact, form: str) -> Utterance:
        message_id = message_of(fact)
        variables = self._variables(fact)
        # A message with nothing for the voice alone is spoken as it is printed.
        has_form = bool(form) and self._catalog.has_form(message_id, form)
        aloud = self._catalog.text(message_id, form if has_form else "spoken", **variables)
        printed = self._printed_form(message_id, form)
        text = self._catalog.text(message_id, printed, **(variables | self._in_letters(fact)))
        # "6.7" is said without its point by some voices, and sounds like two squares.
        aloud = re.sub(r"(?<=\d)x(?=\d)", f" {self._catalog.text('words-takes')} ", aloud)
        aloud = re.sub(r"(?<=\s)\?(?=\s)", self._catalog.text("words-question-mark"), aloud)
        aloud = re.sub(r"(?<=\d)\.(?=\d)", f" {self._catalog.text('words-point')} ", in_words(aloud))
        return Utterance(text, self.language, aloud, fact.urgency, fact.subject, fact.outdates)

    def can_reword(self, fact: Fact) -> bool:
        """Whether there is a second wording of the fact's message."""
        return self._catalog.has_form(message_of(fact), "again")

    def _printed_form(self, message_id: str, form: str) -> str:
        forms = ["narrow-letters"] * bool(self._letters and self._is_narrow)
        forms += ["letters"] * bool(self._letters)
        forms += ["narrow"] * (self._is_narrow and form not in ("full", "again"))
        return next((each for each in forms if self._catalog.has_form(message_id, each)), form)

    def article(self, article: Article) -> str:
        """How an article is named: "articolo 6.7", or with its text where that is another one."""
        is_own = article.text is self._text
        return self._catalog.text(
            "words-article",
            number=article.number,
            text=article.text.value,
            is_own="yes" if is_own else "no",
        )

    def listed(self, items: Sequence[str], *, is_choice: bool) -> str:
        """Items joined as the language joins them: "21, 22 e 23"."""
        if len(items) < 2:
            return "".join(items)
        head = ", ".join(items[:-1])
        kind = "or" if is_choice else "and"
        return self._catalog.text("words-list", kind=kind, head=head, last=items[-1])

    def _content(self, square: int, piece: Piece | None) -> str:
        """A square with what stands on it: "18 pedina bianca"."""
        return self._catalog.text("words-content", square=str(square), piece=_piece_word(piece))

    def _request(self, request: Request) -> str:
        """What can be asked for, as it is named in a question."""
        title = self._catalog.text("settings-named", name=request.name) if request.name else ""
        return self._catalog.text(
            f"intents-{request.id}",
            square=request.square,
            has_square="yes" if request.square else "no",
            move=request.move,
            has_move="yes" if request.move else "no",
            side=request.side,
            value=quotable(request.value),
            option=quotable(request.value),
            has_value="yes" if request.value else "no",
            title=title,
            has_name="yes" if request.name else "no",
            name=request.name,
            **self._times(request.times),
        )

    def _times(self, times: Sequence[Allowance]) -> dict[str, str]:
        """How much time a game is to give to each side, as a question names it."""
        told = zip(("time", "other"), times, strict=False)
        return {name: str(self._variable(each)) for name, each in told}

    def _span(self, seconds: float | None) -> str:
        """A time as it is told: "4 minuti e 32 secondi", from an hour on without seconds."""
        if seconds is None:
            return self._catalog.text("words-any-time")
        if not seconds:
            return self._catalog.text("words-time-over")
        minutes, rest = divmod(int(seconds), 60)
        hours, minutes = divmod(minutes, 60)
        units = {"hour": hours, "minute": minutes, "second": 0 if hours else rest}
        told = [
            self._catalog.text("words-unit", unit=unit, count=count)
            for unit, count in units.items()
            if count
        ]
        return self.listed(told or [self._catalog.text("words-no-time")], is_choice=False)

    def _time_control(self, control: TimeControl) -> str:
        """How much time a side has: "10 minuti, più 5 secondi a mossa"."""
        told = ""
        for period in control.periods:
            one = self._catalog.text(
                "words-period",
                time=self._span(period.seconds),
                moves=period.moves,
                increment=self._span(period.increment),
                has_increment="yes" if period.increment else "no",
                delay=self._span(period.delay),
                has_delay="yes" if period.delay else "no",
            )
            told = self._catalog.text("words-then", head=told, last=one) if told else one
        is_again = len(control.periods) == 1 and control.periods[0].moves > 0
        return self._catalog.text("words-and-again", periods=told) if is_again else told

    def _title(self, rule: Rule) -> str:
        """What a rule is about, in a few words."""
        return self._catalog.text(f"titles-{rule.value}")

    def _rule(self, said: RuleSaid) -> str:
        """What a rule lays down, as it stands behind a colon."""
        return self._catalog.text(f"rulebook-{said.rule.value}", count=said.count)

    def _branch(self, branch: Sequence[tuple[str, str]]) -> str:
        """One branch of conditions: "se 11-15, 22-18, poi se 10-14, 23-19"."""
        told = [
            self._catalog.text(
                "words-condition",
                theirs=theirs,
                mine=mine,
                has_theirs="yes" if theirs else "no",
                is_first="no" if place else "yes",
            )
            for place, (theirs, mine) in enumerate(branch)
        ]
        return ", ".join(told)

    def _wanted(self, square: int, piece: Piece | None) -> str:
        """What a square should hold, as told to the hand: "metti una pedina nera sulla 22"."""
        return self._catalog.text("words-wanted", square=str(square), piece=_piece_word(piece))

    def _variables(self, fact: Fact) -> dict[str, Variable]:
        variables: dict[str, Variable] = {}
        for name, value in items_of(fact):
            variables[name] = self._variable(value)
            variables |= self._more_variables(name, value)
        return variables

    def _more_variables(self, name: str, value: object) -> dict[str, Variable]:
        """Other ways to say a value, for the messages that need them."""
        match value:
            case str():
                # No word of a person's own can mean "nothing": that is said apart.
                return _named(**{name: quotable(value)})
            case Squares(squares, is_choice):
                each = [self._catalog.text("words-square", square=str(square)) for square in squares]
                return {
                    f"has_{name}": "yes" if squares else "no",
                    f"{name}_named": self.listed(each, is_choice=is_choice),
                    f"{name}_one": str(squares[0]) if squares else "",
                    f"{name}_other": str(squares[-1]) if squares else "",
                }
            case Moves(given) | Day(given) | Misheard(given):
                return {f"has_{name}": "yes" if given else "no"}
            case Contents(squares):
                wanted = "; ".join(self._wanted(square, piece) for square, piece in squares)
                return {
                    f"has_{name}": "yes" if squares else "no",
                    f"{name}_wanted": wanted,
                    f"{name}_first": wanted[:1].upper() + wanted[1:],
                }
            case int() if not isinstance(value, bool):
                return {f"{name}_word": self._catalog.text("words-number", number=value)}
            case Conditional() | Span():
                said = str(self._variable(value))
                return {f"{name}_first": said[:1].upper() + said[1:]}
            case GameTold():
                told = {each: self._variable(item) for each, item in items_of(value)}
                return told | _named(**{each: str(told[each]) for each in ("white", "black", "code")})
            case RuleSaid():
                said = self._rule(value)
                return {name: said, f"{name}_first": said[:1].upper() + said[1:]}
            case Article():
                article = self.article(value)
                return {
                    f"{name}_first": article[:1].upper() + article[1:],
                    f"{name}_text": value.text.value,
                }
        return {}

    def _misheard(self, said: int, heard: int | None) -> str:
        """A number with what was heard for it: "22, sentita come 32"."""
        return self._catalog.text("words-misheard", said=str(said), heard=str(heard or NOBODY))

    def _in_letters(self, fact: Fact) -> dict[str, Variable]:
        """What is printed otherwise where the board is printed in letters."""
        variables: dict[str, Variable] = {}
        for name, value in items_of(fact) if self._letters else ():
            match value:
                case Side() as side:
                    variables[f"{name}_man"] = self._sign(Piece(side, is_king=False))
                    variables[f"{name}_king"] = self._sign(Piece(side, is_king=True))
                case Squares(squares):
                    variables[f"{name}_plain"] = " ".join(map(str, squares))
                case Contents(contents):
                    variables[f"{name}_letters"] = "".join(self._sign(piece) for _, piece in contents)
                    # One square alone is better told in words.
                    if len(contents) > 1:
                        signs = [f"{square}{self._sign(piece)}" for square, piece in contents]
                        variables[name] = " ".join(signs)
        return variables

    def _sign(self, piece: Piece | None) -> str:
        """What stands on a square, in one cell."""
        if piece is None:
            return EMPTY
        letter = self._letters[piece.side is Side.BLACK]
        return letter.swapcase() if piece.is_king else letter

    def _variable(self, value: object) -> Variable:
        match value:
            case bool():
                return "yes" if value else "no"
            case int() | float():
                return value
            case None:
                return NOBODY
            case Enum():
                return str(value.value)
            case Article():
                return self.article(value)
            case Squares(numbers, is_choice):
                return self.listed([str(square) for square in numbers], is_choice=is_choice)
            case Moves(written, is_choice):
                return self.listed(written, is_choice=is_choice)
            case Span(seconds):
                return self._span(seconds)
            case Allowance(control):
                return self._time_control(control) if control else self._span(None)
        return self._several(value)

    def _several(self, value: object) -> str:
        """What is listed of things that have words of their own; of anything else, the value itself."""
        match value:
            case Requests(requests):
                return ", ".join(self._request(request) for request in requests)
            case Points(halves):
                return self._catalog.text("words-points", whole=halves // 2, half=halves % 2)
            case Misheard(pairs):
                return "; ".join(self._misheard(said, heard) for said, heard in pairs)
            case Named(name):
                return printable(name)
            case Day(day, month, year):
                message = "letters-date" if year else "letters-day"
                return self._catalog.text(message, day=str(day), month=month, year=str(year))
            case Conditional(branches):
                return "; ".join(map(self._branch, branches))
            case RuleTitles(titles):
                return "; ".join(f"{number} {self._title(rule)}" for number, rule in titles)
            case Contents(squares):
                return ", ".join(self._content(square, piece) for square, piece in squares)
        return quotable(str(value))


def _named(**said: str) -> dict[str, Variable]:
    """Of each text whether there is any, and its first letter, plain: some languages have other words
    before some of them."""
    found: dict[str, Variable] = {}
    for name, text in said.items():
        letter = unicodedata.normalize("NFD", text[:1].casefold())[:1]
        found |= {f"has_{name}": "yes" if text else "no", f"{name}_initial": letter or NOBODY}
    return found


def _piece_word(piece: Piece | None) -> str:
    if piece is None:
        return "empty"
    return f"{piece.side.value}-{'king' if piece.is_king else 'man'}"


_FORMS = {0: "brief", 1: "", 2: "full"}
"""By verbosity, the form of a message that is told, where the message has it."""

_NOTATION = re.compile(r"(?<=\d)[-xX](?=\d)")
"""Wherever it stands: a person's own text is said back too."""


def in_words(text: str) -> str:
    """A text for a voice: moves as numbers one after the other, for "22-18" is read as "minus"."""
    text = _NOTATION.sub(" ", text)
    return text.replace("Ctrl-", "Control ")


def spelled(utterance: Utterance) -> Utterance:
    """The same with each number digit by digit: "22-18" becomes "2 2, 1 8".

    What parts two moves is heard otherwise than what parts two squares of one.
    """

    def spell(numbers: re.Match[str]) -> str:
        return ", ".join(" ".join(number) for number in re.findall(r"\d+", numbers[0]))

    text = re.sub(r"(\d[-x]\d+),?(?= .*\d[-x]\d)", r"\1;", utterance.text)
    text = re.sub(r"\d+(?:[-x]\d+)*", spell, text)
    return replace(utterance, text=text, spoken=text)


_LOOKED_AT = 1000
"""Characters of a person's own text, of which most may be spaces; more are not looked at."""


def quotable(text: str) -> str:
    """A person's own text, fit to be said back: printable, on one line, short."""
    said = printable(text[:_LOOKED_AT])
    return said if len(said) <= LONGEST_QUOTE else said[:LONGEST_QUOTE] + "..."


def printable(text: str) -> str:
    """A text on one line, without characters that a terminal would obey instead of showing."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())
