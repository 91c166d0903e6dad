"""Pure talk: a greeting, thanks, praise, a request for time. It means nothing that could be done."""

from functools import lru_cache

from assistant.parsing.words.tokens import KEPT, normalise, read_line
from assistant.parsing.words.vocabulary import Vocabulary, longest_phrase

BESIDE = "beside"
"""The kind of what only stands around the others."""
AGREED = "agreed"
"""The kind of what is content with what was told; others that stand beside it say more."""
APOLOGY = "apology"
WAIT = "wait"
_TWO_MOVES = 4
"""The numbers of two moves."""


def kind_of_talk(text: str, words: Vocabulary) -> str:
    """Of which kind a line is that is nothing but talk, the first of several; else empty."""
    if begs_pardon(text, words):
        return ""
    if _thinks_aloud(text, words):
        return WAIT
    said = [token.word for token in read_line(text).words]
    is_content = " ".join(said) in words.agreeing | words.content
    phrases = _phrases(words)
    kinds: list[str] = []
    while said:
        lengths = {kind: longest_phrase(said, each) for kind, each in phrases.items()}
        longest = max(lengths.values(), default=0)
        if not longest:
            return AGREED if is_content else ""
        kinds.append(next(kind for kind, length in lengths.items() if length == longest))
        said = said[longest:]
    telling = [kind for kind in kinds if kind not in (BESIDE, AGREED)]
    return next(iter(telling), AGREED if is_content or AGREED in kinds else "")


def _thinks_aloud(text: str, words: Vocabulary) -> bool:
    """Whether who asks for time goes through several moves: "let me think: 22-18, and then 21-17"."""
    asking, sign, thought = text.partition(":") if ":" in text else text.partition(",")
    numbers = [token for token in read_line(thought).words if token.is_number]
    return bool(sign) and len(numbers) >= _TWO_MOVES and kind_of_talk(asking, words) == WAIT


def begs_pardon(text: str, words: Vocabulary) -> bool:
    """Whether who is sorry asks what was said: sorry? Without the question mark they only are."""
    return text.rstrip().endswith("?") and normalise(text) in words.sorry


@lru_cache(maxsize=KEPT)
def _phrases(words: Vocabulary) -> dict[str, frozenset[tuple[str, ...]]]:
    """The phrases of talk by their kinds, what only stands beside others last."""
    apologies = words.talk.get(APOLOGY, frozenset()) | {tuple(each.split()) for each in words.sorry}
    telling = {kind: each for kind, each in words.talk.items() if kind != BESIDE}
    return {**telling, APOLOGY: apologies, BESIDE: words.talk.get(BESIDE, frozenset())}
