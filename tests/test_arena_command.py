"""``dev.py arena``: seats are rotated over shared seeds, and intervals are given."""

import subprocess
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, as_completed
from itertools import islice
from pathlib import Path

import pytest

from rococo_desktop.ai.character import Character
from rococo_desktop.ai.learned import STRONG, network_named
from rococo_desktop.ai.network import Network
from rococo_desktop.ai.rococo.features import Encoder
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.games import GAMES
from rococo_desktop.resources import resource_path
from rococo_desktop.rules.rococo.rulebook import Rococo
from tests.daily import soaked
from tools.arena import __main__ as command
from tools.arena import bars, meeting, players, records
from tools.arena.bars import Bar
from tools.arena.meeting import Meeting, Result, Tally, arena, meet, wilson, workers
from tools.arena.players import bot_named, fingerprint

RANDOM = Meeting("rococo", ("random", "greedy"), budget=2000)


def played(meeting: Meeting, games: int, seed: int = 5) -> dict[str, Tally]:
    """Return the tallies of a small arena."""
    with workers(1) as pool:
        return arena(meeting, games, seed, pool, say=False)


def test_an_interval_is_wilsons():
    """Known values: 8 of 10, and none of 20."""
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 20) == pytest.approx((0.0, 0.161), abs=0.001)


def test_each_seed_is_played_from_every_seat():
    tallies = played(RANDOM, 3)
    assert {name: tally.games for name, tally in tallies.items()} == {"random": 4, "greedy": 4}
    assert tallies["greedy"].wins == 4
    assert sum(tallies["greedy"].leads) == -sum(tallies["random"].leads) > 0
    first, turned = (meet(RANDOM, 5, turn) for turn in range(2))
    assert first == meet(RANDOM, 5, 0) != turned


def test_what_is_played_counts_when_it_is_stopped(monkeypatch: pytest.MonkeyPatch):
    """Only seeds that were played from every seat do."""
    whole = as_completed

    def stopped(pending: Iterable[Future[Result]]) -> Iterator[Future[Result]]:
        yield from islice(whole(pending), 3)
        raise KeyboardInterrupt

    monkeypatch.setattr(meeting, "as_completed", stopped)
    tallies = played(RANDOM, 200)
    assert tallies["greedy"].games == 2
    monkeypatch.undo()
    assert tallies == played(RANDOM, 2)


def test_the_table_names_each_player(capsys: pytest.CaptureFixture[str]):
    assert command.main(["random", "--players", "3", "--games", "3", "--processes", "1"]) == 0
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
        command.main(["random", "--players", "3", "--games", "3", *wrong])
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
    tallies = played(Meeting("rococo", (path, "random"), budget=2000), 2)
    assert tallies[path].wins == 2


def test_a_player_may_have_the_network_of_a_revision():
    assert bot_named("rococo", "level5@HEAD") != bot_named("rococo", "level5")
    table = Meeting("rococo", ("level5@HEAD", "random"), budget=2000)
    assert played(table, 2)["level5@HEAD"].wins == 2


def shortened(features: int) -> Network:
    """Return the network of Rococo as if it knew only the first features."""
    network = network_named("rococo", STRONG)
    first, *others = network.layers
    return Network([first._replace(weights=first.weights[:features]), *others], network.trust)


def committed(folder: Path, network: Network) -> str:
    """Return the revision of a new repository in which Rococo has another network."""
    file = folder / "resources" / "opponents" / "rococo" / "strong.json"
    file.parent.mkdir(parents=True)
    network.write(file)
    own = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    for arguments in (["init", "-q"], ["add", "."], [*own, "commit", "-q", "-m", "A network"]):
        subprocess.run(["git", *arguments], cwd=folder, check=True)
    found = ["git", "rev-parse", "HEAD"]
    return subprocess.run(found, cwd=folder, check=True, capture_output=True, text=True).stdout[:12]


@pytest.mark.parametrize("kept", soaked(["revision", "file"], ["revision"]))
def test_a_network_from_before_features_were_appended_plays_without_them(
    kept: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """All values are those that it had with its own features."""
    older = shortened(players.FORMER["rococo"][0])
    if kept == "revision":
        name = f"level5@{committed(tmp_path, older)}"
        monkeypatch.setattr(players, "ROOT", tmp_path)
    else:
        name = str(tmp_path / "older.json")
        older.write(Path(name))
    table = Meeting("rococo", (name, "random"), ("jewelry_box",), budget=2000)
    assert meet(table, 5, 0).shares == (1, 0)
    bot, match = bot_named("rococo", name), table.match
    assert isinstance(bot, Character)
    assert isinstance(match, Rococo)
    used = network_named("rococo", bot.judgement.network or "")
    state, _ = match.start(3)
    features = Encoder(match.rules, state, 0, Taste()).features(state)
    assert any(features[older.inputs :]), "the jewelry is in sight"
    own = features[: older.inputs]
    assert used.values(features, [features]) == older.values(own, [own])


def test_a_network_of_other_features_is_refused_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(players, "ROOT", tmp_path)
    revision = committed(tmp_path, shortened(150))
    file = resource_path("opponents", "patisserie", "strong.json")
    for name, features in ((f"level6@{revision}", 150), (str(file), 182)):
        with pytest.raises(SystemExit) as ended:
            command.main([name, "random"])
        assert ended.value.code == 2
        assert f"{name}: its network has {features} features" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["nobody", "random@HEAD", "missing.json"])
def test_an_unknown_player_is_refused(name: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        command.main([name, "random"])
    assert ended.value.code == 2
    assert name.partition("@")[0] in capsys.readouterr().err


def test_the_search_by_play_outs_meets_the_others():
    """It plays whole games here, with fewer positions than usual."""
    tallies = played(Meeting("rococo", ("mcts", "greedy"), budget=60), 2)
    assert tallies["mcts"].games == 2
    assert tallies["greedy"].wins == 2


def line(fingerprints: dict[str, str], games: int, wins: float, seed: int = 1) -> records.Line:
    """Return the record of an arena; its first player won that percentage."""
    result = {"games": games, "wins": wins, "interval": [0, 100], "lead": [wins / 10, 2.0]}
    return {
        "date": "2026-11-25", "revision": f"r{seed}", "bots": [*fingerprints],
        "expansions": [], "edition": "", "seed": seed, "fingerprints": fingerprints,
        "results": dict.fromkeys(fingerprints, result),
    }  # fmt: skip


TABLE = Meeting("rococo", ("greedy", "random"))
NOW, FORMER = {"greedy": "a", "random": "b"}, {"greedy": "z", "random": "b"}


def test_arenas_of_the_present_players_are_added_up():
    """A line by other players of the same names, or by a table of other rules, does not count."""
    lines = [
        line(FORMER, 400, 10, seed=1),
        line(NOW, 20, 75, seed=201),
        line(NOW, 60, 95, seed=211),
        line(NOW, 40, 0, seed=1) | {"expansions": ["jewelry_box"]},
    ]
    pool = records.pooled(TABLE, lines)
    assert pool is not None
    assert (pool.games, pool.wins) == (80, 72)
    assert pool.rate == 0.9
    assert pool.interval == wilson(72, 80)
    assert pool.lead == pytest.approx((9.0, 2 * (20**2 + 60**2) ** 0.5 / 80))
    assert records.pooled(TABLE, lines, {"greedy": "new", "random": "b"}) is None
    assert records.pooled(TABLE, lines[:1]) is not None
    assert records.pooled(TABLE, []) is None
    assert records.next_seed(TABLE, lines, 7) == 211 + 30


def test_the_bar_with_the_fewest_games_comes_next():
    other = Meeting("rococo", ("level1", "random"))
    fingerprints = {Bar("", TABLE, 70): NOW, Bar("", other, 70): {"level1": "c", "random": "b"}}
    first, second = fingerprints
    lines = [line(FORMER, 400, 10)]
    assert bars.next_bar(fingerprints, lines, 20) == first
    lines.append(line(NOW, 20, 75))
    assert bars.next_bar(fingerprints, lines, 20) == second
    lines.append(line(fingerprints[second], 60, 75))
    assert bars.next_bar(fingerprints, lines, 20) is None
    assert bars.next_bar(fingerprints, lines, 40) == first


def test_a_bar_with_an_uncertain_result_comes_before_the_others():
    other = Meeting("rococo", ("level1", "random"))
    fingerprints = {Bar("", TABLE, 50): NOW, Bar("", other, 50): {"level1": "c", "random": "b"}}
    certain, uncertain = fingerprints
    lines = [line(NOW, 20, 100), line(fingerprints[uncertain], 40, 55)]
    assert certain.verdict(records.pooled(TABLE, lines)) is bars.Verdict.REACHED
    assert bars.next_bar(fingerprints, lines, 100) == uncertain
    lines.append(line(fingerprints[uncertain], 60, 55))
    assert bars.next_bar(fingerprints, lines, 100) == certain


def test_a_bar_is_reached_when_the_whole_interval_is():
    def verdict(games: int, wins: float) -> str:
        return Bar("", TABLE, 65).verdict(records.pooled(TABLE, [line(NOW, games, wins)]))

    assert verdict(400, 75) == "reached"
    assert verdict(20, 75) == "likely"
    assert verdict(20, 55) == "in doubt"
    assert verdict(400, 55) == "missed"
    assert Bar("", TABLE, 65).verdict(None) == "not played"


@pytest.mark.parametrize("game", GAMES)
def test_each_bar_can_be_played(game: str):
    found = bars.bars_of(game)
    assert len({bar.meeting for bar in found}) == len(found) > 20
    for bar in found:
        assert bar.meeting.match.setup.players == len(bar.meeting.bots)
        assert all(bot_named(game, name) for name in bar.meeting.bots)
        assert 0 < bar.aim < 100


def test_the_same_player_has_the_same_form_and_another_has_another():
    greedy, random = (bot_named("rococo", name) for name in ("greedy", "random"))
    assert fingerprint(TABLE.match, greedy, 2000) == fingerprint(TABLE.match, greedy, 2000)
    assert fingerprint(TABLE.match, greedy, 2000) != fingerprint(TABLE.match, random, 2000)


def test_the_bars_go_on_from_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """Games are added to a file that is read again; seeds are played once."""
    page = tmp_path / "page.md"
    page.write_text("Before.\n" + bars.MARK.format(game="rococo") + bars.END.format(game="rococo"))
    monkeypatch.setattr(bars, "PAGE", page)
    monkeypatch.setattr(bars, "bars_of", lambda game: [Bar("Two seats", TABLE, 95)])
    monkeypatch.setattr(records, "file_of", lambda game: tmp_path / "arena.jsonl")
    for games in (2, 4, 4):
        monkeypatch.setattr(command, "BLOCK", 2)
        options = ["--bars", "greedy", "--games", str(games), "--processes", "1"]
        assert command.main(options) == 0
    lines = records.read("rococo")
    assert [each["seed"] for each in lines] == [command.FIRST_SEED, command.FIRST_SEED + 1]
    text = page.read_text()
    assert "\n| Two seats | wins | 95 % interval |" in text
    assert "| greedy against random | 100.0 % | 51.0 to 100.0 % | 4 |" in text
    assert "| 95 % | likely |\n" in text
    assert text.startswith("Before.")
    assert text.endswith(bars.END.format(game="rococo"))
    assert "Two seats" in capsys.readouterr().out
