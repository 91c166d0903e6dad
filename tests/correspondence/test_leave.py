"""Leave that a message tells: in the words of the program's own letters and in those of people, in
three languages; and what only looks like it."""

from datetime import UTC, datetime

import pytest

from assistant.parsing.mail.correspondence import Correspondence
from assistant.parsing.mail.leave import days_of, leave_in
from assistant.parsing.mail.letter import Letter
from assistant.parsing.mail.message import read_message
from assistant.rules.legal import legal_moves
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID

CAME = datetime(2026, 11, 20, 18, tzinfo=UTC).timestamp()
TOLD = {
    "I take leave from 26 November 2026, for 3 days.": ("26.11.2026", 3),
    "AB-101 1.22-18 70 Away for one day from 26 November.": ("26.11.2026", 1),
    "Prendo ferie dal giorno 26 novembre 2026, per 3 giorni.": ("26.11.2026", 3),
    "Assente per un giorno dal giorno 26 novembre.": ("26.11.2026", 1),
    "Tiro férias a partir de 26 de novembro de 2026, por 3 dias.": ("26.11.2026", 3),
    "Ausente por 3 dias a partir de 26 de novembro.": ("26.11.2026", 3),
    "Estarei de férias de 1 a 5 de dezembro": ("01.12.2026", 5),
    "vou estar de férias até ao dia 25 de novembro": ("20.11.2026", 6),
    "I'll be on holiday from December 1st to 5th": ("01.12.2026", 5),
    "I will be away 1-5 December": ("01.12.2026", 5),
    "I'm away from 30/12 to 3/1": ("30.12.2026", 5),
    "I'm on holiday for a week": ("20.11.2026", 7),
    "sono in ferie dal 28 novembre al 3 dicembre": ("28.11.2026", 6),
    "dal 1º al 5 dicembre sono in ferie": ("01.12.2026", 5),
    "Sarò via per due settimane": ("20.11.2026", 14),
    "vado in vacanza fino al 25.11.2026": ("20.11.2026", 6),
    "ferie 5 giorni da domani": ("21.11.2026", 5),
    "Prendo 3 giorni di ferie, ti scrivo lunedì": ("20.11.2026", 3),
    "ferie 5 gg da domani": ("21.11.2026", 5),
    "leave 5 days from tomorrow": ("21.11.2026", 5),
    "férias 5 dias a partir de amanhã": ("21.11.2026", 5),
    "Prendo 5 giorni di ferie": ("20.11.2026", 5),
    "22-18, e prendo una settimana di ferie da domani": ("21.11.2026", 7),
    "I take 5 days of leave from tomorrow": ("21.11.2026", 5),
    "I'll take five days' leave from 26 November": ("26.11.2026", 5),
    "Tiro 5 dias de férias a partir de amanhã": ("21.11.2026", 5),
    "I'm on holiday for 3 days from tomorrow": ("21.11.2026", 3),
    "5 days of leave from 26 November": ("26.11.2026", 5),
}
NOT_TOLD = (
    "I was on holiday from 1 to 5 December",
    "I am not on leave from 1 to 5 December",
    "my aunt is on holiday from 1 to 5 December",
    "Are you away from 1 to 5 December? I am away for 3 days?",
    "if I'm away for 3 days, do not worry",
    "I am on holiday",
    "I'm on holiday from 1 to 5 November",  # that was before it came
    "Sono in ferie dal 31 febbraio al 3 marzo",
    "I take leave for 900 days",
    "30.9-5 (28-23) 95 ferie",
    "I have 5 days of leave left",
    "I'm on leave for five days from Monday",
    "I don't take 5 days of leave",
    "My aunt takes 5 days of leave from tomorrow",
    "Hai preso 5 giorni di ferie",
    "Ti restano 5 giorni di ferie",
    "You have 5 days of leave left",
    "Prendo 5 giorni di ferie?",
)


@pytest.mark.parametrize("text", TOLD)
def test_leave_is_understood(text: str) -> None:
    leave, _ = leave_in([text])
    assert leave
    found = days_of(leave, CAME)
    assert found
    assert (f"{datetime.fromtimestamp(found[0], UTC):%d.%m.%Y}", found[1]) == TOLD[text]


@pytest.mark.parametrize("text", NOT_TOLD)
def test_what_is_no_leave_is_none(text: str) -> None:
    leave, _ = leave_in([text])
    assert leave is None or days_of(leave, CAME) is None
    here = Correspondence(start_position(ITALIAN_FID.variant), ITALIAN_FID, "AB-101", ())
    assert read_message(Letter(text), here, "en").left == ()


@pytest.mark.parametrize("text", TOLD)
def test_a_move_beside_it_is_understood_and_its_dates_are_none(text: str) -> None:
    position = start_position(ITALIAN_FID.variant)
    here = Correspondence(position, ITALIAN_FID, "AB-101", ())
    move = legal_moves(position)[0]
    for said in (f"{move.start}-{move.end}\n\n{text}", f"{move.start}-{move.end}, {text}"):
        if "22-18" not in text:
            meant = read_message(Letter(said), here, "en")
            assert [each.path for each in meant.moves] == [move.path], said
            assert meant.leave
