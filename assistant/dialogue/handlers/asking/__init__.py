"""Questions, of a person and of the program, and their answers."""
