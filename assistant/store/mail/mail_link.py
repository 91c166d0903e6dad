"""`mailto:` links (RFC 6068), by which the person's mail program opens a message that is still to be
sent."""

from urllib.parse import quote

from assistant.dialogue.letter_effects import HandOverLetter
from assistant.parsing.mail.addresses import address_in

LONGEST = 1_800
"""Characters of a link: some systems cut off what is longer than 2,000."""


class NoAddress(Exception):
    """What stands for the address is none."""


def link_for(wanted: HandOverLetter) -> tuple[str, bool]:
    """The link to a message, and whether it has only the one line, since it would be too long, or is
    wanted so.

    Raises NoAddress. Without an address the mail program asks for one.
    """
    address = _address(wanted.address)
    whole = mail_link(address, wanted.subject, wanted.body)
    if len(whole) <= LONGEST and not wanted.is_line:
        return whole, False
    return mail_link(address, wanted.subject, wanted.line), True


def mail_link(address: str, subject: str, body: str) -> str:
    """The link by which a mail program opens a message to this address."""
    lines = "\r\n".join(body.splitlines())  # RFC 6068, 5: a line ends with %0D%0A
    return f"mailto:{quote(address, safe='@')}?subject={_quoted(subject)}&body={_quoted(lines)}"


def _quoted(text: str) -> str:
    # A plus sign means itself there, and many programs take it for a blank all the same.
    return quote(text, safe="", errors="replace")


def _address(told: str) -> str:
    if not told.strip():
        return ""
    if address := address_in(told):
        return address
    raise NoAddress(told)
