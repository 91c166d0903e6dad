"""What this program writes in a message is read by it without fail, quoted, wrapped or answered."""

import random
import textwrap
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from assistant.game.check_digits import check_of
from assistant.parsing.mail.letter import read_letter
from assistant.parsing.mail.message import Correspondence, MessageMeant, read_message
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_move
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import Regulation, regulation
from assistant.rules.side import Side
from assistant.rules.variant import VARIANTS

WORDS = {
    "it": ("Tua {0}", "mia {0}", "controllo {0:02}.", "bianco", "nero", "mossa {0}"),
    "en": ("Yours {0}", "mine {0}", "check {0:02}.", "white", "black", "move {0}"),
    "pt": ("Teu {0}", "meu {0}", "controlo {0:02}.", "brancas", "pretas", "lance {0}"),
    "pt-BR": ("Seu {0}", "meu {0}", "controle {0:02}.", "brancas", "pretas", "lance {0}"),
}
QUOTING = {
    "it": "Il giorno lun 1 dic 2025 alle ore 18:13 Anna Conti <anna@posta.example> ha scritto:",
    "en": "On Mon, 1 Dec 2025 at 18:13, Anna Conti <anna@posta.example> wrote:",
    "pt": "Em seg., 1 de dez. de 2025 às 18:13, Anna Conti <anna@posta.example> escreveu:",
    "pt-BR": "Em 1 de dez. de 2025, à(s) 18:13, Anna Conti <anna@posta.example> escreveu:",
}


class Post(NamedTuple):
    """A game of which a message is written: how it stood before the move, and the move."""

    rules: Regulation
    position: Position
    moves: tuple[str, ...]
    move: Move

    @property
    def here(self) -> Correspondence:
        return Correspondence(self.position, self.rules, "AB-12", self.moves)

    @property
    def number(self) -> int:
        return len(self.moves) // 2 + 1


def played(rules: str, seed: int, plies: int) -> Post:
    variant = VARIANTS[rules]
    chosen = regulation(variant, "fid")
    assert chosen
    chance = random.Random(seed)
    position = start_position(variant)
    made: list[str] = []
    while True:
        legal = distinct_moves(legal_moves(position))
        if not legal:
            return played(rules, seed + 1, plies)
        move = chance.choice(legal)
        if len(made) == plies:
            return Post(chosen, position, tuple(made), move)
        made.append(format_move(move, legal))
        position = position.after(move)


POSTS = st.builds(
    played, st.sampled_from(["italian", "international"]), st.integers(0, 999), st.integers(0, 60)
)


def line_of(post: Post, language: str, *, check: int | None = None, last: str = "") -> str:
    """The line that says both moves and the check."""
    tua, mia, controllo, *_ = WORDS[language]
    legal = distinct_moves(legal_moves(post.position))
    after = check_of(post.position.after(post.move))
    theirs = [tua.format(last or post.moves[-1])] if post.moves else []
    said = [*theirs, mia.format(format_move(post.move, legal))]
    return ", ".join([*said, controllo.format(after if check is None else check)])


def numbered(post: Post, number: int = 0) -> str:
    dots = " ..." if post.position.side_to_move is Side.BLACK else ""
    move = format_move(post.move, distinct_moves(legal_moves(post.position)))
    return f"{number or post.number}.{dots} {move}"


def score_of(post: Post) -> str:
    """The whole score with the move, as PDN has it."""
    plies = [*post.moves, format_move(post.move, distinct_moves(legal_moves(post.position)))]
    words = [f"{at // 2 + 1}. {ply}" if at % 2 == 0 else ply for at, ply in enumerate(plies)]
    tags = '[White "Anna Conti"]\n[Black "Bruno Greco"]\n[Date "2025.11.12"]\n[Result "*"]\n\n'
    return tags + textwrap.fill(" ".join([*words, "*"]), 72)


def subject_of(post: Post, language: str, number: int = 0) -> str:
    *_, white, black, move = WORDS[language]
    side = white if post.position.side_to_move is Side.WHITE else black
    return f"[AB-12] Anna - Bruno, {side}, {move.format(number or post.number)}"


def read(post: Post, subject: str, text: str, language: str) -> MessageMeant:
    data = f"From: a@b.example\r\nSubject: {subject}\r\n\r\n{text}"
    return read_message(read_letter(data.encode()), post.here, language)


LAYOUTS = ("plain", "wrapped", "top", "bottom", "score", "telephone", "line alone")


def laid_out(post: Post, language: str, layout: str) -> str:
    line = line_of(post, language)
    body = f"{numbered(post)}\n\n{line}"
    old = "9. 18-14 12-16\n\nciao, tua 22-18, mia 11-15, controllo 12"
    quoted = textwrap.indent(old, "> ", lambda _: True)
    match layout:
        case "wrapped":
            return textwrap.fill(f"{numbered(post)} {line}", 60)
        case "top":
            return f"{body}\n\n{QUOTING[language]}\n{quoted}\n"
        case "bottom":
            return f"{QUOTING[language]}\n{quoted}\n\n{body}\n"
        case "score":
            return f"{body}\n\n{score_of(post)}"
        case "telephone":
            move = format_move(post.move, distinct_moves(legal_moves(post.position)))
            check = check_of(post.position.after(post.move))
            last = f" ({post.moves[-1]})" if post.moves else ""
            return f"AB-12 {post.number}.{move}{last} {check:02}"
        case "line alone":
            return line
    return body


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(POSTS, *(st.sampled_from(each) for each in (tuple(WORDS), tuple(WORDS), LAYOUTS)), st.booleans())
def test_a_letter_is_read_without_fail(
    post: Post, language: str, reader: str, layout: str, is_answer: bool
) -> None:
    subject = ("Re: " if is_answer else "") + subject_of(post, language)
    meant = read(post, subject, laid_out(post, language, layout), reader)
    assert (meant.kind, meant.moves) == ("move", (post.move,))
    assert meant.at_odds == frozenset()
    assert meant.conditions == ()


@settings(max_examples=40, deadline=None)
@given(POSTS, st.sampled_from(tuple(WORDS)), st.integers(1, 96))
def test_a_wrong_check_is_seen(post: Post, language: str, slip: int) -> None:
    check = (check_of(post.position.after(post.move)) + slip) % 97
    meant = read(post, subject_of(post, language), line_of(post, language, check=check), "en")
    assert meant.at_odds == {"check"}


@settings(max_examples=40, deadline=None)
@given(POSTS, st.sampled_from(tuple(WORDS)), st.sampled_from([-1, 1, 2, 10]))
def test_a_wrong_number_is_seen(post: Post, language: str, slip: int) -> None:
    number = post.number + slip if post.number + slip > 0 else post.number + 1
    plain = subject_of(post, language)
    assert "number" in read(post, plain, numbered(post, number), "it").at_odds
    assert (
        "number"
        in read(post, subject_of(post, language, number), line_of(post, language), "it").at_odds
    )


@pytest.mark.parametrize("language", tuple(WORDS))
def test_another_last_move_is_a_score_that_differs(language: str) -> None:
    post = played("italian", 3, 12)
    meant = read(post, subject_of(post, language), line_of(post, language, last="1-6"), "pt")
    assert meant.kind == "move"
    assert meant.at_odds == {"score"}


def test_the_colour_of_the_other_side_is_at_odds_where_nobody_answers() -> None:
    post = played("italian", 3, 12)
    subject = subject_of(post, "en", 3).replace("white", "black")
    assert "colour" in read(post, subject, line_of(post, "en"), "en").at_odds
    assert read(post, f"Re: {subject}", line_of(post, "en"), "en").at_odds == frozenset()
