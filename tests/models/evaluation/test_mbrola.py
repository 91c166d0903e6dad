"""The table of phones that MBROLA is given: none too short, all called as its voices call them."""

from models.training.evaluation.mbrola import longer

TABLE = "d\t65\no1\t37\t 0 117 80 109\ni/\t19\t 0 110 80 106\n_\t1\n\n"


def test_phones_are_no_shorter_than_people_say_them() -> None:
    told = longer(TABLE, 45, is_named_otherwise=False)
    assert told == "d\t65\no1\t45\t 0 117 80 109\ni/\t45\t 0 110 80 106\n_\t1\n"


def test_phones_are_called_as_the_voices_call_them() -> None:
    assert "\ni\t45\t" in longer(TABLE, 45, is_named_otherwise=True)
