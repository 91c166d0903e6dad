"""The arbiter between two people: what they want of one, and what one decides by their word."""
