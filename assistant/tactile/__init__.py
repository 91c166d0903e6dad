"""Boards with sensors: what their bytes mean, what has been moved on them, where the hand is to go."""
