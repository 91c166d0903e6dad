"""Comments, signs and variations in another game; what is written of them is read again as it was."""

import random
from pathlib import Path

import pytest

from assistant.dialogue.effects import WriteGame
from assistant.dialogue.events import TextEntered
from assistant.dialogue.handlers.studying import noting
from assistant.game.pdn.reader import read
from assistant.game.pdn.tree import Numbering, PdnGame, SignSense
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_path
from assistant.rules.variant import VARIANTS, Variant
from tests.dialogue.support.study_talk import TWO_LINES, StudyTalk
from tests.dialogue.support.talk import settings_for
from tests.game.pdn.support.trees import random_tree, shape


def test_comments_are_added_read_and_removed(tmp_path: Path) -> None:
    talk = StudyTalk(tmp_path).opened(TWO_LINES)
    assert talk.type("comment: A fine game of 1906!") == ["Comment added to the game."]
    talk.type("next")
    assert talk.type("comment White's  plan: c4, {Ugo} [%clk 1]") == ["Comment added."]
    assert talk.type("comment") == ["Comment: bold", "Comment: White's plan: c4, (Ugo) (%clk 1]"]
    assert talk.type("remove the comments") == ["2 comments removed."]
    assert talk.type("comment") == ["There is no comment here."]
    assert talk.type("remove the comment") == ["There is no comment here."]
    assert talk.study.is_noted


def test_comments_keep_the_names_of_those_who_play(tmp_path: Path) -> None:
    from assistant.settings.terms import Player

    people = {"white": Player(name="Anna"), "black": Player(name="Ugo")}
    talk = StudyTalk(tmp_path, settings_for(language="it", **people))
    (tmp_path / "a.pdn").write_text(TWO_LINES, "utf-8")
    talk.type("apri il file a")
    talk.type("commento: Anna ha giocato meglio di Ugo? xké no")
    assert talk.study.node.comments[-1] == "Anna ha giocato meglio di Ugo? xké no"


@pytest.mark.parametrize(
    ("said", "nag"),
    [
        *(("!", 1), ("strong", 1), ("?", 2), ("weak", 2), ("!!", 3), ("??", 4), ("blunder", 4)),
        *(("?!", 5), ("looks weak", 5), ("!?", 6), ("looks strong", 6), ("=", 10), ("even", 10)),
        *(("+", 18), ("wins", 18), ("*", 7), ("forced", 7)),
    ],
)
def test_signs_are_those_of_the_federation(tmp_path: Path, said: str, nag: int) -> None:
    talk = StudyTalk(tmp_path).opened('[GameType "22"]\n\n1. 22-18 11-15 *\n')
    talk.type("next")
    assert talk.type(f"sign {said}")[0].startswith("Sign: ")
    assert talk.study.node.nags == (nag,)


def test_a_second_judgement_takes_the_place_of_the_first(tmp_path: Path) -> None:
    talk = StudyTalk(tmp_path).opened('[GameType "22"]\n\n1. 22-18 11-15 *\n')
    talk.type("next")
    for sign in ("!", "=", "??"):
        talk.type(f"sign {sign}")
    assert talk.study.node.nags == (10, 4)
    assert talk.type("remove the sign") == ["2 signs removed."]
    assert talk.type("remove the sign") == ["There is no sign here."]


def test_a_move_that_was_the_only_one_is_not_forced(tmp_path: Path) -> None:
    talk = StudyTalk(tmp_path).opened('[GameType "22"]\n\n1. 22-18 11-15 2. 18x11 *\n')
    talk.type("go to the end")
    many = len(legal_moves(talk.study.node.parent.position)) > 1  # type: ignore[union-attr, arg-type]
    told = talk.type("sign forced")
    assert many or told[0].startswith("A move is forced when every other one loses")
    assert talk.type("sign nonsense")[0].startswith("This is no sign.")


def test_a_move_that_is_typed_is_a_variation_and_never_one_of_the_game(tmp_path: Path) -> None:
    talk = StudyTalk(tmp_path).opened(TWO_LINES)
    assert talk.type("22-18")[0] == "22-18, White 1, strong."
    assert not talk.study.is_noted
    assert talk.type("10-13") == ["New variation: 10-13, Black 1."]
    assert talk.type("21-17")[0] == "New move: 21-17, White 2."
    assert talk.type("remove the variation")[:2] == ["Variation removed.", "12-16, Black 1."]
    assert not talk.game.plies
    assert not talk.searches


def test_a_move_that_is_not_legal_there_is_refused_by_the_rules_of_that_game(tmp_path: Path) -> None:
    talk = StudyTalk(tmp_path).opened(TWO_LINES)
    told = talk.type("22-19") + talk.type("22-17") + talk.type("22-12")
    assert any("article" in each for each in told)
    assert talk.dialogue.talk.tally.refused == 0


@pytest.mark.parametrize("line", ["comment: nice", "sign !", "remove the comment", "delete variation"])
def test_in_the_game_under_way_nothing_is_noted(tmp_path: Path, line: str) -> None:
    talk = StudyTalk(tmp_path)
    (told,) = talk.type(line)
    assert told.startswith("You are going through no other game, and in the one you play nothing")


def test_after_a_fault_nothing_of_it_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    talk = StudyTalk(tmp_path).opened(TWO_LINES)
    talk.type("next")
    before = shape(talk.study.tree)

    def fail(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr("assistant.dialogue.dialogue.attend_clock", fail)
    for line in ("comment: lost", "sign ?", "remove the comment", "11-15", "9-13"):
        with pytest.raises(RuntimeError):
            talk.type(line)
        assert shape(talk.study.tree) == before, line
    monkeypatch.undo()
    talk.type("next")
    talk.type("variation 2")
    before = shape(talk.study.tree)
    monkeypatch.setattr("assistant.dialogue.dialogue.attend_clock", fail)
    with pytest.raises(RuntimeError):
        talk.type("remove the variation")
    assert shape(talk.study.tree) == before


REMARKS = (
    *("good", "1-0", "*", "{braces}", "Pari", "Bianco Vince", "[%clk 0:01:00]", "22-18 12-15", "$7"),
    *("; rest", '[White "x"]', "c'è ½ di più", "  many   blanks ", "!?", "+", "a\tb", "(1. 22-18)"),
)
SIGNS = ("!", "?", "!!", "??", "?!", "!?", "*", "+", "=")
SEEDS = range(120)


def annotate(talk: StudyTalk, chance: random.Random) -> None:
    """Do what a person may do there."""
    for _ in range(chance.randrange(1, 14)):
        position = talk.study.node.position
        moves = legal_moves(position) if position else []
        lines = [
            *("next", "previous", "variation 1", "main line", "leave the variation", "go to the end"),
            *("review move 3", "next", "next", f"comment: {chance.choice(REMARKS)}"),
            *(f"sign {chance.choice(SIGNS)}", f"comment: {chance.choice(REMARKS)}"),
            *("remove the comment", "remove the sign", "remove the variation"),
            *[format_path(move) for move in chance.sample(moves, min(3, len(moves)))] * 2,
        ]
        talk.type(chance.choice(lines))


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda variant: variant.name)
def test_what_was_noted_is_the_same_when_it_was_written_and_is_opened_again(
    tmp_path: Path, variant: Variant
) -> None:
    talk = StudyTalk(tmp_path)
    for seed in SEEDS:
        chance = random.Random(seed)
        text = written(random_tree(seed, variant, 12))
        (tmp_path / f"{seed}.pdn").write_text(text, "utf-8")
        talk.type(f"open file {seed}")
        annotate(talk, chance)
        tree = talk.study.tree
        talk.type(f"export as out {seed}")
        assert not talk.study.is_noted
        before = shape(tree)
        talk.type(f"open file out {seed}")
        assert talk.study.tree is not tree
        assert shape(talk.study.tree) == before, seed
    assert not talk.game.plies


def written(tree: PdnGame) -> str:
    from assistant.game.pdn.writer import write

    return write(tree)


def test_more_comments_than_a_file_has_at_one_move_are_kept(tmp_path: Path) -> None:
    talk = StudyTalk(tmp_path).opened('[GameType "22"]\n\n1. 22-18 *\n')
    talk.type("next")
    for number in range(noting.MOST_COMMENTS + 5):
        talk.type(f"comment: no. {number}")
    assert len(talk.study.node.comments) == noting.MOST_COMMENTS
    assert talk.study.node.comments[-1].endswith("no. 104")
    tree = talk.study.tree
    again = next(read(written(tree).splitlines(True), Numbering.OWN, SignSense.PGN))
    assert shape(again) == shape(tree)


def test_what_was_noted_is_written_before_another_game_is_opened(tmp_path: Path) -> None:
    talk = StudyTalk(tmp_path).opened(TWO_LINES)
    talk.type("comment: mine")
    told = talk.opened('[GameType "22"]\n\n1. 22-18 *\n', "b").done
    assert any(isinstance(each, WriteGame) for each in told)
    assert "mine" in (tmp_path / "a-1.pdn").read_text("utf-8")


def test_who_leaves_with_notes_in_no_file_is_asked(tmp_path: Path) -> None:
    talk = StudyTalk(tmp_path).opened(TWO_LINES)
    talk.type("comment: mine")
    assert talk.type("to the game")[-1].startswith("What you noted is in no file yet.")
    talk.send(TextEntered("quit"))
    assert talk.status is None
    talk.type("yes")
    assert talk.status == 0
