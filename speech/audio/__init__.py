"""Sound itself: samples, files of it, and what plays it."""
