"""Values: frozen classes of named fields, like frozen dataclasses, that cost a start little.

A dataclass compiles the methods of each class when that is defined, 0.4 ms for each. Facts, events,
effects and deeds are more than two hundred, of which a start uses ten: all of them share the methods
here. What is written is what one writes of a dataclass, without the decorator; mypy takes it for one.
"""

import sys
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform, get_origin


def _annotations(kind: type) -> dict[str, Any]:
    """Those of a class alone; from Python 3.14 on they are looked at when one asks."""
    if sys.version_info < (3, 14):
        found: dict[str, Any] = vars(kind).get("__annotations__", {})
        return found
    import annotationlib

    return annotationlib.get_annotations(kind, format=annotationlib.Format.FORWARDREF)


def _is_of_class(annotation: object) -> bool:
    if isinstance(annotation, str):
        return annotation.startswith(("ClassVar", "typing.ClassVar"))
    return annotation is ClassVar or get_origin(annotation) is ClassVar


@dataclass_transform(frozen_default=True)
class Value:
    """The root of them. Equal are values of one class with equal fields.

    A metaclass might give them slots, but each isinstance() would ask it, which costs more.
    """

    value_names: ClassVar[tuple[str, ...]] = ()
    value_keywords: ClassVar[tuple[str, ...]] = ()
    """Those of the names that have no place, and are set by name only. They come last."""
    value_defaults: ClassVar[Mapping[str, Any]] = {}
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, *, kw_only: bool = False) -> None:
        own = [name for name, kind in _annotations(cls).items() if not _is_of_class(kind)]
        usual = {name: cls.__dict__[name] for name in own if name in cls.__dict__}
        cls.value_defaults = {**cls.value_defaults, **usual}
        cls.value_keywords = (*cls.value_keywords, *(own if kw_only else ()))
        places = [name for name in (*cls.value_names, *own) if name not in cls.value_keywords]
        cls.__match_args__ = tuple(places)  # type: ignore[misc]
        cls.value_names = (*places, *cls.value_keywords)
        cls.__init__ = Value.__init__  # type: ignore[method-assign]  # until the first one is made

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Raises TypeError for what the class has no field for, and for a field that has no value."""
        _compile(type(self))
        type(self).__init__(self, *args, **kwargs)  # which is another one now

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} is not to be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} is not to be deleted")

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in names_of(self))

    def __hash__(self) -> int:
        return hash((type(self), *(getattr(self, name) for name in names_of(self))))

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in names_of(self))
        return f"{type(self).__name__}({told})"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _remade, (type(self), {name: getattr(self, name) for name in names_of(self)})


V = TypeVar("V", bound=Value)


def names_of(value: Value | type[Value]) -> tuple[str, ...]:
    """The names of the fields of a value or of its class: in order, those that keywords set last."""
    kind = value if isinstance(value, type) else type(value)
    return kind.value_names


def items_of(value: Value) -> Iterator[tuple[str, Any]]:
    """The fields of a value, each with its name."""
    for name in names_of(value):
        yield name, getattr(value, name)


def replaced(value: V, **changes: Any) -> V:
    """The same value with other fields. Raises TypeError for what is none of them."""
    return type(value)(**(dict(items_of(value)) | changes))


def _compile(kind: type[Value]) -> None:
    """Give a class, of which the first value is made, the __init__ that a dataclass would have.

    What most classes of a start never need is compiled for those that do.
    """
    usual = {f"usual_{name}": value for name, value in kind.value_defaults.items()}
    parts = [
        f"{name}=usual_{name}" if name in kind.value_defaults else name for name in kind.value_names
    ]
    if kind.value_keywords:
        parts.insert(len(kind.__match_args__), "*")
    body = [" own = self.__dict__", *(f" own[{name!r}] = {name}" for name in kind.value_names)]
    exec("\n".join([f"def __init__({', '.join(['self', *parts])}):", *body]), usual)
    kind.__init__ = usual["__init__"]  # type: ignore[method-assign]


def _remade(kind: type[Value], given: dict[str, Any]) -> Value:
    return kind(**given)
