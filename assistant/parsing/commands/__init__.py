"""Commands: each declared once (catalogue.py), and read by its own words (exact.py, raw_lines.py)."""
