"""Which mails are of the games: by the codes in them, by who sends them, and from when on."""

import pytest

from assistant.store.mail.choosing import codes_in, is_wanted
from assistant.store.mail.mails import Headers
from tests.store.mail.support import KNOWN


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("Re: [AB-12] mossa", {"AB-12"}),
        ("ab12, CD 007", {"AB-12", "CD-7"}),
        ("mossa-12 e 22-18", set()),
        ("", set()),
    ],
)
def test_codes_are_found_however_they_are_written(text: str, codes: set[str]) -> None:
    assert codes_in(text) == codes


@pytest.mark.parametrize(
    ("subject", "received", "is_news"),
    [
        ("[CD-3] 22-18", 200.0, False),
        ("[CD-3] [AB-12]", 200.0, True),
        ("[AB-12] 22-18", 200.0, True),
        ("[AB-12] 22-18", 100.0, False),
        ("ciao", 200.0, True),
        ("ciao", 100.0, False),
        ("[ZZ-999] 22-18", 200.0, True),
    ],
)
def test_what_is_news_of_a_game(subject: str, received: float, *, is_news: bool) -> None:
    assert is_wanted(Headers(subject, "anna@example.org"), received, KNOWN) is is_news
    assert not is_wanted(Headers("ciao", "other@example.org"), received, KNOWN)
