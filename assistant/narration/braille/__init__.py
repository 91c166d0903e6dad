"""Text as braille of six dots, for an embosser."""
