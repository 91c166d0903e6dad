"""Somebody who plays by correspondence: a program with a journal of its own, that is started again and
again, and nothing but the text of messages between it and any other."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from assistant.dialogue.about_mail import MailMove
from assistant.dialogue.letter_effects import HandOverLetter
from assistant.game.game import Game
from tests.dialogue.support.kept_talk import KeptTalk, Shelf
from tests.dialogue.support.talk import parse_settings

WORDS = {
    "it": {
        "yes": "sì",
        "new": "nuova partita per corrispondenza con {name}, {colour}",
        "white": "Bianco",
        "black": "Nero",
        "next": "la prossima partita",
        "paste": "incolla",
        "file": "consegna a file",
        "sent": "spedita",
    },
    "en": {
        "yes": "yes",
        "new": "new correspondence game with {name}, {colour}",
        "white": "White",
        "black": "Black",
        "next": "the next game",
        "paste": "paste",
        "file": "hand over to a file",
        "sent": "sent",
    },
    "pt": {
        "yes": "sim",
        "new": "nova partida por correspondência com {name}, {colour}",
        "white": "Brancas",
        "black": "Pretas",
        "next": "a próxima partida",
        "paste": "colar",
        "file": "entregar em ficheiro",
        "sent": "enviada",
    },
}


class Player:
    """One of them, in their language."""

    def __init__(self, folder: Path, name: str, language: str) -> None:
        self.name, self.language = name, language
        self._settings = parse_settings(f"lang={language} white=human:{name}")
        self._shelf = Shelf(folder)
        self._shelf.files = folder
        self.talk = KeptTalk(self._settings, self._shelf)

    def start_again(self) -> list[str]:
        """The program is killed, and started once more; what it says."""
        self.talk = KeptTalk(self._settings, self._shelf)
        return self.talk.opening

    def end(self) -> None:
        """The program has ended, however."""
        self._shelf.ended()

    def let_pass(self, days: float) -> None:
        """Nothing happens for a while."""
        self._shelf.now += days * 86_400

    @property
    def game(self) -> Game:
        return self.talk.game

    def say(self, what: str, **given: str) -> list[str]:
        """A line in the own language, by what it does; a new game is begun with a yes."""
        words = WORDS[self.language]
        given = {name: words.get(each, each) for name, each in given.items()}
        said = self.talk.type(words[what].format(**given))
        return self.talk.type(words["yes"]) if what == "new" else said

    def play(self, move: str) -> HandOverLetter:
        """Make a move, confirm it, and hand the message over; it is not said as yet to be sent."""
        self.talk.type(move)
        assert isinstance(self.asked, MailMove), move
        self.say("yes")
        return self.handed_over()

    def handed_over(self) -> HandOverLetter:
        """The message that is ready."""
        self.say("file")
        return [each for each in self.talk.done if isinstance(each, HandOverLetter)][-1]

    def paste(self, text: str) -> list[str]:
        """Give the text of a message line by line, and then a dot; what is said to that."""
        self.say("paste")
        for line in text.splitlines():
            assert self.talk.type(line) == []
        return self.talk.type(".")

    @property
    def asked(self) -> object:
        """What a question is about that is open."""
        asked = self.talk.dialogue.talk.here.asked
        return asked.about if asked else None


@contextmanager
def player(name: str, language: str) -> Iterator[Player]:
    """Somebody, for as long as a test lasts."""
    with tempfile.TemporaryDirectory() as folder:
        somebody = Player(Path(folder), name, language)
        try:
            yield somebody
        finally:
            somebody.end()
