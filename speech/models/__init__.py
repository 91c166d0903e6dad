"""The models for the ear: those that come with the program, and how better ones come and go."""
