"""A conversation whose files of games are in a folder of the test's, and read and written at once."""

from pathlib import Path

from assistant.dialogue.aside import InTree
from assistant.dialogue.effects import OpenFile, WriteGame
from assistant.dialogue.events import Event
from assistant.settings.settings import Settings
from assistant.store.documents import answer
from tests.dialogue.support.talk import Talk, settings_for

FILES = Path(__file__).parents[2] / "game" / "pdn" / "files"

TWO_LINES = """[White "Rossi"]
[Black "Bianchi"]
[GameType "22"]
[Result "1-0"]

{Played at home} 1. 22-18 $1 {bold [%clk w0:09:50 B0:10:00]} 12-16 (1... 11-15 $6 2. 23-20
(2. 21-17 {no}) 2... 12-16) (1... 10-14 2. 23-20) 2. 21-17 $5 $18 9-13 1-0
"""
"""A game with all that can be noted in one."""


class StudyTalk(Talk):
    """The same, with a folder for files."""

    def __init__(self, folder: Path, settings: Settings | None = None) -> None:
        self.folder = folder
        super().__init__(settings or settings_for(language="en"))

    def send(self, event: Event) -> list[str]:
        before = len(self.done)
        said = super().send(event)
        for effect in self.done[before:]:
            if isinstance(effect, OpenFile | WriteGame):
                said += self.send(answer(effect, self.folder))
        return said

    @property
    def study(self) -> InTree:
        aside = self.dialogue.talk.here.aside
        assert isinstance(aside, InTree)
        return aside

    def opened(self, text: str, name: str = "a") -> "StudyTalk":
        """With a file of this text open."""
        (self.folder / f"{name}.pdn").write_text(text, "utf-8")
        self.type(f"open file {name}")
        return self
