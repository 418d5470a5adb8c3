"""The headless commands and documents with the Jewelry Box."""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rococo_desktop.cli.documents import session_position
from rococo_desktop.cli.main import main
from rococo_desktop.cli.rococo.documents import held_document
from rococo_desktop.cli.serve import Server
from rococo_desktop.rules.rococo.base.make_dress import PlaceDress, SellDress
from rococo_desktop.rules.rococo.jewelry_box.components import CONDITIONS, KEY, TILES
from rococo_desktop.rules.rococo.jewelry_box.slots import OWN
from rococo_desktop.rules.rococo.rulebook import EDITIONS, LIBRARY
from rococo_desktop.session.saves.saves import write_into_folder
from rococo_desktop.session.session import Session
from tests.cli.test_documents import check_refusal
from tests.session.play import play, table
from tests.shelf import shelf

Document = dict[str, Any]
COMPONENTS = LIBRARY.load()


def printed(capfdbinary: pytest.CaptureFixture[bytes], *arguments: str) -> Document:
    assert main(arguments) == 0
    out, err = capfdbinary.readouterr()
    assert err == b""
    document: Document = json.loads(out)
    return document


def session(decisions: int, seed: int = 7) -> Session:
    """A game of three, rich enough that jewelry is bought in it."""
    setup = table("human", "human", "human", seed=seed)
    new = Session.new(setup.model_copy(update={"expansions": (KEY,)}), shelf(COMPONENTS))
    play(new, decisions)
    return new


def with_jewelry(decisions: int = 200) -> Session:
    """The same game, once somebody has jewelry."""
    new = session(decisions)
    own = [OWN.of(player) for player in new.state.players]
    board = new.state.slots[KEY]
    own[0].tiles += [board.bag.pop(), board.bag.pop()]
    own[2].tiles += [board.bag.pop()]
    return new


def position(of: Session, viewers: tuple[int, ...] = (0, 1, 2)) -> Document:
    document: Document = json.loads(json.dumps(session_position(of, viewers)))
    return document


# -- components ------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_components_document(capfdbinary: pytest.CaptureFixture[bytes], edition: str):
    document = printed(capfdbinary, "components", "--expansions", KEY, "--edition", edition)
    kinds = Counter((jewel["kind"], jewel["color"]) for jewel in document["jewelry"])
    assert sum(kinds.values()) == TILES
    assert set(kinds) == {
        *(("necklace", color) for color in ("yellow", "red")),
        *(("ring", color) for color in ("green", "blue")),
    }
    ours = [card for card in document["employees"] if card["set"] == KEY]
    assert Counter(card["level"] for card in ours) == {0: 10, 2: 9, 5: 9}
    finals = {card["final"] for card in ours} - {None}
    assert finals == {"jewelry_sets", "necklace_pairs", "decorations", "apprentice_pairs"}
    assert {card["source"] for card in ours} == {"rulebook"}
    assert all(card["text"] for card in ours)
    apprentices = {card["id"] for card in ours if card["level"] == 0}
    assert {condition["id"] for condition in document["conditions"]} == apprentices
    assert {condition["kind"] for condition in document["conditions"]} == {*CONDITIONS}
    for board in document["boards"].values():
        jeweler = [space for space in board["further"] if space["group"] == "jeweler"]
        assert len(jeweler) == 5
        assert {space["source"] for space in jeweler} == {"reconstructed"}
    assert len(document["jeweler"]["display"]) == 5
    assert document["jeweler"]["examination"]["livre"] == 5


def test_without_it_nothing_of_it_is_told(capfdbinary: pytest.CaptureFixture[bytes]):
    document = printed(capfdbinary, "components")
    assert "jewelry" not in document
    assert not any(card["set"] == KEY for card in document["employees"])
    assert not any(board["further"] for board in document["boards"].values())


# -- positions -------------------------------------------------------------------------------------


def test_the_position_document_tells_jewelry_tasks_and_the_board():
    playing = with_jewelry()
    document, state = position(playing), playing.state
    assert document["setup"]["expansions"] == [KEY]
    for player, owner in zip(document["players"], state.players, strict=True):
        own = OWN.of(owner)
        assert player["jewelry"] == own.tiles
        assert player["examination"] == {
            "kind": own.examination,
            "tasks": own.tasks,
            "masters": own.masters,
        }
        assert player["specialist"] == own.specialist
    jeweler = document["jeweler"]
    shown = [tile for tile in jeweler["display"] if tile is not None]
    owned = [tile for player in document["players"] for tile in player["jewelry"]]
    assert jeweler["bag"] + len(shown) + len(jeweler["removed"]) + len(owned) == TILES
    assert jeweler["box"] == 7
    assert 0 < jeweler["journeymen"] <= jeweler["masters"] <= 9


def test_every_card_is_somewhere_in_every_position():
    playing = session(0)
    base = sum(card.set == "start" for card in playing.match.rules.employees.values())
    while play(playing, 3, seed=len(playing.history)):
        document = position(playing)
        piles = sum(document["jeweler"][pile] for pile in ("journeymen", "masters", "box"))
        cards = piles + document["stock"]["employees"] + len(document["removed_employees"])
        cards += sum(card is not None for card in document["market"]["hire"])
        for player in document["players"]:
            cards += len(player["hand"]) + len(player["supply"]) + len(player["discard"])
            cards += (player["played"] is not None) + player["has_specialist"]
        assert cards == len(playing.match.rules.employees) + 2 * base


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_specialist_is_told_to_its_player_alone(viewer: int | None):
    playing = session(30)
    seen = position(playing, () if viewer is None else (viewer,))
    for seat, player in enumerate(seen["players"]):
        dealt = OWN.of(playing.state.players[seat]).specialist
        assert player["specialist"] == (dealt if seat == viewer else None)
        assert player["has_specialist"]


# -- scores ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("decisions", [0, 60, 170, 10_000])
def test_a_save_and_its_position_score_alike(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path, decisions: int
):
    save, document = tmp_path / "save.json", tmp_path / "position.json"
    write_into_folder(session(decisions).save(), save)
    document.write_text(json.dumps(printed(capfdbinary, "position", str(save))))
    score = printed(capfdbinary, "score", str(save))
    assert printed(capfdbinary, "score", str(document)) == score
    for player in score["players"]:
        assert "jewelry" in player["items"]
        assert sum(player["items"].values()) == player["total"]


def test_jewelry_and_crowns_for_it_come_through_a_position(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
):
    document = position(session(0))
    document["players"][0]["jewelry"] = ["necklace-yellow-1", "necklace-red-1", "ring-blue-1"]
    document["players"][0]["supply"].append("new-master-necklaces")
    path = tmp_path / "position.json"
    path.write_text(json.dumps(document))
    (first, *others) = printed(capfdbinary, "score", str(path))["players"]
    assert (first["items"]["jewelry"], first["items"]["employees"]) == (3, 3)
    assert [player["items"]["jewelry"] for player in others] == [0, 0]


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("necklace-yellow-1", "players[1].jewelry: is not a list"),
        (None, "players[1].jewelry: is not a list"),
        ([3], "players[1].jewelry: is not a list of ids"),
        ([["ring"]], "players[1].jewelry: is not a list of ids"),
        (["ring-gold-1"], "slots.jewelry_box: ring-gold-1 does not belong here"),
        (["ring-blue-1", "ring-blue-1"], "slots.jewelry_box: ring-blue-1 is there too often"),
    ],
)
def test_wrong_jewelry_is_refused_at_its_place(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, value: object, words: str
):
    document = position(session(60))
    document["players"][1]["jewelry"] = value
    check_refusal(capfd, tmp_path, document, words)


# -- games -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_simulate(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path, bots: str):
    save = tmp_path / "game.json"
    result = printed(
        capfdbinary,
        *("simulate", "--players", "2", "--bots", bots, "--seed", "5"),
        *("--expansions", KEY, "--json", "--record", str(save)),
    )
    assert len(result["totals"]) == 2
    document = printed(capfdbinary, "position", str(save))
    assert (document["phase"], document["setup"]["expansions"]) == ("over", [KEY])
    score = printed(capfdbinary, "score", str(save))
    assert [player["total"] for player in score["players"]] == result["totals"]
    assert score["winners"] == result["winners"]


def test_a_game_through_the_protocol():
    """New, played to its end by chance, with views, saves and undo on the way."""
    server, chance = Server(shelf(COMPONENTS)), random.Random(3)

    def ask(cmd: str, **fields: object) -> Document:
        line = json.dumps({"cmd": cmd, **fields}).encode()
        reply: Document = json.loads(json.dumps(server.reply(line)))
        assert reply["ok"], reply
        return reply

    setup = {"players": 3, "expansions": [KEY], "edition": "deluxe"}
    decision = ask("new", setup=setup, seed=7)["decision"]
    told = []
    while decision is not None:
        assert decision["prompt"]
        assert all(option["id"] and option["label"] for option in decision["options"])
        if decision["id"] % 50 == 0:
            saved = ask("save")["save"]
            assert ask("load", save=saved)["decision"] == decision
            for viewer in (0, 1, 2, None):
                seen = ask("view", viewer=viewer)["position"]
                assert len(seen["jeweler"]["display"]) == 5
        option = chance.choice(decision["options"])["id"]
        reply = ask("answer", decision=decision["id"], option=option)
        if decision["id"] % 60 == 0:
            assert ask("undo")["decision"] == decision
            reply["decision"] = ask("redo")["decision"]
        told += reply["events"]
        decision = reply["decision"]
    kinds = {event["type"] for event in told}
    assert {"jewelry_revealed", "task_fulfilled"} <= kinds
    assert all("jewelry" in player["items"] for player in ask("score")["score"]["players"])


def test_a_dress_that_must_be_sold_is_held_until_it_is_paid_for() -> None:
    held = held_document((SellDress(0, "yellow-01"), PlaceDress(0, "master", "red-01")))
    assert held["dresses"] == ["yellow-01", "red-01"]
