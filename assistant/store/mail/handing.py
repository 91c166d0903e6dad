"""A message handed over: to a new file, to the clipboard, or to the program that the person writes mail
with. None of it sends anything."""

import re
from collections.abc import Mapping
from pathlib import Path

from assistant.dialogue.events import Event, LetterHandedOver, LetterNotHandedOver
from assistant.dialogue.letter_effects import HandOverLetter
from assistant.store.documents import as_told, why_failed
from assistant.store.game_files import written
from assistant.store.mail.clipboard import put_on_clipboard
from assistant.store.mail.mail_link import NoAddress, link_for
from assistant.store.mail.opening import open_link
from assistant.store.mail.programs import ProgramError
from assistant.values import replaced

USUAL_FILE = "message"
_CODE = re.compile(r"\[([A-Za-z]{2,4}-\d{1,5})\]")


def handed_over(wanted: HandOverLetter, folder: Path | None, environ: Mapping[str, str]) -> Event:
    """What becomes of a message; whatever fails is an answer too. `folder` is for files."""
    told = _given(wanted, folder, environ)
    return replaced(told, request_id=wanted.request_id, by=wanted.to)


def _given(
    wanted: HandOverLetter, folder: Path | None, environ: Mapping[str, str]
) -> LetterHandedOver | LetterNotHandedOver:
    how = wanted.how
    try:
        match how:
            case "clipboard":
                where = put_on_clipboard(as_text(wanted), environ)
                return LetterHandedOver(how, where, is_short=wanted.is_line)
            case "mailto":
                link, is_short = link_for(wanted)
                return LetterHandedOver(how, open_link(link, environ), is_short=is_short)
        name, at = written(wanted.file or _usual_name(wanted), [as_text(wanted)], folder)
        return LetterHandedOver(how, name, as_told(at))
    except ProgramError as error:
        return LetterNotHandedOver(how, error.why, error.name)
    except NoAddress:
        return LetterNotHandedOver(how, "address")
    except (OSError, RuntimeError) as error:
        return LetterNotHandedOver(how, why_failed(error))


def _usual_name(wanted: HandOverLetter) -> str:
    """A file is called as its game; each later one of it gets a number."""
    code = _CODE.search(wanted.subject)
    return f"{code[1] if code else USUAL_FILE}.txt"


def as_text(wanted: HandOverLetter) -> str:
    """The whole message: its subject, which has the code by which it is found, and what it says; or
    the line, which has the code too."""
    if wanted.is_line:
        return f"{wanted.line}\n"
    return f"{wanted.subject}\n\n{wanted.body.rstrip()}\n"
