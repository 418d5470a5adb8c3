"""Journals: what they restore, what they refuse, and who owns them."""

import json
import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from rococo_desktop.rules.foreign import is_legible
from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.rules.rococo.events import DressMade
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.session.errors import JournalError
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.journal.journal_lines import Line, last_round
from rococo_desktop.session.journal.save_document import state_mark
from rococo_desktop.session.saves.resume import resume
from rococo_desktop.session.saves.saves import open_save
from rococo_desktop.session.saves.unfinished import find_unfinished
from rococo_desktop.session.session import Session
from tests.base_game import load
from tests.session.journal.lines import add_line
from tests.session.play import components, game, journaled, play, snapshot
from tests.shelf import shelf


def left_behind(folder: Path, decisions: int = 20, seed: int = 7) -> tuple[Path, Session]:
    """Return the journal of a game that was left, and the game."""
    journal = Journal.create(folder)
    session = journaled(journal, seed)
    play(session, decisions)
    session.safety.close(keep_journal=True)
    return journal.path, session


def refusal(path: Path) -> str:
    with pytest.raises(JournalError) as caught:
        resume(path, shelf(components()))
    text = str(caught.value)
    assert text.startswith(str(path))
    assert is_legible(text)
    return text


def test_a_game_goes_on_where_it_was_left_with_undo_and_redo(tmp_path: Path):
    session = journaled(Journal.create(tmp_path))
    play(session, 50)
    for _ in range(5):
        session.undo()
    session.redo()
    session.redo()
    session.safety.close(keep_journal=True)
    (found,) = find_unfinished(tmp_path)
    assert found.names == ("Name 0", "Name 1")
    assert found.round == session.state.round
    again = resume(found.path, shelf(components()))
    for one in (session, again):
        assert one.can_redo
    session.redo()
    again.redo()
    assert snapshot(again) == snapshot(session)
    assert again.answers == session.answers
    play(again, 3)
    again.safety.close(keep_journal=True)
    twice = resume(found.path, shelf(components()))
    assert twice.answers == again.answers
    twice.safety.close()
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("decisions", [0, 1, 30, 31, 52, 90])
def test_an_unfinished_game_tells_its_round(tmp_path: Path, decisions: int):
    _, session = left_behind(tmp_path, decisions)
    (found,) = find_unfinished(tmp_path)
    assert found.round == session.state.round


def test_an_early_journal_tells_the_round_of_its_last_save():
    save = game("human", "human").save()
    later = save.model_copy(update={"snapshot": {"round": 3}})
    answer = Line(act="answer", decision=1, option="any")
    for lines, number in (([], 1), ([answer], 1), ([Line(act="undo", save=later), answer], 3)):
        assert last_round(reversed(lines), save) == number


def test_a_loaded_game_is_journaled_from_where_it_stood(tmp_path: Path):
    old = game("human", "human")
    play(old, 30)
    session = open_save(old.save().model_dump(mode="json"), shelf(components()))
    session.keep(Journal.create(tmp_path))
    session.undo()
    play(session, 1, seed=5)
    session.safety.close(keep_journal=True)
    again = resume(find_unfinished(tmp_path)[0].path, shelf(components()))
    assert again.answers == session.answers
    assert len(again.history) == 30
    again.safety.close()


def test_a_finished_game_is_offered_until_it_is_closed(tmp_path: Path):
    path, session = left_behind(tmp_path, decisions=100_000)
    assert session.decision is None
    again = resume(path, shelf(components()))
    assert again.score() == session.score()
    again.safety.close()
    assert not path.exists()


def test_a_closed_game_is_not_offered(tmp_path: Path):
    session = journaled(Journal.create(tmp_path))
    play(session, 3)
    session.safety.close()
    session.safety.close()
    assert find_unfinished(tmp_path) == []
    assert not list(tmp_path.iterdir())
    play(session, 1)


def test_no_folder_is_no_game(tmp_path: Path):
    assert find_unfinished(tmp_path / "none") == []


def test_the_latest_game_comes_first(tmp_path: Path):
    paths = [left_behind(tmp_path, decisions)[0] for decisions in (1, 2, 3)]
    for age, path in zip((30, 10, 20), paths, strict=True):
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    assert [g.path for g in find_unfinished(tmp_path)] == [paths[1], paths[2], paths[0]]


def test_a_game_that_is_being_played_is_nobody_elses(tmp_path: Path):
    journal = Journal.create(tmp_path)
    session = journaled(journal)
    other = journaled(Journal.create(tmp_path), seed=8)
    play(session, 5)
    play(other, 9)
    assert find_unfinished(tmp_path) == []
    assert "is in use by another window" in refusal(journal.path)
    session.safety.close(keep_journal=True)
    (found,) = find_unfinished(tmp_path)
    assert (found.path, found.round) == (journal.path, session.state.round)
    again = resume(found.path, shelf(components()))
    assert find_unfinished(tmp_path) == []
    again.safety.close()
    other.safety.close()


@pytest.mark.parametrize("cut", [1, 2, 10, 40])
def test_a_torn_last_line_is_dropped(tmp_path: Path, cut: int):
    path, session = left_behind(tmp_path)
    path.write_bytes(path.read_bytes()[:-cut])
    again = resume(path, shelf(components()))
    assert again.answers == session.answers[:-1]
    play(again, 2)
    again.safety.close(keep_journal=True)
    whole = resume(path, shelf(components()))
    assert whole.answers == again.answers
    whole.safety.close()


def test_what_a_power_cut_may_leave_behind_the_last_line(tmp_path: Path):
    path, session = left_behind(tmp_path)
    path.write_bytes(path.read_bytes() + b"\0" * 4096)
    again = resume(path, shelf(components()))
    assert again.answers == session.answers
    again.safety.close()


def test_a_journal_without_a_whole_first_line_is_no_game(tmp_path: Path):
    path, _ = left_behind(tmp_path)
    path.write_bytes(path.read_bytes()[:100])
    assert find_unfinished(tmp_path) == []
    assert not path.exists()


def lines_of(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


DAMAGES: dict[str, Callable[[list[bytes]], list[bytes]]] = {
    "lost": lambda whole: whole[:5] + whole[6:],
    "exchanged": lambda whole: [*whole[:5], whole[6], whole[5], *whole[7:]],
    "changed": lambda whole: [*whole[:5], whole[5].replace(b"answer", b"Answer"), *whole[6:]],
    "emptied": lambda whole: [*whole[:5], b"\n", *whole[6:]],
    "no text": lambda whole: [*whole[:5], b"\xff\xfe\n", *whole[6:]],
    "in capitals": lambda whole: [*whole[:5], whole[5].upper(), *whole[6:]],
    "two in one": lambda whole: [*whole[:5], whole[5].replace(b"\n", b" "), *whole[6:]],
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_the_good_lines_before_a_damaged_one_are_offered_with_a_word(tmp_path: Path, damage: str):
    path, session = left_behind(tmp_path)
    path.write_bytes(b"".join(DAMAGES[damage](lines_of(path))))
    (found,) = find_unfinished(tmp_path)
    assert found.problem is None
    assert found.names == ("Name 0", "Name 1")
    again = resume(path, shelf(components()))
    assert again.answers == session.answers[:4]
    assert "Line 6 of this game’s journal is damaged. It goes on from before" in str(again.notice)
    play(again, 1)
    again.safety.close(keep_journal=True)
    (found,) = find_unfinished(tmp_path)
    twice = resume(found.path, shelf(components()))
    assert twice.answers == again.answers
    assert twice.notice is None
    twice.safety.close()
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("line", [0, 1, 24, 30, 50])
def test_one_flipped_bit_before_a_line_that_holds_the_game_loses_nothing(tmp_path: Path, line: int):
    path, session = left_behind(tmp_path, decisions=60)
    whole = lines_of(path)
    flipped = bytearray(whole[line])
    flipped[40] ^= 1
    path.write_bytes(b"".join([*whole[:line], flipped, *whole[line + 1 :]]))
    again = resume(path, shelf(components()))
    lost = 60 - 49 if line == 50 else 0
    assert again.answers == session.answers[: 60 - lost]
    assert f"Line {line + 1} " in str(again.notice)
    assert ("Nothing of the game is lost." in str(again.notice)) == (lost == 0)
    again.safety.close()
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("rubbish", [b"\0" * 300 + b"\n", b"hello\nworld\n", b"\n", b"\n\0\0"])
def test_rubbish_that_ends_in_a_line_break_takes_nothing_away(tmp_path: Path, rubbish: bytes):
    path, session = left_behind(tmp_path)
    path.write_bytes(path.read_bytes() + rubbish)
    again = resume(path, shelf(components()))
    assert again.answers == session.answers
    assert "goes on from the last decision that can be read" in str(again.notice)
    play(again, 2)
    again.safety.close(keep_journal=True)
    twice = resume(path, shelf(components()))
    assert twice.answers == again.answers
    assert twice.notice is None
    twice.safety.close()


@pytest.mark.parametrize("data", [b"\n", b"hello\n", b"{}\n", b"0123456789abcdef {}\n"])
def test_what_is_no_journal(tmp_path: Path, data: bytes):
    path = tmp_path / "x.journal"
    path.write_bytes(data)
    refusal(path)
    assert path.read_bytes() == data
    assert find_unfinished(tmp_path)[0].problem is not None


def test_a_journal_of_another_game_is_no_journal(tmp_path: Path):
    path = tmp_path / "x.journal"
    add_line(path, {"format": "chess", "version": 1})
    assert "is not the journal of a game" in refusal(path)


def test_an_answer_that_the_rules_refuse_is_told_and_the_game_goes_on_before_it(tmp_path: Path):
    path, session = left_behind(tmp_path, decisions=3)
    add_line(path, {"act": "answer", "decision": 4, "option": "a card from nowhere"})
    add_line(path, {"act": "redo"})
    again = resume(path, shelf(components()))
    assert again.answers == session.answers
    assert again.can_undo
    assert str(again.notice) == (
        "The journal of this game does not lead on at line 5. "
        "It goes on from before the last 2 decisions."
    )
    again.safety.close()
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("line", [{"act": "fly"}, {"act": "undo", "x": 1}, []])
def test_a_change_that_cannot_be_is_told(tmp_path: Path, line):
    path, session = left_behind(tmp_path, decisions=1)
    add_line(path, line)
    again = resume(path, shelf(components()))
    assert again.answers == session.answers
    assert str(again.notice).startswith("Line 3 of this game’s journal is damaged.")
    again.safety.close()


def contents(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line[17:]) for line in lines_of(path)]


def test_every_line_marks_its_table_and_some_hold_the_game(tmp_path: Path):
    path, session = left_behind(tmp_path, decisions=60)
    again = resume(path, shelf(components()))
    again.undo()
    again.redo()
    play(again, 26)
    again.safety.close(keep_journal=True)
    _, *lines = contents(path)
    assert len({line["state"] for line in lines}) == len(lines) - 2
    assert lines[59]["state"] == lines[61]["state"]
    assert [number for number, line in enumerate(lines, 1) if "save" in line] == [
        *(25, 50, 61, 62, 87)
    ]
    assert lines[61]["save"] == session.save().model_dump(mode="json")


@pytest.fixture
def corrected(tmp_path_factory: pytest.TempPathFactory) -> Components:
    """Component values with a different price for every dress."""
    file = tmp_path_factory.mktemp("owner") / "components.toml"
    prices = [price - 1 if price else 1 for price in load().boards["small"].workshop]
    file.write_text(f"[boards.small.workshop]\nprices = {prices}\n")
    return load(file)


@cache
def touched_game() -> int:
    """Return the seed of a game whose first dress is made after 50 to 70 decisions."""
    for seed in count():
        session = game("human", "human", seed=seed)
        play(session, 74)
        made = [
            number
            for number, entry in enumerate(session.history)
            if any(isinstance(event, DressMade) for event in entry.events)
        ]
        if made and 50 < made[0] < 70:
            return seed
    raise AssertionError


@pytest.mark.parametrize("decisions", [75, 76, 124, 100_000])
def test_with_other_component_values_a_game_goes_on_from_its_last_table(
    tmp_path: Path, corrected: Components, decisions: int
):
    path, session = left_behind(tmp_path, decisions, touched_game())
    again = resume(path, shelf(corrected))
    made = len(session.answers)
    table = made // 25 * 25
    assert table <= len(again.answers) <= made
    assert again.answers == session.answers[: len(again.answers)]
    told = [entry.before for entry in session.history] + [session.state]
    encode = session.match.codec.encode
    assert snapshot(again) == encode(told[len(again.answers)])
    assert not again.can_undo or len(again.answers) > table
    assert "The component values have changed" in str(again.notice)
    assert "taken back" in str(again.notice)
    play(again, 5)
    again.safety.close(keep_journal=True)
    (found,) = find_unfinished(tmp_path)
    assert found.path != path
    twice = resume(found.path, shelf(corrected))
    assert twice.answers == again.answers
    assert snapshot(twice) == snapshot(again)
    twice.safety.close()
    assert not list(tmp_path.iterdir())


def test_a_game_that_new_values_have_not_touched_keeps_its_history(
    tmp_path: Path, corrected: Components
):
    path, session = left_behind(tmp_path, decisions=2)
    again = resume(path, shelf(corrected))
    assert again.answers == session.answers
    assert again.can_undo
    assert "goes on with the new ones" in str(again.notice)
    again.safety.close()


def test_a_change_that_new_values_touch_is_left_out(tmp_path: Path, corrected: Components):
    path, session = left_behind(tmp_path, 74, touched_game())
    again = resume(path, shelf(corrected))
    made = len(again.answers)
    assert 50 < made < 74
    assert snapshot(again) == session.match.codec.encode(session.history[made].before)
    assert again.can_undo
    assert f"goes on from before the last {74 - made} decisions." in str(again.notice)
    again.safety.close()


def test_rules_that_changed_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A version of the rules in which the last of 30 changes leads to a different table."""
    path, session = left_behind(tmp_path, decisions=30)

    def mark(match: Rococo, state: State) -> str:
        return "elsewhere" if state.step == session.state.step else state_mark(match, state)

    with monkeypatch.context() as patch:
        patch.setattr("rococo_desktop.session.saves.resume.__version__", "9.0")
        patch.setattr("rococo_desktop.session.saves.resume.state_mark", mark)
        again = resume(path, shelf(components()))
    assert again.answers == session.answers[:29]
    assert again.can_undo
    assert "was left by version" in str(again.notice)
    assert str(again.notice).endswith("It goes on from before the last decision.")
    again.safety.close()


def test_a_journal_without_marks_is_read(tmp_path: Path):
    path, session = left_behind(tmp_path, decisions=5)
    header, *lines = contents(path)
    path.unlink()
    add_line(path, header)
    for line in lines:
        add_line(path, {key: line[key] for key in ("act", "decision", "option")})
    again = resume(path, shelf(components()))
    assert again.answers == session.answers
    assert again.notice is None
    again.safety.close()


@pytest.mark.parametrize("version", [True, 1.0, 2, "1", None])
def test_a_version_is_an_integer(tmp_path: Path, version: bool | float | str | None):
    path, _ = left_behind(tmp_path, decisions=0)
    (header,) = contents(path)
    path.unlink()
    add_line(path, {**header, "version": version})
    assert "is not the journal of a game" in refusal(path)


def test_if_no_new_journal_can_be_written_the_one_before_stays(
    tmp_path: Path, corrected: Components, full_disk: Callable[[], AbstractContextManager[None]]
):
    path, _ = left_behind(tmp_path, 80, touched_game())
    before = path.read_bytes()
    with full_disk():
        session = resume(path, shelf(corrected))
        assert "no space is left" in str(session.safety.problem)
        assert path.read_bytes() == before
        session.safety.close(keep_journal=True)
    assert [game.path for game in find_unfinished(tmp_path)] == [path]
    assert path.read_bytes() == before
    with full_disk():
        session = resume(path, shelf(corrected))
    play(session, 1)
    assert session.safety.problem is None
    assert not path.exists()
    session.safety.close()


def test_a_journal_that_is_gone(tmp_path: Path):
    assert "no such file" in refusal(tmp_path / "gone.journal")
