"""What is heard, and who reads aloud."""
