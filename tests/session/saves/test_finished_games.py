"""Finished games that are kept in full."""

from pathlib import Path

import pytest

from rococo_desktop.engine.kernel import Kernel
from rococo_desktop.session.saves import chronicle
from rococo_desktop.session.saves import finished_games as module
from rococo_desktop.session.saves.chronicle import (
    SEVERAL,
    Chronicle,
    FinishedGame,
    add_to_chronicle,
    finished_game,
    read_chronicle,
)
from rococo_desktop.session.saves.finished_games import (
    ended_games,
    find_kept,
    forget_oldest,
    keep_finished,
    mend_chronicle,
    results_of,
)
from rococo_desktop.session.saves.saves import read_save
from rococo_desktop.session.session import NoSuchBranchError, NothingToUndoError, Session
from tests.session.play import components, game, play, snapshot
from tests.shelf import shelf

DAY = 1_800_000_000


def over(seed: int) -> tuple[Session, FinishedGame]:
    session = game("human", "human", seed=seed)
    play(session, 3, seed=seed)
    session.undo()
    play(session, seed=seed + 1)
    return session, finished_game(session, DAY + seed)


def kept(folder: Path, *seeds: int) -> list[FinishedGame]:
    games = []
    for seed in seeds:
        session, line = over(seed)
        keep_finished(folder, session.save(), line)
        games.append(line)
    return games


def test_a_game_is_kept_once_and_comes_back_whole(tmp_path: Path):
    session, line = over(1)
    folder = tmp_path / "finished"
    for _ in range(2):
        keep_finished(folder, session.save(), line)
    (found,) = find_kept(folder)
    assert (found.mark, found.finished) == (line.game, line.finished)
    again = read_save(found.path, shelf(components()))
    assert again.score() == session.score()
    assert again.answers == session.answers
    assert again.save() == session.save()


def test_a_later_end_takes_the_place_of_an_earlier_one(tmp_path: Path):
    session, first = over(1)
    keep_finished(tmp_path, session.save(), first)
    session.undo()
    play(session, seed=9)
    again = finished_game(session, DAY + 50)
    keep_finished(tmp_path, session.save(), again)
    (found,) = find_kept(tmp_path)
    assert (found.mark, found.finished) == (first.game, DAY + 50)
    assert read_save(found.path, shelf(components())).answers == session.answers


def test_an_early_file_keeps_the_mark_of_its_line(tmp_path: Path):
    """Marks were digests of all answers once; the line made again has the same one."""
    session, line = over(1)
    early = line.model_copy(update={"game": "0123456789abcdef"})
    keep_finished(tmp_path, session.save(), early)
    found = results_of(find_kept(tmp_path), Chronicle((), (), 0), shelf(components()))
    assert found.results == {early.game: early}


def test_the_newest_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "MOST", 2)
    chronicle = tmp_path / "chronicle.jsonl"
    games = kept(tmp_path, 3, 1, 2)
    forget_oldest(tmp_path, chronicle)
    assert len(find_kept(tmp_path)) == 3, "what is nowhere else is not removed"
    for each in games:
        add_to_chronicle(chronicle, each)
    forget_oldest(tmp_path, chronicle)
    assert [each.mark for each in find_kept(tmp_path)] == [games[0].game, games[2].game]


def test_what_is_no_kept_game_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "MOST", 1)
    names = ("mine.rococo", "20279999-999999-0123456789abcdef.rococo", "x.json")
    for name in names:
        (tmp_path / name).write_text("mine")
    for each in kept(tmp_path, 1, 2):
        add_to_chronicle(tmp_path / "chronicle.jsonl", each)
    forget_oldest(tmp_path, tmp_path / "chronicle.jsonl")
    assert len(find_kept(tmp_path)) == 1
    assert all((tmp_path / name).read_text() == "mine" for name in names)


def test_a_lost_or_torn_line_hides_no_game_and_is_made_anew(tmp_path: Path):
    file, folder = tmp_path / "chronicle.jsonl", tmp_path / "finished"
    games = kept(folder, 1, 2, 3)
    for each in games:
        add_to_chronicle(file, each)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + lines[1][:-40] + b"\n")
    known = read_chronicle(file)
    assert [each.game for each in known.games] == [games[0].game]
    further = results_of(find_kept(folder), known, shelf(components()))
    listed = ended_games(find_kept(folder), known, further)
    assert [each.result for each in listed] == games[::-1]
    mend_chronicle(file, list(further.results.values()))
    assert {each.game for each in read_chronicle(file).games} == {each.game for each in games}


def test_many_lost_lines_are_made_anew_without_replaying_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Of three hundred games the replay took 17 seconds; the end of each is in its snapshot."""
    file, folder = tmp_path / "chronicle.jsonl", tmp_path / "finished"
    games = kept(folder, 1, 2, 3)
    replayed: list[object] = []
    monkeypatch.setattr(Kernel, "start", lambda *start: replayed.append(start))
    monkeypatch.setattr(Kernel, "apply", lambda *answer: replayed.append(answer))
    further = results_of(find_kept(folder), Chronicle((), (), 0), shelf(components()))
    mend_chronicle(file, list(further.results.values()))
    assert read_chronicle(file).games == tuple(games)
    assert not replayed


def test_who_shared_a_seat_is_known_from_the_replay(tmp_path: Path):
    session = game("human", "greedy", seed=4)
    play(session, 30)
    session.hand_over(0, "greedy")
    play(session)
    line = finished_game(session, DAY)
    keep_finished(tmp_path, session.save(), line)
    further = results_of(find_kept(tmp_path), Chronicle((), (), 0), shelf(components()))
    assert further.results == {line.game: line}
    assert [each.kind for each in line.players] == [SEVERAL, "greedy"]


def test_of_many_games_the_last_in_the_chronicle_are_listed_and_no_other_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(chronicle, "LAST", 2)
    file, folder = tmp_path / "chronicle.jsonl", tmp_path / "finished"
    games = kept(folder, 1, 2, 3)
    add_to_chronicle(file, *games)
    known = read_chronicle(file)
    further = results_of(find_kept(folder), known, shelf(components()))
    assert not any(further)
    listed = ended_games(find_kept(folder), known, further)
    assert [each.result for each in listed] == games[:0:-1]


def test_a_damaged_file_is_listed_and_hides_no_result(tmp_path: Path):
    file, folder = tmp_path / "chronicle.jsonl", tmp_path / "finished"
    first, second = kept(folder, 1, 2)
    add_to_chronicle(file, first)
    for each in find_kept(folder):
        each.path.write_bytes(b"{")
    known = read_chronicle(file)
    further = results_of(find_kept(folder), known, shelf(components()))
    listed = ended_games(find_kept(folder), known, further)
    assert [each.result for each in listed] == [None, first]
    assert "is not JSON" in str(listed[0].problem)
    assert [each.kept is not None and each.kept.mark for each in listed] == [
        second.game,
        first.game,
    ]


def test_a_frozen_game_is_only_looked_at():
    session, _ = over(1)
    session.freeze()
    assert not session.can_undo
    with pytest.raises(NothingToUndoError):
        session.undo()
    for moment in session.tree.moments():
        assert session.may_see(moment)
        with pytest.raises(NoSuchBranchError):
            session.return_to(moment)


@pytest.mark.parametrize("undo", ["free", "fair"])
def test_a_game_is_played_on_from_any_moment_and_stays_as_it_is(undo):
    session = game("human", "random", undo=undo, seed=4)
    play(session, 2)
    if session.can_undo:
        session.undo()
    play(session, seed=6)
    session.freeze()
    before = session.save()
    for moment in session.tree.moments():
        on = session.play_on_from(moment)
        assert on.state == moment.state
        assert len(on.history) == moment.depth
        assert [each.depth for each in on.tree.moments()] == list(range(moment.depth + 1))
        if moment.depth % 60 == 7:
            play(on)
            assert on.score().winners
            read_save(on.save().to_json(), shelf(components()))
    assert session.save() == before
    assert snapshot(session) == before.snapshot
