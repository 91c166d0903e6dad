"""What holds in every conversation, whatever is typed and whatever happens."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.dialogue.effects import Quit, Record, Say
from assistant.dialogue.events import (
    FastOpponentFailed,
    InputEnded,
    Interrupted,
    LineRefused,
    NothingToReadOn,
    Opened,
    Route,
    SearchFinished,
    TextEntered,
    VoiceChanged,
    VoiceLost,
    VoiceMissing,
    VoiceRegained,
    VoiceToggled,
)
from assistant.dialogue.states import State, accepts
from assistant.game.deeds import Began, MovePlayed
from assistant.game.outcome import Termination
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.legal import legal_moves
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.settings.settings import Settings
from assistant.settings.terms import Player
from assistant.store.log import format_entry, parse_event
from tests.dialogue.support.talk import Talk, settings_for

PHRASES = sorted(vocabulary("it").commands)
SQUARES = st.integers(0, 60)
MOVE_TEXTS = st.lists(SQUARES, min_size=1, max_size=5).flatmap(
    lambda squares: st.sampled_from(["-", "x", " ", ":", " x "]).map(
        lambda sign: sign.join(map(str, squares))
    )
)
LINES = st.one_of(st.text(max_size=60), st.sampled_from(PHRASES), MOVE_TEXTS)
SETTINGS = [
    settings_for(),
    settings_for(language="en", white=Player(name="Ann"), black=Player(name="Bob")),
    settings_for(INTERNATIONAL_FID, white=Player(is_computer=True), black=Player()),
    settings_for(fen="W:WK11:B5,K6,K13,K14,K21"),
    settings_for(fen="W:W32:B1,2,3,5,8,25,26,K28"),
]


def step(talk: Talk, line: str, reply_at_once: bool) -> None:
    """One line, and perhaps the computer's answer; the game changes by moves and take-backs alone."""
    before, outcome = talk.game.position, talk.game.outcome
    seen = len(talk.done)
    is_pasting = talk.dialogue.talk.surface.text is not None  # a line of a message is only taken down
    said = talk.type(line)
    assert all(text.strip() and text.isprintable() for text in said)
    assert said or not line.strip() or talk.status is not None or is_pasting
    done = talk.done[seen:]
    if not any(
        isinstance(each, Record) and isinstance(each.deed, MovePlayed) for each in done
    ) and "ipres" not in "".join(said):
        is_new = any("FID" in text for text in said)
        assert is_new or talk.game.position == before
        assert is_new or outcome is None or talk.game.outcome is outcome or "back" in "".join(said)
    if reply_at_once and talk.dialogue.state is State.SEARCH:
        search = talk.searches[-1]
        move = legal_moves(search.position)[0]
        talk.send(SearchFinished(search.request_id, move.path, move.captured, 0))


@given(
    settings=st.sampled_from(SETTINGS),
    lines=st.lists(st.tuples(LINES, st.booleans()), max_size=25),
)
def test_any_text_is_answered_in_plain_sentences(
    settings: Settings, lines: list[tuple[str, bool]]
) -> None:
    talk = Talk(settings)
    for line, reply_at_once in lines:
        if talk.status is not None:
            assert talk.dialogue.state is State.CLOSED
            break
        step(talk, line, reply_at_once)


EVENTS = st.one_of(
    LINES.map(TextEntered),
    st.sampled_from([InputEnded(), Interrupted(), LineRefused()]),
    st.sampled_from([VoiceToggled(), VoiceRegained(), VoiceMissing(), NothingToReadOn()]),
    st.just(FastOpponentFailed("bad-package", "ImportError: no such library")),
    st.sampled_from(["no-device", "lost", "broken", "reader", "?"]).map(VoiceLost),
    st.builds(
        Route,
        st.sampled_from(["own", "reader", "print", "off"]),
        st.sampled_from(["asked", "no-reader", "reader-runs", "no-voice", "no-terminal"]),
        st.sampled_from(["", "unknown", "Orca"]),
        st.booleans(),
    ).map(VoiceChanged),
    st.builds(
        SearchFinished,
        st.integers(0, 6),
        st.sampled_from([(), (11, 15), (10, 14), (9, 13)]),
        st.just(()),
        st.integers(-300, 300),
        st.sampled_from(["", "boom"]),
    ),
)


@given(settings=st.sampled_from(SETTINGS), events=st.lists(EVENTS, max_size=30))
def test_any_order_of_events_keeps_the_game_lawful(settings: Settings, events: list) -> None:
    talk = Talk(settings)
    for event in events:
        is_closed = talk.dialogue.state is State.CLOSED
        assert parse_event(json.dumps(format_entry(event))) == event
        seen = len(talk.done)
        talk.send(event)
        said = [each.utterance for each in talk.done[seen:] if isinstance(each, Say)]
        assert all(each.text.strip() and each.text.isprintable() for each in said)
        if is_closed:
            assert talk.done[-1] == Quit(0)
        position = talk.game.start
        for ply in talk.game.plies:
            assert ply.move in legal_moves(position)
            position = position.after(ply.move)
        assert position == talk.game.position


def test_the_end_of_input_always_ends_the_conversation() -> None:
    for settings in SETTINGS:
        for line in ("", "22-18", "esci", "abbandona", "patta", "mosse"):
            talk = Talk(settings)
            talk.type(line)
            talk.send(InputEnded())
            if talk.status is None:
                assert talk.dialogue.state is State.SEARCH
                search = talk.searches[-1]
                move = legal_moves(search.position)[0]
                talk.send(SearchFinished(search.request_id, move.path, move.captured, 0))
            assert talk.status == 0
            last = talk.done[-2]
            assert isinstance(last, Say)
            assert last.utterance.text in ("Arrivederci.", "Goodbye.")


def test_nothing_is_said_behind_the_end() -> None:
    """The input has ended while the computer thinks, and a line of before wants another game."""
    talk = Talk(SETTINGS[2])
    talk.send(InputEnded())
    talk.type("due giocatori")
    assert talk.done[-1] == Quit(0)


def test_a_stale_answer_of_the_computer_is_dropped() -> None:
    talk = Talk(settings_for())
    talk.type("22-18")
    stale = talk.searches[-1].request_id
    talk.type("riprendi")
    talk.type("sì")
    assert talk.stopped == [stale]
    assert talk.send(SearchFinished(stale, (11, 15), (), 0)) == []
    assert talk.game.plies == []
    talk.type("22-19")
    assert talk.send(SearchFinished(stale, (11, 15), (), 0)) == []
    assert talk.searches[-1].request_id != stale


def test_an_illegal_answer_of_the_computer_is_not_played() -> None:
    talk = Talk(settings_for())
    talk.type("22-18")
    (said,) = talk.send(SearchFinished(talk.searches[-1].request_id, (12, 3), (), 0))
    assert said.startswith("Il computer non riesce a muovere")
    assert len(talk.game.plies) == 1
    assert talk.dialogue.waits_for_player


def test_a_fault_of_ours_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    talk = Talk(settings_for())

    def fail(conversation: object) -> None:
        raise RuntimeError("a fault")

    with monkeypatch.context() as patch:
        patch.setattr("assistant.dialogue.handlers.playing.move.next_turn", fail)
        with pytest.raises(RuntimeError):
            talk.type("22-18")
    assert talk.game.plies == []
    assert talk.type("ultima") == ["Nessuno ha ancora mosso."]
    assert talk.type("22-18") == ["Bianco: 22-18."]
    assert talk.dialogue.state is State.SEARCH


def test_a_fault_of_ours_leaves_everything_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what is asked, offered and owed, and the game where another one was just beginning."""

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("a fault")

    talk = Talk(settings_for(black=Player(name="Bruno"), white=Player(name="Anna")))
    talk.type("22-18")
    talk.type("patta")
    talk.type("bianco")
    offers = dict(talk.game.offers)
    assert offers
    with monkeypatch.context() as patch:
        patch.setattr("assistant.dialogue.handlers.playing.ending.end_game", fail)
        with pytest.raises(RuntimeError):
            talk.type("Bruno: sì")
    assert talk.game.offers == offers
    assert talk.game.outcome is None
    assert talk.dialogue.state is State.ANSWER
    talk.type("Bruno: sì")
    assert talk.game.outcome.termination is Termination.AGREEMENT

    talk = Talk(settings_for())
    talk.type("22-18")
    first = talk.game
    talk.type("nuova")
    with monkeypatch.context() as patch:
        patch.setattr("assistant.dialogue.handlers.playing.new_game.open_game", fail)
        with pytest.raises(RuntimeError):
            talk.type("sì")
    assert talk.game is first
    assert len(talk.deeds(Began)) == 1
    talk.answer("10-14")
    talk.type("no")  # it is asked still, and the computer's move has waited for that
    assert [ply.written for ply in talk.game.plies] == ["22-18", "10-14"]


def test_a_fault_beside_a_move_owes_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    talk = Talk(settings_for())

    def fail(*_: object) -> None:
        raise RuntimeError("a fault")

    with monkeypatch.context() as patch:
        patch.setattr("assistant.dialogue.dialogue.attend", fail)
        with pytest.raises(RuntimeError):
            talk.type("22-18")
    assert talk.dialogue.waits_for_player
    assert not talk.searches
    assert not talk.deeds(MovePlayed)
    talk.type("22-18")
    assert talk.searches


def test_another_game_is_another_game_for_the_computer_too() -> None:
    talk = Talk(settings_for(seed=40))
    for line in ("22-18", "nuova", "sì", "22-18"):
        talk.type(line)
    assert [search.seed for search in talk.searches] == [40, 41]


def test_every_state_takes_text_and_opening_comes_once() -> None:
    for state in set(State) - {State.NEW, State.CLOSED}:
        assert accepts(state, TextEntered("x"))
    talk = Talk(settings_for())
    assert talk.send(Opened(settings_for())) == []


def test_who_has_not_moved_yet_leaves_without_being_asked() -> None:
    talk = Talk(settings_for())
    assert talk.type("esci") == ["Arrivederci."]


def test_who_has_moved_is_asked_before_leaving() -> None:
    talk = Talk(settings_for())
    talk.type("22-18")
    assert talk.type("esci")[0].startswith("Vuoi davvero uscire?")


def test_ctrl_c_beside_the_quiz_has_the_computer_move() -> None:
    talk = Talk(settings_for())
    talk.type("22-18")
    talk.type("prova")
    assert talk.send(Interrupted()) == [
        "Il computer gioca subito. Premi ancora Ctrl-C per uscire: la partita non viene salvata."
    ]
    assert talk.stopped


def test_every_effect_of_a_log_keeps_its_name() -> None:
    talk = Talk(settings_for())
    for line in ("livello 3", "22-18", "riprendi", "sì", "esci", "sì"):
        talk.type(line)
    names = {format_entry(entry)["name"] for entry in talk.done}
    assert names >= {"Remember", "Say", "StartSearch", "StopSearch", "Quit", "MovePlayed", "TakenBack"}
    for entry in talk.done:
        told = entry.deed if isinstance(entry, Record) else entry
        assert format_entry(entry)["name"] == type(told).__name__
