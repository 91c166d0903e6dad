"""Games that are kept: going on with one, the list of them, deleting, and what cannot be saved."""
