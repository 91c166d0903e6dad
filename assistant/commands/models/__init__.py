"""`damavoce models`: its parts."""
