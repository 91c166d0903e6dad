"""What people answer to what they are asked, in words of their own: lines that taught nothing.

Each is the question, what was typed, and what it answers. They were written by people who had seen
neither the program nor what taught it, sealed, and run once before they came here. How many were then
understood is told in docs/understanding.md.
"""

from collections import Counter
from pathlib import Path

import pytest

from tests.dialogue.support.questions_put import taken_for

LANGUAGES = ("it", "en", "pt")
_UNDERSTOOD = 74
_WRONG = 6
_TALK_LEFT = 84
"""Of 100, at least or at most; of talk in all languages together, for it is 52 lines of each."""


def outcome(language: str, question: str, line: str, wanted: str) -> str:
    """What became of an answer: right, asked, missed or wrong; of talk: left, or taken."""
    taken = taken_for(language, question, line)
    if wanted == "talk":
        return "taken" if taken else "left"
    first, second = (*question.split("|"), "")[:2]
    named = wanted.removeprefix("other:")
    right = {named, {"yes": first, "first": first, "second": second}.get(wanted, named)}
    if not taken:
        return "missed"
    if " or " in taken:
        return "asked" if right & {*taken.split(" or ")} else "wrong"
    return "right" if taken in right else "only no" if taken == "no" and wanted == named else "wrong"


def judged(language: str) -> tuple[Counter[str], Counter[str]]:
    """What became of the answers and of the talk of a language."""
    rows = (Path(__file__).with_name("answers") / f"{language}.tsv").read_text("utf-8").splitlines()
    answers: Counter[str] = Counter()
    talk: Counter[str] = Counter()
    for row in rows:
        question, line, wanted = row.split("\t")
        (talk if wanted == "talk" else answers)[outcome(language, question, line, wanted)] += 1
    return answers, talk


def test_answers_are_understood_as_often_as_they_were() -> None:
    talk: Counter[str] = Counter()
    for language in LANGUAGES:
        answers, beside = judged(language)
        told = answers["right"] + answers["asked"]
        assert 100 * told >= _UNDERSTOOD * answers.total(), (language, answers)
        assert 100 * answers["wrong"] <= _WRONG * answers.total(), (language, answers)
        talk += beside
    assert 100 * talk["left"] >= _TALK_LEFT * talk.total(), talk


@pytest.mark.parametrize(
    ("language", "question", "line", "wanted"),
    [
        ("en", "captures", "righto", "yes"),
        ("en", "resign", "not on your life", "no"),
        ("en", "pieces|piece-count", "number two", "second"),
        ("it", "pieces|piece-count", "la 2", "second"),
        ("it", "takeback", "la lascio dov'è", "no"),
        ("pt", "last", "uhum", "yes"),
    ],
)
def test_it_is_answered_so(language: str, question: str, line: str, wanted: str) -> None:
    assert taken_for(language, question, line) == wanted


def test_another_square_than_what_was_asked_about_is_no_yes() -> None:
    assert taken_for("en", "move", "23-19") == "move"
    assert taken_for("en", "square", "what stands on 30") not in ("yes", "no")


@pytest.mark.parametrize("line", ["hmm let me think", "who was at the door", "my back is killing me"])
@pytest.mark.parametrize("question", ["quit", "resign", "takeback", "new", "save"])
def test_talk_answers_nothing(question: str, line: str) -> None:
    assert taken_for("en", question, line) == ""
