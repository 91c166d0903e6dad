"""The picture of the queue of words in docs/speech.md is drawn from its table.

Drawing it anew: `PYTHONPATH=. python tests/speech/voice/test_states.py`.
"""

from pathlib import Path

from speech.voice.manager import TRANSITIONS, Input, VoiceState

PAGE = Path(__file__).parents[3] / "docs" / "speech.md"
BEGIN, END = "<!-- states: generated, see tests/speech -->\n\n", "\n<!-- end -->\n"


def drawn() -> str:
    """The table as a list that can be followed by ear: each state, and where each input leads."""
    lines = []
    for state in VoiceState:
        lines.append(f"- {state.value}")
        for given in Input:
            after = TRANSITIONS.get((state, given), frozenset())
            names = " or ".join(each.value for each in VoiceState if each in after)
            lines.append(f"  - {given.value}: {names or 'changes nothing'}")
    return "\n".join(lines) + "\n"


def redrawn(text: str) -> str:
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return head + BEGIN + drawn() + END + tail


def test_the_page_shows_the_table() -> None:
    text = PAGE.read_text("utf-8")
    assert BEGIN in text
    assert redrawn(text) == text


if __name__ == "__main__":
    PAGE.write_text(redrawn(PAGE.read_text("utf-8")), "utf-8")
