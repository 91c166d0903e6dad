"""A talk at the start of a game, or after its first two moves: 22-18 and 11-15."""

from tests.dialogue.support.talk import Talk, settings_for

Told = tuple[str, str, str]
"""A language, a line, and what is said to it, or begins what is said."""


def talk_in(language: str, fen: str | None = None) -> Talk:
    """A talk in a language, from the start or from a position."""
    return Talk(settings_for(language=language, fen=fen))


def after_two(language: str) -> Talk:
    """A talk in which White is to move again."""
    talk = talk_in(language)
    talk.type("22-18")
    talk.answer("11-15")
    return talk
