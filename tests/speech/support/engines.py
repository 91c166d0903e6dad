"""Packages that stand in for pyttsx3, on a PYTHONPATH: engines that hang, fail, end their process."""

from pathlib import Path

HANGS = "__import__('time').sleep(600)"

ENGINE = """
import types, wave
class Engine:
    def __init__(self): self.told = []
    def connect(self, topic, call): self.told.append(call)
    def setProperty(self, *given): pass
    def getProperty(self, name): return [types.SimpleNamespace(id="x/it", languages=["it"])]
    def isBusy(self): return False
    def save_to_file(self, text, name): self.text, self.name = text, name
    def runAndWait(self):
        text = self.text
        {line}
        with wave.open(self.name, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(22050)
            file.writeframes(bytes(4410))
        for call in self.told: call("", True)
def init(): return Engine()
"""


def write_engine(folder: Path, line: str) -> None:
    """One that makes silence of Italian words, and does this line before each sentence, its `text`."""
    write_package(folder, ENGINE.format(line=line))


def write_package(folder: Path, text: str) -> None:
    """One of which only this is there."""
    drivers = folder / "pyttsx3" / "drivers"
    drivers.mkdir(parents=True)
    (folder / "pyttsx3" / "__init__.py").write_text(text)
    (drivers / "__init__.py").write_text("")
    (drivers / "_espeak.py").write_text("def Synchronize(): pass\n")
