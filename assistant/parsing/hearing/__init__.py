"""What may have been heard, and what the ear is to expect."""
