"""What a line chooses of a numbered list, and whether it is meant for one."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from assistant.parsing.arguments import SettingMeant
from assistant.parsing.moving.moves import parse_square
from assistant.parsing.which_of import place_in
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.settings.preferences import Preference, are_letters, is_number

SHORTEST_BEGINNING = 2
"""One letter is a question, also while a list is open."""


class Menu(NamedTuple):
    """What a line may choose by number, by word, by the beginning of one, or by the place in what was
    `told`, and where it leads.

    Who wants to `go_on` hears the next part of the list, and who wants to `go_back` the one before:
    while a list is open, no move is taken back by that word.
    """

    by_number: Mapping[str, str]
    by_word: Mapping[str, str]
    told: Sequence[str]
    choose: Callable[[str], None]
    go_back: Callable[[], None]
    go_on: Callable[[], None] | None = None
    wants_number: bool = False
    """Whether any number is meant for it, also one that could be a move: 101 is no 10-1."""


def is_for_list(text: str, words: Vocabulary, *, wants_number: bool) -> bool:
    """Whether a line is a number that is meant for a list, whether it is in it or not."""
    return parse_square(text, words) is not None or (wants_number and is_number(text))


def chosen_in(text: str, menu: Menu, words: Vocabulary) -> str | None:
    """What was chosen: by a whole word, a place, a number, or by a beginning that is no command."""
    by_number, by_word, told = menu.by_number, menu.by_word, menu.told
    said = normalise(text)
    for word in (text.strip(), said):  # letters for the pieces: their capitals make a difference
        if word in by_word:
            return by_word[word]
    place = place_in(text, words)
    if place is not None and place <= len(told):
        return told[place - 1]
    square = parse_square(text, words)
    number = said if is_number(said) or square is None else str(square)
    if number in by_number:
        return by_number[number]
    if len(said) < SHORTEST_BEGINNING or said in words.heads:
        return None
    begun = [word for word in by_word if word.startswith(said)]
    # Who begins "portuguese" means that, not the longer name that begins with it.
    longer = [word for word in begun for other in begun if word.startswith(f"{other} ")]
    chosen = {by_word[word] for word in begun if word not in longer}
    return chosen.pop() if len(chosen) == 1 else None


def words_of(preference: Preference, words: Vocabulary) -> dict[str, str]:
    """The words by which values are chosen, with the values; their own names are among them."""
    ids = {preference.word(value): value for value in preference.offered()}
    ids |= {member: member for member in preference.members}
    spoken = {word: ids[name] for word, name in words.values.items() if name in ids}
    return spoken | ids | {value: value for value in preference.offered()}


def value_of(preference: Preference, setting: SettingMeant) -> str:
    """The value that the words behind a setting's name give, one that it accepts or any other."""
    if preference.accepts_letters and are_letters(joined := re.sub(r"[\s/,]", "", setting.given)):
        return joined
    said = setting.values[0] if len(setting.values) == 1 else ""
    named = {word: value for value, word in preference.words.items()}
    named |= by_number_of(preference) | {"on": preference.default}
    if preference.between:
        named["off"] = "0"  # how people say that they want no limit
    return said if preference.accepts(said) else named.get(said, "")


def by_number_of(preference: Preference) -> dict[str, str]:
    """The numbers by which the listed values are chosen, and the values."""
    values = preference.offered()
    # Where the values are numbers themselves, other numbers would only confuse.
    are_numbers = all(map(is_number, values))
    return {value if are_numbers else str(place): value for place, value in enumerate(values, 1)}


def members_of(preference: Preference) -> dict[str, str]:
    """The numbers by which what can be turned on and off is chosen, behind those of the values."""
    first = len(by_number_of(preference)) + 1
    return {str(place): member for place, member in enumerate(preference.members, first)}
