"""Which screen reader runs on this machine, asked without any package and without waking anything.

BRLTTY is not among them: alone it writes braille and says nothing, and who reads braille with it may
well want the program's own voice. A reader that speaks beside it is found by itself.
"""

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

PROC = Path("/proc")
SPEAKUP = Path("/sys/accessibility/speakup")

UNNAMED = "?"
"""Windows says that a reader runs, and it is none of those known here."""

DESKTOP = {"orca": "Orca", "cthulhu": "Cthulhu", "odilia": "Odilia", "tdsr": "TDSR", "yasr": "YASR"}
"""Linux: by the name of the program; they belong to one person, and read what that person runs."""
CONSOLE = {"espeakup": "Speakup", "speechd-up": "Speakup", "fenrir": "Fenrir"}
"""Linux: services that read the text console, often root's."""
WINDOWS = {
    "nvda.exe": "NVDA",
    "jfw.exe": "JAWS",
    "narrator.exe": "Narrator",
    "snova.exe": "SuperNova",
    "zdsrmain.exe": "ZDSR",
}


def running_reader(platform: str = sys.platform, proc: Path = PROC) -> str:
    """Name the screen reader that runs, or give "". Never raises."""
    if platform == "win32":
        return on_windows(_screen_reader_flag, _windows_processes)
    if platform == "darwin":
        return on_macos(_succeeds)
    return on_linux(proc)


# --- Linux ---------------------------------------------------------------------------------------


def on_linux(
    proc: Path = PROC,
    speakup: Path = SPEAKUP,
    user: int | None = None,
    on_console: bool | None = None,
) -> str:
    """Look through the processes, which takes some 5 µs for each (measured).

    A service that reads the console is of no use in a window or over a network: Debian's accessible
    installation starts espeakup for everybody, and Orca's users have it running too.
    """
    user = os.getuid() if user is None else user
    on_console = _is_on_console() if on_console is None else on_console
    found = ""
    for process in _processes(proc):
        program = _program(process)
        if program in DESKTOP and _owner(process) == user:
            return DESKTOP[program]
        if on_console and program in CONSOLE and _owner(process) in (user, 0):
            found = CONSOLE[program]
    # A synthesiser in a box needs no program: the kernel alone talks to it.
    if on_console and not found and _read(speakup / "synth") not in ("", "none", "soft"):
        return "Speakup"
    return found


def _processes(proc: Path) -> list[str]:
    try:
        return [f"{proc}/{name}" for name in os.listdir(proc) if name.isdigit()]
    except OSError:
        return []


def _program(process: str) -> str:
    """What runs in it; of an interpreter, the script: Orca and Fenrir are written in Python."""
    name = _read(f"{process}/comm")
    if not name.startswith("python"):
        return name
    arguments = _read(f"{process}/cmdline").split("\0")[1:]
    script = next((each for each in arguments if not each.startswith("-")), "")
    return os.path.basename(script).removesuffix(".py")


def _owner(process: str) -> int | None:
    """The user that it runs as; None if it has ended, even where nobody has taken notice."""
    fields = dict(line.partition(":")[::2] for line in _read(f"{process}/status").splitlines())
    if fields.get("State", "Z").split()[:1] in (["Z"], ["X"], []):
        return None
    with contextlib.suppress(ValueError, IndexError):
        return int(fields.get("Uid", "").split()[1])
    return None


def _read(path: str | Path) -> str:
    # Processes end while they are looked at, and of some nothing may be read.
    try:
        with open(path, "rb", buffering=0) as file:
            return file.read(4096).decode("utf-8", "replace").strip()
    except OSError:
        return ""


def _is_on_console() -> bool:
    """Whether what we print goes to the text console that such readers read."""
    for number in (1, 2, 0):
        with contextlib.suppress(OSError):
            return os.ttyname(number).removeprefix("/dev/tty").isdigit()
    return False


# --- Windows -------------------------------------------------------------------------------------


def on_windows(flag: Callable[[], bool], processes: Callable[[], Iterable[str]]) -> str:
    """Trust the processes first: Narrator may not set the flag, and a reader that dies leaves it."""
    names = {name.lower() for name in processes()}
    found = next((name for program, name in WINDOWS.items() if program in names), "")
    return found or (UNNAMED if flag() else "")


def _screen_reader_flag() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    answer = ctypes.c_int(0)
    get_screen_reader = 0x0046
    asked = ctypes.windll.user32.SystemParametersInfoW(get_screen_reader, 0, ctypes.byref(answer), 0)
    return bool(asked and answer.value)


def _windows_processes() -> list[str]:
    if sys.platform != "win32":
        return []
    import ctypes

    class Entry(ctypes.Structure):
        """PROCESSENTRY32W, which begins with its own size and ends with the name."""

        _fields_ = (
            ("size", ctypes.c_uint32),
            ("usage_and_number", ctypes.c_uint32 * 2),
            ("heap", ctypes.c_size_t),
            ("module_threads_parent_priority_flags", ctypes.c_uint32 * 5),
            ("name", ctypes.c_wchar * 260),
        )

    kernel = ctypes.windll.kernel32
    kernel.CreateToolhelp32Snapshot.restype = ctypes.c_void_p
    all_processes = 0x2
    snapshot = ctypes.c_void_p(kernel.CreateToolhelp32Snapshot(all_processes, 0))
    entry = Entry(size=ctypes.sizeof(Entry))
    names = []
    there_is_one = kernel.Process32FirstW(snapshot, ctypes.byref(entry))
    while there_is_one:
        names.append(entry.name)
        there_is_one = kernel.Process32NextW(snapshot, ctypes.byref(entry))
    kernel.CloseHandle(snapshot)
    return names


# --- macOS ---------------------------------------------------------------------------------------


def on_macos(says: Callable[[list[str], str], bool]) -> str:
    """Ask for the process, then for the setting, which newer systems may hide from a terminal."""
    runs = says(["pgrep", "-x", "VoiceOver"], "")
    setting = ["defaults", "read", "com.apple.universalaccess", "voiceOverOnOffKey"]
    return "VoiceOver" if runs or says(setting, "1") else ""


def _succeeds(command: list[str], answer: str) -> bool:
    """Whether it exits with 0 and prints this; "" is anything."""
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, timeout=2, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return False
    return done.returncode == 0 and answer in ("", done.stdout.decode("utf-8", "replace").strip())
