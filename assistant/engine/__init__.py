"""The opponent: search and evaluation over the law of rules/. It knows no game, no talk and no screen.

Not here: what a legal move is (rules/) and when a game is over (game/). Only player.py has a thread.
"""
