"""Every fact can be told in every language, and the languages say the same things."""

import enum
import re
import typing
from importlib import resources
from itertools import product

import pytest

from assistant.game.time_control import parse_clock
from assistant.narration.catalog import Catalog, base_languages, languages
from assistant.narration.facts import (
    aside,
    clock,
    draw,
    errors,
    foresight,
    game,
    helping,
    intents,
    irregular,
    lesson,
    listening,
    match,
    position,
    repeating,
    rules,
    settings,
    setup,
    study,
    surfaces,
    tactile,
    talk,
)
from assistant.narration.facts.fact import (
    Allowance,
    Contents,
    Fact,
    Moves,
    Named,
    Points,
    Request,
    Requests,
    Span,
    Squares,
)
from assistant.narration.facts.helping import ABOUT
from assistant.narration.narrator import Narrator
from assistant.parsing.meanings import Command
from assistant.parsing.sign_words import SIGN_WORDS
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.articles import Article, IllegalReason, Text
from assistant.rules.irregularities import ANNOUNCED, Irregularity
from assistant.rules.position import Piece
from assistant.rules.regulation import REGULATIONS
from assistant.rules.side import Side
from assistant.rules.untaken import Lacking
from assistant.settings.preferences import NAMED, PREFERENCES
from assistant.tactile.inference import Order
from assistant.tactile.port_link import BUSY, FORBIDDEN, MISSING, NO_PACKAGE, UNPLUGGED
from assistant.tactile.reading import Seen
from assistant.tactile.serial_link import SILENT, UNKNOWN
from assistant.values import items_of, names_of

TERMS = set(vocabulary("it").glossary.values()) - {"huffing", "blindfold"}
FACTS = [
    each
    for module in (
        *(
            position,
            draw,
            errors,
            foresight,
            game,
            helping,
            intents,
            irregular,
            lesson,
            listening,
            match,
            repeating,
            rules,
            settings,
        ),
        *(tactile, talk, surfaces, clock, setup, aside, study),
    )
    for each in vars(module).values()
    if isinstance(each, type) and issubclass(each, Fact) and each is not Fact
]
WAYS = ("ahead-left", "ahead-right", "back-left", "back-right")
VALUES_OF = {
    preference.name: [
        preference.word(value)
        for value in (*preference.offered(), *preference.unlisted, "9", "700", "xo")
        if preference.accepts(value)
    ]
    for preference in PREFERENCES
}
WORDS: dict[object, tuple[str, ...]] = {
    "rules": ("italian", "international"),
    "regulation": ("fid", "pergioco", "portuguese"),
    "coach": ("off", "exists", "squares", "why"),
    "what": ("question", "search", "nothing"),
    ("talk-help", "example"): ("22x15x8",),
    ("talk-answered", "kind"): ("greeting", "thanks", "praise", "wait"),
    ("talk-help", "plain"): ("22 18",),
    ("talk-help", "start"): ("22",),
    ("talk-help", "topic"): ("moves", "questions", "commands", "settings", "board"),
    ("help-about", "topic"): tuple(sorted(ABOUT)),
    ("glossary", "term"): tuple(sorted(TERMS)),
    ("glossary", "squares"): ("32",),
    ("lesson-tour", "topic"): (
        *("squares", "rows", "own-base", "enemy-base", "start"),
        *("edges", "corners", "diagonal", "neighbours", "steps"),
    ),
    "kind": ("step", "landing", "row"),
    ("tactile-irregular", "kind"): tuple(each.value for each in Irregularity if each not in ANNOUNCED),
    ("irregular-announced", "kind"): tuple(
        each.value for each in Irregularity if each in ANNOUNCED - {Irregularity.MOVE_TAKEN_BACK}
    ),
    ("irregular-ask-announced", "name"): ("Anna", ""),
    ("irregular-count-stays", "why"): ("none", "unseen"),
    ("tactile-compare", "kind"): ("boards", "game"),
    "seat": ("", "white", "black"),
    "piece": ("white-man", "white-king", "black-man", "black-king"),
    "seen": tuple(each.value for each in Seen if each is not Seen.NOTHING),
    "player": ("", "white", "black", "Anna"),
    "order": tuple(each.value for each in Order),
    ("tactile-gone", "reason"): (*(NO_PACKAGE, MISSING, FORBIDDEN, BUSY, UNPLUGGED, SILENT, UNKNOWN),),
    ("tactile-set-up-refused", "reason"): (
        "no-colours",
        "unsure",
        "empty",
        "too-many",
        "uncrowned",
    ),
    ("tactile-ask-keep", "name"): ("Anna", ""),
    ("tactile-fault", "code"): ("battery", "sensor", "memory", "version", "info", "other"),
    ("tactile-fault", "text"): ("", "coil open"),
    ("lesson-question", "way"): (*WAYS, "left", "right"),
    "name": tuple(NAMED),
    ("game-person", "name"): ("Anna", ""),
    ("game-turn", "name"): ("Anna", ""),
    ("talk-ask", "name"): ("Anna", ""),
    ("talk-ask-moves", "name"): ("Anna", ""),
    **dict.fromkeys(((f"repeating-{each}", "name") for each in ("ask", "awaited")), ("Anna", "")),
    ("talk-yes-of-whom", "name"): ("Anna", ""),
    ("match-over", "winner"): ("Anna", ""),
    **dict.fromkeys(
        [
            *((f"match-{each}", "first") for each in ("score", "ask-go-on")),
            ("match-ask-next", "white"),
        ],
        ("Anna",),
    ),
    ("talk-ask-moves", "question"): ("undo", "takeback", "redo", "replay", "both"),
    "value": tuple(sorted({value for values in VALUES_OF.values() for value in values})),
    ("rules-no-moves-of", "why"): ("empty", "opponent", "blocked", "capture"),
    ("rules-not-taken", "why"): (*(each.value for each in Lacking), "own", "outranked"),
    ("together-fixed", "what"): ("questions", "notes"),
    ("match-unclear", "lack"): ("games", "names", "boards"),
    "lack": ("arrival", "capture", "promotion", "promotion-there", "king"),
    "way": WAYS,
    "place": (
        *("right-edge", "left-edge", "main-diagonal", "parallels", "corners"),
        *("double-corner", "goal", "base", "column", "centre"),
        *("near-left", "near-right", "far-left", "far-right"),
    ),
    "question": (
        "quit",
        "resign",
        "resign-named",
        "draw",
        "draw-named",
        "neither",
        "neither-named",
        "leave-match",
        "takeback",
        "offer",
        "undo",
        "new",
        "forget",
        "claim",
        "leave",
        "notes",
    ),
    "listen": ("push", "open"),
    "part": ("start", "end"),
    ("setup-file-refused", "why"): ("name", "full", "forbidden", "other"),
    ("setup-occupied", "piece"): ("white-man", "white-king", "black-man", "black-king"),
    **dict.fromkeys((("aside-at", "kind"), ("aside-reading", "kind")), ("move", "set", "start")),
    ("study-at", "kind"): ("move", "set", "start", "unknown"),
    ("study-at", "way"): ("line", "variation", "added", "more"),
    ("study-at", "nag"): ("14",),
    ("study-at", "sign"): ("none", *SIGN_WORDS.values(), "other"),
    ("study-sign", "sign"): (*SIGN_WORDS.values(), "other"),
    ("study-signed", "sign"): tuple(SIGN_WORDS.values()),
    **dict.fromkeys(
        [(f"study-{each}", "result") for each in ("opened", "file-game", "ended")],
        ("white", "black", "draw", "4-6", ""),
    ),
    ("study-nothing", "what"): ("review", "note", "variation", "file"),
    ("study-not-had", "why"): (
        *("missing", "folder", "forbidden", "empty", "no-game", "not-ours", "too-long", "other"),
    ),
    ("study-not-shown", "why"): ("gone", "damaged", "counted", "other"),
    ("study-no-sign", "why"): ("unknown", "nowhere", "forced"),
    ("study-not-written", "why"): (
        *("name", "folder", "counted", "nothing", "none", "full", "forbidden", "other"),
    ),
    ("listening-lost", "reason"): (
        *("crashed", "no-device", "busy", "forbidden", "lost", "no-package"),
        *("no-sounddevice", "no-portaudio", "damaged-model", "no-model", "broken"),
    ),
}
"""The words that text fields may hold where a message turns on them."""


MAY_BE_EMPTY = {
    *(("position-emptied", "move"), ("position-filled", "move")),
    *(("rules-instead-moves", "start"), ("rules-instead-pieces", "start")),
    *(("game-score", "white"), ("game-score", "black")),
    *(("game-last-move", "move"), ("talk-not-understood", "heard")),
}
TIMES = (Allowance(parse_clock("10+5")), Allowance(None))
SAMPLES: dict[object, list[object]] = {
    type(None): [None],
    bool: [True, False],
    int: [0, 1, 2, 13],
    float: [0.5, 1.0, 2.0],
    str: ["18"],
    Article: [Article(Text.CAPO1, "6.7"), Article(Text.PERGIOCO, "f")],
    Squares: [Squares((21, 22))],
    Moves: [Moves(("22x15", "22x13"), is_choice=True)],
    Requests: [
        Requests((Request(id, square="18", move="22-18", value=value, times=TIMES),))
        for id in (
            *(each.value for each in Command),
            *("move", "new-white", "new-black", "new-international", "new-italian", "new-level"),
            *(
                "new-computer",
                "new-people",
                "new-has-white",
                "new-has-black",
                "new-questions-white",
                "new-questions-black",
                "new-notes",
                "new-no-notes",
                "new-swap",
                "new-sighted",
                "new-blindfold",
                "new-blindfold-one",
                "takeback-all",
                "count-left",
                "help-left",
                "help-more",
            ),
            *("why-captures", "promotion-row-nearest"),
            *("replies-square", "losses-square", "replies-move", "losses-move", "replies-captures"),
            *("new-clock", "new-clock-own", "new-clock-enemy", "new-clock-white", "new-clock-black"),
            "new-untimed",
            *("losses-captures", "losses-safety", "promotion-row-next"),
        )
        for value in ("70", "")
    ],
    Span: [Span(None), Span(0.4), Span(59.9), Span(272.0), Span(3661.0)],
    Allowance: [Allowance(parse_clock(text)) for text in ("none", "10+5", "5d3", "40/120:60", "1/2m")],
    Points: [Points(0), Points(1), Points(2), Points(3), Points(8)],
    Named: [Named("W:W21,22,K21,K22:B21,22,K21,K22")],
    Contents: [Contents(((18, None), (19, Piece(Side.BLACK, is_king=True))))],
}
"""One, two and many of what is counted; enumerations stand with all their members."""


def samples(fact: type[Fact], name: str, kind: object) -> list[object]:
    words = WORDS.get((fact.message, name), WORDS.get(name, ()))
    if words:
        # Nothing is said of captures when the coach is off.
        return [word for word in words if (fact.message, word) != ("rules-capture-forced", "off")]
    values: list[object] = [""] if (fact.message, name) in MAY_BE_EMPTY else []
    for option in typing.get_args(kind) or (kind,):
        is_words = isinstance(option, type) and issubclass(option, enum.Enum)
        values += list(option) if is_words else SAMPLES[option]
    return values


def all_of(fact: type[Fact]) -> list[Fact]:
    kinds = typing.get_type_hints(fact)
    names = list(names_of(fact))
    choices = [samples(fact, name, kinds[name]) for name in names]
    all_of_them = [fact(*values) for values in product(*choices)][:4000]
    return [each for each in all_of_them if is_possible(each)]


def is_possible(fact: Fact) -> bool:
    """Whether a setting may have the value that a fact tells, and a FEN the pieces that are said."""
    if isinstance(fact, setup.FenTold):
        return all(value == 2 for name, value in items_of(fact) if name.endswith("_count"))
    value = getattr(fact, "value", None)
    return value is None or value in VALUES_OF[fact.name]  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.__name__)
def test_each_fact_can_be_told(fact: type[Fact], language: str) -> None:
    narrators = [Narrator(language, Text.CAPO1, verbosity) for verbosity in (1, 0, 2)]
    narrators += [Narrator(language, Text.CAPO1, letters="wb", cells=cells) for cells in (40, 20)]
    for place, each in enumerate(all_of(fact)):
        narrator = narrators[place % len(narrators)]
        told = narrator.tell(each, again=place % 2 == 1 and narrator.can_reword(each))
        text = told.text
        # Synthesisers read the signs of a move as "minus" or "dash": a voice gets none of them.
        assert not re.search(r"\d[-x]\d", told.spoken), told.spoken
        if place % len(narrators) < 3:
            assert re.findall(r"\d+", told.spoken) == re.findall(r"\d+", text)
        assert text.strip() == text
        assert text
        assert "\n" not in text
        assert "  " not in text, text
        assert not re.search(r"[{}$]", text), text
        assert "none" not in text, text


SHORT = 7
"""So many words, beside numbers and the article's name, are short enough at every detail."""


def length(text: str, narrator: Narrator) -> int:
    for article in SAMPLES[Article]:
        text = text.replace(narrator.article(article), "")
    return sum(not re.search(r"\d", word) for word in text.split())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.__name__)
def test_what_is_not_short_has_a_brief_form_that_is(fact: type[Fact], language: str) -> None:
    normal, brief = Narrator(language, Text.CAPO1), Narrator(language, Text.CAPO1, 0)
    for each in all_of(fact):
        whole, short = normal.tell(each).text, brief.tell(each).text
        assert len(short) <= len(whole)
        if short == whole:
            assert length(whole, normal) <= SHORT, whole
        elif normal.can_reword(each):
            assert brief.tell(each, again=True).text != short


def ids_and_variables(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    folder = resources.files("assistant.narration").joinpath("messages", language)
    for file in folder.iterdir():
        for entry in re.split(r"^(?=[a-z])", file.read_text("utf-8"), flags=re.MULTILINE):
            match = re.match(r"([a-z0-9-]+) =", entry)
            if match:
                assert match[1] not in found, f"{match[1]} stands twice"
                found[match[1]] = set(re.findall(r"\$([a-z_]+)", entry))
                assert match[1].startswith(file.name.removesuffix(".ftl") + "-")
    return found


def test_all_languages_have_the_same_messages_with_the_same_variables() -> None:
    first, *others = base_languages()  # what is laid over one of them: test_laid_over.py
    expected = ids_and_variables(first)
    assert len(expected) > 100
    for language in others:
        found = ids_and_variables(language)
        assert found.keys() == expected.keys()
        # A language may do without a variable that another one needs, never with an unknown one.
        for message, variables in found.items():
            assert variables <= expected[message] | OPTIONAL, message
            assert expected[message] <= variables | OPTIONAL, message


OPTIONAL = {"taken", "count", "count_word", "times", "number"}
"""Variables that choose a plural, which not every language has everywhere."""


@pytest.mark.parametrize("language", languages())
def test_each_article_of_each_regulation_has_a_name(language: str) -> None:
    for regulation in REGULATIONS:
        narrator = Narrator(language, regulation.text)
        for reason in IllegalReason:
            numbers = regulation.numbers | (regulation.fallback[1] if regulation.fallback else {})
            if reason in numbers:
                article = regulation.article(reason, is_king=True)
                assert article.number in narrator.article(article)


def test_an_article_of_another_text_is_named_with_its_text() -> None:
    narrator = Narrator("it", Text.PERGIOCO)
    assert narrator.article(Article(Text.CAPO1, "4.1")) == "articolo 4.1 del Capo I"
    assert narrator.article(Article(Text.PERGIOCO, "f")) == "regola di PerGioco, lettera f"
    assert Narrator("it", Text.CAPO1).article(Article(Text.CAPO1, "6.7")) == "articolo 6.7"


def test_an_unknown_message_is_an_error_and_not_a_silence() -> None:
    catalog = Catalog("it")
    with pytest.raises(KeyError):
        catalog.text("game-no-such-message")
    with pytest.raises(KeyError):
        catalog.text("nofile-message")
    with pytest.raises(ValueError, match="game-turn"):
        catalog.text("game-turn")


def test_messages_are_read_when_first_used_with_those_that_they_use() -> None:
    catalog = Catalog("it")
    assert catalog._read == set()
    catalog.text("talk-goodbye")
    assert catalog._read == {"talk-goodbye"}
    catalog.text("game-turn", side="white", is_you="yes", has_name="no", name="")
    assert catalog._read == {"talk-goodbye", "game-turn", "words-side"}
