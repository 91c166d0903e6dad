"""The examples in the manuals: indented blocks with what is typed behind `> `, played again.

What is said aloud, or done by hand on a board with sensors, stands behind words, see SAID and HANDS:
screen readers leave out most signs.

A comment right before a block says what it is:

    <!-- talk level=1 seed=47 opening computer 12-15 8-12 -->   a conversation begins, by these
        settings; `opening` shows what is said first; the computer's moves stand at the end, and with a
        seed they are those that it plays; a board has its pieces unless the opening is shown
    <!-- talk again opening -->                                 the program is started once more, and
        has the games of the conversation before
    <!-- goes on -->                                            the same conversation goes on
    <!-- goes on beside ventuno diciotto -0.5 -->               and the first words said aloud may have
        been these too, which are so much less likely
    <!-- each fen=W:W22:B18 -->                                 single lines, in this position

Files of games are opened in tests/game/pdn/files.

Without a comment the lines are single ones, in the start position.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from assistant.dialogue.effects import Remember
from assistant.dialogue.states import State
from assistant.engine.kernel.kernel import plain_kernel
from assistant.engine.opponent import SearchRequest, thinking_for
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.hearing.grammar import words_of
from assistant.parsing.hearing.hypotheses import UNKNOWN
from assistant.parsing.hearing.understood import understand_heard
from assistant.parsing.likely import Likely
from assistant.parsing.meanings import Command
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import Vocabulary, vocabulary
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_move
from assistant.terminal.wrapping import fit
from tests.dialogue.support.board_talk import BoardTalk
from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.study_talk import FILES
from tests.dialogue.support.talk import OWN_VOICE, Talk, parse_settings
from tests.docs.support.hands import HANDS, done_by_hand
from tests.parsing.support.understood import understand_line

COMMENT = re.compile("<!-- (talk|goes on|each)(.*) -->")
INDENT = "    "
TYPED = f"{INDENT}> "
DONE = {language: INDENT + wording.begins for language, wording in HANDS.items()}
SAID = {"it": f"{INDENT}A voce: ", "en": f"{INDENT}Aloud: ", "pt": f"{INDENT}Em voz alta: "}


@dataclass(slots=True)
class Conversation:
    """A conversation of an example, and the computer's moves still to come."""

    talk: Talk
    replies: list[str] = field(default_factory=list)
    is_real: bool = False
    """Whether the computer's moves are to be those that it plays."""

    def type(self, line: str) -> list[str]:
        """What is said to a line, and by a computer that is then to move."""
        said = self.talk.type(line)
        conversation = self.talk.dialogue.talk
        assert not conversation.surface.misunderstood, f"not understood: {line}"
        return self._with_computer(said, line)

    def hear(self, text: str, beside: str) -> list[str]:
        """The same for words said aloud; `beside` is what else they may have been."""
        heard = as_heard(text, self.talk.dialogue.talk.words)
        return self._with_computer(self.talk.hear(f"{heard} | {beside}" if beside else heard), text)

    def do(self, told: str, language: str) -> list[str]:
        """The same for what hands do on the board."""
        assert isinstance(self.talk, BoardTalk), f"there is no board: {told}"
        return self._with_computer(done_by_hand(self.talk, told, HANDS[language]), told)

    def _with_computer(self, said: list[str], line: str) -> list[str]:
        while self.talk.dialogue.state is State.SEARCH:
            assert self.replies, f"the computer is to move after {line}"
            assert not self.is_real or self.replies[0] == self._played(), line
            said += self.talk.answer(self.replies.pop(0))
        return self.fitted(said)

    def _played(self) -> str:
        """What the opponent plays where it is asked now."""
        asked = self.talk.searches[-1]
        position = asked.position
        request = SearchRequest(position, asked.past, asked.level, seed=asked.seed)
        thinking, limits = thinking_for(plain_kernel(position.variant), request)
        result = thinking.result(limits)
        assert result
        return format_move(result.move, legal_moves(position))

    def fitted(self, said: list[str]) -> list[str]:
        """The lines as they are printed."""
        cells = self.talk.dialogue.talk.settings.cells or None
        return [line for text in said for line in fit(text, cells)]


def replayed(text: str, language: str) -> str:
    """A page with what the program says now; fails where it does not understand a line."""
    with shelf() as kept:
        kept.files = FILES
        return _replayed(text, language, kept)


def _replayed(text: str, language: str, kept: Shelf) -> str:
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
        given = [line for line in block if line.startswith((TYPED, SAID[language], DONE[language]))]
        if not given:
            written += block or lines[:1]
            del lines[: not block]
        elif comment is None or comment[1] == "each":
            understand_each(given, comment[2] if comment else "", language)
            written += block
        else:
            settings, _, beside = comment[2].partition(" beside ")
            if comment[1] == "talk":
                conversation, opening = begin(settings, language, kept)
                written += [INDENT + line for line in opening]
            assert conversation, "an example goes on that has not begun"
            written += spoken(conversation, given, language, beside)
    return "\n".join(written) + "\n"


def begin(settings: str, language: str, kept: Shelf) -> tuple[Conversation, list[str]]:
    """A conversation by the settings of a comment, and what is shown of its beginning."""
    given, _, replies = settings.partition(" computer ")
    words = given.split()
    shown = "opening" in words
    if "again" not in words:
        kept.cleared()
    settings = " ".join(word for word in words if word not in ("opening", "again"))
    parsed = parse_settings(f"lang={language} {settings}")
    talk = BoardTalk(parsed) if parsed.boards else KeptTalk(parsed, kept, OWN_VOICE, step=0.0)
    if isinstance(talk, BoardTalk) and not shown:
        talk.begin()
    conversation = Conversation(talk, replies.split(), "seed=" in settings)
    return conversation, conversation.fitted(conversation.talk.opening) if shown else []


def spoken(conversation: Conversation, given: list[str], language: str, beside: str) -> Iterator[str]:
    """The lines of a block: what is typed, said aloud or done by hand, and the answers."""
    aloud, done = SAID[language], DONE[language]
    for line in given:
        yield line
        if line.startswith(TYPED):
            said = conversation.type(line.removeprefix(TYPED))
        elif line.startswith(done):
            said = conversation.do(line.removeprefix(done), language)
        else:
            said, beside = conversation.hear(line.removeprefix(aloud), beside), ""
        yield from (INDENT + each for each in said)


def as_heard(text: str, words: Vocabulary) -> str:
    """What is said aloud as a recogniser would write it, which knows the program's words only."""
    said, known = re.findall(r"\w+", normalise(text)), words_of(words)
    return " ".join(word if word in known else UNKNOWN for word in said)


def understand_each(given: list[str], settings: str, language: str) -> None:
    """Fail unless every line is a command, a setting that changes, or one legal move."""
    for each in given:
        line = each.removeprefix(TYPED).removeprefix(SAID[language])
        with shelf() as kept:
            talk = begin(f"listen=push {settings}", language, kept)[0].talk
        if each.startswith(TYPED):
            talk.type(line)
        else:
            talk.hear(as_heard(line, vocabulary(language)))
        command = parse_command(line, vocabulary(language))
        if command and command.command is Command.SETTINGS and command.rest:
            is_meant = any(isinstance(effect, Remember) for effect in talk.done)
        else:
            words = vocabulary(language)
            game = talk.game
            own = each.startswith(TYPED) and bool(
                understand_line(line, game.position, game.regulation, words)
            )
            heard = understand_heard(normalise(line), game.position, game.regulation, words)
            own = own or (not each.startswith(TYPED) and isinstance(heard, Likely))
            is_meant = bool(command or own or game.plies)
        assert is_meant, f"not understood: {line}"
        # What is heard is taken more strictly than what is typed.
        assert not talk.dialogue.talk.surface.unheard, f"not understood aloud: {line}"
