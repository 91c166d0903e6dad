"""What tests of subcommands share with those of the program: a publisher, a machine, and a word."""

from tests.app.conftest import archive, machine, there, tones, word

__all__ = ["archive", "machine", "there", "tones", "word"]
