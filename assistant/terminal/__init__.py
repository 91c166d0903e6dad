"""The terminal as a stream of lines, fit for screen readers and braille displays."""
