"""TDB/1: every conversation by hand, every way a line can be lost, and the page that specifies it."""

import re
from pathlib import Path

import pytest

from assistant.tactile.messages import Alive, Faulted, Introduced, Pressed
from assistant.tactile.tdb import Tdb
from assistant.tactile.tdb_lines import (
    BUTTONS,
    CODES,
    FIELDS,
    PRESSES,
    SENSES,
    checksum,
    framed,
    understood,
)
from tests.tactile.support.tdb_talk import (
    BOARD,
    CONFIRM,
    DAMAGED,
    DUMP,
    GET,
    HI,
    INFO,
    START,
    STATE,
    bodies,
    introduced,
    sent,
    talking,
)

PAGE = (Path(__file__).parents[2] / "docs" / "tdb1.md").read_text("utf-8")


# The beginning.


def test_a_conversation_begins_with_who_and_what() -> None:
    tdb = Tdb()
    assert tdb.begin(0.0) == HI
    assert tdb.receive(INFO, 0.1) == [BOARD]
    assert tdb.tick(0.1) == GET
    assert tdb.receive(STATE, 0.2) == [DUMP]
    assert sent(tdb, [0.2, 0.5, 0.9]) == [b"", b"", b""]
    assert not tdb.counts


def test_a_board_that_begins_anew_is_greeted_until_it_hears() -> None:
    tdb = Tdb()
    assert tdb.begin(0.0) == HI
    assert sent(tdb, [0.5, 0.9, 1.0, 1.5, 2.0]) == [b"", b"", HI, b"", HI]
    assert sent(tdb, [14.9, 16.0, 19.8, 20.0]) == [HI, b"", b"", HI]


def test_a_board_that_answers_every_greeting_is_introduced_once() -> None:
    tdb = introduced()
    assert tdb.receive(b"$INFO,1,1,reed32-0001,1.0,32,occ,led=32,buz=1,vib=0,btn=1*E3B8\n", 0.1) == []


def test_nothing_has_a_meaning_before_the_version_is_known() -> None:
    tdb = Tdb()
    tdb.begin(0.0)
    assert tdb.receive(STATE + CONFIRM, 0.1) == []
    assert tdb.tick(0.1) == b""
    assert tdb.counts == {"early": 2}


def test_another_version_is_refused() -> None:
    tdb = Tdb()
    tdb.begin(0.0)
    later = framed("INFO,0,2,reed32-0001,1.0,32,occ")
    assert tdb.receive(later, 0.1) == [Faulted("version", "2")]
    assert tdb.receive(later + STATE, 0.2) == []
    assert sent(tdb, [0.2, 1.3, 9.0, 30.0]) == [b"", b"", b"", b""]


def test_a_board_may_refuse_our_version() -> None:
    tdb = Tdb()
    tdb.begin(0.0)
    refusal = framed("NO,0,0,ver")
    assert tdb.receive(refusal + refusal, 0.1) == [Faulted("version")]
    assert sent(tdb, [1.3, 9.0]) == [b"", b""]


@pytest.mark.parametrize("version", ["1", "1.0", "1.17"])
def test_what_stands_behind_the_point_of_a_version_does_not_matter(version: str) -> None:
    tdb = Tdb()
    assert tdb.receive(framed(f"INFO,0,{version},a,b,100,pce"), 0.0) == [
        Introduced("", "a", "b", 100, "pce")
    ]


@pytest.mark.parametrize("rest", ["", ",a", ",a,b,33,occ", ",a,b,32,smell", ",a,b,032,occ", ",a,b,32"])
def test_a_board_that_cannot_be_played_on_is_refused(rest: str) -> None:
    tdb = Tdb()
    tdb.begin(0.0)
    assert tdb.receive(framed(f"INFO,0,1{rest}"), 0.0) == [Faulted("info", f"1{rest}")]
    assert tdb.tick(5.0) == b""


def test_what_a_board_can_do_besides_may_be_missing_new_or_nonsense() -> None:
    tdb = Tdb()
    data = framed("INFO,0,1,a,b,50,col,smell=1,vib=1,led=many,btn=-1,buz,,=")
    assert tdb.receive(data, 0.0) == [Introduced("", "a", "b", 50, "col", has_vibration=True)]


# Numbers and repeats.


def test_a_button_is_answered_and_its_repeat_is_answered_again() -> None:
    tdb = talking()
    pressed = framed("BT,2,confirm,dn")
    assert tdb.receive(pressed, 1.0) == [Pressed("confirm", "dn")]
    assert tdb.tick(1.0) == framed("OK,2,2")
    assert tdb.receive(framed(f"ST,3,{START}"), 1.1) == [DUMP]
    assert tdb.receive(pressed, 1.3) == []
    assert tdb.tick(1.3) == framed("OK,3,2")
    assert tdb.counts == {"duplicate": 1}


def test_when_the_numbers_come_round_again_the_same_line_is_another_message() -> None:
    tdb = talking()
    pressed = framed("BT,2,confirm,dn")
    assert tdb.receive(pressed, 1.0) == [Pressed("confirm", "dn")]
    assert tdb.receive(pressed, 4.0) == [Pressed("confirm", "dn")]


def test_what_wants_an_answer_is_repeated_three_times() -> None:
    tdb = introduced()
    assert sent(tdb, [0.0, 0.2, 0.3, 0.5, 0.6, 0.9]) == [GET, b"", GET, b"", GET, GET]
    assert tdb.tick(1.3) == b""
    assert tdb.counts == {"unanswered": 1}


def test_one_request_is_under_way_at_a_time() -> None:
    tdb = talking()
    tdb.buzz(440, 120, 2)
    tdb.buzz(220, 120, 1)
    first, second = framed("BZ,2,440,120,2"), framed("BZ,3,220,120,1")
    assert sent(tdb, [1.0, 1.1, 1.3]) == [first, b"", first]
    assert tdb.receive(framed("OK,2,2"), 1.4) == [Alive()]
    assert tdb.tick(1.4) == second


@pytest.mark.parametrize("code", ["crc", "busy"])
def test_what_a_board_puts_off_is_repeated(code: str) -> None:
    tdb = talking()
    tdb.buzz(440, 120, 2)
    request = tdb.tick(1.0)
    tdb.receive(framed(f"NO,2,2,{code}"), 1.1)
    assert sent(tdb, [1.1, 1.3]) == [b"", request]


@pytest.mark.parametrize("code", ["verb", "arg", "later", ""])
def test_what_a_board_refuses_is_given_up(code: str) -> None:
    tdb = talking()
    tdb.buzz(440, 120, 2)
    tdb.tick(1.0)
    tdb.receive(framed(f"NO,2,2,{code}"), 1.1)
    assert sent(tdb, [1.1, 1.3, 1.6]) == [b"", b"", b""]
    assert tdb.counts == {"refused": 1}


def test_answers_to_nothing_say_nothing_and_are_not_answered() -> None:
    tdb = talking()
    tdb.buzz(440, 120, 2)
    request = tdb.tick(1.0)
    assert tdb.receive(framed("OK,2,9") + framed("NO,3,8,arg") + framed("OK,4"), 1.1) == []
    assert sent(tdb, [1.1, 1.3]) == [b"", request]
    assert tdb.counts == {"unasked": 3}


def test_our_numbers_come_round_after_255() -> None:
    tdb = talking()
    for number in range(2, 260):
        tdb.buzz(440, 120, 1)
        assert tdb.tick(1.0) == framed(f"BZ,{number % 256},440,120,1")
        tdb.receive(framed(f"OK,{number % 256},{number % 256}"), 1.0)
    assert not tdb.counts


# What is lost.


def test_after_a_wrong_check_the_state_is_asked_for_once_a_second() -> None:
    tdb = introduced()
    assert tdb.tick(0.0) == GET
    tdb.receive(STATE, 0.0)
    tdb.receive(DAMAGED, 0.5)
    assert sent(tdb, [0.5, 0.9]) == [b"", b""]
    assert tdb.tick(1.0) == framed("GET,2,ST")
    tdb.receive(framed(f"ST,2,{START}"), 1.1)
    tdb.receive(DAMAGED * 5, 1.2)
    assert sent(tdb, [1.2, 1.9, 2.0]) == [b"", b"", framed("GET,3,ST")]


def test_a_state_that_comes_by_itself_need_not_be_asked_for() -> None:
    tdb = talking()
    tdb.receive(DAMAGED + framed(f"ST,2,{START}"), 5.0)
    assert tdb.tick(5.0) == b""


@pytest.mark.parametrize("lost", [DAMAGED, b"$" + b"o" * 200 + b"\n", framed("EV,4,22,o,.,1")])
def test_whatever_shows_that_a_line_was_lost_has_the_state_asked_for(lost: bytes) -> None:
    tdb = talking()
    tdb.receive(lost, 4.0)
    assert tdb.tick(4.0) == framed("GET,2,ST")


def test_text_that_a_maker_prints_shows_nothing() -> None:
    tdb = talking()
    tdb.receive(b"field 22 is open\r\n", 4.0)
    assert tdb.tick(4.0) == b""
    assert tdb.counts == {"noise": 1}


def test_two_beats_missing_are_silence_and_a_greeting() -> None:
    tdb = talking()
    assert not tdb.is_silent(4.5)
    assert tdb.is_silent(4.6)
    assert sent(tdb, [4.4, 4.6, 5.0, 5.6]) == [b"", HI, b"", HI]
    assert tdb.receive(INFO, 5.7) == []  # the same board as before
    assert not tdb.is_silent(5.7)
    assert tdb.tick(5.7) == GET


def test_noise_is_no_life() -> None:
    tdb = talking()
    tdb.receive(b"\x00" * 50 + b"\n" + DAMAGED, 4.4)
    assert tdb.is_silent(4.6)


def test_any_sound_line_is_life() -> None:
    tdb = talking()
    tdb.receive(framed("XTEMP,2,21"), 4.4)
    assert not tdb.is_silent(8.8)


def test_a_line_that_is_opened_again_knows_nothing_of_the_one_before() -> None:
    tdb = talking()
    tdb.buzz(440, 120, 1)
    tdb.receive(framed("BT,2,confirm,dn") + b"$ST,3,ooo", 1.0)
    assert tdb.begin(60.0) == HI
    assert not tdb.is_silent(60.0)
    assert tdb.receive(STATE, 60.1) == []
    assert tdb.receive(INFO, 60.2) == [BOARD]
    assert tdb.tick(60.2) == GET


def test_a_host_that_has_not_begun_is_neither_silent_nor_heard() -> None:
    assert not Tdb().is_silent(1e9)
    assert Tdb().tick(1e9) == b""


# Lights and sounds.


def test_lights_that_change_are_sent() -> None:
    tdb = talking()
    tdb.light({9: "on", 13: "blink"})
    assert tdb.tick(1.0) == b"$LED,2,10:on;14:blink*B374\n"
    tdb.light({13: "on"})
    tdb.receive(framed("OK,2,2"), 1.1)
    assert tdb.tick(1.1) == framed("LED,3,10:off;14:on")
    tdb.receive(framed("OK,3,3"), 1.2)
    tdb.light({13: "on"})
    assert tdb.tick(1.2) == b""


def test_many_lights_take_several_lines() -> None:
    tdb = talking(framed("INFO,0,1,a,b,100,occ,led=100"))
    tdb.light(dict.fromkeys(range(100), "blink"))
    told: list[str] = []
    for seq in range(2, 10):
        line = tdb.tick(1.0)
        assert len(line) <= 160
        told += re.findall(r"(\d+):blink", line.decode())
        tdb.receive(framed(f"OK,{seq},{seq}"), 1.0)
    assert told == [str(field) for field in range(1, 101)]


def test_a_board_that_introduces_itself_anew_gets_its_lights_again() -> None:
    tdb = talking()
    tdb.light({9: "on"})
    tdb.tick(1.0)
    tdb.receive(framed("OK,2,2"), 1.1)
    tdb.receive(INFO, 2.0)
    assert tdb.tick(2.0) == framed("GET,3,ST")
    tdb.receive(STATE, 2.1)
    assert tdb.tick(2.1) == framed("LED,4,10:on")


def test_sounds_and_shaking_keep_to_what_a_board_can_do() -> None:
    tdb = talking(framed("INFO,0,1,a,b,32,occ,buz=1,vib=1"))
    tdb.buzz(50, 1, 0)
    tdb.vibrate(99999, 99)
    tdb.buzz(20000, 9999, 99)
    for seq, body in ((2, "BZ,2,100,10,1"), (3, "VB,3,5000,10"), (4, "BZ,4,10000,5000,10")):
        assert tdb.tick(1.0) == framed(body)
        tdb.receive(framed(f"OK,{seq},{seq}"), 1.0)


def test_a_board_is_not_asked_for_what_it_has_not() -> None:
    tdb = talking(framed("INFO,0,1,a,b,32,occ,led=8"))
    tdb.light({8: "on", -1: "on", 3: "green"})
    tdb.buzz(440, 120, 1)
    tdb.vibrate(100, 1)
    assert tdb.tick(1.0) == b""


def test_all_off() -> None:
    tdb = talking()
    tdb.light({9: "on"})
    tdb.tick(1.0)
    tdb.receive(framed("OK,2,2"), 1.0)
    tdb.buzz(440, 120, 1)
    tdb.clear()
    assert tdb.tick(1.0) == framed("CLR,3")
    tdb.receive(framed("OK,3,3"), 1.0)
    assert tdb.tick(1.0) == b""


# The page.

SPOKEN = re.findall(r"^    (host|board|bench): (.*)$", PAGE, re.MULTILINE)
BETWEEN = re.search(r"## A conversation\n(.*?)\n## ", PAGE, re.DOTALL)


def test_every_line_of_the_page_has_its_check() -> None:
    written = re.findall(r"\$[^*\n]*\*\S*", PAGE)
    assert written == [line for _, line in SPOKEN]
    for who, line in SPOKEN:
        read, counts = bodies(line.encode() + b"\n", is_bench=who == "bench")
        assert read == [line[1:-5]]
        assert not counts


def test_every_line_of_the_board_can_be_understood() -> None:
    said = [line[1:-5].split(",") for who, line in SPOKEN if who == "board"]
    assert {verb for verb, *_ in said} == {"INFO", "ST", "EV", "BT", "ERR", "OK", "NO"}
    for verb, _, *arguments in said:
        if verb not in ("INFO", "OK", "NO"):
            assert understood(verb, arguments, 32)


def test_the_checks_that_are_told_are_right() -> None:
    told = re.findall(r"^- body `(.*)`, check (\w{4})$", PAGE, re.MULTILINE)
    assert ("123456789", "29B1") in told
    for body, check in told:
        assert checksum(body.encode()) == check.encode()


def test_the_page_names_all_that_may_be_said() -> None:
    for word in {*CODES, *SENSES, *BUTTONS, *PRESSES}:
        assert f"`{word}`" in PAGE
    for fields in FIELDS:
        assert f"{fields} fields" in PAGE


def test_the_conversation_of_the_page_is_the_one_that_we_hold() -> None:
    assert BETWEEN
    lines = re.findall(r"^    (host|board): (.*)$", BETWEEN[1], re.MULTILINE)
    tdb = Tdb()
    ours, now, before = tdb.begin(0.0).decode(), 0.0, ""
    wishes = iter(
        [
            lambda: tdb.light({11: "on", 15: "blink"}),
            lambda: tdb.buzz(440, 120, 2),
            lambda: tdb.light({}),
        ]
    )
    for who, line in lines:
        now += 0.35 if line == before else 0.05
        if who == "board":
            assert not ours, f"we say {ours} before {line}"
            tdb.receive(line.encode() + b"\n", now)
            before = line
        else:
            if line.startswith(("$LED", "$BZ")):
                next(wishes)()
            if "GET" in line:
                now += 1.0
            ours = ours or tdb.tick(now).decode()
            assert ours.startswith(line)
            ours = ours.removeprefix(f"{line}\n")
    assert not ours
    assert tdb.counts == {"duplicate": 1, "missing": 3}


def test_the_page_can_be_followed_by_ear() -> None:
    assert all(char.isascii() or char.isalpha() for char in PAGE)
    assert not re.search(r"^\s*\||!\[|\t", PAGE, re.MULTILINE), "a table, an image or a tab"
