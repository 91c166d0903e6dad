"""The table of phones that MBROLA is given: none too short, all called as its voices call them."""

from models.training.evaluation.mbrola import as_named, longer

TABLE = "d\t65\no1\t37\t 0 117 80 109\ni/\t19\t 0 110 80 106\n_\t1\n"


def test_phones_are_no_shorter_than_people_say_them() -> None:
    told = longer(TABLE + "\n", 45)
    assert told == "d\t65\no1\t45\t 0 117 80 109\ni/\t45\t 0 110 80 106\n_\t1\n"


def test_phones_are_called_as_the_voices_call_them() -> None:
    assert as_named(TABLE, "us1") == TABLE
    assert "\ni\t19\t" in as_named(TABLE, "it3")
    sei = "s\t90\nE1\t60\nj\t50\n_\t1\n"
    assert "\ni\t50\n" in as_named(sei, "it4")
    assert "j\t50\n" in as_named("_\t1\nj\t50\n", "it4")
