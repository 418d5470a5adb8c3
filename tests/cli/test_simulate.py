"""``simulate``: the same games for the same seeds on every machine."""

import json
from pathlib import Path
from typing import Any

import pytest

from rococo_desktop.cli.main import main
from rococo_desktop.rules.rococo.rulebook import EDITIONS
from rococo_desktop.session.saves.saves import read_save
from tests.session.play import components
from tests.shelf import shelf

# Renewed with `python -m rococo_desktop simulate --players N --bots random --seed 1 --json`
# whenever a rule or a value of a component changes on purpose.
GOLDEN: dict[int, tuple[list[int], list[int], int]] = {
    2: ([17, 26], [1], 199),
    3: ([11, 29, 23], [1], 311),
    4: ([28, 16, 27, 19], [0], 404),
    5: ([11, 13, 12, 11, 26], [4], 477),
}


def simulated(capfdbinary: pytest.CaptureFixture[bytes], *arguments: str) -> list[dict[str, Any]]:
    assert main(("simulate", *arguments, "--json")) == 0
    out, err = capfdbinary.readouterr()
    assert err == b""
    return [json.loads(line) for line in out.splitlines()]


@pytest.mark.parametrize("players", GOLDEN)
def test_golden_games(capfdbinary: pytest.CaptureFixture[bytes], players: int):
    (result,) = simulated(capfdbinary, "--players", str(players), "--bots", "random", "--seed", "1")
    assert (result["totals"], result["winners"], result["decisions"]) == GOLDEN[players]


def test_a_result_line(capfdbinary: pytest.CaptureFixture[bytes]):
    results = simulated(
        capfdbinary, "--players", "2", "--bots", "random,random", "--seed", "40", "--games", "3"
    )
    assert [result["seed"] for result in results] == [40, 41, 42]
    for result in results:
        assert list(result) == ["seed", "seats", "totals", "winners", "decisions", "seconds"]
        assert result["seats"] == ["random", "random"]
        assert len(result["totals"]) == 2
        best = max(result["totals"])
        assert all(result["totals"][seat] == best for seat in result["winners"])
        assert 0 < result["seconds"] < 60


def test_one_bot_plays_against_madame_du_barry(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
):
    """`--players` and `--bots` are those without her; her seat is the last."""
    path = tmp_path / "save.json"
    arguments = ("--players", "1", "--bots", "random", "--seed", "3", "--record", str(path))
    (result,) = simulated(capfdbinary, *arguments, "--expansions", "madame_du_barry")
    assert result["seats"] == ["random", "rival"]
    assert len(result["totals"]) == 2
    session = read_save(path, shelf(components()))
    assert [seat.kind for seat in session.setup.seats] == ["random", "rival"]
    assert [sheet.total for sheet in session.score().players] == result["totals"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_depends_on_its_own_seed_alone(
    capfdbinary: pytest.CaptureFixture[bytes], edition: str
):
    shared = ("--players", "4", "--bots", "random", "--edition", edition)
    together = simulated(capfdbinary, *shared, "--seed", "7", "--games", "3")
    alone = [simulated(capfdbinary, *shared, "--seed", str(seed))[0] for seed in (7, 8, 9)]
    for result in together + alone:
        del result["seconds"]
    assert together == alone
    assert together[0] != {**together[1], "seed": 7}


def test_the_record_is_the_last_game(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path):
    path = tmp_path / "save.json"
    arguments = ("--players", "3", "--bots", "random", "--seed", "5", "--games", "2")
    last = simulated(capfdbinary, *arguments, "--record", str(path))[-1]
    session = read_save(path, shelf(components()))
    assert session.notice is None
    assert session.decision is None
    assert session.setup.seed == 6
    assert [seat.kind for seat in session.setup.seats] == ["random"] * 3
    assert len(session.answers) == last["decisions"]
    assert [sheet.total for sheet in session.score().players] == last["totals"]


def test_the_greedy_bot_looks_and_plays(capfdbinary: pytest.CaptureFixture[bytes]):
    (result,) = simulated(capfdbinary, "--players", "2", "--bots", "greedy,random", "--seed", "3")
    assert result["seats"] == ["greedy", "random"]
    assert result["winners"] == [0]


def test_no_save_has_a_seat_for_a_player_of_commands_alone(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
):
    arguments = ("simulate", "--players", "2", "--bots", "mcts,random", "--seed", "3")
    assert main((*arguments, "--record", str(tmp_path / "save.json"))) == 2
    assert "--record: no seat of a save can be 'mcts'" in capfd.readouterr().err
    assert not (tmp_path / "save.json").exists()


def test_a_table_for_people(capfdbinary: pytest.CaptureFixture[bytes]):
    arguments = ("--players", "2", "--bots", "random", "--seed", "3", "--games", "2")
    assert main(("simulate", *arguments)) == 0
    lines = capfdbinary.readouterr().out.decode().splitlines()
    assert lines[0].split() == ["seed", "0", "random", "1", "random", "winners"]
    assert [line.split()[0] for line in lines[1:3]] == ["3", "4"]
    assert lines[-1].startswith("2 games, ")
    assert "games/s" in lines[-1]


def test_without_the_owners_file_the_rulebooks_values_hold(
    capfdbinary: pytest.CaptureFixture[bytes], home: Path
):
    def totals() -> list[list[int]]:
        arguments = ("--players", "4", "--bots", "random", "--seed", "1", "--games", "5")
        return [result["totals"] for result in simulated(capfdbinary, *arguments)]

    before = totals()
    halls = [f"[boards.large.halls.hall{n}]\nfirst = 30\n" for n in (1, 2, 4, 5)]
    (home / "components.toml").write_text("".join(halls))
    assert totals() != before


@pytest.mark.parametrize("players", ["-1", "0", "6", "1000000000", "9" * 23])
@pytest.mark.parametrize("bots", ["random", "random,random"])
def test_a_number_of_players_that_no_game_has(
    capfd: pytest.CaptureFixture[str], players: str, bots: str
):
    assert main(("simulate", "--players", players, "--bots", bots, "--seed", "1")) == 2
    problem = f"rococo_desktop simulate: --players: must be 2 to 5, not {int(players):,}\n"
    assert capfd.readouterr() == ("", problem)


@pytest.mark.parametrize(
    ("record", "words"),
    [
        (".", "it is a folder"),
        ("nowhere/save.json", "no such file or folder"),
        ("file/save.json", "a file is in the way where a folder belongs"),
    ],
)
def test_where_no_record_can_be_written_no_game_is_played(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, record: str, words: str
):
    (tmp_path / "file").write_text("")
    path = tmp_path / record
    arguments = ("--players", "2", "--bots", "random", "--seed", "1", "--record", str(path))
    assert main(("simulate", *arguments)) == 2
    assert capfd.readouterr() == ("", f"{path}: cannot be written: {words}\n")
