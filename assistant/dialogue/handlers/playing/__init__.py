"""The game goes on: moves, draws, take-backs, the computer, the next game."""
