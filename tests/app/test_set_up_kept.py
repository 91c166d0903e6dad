"""A position that somebody sets up is kept from then on, also where nobody has moved in it."""

from pathlib import Path

import pytest

from tests.app.support.sitting import Sitting, about

SET_UP = ("imposta una posizione", "bianco 22, 32, nero 18, 5, 1", "fatto")


@pytest.mark.parametrize("lines", [SET_UP, ("imposta W:W22,32:B18,5,1",)])
def test_a_position_set_up_is_there_at_the_next_start(tmp_path: Path, lines: tuple[str, ...]) -> None:
    with Sitting(tmp_path) as sitting:
        said = sitting.leave(*lines, "salva", "esci")
    assert about(said, "La partita è salvata: la ritrovi alla prossima partenza.")
    with Sitting(tmp_path) as sitting:
        said = sitting.leave("sì", "pezzi", "esci")
    assert about(said, "Bianco: pedine 22 e 32.")
    assert about(said, "Nero: pedine 1, 5 e 18.")
    assert about(said, "La partita è salvata: la ritrovi alla prossima partenza.")


def test_a_start_in_which_nothing_was_done_is_not_kept(tmp_path: Path) -> None:
    for options in ((), ("--fen", "W:W22,32:B18,5,1", "--voice", "off")):
        with Sitting(tmp_path, *options) as sitting:
            said = sitting.leave("salva", "esci")
        assert about(said, "Nessuno ha ancora mosso: la partita si salva da sola alla prima mossa.")
    with Sitting(tmp_path) as sitting:
        said = sitting.leave("partite", "esci")
    assert about(said, "Non c'è ancora nessuna partita salvata")
