"""The chronicle of finished games."""

import json
import os
from pathlib import Path

import pytest

from rococo_desktop.session.saves import chronicle
from rococo_desktop.session.saves.chronicle import (
    FinishedGame,
    Result,
    add_to_chronicle,
    finished_game,
    read_chronicle,
    tallies,
)
from rococo_desktop.session.saves.saves import read_save
from rococo_desktop.session.session import Session
from tests.session.play import components, game, play
from tests.shelf import shelf

DAY = 1_800_000_000


def over(seed: int) -> FinishedGame:
    session = game("human", "random", "greedy", seed=seed)
    play(session, seed=seed)
    return finished_game(session, DAY + seed)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "chronicle.jsonl"


def test_a_line_says_what_the_score_sheet_says():
    session = game("human", "random", seed=3)
    play(session)
    line, score = finished_game(session, DAY), session.score()
    assert [result.total for result in line.players] == [each.total for each in score.players]
    for result, sheet in zip(line.players, score.players, strict=True):
        assert result.items == {item.item: item.points for item in sheet.items}
        assert sum(result.items.values()) == result.total
    assert line.winners == score.winners
    assert [result.name for result in line.players] == ["Name 0", "Name 1"]
    assert [result.kind for result in line.players] == ["human", "random"]


def test_games_are_kept_in_order_and_each_once(file: Path):
    assert read_chronicle(file).games == ()
    first, second = over(1), over(2)
    for each in (first, second, first.model_copy(update={"finished": DAY + 99})):
        add_to_chronicle(file, each)
    assert read_chronicle(file).games == (first, second)
    assert first.game != second.game


def test_a_game_that_ends_again_is_one_game(file: Path):
    """Its last end counts, also if it is one of the earlier ones, and whoever played its seats."""
    session = game("human", "human", seed=4)
    play(session)
    ends = [finished_game(session, DAY)]
    for seed in (1, 2):
        for _ in range(40):
            session.undo()
        play(session, seed=seed)
        ends.append(finished_game(session, DAY + seed))
    ends.append(ends[0].model_copy(update={"finished": DAY + 9}))
    other = over(2)
    add_to_chronicle(file, other)
    for each in ends:
        add_to_chronicle(file, each)
        found = read_chronicle(file)
        assert [game.players for game in found.games] == [other.players, each.players]
        assert {tally.games for tally in found.tallies if tally.name != "Name 0"} == {1}
    assert len({each.game for each in ends}) == 1
    assert any(each.players != ends[0].players for each in ends)


def test_a_game_has_its_id_from_its_beginning():
    session = game("human", "human", seed=4)
    named = Session.new(session.setup.begun(), shelf(components()))
    assert named.setup.id != session.setup.begun().id
    play(named)
    assert finished_game(named, DAY).game == named.setup.id
    loaded = read_save(named.save().to_json(), shelf(components()))
    loaded.undo()
    play(loaded, seed=3)
    assert finished_game(loaded, DAY).game == named.setup.id
    assert named.play_on_from(named.here).setup.id not in (None, named.setup.id)


@pytest.mark.parametrize(
    "damage",
    [b"{", b"\xff\xfe", b"[]", b"null", b'{"version": 2}', b"9" * 5000, b"[" * 5000, b""],
)
def test_a_damaged_line_is_passed_over_and_left(file: Path, damage: bytes):
    first, second = over(1), over(2)
    add_to_chronicle(file, first)
    with file.open("ab") as stream:
        stream.write(damage)
    before = file.read_bytes()
    assert read_chronicle(file).damaged == bool(damage)
    add_to_chronicle(file, second)
    assert file.read_bytes().startswith(before)
    assert read_chronicle(file).games == (first, second)


def test_of_a_long_file_the_end_is_read(file: Path, monkeypatch: pytest.MonkeyPatch):
    first, second = over(1), over(2)
    for each in (first, second):
        add_to_chronicle(file, each)
    monkeypatch.setattr(chronicle, "MAX_BYTES", file.stat().st_size - 10)
    assert read_chronicle(file)[1:3] == ((second,), 0)


def test_a_line_that_contradicts_itself_is_passed_over(file: Path):
    add_to_chronicle(file, over(1))
    line = json.loads(file.read_bytes())
    wrongs: list[dict[str, object]] = [
        {"winners": [7]},
        {"winners": []},
        {"players": []},
        {"game": "?"},
        {"of": "chess"},
        {"finished": True},
        {"players": [{**line["players"][0], "name": "a\nb"}] * 2},
        {"players": [{**line["players"][0], "total": 10**96}] * 2},
        {"players": line["players"] * 9},
    ]
    for wrong in wrongs:
        file.write_bytes(json.dumps({**line, **wrong}).encode() + b"\n")
        assert read_chronicle(file).games == ()


def result(kind: str, name: str, total: int, **items: int) -> Result:
    return Result(kind=kind, name=name, total=total, items=items)


def test_tallies():
    def line(number: int, winners: tuple[int, ...], *players: Result) -> FinishedGame:
        return FinishedGame(
            game=f"{number:016x}",
            finished=DAY,
            edition="deluxe",
            players=players,
            winners=winners,
        )

    games = [
        line(1, (0,), result("human", "Anna", 60, halls=20), result("greedy", "Bo", 50)),
        line(2, (0, 1), result("human", "Anna", 40, halls=10), result("greedy", "Cy", 40)),
        line(3, (1,), result("human", "Dora", 10), result("human", "Anna", 80, halls=0)),
        line(4, (0,), result("random", "Eve", 30, halls=4), result("random", "Flo", 20)),
    ]
    anna, dora, greedy, random = tallies(games)
    assert (anna.name, anna.games, anna.wins, anna.best) == ("Anna", 3, 2.5, 80)
    assert (anna.mean, anna.totals, anna.items) == (60.0, (60, 40, 80), {"halls": 10.0})
    assert (greedy.kind, greedy.name, greedy.games, greedy.wins) == ("greedy", "", 2, 0.5)
    assert (dora.games, dora.wins) == (1, 0.0)
    assert (random.games, random.wins, random.mean) == (1, 1.0, 25.0)
    assert (random.totals, random.items) == ((30, 20), {"halls": 2.0})


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders")
def test_the_best_totals_are_kept_by_the_number_of_players():
    def line(number: int, *totals: int, rival: int | None = None) -> FinishedGame:
        kinds = ["human", *["random"] * (len(totals) - 1)]
        players = [
            Result(kind=kind, name=f"Name {seat}", total=total, items={})
            for seat, (kind, total) in enumerate(zip(kinds, totals, strict=True))
        ]
        if rival is not None:
            players.append(Result(kind="rival", name="Rival", total=rival, items={}))
        return FinishedGame(
            game=f"{number:016x}",
            finished=number,
            edition="deluxe",
            players=tuple(players),
            winners=(0,),
        )

    found = tallies([line(1, 30, 9), line(2, 20, 8, 7), line(3, 25, 40), line(4, 15, rival=99)])
    bests = {tally.kind: tally.bests for tally in found}
    assert bests == {"human": {1: 15, 2: 30, 3: 20}, "random": {2: 40, 3: 8}, "rival": {1: 99}}
    assert list(bests["human"]) == [1, 2, 3]


def test_a_pipe_in_its_place_holds_nothing_up(file: Path):
    file.parent.mkdir()
    os.mkfifo(file)
    with pytest.raises(OSError, match="not a file"):
        read_chronicle(file)
    with pytest.raises(OSError, match="not a file"):
        add_to_chronicle(file, over(1))
