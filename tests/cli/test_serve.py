"""``serve``: every request, every error code, and no input that ends the program."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from rococo_desktop.ai.rococo.bots import BOTS
from rococo_desktop.cli.serve import MAX_LINE, Server
from rococo_desktop.games import GAMES
from rococo_desktop.kinds.kind import Shelf
from rococo_desktop.rules.foreign import is_legible
from rococo_desktop.rules.patisserie.components.load import LIBRARY as PASTRIES
from tests.session.damage import VALUES, cut, flip, splice
from tests.session.play import components, game, play
from tests.session.saves.test_hostile_saves import RAW
from tests.shelf import shelf

Reply = dict[str, Any]


class Client:
    """Talks to a server line by line, through JSON as another program would."""

    def __init__(self, values: Shelf | None = None) -> None:
        self.server = Server(values or shelf(components()))

    def line(self, line: bytes) -> Reply:
        reply: Reply = json.loads(json.dumps(self.server.reply(line)))
        assert reply["ok"] in (True, False)
        if not reply["ok"]:
            assert set(reply) == {"ok", "error"}
            assert set(reply["error"]) == {"code", "message"}
            assert is_legible(reply["error"]["message"])
            assert len(reply["error"]["message"]) < 400
            assert not RAW.search(reply["error"]["message"])
        return reply

    def ask(self, cmd: str, **fields: Any) -> Reply:
        reply = self.line(json.dumps({"cmd": cmd, **fields}).encode())
        assert reply["ok"], reply
        return reply

    def refused(self, cmd: Any, **fields: Any) -> str:
        reply = self.line(json.dumps({"cmd": cmd, **fields}).encode())
        assert not reply["ok"], reply
        code: str = reply["error"]["code"]
        return code

    def new(self, players: int = 3, seed: int = 7) -> Reply:
        return self.ask("new", setup={"players": players}, seed=seed)

    def play(self, decisions: int, seed: int = 1) -> None:
        chance = random.Random(seed)
        for _ in range(decisions):
            decision = self.ask("decision")["decision"]
            option = chance.choice(decision["options"])["id"]
            self.ask("answer", decision=decision["id"], option=option)


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def playing(client: Client) -> Client:
    client.new()
    return client


def test_a_whole_game_through_the_protocol(client: Client):
    decision = client.ask(
        "new", setup={"players": 2, "expansions": [], "edition": "original"}, seed=3
    )["decision"]
    events = []
    while decision is not None:
        assert set(decision) == {"id", "player", "kind", "prompt", "options"}
        assert decision["prompt"]
        assert all(option["id"] and option["label"] for option in decision["options"])
        reply = client.ask("answer", decision=decision["id"], option=decision["options"][-1]["id"])
        assert set(reply) == {"ok", "events", "decision"}
        events += reply["events"]
        decision = reply["decision"]
    assert events[-1]["type"] == "game_ended"
    assert client.ask("decision")["decision"] is None
    score = client.ask("score")["score"]
    assert score["winners"] == events[-1]["winners"]
    assert [player["total"] for player in score["players"]] == events[-1]["totals"]
    assert client.refused("answer", decision=1, option="sell") == "stale_decision"
    assert client.refused("bot", name="random") == "stale_decision"


def test_a_question_names_the_piece_that_it_is_about():
    """In La Pâtisserie Rococo: the tile of a claim, the new recipe that needs room."""
    client = Client({"patisserie": PASTRIES.load()})
    named: dict[str, str] = {}
    for seed in range(9):
        reply = client.ask("new", game="patisserie", setup={"players": 2}, seed=seed)
        chance = random.Random(seed)
        while (decision := reply["decision"]) is not None:
            options = [option["id"] for option in decision["options"]]
            if decision["kind"] == "claim_special":
                named["bonus"] = decision["bonus"]
            elif decision["kind"] == "make_room":
                named["recipe"] = decision["recipe"]
                assert decision["recipe"] == options[-1]
            asked = client.ask("view", viewer=None)["position"]["asked"]
            assert asked.items() <= decision.items()
            wanted = [each for each in ("deliver", "bake", "place", "claim") if each in options]
            option = chance.choice(wanted or options)
            reply = client.ask("answer", decision=decision["id"], option=option)
            if decision["kind"] == "claim_special" and option == "claim":
                assert reply["events"][0]["bonus"] == decision["bonus"]
    assert set(named) == {"bonus", "recipe"}


def test_the_same_position_lists_the_same_options(client: Client):
    first = client.new(seed=12)
    client.play(40)
    middle = client.ask("decision")
    assert client.new(seed=12) == first
    client.play(40)
    assert client.ask("decision") == middle


def test_views_show_what_their_viewer_sees(playing: Client):
    playing.play(20)
    whole = playing.ask("position")["position"]
    assert all(player["hand"] is not None for player in whole["players"])
    for viewer in (0, 1, 2, None):
        seen = playing.ask("view", viewer=viewer)["position"]
        known = [player["hand"] is not None for player in seen["players"]]
        assert known == [seat == viewer for seat in range(3)]


def test_undo_and_redo_all_the_way(playing: Client):
    start = playing.ask("decision")
    playing.play(30)
    end, save = playing.ask("decision"), playing.ask("save")
    for _ in range(30):
        playing.ask("undo")
    assert playing.ask("decision") == start
    assert playing.refused("undo") == "nothing_to_undo"
    for _ in range(30):
        last = playing.ask("redo")
    assert last == end
    assert playing.ask("save") == save
    assert playing.refused("redo") == "nothing_to_undo"


def test_a_save_goes_on_elsewhere(playing: Client):
    playing.play(50)
    save = playing.ask("save")["save"]
    other = Client()
    assert other.ask("load", save=save) == playing.ask("decision")
    assert other.ask("position") == playing.ask("position")
    assert other.ask("undo") == playing.ask("undo")


def test_in_a_loaded_game_every_seat_is_the_callers(client: Client):
    session = game("random", "human", "random", undo="fair")
    play(session, 60)
    client.ask("load", save=session.save().model_dump(mode="json"))
    for _ in range(60):
        client.ask("undo")
    assert client.ask("position")["position"]["setup"]["seats"] == ["random", "human", "random"]


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_tells_what_it_would_choose_and_does_not_play_it(playing: Client, bot: str):
    playing.play(25)
    before = playing.ask("save")
    options = [option["id"] for option in playing.ask("decision")["decision"]["options"]]
    option = playing.ask("bot", name=bot)["option"]
    assert option in options
    assert playing.ask("bot", name=bot)["option"] == option
    assert playing.ask("save") == before


def test_a_save_that_does_not_replay_says_so(client: Client):
    session = game("human", "human")
    play(session, 20)
    save = session.save().model_dump(mode="json")
    assert set(client.ask("load", save=save)) == {"ok", "decision"}
    save["answers"][0] = "something else"
    notice = client.ask("load", save=save)["notice"]
    assert "do not lead to the saved table" in notice
    for earlier in ("nothing earlier can be taken back", "no decision was made yet"):
        error = client.line(b'{"cmd": "undo"}')["error"]
        assert (error["code"], error["message"]) == ("nothing_to_undo", earlier)
        client.new()


# -- errors ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        b"\n",
        b"hello\n",
        b'{"cmd": "decision"\n',
        b"{'cmd': 'decision'}\n",
        b"\xff\xfe\n",
        b'{"cmd": NaN}\n',
        b'{"cmd": "decision", "cmd": "undo"}\n',
        b"[" * 40_000,
        b"9" * 5000,
        b" " * (MAX_LINE + 1),
        b'{"cmd": "decision"}' + b" " * MAX_LINE,
    ],
)
def test_bad_json(playing: Client, line: bytes):
    before = playing.ask("save")
    assert playing.line(line)["error"]["code"] == "bad_json"
    assert playing.ask("save") == before


@pytest.mark.parametrize("cmd", ["", "New", "quit", "__init__", "reply", 5, None, [], {"a": 1}])
def test_unknown_commands(playing: Client, cmd: Any):
    assert playing.refused(cmd) == "unknown_command"


@pytest.mark.parametrize("line", [b"{}", b"[]", b"5", b"null", b'"new"', b'{"command": "new"}'])
def test_what_is_no_request(playing: Client, line: bytes):
    assert playing.line(line)["error"]["code"] == "bad_request"


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"setup": {"players": 3}},
        {"seed": 1},
        {"setup": {}, "seed": 1},
        {"setup": [], "seed": 1},
        {"setup": {"players": 1}, "seed": 1},
        {"setup": {"players": 6}, "seed": 1},
        {"setup": {"players": 10**9}, "seed": 1},
        {"setup": {"players": -1}, "seed": 1},
        {"setup": {"players": True}, "seed": 1},
        {"setup": {"players": "3"}, "seed": 1},
        {"setup": {"players": 3.0}, "seed": 1},
        {"setup": {"players": 3, "edition": "gold"}, "seed": 1},
        {"setup": {"players": 3, "edition": None}, "seed": 1},
        {"setup": {"players": 3, "expansions": ["opera"]}, "seed": 1},
        {"setup": {"players": 3, "expansions": ["jewelry_box", "jewelry_box"]}, "seed": 1},
        {"setup": {"players": 3, "expansions": "opera"}, "seed": 1},
        {"setup": {"players": 3, "expansions": ["a"] * 21}, "seed": 1},
        {"setup": {"players": 3, "bots": 1}, "seed": 1},
        {"setup": {"players": 3}, "seed": -1},
        {"setup": {"players": 3}, "seed": 2**53},
        {"setup": {"players": 3}, "seed": 10**40},
        {"setup": {"players": 3}, "seed": True},
        {"setup": {"players": 3}, "seed": 1.0},
        {"setup": {"players": 3}, "seed": "1"},
        {"setup": {"players": 3}, "seed": None},
        {"setup": {"players": 3}, "seed": 1, "colour": "red"},
    ],
)
def test_a_bad_new(playing: Client, fields: dict[str, Any]):
    playing.play(3)
    before = playing.ask("save")
    assert playing.refused("new", **fields) == "bad_request"
    assert playing.ask("save") == before


@pytest.mark.parametrize(
    ("cmd", "fields"),
    [
        ("answer", {}),
        ("answer", {"decision": 1}),
        ("answer", {"option": "sell"}),
        ("answer", {"decision": True, "option": "sell"}),
        ("answer", {"decision": 1.0, "option": "sell"}),
        ("answer", {"decision": "1", "option": "sell"}),
        ("answer", {"decision": 1, "option": 1}),
        ("answer", {"decision": 1, "option": None}),
        ("answer", {"decision": 1, "option": ["sell"]}),
        ("answer", {"decision": 1, "option": "sell", "force": True}),
        ("view", {}),
        ("view", {"viewer": 3}),
        ("view", {"viewer": -1}),
        ("view", {"viewer": True}),
        ("view", {"viewer": "0"}),
        ("view", {"viewer": 10**30}),
        ("load", {}),
        ("bot", {}),
        ("bot", {"name": "hal"}),
        ("bot", {"name": 1}),
        ("bot", {"name": "x" * 10_000}),
        *((cmd, {"x": 1}) for cmd in ("decision", "position", "save", "undo", "redo", "score")),
    ],
)
def test_bad_requests(playing: Client, cmd: str, fields: dict[str, Any]):
    before = playing.ask("save")
    assert playing.refused(cmd, **fields) == "bad_request"
    assert playing.ask("save") == before


def test_refusals_are_in_plain_words(playing: Client):
    for line, words in (
        (b"\n", "the line is not JSON (line 1, column 1)"),
        (b'{"cmd": "new", "seed": 1}', "setup: is missing"),
        (b'{"cmd": "new", "setup": [], "seed": 1}', "setup: must be a table of names and values"),
        (
            b'{"cmd": "new", "setup": {"players": 1}, "seed": 1}',
            "setup.players: must be 2 to 5, not 1",
        ),
        (
            b'{"cmd": "new", "setup": {"players": 0}, "seed": 1}',
            "setup.players: must be at least 1, not 0",
        ),
        (
            b'{"cmd": "new", "setup": {"players": 2}, "seed": 1.0}',
            "seed: must be a whole number, not 1.0",
        ),
        (b'{"cmd": "bot", "name": 1}', "name: must be a text in quotes, not 1"),
        (b'{"cmd": "view", "viewer": 0, "x": 1}', "x: unknown field"),
    ):
        assert playing.line(line)["error"]["message"] == words


def test_no_game(client: Client):
    for cmd in ("decision", "position", "save", "undo", "redo", "score"):
        assert client.refused(cmd) == "no_game"
    assert client.refused("answer", decision=1, option="sell") == "no_game"
    assert client.refused("view", viewer=None) == "no_game"
    assert client.refused("bot", name="random") == "no_game"


def test_stale_decisions_and_illegal_options(playing: Client):
    decision = playing.ask("decision")["decision"]
    option = decision["options"][0]["id"]
    before = playing.ask("save")
    for wrong in (decision["id"] - 1, decision["id"] + 1, -1, 10**30):
        assert playing.refused("answer", decision=wrong, option=option) == "stale_decision"
    for wrong in ("", "no such card", option.upper(), option + " ", "\ud800", "x" * 100_000):
        code = playing.refused("answer", decision=decision["id"], option=wrong)
        assert code == "illegal_option"
    assert playing.ask("save") == before
    playing.ask("answer", decision=decision["id"], option=option)
    assert playing.refused("answer", decision=decision["id"], option=option) == "stale_decision"


@pytest.mark.parametrize("save", [None, 5, "x", [], {}, {"format": "rococo-save", "version": 9}])
def test_bad_saves(playing: Client, save: Any):
    before = playing.ask("save")
    assert playing.refused("load", save=save) == "bad_save"
    assert playing.ask("save") == before


def test_a_save_is_checked_like_a_file(playing: Client):
    save = playing.ask("save")["save"]
    save["snapshot"]["players"][0]["livre"] = 999
    assert playing.refused("load", save=save) == "bad_save"


@pytest.mark.parametrize("of", GAMES)
@pytest.mark.parametrize(
    "number",
    [pytest.param(500, id="quick"), pytest.param(5000, marks=pytest.mark.heavy, id="soak")],
)
def test_lines_of_any_shape_get_an_answer(number: int, of: str):
    """Whatever a line holds, the answer is one JSON object and the game is still there."""
    playing = Client({key: kind.library.load() for key, kind in GAMES.items()})
    playing.ask("new", game=of, setup={"players": 3}, seed=7)
    chance = random.Random(number)
    names = ("setup", "seed", "decision", "option", "viewer", "save", "name")
    commands = ("new", "decision", "answer", "view", "load", "save", "undo", "redo", "bot")
    harm: tuple[Callable[[random.Random, bytes], bytes], ...] = (flip, cut, splice)
    for _ in range(number):
        request: dict[str, Any] = {"cmd": chance.choice(commands)}
        for name in chance.sample(names, chance.randrange(4)):
            request[name] = chance.choice(VALUES)(chance)
        line = json.dumps(request).encode()
        playing.line(chance.choice(harm)(chance, line) if chance.random() < 0.3 else line)
    assert playing.ask("decision")["decision"] is not None
