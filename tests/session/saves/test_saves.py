"""Saves: they are restored unchanged; damaged ones are refused with a reason."""

import errno
import json
import os
import stat
import time
from pathlib import Path
from typing import Any

import pytest

from rococo_desktop.engine.parsing import MAX_BYTES
from rococo_desktop.rules.check import MAX_AMOUNT, MAX_GAIN
from rococo_desktop.rules.foreign import is_legible
from rococo_desktop.session.errors import SaveError
from rococo_desktop.session.files.files import STALE
from rococo_desktop.session.journal.save_document import snapshot_hash
from rococo_desktop.session.saves.saves import open_save, read_save, write_into_folder
from rococo_desktop.session.session import NothingToUndoError, Session
from rococo_desktop.texts import Catalogue
from tests.session.play import components, game, play, snapshot, table
from tests.shelf import shelf

LONG_AGO = "0.0.1"


def saved(decisions: int = 60, **changes: Any) -> dict[str, Any]:
    session = game("human", "human", "human")
    play(session, decisions)
    document: dict[str, Any] = json.loads(session.save().to_json())
    document.update(changes)
    return document


def rehashed(document: dict[str, Any]) -> bytes:
    document["hash"] = snapshot_hash(document["snapshot"])
    return json.dumps(document).encode()


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def problem(source: bytes | Path) -> str:
    with pytest.raises(SaveError) as caught:
        read_save(source, shelf(components()))
    text = str(caught.value)
    assert is_legible(text)
    return text


@pytest.mark.parametrize("edition", ["deluxe", "original"])
def test_decisions_all_through_a_game_come_back(edition: str):
    setup = table("human", "random", "human").model_copy(update={"edition": edition})
    session = Session.new(setup, shelf(components()))
    while True:
        again = open_save(json.loads(session.save().to_json()), shelf(components()))
        assert again.notice is None
        assert again.decision == session.decision
        assert snapshot(again) == snapshot(session)
        assert again.setup == session.setup
        assert [e.option for e in again.history] == [e.option for e in session.history]
        assert again.opening == session.opening
        # Names in JSON have no order, and early journals sorted them.
        text = json.dumps(json.loads(session.save().to_json()), sort_keys=True)
        assert snapshot(read_save(text.encode(), shelf(components()))) == snapshot(session)
        if not play(session, 7, seed=len(session.history)):
            break


def test_a_file_comes_back_and_can_be_undone(tmp_path: Path):
    session = game("human", "human")
    play(session, 30)
    path = tmp_path / "new folder" / "game.json"
    write_into_folder(session.save(), path)
    again = read_save(path, shelf(components()))
    assert again.save() == session.save()
    again.undo()
    session.undo()
    assert snapshot(again) == snapshot(session)
    assert names(path.parent) == ["game.json"]


def test_a_save_that_cannot_be_written_leaves_what_was_there(tmp_path: Path, monkeypatch):
    session = game("human", "human")
    path = tmp_path / "game.json"
    write_into_folder(session.save(), path)
    before = path.read_bytes()
    play(session, 10)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError, match="no space is left") as caught:
        write_into_folder(session.save(), path)
    assert "plus de place sur le disque" in caught.value.text(Catalogue("fr"))
    assert path.read_bytes() == before
    assert names(tmp_path) == ["game.json"]


def test_a_folder_in_the_way_of_a_save(tmp_path: Path):
    (tmp_path / "file").write_text("")
    with pytest.raises(SaveError, match="cannot be written"):
        write_into_folder(game("human", "human").save(), tmp_path / "file" / "game.json")


def test_the_answers_may_lead_elsewhere():
    document = saved()
    document["snapshot"]["players"][0]["livre"] += 1
    session = read_save(rehashed(document), shelf(components()))
    assert session.notice is not None
    assert "do not lead to the saved table" in str(session.notice)
    with pytest.raises(NothingToUndoError):
        session.undo()
    assert session.answers == tuple(document["answers"])
    play(session, 1)
    assert session.can_undo
    assert len(session.answers) == len(document["answers"]) + 1
    assert open_save(json.loads(session.save().to_json()), shelf(components())).notice is not None
    play(session)
    assert session.decision is None


def test_a_save_of_another_version_that_replays_keeps_its_history():
    session = read_save(json.dumps(saved(app=LONG_AGO)).encode(), shelf(components()))
    assert session.notice is None
    assert session.can_undo


@pytest.mark.parametrize(
    ("change", "words"),
    [({"app": LONG_AGO}, f"version {LONG_AGO}"), ({"components": "f00"}, "other component values")],
)
def test_the_notice_says_why_the_history_is_missing(change: dict[str, Any], words: str):
    document = saved(**change)
    document["answers"][-1] = "something that was possible then"
    session = read_save(json.dumps(document).encode(), shelf(components()))
    assert session.notice is not None
    assert words in str(session.notice)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "is not JSON"),
        (b"{}", "is not a saved game of Rococo Desktop"),
        (b"[]", "is not a saved game of Rococo Desktop"),
        (b"null", "is not a saved game of Rococo Desktop"),
        (b'{"format": "rococo-save"}', "is not a saved game of Rococo Desktop"),
        (b'{"format": "rococo-save", "version": "1"}', "is not a saved game of Rococo Desktop"),
        (b'{"format": "rococo-save", "version": true}', "is not a saved game of Rococo Desktop"),
        (b'{"format": "rococo-save", "version": 1.0}', "is not a saved game of Rococo Desktop"),
        (b'{"format": "rococo-save", "version": 0}', "is not a saved game of Rococo Desktop"),
        (b'{"format": "rococo-save", "version": 3}', "newer version of Rococo Desktop"),
        (b'{"format": "rococo-save", "version": 1}', "app: is missing"),
        (b'{"format": ["rococo-save"], "version": 1}', "is not a saved game of Rococo Desktop"),
        (b"\xff", "is not a text in UTF-8 (byte 0)"),
        (b"\xef\xbb\xbf{}", "is not JSON"),
        (b"[" * 40_000, "is nested too deeply"),
        (b"[" * 500_000, "has more than 50,000 values"),
        (b"[" * 60 + b"]" * 60, "is nested too deeply"),
        (b'{"a":' * 40_000, "is nested too deeply"),
        (b"1" * 5000, "has a number of more than 100 digits"),
        (b"[1e999999, NaN]", "NaN is no number"),
        (b"[Infinity]", "Infinity is no number"),
        (b'{"a": 1, "a": 2}', "has the name 'a' twice"),
    ],
)
def test_what_is_no_save(data: bytes, words: str):
    assert words in problem(data)


def test_no_file_and_no_plain_file(tmp_path: Path):
    assert problem(tmp_path / "none") == f"{tmp_path / 'none'}: does not exist"
    assert problem(tmp_path) == f"{tmp_path}: is not a file"
    assert "does not exist" in problem(tmp_path / "two\nlines\0")


def test_a_file_that_is_too_large(tmp_path: Path):
    path = tmp_path / "large.json"
    path.write_bytes(b" " * (MAX_BYTES + 1))
    assert "is larger than" in problem(path)


def test_a_wrong_hash_is_damage():
    document = saved()
    document["snapshot"]["players"][0]["livre"] += 1
    assert "does not match its hash" in problem(json.dumps(document).encode())


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"x": 1}, "x: unknown field"),
        ({"rule_sets": ["base", "jewelry_box"]}, "rule_sets: does not match"),
        ({"rule_sets": "base"}, "rule_sets: must be a list"),
        ({"answers": [1]}, "answers.0"),
        ({"answers": ["x" * 5000]}, "answers.0"),
        ({"answers": ["x"] * 10_001}, "answers: must have at most 10,000 entries"),
        ({"answers": []}, "answers: there must be 60, not 0"),
        ({"app": None}, "app: must be a text"),
        ({"app": "v" * 65}, "app: must have at most 64 characters"),
        ({"snapshot": None}, "snapshot: must be a table of names and values"),
        ({"snapshot": []}, "snapshot: must be a table of names and values"),
    ],
)
def test_a_wrong_envelope(change: dict[str, Any], words: str):
    assert words in problem(rehashed(saved(**change)))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seed": 8}, "snapshot.seed: does not match the set-up"),
        ({"seed": True}, "snapshot.seed: must be a whole number"),
        ({"step": 3}, "answers: there must be 2, not 60"),
        ({"round": 1.0}, "snapshot.round: must be a whole number"),
        ({"livre": 3}, "snapshot.livre: unknown field"),
        ({"edition": "original"}, "snapshot.edition: does not match the set-up"),
        ({"frames": [{"frame": "boom"}]}, "snapshot.frames[0].frame: boom does not belong here"),
        ({"slots": {"jewelry_box": {}}}, "snapshot.slots.jewelry_box: does not match the set-up"),
    ],
)
def test_a_wrong_snapshot(change: dict[str, Any], words: str):
    document = saved()
    document["snapshot"].update(change)
    assert words in problem(rehashed(document))


def test_a_question_that_nobody_would_ask():
    """An empty hire display, although somebody is asked whom to hire."""
    document = saved()
    top = document["snapshot"]["frames"]
    player = top[-1]["player"]
    while top[-1]["frame"] != "next_turn":
        top.pop()
    staff = document["snapshot"]["players"][player]
    card = staff["played"] or staff["hand"].pop()
    staff["played"] = card
    document["snapshot"]["removed"] += [c for c in document["snapshot"]["hire"] if c]
    document["snapshot"]["hire"] = [None] * 4
    top.append({"frame": "discard_card", "player": player, "card": card})
    top.append({"frame": "hire_employee", "player": player})
    assert "snapshot.frames: does not ask what the snapshot says" in problem(rehashed(document))


def test_version_1_is_of_rococo_and_is_written_as_version_2():
    session = game("human", "human")
    play(session, 7)
    now = session.save()
    old = now.model_dump(mode="json") | {"version": 1}
    del old["game"]
    again = open_save(old, shelf(components()))
    assert again.save() == now
    assert (now.version, now.game) == (2, "rococo")
    assert "game" not in now.model_dump(mode="json")["setup"]


@pytest.mark.parametrize("version", [0, -1, True, 1.0, "1", None])
def test_what_is_no_version_is_no_save(version: object):
    document = game("human", "human").save().model_dump(mode="json") | {"version": version}
    assert "save" in problem(json.dumps(document).encode())


@pytest.mark.parametrize("name", ["chess", "", 3, None])
def test_a_save_of_a_game_that_is_not_known_is_refused(name: object):
    document = game("human", "human").save().model_dump(mode="json") | {"game": name}
    assert problem(json.dumps(document).encode())


def test_a_save_with_the_most_that_may_be_can_be_saved_again():
    session = game("human", "human")
    play(session, 40)
    document = session.save().model_dump(mode="json")
    most = MAX_AMOUNT + MAX_GAIN * document["snapshot"]["step"]
    for player in document["snapshot"]["players"]:
        for name in ("livre", "thread", "lace", "prestige"):
            player[name] = most
    session = read_save(rehashed(document), shelf(components()))
    before = [player.lace + player.thread for player in session.state.players]
    grown = False
    while session.decision is not None:
        play(session, 1)
        now = [player.lace + player.thread for player in session.state.players]
        grown = grown or any(b > a for a, b in zip(before, now, strict=True))
        assert read_save(session.save().to_json(), shelf(components())).answers == session.answers
    assert grown


def test_a_folder_that_cannot_be_synced_makes_no_written_save_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    sync = os.fsync

    def only_files(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, "Invalid argument")
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", only_files)
    write_into_folder(game("human", "human").save(), tmp_path / "game.rococo")
    assert names(tmp_path) == ["game.rococo"]
    assert read_save(tmp_path / "game.rococo", shelf(components())).notice is None


def test_what_killed_writes_left_is_removed_when_it_is_old(tmp_path: Path):
    now = time.time()
    for age, number in ((2 * STALE, "0" * 32), (10, "1" * 32)):
        left = tmp_path / f".game.rococo.{number}.tmp"
        left.write_bytes(b"half")
        os.utime(left, (now - age, now - age))
    mine = tmp_path / "notes.tmp"
    mine.write_bytes(b"mine")
    os.utime(mine, (now - 2 * STALE, now - 2 * STALE))
    write_into_folder(game("human", "human").save(), tmp_path / "game.rococo")
    assert names(tmp_path) == [f".game.rococo.{'1' * 32}.tmp", "game.rococo", "notes.tmp"]
