"""The commands that mend what is missing, for this machine and this installation."""

import json
import os
import shlex
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

import assistant
from speech.audio.jack import database

HOME = Path(assistant.__path__[0]).parent
"""The folder that the package stands in: a checkout, where run.py stands beside it."""

STARTER = "py" if sys.platform == "win32" else "python3"

INSTALLERS = ("install", "test")
"""The commands of run.py itself."""

OS_RELEASE = (Path("/etc/os-release"), Path("/usr/lib/os-release"))

PORTAUDIO = {
    "debian": "sudo apt install libportaudio2",
    "ubuntu": "sudo apt install libportaudio2",
    "fedora": "sudo dnf install portaudio",
    "rhel": "sudo dnf install portaudio",
    "arch": "sudo pacman -S portaudio",
    "suse": "sudo zypper install libportaudio2",
    "opensuse": "sudo zypper install libportaudio2",
    "alpine": "sudo apk add portaudio",
}
"""By a distribution's own name, or one that it says it is like."""

MICROPHONE_RIGHTS = {
    "linux": "sudo usermod -aG audio $USER",
    "darwin": 'open "x-apple.systempreferences:com.apple.preference.security?Privacy_Microphone"',
    "win32": "start ms-settings:privacy-microphone",
}
"""By the system, what lets programs use the microphone, or opens the page where that is set."""

UNMUTING = {
    "pactl": "pactl set-source-mute @DEFAULT_SOURCE@ 0",
    "wpctl": "wpctl set-mute @DEFAULT_AUDIO_SOURCE@ 0",
    "amixer": "amixer set Capture cap",
}
"""By the program that does it on Linux: the sound server's own first, since it may mute by itself."""


def for_part(extra: str, home: Path = HOME) -> str:
    """The command that installs an extra of the project; "" is the program itself."""
    if not has_installer(home):
        return f'pip install "damavoce[{extra}]"' if extra else "pip install damavoce"
    if _is_damaged(extra or "base", home):
        # run.py tries again only what it could not install: an emptied folder it builds anew.
        return f"{STARTER} -m venv --clear {_seen_from_here(home / '.venv')}"
    return f"{STARTER} {_seen_from_here(home / 'run.py')} install"


def for_portaudio(platform: str = sys.platform, files: tuple[Path, ...] = OS_RELEASE) -> str:
    """The command that installs PortAudio; empty on a Linux that is not known here.

    On other systems the library comes with the package.
    """
    if platform != "linux":
        return for_part("voice")
    said = os_release(files)
    names = [said.get("ID", ""), *said.get("ID_LIKE", "").split()]
    return next((PORTAUDIO[name] for name in names if name in PORTAUDIO), "")


def for_jack_locks(folder: Path | None = None) -> str:
    """The command that removes what a process killed in JACK's library left behind; else empty.

    The voice removes it by itself (speech/audio/jack.py), but not while somebody waits with it open.
    """
    if sys.platform != "linux":
        return ""
    folder = folder or database()
    return f"rm -r {shlex.quote(str(folder))}" if folder.is_dir() else ""


def for_microphone(reason: str, platform: str = sys.platform) -> str:
    """The command for the reason that there is no microphone; empty where none helps."""
    match reason:
        case "no-sounddevice":
            return for_part("listen")
        case "no-portaudio":
            return for_portaudio()
        case "no-answer":
            return for_jack_locks()
        case "forbidden":
            return MICROPHONE_RIGHTS.get(platform, "")
    return ""  # one that is not there, or that another program has, no command brings


def for_muted_microphone(platform: str = sys.platform) -> str:
    """The command that has the usual microphone give sound again; empty where none is known.

    macOS gives nothing but silence to a program that may not listen.
    """
    if platform != "linux":
        return MICROPHONE_RIGHTS.get(platform, "")
    return next((line for program, line in UNMUTING.items() if shutil.which(program)), "")


def to_try_again(home: Path = HOME) -> str:
    """The command that looks again at what has been mended."""
    return command_line("doctor", home=home)


def command_line(*words: str, home: Path = HOME) -> str:
    """How a person writes a command of the program, on this machine."""
    program = f"{STARTER} {_seen_from_here(home / 'run.py')}" if has_installer(home) else "damavoce"
    return " ".join([program, *words])


def has_installer(home: Path = HOME) -> bool:
    """Whether the program stands in a checkout, which run.py installs and starts."""
    return (home / "run.py").is_file()


def os_release(files: tuple[Path, ...] = OS_RELEASE) -> Mapping[str, str]:
    """What a Linux says about itself; nothing where it says nothing."""
    for file in files:
        try:
            lines = file.read_text("utf-8", "replace").splitlines()
        except OSError:
            continue
        return {name: value.strip("\"' ") for name, _, value in (line.partition("=") for line in lines)}
    return {}


def _is_damaged(part: str, home: Path) -> bool:
    """Whether this program runs from run.py's folder, which was told to have the part."""
    folder = home / ".venv"
    try:
        parts = json.loads((folder / "damavoce-stamp.json").read_text("ascii"))["parts"]
        return Path(sys.prefix).samefile(folder) and parts.get(part) == "installed"
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return False


def _seen_from_here(file: Path) -> str:
    """A path as it is written from the current folder: short where the file is in it."""
    try:
        path = file.name if file.parent.samefile(os.getcwd()) else str(file)
    except OSError:  # the current folder may be gone
        path = str(file)
    return f'"{path}"' if sys.platform == "win32" and " " in path else _quoted(path)


def _quoted(path: str) -> str:
    return path if sys.platform == "win32" else shlex.quote(path)
