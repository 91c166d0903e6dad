"""The conversation: events in, effects out. No input or output, no clock, no threads."""
