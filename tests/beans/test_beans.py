"""All layers above the rules play, save, undo and log a game of which they know nothing."""

import json
import re
from pathlib import Path

import pytest

from rococo_desktop.ai.arena import play
from rococo_desktop.ai.bot import RandomBot
from rococo_desktop.cli.main import main
from rococo_desktop.cli.output import owner_shelf
from rococo_desktop.cli.serve import Server
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.session.bots import BotRunner, Thinker
from rococo_desktop.session.errors import SaveError
from rococo_desktop.session.files.places import HOME_VARIABLE, Places
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.moves import Moves
from rococo_desktop.session.saves.chronicle import finished_game
from rococo_desktop.session.saves.finished_games import find_kept, keep_finished
from rococo_desktop.session.saves.resume import resume
from rococo_desktop.session.saves.saves import read_save, write_into_folder
from rococo_desktop.session.saves.unfinished import find_unfinished
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import AnySession, Session
from rococo_desktop.session.setup import GameSetup
from tests.beans.kind import put_beans_on_the_lists
from tests.beans.match import Beans, Sack

SHELF = {"beans": Sack()}


@pytest.fixture(autouse=True)
def beans(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    put_beans_on_the_lists(monkeypatch)
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))


def table(*kinds: str, seed: int = 3) -> GameSetup:
    names = ("Ida", "Ole")
    seats = tuple(SeatPlan(kind=k, name=n) for k, n in zip(kinds, names, strict=True))
    return GameSetup(game="beans", seats=seats, edition="garden", seed=seed)


def begun(journal: Journal | None = None, seed: int = 3) -> AnySession:
    return Session.new(table("human", "human", seed=seed), SHELF, journal)


def answer(session: AnySession, times: int = 100) -> None:
    for _ in range(times):
        if (decision := session.decision) is None:
            return
        session.answer(decision.id, decision.options[-1])


def test_a_match_is_as_good_as_any_other():
    """A deal gives the same view as the real state, and a saved state is restored unchanged."""
    match, chance = Beans(Setup(2), Sack()), Generator(1, "deals")
    for seed in range(30):
        state = match.start(seed).state
        while (decision := state.pending) is not None:
            match.check(state)
            for eyes in (frozenset(), frozenset({0}), frozenset({1}), frozenset({0, 1})):
                seen = match.look(state, eyes)
                assert match.look(match.deal(seen, chance), eyes) == seen
            read = match.codec.decode(match.state_type, match.codec.encode(state))
            match.kernel.resume(read)
            assert read == state
            match.kernel.advance(state, decision.options[chance.below(len(decision.options))])
        assert match.score(state).winners


def test_undo_redo_and_branches():
    session = begun()
    answer(session, 3)
    after = session.state
    session.undo()
    session.redo()
    assert session.state == after
    session.undo()
    decision = session.decision
    assert decision is not None
    session.answer(decision.id, decision.options[0])
    (branch,) = session.branches()
    session.return_to(branch)
    assert session.state == after
    assert session.look_back(0, 0).decision is None


def test_a_save_tells_its_game_and_is_read_again(tmp_path: Path):
    session = begun()
    answer(session, 4)
    path = tmp_path / "game.json"
    write_into_folder(session.save(), path)
    assert json.loads(path.read_bytes())["game"] == "beans"
    again = read_save(path, SHELF)
    assert (again.state, again.answers, again.can_undo) == (session.state, session.answers, True)


def test_a_save_that_could_be_no_game_is_refused(tmp_path: Path):
    session = begun()
    document = session.save().model_dump(mode="json")
    path = tmp_path / "game.json"
    path.write_text(json.dumps(document | {"game": "rococo"}))
    with pytest.raises(SaveError):
        read_save(path, SHELF)


def test_a_journal_goes_on_after_a_crash(tmp_path: Path):
    session = begun(Journal.create(tmp_path))
    answer(session, 3)
    session.undo()
    state = session.state
    session.safety.close(keep_journal=True)
    (left,) = find_unfinished(tmp_path)
    again = resume(left.path, SHELF)
    assert (again.state, again.notice) == (state, None)
    again.safety.close()


def test_a_finished_game_is_told_and_kept(tmp_path: Path):
    session = begun()
    answer(session)
    told = finished_game(session, 1_700_000_000)
    keep_finished(tmp_path, session.save(), told)
    (kept,) = find_kept(tmp_path)
    assert read_save(kept.path, SHELF).asked is None
    assert [player.total for player in told.players] == [
        player.total for player in session.score().players
    ]


def test_bots_meet_and_think():
    match = Beans(Setup(2), Sack())
    one = play(match, [RandomBot(), RandomBot()], 5)
    assert one == play(match, [RandomBot(), RandomBot()], 5)
    view = match.look(match.start(5).state, frozenset({0, 1}))
    assert view.decision is not None
    option = Thinker("beans", Sack()).choose(match.setup, view, "random", 5)
    assert option in view.decision.options


def test_a_bot_answers_where_no_worker_knows_the_game():
    """A worker process does not know beans and fails, so the bot runs in this process instead."""
    match = Beans(Setup(2), Sack())
    view = match.look(match.start(5).state, frozenset({0, 1}))
    assert view.decision is not None
    runner = BotRunner("beans", Sack())
    assert runner.submit(match.setup, view, "random", 5).result(60) in view.decision.options
    runner.shutdown()


class Manners:
    """No question is answered automatically, and each answer is an act."""

    def gift(self, match: Beans, state: object) -> str:
        return ""

    def leads(self, decision: object) -> bool:
        return False

    def begins(self, decision: object) -> bool:
        return True


def test_a_gesture_of_several_answers_is_taken_back_at_one_go():
    session = begun(seed=8)
    moves = Moves(session, Manners())
    before = session.state
    decision = session.decision
    assert decision is not None
    moves.follow((decision.options[0],), ())
    moves.undo()
    assert session.state == before


def test_the_owner_corrects_its_values(tmp_path: Path):
    file = Places.find().components_file("beans")
    assert file.name == "components-beans.toml"
    file.parent.mkdir(parents=True)
    file.write_text("marble = 4\n")
    assert owner_shelf()["beans"] == Sack(4)


def test_commands_take_the_game(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path):
    record = tmp_path / "record.json"
    played = ["simulate", "--game", "beans", "--players", "2", "--bots", "random", "--seed", "3"]
    assert main([*played, "--json", "--record", str(record)]) == 0
    assert main(["components", "--game", "beans"]) == 0
    assert main(["position", str(record)]) == 0
    assert main(["score", str(record)]) == 0
    result, components, position, score = map(json.loads, capfdbinary.readouterr().out.splitlines())
    assert score["totals"] == result["totals"]
    assert (components["marble"], position["beans"]) == (1, 0)
    assert main([*played, "--expansions", "jewelry_box"]) == 2
    assert b"jewelry_box" in capfdbinary.readouterr().err


def test_the_protocol_takes_the_game():
    server = Server(owner_shelf())
    wish = {"cmd": "new", "game": "beans", "setup": {"players": 2}, "seed": 3}
    began = server.reply(json.dumps(wish).encode())
    assert began["ok"]
    decision = json.loads(json.dumps(began["decision"]))
    assert decision["prompt"] == "Player 1: take?"
    said = {"cmd": "answer", "decision": decision["id"], "option": decision["options"][0]["id"]}
    assert server.reply(json.dumps(said).encode())["ok"]
    assert server.reply(b'{"cmd": "bot", "name": "random"}')["ok"]
    assert not server.reply(b'{"cmd": "bot", "name": "greedy"}')["ok"]
    assert server.reply(b'{"cmd": "view", "viewer": 0}')["ok"]
    refused = server.reply(json.dumps(wish | {"game": "chess"}).encode())
    assert "rococo" in str(refused["error"])


def test_the_page_says_what_a_third_game_costs() -> None:
    folder = Path(__file__).parent
    page = (folder.parents[1] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    files = [each for each in folder.iterdir() if each.suffix in (".py", ".qml")]
    counted = {
        each.name: len(each.read_text(encoding="utf-8").splitlines())
        for each in files
        if not each.name.startswith(("test_", "__"))
    }
    said = {name: int(lines) for name, lines in re.findall(r"`(\w+\.\w+)` (\d+)", page)}
    assert said == counted
    assert sum(counted.values()) <= 614
