"""Messages of correspondence: from the bytes of a mail to the move that it makes, never guessed."""
