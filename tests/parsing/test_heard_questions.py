"""Questions and commands by voice: what is believed beside nonsense, and what is asked about first."""

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.hearing.heard import Heard, rival_of_no, understand
from assistant.parsing.hearing.margins import MARGINS
from assistant.parsing.hearing.spoken import spoken
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import Command, Whose
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID


def hear(language: str, *offered: tuple[str, float], is_pressed: bool = False) -> Heard:
    position = start_position(ITALIAN_FID.variant)
    return understand(offered, position, ITALIAN_FID, vocabulary(language), is_pressed=is_pressed)


def test_a_question_is_believed_though_nonsense_is_a_little_likelier() -> None:
    # Both measured: "nove" for "dove", "cancella" for "chi c'è in"; a game is deleted by its phrase.
    asked = ("chi c e in quattordici", -0.6)
    verdict = hear("it", ("cancella quattordici", 0.0), asked, is_pressed=True).verdict
    assert verdict == CommandMeant(Command.SQUARE, squares=(14,))
    far = ("chi c e in quattordici", -0.1 - MARGINS.nonsense)
    assert hear("it", ("cancella quattordici", 0.0), far, is_pressed=True).verdict is None


def test_where_the_microphone_is_always_open_nonsense_may_be_less_likely_only() -> None:
    offered = ("cancella quattordici", 0.0), ("chi c e in quattordici", 0.1 - MARGINS.nonsense)
    assert hear("it", *offered, is_pressed=True).verdict is not None
    assert hear("it", *offered).verdict is None


def test_talk_is_no_nonsense_and_a_move_is_none() -> None:
    asked = ("chi c e in quattordici", -0.6)
    assert hear("it", ("[unk]", 0.0), asked).verdict is None
    # But nobody presses a key to talk to somebody else.
    assert hear("it", ("[unk]", 0.0), asked, is_pressed=True).verdict is not None
    heard = hear("it", ("ventidue diciotto", 0.0), asked, is_pressed=True)
    assert heard.kind == "move"


@pytest.mark.parametrize(
    ("language", "said", "command"),
    [
        ("it", "mi arrendo", Command.RESIGN),
        ("it", "propongo patta", Command.DRAW),
        ("en", "new game", Command.NEW_GAME),
        ("en", "take back", Command.TAKE_BACK),
        ("pt", "desisto", Command.RESIGN),
    ],
)
def test_what_is_confirmed_by_a_yes_is_asked_about_sooner_than_done(
    language: str, said: str, command: Command
) -> None:
    rival = ("[unk]", 0.0)
    near, clear = (said, MARGINS.pressed + 0.1), (said, MARGINS.change + 0.1)
    asked = Perhaps((CommandMeant(command),))
    assert hear(language, near, rival, is_pressed=True).verdict == asked
    assert hear(language, near, rival).verdict is None
    assert hear(language, (said, MARGINS.offered + 0.1), rival).verdict == asked
    assert hear(language, clear, rival).verdict == CommandMeant(command)


@pytest.mark.parametrize("said", ["sì", "no", "si"])
def test_a_yes_or_a_no_is_never_asked_about(said: str) -> None:
    for likelihood in (0.1, 1.0, 2.0, 3.0, 6.0):
        verdict = hear("it", (said, likelihood), ("[unk]", 0.0), is_pressed=True).verdict
        assert not isinstance(verdict, Perhaps)


@pytest.mark.parametrize("language", ["it", "en", "pt"])
def test_sentences_that_are_only_spoken_mean_what_their_file_says(language: str) -> None:
    """As likely ones: the program asks before it does what changes the game."""
    for meant, sentences in spoken(vocabulary(language)).items():
        command = Command(meant.split()[0])
        for sentence in sentences[:: 3 if len(sentences) > 20 else 1]:
            if "#" in sentence:
                continue  # with numbers in it: test_grammar.py
            verdict = hear(language, (sentence, 0.0), is_pressed=True).verdict
            match verdict:
                case Perhaps((CommandMeant(command=found),)) | Likely(CommandMeant(command=found)):
                    assert found is command, sentence
                case CommandMeant(command=found):
                    assert found is command, sentence
                    assert parse_command(sentence, vocabulary(language), only_whole=True), sentence
                case _:
                    raise AssertionError(f"{sentence}: {verdict}")


def test_half_a_move_is_asked_about_beside_a_question_that_sounds_alike() -> None:
    # Measured: "al trenta chi c'è" was heard as "a trentacinque", which one piece could play.
    half, question = ("a diciassette", 0.0), ("chi c e in diciassette", -3.5)
    assert hear("it", half, question, is_pressed=True).kind == "ambiguous"
    clear = ("chi c e in diciassette", -4.5)
    assert hear("it", half, clear, is_pressed=True).kind == "move"


@pytest.mark.parametrize(
    ("language", "said"), [("it", "ascolto nessuna"), ("en", "listening off"), ("pt", "escuta nenhuma")]
)
@pytest.mark.parametrize("is_pressed", [False, True])
def test_nobody_is_left_unheard_without_a_yes(language: str, said: str, is_pressed: bool) -> None:
    verdict = hear(language, (said, 0.0), is_pressed=is_pressed).verdict
    assert isinstance(verdict, Perhaps)


@pytest.mark.parametrize("is_pressed", [False, True])
def test_a_setting_is_not_done_where_nonsense_sounds_as_likely(is_pressed: bool) -> None:
    nonsense = ("i miei pezzi stanno", -0.1)
    for said in ("lingua inglese", "voce muta", "livello uno", "parla inglese"):
        verdict = hear("it", (said, 0.0), nonsense, is_pressed=is_pressed).verdict
        assert isinstance(verdict, Perhaps) is is_pressed
        assert not isinstance(verdict, CommandMeant | Likely)


@pytest.mark.parametrize("is_pressed", [False, True])
@pytest.mark.parametrize("said", ["braille quattordici", "lingua inglese"])
@pytest.mark.parametrize("move", ["trenta dodici", "ventidue diciotto", "undici quindici"])
def test_a_setting_is_asked_about_beside_a_move(said: str, move: str, is_pressed: bool) -> None:
    # Measured: "da otto a dodici" was "braille quattordici", and 3.1 behind "trenta dodici".
    near, clear = (move, 0.1 - MARGINS.change), (move, -0.1 - MARGINS.change)
    assert isinstance(hear("it", (said, 0.0), near, is_pressed=is_pressed).verdict, Perhaps)
    assert hear("it", (said, 0.0), clear, is_pressed=is_pressed).kind == "command"
    assert hear("it", ("volume dodici", 0.0), near, is_pressed=is_pressed).kind == "command"


def test_talk_of_known_words_is_no_misheard_move_beside_a_no() -> None:
    position, texts = start_position(ITALIAN_FID.variant), [("i miei pezzi stanno", 0.0), ("no", -0.9)]
    assert rival_of_no(texts, position, ITALIAN_FID, vocabulary("it")) == 0.0


@pytest.mark.parametrize(
    ("said", "command", "squares"),
    [
        ("aonde e que ele foi", Command.LAST_MOVE, ()),
        ("nao percebi para onde foi a tua peca", Command.LAST_MOVE, ()),
        ("agora sou eu nao e", Command.TURN, ()),
        ("sou eu que jogo nao sou", Command.TURN, ()),
        ("da pra saber se a nove ta vazia", Command.SQUARE, (9,)),
        ("ainda esta uma pedra na dezassete", Command.SQUARE, (17,)),
        ("o que ha na oito e na doze", Command.SQUARE, (8, 12)),
        ("quem ta encostado na treze", Command.NEIGHBOURS, (13,)),
        ("tenho alguma peca que possa andar", Command.MOVABLE, ()),
        ("e obrigado comer", Command.CAPTURES, ()),
        ("alguma das minhas corre risco", Command.THREATENED, ()),
        ("vao tomar a minha da quinze", Command.ATTACKERS, (15,)),
        ("com que pedra e que podes tomar a minha da vinte e dois", Command.ATTACKERS, (22,)),
        ("se eu botar na dezessete perco", Command.LOSSES, (17,)),
        ("o que voce faria no meu lugar", Command.ADVICE, ()),
    ],
)
def test_what_portuguese_players_ask_has_a_place_for_each_of_its_words(
    said: str, command: Command, squares: tuple[int, ...]
) -> None:
    assert hear("pt", (said, 0.0), is_pressed=True).verdict in (
        Likely(CommandMeant(command, whose=whose, squares=squares)) for whose in (None, *Whose)
    )


@pytest.mark.parametrize(
    "said",
    [
        *("podia ser pior", "falta muito para as ferias", "o problema com essa conversa"),
        *("esta alguem a porta", "nao anula a minha jogada"),
    ],
)
def test_talk_in_portuguese_with_such_words_stays_talk(said: str) -> None:
    assert hear("pt", (said, 0.0), is_pressed=True).verdict is None


def test_a_pause_is_understood_in_portuguese_too() -> None:
    verdict = hear("pt", ("faz uma pausa no jogo", 0.0), is_pressed=True).verdict
    assert verdict == Likely(CommandMeant(Command.PAUSE))
