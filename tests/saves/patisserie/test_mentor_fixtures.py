"""Games with the Mentor that were left before it claimed special bonuses between two dishes.

They were saved by the rules of that time, with the frozen components of the playthroughs, and are
never changed: somebody has such games on their disk. In the corrected ones the owner has given
``special-egg`` a condition that the second dish undoes, so that the Mentor did not claim it then.
"""

import shutil
from pathlib import Path

import pytest

from rococo_desktop.kinds.kind import Shelf
from rococo_desktop.rules.patisserie.components.load import Library
from rococo_desktop.rules.patisserie.events import DishPresented, SpecialClaimed
from rococo_desktop.session.saves.resume import resume
from rococo_desktop.session.saves.saves import read_save
from rococo_desktop.session.session import AnySession
from tests.playthroughs.patisserie.record import FOLDER as PLAYTHROUGHS
from tests.session.play import play

FOLDER = Path(__file__).parent
MENTOR = 1
CORRECTION = """\
[special_bonuses.special-egg]
condition = { condition = "coins", number = 27 }
"""


@pytest.fixture
def corrected(tmp_path: Path) -> Shelf:
    owned = tmp_path / "components.toml"
    owned.write_text(CORRECTION)
    return {"patisserie": Library(PLAYTHROUGHS / "components").load(owned)}


def claims_between_dishes(session: AnySession) -> list[int]:
    """Return the answers at which a dish was presented both before and after a claim."""
    found = []
    for number, entry in enumerate(session.history):
        kinds = [type(event) for event in entry.events]
        told = [kind for kind in kinds if kind in (DishPresented, SpecialClaimed)]
        if told[:3] == [DishPresented, SpecialClaimed, DishPresented]:
            found.append(number)
    return found


def played_to_its_end(session: AnySession) -> AnySession:
    play(session)
    session.match.check(session.state)
    assert session.score().winners
    return session


def test_a_save_keeps_its_history_if_the_order_of_claims_alone_has_changed():
    shelf = {"patisserie": Library(PLAYTHROUGHS / "components").load()}
    session = read_save(FOLDER / "version2-mentor.json", shelf)
    assert session.notice is None
    assert len(session.history) == len(session.answers) == 105
    assert claims_between_dishes(session) == [104]
    state = session.state.copy()
    session.undo()
    session.redo()
    assert session.state == state
    played_to_its_end(session)


def test_a_save_goes_on_from_its_table_if_replaying_leads_to_another(corrected: Shelf):
    session = read_save(FOLDER / "version2-mentor-corrected.json", corrected)
    assert session.notice is not None
    assert session.notice.key in ("save-notice-replay_differs", "save-notice-other_version")
    assert session.state.special_bonuses["special-egg"] == []
    assert session.decision is not None
    assert (session.decision.seat, session.decision.kind) == (0, "acquire_recipe")
    assert (len(session.answers), len(session.history)) == (103, 0)
    played_to_its_end(session)


def test_a_journal_goes_on_from_its_last_save_and_the_answers_after_it(
    corrected: Shelf, tmp_path: Path
):
    path = tmp_path / "left.journal"
    shutil.copy(FOLDER / "version1-mentor-corrected.journal", path)
    session = resume(path, corrected)
    assert session.notice is not None
    assert session.notice.key == "journal-notice-gone", "the history is gone, but no answer"
    assert (len(session.answers), len(session.history)) == (103, 3)
    kept = read_save(FOLDER / "version2-mentor-corrected.json", corrected)
    assert session.state == kept.state
    assert session.decision == kept.decision
    played_to_its_end(session).safety.close()
