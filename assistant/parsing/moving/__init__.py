"""A move as people word it: squares in words, by the piece, by a direction, with an aside."""
