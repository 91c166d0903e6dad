"""A question that is put to a player, and what the line that they type was taken for."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from assistant.dialogue import lines
from assistant.dialogue.handlers.asking import answering, meant
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Meaning, Perhaps
from assistant.parsing.meanings import About, Command
from assistant.parsing.moving.moves import parse_move_text
from tests.dialogue.support.talk import Talk, parse_settings

ASKED = {
    "it": ("esci", "abbandono", "propongo patta", "riprendi la mossa", "nuova partita"),
    "en": ("quit", "resign", "offer a draw", "undo", "new game"),
    "pt": ("sair", "abandono", "propor empate", "desfazer", "nova partida"),
}
"""What is typed for the program to ask whether that is wanted: to leave, to resign, a draw, to take
back, another game."""
_ASKING = ("quit", "resign", "draw", "takeback", "new")
_SLOWER = {"it": "velocità piano", "en": "rate slower", "pt": "velocidade mais devagar"}


def taken_for(language: str, question: str, line: str) -> str:
    """What a line was taken for under a question: `yes`, `no`, `first`, `second`, a command by its
    name, `a or b` where it is asked which, or nothing.

    The question is one of `_ASKING`, or the command that was perhaps meant, or two with a bar between.
    """
    talk = Talk(parse_settings(f"lang={language} coach=off clock=20"))
    talk.type("22-18")
    talk.answer("12-16")
    offered = _offered(talk, language, question)
    if offered:
        lines.ask_which_meant(talk.dialogue.talk, Perhaps(offered), lines._do_meant)
    else:
        talk.type(ASKED[language][_ASKING.index(question)])
    here = talk.dialogue.talk.here
    assert here.asked or here.expected
    with _watched(offered) as taken:
        talk.type(line)
    return taken[0] if taken else ""


def _offered(talk: Talk, language: str, question: str) -> tuple[Meaning, ...]:
    return (
        ()
        if question in _ASKING
        else tuple(_meaning(talk, language, name) for name in question.split("|"))
    )


def _meaning(talk: Talk, language: str, name: str) -> Meaning:
    game, words = talk.game, talk.dialogue.talk.words
    if name == "move":
        move = parse_move_text("21-17", game.position, game.regulation, words)
        assert move
        return move
    if name == "settings":
        return CommandMeant(Command.SETTINGS, rest=_SLOWER[language])
    about = About.SAFETY if name == "losses" else None
    return CommandMeant(Command(name), about=about)


@contextmanager
def _watched(offered: tuple[Meaning, ...]) -> Iterator[list[str]]:
    """What is about to be done, which is not done."""
    taken: list[str] = []

    def name(meaning: object) -> str:
        return meaning.command.value if isinstance(meaning, CommandMeant) else "move"

    def answer(talk: object, question: object, is_yes: bool) -> None:
        taken.append("yes" if is_yes else "no")

    def do(talk: object, meaning: object) -> None:
        is_chosen = len(offered) > 1 and meaning in offered
        taken.append(("first", "second")[offered.index(meaning)] if is_chosen else name(meaning))

    def ask(talk: object, perhaps: Perhaps, do: object) -> None:
        taken.append(" or ".join(name(each) for each in perhaps.meanings))

    with (
        patch.object(lines, "answer", answer),
        patch.object(lines, "_do_meant", do),
        patch.object(lines, "do_command", do),
        patch.object(lines, "do_move", do),
        patch.object(lines, "ask_which_meant", ask),
        patch.object(answering, "answer_question", do),
        patch.object(answering, "enter_setting", do),
        patch.object(answering, "pause", lambda talk: taken.append("pause")),
        patch.object(meant, "dropped", lambda talk: taken.append("no")),
    ):
        yield taken
