"""The examples in the manuals: indented blocks with what is typed behind `> `, played again.

A comment right before a block says what it is:

    <!-- talk level=1 seed=47 opening computer 12-15 8-12 -->   a conversation begins, by these
        settings; `opening` shows what is said first; the computer's moves stand at the end
    <!-- goes on -->                                            the same conversation goes on
    <!-- each fen=W:W22:B18 -->                                 single lines, in this position

Without a comment the lines are single ones, in the start position.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from assistant.dialogue.effects import Remember
from assistant.dialogue.states import State
from assistant.parsing.commands import parse_command
from assistant.parsing.meanings import Command
from assistant.parsing.vocabulary import vocabulary
from assistant.terminal.wrapping import fit
from tests.dialogue.talk import OWN_VOICE, Talk, parse_settings

COMMENT = re.compile("<!-- (talk|goes on|each)(.*) -->")
INDENT = "    "
TYPED = f"{INDENT}> "


@dataclass(slots=True)
class Conversation:
    """A conversation of an example, and the computer's moves still to come."""

    talk: Talk
    replies: list[str] = field(default_factory=list)

    def type(self, line: str) -> list[str]:
        """What is said to a line, and by a computer that is then to move."""
        said = self.talk.type(line)
        conversation = self.talk.dialogue._conversation
        assert not conversation.misunderstood, f"not understood: {line}"
        while self.talk.dialogue.state is State.SEARCH:
            assert self.replies, f"the computer is to move after {line}"
            said += self.talk.answer(self.replies.pop(0))
        return self.fitted(said)

    def fitted(self, said: list[str]) -> list[str]:
        """The lines as they are printed."""
        cells = self.talk.dialogue._conversation.settings.cells or None
        return [line for text in said for line in fit(text, cells)]


def replayed(text: str, language: str) -> str:
    """A page with what the program says now; fails where it does not understand a line."""
    lines = text.splitlines()
    written: list[str] = []
    conversation = None
    while lines:
        comment = COMMENT.fullmatch(lines[0])
        if comment:
            written.append(lines.pop(0))
            while lines and not lines[0]:
                written.append(lines.pop(0))
        block = []
        while lines and lines[0].startswith(INDENT):
            block.append(lines.pop(0))
        typed = [line.removeprefix(TYPED) for line in block if line.startswith(TYPED)]
        if not typed:
            written += block or lines[:1]
            del lines[: not block]
        elif comment is None or comment[1] == "each":
            understand_each(typed, comment[2] if comment else "", language)
            written += block
        else:
            if comment[1] == "talk":
                conversation, opening = begin(comment[2], language)
                written += [INDENT + line for line in opening]
            assert conversation, "an example goes on that has not begun"
            written += spoken(conversation, typed)
    return "\n".join(written) + "\n"


def begin(settings: str, language: str) -> tuple[Conversation, list[str]]:
    """A conversation by the settings of a comment, and what is shown of its beginning."""
    given, _, replies = settings.partition(" computer ")
    words = given.split()
    shown = "opening" in words
    settings = " ".join(word for word in words if word != "opening")
    conversation = Conversation(
        Talk(parse_settings(f"lang={language} {settings}"), OWN_VOICE), replies.split()
    )
    return conversation, conversation.fitted(conversation.talk.opening) if shown else []


def spoken(conversation: Conversation, typed: list[str]) -> Iterator[str]:
    """The lines of a block: what is typed, and what is said to it."""
    for line in typed:
        yield TYPED + line
        yield from (INDENT + said for said in conversation.type(line))


def understand_each(typed: list[str], settings: str, language: str) -> None:
    """Fail unless every line is a command, a setting that changes, or one legal move."""
    for line in typed:
        talk = begin(settings, language)[0].talk
        talk.type(line)
        command = parse_command(line, vocabulary(language))
        if command and command.command is Command.SETTINGS and command.rest:
            is_meant = any(isinstance(effect, Remember) for effect in talk.done)
        else:
            is_meant = bool(command or talk.game.plies)
        assert is_meant, f"not understood: {line}"
