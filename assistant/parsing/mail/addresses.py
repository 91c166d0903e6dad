"""The address in what stands for one, and the name: `Anna <anna@example.org>`, `anna@example.org
(Anna)`."""

import re

LONGEST = 1_000
"""Characters that are looked at."""
ADDRESS = re.compile(r"[^\s@<>\"(),:;\[\]\\]{1,64}@[^\s@<>\"(),:;\[\]\\]{0,250}\w")
"""Without the point of a sentence that it ends."""
_BRACKETED = re.compile(rf"<\s*({ADDRESS.pattern})\s*>")


def address_in(told: str) -> str:
    """The address that a text has, that between angle brackets first; empty where there is none.

    Not by the parser of the standard library, which goes a call deeper for each bracket.
    """
    told = told[:LONGEST]
    if found := _BRACKETED.search(told):
        return found[1]
    bare = ADDRESS.search(told)
    return bare[0] if bare else ""


def name_in(told: str) -> str:
    """The name that stands beside an address: before it, or behind it between brackets; where there is
    none, what stands before the @."""
    address = address_in(told)
    beside = told[:LONGEST].replace(address, " ") if address else told[:LONGEST]
    return " ".join(re.sub(r"[<>()\"\\]", " ", beside).split()).strip(" '") or address.partition("@")[0]
