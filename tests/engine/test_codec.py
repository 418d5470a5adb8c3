"""Encoding and decoding: strict, lossless, and with the path of every error."""

import json
from dataclasses import dataclass
from typing import Any, cast

import pytest

from rococo_desktop.engine.codec import Codec
from rococo_desktop.engine.errors import CodecError, EngineError
from rococo_desktop.engine.record import Record
from rococo_desktop.engine.sight import Open
from tests.beans.rules import CODEC, KERNEL, Begin, Guess, Heap, Marbles, Take, new_game


def document() -> dict[str, Any]:
    """Return the document of an unfinished game in which no field is empty."""
    state = KERNEL.start(new_game()).state
    for _ in range(6):
        assert state.pending is not None
        state = KERNEL.apply(state, state.pending.options[0]).state
    state.children[0].slots["marbles"] = Marbles(1, {"m1": ("glass", 1)})
    written = CODEC.encode(state)
    assert isinstance(written, dict)
    return cast("dict[str, Any]", json.loads(json.dumps(written)))


def test_a_state_in_the_middle_of_a_decision_comes_back_whole():
    state = KERNEL.start(new_game()).state
    while state.pending is not None:
        read = CODEC.decode(Heap, json.loads(json.dumps(CODEC.encode(state))))
        assert read.pending is None
        KERNEL.resume(read)
        assert read == state
        state = KERNEL.apply(state, state.pending.options[-1]).state
    read = CODEC.decode(Heap, json.loads(json.dumps(CODEC.encode(state))))
    KERNEL.resume(read)
    assert read == state


def test_the_form_of_a_document():
    state = new_game()
    state.frames = [Begin(0), Guess(1, 2)]
    assert CODEC.encode(state) == {
        "seed": 1,
        "step": 0,
        "round": 0,
        "phase": "",
        "frames": [{"frame": "begin", "player": 0}, {"frame": "guess", "player": 1, "hidden": 2}],
        "streams": {},
        "slots": {},
        "beans": 0,
        "children": [
            {"name": name, "taken": [], "slots": {"marbles": {"won": 0, "bag": {}}}}
            for name in ("Ida", "Ole")
        ],
        "winner": None,
        "mood": "quiet",
        "over": False,
    }


def test_what_is_derived_is_not_written():
    state = KERNEL.start(new_game()).state
    assert state.pending is not None
    assert "pending" not in CODEC.encode(state)  # type: ignore[operator]


def test_tuples_of_any_length():
    @dataclass(slots=True)
    class Row(Record):
        names: Open[tuple[str, ...]]

    codec = Codec({}, {})
    assert codec.encode(Row(("a", "b"))) == {"names": ["a", "b"]}


def put(path: str, value: object) -> dict[str, Any]:
    """Return the document with one place changed; ``del`` takes the key away."""
    whole = document()
    place: Any = whole
    keys = path.split("/")
    for key in keys[:-1]:
        place = place[int(key)] if isinstance(place, list) else place[key]
    last: Any = int(keys[-1]) if isinstance(place, list) else keys[-1]
    if value is del_:
        del place[last]
    else:
        place[last] = value
    return whole


del_ = object()


@pytest.mark.parametrize(
    ("path", "value", "where", "problem"),
    [
        ("seed", "1", "state.seed", "wrong-whole_number"),
        ("seed", True, "state.seed", "wrong-whole_number"),
        ("seed", 1.0, "state.seed", "wrong-whole_number"),
        ("seed", None, "state.seed", "wrong-whole_number"),
        ("over", 1, "state.over", "wrong-flag"),
        ("children/0/name", 5, "state.children[0].name", "wrong-text"),
        ("children/0/taken/0", "x", "state.children[0].taken[0]", "wrong-whole_number"),
        ("children/0/taken", {}, "state.children[0].taken", "wrong-list"),
        ("children/1", [], "state.children[1]", "wrong-table"),
        ("children", None, "state.children", "wrong-list"),
        ("streams", [], "state.streams", "wrong-table"),
        ("winner", "nobody", "state.winner", "wrong-whole_number"),
        ("mood", "angry", "state.mood", "wrong-one_of names=quiet, noisy"),
        ("mood", ["quiet"], "state.mood", "wrong-one_of names=quiet, noisy"),
        ("beans", del_, "state.beans", "wrong-missing"),
        ("children/0/taken", del_, "state.children[0].taken", "wrong-missing"),
        ("dresses", 1, "state.dresses", "wrong-unknown_field"),
        ("children/0/shoe", 1, "state.children[0].shoe", "wrong-unknown_field"),
        ("pending", None, "state.pending", "wrong-unknown_field"),
        ("frames/0", "take", "state.frames[0]", "wrong-table"),
        ("frames/0/frame", "steal", "state.frames[0].frame", "wrong-foreign id=steal"),
        ("frames/0/frame", del_, "state.frames[0].frame", "wrong-text"),
        ("frames/0/frame", ["x"], "state.frames[0].frame", "wrong-text"),
        ("frames/0/player", "0", "state.frames[0].player", "wrong-whole_number"),
        ("frames/0/player", del_, "state.frames[0].player", "wrong-missing"),
        ("frames/0/color", "red", "state.frames[0].color", "wrong-unknown_field"),
        (
            "children/0/slots/jewels",
            {},
            "state.children[0].slots.jewels",
            "wrong-set_up",
        ),
        (
            "children/0/slots/marbles/won",
            None,
            "state.children[0].slots.marbles.won",
            "wrong-whole_number",
        ),
        (
            "children/0/slots/marbles/bag/m1",
            ["glass"],
            "state.children[0].slots.marbles.bag.m1",
            "wrong-list_of number=2",
        ),
        (
            "children/0/slots/marbles/bag/m1",
            "glass",
            "state.children[0].slots.marbles.bag.m1",
            "wrong-list_of number=2",
        ),
        (
            "children/0/slots/marbles/bag/m1",
            ["glass", "1"],
            "state.children[0].slots.marbles.bag.m1[1]",
            "wrong-whole_number",
        ),
        ("children/0/slots", [], "state.children[0].slots", "wrong-table"),
    ],
)
def test_whatever_is_wrong_is_named(path, value, where, problem):
    with pytest.raises(CodecError) as refused:
        CODEC.decode(Heap, put(path, value))
    error = refused.value
    values = "".join(f" {name}={value}" for name, value in error.values.items())
    assert (error.path, error.key + values) == (where, problem)
    assert str(error) == f"{where}: {error.key}"
    assert isinstance(refused.value, EngineError)


@pytest.mark.parametrize("whole", [None, 1, "state", [], True])
def test_a_document_is_an_object(whole):
    with pytest.raises(CodecError, match=r"^here: wrong-table$"):
        CODEC.decode(Heap, whole, "here")


def test_the_unchanged_document_is_read():
    """Otherwise the cases above might fail at a place other than the one they change."""
    assert CODEC.decode(Heap, document()).children[0].taken


def test_tuples_of_any_length_are_read():
    assert ROWS.decode(Row, {"names": ["a", "b"]}) == Row(("a", "b"))
    with pytest.raises(CodecError, match=r"^state\.names\[1\]: wrong-text$"):
        ROWS.decode(Row, {"names": ["a", 1]})


@dataclass(slots=True)
class Row(Record):
    names: Open[tuple[str, ...]]


ROWS = Codec({}, {})


@pytest.mark.parametrize("value", [1.5, object(), {1, 2}, b"x"])
def test_only_plain_values_are_written(value):
    with pytest.raises(TypeError, match="is not a plain value"):
        CODEC.encode([value])


def test_frames_of_another_game_are_refused():
    with pytest.raises(CodecError, match=r"\.frame: wrong-foreign$"):
        Codec({}, {"marbles": Marbles}).decode(Heap, document())
    assert CODEC.encode([Take(1)]) == [{"frame": "take", "player": 1}]
