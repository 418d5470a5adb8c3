"""``dev.py arena``: seats are rotated over shared seeds, and intervals are given."""

from collections.abc import Iterable, Iterator
from concurrent.futures import Future, as_completed
from itertools import islice
from pathlib import Path

import pytest

from rococo_desktop.resources import resource_path
from tools import arena
from tools.arena import Meeting, Result, Tally, wilson

RANDOM = Meeting("rococo", ("random", "greedy"), (), "", 2000)


def test_an_interval_is_wilsons():
    """Known values: 8 of 10, and none of 20."""
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 20) == pytest.approx((0.0, 0.161), abs=0.001)


def test_each_seed_is_played_from_every_seat():
    tallies = arena.arena(RANDOM, games=3, seed=5, processes=1)
    assert {name: tally.games for name, tally in tallies.items()} == {"random": 4, "greedy": 4}
    assert tallies["greedy"].wins == 4
    assert sum(tallies["greedy"].leads) == -sum(tallies["random"].leads) > 0
    first, turned = (arena.meet(RANDOM, 5, turn) for turn in range(2))
    assert first == arena.meet(RANDOM, 5, 0) != turned


def test_what_is_played_counts_when_it_is_stopped(monkeypatch: pytest.MonkeyPatch):
    """Only seeds that were played from every seat do."""
    whole = as_completed

    def stopped(pending: Iterable[Future[Result]]) -> Iterator[Future[Result]]:
        yield from islice(whole(pending), 3)
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "as_completed", stopped)
    tallies = arena.arena(RANDOM, games=200, seed=5, processes=1)
    assert tallies["greedy"].games == 2
    monkeypatch.undo()
    assert tallies == arena.arena(RANDOM, games=2, seed=5, processes=1)


def test_the_table_names_each_player(capsys: pytest.CaptureFixture[str]):
    assert arena.main(["random", "--players", "3", "--games", "3", "--processes", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split()[:2] == ["random", "9"]
    assert "33.3 %" in lines[1]


@pytest.mark.parametrize(
    "wrong", [["--expansions", "madame_du_barry,jewelry_box"], ["--edition", "none"]]
)
def test_a_game_that_cannot_be_played_is_refused(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
):
    with pytest.raises(SystemExit):
        arena.main(["random", "--players", "3", "--games", "3", *wrong])
    assert "such a game cannot be played: " in capsys.readouterr().err


def test_leads_have_an_interval():
    tally = Tally()
    for lead in (1, 2, 3, 4, 5):
        tally.add(1.0, lead, 50)
    mean, half = tally.lead
    assert mean == 3
    assert half == pytest.approx(1.96 * (2.5 / 5) ** 0.5)


def test_a_player_may_be_the_path_of_a_network():
    path = str(resource_path("opponents", "rococo", "strong.json"))
    tallies = arena.arena(Meeting("rococo", (path, "random"), (), "", 2000), 2, 5, 1, say=False)
    assert tallies[path].wins == 2


def test_a_player_may_have_the_network_of_a_revision():
    assert arena.bot_named("rococo", "level5@HEAD") != arena.bot_named("rococo", "level5")
    meeting = Meeting("rococo", ("level5@HEAD", "random"), (), "", 2000)
    assert arena.arena(meeting, 2, 5, 1, say=False)["level5@HEAD"].wins == 2


@pytest.mark.parametrize("name", ["nobody", "random@HEAD", "missing.json"])
def test_an_unknown_player_is_refused(name: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        arena.main([name, "random"])
    assert ended.value.code == 2
    assert name.partition("@")[0] in capsys.readouterr().err


def test_the_search_by_play_outs_meets_the_others():
    """It plays whole games here, with fewer positions than usual."""
    tallies = arena.arena(Meeting("rococo", ("mcts", "greedy"), (), "", 60), 2, 5, 1, say=False)
    assert tallies["mcts"].games == 2
    assert tallies["greedy"].wins == 2


def test_the_records_of_each_game_stand_between_its_marks(tmp_path: Path):
    page = tmp_path / "page.md"
    marks = [text.format(game=game) for game in ("one", "two") for text in (arena.MARK, arena.END)]
    page.write_text(
        "# Opponents\n" + marks[0] + "old\n" + marks[1] + "Between.\n" + marks[2] + marks[3]
    )
    result = {"games": 4, "wins": 75, "interval": [30, 95], "lead": [3, 2]}
    line = {"date": "d", "revision": "r", "bots": ["a", "b"], "expansions": [], "edition": ""}
    arena.renew(page, "one", [line | {"results": {"a": result}}])
    arena.renew(page, "two", [line | {"results": {"b": result}}])
    text = page.read_text()
    assert "old" not in text
    parts = text.split("Between.")
    assert "| a, b | a | 4 | 75 % |" in parts[0]
    assert "| a, b | b | 4 | 75 % |" in parts[1]
    assert text.count("| 75 % |") == 2
