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

USUAL_FILE = "message"
_CODE = re.compile(r"\[([A-Za-z]{2,4}-\d{1,5})\]")


def handed_over(wanted: HandOverLetter, folder: Path | None, environ: Mapping[str, str]) -> Event:
    """What becomes of a message; whatever fails is an answer too. `folder` is for files."""
    to, how = wanted.to, wanted.how
    try:
        match how:
            case "clipboard":
                where = put_on_clipboard(as_text(wanted), environ)
                return LetterHandedOver(how, where, by=to)
            case "mailto":
                link, is_short = link_for(wanted)
                return LetterHandedOver(how, open_link(link, environ), is_short=is_short, by=to)
        name, at = written(wanted.file or _usual_name(wanted), [as_text(wanted)], folder)
        return LetterHandedOver(how, name, as_told(at), by=to)
    except ProgramError as error:
        return LetterNotHandedOver(how, error.why, error.name, by=to)
    except NoAddress:
        return LetterNotHandedOver(how, "address", by=to)
    except (OSError, RuntimeError) as error:
        return LetterNotHandedOver(how, why_failed(error), by=to)


def _usual_name(wanted: HandOverLetter) -> str:
    """A file is called as its game; each later one of it gets a number."""
    code = _CODE.search(wanted.subject)
    return f"{code[1] if code else USUAL_FILE}.txt"


def as_text(wanted: HandOverLetter) -> str:
    """The whole message: its subject, which has the code by which it is found, and what it says."""
    return f"{wanted.subject}\n\n{wanted.body.rstrip()}\n"
