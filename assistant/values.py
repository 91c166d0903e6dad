"""Values: frozen classes of named fields, like frozen dataclasses with slots, that cost a start little.

A dataclass compiles the methods of each class when that is defined, 0.4 ms for each. Facts, events,
effects and deeds are more than two hundred, of which a start uses ten: all of them share the methods
here. What is written is what one writes of a dataclass, without the decorator; mypy takes it for one.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform, get_origin

_KW_ONLY = "KW_ONLY"


def _annotations(namespace: dict[str, Any]) -> dict[str, Any]:
    """Those of a class that is being made; from Python 3.14 on they are a function until one asks."""
    if sys.version_info < (3, 14):
        found: dict[str, Any] = namespace.get("__annotations__", {})
        return found
    import annotationlib

    annotate = annotationlib.get_annotate_from_class_namespace(namespace)
    if annotate is None:
        return {}
    return annotationlib.call_annotate_function(annotate, annotationlib.Format.FORWARDREF)


def _is_of_class(annotation: object) -> bool:
    if isinstance(annotation, str):
        return annotation.startswith(("ClassVar", "typing.ClassVar"))
    return annotation is ClassVar or get_origin(annotation) is ClassVar


class _ValueType(type):
    """Makes slots of the annotations of a class, and remembers what stands behind them."""

    value_names: tuple[str, ...]
    value_defaults: Mapping[str, Any]
    value_setters: tuple[Callable[[Any, Any], None], ...]

    def __new__(
        mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], *, kw_only: bool = False
    ) -> "_ValueType":
        own = [each for each, kind in _annotations(namespace).items() if not _is_of_class(kind)]
        defaults = {each: namespace.pop(each) for each in own if each in namespace}
        namespace["__slots__"] = tuple(own)
        made = super().__new__(mcs, name, bases, namespace)
        inherited = [base for base in made.__mro__[1:] if isinstance(base, _ValueType)]
        parent = inherited[0] if inherited else None
        before = parent.value_names if parent else ()
        keywords = parent.value_keywords if parent else ()
        if kw_only:
            keywords = (*keywords, *own)
        # What only keywords set comes last, as with dataclasses.
        places = tuple(each for each in (*before, *own) if each not in keywords)
        made.value_names = (*places, *keywords)
        made.value_keywords = keywords
        made.value_defaults = {**(parent.value_defaults if parent else {}), **defaults}
        made.value_setters = tuple(getattr(made, each).__set__ for each in made.value_names)
        setattr(made, "__match_args__", places)  # noqa: B010  (mypy knows it of classes of its own)
        return made

    value_keywords: tuple[str, ...]


@dataclass_transform(frozen_default=True)
class Value(metaclass=_ValueType):
    """The root of them. Equal are values of one class with equal fields."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        kind = type(self)
        if len(args) > len(kind.__match_args__):
            raise TypeError(f"{kind.__name__} takes {len(kind.__match_args__)} values, not {len(args)}")
        given = dict(zip(kind.__match_args__, args, strict=False))
        if kwargs:
            twice = given.keys() & kwargs.keys()
            strange = kwargs.keys() - set(kind.value_names)
            if twice or strange:
                raise TypeError(f"{kind.__name__} takes no {', '.join(sorted(twice | strange))}")
            given |= kwargs
        defaults = kind.value_defaults
        for name, put in zip(kind.value_names, kind.value_setters, strict=True):
            if name in given:
                put(self, given[name])
            elif name in defaults:
                put(self, defaults[name])
            else:
                raise TypeError(f"{kind.__name__} needs {name}")

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

    __match_args__: ClassVar[tuple[str, ...]] = ()


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


def _remade(kind: type[Value], given: dict[str, Any]) -> Value:
    return kind(**given)
