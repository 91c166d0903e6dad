"""The law of draughts: positions, legal moves, and the article behind every refusal.

Standard library only, no input or output, readable before fast. Square numbers (1..32, 1..50) are
public; bits stay inside this package and the engine.
"""
