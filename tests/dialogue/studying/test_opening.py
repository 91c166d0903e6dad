"""Files of games and kept ones by ear: the list, a game of it, what cannot be had, what is written."""

from pathlib import Path

import pytest

from assistant.dialogue.effects import ExportGames, OpenFile, ReadGame
from assistant.dialogue.events import FileUnread, GamesExported
from assistant.settings.terms import Player
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.study_talk import TWO_LINES, StudyTalk
from tests.dialogue.support.talk import Talk, settings_for

PEOPLE = {"white": Player(name="Anna"), "black": Player(name="Ugo")}


def games(count: int) -> str:
    return "".join(
        f'[White "W{number}"]\n[Black "?"]\n[GameType "22"]\n\n1. 22-18 12-16 *\n\n'
        for number in range(1, count + 1)
    )


def test_a_file_of_many_games_is_listed_a_few_at_a_time(tmp_path: Path) -> None:
    talk = StudyTalk(tmp_path)
    (tmp_path / "many.pdn").write_text(games(12), "utf-8")
    told = talk.type("open file many.pdn")
    assert told[1] == "The file many.pdn has many games: the first 5."
    assert told[2] == "1: W1 against Black, one move."
    assert told[-1] == "Type the number of the one you want to hear, or go on for the others."
    assert talk.type("go on")[:2] == ["5 more.", "6: W6 against Black, one move."]
    told = talk.type("go on")
    assert told[0] == "2 more."
    assert told[-1] == "Type the number of the one you want to hear."
    assert talk.type("12")[0] == "Game 12: W12 against Black, one move."
    assert talk.type("game 3")[0] == "Game 3: W3 against Black, one move."
    assert talk.type("game 13")[0].startswith("There is no game of that number in many.pdn.")
    assert talk.type("games of the file")[0] == "The file many.pdn has many games: the first 5."
    assert talk.type("no") != []
    assert talk.type("22-18") == ["22-18, White 1."]


def test_positions_without_moves_are_told_apart_by_their_pieces(tmp_path: Path) -> None:
    positions = ("W:W22,27,32:B18,9,5", "W:W22,32:BK18")
    text = "".join(f'[FEN "{fen}"]\n[GameType "22"]\n\n' for fen in positions)
    (tmp_path / "set.pdn").write_text(f"{text}*\n", "utf-8")
    assert StudyTalk(tmp_path).type("open file set")[2:4] == [
        "1: White against Black, position: White 3, Black 3.",
        "2: White against Black, position: White 2, Black 1.",
    ]


def test_a_path_is_told_without_its_folders(tmp_path: Path) -> None:
    (tmp_path / "many.pdn").write_text(games(2), "utf-8")
    told = StudyTalk(tmp_path).type(f"open file {tmp_path}/many.pdn")
    assert told[:2] == ["Opening many.pdn.", "The file many.pdn has 2 games."]
    assert StudyTalk(tmp_path).type("open file /")[0] == "Opening /."


def test_which_file_is_asked_and_a_move_is_no_name(tmp_path: Path) -> None:
    (tmp_path / "b.pdn").write_text(games(1), "utf-8")
    talk = StudyTalk(tmp_path)
    assert talk.type("open a file")[0].startswith("Which file?")
    assert talk.type("b")[-2] == "Game 1: W1 against Black, one move."
    other = StudyTalk(tmp_path)
    other.type("open file")
    other.type("22-18")
    assert other.game.plies


def test_an_answer_that_nobody_waits_for_any_more_is_let_be(tmp_path: Path) -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("open file a")
    talk.type("open file b")
    first, second = [each for each in talk.done if isinstance(each, OpenFile)]
    assert talk.send(FileUnread(first.request_id, "a", "missing")) == []
    assert not talk.dialogue.waits_for_player
    assert talk.send(FileUnread(second.request_id, "b", "missing"))[0].startswith("There is no file b.")
    assert talk.dialogue.waits_for_player


@pytest.mark.parametrize("name", ["x" * 600, "a\tb", "a\u202eb"])
def test_what_can_be_no_name_is_not_looked_for(name: str) -> None:
    talk = Talk(settings_for(language="en"))
    talk.type(f"open file {name}")
    assert not [each for each in talk.done if isinstance(each, OpenFile)]


def test_the_game_under_way_and_kept_ones_are_written_and_reviewed() -> None:
    with shelf() as on:
        talk = KeptTalk(settings_for(language="en", **PEOPLE), on)
        folder = Path.home() / "Documents" / "damavoce"
        assert talk.type("export")[0].startswith("There is nothing to write yet")
        talk.type("22-18")
        talk.type("12-16")
        assert talk.type("export as ours") == [
            "Game written to the file ours.pdn, in the folder ~/Documents/damavoce."
        ]
        assert '[White "Anna"]' in (folder / "ours.pdn").read_text("utf-8")
        assert talk.type("export game 1")[0].startswith("Game written to the file game-1.pdn")
        assert talk.type("export game 1")[0].startswith("Game written to the file game-1 2.pdn")
        assert talk.type("export game 99") == ["No kept game is like that: to hear them type games."]
        talk.type("new game")
        talk.type("yes")
        talk.type("21-17")
        assert talk.type("export all games")[0].startswith("2 games written to the file games.pdn")
        assert talk.type("export all games with Anna as both")[0].startswith("2 games written")
        assert talk.type("open file both")[1] == "The file both has 2 games."
        assert talk.type("review game 1")[0] == "Game 1: Anna against Ugo, one move."
        assert talk.type("go to the end")[:1] == ["12-16, Black 1."]
        assert talk.type("to the game") == ["At the game.", "Black to move, Ugo."]
        assert talk.type("review game 2")[0] == "Start position."
        assert talk.type("review game 7") == [
            "There is no game 7. To hear which there are, type games."
        ]
        assert len(talk.game.plies) == 1


def test_an_unfinished_game_in_which_questions_are_counted_is_not_shown() -> None:
    with shelf() as on:
        talk = KeptTalk(settings_for(language="en", questions=3, **PEOPLE), on)
        talk.type("22-18")
        talk.type("new game")
        talk.type("yes")
        talk.type("22-18")
        assert talk.type("review game 1")[0].startswith(
            "In game 1, which is not finished, questions are"
        )
        told = talk.type("review game 2")
        assert told[-1].endswith("questions left.")


def test_without_a_journal_kept_games_cannot_be_had() -> None:
    talk = Talk(settings_for(language="en"))
    assert talk.type("review game 3") == ["Game 3 cannot be read now: try again in a moment."]
    talk.type("22-18")
    assert talk.type("export all games")[0].startswith("The file cannot be written")
    assert not [each for each in talk.done if isinstance(each, ReadGame | ExportGames)]


def test_what_cannot_be_written_is_told_and_the_notes_stay(tmp_path: Path) -> None:
    talk = StudyTalk(tmp_path).opened(TWO_LINES)
    talk.type("comment: mine")
    assert talk.type("export as a/b")[0].startswith("A name only, without a folder")
    assert talk.type("export as a?b")[0].startswith("This cannot be the name of a file")
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    talk.folder = blocked
    assert talk.type("export")[0].startswith("The file cannot be written.")
    assert talk.study.is_noted
    assert talk.send(GamesExported(99, 0, why="full"))[0].startswith("The disk is full")


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("it", ["apri il file a", "seguente", "variante", "commento: ciao", "segno forte", "esporta"]),
        ("pt", ["abrir o ficheiro a", "seguinte", "variante", "comentário: olá", "sinal forte"]),
        (
            "pt-BR",
            ["abrir o arquivo a", "seguinte", "comentário: olá", "salvar como pdn b"],
        ),
    ],
)
def test_it_goes_so_in_each_language(tmp_path: Path, language: str, lines: list[str]) -> None:
    (tmp_path / "a.pdn").write_text(TWO_LINES, "utf-8")
    talk = StudyTalk(tmp_path, settings_for(language=language))
    for line in lines:
        assert talk.type(line), line
    assert talk.study.is_noted or language != "pt"
    assert talk.study.node.ply == 1


def test_where_no_game_of_a_file_is_open_next_asks_for_its_number(tmp_path: Path) -> None:
    talk = StudyTalk(tmp_path)
    (tmp_path / "two.pdn").write_text(games(2), "utf-8")
    talk.type("open file two.pdn")
    for line in ("next", "previous", "next move"):
        assert talk.type(line) == ["Type the number of the one you want to hear."], line
    assert talk.type("2")[0] == "Game 2: W2 against Black, one move."
    talk.type("games of the file")
    assert talk.type("next") == ["22-18, White 1."]
    many = StudyTalk(tmp_path).opened(games(7), "seven")
    (told,) = many.type("next")
    assert told.endswith("or go on for the others.")
    assert many.type("go on")[0] == "2 more."
