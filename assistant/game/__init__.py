"""A game with a past: its moves, take-backs, draws and result."""
