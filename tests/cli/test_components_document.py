"""The components document has the form that docs/formats.md promises."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rococo_desktop.cli.rococo.components import components_document
from rococo_desktop.rules.rococo.components.bonuses import Fund
from tests.base_game import load


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    made = components_document(load(), lambda card: f"text of {card.id}")
    again = json.loads(json.dumps(made))
    assert again == made
    return made


def by_id(entries: list[dict[str, Any]], id: str) -> dict[str, Any]:
    return next(entry for entry in entries if entry["id"] == id)


def test_head(document: dict[str, Any]):
    assert document["format"] == "rococo-components"
    assert document["version"] == 1
    assert document["corrected"] == []
    assert {"dresses", "resources", "employees", "boards"} <= set(document)
    counts = [len(document[key]) for key in ("dresses", "resources", "employees")]
    assert counts == [42, 48, 28 + 5]


def test_dress(document: dict[str, Any]):
    assert by_id(document["dresses"], "yellow-10") == {
        "id": "yellow-10",
        "set": "base",
        "color": "yellow",
        "guest": "lady",
        "silk": {"yellow": 3},
        "thread": 0,
        "lace": 1,
        "value": load().dresses["yellow-10"].value,
        "prestige": load().dresses["yellow-10"].prestige,
        "master": True,
        "source": "rulebook",
        "designed": ["value", "prestige"],
    }
    assert by_id(document["dresses"], "blue-06")["guest"] == "gentleman"


def test_resource(document: dict[str, Any]):
    assert by_id(document["resources"], "green2-choose-1") == {
        "id": "green2-choose-1",
        "set": "base",
        "silk": {"green": 2},
        "notions": {"mode": "choose", "thread": 1, "lace": 1},
        "source": "rulebook",
    }


def test_employees(document: dict[str, Any]):
    cards = document["employees"]
    bonus = load().employees["level3-fund"].bonus
    assert isinstance(bonus, Fund)
    assert by_id(cards, "level3-fund") == {
        "id": "level3-fund",
        "set": "base",
        "level": 3,
        "type": "apprentice",
        "bonus": "fund",
        "effect": {"effect": "fund", "discount": bonus.discount},
        "text": "text of level3-fund",
        "final": None,
        "scoring": None,
        "source": "reconstructed",
    }
    master = by_id(cards, "start-master-1")
    assert (master["set"], master["level"], master["bonus"]) == ("start", None, "none")
    assert master["effect"] is None
    crown = by_id(cards, "level6-couples")
    assert (crown["bonus"], crown["final"]) == ("none", "couples")
    assert crown["scoring"]["final"] == "couples"


def test_boards(document: dict[str, Any]):
    boards = document["boards"]
    assert list(boards) == ["small", "large"]
    for name, spaces in (("small", 3), ("large", 4)):
        board, ours = boards[name], load().boards["small" if name == "small" else "large"]
        assert board["workshop"] == list(ours.workshop)
        assert board["warehouse"]["segments"] == 3
        assert board["warehouse"]["spaces"] == spaces
        assert board["hire"] == [0, 1, 3, 5]
        assert [hall["id"] for hall in board["halls"]] == [f"hall{n}" for n in range(1, 6)]
        assert set(board["fountain"]) == {"upper", "lower"}
        assert board["all_halls"] == list(ours.all_halls)
        assert sum(len(hall["spaces"]) for hall in board["halls"]) == len(ours.spaces)


def test_parts_of_a_board(document: dict[str, Any]):
    board = document["boards"]["large"]
    hall = board["halls"][0]
    assert set(hall) == {"id", "first", "second", "musician", "spaces", "source"}
    assert set(hall["musician"]) == {"id", "cost", "prestige", "source"}
    assert hall["spaces"][0] == {
        "id": "hall1-m1",
        "master": True,
        "reward": None,
        "source": "reconstructed",
    }
    rewards = [space["reward"] for hall in board["halls"] for space in hall["spaces"]]
    kinds = {next(iter(reward)) for reward in rewards if reward}
    assert kinds == {"livre", "thread", "lace", "resource"}
    assert all(reward is None or len(reward) == 1 for reward in rewards)
    assert set(board["statues"][0]) == {"id", "cost", "prestige", "source"}
    fireworks = board["fireworks"]
    assert (fireworks["first"], fireworks["second"]) == (7, 3)
    assert set(fireworks["spaces"][0]) == {"id", "cost", "multiplier", "prestige", "source"}


def test_ids_are_unique_on_a_board(document: dict[str, Any]):
    for board in document["boards"].values():
        ids = [space["id"] for hall in board["halls"] for space in hall["spaces"]]
        ids += [hall["musician"]["id"] for hall in board["halls"]]
        ids += [each["id"] for row in board["fountain"].values() for each in row]
        ids += [each["id"] for each in board["statues"] + board["fireworks"]["spaces"]]
        assert len(set(ids)) == len(ids)


def test_the_owners_entries_say_so(tmp_path: Path):
    file = tmp_path / "mine.toml"
    file.write_text("[dresses.red-01]\nvalue = 8\n", encoding="utf-8")
    document = components_document(load(file), lambda _: "")
    dress = by_id(document["dresses"], "red-01")
    assert (dress["value"], dress["source"]) == (8, "owner")
    assert document["corrected"] == ["dresses.red-01.value"]
