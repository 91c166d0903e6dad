"""Lines that people write besides moves: how to stop, time, a second person, mistakes, levels, files.

`corpus/besides.tsv` has them with what each means: the language, the kind, the question that was open
(or nothing), the line, the meaning. They are to learn from, and no phrase was made of one: how many of
them were understood when they were read for the first time stands in docs/understanding.md.
"""

from collections import Counter
from pathlib import Path

CORPUS = Path(__file__).parent / "corpus"


def lines_of(name: str) -> list[list[str]]:
    return [line.split("\t") for line in (CORPUS / name).read_text("utf-8").splitlines()]


LINES = lines_of("besides.tsv")
KINDS = {"stop", "time", "second", "wrong", "level", "files"}
MEANINGS = {
    *("quit", "save", "continue", "games", "pause", "go-on", "clock", "clock-settings"),
    *("new-two-people", "new-by-mail", "new-internet", "names", "where-wrong", "reason", "takeback"),
    *("review", "level-told", "level-harder", "level-easier", "level-explained", "export"),
    *("open-file", "where-saved", "send-mail", "help", "yes", "no", "talk"),
    *(f"level-set:{number}" for number in range(1, 11)),
}


def test_each_kind_has_sixty_lines_in_each_language_a_quarter_under_a_question() -> None:
    found = Counter((language, kind) for language, kind, *_ in LINES)
    assert found == {(language, kind): 60 for language in ("it", "en", "pt") for kind in KINDS}
    under = Counter((language, kind) for language, kind, question, *_ in LINES if question)
    assert under == dict.fromkeys(found, 15)


def test_each_line_has_a_meaning_that_is_known_and_stands_once() -> None:
    assert {meaning for *_, meaning in LINES} <= MEANINGS
    assert len({(language, line) for language, _, _, line, _ in LINES}) == len(LINES)


def test_lines_of_games_by_correspondence_have_a_meaning_and_stand_once() -> None:
    lines = lines_of("by-mail.tsv")
    meanings = {meaning.partition(":")[0] for *_, meaning in lines}
    assert meanings <= {"terms", "terms-name", "offer-told", "yes"}
    assert len({(language, line) for language, _, line, _ in lines}) == len(lines)
