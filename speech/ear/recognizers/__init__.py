"""Recognisers: each makes words of sound in its own way, and none of them listens to a microphone."""
