"""Codes of languages, as synthesisers and models have them."""


def language_of(code: str) -> str:
    """The language alone, of a code that may have a country: `en` of `en-us`."""
    return code.partition("-")[0]
