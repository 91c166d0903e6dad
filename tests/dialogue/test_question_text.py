"""Questions are data: of plain values through and through, and the same when they are read back."""

import json
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from assistant.dialogue.question_text import (
    QuestionError,
    format_question,
    hints_of,
    parse_expected,
    parse_question,
)
from assistant.dialogue.questions import (
    About,
    Asking,
    Awaited,
    Awaiting,
    Expected,
    Forget,
    MoveHeard,
    NewGame,
    Obey,
    Question,
    Resign,
    SetLevel,
    SetUp,
)
from assistant.game.conditions import Condition
from assistant.narration.facts.talk import Asked
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position, start_position
from assistant.rules.side import Side
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant
from assistant.values import Value, names_of, replaced
from tests.dialogue.support.talk import Talk, settings_for

PLAIN = (NoneType, bool, int, float, str)
FENS = {
    ITALIAN: ("W:W18,22,K30:B5,9,K14", "B:W19,22,30:B11,15,K6"),
    INTERNATIONAL: ("W:WK46,33:B41,37,23,K5", "B:W28,32,8:B14,19,22"),
}


def names_in(kind: type) -> tuple[str, ...]:
    if issubclass(kind, Value):
        return names_of(kind)
    if is_dataclass(kind):
        return tuple(each.name for each in fields(kind))
    return tuple(getattr(kind, "_fields", ()))


def types_of(kind: Any, seen: frozenset[Any] = frozenset()) -> Iterator[Any]:
    """All types that the fields of one are of, and theirs."""
    if kind in PLAIN or kind is ... or kind in (Position, Move) or kind in seen:
        return
    if get_origin(kind) in (Union, UnionType, tuple):
        for each in get_args(kind):
            yield from types_of(each, seen)
        return
    yield kind
    hints = hints_of(kind)
    for name in names_in(kind):
        yield from types_of(hints[name], seen | {kind})


def is_data(kind: Any) -> bool:
    """Whether it is a class of what does not change: all of that is written by its fields."""
    if not isinstance(kind, type):
        return False
    is_frozen = is_dataclass(kind) and kind.__dataclass_params__.frozen  # type: ignore[attr-defined]
    return issubclass(kind, Enum | Value) or hasattr(kind, "_fields") or is_frozen


KINDS = [each for union in (About, Asking, Awaited, Awaiting) for each in get_args(union)]


@pytest.mark.parametrize("kind", [Question, Expected, *KINDS])
def test_no_part_of_a_question_is_a_function(kind: type) -> None:
    assert all(map(is_data, types_of(kind)))


def test_a_function_in_a_question_would_be_seen() -> None:
    class Acting(Value):
        meant: tuple[int, Callable[[], None] | None]

    assert not all(map(is_data, types_of(Acting)))


def below(family: type) -> Iterator[type]:
    for each in family.__subclasses__():
        yield each
        yield from below(each)


_KINDS = ("boards", "games", "irregular", "mail", "match", "moves", "people", "rulings", "settings")
_MODULES = (Question.__module__, *(f"assistant.dialogue.about_{kind}" for kind in _KINDS))


def test_every_kind_of_question_is_in_the_union() -> None:
    """What questions.py defines beside them is no question."""
    defined = {each.__name__ for each in below(Value) if each.__module__ in _MODULES}
    waited = {each.__name__ for each in get_args(Awaited)}
    assert defined - {"Question", "Spoken", "Expected"} - waited == {
        each.__name__ for each in get_args(About)
    }


def positions(variant: Variant) -> st.SearchStrategy[Position]:
    fens = [parse_fen(fen, variant) for fen in FENS[variant]]
    return st.sampled_from([start_position(variant), *fens])


def moves(variant: Variant) -> st.SearchStrategy[Move]:
    return positions(variant).flatmap(lambda position: st.sampled_from(legal_moves(position)))


@cache
def made_of(hint: Any, variant: Variant) -> st.SearchStrategy[Any]:
    """Any value of a type."""
    if hint in PLAIN:
        return _simple[hint]
    if hint is Position:
        return positions(variant)
    if hint is Move:
        return moves(variant)
    members = get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        return st.one_of(*(made_of(each, variant) for each in members))
    if get_origin(hint) is tuple:
        if members[1:] == (...,):
            return st.lists(made_of(members[0], variant), max_size=3).map(tuple)
        return st.tuples(*(made_of(each, variant) for each in members))
    if issubclass(hint, Enum):
        return st.sampled_from(hint)
    if hint is Condition:
        return conditions()
    hints = hints_of(hint)
    return st.builds(hint, **{name: made_of(hints[name], variant) for name in names_in(hint)})


def conditions() -> st.SearchStrategy[Condition]:
    """Trees of them, which have no end of their own."""
    squares = st.lists(st.integers(1, 50), max_size=3).map(tuple)
    leaves = st.builds(Condition, squares, squares)
    return st.recursive(
        leaves,
        lambda then: st.builds(Condition, squares, squares, st.lists(then, max_size=2).map(tuple)),
        max_leaves=4,
    )


_simple: dict[type, st.SearchStrategy[Any]] = {
    NoneType: st.none(),
    bool: st.booleans(),
    int: st.integers(-1, 50),
    float: st.floats(allow_nan=False),
    str: st.text(max_size=9),
}


@cache
def questions(kind: type, variant: Variant) -> st.SearchStrategy[Question]:
    return st.builds(
        Question,
        fact=made_of(Asking, variant),
        about=made_of(kind, variant),
        to=made_of(Side | None, variant),
        offer=st.sampled_from(["", "draw", "takeback", "redo"]),
    )


@pytest.mark.parametrize("variant", [ITALIAN, INTERNATIONAL], ids=lambda variant: variant.name)
@pytest.mark.parametrize("kind", get_args(About), ids=lambda kind: kind.__name__)
# Of what is found nothing smaller is looked for: among so many moves that takes minutes.
@settings(max_examples=25, deadline=None, phases=[Phase.generate])
@given(data=st.data())
def test_a_question_is_the_same_when_it_is_read_back(
    kind: type, variant: Variant, data: st.DataObject
) -> None:
    question = data.draw(questions(kind, variant))
    text = json.dumps(format_question(question))
    read = parse_question(json.loads(text), variant)
    assert read == question
    assert repr(read) == repr(question)


@cache
def expectations(kind: type, variant: Variant) -> st.SearchStrategy[Expected]:
    hints = hints_of(Expected) | {"about": kind, "behind": NoneType, "beside": NoneType}
    plain = st.builds(Expected, **{name: made_of(hints[name], variant) for name in names_in(Expected)})
    return st.builds(lambda one, other: replaced(one, behind=other), plain, st.one_of(st.none(), plain))


@pytest.mark.parametrize("variant", [ITALIAN, INTERNATIONAL], ids=lambda variant: variant.name)
@pytest.mark.parametrize("kind", get_args(Awaited), ids=lambda kind: kind.__name__)
@settings(max_examples=25, deadline=None, phases=[Phase.generate])
@given(data=st.data())
def test_what_is_waited_for_is_the_same_when_it_is_read_back(
    kind: type, variant: Variant, data: st.DataObject
) -> None:
    expected = data.draw(expectations(kind, variant))
    read = parse_expected(json.loads(json.dumps(format_question(expected))), variant)
    assert read == expected
    assert repr(read) == repr(expected)


@pytest.mark.parametrize(
    "lines",
    [
        ("quiz", "7"),
        ("square", "14"),
        ("losses", "22-18"),
        ("settings", "more"),
        ("settings", "99", "98", "level", "3"),
        ("level", "99", "back", "1"),
        ("rate", "-5", "200"),
    ],
    ids=" ".join,
)
def test_a_line_means_the_same_for_what_was_read_back(lines: tuple[str, ...]) -> None:
    one, other = Talk(settings_for(language="en")), Talk(settings_for(language="en"))
    has_waited = False
    for line in lines:
        assert one.type(line) == other.type(line)
        here = other.dialogue.talk.here
        if here.expected:
            has_waited = True
            told = json.loads(json.dumps(format_question(here.expected)))
            here.expected = parse_expected(told, ITALIAN)
            assert here.expected == one.dialogue.talk.here.expected
    assert has_waited


def test_what_is_no_line_that_is_waited_for_is_told() -> None:
    with pytest.raises(QuestionError, match="waited for"):
        parse_expected({"about": {"is": "Resign", "side": "white"}}, ITALIAN)


def test_what_waits_at_a_table_can_be_written_and_answered_when_it_is_read_back() -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("22-18")
    talk.type("resign")
    here = talk.dialogue.talk.here
    assert here.asked
    written = format_question(here.asked)
    assert written["about"] == {"is": "Resign", "side": "white"}
    here.asked = parse_question(json.loads(json.dumps(written)), ITALIAN)
    talk.type("yes")
    assert talk.game.outcome


def without(name: str) -> Callable[[dict[str, Any]], object]:
    return lambda told: told.pop(name)


@pytest.mark.parametrize(
    "spoil",
    [
        without("fact"),
        without("about"),
        lambda told: told["about"].pop("side"),
        lambda told: told["about"].update(side="green"),
        lambda told: told["about"].update({"is": "Reign"}),
        lambda told: told["about"].update({"is": "Spoken"}),
        lambda told: told["fact"].pop("is"),
        lambda told: told["fact"].update(annuls="no"),
        lambda told: told.update(about=[]),
        lambda told: told.update(to="nobody"),
        lambda told: told.update(offer=1),
    ],
)
def test_what_is_no_question_is_told(spoil: Callable[[dict[str, Any]], object]) -> None:
    told = format_question(Question(Asked("resign", Side.WHITE, "", ""), Resign(Side.WHITE)))
    assert parse_question(told, ITALIAN)
    spoil(told)
    with pytest.raises(QuestionError):
        parse_question(told, ITALIAN)


def asked(about: About) -> Talk:
    """A conversation in which this waits for an answer."""
    talk = Talk(settings_for(language="en"))
    talk.type("22-18")
    talk.answer("11-15")
    talk.dialogue.talk.ask(Question(Asked("new", Side.WHITE, "", ""), about))
    talk.dialogue.talk.conversation.outbox.clear()
    return talk


@pytest.mark.parametrize(
    "about",
    [
        *(Forget(), SetLevel(5), SetUp(0, start_position(ITALIAN))),
        *(NewGame(None), Obey(CommandMeant(Command.RESIGN))),
    ],
)
def test_a_no_changes_nothing(about: About) -> None:
    talk = asked(about)
    game, level = talk.game, talk.dialogue.talk.settings.level
    assert len(talk.type("no")) == 1
    assert talk.game is game
    assert not game.outcome
    assert len(game.plies) == 2
    assert talk.dialogue.talk.settings.level == level
    assert not talk.dialogue.talk.here.asked


def test_a_yes_sets_the_level() -> None:
    talk = asked(SetLevel(5))
    talk.type("yes")
    assert talk.dialogue.talk.settings.level == 5


def test_a_no_to_a_move_that_was_heard_rejects_it() -> None:
    move = legal_moves(asked(Forget()).game.position)[0]
    talk = asked(MoveHeard(move))
    talk.type("no")
    assert talk.dialogue.talk.rejected_here == (move,)
