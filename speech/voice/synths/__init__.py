"""Synthesisers: each makes sound of words in its own way, and none of them plays it."""
