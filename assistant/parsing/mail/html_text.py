"""The text of a page of HTML: without marks or what is hidden, and what is quoted behind `>`."""

import re
from html.parser import HTMLParser

from assistant.parsing.mail.phrases import has

_BREAKING = frozenset(
    {"br", "p", "div", "tr", "li", "table", "h1", "h2", "h3", "blockquote", "pre", "hr"}
)
_SILENT = frozenset({"style", "script", "head", "title", "template", "noscript", "s", "del", "strike"})
_VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "area", "base", "col", "embed", "wbr"})
_QUOTING = frozenset(
    {"gmail_quote", "yahoo_quoted", "protonmail_quote", "moz-cite-prefix", "zmail_extra"}
)
"""Classes in which programs of mail put what they quote."""
_HIDDEN = re.compile(
    r"display\s*:\s*none|visibility\s*:\s*hidden|(?:font-size|max-height)\s*:\s*0(?![.\d])"
)
_MOST_OPEN = 500
"""Elements in each other that are kept account of; nobody's page has more."""
_LAST = 20
"""Pieces of text that may be the line before a block."""
_OWN = ("play", "mine", "number")
"""Phrases with which somebody says that their move follows."""
_MOST_MARKS = 20_000
"""Marks of a page that are looked at."""


class _Enough(Exception):
    """The page has more marks than a message of people has."""


class _Page(HTMLParser):
    """The text of a page."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self._said: list[str] = []
        self._open: list[tuple[str, bool, bool]] = []
        """The elements around, each with whether it quotes and whether it is not to be seen."""
        self._quoted = 0
        self._silent = 0
        self._marks = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._marks += 1
        if self._marks > _MOST_MARKS:
            raise _Enough
        told = {name: value or "" for name, value in attrs}
        classes = {*told.get("class", "").lower().split()}
        is_quote = (
            (tag == "blockquote" and not self._is_set_apart(told))
            or bool(classes & _QUOTING)
            or told.get("id") == "divRplyFwdMsg"
        )
        is_silent = tag in _SILENT or "hidden" in told or bool(_HIDDEN.search(told.get("style", "")))
        if tag not in _VOID and len(self._open) < _MOST_OPEN:
            self._open.append((tag, is_quote, is_silent))
            self._quoted += is_quote
            self._silent += is_silent
        if tag in _BREAKING:
            self._break()
        elif tag in ("td", "th"):
            self._said.append(" ")

    def _is_set_apart(self, told: dict[str, str]) -> bool:
        """Whether a block is the writer's own: before it they say that a move follows, and a colon."""
        last = "".join(self._said[-_LAST:]).rstrip().rpartition("\n")[2]
        is_marked = any(told.get(each) for each in ("type", "cite", "class", "style"))
        is_own = any(has(last, kind) for kind in _OWN) and not has(last, "wrote")
        return last.endswith(":") and is_own and not is_marked and not self._quoted

    def handle_endtag(self, tag: str) -> None:
        if any(name == tag for name, _, _ in self._open):
            while True:  # what was never closed ends with what it stands in
                name, is_quote, is_silent = self._open.pop()
                self._quoted -= is_quote
                self._silent -= is_silent
                if name == tag:
                    break
        if tag in _BREAKING - _VOID:
            self._break()

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self._said.append(re.sub(r"\s+", " ", data))

    def _break(self) -> None:
        self._said.append("\n" + "> " * min(self._quoted, 3))

    def text(self) -> str:
        """All of it."""
        return "".join(self._said)


_COMMENT, _COMMENT_END = "<!--", "-->"
_DECLARATION = re.compile(r"<[!?][^<>]{0,2000}>")
_NO_MARK = re.compile(r"<(?![A-Za-z/][^<>]{0,2000}>)")
"""What begins like a mark and is none: the parser would look for its end through all the rest."""


def text_of_page(page: str) -> str:
    """What a page says. Never raises, whatever it is."""
    reader = _Page()
    try:
        reader.feed(_NO_MARK.sub("&lt;", _DECLARATION.sub("", _without_comments(page))))
        reader.close()
    except Exception:  # noqa: BLE001  (a page of others may be anything)
        return reader.text()
    return reader.text()


def _without_comments(page: str) -> str:
    kept: list[str] = []
    place = 0
    while (start := page.find(_COMMENT, place)) >= 0:
        kept.append(page[place:start])
        end = page.find(_COMMENT_END, start)
        if end < 0:
            return "".join(kept)
        place = end + len(_COMMENT_END)
    return "".join((*kept, page[place:]))
