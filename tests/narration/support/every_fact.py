"""Every fact there is, in all the ways in which it can be told."""

import enum
import math
import typing
from collections.abc import Iterator
from itertools import product
from typing import Any

from assistant.game.time_control import parse_clock
from assistant.narration.facts import (
    aside,
    clock,
    draw,
    ear_check,
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
    Misheard,
    Moves,
    Named,
    Points,
    Request,
    Requests,
    Span,
    Squares,
)
from assistant.narration.facts.helping import ABOUT
from assistant.parsing.hearing.ear_check import Advice
from assistant.parsing.meanings import Command
from assistant.parsing.sign_words import SIGN_WORDS
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.articles import Article, Text
from assistant.rules.irregularities import ANNOUNCED, Irregularity
from assistant.rules.position import Piece
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
        *(tactile, talk, surfaces, clock, setup, aside, study, ear_check),
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
    ("match-ask-go-on", "rules"): ("none", "international"),
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
    ("irregular-of-whom", "name"): ("Anna", ""),
    ("clock-delay", "why"): ("stopped", "asleep", "busy"),
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
    ("match-ask-leave", "name"): ("Anna", ""),
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
    ("arbiter-upset-unread", "way"): ("notes", "moves", "arbiter", "none"),
    ("match-unclear", "lack"): ("games", "names", "boards", "more"),
    ("match-ask-leave", "what"): ("game", "match", "between"),
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
        "neither",
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
    ("ear-check-refused", "why"): ("off", "lost", "clock", "thinking", "elsewhere"),
    ("ear-check-result", "advice"): tuple(each.value for each in Advice),
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
    Misheard: [Misheard(((22, 32), (13, None))), Misheard(())],
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
    return [each for values in spread(choices) if is_possible(each := fact(*values))]


MOST = 1000
"""Of no fact more are told: what its fields hold goes with what the others hold in so many ways."""


def spread(choices: list[list[Any]]) -> Iterator[tuple[Any, ...]]:
    """All ways to take one of each, in order; of more than MOST, so many from all over."""
    every = math.prod(map(len, choices))
    if every <= MOST:
        yield from product(*choices)
        return
    step = next(each for each in range(every // MOST, every) if math.gcd(each, every) == 1)
    for place in range(MOST):
        rest, taken = place * step % every, []
        for each in reversed(choices):
            rest, which = divmod(rest, len(each))
            taken.append(each[which])
        yield tuple(reversed(taken))


def is_possible(fact: Fact) -> bool:
    """Whether a setting may have the value that a fact tells, and a FEN the pieces that are said; a
    check of the ear has asked for as many numbers as it tells of."""
    if isinstance(fact, setup.FenTold):
        return all(value == 2 for name, value in items_of(fact) if name.endswith("_count"))
    if isinstance(fact, ear_check.EarCheckResult):
        return 0 < fact.asked >= fact.right + fact.silent  # and of none it is never told
    if isinstance(fact, ear_check.EarCheckOthers):
        return bool(fact.hard.pairs)
    value = getattr(fact, "value", None)
    return value is None or value in VALUES_OF[fact.name]  # type: ignore[attr-defined]
