"""What is said and heard, whatever the subject: this package knows nothing of draughts."""
