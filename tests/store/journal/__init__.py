"""The journal: what is written is there, whatever happens, and found again."""
