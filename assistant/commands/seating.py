"""Who plays where: the players of a game, and the boards with sensors that they play on."""

import argparse
import os
from collections.abc import Iterable
from contextlib import closing
from dataclasses import replace
from typing import NamedTuple

from assistant.game.mail_terms import MailTerms, code_of
from assistant.game.match import COLOURS, Match, drawn_by
from assistant.options import UsageError
from assistant.rules.side import Side
from assistant.rules.variant import Variant
from assistant.settings.mail_terms import by_mail, own_side
from assistant.settings.odds import odds_turned
from assistant.settings.settings import Settings
from assistant.settings.terms import BLIND, Player

OWN_BOARDS = {Side.WHITE: "white_board", Side.BLACK: "black_board"}
"""What the options call the boards of those who have one of their own."""
SMALL = {"millennium": 8}
"""Boards that are made in one size only: squares in a row, by protocol."""


class Seating(NamedTuple):
    """The players, and the ports of their boards: none, one for all, or White's and Black's."""

    white: Player
    black: Player
    ports: tuple[str, ...]


def seating(options: argparse.Namespace) -> Seating:
    """Who plays where, by the options. Raises UsageError."""
    ports = _ports(options)
    seats = {Side.WHITE: options.white, Side.BLACK: options.black}
    for side, name in OWN_BOARDS.items():
        if getattr(options, name) is not None:
            seats[side] = _seated(seats[side], side)
        elif seats[side] and seats[side].is_on_board and options.board is None:
            missing = _option(side, "-board") if ports else "--board"
            details = {"name": _option(side), "option": f"{missing} PORT"}
            raise UsageError("no-board", **details, command=_list_of_ports())
    has_one_for_all = options.board is not None
    white, black = _players(seats[Side.WHITE], seats[Side.BLACK], has_one_for_all)
    if has_one_for_all and not (white.is_on_board or black.is_on_board):
        raise UsageError("board-unused")
    return Seating(white, black, ports)


def _list_of_ports() -> str:
    from assistant.commands import mends  # of no use to a game

    return mends.command_line("board", "list")


def check_protocol(options: argparse.Namespace, ports: tuple[str, ...], variant: Variant) -> None:
    """Raises UsageError for a protocol without a board, or of boards that are too small."""
    protocol = options.board_protocol
    if protocol and not ports:
        raise UsageError("missing-option", name="--board PORT")
    if SMALL.get(protocol, variant.geometry.size) != variant.geometry.size:
        raise UsageError("board-too-small", protocol=protocol)


def with_arbiter(settings: Settings, asked: str | None) -> Settings:
    """The settings with the arbiter on or off: it is there between people, unless they do without.

    Raises UsageError where it is asked for and the computer plays.
    """
    are_people = len(settings.people) == len(Side)
    if asked == "on" and not are_people:
        raise UsageError("arbiter-alone")
    is_off = asked == "off"
    return replace(settings, is_arbiter=are_people and not is_off, is_without_arbiter=is_off)


def with_private(settings: Settings, given: Iterable[tuple[Side, str]]) -> Settings:
    """The settings with the devices by which each of two people is told things alone.

    Raises UsageError where somebody plays alone, or where one device is to be of both.
    """
    devices = dict(given)
    if devices and len(settings.people) < len(Side):
        raise UsageError("private-alone")
    if len(set(devices.values())) < len(devices):
        raise UsageError("private-same", value=devices[Side.WHITE])
    white, black = (devices.get(side, "") for side in Side)
    return replace(settings, white_device=white, black_device=black)


def between_two(settings: Settings, options: argparse.Namespace, now: float) -> Settings:
    """The settings with what only two people have: moves repeated back, and a match begun `now`.

    Raises UsageError where the computer plays, a match has not two names, or colours are drawn between
    people of whom one is to do without pieces that only a colour has.
    """
    are_people = len(settings.people) == len(Side)
    if options.repeat_back:
        if not are_people:
            raise UsageError("repeat-back-alone")
        settings = replace(settings, is_repeated_back=True)
    if options.match is None:
        if options.match_colours:
            raise UsageError("missing-option", name="--match N")
        return settings
    names = settings.white.name, settings.black.name
    if not are_people or not all(names) or names[0].casefold() == names[1].casefold():
        raise UsageError("match-names")
    is_drawn = options.match_colours == COLOURS[1]
    is_turned = is_drawn and drawn_by(settings.seed)
    if is_drawn and settings.odds:
        turned = None if settings.opening_moves else odds_turned(settings)
        if turned is None:
            raise UsageError("odds-drawn", name="--opening" if settings.opening_moves else "--fen")
        settings = turned if is_turned else settings
    match = Match(int(now), options.match, *names, is_turned, is_drawn)
    return replace(_turned(settings) if is_turned else settings, match=match)


def _turned(settings: Settings) -> Settings:
    """With the colours changed: what was said of a colour was said of who was named with it."""
    return replace(
        settings,
        white=settings.black,
        black=settings.white,
        white_questions=settings.black_questions,
        black_questions=settings.white_questions,
        white_clock=settings.black_clock,
        black_clock=settings.white_clock,
        white_device=settings.black_device,
        black_device=settings.white_device,
    )


def _ports(options: argparse.Namespace) -> tuple[str, ...]:
    own = [getattr(options, name) for name in OWN_BOARDS.values()]
    given = tuple(port for port in own if port is not None)
    if options.board is not None:
        if given:
            raise UsageError("board-or-two")
        return (options.board,)
    if len(given) > len({os.path.normcase(os.path.realpath(port)) for port in given}):
        raise UsageError("same-port", port=given[0])
    return given


def _seated(player: Player | None, side: Side) -> Player:
    """Who plays that side, at a board of their own."""
    player = player or Player()
    if player.is_computer:
        raise UsageError("board-of-computer", name=_option(side), option=_option(side, "-board"))
    return replace(player, is_on_board=True)


def _option(side: Side, ending: str = "") -> str:
    return f"--{side.value}{ending}"


def _players(white: Player | None, black: Player | None, is_on_board: bool) -> tuple[Player, Player]:
    """The players; where one is not named, a person meets the computer, and has White by default.

    Who plays by mail meets a person at this machine, where nothing else is said.
    """
    computer, person = Player(is_computer=True), Player(is_on_board=is_on_board)
    if white is None and black is None:
        return person, computer
    if white is None:
        white = person if black and (black.is_computer or black.is_by_mail) else computer
    if black is None:
        black = person if white.is_computer or white.is_by_mail else computer
    return white, black


def with_mail(settings: Settings, said: Iterable[str]) -> Settings:
    """The settings as they are where one of the two plays by mail; `said` are options that were given.

    Raises UsageError where nobody plays here, and for what does not go with it.
    """
    players = (settings.white, settings.black)
    if not any(each.is_by_mail for each in players):
        return settings
    if len(settings.people) != 1:
        raise UsageError("mail-alone")
    if not all(each.name for each in players if each.is_by_mail):
        raise UsageError("mail-name", name=_option(own_side(settings).opponent))
    if any(each.is_blind for each in players):
        raise UsageError("mail-without", name=f"human:{BLIND}")
    for option in said:
        raise UsageError("mail-without", name=option)
    white, black = (each.name for each in players)
    return by_mail(settings, MailTerms(code_of(white, black, _codes())))


def _codes() -> frozenset[str]:
    """The codes of games by correspondence under way; none where the journal cannot be read."""
    from assistant.store.journal import library
    from assistant.store.journal.file import JournalError, open_to_read
    from assistant.store.journal.places import journal_file

    try:
        file = open_to_read(journal_file())
        if file is None:
            return frozenset()
        with closing(file):
            return library.mail_codes(file)
    except JournalError:
        return frozenset()
