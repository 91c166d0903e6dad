"""A program that does nothing but use a console: it says what it is told, on any kind of terminal.

    python small_program.py [CELLS]

SIGUSR1 has it announce something on its own account.
"""

import asyncio
import signal
import sys

from assistant.dialogue.events import (
    Event,
    InputEnded,
    Interrupted,
    LeaveWanted,
    LineRefused,
    LinesPasted,
    TextEntered,
)
from assistant.terminal.console import Console, open_console

ANNOUNCED = "Nero: 11-15. Devi prendere: 18x11."


async def main(cells: int | None) -> None:
    loop = asyncio.get_running_loop()
    inbox: asyncio.Queue[Event] = asyncio.Queue()

    def post(event: Event) -> None:
        loop.call_soon_threadsafe(inbox.put_nowait, event)

    console = open_console(post, cells)
    loop.add_signal_handler(signal.SIGUSR1, console.write_line, ANNOUNCED)
    try:
        console.start(loop)
        console.write_line("Pronto.")
        await answer(console, inbox)
    finally:
        console.close()


async def answer(console: Console, inbox: asyncio.Queue[Event]) -> None:
    event: Event = TextEntered("")
    thinks = False
    while not isinstance(event, (InputEnded, LeaveWanted)):
        if not (thinks or isinstance(event, Interrupted)):
            console.want_line()
        event = await inbox.get()
        match event:
            case TextEntered("esci"):
                break
            case TextEntered("pensa"):
                thinks = True
                console.write_line("Penso.")
            case TextEntered("guasto"):
                console.write_error("Un guasto.")
            case TextEntered("cadi"):
                raise SystemExit(3)
            case TextEntered(text):
                console.write_line(f"Detto: {text}.")
            case LinesPasted() | LineRefused():
                length = getattr(event, "length", 0)
                console.write_line(f"Incollati {length}." if length else "Troppo lunga.")
            case Interrupted():
                console.write_line("Interrotto.")
    console.write_line("Fine.")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else None))
