"""The training of networks: the learning, the files of a stopped run, and the report."""

import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from io import StringIO
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
import pytest

from rococo_desktop.ai.learned import STRONG, network_named
from rococo_desktop.ai.network import COARSE, FINE, MARGIN, Network
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.resources import resource_path
from rococo_desktop.rules.patisserie.model import State
from tools.dev.environment import ROOT
from tools.training import __main__ as command
from tools.training import (
    card,
    engines,
    patisserie,
    progress,
    report,
    revision,
    rococo,
    run,
    selfplay,
    store,
)
from tools.training.fit import Samples, Weights, errors, fit
from tools.training.run import Plan, network_path
from tools.training.student import match_of
from tools.training.students import STUDENTS

RUNS = ROOT / "training"
KEPT = RUNS / "rococo"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch):
    """Make games of self-play short: two seats, the base game, few positions."""
    for game in (rococo, patisserie):
        monkeypatch.setattr(game, "SEATS", (2,))
        monkeypatch.setattr(game, "BASE_ONLY", 100)
    monkeypatch.setattr(selfplay, "NODES", 60)
    monkeypatch.setattr(run, "BLOCK", 1)
    monkeypatch.setattr(run, "EPOCHS", 1)
    monkeypatch.setattr(run, "HELD_OUT", 2)


def some_samples(number: int) -> Samples:
    """Return positions whose first feature decides the game."""
    rng = np.random.default_rng(1)
    features = rng.integers(-20, 21, (number, 12)).astype(np.int16)
    lead = features[:, 0].astype(np.float32)
    return Samples(features, (lead > 0).astype(np.float32), lead)


def test_what_decides_games_is_learned_and_kept_in_whole_numbers():
    samples, others = some_samples(6000), some_samples(500)
    weights = Weights(12, seed=1)
    weights.scale[:] = 12
    before = errors(weights, others)
    course = list(fit(weights, samples, epochs=60, seed=1))
    after = errors(weights, others)
    assert course[-1] < course[0]
    assert after[0] < 0.15 < before[0]
    assert after[1] < 3 < before[1]
    wanted = weights.forward(others.features)[-1]
    found = weights.network(100).values([0] * 12, others.features.tolist())
    unit = 1 << FINE + COARSE
    assert [each.margin * MARGIN / unit for each in found] == pytest.approx(
        (wanted[:, 1] * MARGIN).tolist(), abs=1
    )


def test_few_positions_are_learned_too():
    weights, samples = Weights(12, seed=1), some_samples(100)
    before = errors(weights, samples)
    *_, last = fit(weights, samples, epochs=60, seed=1)
    assert errors(weights, samples) < before
    assert last[0] < before[0]


def test_a_run_that_was_stopped_goes_on_to_the_same_network(tmp_path: Path, quick: None):
    plan = Plan(tmp_path / "whole", generations=2, games=2, seed=7, engine=engines.here(1))
    run.run(plan)
    stopped = plan._replace(folder=tmp_path / "stopped")
    run.run(stopped._replace(generations=1))
    network_path(stopped.folder, 0).unlink()
    (stopped.folder / "games" / "001-0000.part").write_bytes(b"half a block")
    run.run(stopped)
    for generation in range(2):
        one, other = (network_path(each.folder, generation) for each in (plan, stopped))
        assert one.read_text() == other.read_text()
    lines = store.read_lines(plan.folder / "log.jsonl")
    assert [line["generation"] for line in lines] == [0, 1]


def told(tasks: Sequence[engines.Task]) -> Iterator[engines.Block]:
    """Yield games that nobody played, which depend on their seed and the network like real ones."""
    for task in tasks:
        records = []
        for seed in task.seeds:
            rng = np.random.default_rng([seed, crc32(task.network.encode("ascii"))])
            sample = rng.integers(-9, 10, (300, 12)).tolist()
            samples = [
                selfplay.Sample(n % 2, tuple(row), 0.5, row[0]) for n, row in enumerate(sample)
            ]
            records.append(selfplay.Record(2, samples, [1.0, 0.0], [seed % 7, -seed % 7]))
        yield engines.Block(task.number, records)


def outcome(folder: Path) -> tuple[list[str], list[dict[str, Any]]]:
    """Return the networks and the log of a run, without what differs from day to day."""
    lines = store.read_lines(folder / run.LOG)
    networks = [path.read_text() for path in sorted((folder / "networks").iterdir())]
    return networks, [line | {"seconds": [], "date": ""} for line in lines]


@pytest.fixture
def whole(tmp_path: Path, quick: None) -> Plan:
    """Return the plan of a run that was never stopped."""
    plan = Plan(tmp_path / "whole", generations=3, games=4, seed=7, engine=told)
    run.run(plan)
    assert len({*outcome(plan.folder)[0]}) == 3, "each generation learns"
    return plan


@pytest.mark.parametrize("generations", [1, 2, 3])
@pytest.mark.parametrize("cut", [0, 20], ids=["missing", "truncated"])
def test_a_stop_before_the_line_of_the_log_fits_nothing_twice(
    whole: Plan, tmp_path: Path, generations: int, cut: int
):
    stopped = whole._replace(folder=tmp_path / "stopped")
    run.run(stopped._replace(generations=generations))
    log = stopped.folder / run.LOG
    *lines, last = log.read_text(encoding="utf-8").splitlines(keepends=True)
    log.write_text("".join(lines) + last[:cut], encoding="utf-8")
    run.run(stopped)
    assert outcome(stopped.folder) == outcome(whole.folder)


def test_as_many_games_are_played_as_are_asked_and_logged_as_were_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The last block is smaller; if it was done already when more are asked, it stays so."""
    asked: list[range] = []

    def noted(tasks: Sequence[engines.Task]) -> Iterator[engines.Block]:
        asked.extend(task.seeds for task in tasks)
        return told(tasks)

    monkeypatch.setattr(run, "EPOCHS", 1)
    plan = Plan(tmp_path, generations=1, games=12, seed=7, engine=noted)
    run.run(plan)
    assert asked == [range(7, 12), range(12, 17), range(17, 19)]
    (line,) = store.read_lines(tmp_path / run.LOG)
    assert line["games"] == 12
    assert line["samples"] == 300 * 7, "a block is held out"
    for name in (run.LOG, run.WEIGHTS):
        (tmp_path / name).unlink()
    run.run(plan._replace(games=20))
    assert asked[3:] == [range(22, 27)]
    assert store.read_lines(tmp_path / run.LOG)[0]["games"] == 17


@pytest.mark.parametrize(
    ("few", "least"), [(["--games", "5"], 6), (["--games", "1", "--against", "level6"], 2)]
)
def test_too_few_games_are_refused(
    few: list[str], least: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    with pytest.raises(SystemExit) as ended:
        command.main([*few, "--folder", str(tmp_path / "run")])
    assert ended.value.code == 2
    assert f"--games: at least {least}, because" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


class Screen(StringIO):
    """Standard output that says whether it is a terminal."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


def test_a_bar_shows_on_a_terminal_what_is_done_and_the_time_that_is_left(
    monkeypatch: pytest.MonkeyPatch,
):
    """What an earlier run did is done, but says nothing of the time."""
    now, screen = 0.0, Screen(terminal=True)
    monkeypatch.setattr(progress, "perf_counter", lambda: now)
    monkeypatch.setattr(sys, "stdout", screen)
    with suppress(KeyboardInterrupt), progress.Bar("games", 800, 80) as bar:
        now = 10.0
        bar.grow(120)
        now = 20.0
        bar.grow(120)
        now = 600.0
        bar.grow(40, "a note")
        raise KeyboardInterrupt
    assert [line.rstrip(" ") for line in screen.getvalue().split("\r")] == [
        "",
        "games: [##..................] 80/800",
        "games: [#####...............] 200/800, 50 s left",
        "games: [########............] 320/800, 40 s left",
        "games: [#########...........] 360/800, 16 min left, a note".ljust(78) + "\n",
    ]


@pytest.mark.parametrize("terminal", [True, False])
def test_the_progress_of_a_run_is_for_terminals_alone(
    terminal: bool, tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sys, "stdout", screen := Screen(terminal))
    run.run(Plan(tmp_path, generations=1, games=4, seed=7, engine=told))
    shown = screen.getvalue()
    assert ("games: [####################] 4/4" in shown) is terminal
    assert ("epochs: [####################] 1/1, 0." in shown) is terminal
    assert ("\r" in shown) is terminal
    assert shown.splitlines()[-1].startswith("{'generation': 0")


@pytest.mark.heavy  # a run that was stopped in the middle always goes on
def test_a_stop_at_any_write_leads_to_the_same_networks(whole: Plan, tmp_path: Path):
    """Each write is stopped before it begins, or when half a file is written."""
    writes, stops = 0, 0
    write_text, replace, add_line = Path.write_text, Path.replace, store.add_line

    def next_write() -> bool:
        nonlocal writes
        writes += 1
        return writes == stops

    def half_written(path: Path, text: str, encoding: str) -> int:
        if next_write():
            write_text(path, text[: len(text) // 2], encoding)
            raise KeyboardInterrupt
        return write_text(path, text, encoding)

    def replaced(path: Path, target: Path) -> Path:
        if next_write():
            raise KeyboardInterrupt
        return replace(path, target)

    def added(path: Path, line: dict[str, Any]) -> None:
        if next_write():
            raise KeyboardInterrupt
        add_line(path, line)

    while writes >= stops:
        writes, stops = 0, stops + 1
        stopped = whole._replace(folder=tmp_path / f"stopped-{stops}")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Path, "write_text", half_written)
            patch.setattr(Path, "replace", replaced)
            patch.setattr(store, "add_line", added)
            with suppress(KeyboardInterrupt):
                run.run(stopped)
        run.run(stopped)
        assert outcome(stopped.folder) == outcome(whole.folder)
    assert stops > 20


@pytest.mark.parametrize("game", STUDENTS)
def test_weights_from_before_they_kept_their_line_are_gone_on_with(
    game: str, tmp_path: Path, quick: None
):
    with np.load(RUNS / game / run.WEIGHTS) as file:
        np.savez(tmp_path / run.WEIGHTS, *(file[f"arr_{place}"] for place in range(7)))
    shutil.copy(RUNS / game / run.LOG, tmp_path)
    lines = store.read_lines(tmp_path / run.LOG)
    plan = Plan(tmp_path, len(lines) + 1, 2, 7, engines.here(1), game=game)
    run.run(plan)
    before = run.network_of(RUNS / game)
    assert Network.read(network_path(tmp_path, len(lines) - 1)).layers == before.layers
    assert [line["generation"] for line in store.read_lines(tmp_path / run.LOG)] == [
        *range(len(lines) + 1)
    ]


@pytest.mark.parametrize("game", STUDENTS)
def test_the_program_plays_with_the_last_weights(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Training resumes from the shipped network: it is that of the saved weights."""
    monkeypatch.setattr(command, "OPPONENTS", tmp_path)
    shutil.copy(RUNS / game / "weights.npz", tmp_path)
    assert command.main(["--ship", "--game", game, "--folder", str(tmp_path)]) == 0
    shipped = resource_path("opponents", game, "strong.json")
    assert (tmp_path / game / "strong.json").read_text() == shipped.read_text()


@pytest.mark.parametrize("game", STUDENTS)
def test_the_card_tells_how_the_network_was_made_and_how_strong_it_is(game: str):
    """It is beside the weights; a change of either must renew it."""
    found = (RUNS / game / "card.md").read_text(encoding="utf-8")
    assert found == card.text(RUNS / game)
    shipped = Network.read(resource_path("opponents", game, "strong.json"))
    assert f"`{store.digest(shipped)}`" in found
    assert f"{shipped.size} whole numbers" in found
    assert "| level5, greedy | level5 |" in found, "arenas of this network alone count"


def test_the_card_tells_commands_changes_and_exceptions(tmp_path: Path):
    """Each generation may have another seed; older lines tell none."""
    shutil.copy(KEPT / run.WEIGHTS, tmp_path)
    numbers = {"samples": 900, "chance": 0.5, "lead": 9.0, "seconds": [9, 1]}
    seeds, changed = (None, None, None, 5, 5, 8, 5), (0, 1, 3, 6)
    for generation, seed in enumerate(seeds):
        line = {"generation": generation, "games": 40, "revision": "1a2b3c4", **numbers}
        if generation in changed:
            line["revision"] = "1a2b3c4-dirty"
        if seed is not None:
            line |= {"game": "rococo", "seed": seed}
        if generation == 5:
            line["against"] = "level6"
        store.add_line(tmp_path / run.LOG, line)
    (tmp_path / "exceptions.md").write_text("Generation 4 was made on a Sunday.\n")
    text = card.text(tmp_path)
    same = "`python3 dev.py train --game rococo --games 40 --seed 5`"
    assert [line for line in text.splitlines() if "**Command**" in line] == [
        "* **Command**: generations 0 to 2: not logged, and the seed neither",
        f"* **Command**: generations 3 to 4, 6: {same}",
        "* **Command**: generation 5: "
        "`python3 dev.py train --game rococo --games 40 --seed 8 --against level6`",
    ]
    assert (
        "no revision**: generations 0 to 1, 3, 6; those of the run's own files counted, too\n"
        in text
    )
    assert "## Exceptions\n\nFrom `exceptions.md`.\n\nGeneration 4 was made on a Sunday.\n" in text


def test_the_log_tells_the_seed_and_the_game(whole: Plan):
    lines = store.read_lines(whole.folder / run.LOG)
    assert {(line["game"], line["seed"]) for line in lines} == {("rococo", 7)}
    assert "generations 0 to 2: `python3 dev.py train --game rococo --games 4 --seed 7`" in (
        card.text(whole.folder)
    )


def test_a_revision_is_changed_by_its_sources_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Training and arenas write into their own folder and the docs while they run."""
    files = [tmp_path / folder / "file" for folder in ("training", "docs", "tools")]
    for file in files:
        file.parent.mkdir()
        file.write_text("before")
    own = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    for arguments in (["init", "-q"], ["add", "."], [*own, "commit", "-q", "-m", "Files"]):
        subprocess.run(["git", *arguments], cwd=tmp_path, check=True)
    monkeypatch.setattr(revision, "ROOT", tmp_path)
    clean = revision.revision()
    assert clean
    for file in files[:2]:
        file.write_text("after")
    assert revision.revision() == clean
    files[2].write_text("after")
    assert revision.revision() == f"{clean}-dirty"
    assert revision.revision(changes=False) == clean


def test_the_card_lists_each_table_once(tmp_path: Path):
    """The order in which an arena's expansions were named makes no other table."""
    shutil.copy(KEPT / run.WEIGHTS, tmp_path)
    result = {"games": 20, "wins": 75.0, "interval": [53, 89], "lead": [9.0, 3.0]}
    line = {
        "network": card.shipped_digest("rococo"), "revision": "1a2b3c4", "edition": "",
        "bots": ["level5", "level4"], "fingerprints": {"level5": "a", "level4": "b"},
        "results": {"level5": result},
    }  # fmt: skip
    for expansions in (["jewelry_box", "fancy_dresses"], ["fancy_dresses", "jewelry_box"]):
        store.add_line(tmp_path / "arena.jsonl", line | {"expansions": expansions})
    assert card.text(tmp_path).partition("## Strength")[2].splitlines()[4:] == [
        "| level5, level4 (fancy_dresses, jewelry_box) | level5 | 75.0 % of 40 | 1a2b3c4 |"
    ]


def test_a_network_is_taught_to_beat_one_player(
    tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
):
    """It begins with other weights, sits in every second seat, and learns from its own plays."""
    shutil.copy(KEPT / "weights.npz", tmp_path / "first.npz")
    record = selfplay.play_against(STUDENTS["rococo"], None, "random", 3)
    assert {sample.seat for sample in record.samples} == {1}
    plan = Plan(tmp_path / "run", 2, 2, 7, engines.here(1), "random", tmp_path / "first.npz")
    run.run(plan)
    start = Network.read(tmp_path / "run" / "networks" / "start.json")
    assert start.layers == run.network_of(KEPT).layers
    text = card.text(plan.folder)
    assert "Against**: random alone" in text
    assert "2 generations, 4 games" in text
    assert report.write(plan.folder).read_text(encoding="utf-8").count("<svg") == 2


def test_a_run_against_a_player_has_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch):
    plans: list[Plan] = []
    monkeypatch.setattr(command, "run", plans.append)
    monkeypatch.setattr(report, "write", lambda folder: None)
    monkeypatch.setattr(card, "write", lambda folder: None)
    command.main(["--against", "level6"])
    command.main([])
    assert [plan.folder.name for plan in plans] == ["rococo-level6", "rococo"]
    assert [plan.start for plan in plans] == [KEPT / "weights.npz", None]


def some_tasks() -> list[engines.Task]:
    text = resource_path("opponents", "rococo", "strong.json").read_text(encoding="ascii")
    return [
        engines.Task(4, text, range(0), "random"),
        engines.Task(5, "", range(3, 4), "random"),
    ]


def test_ray_plays_the_same_games_in_workers_of_its_own(monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("ray", reason="Ray is optional (uv pip install --group ray)")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    blocks = sorted(engines.by_ray(engines.LOCAL, 2)(some_tasks()))
    assert blocks == [engines.play_block(task) for task in some_tasks()]


def test_processes_of_this_machine_play_the_same_games():
    blocks = sorted(engines.here(2)(some_tasks()))
    assert blocks == [engines.play_block(task) for task in some_tasks()]
    assert [(block.number, len(block.records)) for block in blocks] == [(4, 0), (5, 1)]


def test_without_ray_its_option_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SystemExit) as ended:
        command.main(["--ray"])
    assert ended.value.code == 2
    assert "uv pip install --group ray" in capsys.readouterr().err


def test_the_samples_of_a_game_end_in_its_result(quick: None):
    record = selfplay.play(STUDENTS["rococo"], None, 5)
    assert sum(record.shares) == pytest.approx(1)
    assert record.leads[0] == -record.leads[1]
    assert {sample.seat for sample in record.samples} == {0, 1}
    assert selfplay.play(STUDENTS["rococo"], None, 5) == record
    digest = sha256(repr(record).encode()).hexdigest()[:16]
    assert digest == "435fab1641942118", "a run that was stopped would go on with other games"


def test_targets_lie_between_the_next_value_and_the_end(tmp_path: Path):
    def sample(chance: float, margin: float) -> selfplay.Sample:
        return selfplay.Sample(0, (1, 2), chance, margin)

    record = selfplay.Record(2, [sample(0.5, 1.0), sample(0.8, 6.0)], [1.0, 0.0], [10, -10])
    store.write_block(tmp_path / "000-0000.npz", [record])
    samples = store.read_blocks([tmp_path / "000-0000.npz"])
    part = 1 - store.LAMBDA
    assert samples.shares.tolist() == pytest.approx([part * 0.8 + store.LAMBDA, 1.0])
    assert samples.leads.tolist() == pytest.approx([part * 6 + store.LAMBDA * 10, 10.0])


def test_the_set_ups_of_a_seed_stay_the_same():
    drawn = [rococo.drawn_match(Generator(seed, "training")).setup for seed in range(6)]
    found = [(setup.players, len(setup.expansions)) for setup in drawn]
    assert found == [(4, 1), (1, 2), (3, 3), (3, 0), (2, 2), (4, 4)]
    assert {patisserie.drawn_match(Generator(s, "training")).setup.players for s in range(9)} > {2}


def test_another_game_is_learned_by_the_same_command(
    tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(command, "OPPONENTS", tmp_path / "opponents")
    learned = ["--game", "patisserie", "--folder", str(tmp_path)]
    assert command.main([*learned, "--generations", "1", "--games", "2", "--processes", "1"]) == 0
    assert "1 generations, 2 games" in (tmp_path / "card.md").read_text(encoding="utf-8")
    assert command.main([*learned, "--ship"]) == 0
    network = Network.read(tmp_path / "opponents" / "patisserie" / "strong.json")
    record = selfplay.play(STUDENTS["patisserie"], network, 5)
    assert {len(sample.features) for sample in record.samples} == {network.inputs}
    assert sum(record.shares) == pytest.approx(1)


@pytest.mark.parametrize("learned", [False, True])
def test_some_seats_love_what_others_neglect(learned: bool, monkeypatch: pytest.MonkeyPatch):
    """A seat that loves coins above all takes more of them."""
    for rule in ("EXPLORED", "VARIED"):
        monkeypatch.setattr(selfplay, rule, 0)
    student = patisserie.PATISSERIE._replace(loved=lambda state, seat: state.players[seat].coins)
    match = match_of("patisserie", 2)
    state, _ = match.start(1)
    while state.pending is not None and state.pending.kind != "play_card":
        match.kernel.advance(state, state.pending.options[0])
    assert state.pending is not None
    seat, network = state.pending.seat, network_named("patisserie", STRONG) if learned else None
    chance = Generator(1, "training")

    def coins(whim: selfplay.Whim) -> int:
        chosen = selfplay.chosen_play(student, match, state, seat, network, chance, whim)
        after = chosen.play.state
        assert isinstance(after, State)
        purse: int = after.players[seat].coins
        return purse

    monkeypatch.setattr(selfplay, "WHIMSICAL", 100)
    monkeypatch.setattr(selfplay, "WHIM", 50)
    whims = selfplay.drawn_whims(student, 2, chance)
    assert coins(selfplay.indifferent) < coins(whims[seat])
    monkeypatch.setattr(selfplay, "WHIMSICAL", 25)
    loving = sum(len(selfplay.drawn_whims(student, 2, chance)) for _ in range(200))
    assert 60 < loving < 140
    assert selfplay.drawn_whims(STUDENTS["rococo"], 2, chance) == {}


def test_a_player_of_another_game_is_refused(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        command.main(["--game", "patisserie", "--against", "nobody"])
    assert "patisserie has no player nobody" in capsys.readouterr().err


def test_the_report_draws_the_curves_of_the_log(tmp_path: Path):
    for generation, error in enumerate((0.6, 0.45, 0.4)):
        line = {"generation": generation, "games": 10, "samples": 500, "chance": error}
        store.add_line(tmp_path / "log.jsonl", line | {"lead": 12 - generation, "seconds": [60, 2]})
    with (tmp_path / "log.jsonl").open("a") as file:
        file.write('{"generation": 3, "ga')
    page = report.write(tmp_path).read_text(encoding="utf-8")
    assert page.count("<svg") == 2
    assert page.count("<circle") == 6
    assert "3 generations, 30 games" in page
    assert ">0.4<" in page
    assert ">0.6<" in page
