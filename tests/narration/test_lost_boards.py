"""Why a board does not answer, and what to do: each reason in words that mean it, in each language."""

import pytest

from assistant.narration.catalog import base_languages
from assistant.narration.facts.tactile import BoardGone
from assistant.narration.narrator import Narrator

SAID = {
    "it": {
        "missing": "non c'è una porta",
        "forbidden": "non ho il permesso",
        "busy": "un altro programma",
        "unplugged": "controlla il cavo",
        "no-package": "manca il pacchetto",
        "unknown": "niente che io conosca",
    },
    "en": {
        "missing": "there is no port",
        "forbidden": "no permission",
        "busy": "another program",
        "unplugged": "check the cable",
        "no-package": "is missing",
        "unknown": "nothing that i know",
    },
    "pt": {
        "missing": "não existe",
        "forbidden": "não tenho permissão",
        "busy": "outro programa",
        "unplugged": "verifique o cabo",
        "no-package": "falta o pacote",
        "unknown": "nada que eu conheça",
    },
}


@pytest.mark.parametrize("language", base_languages())
@pytest.mark.parametrize("reason", SAID["it"])
def test_each_reason_is_told_as_it_is(language: str, reason: str) -> None:
    text = Narrator(language).tell(BoardGone("", reason, "COM3")).text
    assert SAID[language][reason] in text.lower(), text
