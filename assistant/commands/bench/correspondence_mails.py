"""Messages of correspondence for the bench: templates, with what stands around moves in mails."""

import random
from collections.abc import Sequence

_GREETINGS = (
    *("Caro Bruno,", "Ciao Anna, scusa il ritardo.", "Gentile signora,", "Hi Ann,", "Dear opponent,"),
    *("Hello, sorry for the delay.", "Olá Ana,", "Caro amigo,", "Bom dia!"),
)
_MOVES = (
    *("{n}. {m}", "Gioco {m}.", "La mia mossa: {m}", "mossa {n}: {m}", "rispondo con {m}"),
    *("I play {m}.", "My move: {m}", "move {n}: {m}", "Jogo {m}.", "o meu lance: {m}", "{m}"),
)
_CHAT = (
    *("Qui piove da tre giorni.", "Ci sentiamo dopo le 18, il 24 sono fuori.", "A presto, Anna"),
    *("It has been 30 degrees here.", "I am away from the 12th to the 19th.", "Best wishes, Ann"),
    *("Vi o torneio na televisão, ganhou o número 7.", "Custou 12 euros.", "Um abraço, Ana"),
)
_QUOTES = (
    *("Il giorno 25 nov 2026 alle 10:30 Bruno ha scritto:", "On 25 Nov 2026, at 10:30, Bob wrote:"),
    "Em 25 de nov. de 2026, às 10:30, Bruno escreveu:",
)


def mail_of(
    code: str, before: Sequence[str], move: str, chance: random.Random, at_least: int = 0
) -> bytes:
    """A mail that makes a move behind those of a game, at least so many bytes long."""
    number = len(before) // 2 + 1
    lines = [chance.choice(_GREETINGS), ""]
    lines += chance.sample(_CHAT, chance.randint(0, 2))
    lines += ["", chance.choice(_MOVES).format(n=number, m=move), ""]
    lines += chance.sample(_CHAT, chance.randint(0, 1))
    if before and chance.random() < 0.7:
        lines += ["", chance.choice(_QUOTES)]
        lines += [f"> {line}" for line in ("", before[-1], "", *chance.sample(_CHAT, 2))]
    quoted = [f">> {number}. {text}" for number, text in enumerate(before, 1)]
    while quoted and sum(map(len, lines)) < at_least:
        lines += [f"> {chance.choice(_CHAT)}", *quoted]
    side = "White" if len(before) % 2 == 0 else "Black"
    head = (
        f"From: Anna <anna@example.org>\r\nSubject: Re: [{code}] Anna - Bruno, {side}, {number}\r\n"
        "Date: Thu, 26 Nov 2026 10:00:00 +0100\r\nContent-Type: text/plain; charset=utf-8\r\n"
        "Content-Transfer-Encoding: 8bit\r\n\r\n"
    )
    return (head + "\r\n".join(lines)).encode()
