"""Values are what frozen dataclasses are, and a type checker takes them for such."""

import copy
import pickle
from dataclasses import dataclass
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.values import Value, items_of, names_of, replaced


class Told(Value):
    """One with everything that a class may have."""

    message = "told"
    kind: ClassVar[str] = "a"
    square: int
    """Which."""
    text: str = "none"

    @property
    def doubled(self) -> int:
        return 2 * self.square


class Other(Told):
    message = "other"
    more: tuple[int, ...] = ()


class Base(Value, kw_only=True):
    by: str = ""


class Done(Base):
    ply: int


def test_it_is_made_by_place_and_by_name() -> None:
    assert Told(3) == Told(square=3) == Told(3, "none") == Told(text="none", square=3)
    assert Told(3) != Told(4)
    assert (Told(3).square, Told(3).text, Told(3).doubled, Told.message, Told.kind) == (
        *(3, "none", 6, "told", "a"),
    )
    assert Done(4, by="me") == Done(by="me", ply=4)


@pytest.mark.parametrize(
    ("args", "kwargs", "why"),
    [
        ((), {}, "missing 1 required positional argument: 'square'"),
        ((1, "x", 2), {}, "takes from 2 to 3 positional arguments"),
        ((1,), {"square": 1}, "multiple values for argument 'square'"),
        ((1,), {"strange": 1, "text": ""}, "unexpected keyword argument 'strange'"),
    ],
)
def test_what_does_not_fit_is_told(
    args: tuple[object, ...], kwargs: dict[str, object], why: str
) -> None:
    with pytest.raises(TypeError, match=why):
        Told(*args, **kwargs)  # type: ignore[arg-type]


def test_what_keywords_set_has_no_place() -> None:
    with pytest.raises(TypeError, match="takes 2 positional arguments"):
        Done(1, "me")  # type: ignore[misc]
    assert names_of(Done) == ("ply", "by")


def test_it_cannot_be_changed() -> None:
    value = Told(3)
    with pytest.raises(AttributeError):
        value.square = 4  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del value.square
    with pytest.raises(AttributeError):
        value.new = 4  # type: ignore[attr-defined]


def test_a_class_below_has_the_fields_of_its_parent_first() -> None:
    value = Other(1, "a", (2,))
    assert names_of(value) == ("square", "text", "more")
    assert list(items_of(value)) == [("square", 1), ("text", "a"), ("more", (2,))]
    assert value != Told(1, "a")
    assert Other(1, "a") != Told(1, "a")


def test_it_is_matched_by_place() -> None:
    match Other(7, "x"):
        case Other(square, text, more):
            assert (square, text, more) == (7, "x", ())
        case _:
            raise AssertionError
    match Told(7):
        case Told(square=7):
            pass
        case _:
            raise AssertionError


def test_one_is_made_of_another() -> None:
    assert replaced(Other(1, "a"), text="b") == Other(1, "b")
    assert replaced(Done(4, by="me"), by="you") == Done(4, by="you")
    with pytest.raises(TypeError):
        replaced(Told(1), strange=2)


def test_each_class_has_fields_of_its_own_whichever_is_made_first() -> None:
    class Parent(Value):
        one: int = 1

    class Child(Parent):
        two: int = 2

    class Empty(Value):
        pass

    assert Parent(5).one == 5
    assert (Child(5, 6).one, Child(5, 6).two) == (5, 6)
    assert (Child().one, Child().two) == (1, 2)
    assert Empty() == Empty()
    with pytest.raises(TypeError):
        Empty(1)  # type: ignore[call-arg]


def test_it_is_copied_and_sent_on() -> None:
    value = Other(1, "a", (2,))
    assert copy.copy(value) is value
    assert copy.deepcopy(value) is value
    assert pickle.loads(pickle.dumps(value)) == value


@dataclass(frozen=True, slots=True)
class Twin:
    square: int
    text: str = "none"


@given(st.integers(), st.text(max_size=5), st.integers(), st.text(max_size=5))
def test_it_is_as_a_frozen_dataclass_is(one: int, text: str, other: int, more: str) -> None:
    a, b, twin_a, twin_b = Told(one, text), Told(other, more), Twin(one, text), Twin(other, more)
    assert (a == b) is (twin_a == twin_b)
    assert repr(a) == repr(twin_a).replace("Twin", "Told")
    if a == b:
        assert hash(a) == hash(b)
    assert len({a, b}) == len({twin_a, twin_b})
