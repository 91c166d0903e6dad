"""Whole conversations, word by word, as transcripts/*.txt tells them.

`settings` opens a conversation, `>` is typed, `~` is spoken (what was heard, and with bars between what
else it may have been, with natural logarithms), `^` is an answer heard before the end of an utterance,
`!` is the computer's move, `*` happens, `=` is done on a board with sensors (`=2` on the second one),
`<` is said. With `journal=on` all is kept: the next `settings` are another start of the program, before
which the one that ran was killed.
Lines with `#` explain. Rewriting them from the program: `python tests/dialogue/test_transcripts.py`,
then read every line of the difference.
"""

from pathlib import Path

import pytest

from tests.dialogue.support.kept_talk import Shelf, shelf, talk_by
from tests.dialogue.support.talk import Talk

TRANSCRIPTS = sorted((Path(__file__).parent / "transcripts").glob("*.txt"))


def replayed(text: str) -> str:
    """The transcript with what the program says now."""
    with shelf() as kept:
        return _replayed(text, kept)


def _replayed(text: str, kept: Shelf) -> str:
    lines: list[str] = []
    talk: Talk | None = None
    for line in text.splitlines():
        if line.startswith("<"):
            continue
        lines.append(line)
        if line.startswith("settings"):
            talk = talk_by(line, kept)
            lines += [f"< {said}" for said in talk.opening]
        elif line and not line.startswith("#"):
            assert talk, "a transcript begins with its settings"
            lines += [f"< {said}" for said in talk.act(line)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_the_conversation_goes_as_written(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "<" in text
    assert replayed(text) == text


if __name__ == "__main__":
    for each in TRANSCRIPTS:
        each.write_text(replayed(each.read_text("utf-8")), "utf-8")
