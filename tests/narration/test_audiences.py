"""Who is told each fact, as audiences.txt lists it: everybody, who asks, who is to answer or to move.

The whole decision stands there to be read. Rewriting the list from the facts:
`PYTHONPATH=. python tests/narration/test_audiences.py`, then read every line of the difference.
"""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import get_args

from assistant.dialogue.questions import Asking
from assistant.narration import facts
from assistant.narration.facts.fact import Audience, Fact

LIST = Path(__file__).parent / "audiences.txt"


def every_fact() -> Iterator[type[Fact]]:
    """All facts there are, of whichever module."""
    for module in iter_modules(facts.__path__):
        named = vars(import_module(f"{facts.__name__}.{module.name}"))
        for each in named.values():
            is_fact = isinstance(each, type) and issubclass(each, Fact) and each is not Fact
            if is_fact and each.__module__.endswith(f".{module.name}"):
                yield each


def listed() -> str:
    lines = [
        f"{each.__module__.rpartition('.')[2]} {each.__name__}: {each.audience.value}"
        for each in every_fact()
    ]
    return "\n".join(sorted(lines)) + "\n"


def test_who_is_told_each_fact_is_listed() -> None:
    assert listed() == LIST.read_text("utf-8")


def test_no_fact_is_missing() -> None:
    below = {each for each in Fact.__subclasses__() if each.__module__.startswith(facts.__name__)}
    assert set(every_fact()) == below
    assert len(below) > 200


def test_what_asks_with_yes_or_no_is_for_who_is_to_answer() -> None:
    asking = set(get_args(Asking))
    assert {each for each in every_fact() if each.audience is Audience.ANSWERER} >= asking


def test_no_complaint_is_for_everybody() -> None:
    """What was not understood of one person is nothing to the others."""
    complaints = [each for each in every_fact() if each.is_complaint]
    assert len(complaints) >= 10
    assert {each.audience for each in complaints} == {Audience.ASKER}


if __name__ == "__main__":
    LIST.write_text(listed(), "utf-8")
