"""Messages of correspondence outside the program: handed over to the person's own, and read there."""
