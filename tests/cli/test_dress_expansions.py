"""The headless commands with Fancy Dresses, Festivity Dresses and Expert Tailoring."""

import json
from pathlib import Path
from typing import Any

import pytest

from rococo_desktop.cli.main import main

KEYS = ("fancy_dresses", "festivity_dresses", "expert_tailoring")
Document = dict[str, Any]


def printed(capfdbinary: pytest.CaptureFixture[bytes], *arguments: str) -> Document:
    assert main(arguments) == 0
    out, err = capfdbinary.readouterr()
    assert err == b""
    document: Document = json.loads(out)
    return document


def dresses(document: Document, key: str) -> dict[str, Document]:
    return {each["id"]: each for each in document["dresses"] if each["set"] == key}


def test_the_components_document_has_their_dresses_and_tiles(
    capfdbinary: pytest.CaptureFixture[bytes],
):
    document = printed(capfdbinary, "components", "--expansions", ",".join(KEYS))
    assert {key: len(dresses(document, key)) for key in KEYS} == dict.fromkeys(KEYS, 4)
    tiles = [tile for tile in document["resources"] if tile["set"] == "fancy_dresses"]
    assert len(tiles) == 5
    festive = dresses(document, "festivity_dresses")["festivity-couples"]
    assert festive["made"] == {"effect": "prestige_per_couple", "amount": 2}
    assert (festive["sellable"], festive["value"], festive["source"]) == (False, 0, "rulebook")
    expert = dresses(document, "expert_tailoring")["expert-favor"]
    assert expert["rented"] == {"effect": "gain_favor", "amount": 5}


def test_two_dresses_are_there_only_with_what_they_need(
    capfdbinary: pytest.CaptureFixture[bytes],
):
    """Deluxe, "Expert Tailoring": two dresses can only be used with the Jewelry Box."""
    document = printed(capfdbinary, "components", "--expansions", "expert_tailoring,jewelry_box")
    assert len(dresses(document, "expert_tailoring")) == 6


def test_games_are_simulated_recorded_shown_and_scored(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
):
    save = tmp_path / "game.json"
    result = printed(
        capfdbinary,
        *("simulate", "--players", "3", "--bots", "random", "--seed", "11", "--json"),
        *("--expansions", ",".join(KEYS), "--record", str(save)),
    )
    position = printed(capfdbinary, "position", str(save))
    assert position["setup"]["expansions"] == [*KEYS]
    score = printed(capfdbinary, "score", str(save))
    assert [player["total"] for player in score["players"]] == result["totals"]
    place = tmp_path / "position.json"
    place.write_text(json.dumps(position), encoding="utf-8")
    assert printed(capfdbinary, "score", str(place)) == score
