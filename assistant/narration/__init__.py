"""Meaning into words: facts of the game become sentences of the listener's language."""
