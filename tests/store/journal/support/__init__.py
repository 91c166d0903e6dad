"""Games as they are given to the journal."""
