"""What is kept in files."""
