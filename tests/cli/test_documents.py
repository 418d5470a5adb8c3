"""The documents: components, positions and scores, with every key that other programs rely on."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rococo_desktop.cli.documents import session_position
from rococo_desktop.cli.main import main
from rococo_desktop.cli.rococo.documents import score_document
from rococo_desktop.rules.rococo.rulebook import EDITIONS
from rococo_desktop.session.saves.saves import write_into_folder
from rococo_desktop.session.session import Session
from tests.session.play import components, game, play, table
from tests.shelf import shelf

Document = dict[str, Any]


def printed(capfdbinary: pytest.CaptureFixture[bytes], *arguments: str) -> Document:
    assert main(arguments) == 0
    out, err = capfdbinary.readouterr()
    assert err == b""
    assert out.count(b"\n") == 1
    document: Document = json.loads(out)
    return document


def plain(document: object) -> Document:
    value: Document = json.loads(json.dumps(document))
    return value


def saved(path: Path, decisions: int, *kinds: str, edition: str = "deluxe") -> Session:
    setup = table(*(kinds or ("human", "random", "human"))).model_copy(update={"edition": edition})
    session = Session.new(setup, shelf(components()))
    play(session, decisions)
    write_into_folder(session.save(), path)
    return session


# -- components ------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_components_document(capfdbinary: pytest.CaptureFixture[bytes], edition: str):
    document = printed(capfdbinary, "components", "--game", "rococo", "--edition", edition)
    assert (document["format"], document["version"]) == ("rococo-components", 1)
    assert len(document["dresses"]) == len(components().dresses)
    assert len(document["resources"]) == len(components().resources)
    assert set(document["boards"]) == {"small", "large"}
    for card in document["employees"]:
        assert card["text"]
        assert "{" not in card["text"]


# -- positions -------------------------------------------------------------------------------------


def test_the_position_document_has_every_key(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
):
    path = tmp_path / "save.json"
    session = saved(path, 170)
    document = printed(capfdbinary, "position", str(path))
    state = session.state
    assert (document["format"], document["version"]) == ("rococo-position", 1)
    assert document["setup"] == {
        "players": 3,
        "board": "small",
        "edition": "deluxe",
        "expansions": [],
        "seats": ["human", "random", "human"],
    }
    for key in ("round", "phase", "start_player", "favor", "decorations"):
        assert document[key] == getattr(state, key)
    for seat, player in enumerate(document["players"]):
        assert player["seat"] == seat
        owner = state.players[seat]
        for key in ("livre", "thread", "lace", "prestige", "hand", "supply", "discard"):
            assert player[key] == getattr(owner, key)
        assert player["resources"] == owner.resources
        assert player["jewelry"] == []
    assert document["guests"] == [
        {"space": space, "dress": dress, "owner": owner}
        for space, (dress, owner) in state.guests.items()
    ]
    assert document["guests"]
    assert len(document["all_halls"]) == len(session.match.rules.board.all_halls)
    assert document["terrace"] == []
    assert document["market"]["workshop"] == state.workshop
    assert document["market"]["warehouse"] == state.warehouse
    assert document["market"]["hire"] == state.hire
    assert document["removed_employees"] == state.removed


def test_every_tile_is_somewhere_in_every_position():
    session = game("human", "human", "human", "human")
    while play(session, 1, seed=len(session.history)):
        document = plain(session_position(session, (0, 1, 2, 3)))
        dresses = (
            document["stock"]["dresses"]
            + len(document["discarded"]["dresses"])
            + len(document["guests"])
            + len(document["held"]["dresses"])
            + sum(dress is not None for dress in document["market"]["workshop"])
        )
        assert dresses == len(components().dresses)
        tiles = (
            document["stock"]["resources"]
            + len(document["discarded"]["resources"])
            + len(document["held"]["resources"])
            + sum(len(player["resources"]) for player in document["players"])
            + sum(t is not None for row in document["market"]["warehouse"] for t in row)
        )
        assert tiles == len(components().resources)
        cards = (
            document["stock"]["employees"]
            + sum(card is not None for card in document["market"]["hire"])
            + len(document["removed_employees"])
            + sum(
                len(p["hand"]) + len(p["supply"]) + len(p["discard"]) + (p["played"] is not None)
                for p in document["players"]
            )
        )
        base = sum(card.set == "start" for card in components().employees.values())
        assert cards == len(components().employees) + 3 * base


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_viewer_cannot_know_is_null_or_a_count(edition: str, tmp_path: Path):
    session = saved(tmp_path / "save.json", 170, edition=edition)
    whole = plain(session_position(session, (0, 1, 2)))
    for viewer in (0, 1, 2, None):
        seen = plain(session_position(session, () if viewer is None else (viewer,)))
        assert seen.keys() == whole.keys()
        for seat, player in enumerate(seen["players"]):
            mine = whole["players"][seat]
            if seat == viewer:
                assert player == mine
                continue
            assert (player["hand"], player["supply"], player["resources"]) == (None, None, None)
            assert player["hand_count"] == len(mine["hand"])
            assert player["supply_count"] == len(mine["supply"])
            assert player["resource_count"] == len(mine["resources"])
            assert player["prestige"] == (None if edition == "original" else mine["prestige"])
            assert player["discard"] == mine["discard"]


def test_a_tile_drawn_unseen_is_null_for_the_others():
    session = next(s for s in map(draws_unseen, range(100)) if s is not None)
    assert session.asked is not None
    mine = session.asked.seat
    assert plain(session_position(session, (mine,)))["held"]["resources"][0] is not None
    assert plain(session_position(session, (1 - mine,)))["held"]["resources"] == [None]


def draws_unseen(seed: int) -> Session | None:
    """A game in which somebody sees a tile just drawn, if this seed has one."""
    session = game("human", "human", seed=seed)
    while play(session, 1, seed=len(session.history)):
        if session.decision is not None and getattr(session.decision.frame, "drawn", False):
            return session
    return None


def test_dresses_on_the_terrace_stay_with_their_guest_space(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
):
    for seed in range(50):
        session = game("human", "human", "human", seed=seed)
        play(session)
        if session.state.terrace:
            break
    path = tmp_path / "over.json"
    write_into_folder(session.save(), path)
    document = printed(capfdbinary, "position", str(path))
    assert document["phase"] == "over"
    guests = {guest["dress"]: guest for guest in document["guests"]}
    for admired in document["terrace"]:
        assert document["decorations"][admired["space"]] == admired["owner"]
        assert guests[admired["dress"]]["owner"] == admired["owner"]
    assert len(document["terrace"]) == len(session.state.terrace)


# -- scores ----------------------------------------------------------------------------------------


def test_the_score_document(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path):
    path = tmp_path / "save.json"
    session = saved(path, 10_000)
    document = printed(capfdbinary, "score", str(path))
    assert (document["format"], document["version"]) == ("rococo-score", 1)
    result = session.score()
    assert document["winners"] == list(result.winners)
    for seat, player in enumerate(document["players"]):
        assert player["seat"] == seat
        assert set(player["items"]) >= {
            *("prestige", "livre", "employees", "favor", "halls", "fireworks", "statues"),
            *("dresses", "decorations", "all_halls"),
        }
        assert sum(player["items"].values()) == player["total"] == result.players[seat].total
        assert player["livre_left"] == result.players[seat].left
        for item, parts in player["parts"].items():
            assert sum(part["points"] for part in parts) == player["items"][item]
    points: Counter[int] = Counter()
    for hall in document["halls"]:
        assert len(hall["counts"]) == len(hall["points"]) == 3
        points.update(dict(enumerate(hall["points"])))
    assert [hall["hall"] for hall in document["halls"]] == [f"hall{n}" for n in range(1, 6)]
    for seat, player in enumerate(document["players"]):
        assert player["items"]["halls"] == points[seat]


@pytest.mark.parametrize("decisions", [0, 60, 170, 10_000])
def test_a_save_and_its_position_score_alike(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path, decisions: int
):
    save, position = tmp_path / "save.json", tmp_path / "position.json"
    saved(save, decisions)
    position.write_text(json.dumps(printed(capfdbinary, "position", str(save))))
    score = printed(capfdbinary, "score", str(save))
    assert printed(capfdbinary, "score", str(position)) == score


def test_every_position_of_a_game_can_be_scored(tmp_path: Path):
    from rococo_desktop.cli.rococo.position_reader import read_position

    session = game("human", "human")
    while play(session, 5, seed=len(session.history)):
        document = plain(session_position(session, (0, 1)))
        again, state = read_position(document, components(), "position")
        assert score_document(again, state) == score_document(session.match, session.state)


def test_a_position_by_hand_needs_only_what_scores(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
):
    player = {"livre": 20, "thread": 0, "lace": 0, "hand": [], "supply": [], "discard": []}
    path = tmp_path / "by hand.json"
    path.write_text(
        json.dumps(
            {
                "format": "rococo-position",
                "version": 1,
                "setup": {"players": 2},
                "favor": 1,
                "players": [
                    {"seat": 0, "prestige": 3, **player},
                    {"seat": 1, "prestige": 0, **player},
                ],
                "guests": [],
                "decorations": {},
                "all_halls": [None, None, None],
            }
        )
    )
    document = printed(capfdbinary, "score", str(path))
    assert [p["total"] for p in document["players"]] == [5, 5]
    assert [p["items"]["favor"] for p in document["players"]] == [0, 3]
    assert document["winners"] == [0, 1]


def position(decisions: int = 170) -> Document:
    session = game("human", "human", "human")
    play(session, decisions)
    return plain(session_position(session, (0, 1, 2)))


def change(document: Document, place: str, value: object) -> None:
    *steps, last = [int(step) if step.isdigit() else step for step in place.split(".")]
    node: Any = document
    for step in steps:
        node = node[step]
    node[last] = value


def check_refusal(
    capfd: pytest.CaptureFixture[str], folder: Path, document: object, words: str
) -> None:
    """A position that cannot be scored is refused in one line that names the file."""
    path = folder / "position.json"
    path.write_text(json.dumps(document))
    assert main(("score", str(path))) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert err.startswith(f"{path}: ")
    assert words in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("place", "value", "words"),
    [
        ("version", 2, "version: must be 1"),
        ("version", True, "version: must be a whole number"),
        ("version", 1.0, "version: must be a whole number"),
        ("setup", None, "setup: must be a table of names and values"),
        ("players", {}, "players: must be a list"),
        ("setup.players", 2, "players: there must be 2, not 3"),
        ("setup.players", 9, "setup.players: must be 2 to 5"),
        ("setup.players", True, "setup.players: must be a whole number"),
        ("setup.board", "large", "board: does not match the set-up"),
        ("setup.board", "round", "setup.board: must be one of small, large"),
        ("setup.edition", "gold", "setup.edition: must be one of"),
        ("setup.expansions", ["opera"], "setup.expansions: must be one of jewelry_box, "),
        ("round", 9, "round: must be 1 to 7"),
        ("phase", "lunch", "phase: must be one of prepare, select"),
        ("favor", 3, "favor: there is no seat 3"),
        ("favor", "0", "favor: must be a whole number"),
        ("players.1.seat", 2, "players[1].seat: must be 1, not 2"),
        ("players.1.livre", -1, "players[1].livre: must be 0"),
        ("players.1.livre", 1.5, "players.1.livre: "),
        ("players.1.livre", None, "players.1.livre: "),
        ("players.1.hand", None, "players[1].hand: is hidden; only a whole position"),
        ("players.1.supply", None, "players[1].supply: is hidden"),
        ("players.1.prestige", None, "players[1].prestige: is hidden"),
        ("players.1.resources", None, "players[1].resources: is hidden"),
        ("players.1.hand", ["nobody"], "players[1]: nobody does not belong here"),
        ("players.1.discard", ["start-master-1"] * 2, "start-master-1"),
        ("guests.0.space", "garden", "guests: garden does not belong here"),
        ("guests.0.dress", "sack", ": sack does not belong here"),
        ("guests.0.owner", 3, ": there is no seat 3"),
        ("guests.0.owner", -1, "guests.0.owner: must be at least 0"),
        ("decorations", {"swing": 0}, "decorations: swing does not belong here"),
        ("decorations", {"statue-1": 4}, "decorations.statue-1: there is no seat 4"),
        ("decorations", [], "decorations: must be a table of names and values"),
        ("all_halls", [0, 0, None], "all_halls: 0 is there too often"),
        ("all_halls", [None, 1, None], "all_halls: has a seat after an empty place"),
        ("all_halls", [None] * 4, "all_halls: has 3 places, not 4"),
        ("all_halls", [0, 1, 2, None], "all_halls: has 3 places, not 4"),
        ("all_halls", [7], "all_halls: there is no seat 7"),
        ("market.hire", ["level1-purse"] * 5, "hire: there must be 4, not 5"),
        ("market.hire", ["level1-purse"], "hire: there must be 4, not 1"),
        ("market.workshop", [None], "workshop: there must be"),
        ("removed_employees", ["nobody"], "removed: nobody does not belong here"),
    ],
)
def test_a_position_with_an_error_is_refused_at_its_place(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, place: str, value: object, words: str
):
    document = position()
    change(document, place, value)
    check_refusal(capfd, tmp_path, document, words)


def test_a_space_with_two_dresses(capfd: pytest.CaptureFixture[str], tmp_path: Path):
    document = position()
    document["guests"].append(document["guests"][0])
    path = tmp_path / "position.json"
    path.write_text(json.dumps(document))
    assert main(("score", str(path))) == 2
    assert "is there twice" in capfd.readouterr().err


def test_keys_of_other_programs_do_not_matter(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
):
    document = position()
    path = tmp_path / "position.json"
    path.write_text(json.dumps(document))
    score = printed(capfdbinary, "score", str(path))
    document["comment"] = document["players"][0]["mood"] = "fine"
    path.write_text(json.dumps(document))
    assert printed(capfdbinary, "score", str(path)) == score
