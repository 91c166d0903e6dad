"""`damavoce board`: what can be done with boards that have sensors, without a game."""

import argparse

from assistant.commands.board.list import list_ports
from assistant.commands.board.probe import probe
from assistant.commands.board.simulate import simulate
from assistant.narration.catalog import Catalog
from assistant.options import BOARD_ACTIONS, UsageError


def run(options: argparse.Namespace, messages: Catalog) -> int:
    """Do what is wanted; 1 where that is impossible."""
    match options.action:
        case "list":
            return list_ports(options, messages)
        case "probe":
            return probe(options, messages)
        case "simulate":
            return simulate(options, messages)
    raise UsageError("missing-option", name="|".join(BOARD_ACTIONS))
