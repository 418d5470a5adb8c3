"""Plain values and back: strict, whole, and with the path of whatever is wrong."""

import json
from dataclasses import dataclass
from typing import Any, cast

import pytest

from rococo_desktop.engine.codec import Codec
from rococo_desktop.engine.errors import CodecError, EngineError
from rococo_desktop.engine.record import Record
from tests.engine.toy import CODEC, KERNEL, Begin, Guess, Heap, Marbles, Take, new_game


def document() -> dict[str, Any]:
    """Return the document of a game in the middle, with something everywhere."""
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
        names: tuple[str, ...]

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
        ("seed", "1", "state.seed", "is not of type int"),
        ("seed", True, "state.seed", "is not of type int"),
        ("seed", 1.0, "state.seed", "is not of type int"),
        ("seed", None, "state.seed", "is not of type int"),
        ("over", 1, "state.over", "is not of type bool"),
        ("children/0/name", 5, "state.children[0].name", "is not of type str"),
        ("children/0/taken/0", "x", "state.children[0].taken[0]", "is not of type int"),
        ("children/0/taken", {}, "state.children[0].taken", "is not a list"),
        ("children/1", [], "state.children[1]", "is not an object"),
        ("children", None, "state.children", "is not a list"),
        ("streams", [], "state.streams", "is not an object"),
        ("winner", "nobody", "state.winner", "is not of type int"),
        ("mood", "angry", "state.mood", "is none of quiet, noisy"),
        ("mood", ["quiet"], "state.mood", "is none of quiet, noisy"),
        ("beans", del_, "state.beans", "is missing"),
        ("children/0/taken", del_, "state.children[0].taken", "is missing"),
        ("dresses", 1, "state.dresses", "is not known"),
        ("children/0/shoe", 1, "state.children[0].shoe", "is not known"),
        ("pending", None, "state.pending", "is not known"),
        ("frames/0", "take", "state.frames[0]", "is not an object"),
        ("frames/0/frame", "steal", "state.frames[0].frame", "'steal' is not a frame of this game"),
        ("frames/0/frame", del_, "state.frames[0].frame", "None is not a frame of this game"),
        ("frames/0/frame", ["x"], "state.frames[0].frame", "['x'] is not a frame of this game"),
        ("frames/0/player", "0", "state.frames[0].player", "is not of type int"),
        ("frames/0/player", del_, "state.frames[0].player", "is missing"),
        ("frames/0/color", "red", "state.frames[0].color", "is not known"),
        (
            "children/0/slots/jewels",
            {},
            "state.children[0].slots.jewels",
            "belongs to a rule set that is not in this game",
        ),
        (
            "children/0/slots/marbles/won",
            None,
            "state.children[0].slots.marbles.won",
            "is not of type int",
        ),
        (
            "children/0/slots/marbles/bag/m1",
            ["glass"],
            "state.children[0].slots.marbles.bag.m1",
            "is not a list of 2",
        ),
        (
            "children/0/slots/marbles/bag/m1",
            "glass",
            "state.children[0].slots.marbles.bag.m1",
            "is not a list of 2",
        ),
        (
            "children/0/slots/marbles/bag/m1",
            ["glass", "1"],
            "state.children[0].slots.marbles.bag.m1[1]",
            "is not of type int",
        ),
        ("children/0/slots", [], "state.children[0].slots", "is not an object"),
    ],
)
def test_whatever_is_wrong_is_named(path, value, where, problem):
    with pytest.raises(CodecError) as refused:
        CODEC.decode(Heap, put(path, value))
    assert (refused.value.path, refused.value.problem) == (where, problem)
    assert str(refused.value) == f"{where}: {problem}"
    assert isinstance(refused.value, EngineError)


@pytest.mark.parametrize("whole", [None, 1, "state", [], True])
def test_a_document_is_an_object(whole):
    with pytest.raises(CodecError, match=r"^here: is not an object$"):
        CODEC.decode(Heap, whole, "here")


def test_the_unchanged_document_is_read():
    """Otherwise the cases above might be wrong in another place than they say."""
    assert CODEC.decode(Heap, document()).children[0].taken


def test_tuples_of_any_length_are_read():
    assert ROWS.decode(Row, {"names": ["a", "b"]}) == Row(("a", "b"))
    with pytest.raises(CodecError, match=r"^state\.names\[1\]: is not of type str$"):
        ROWS.decode(Row, {"names": ["a", 1]})


@dataclass(slots=True)
class Row(Record):
    names: tuple[str, ...]


ROWS = Codec({}, {})


@pytest.mark.parametrize("value", [1.5, object(), {1, 2}, b"x"])
def test_only_plain_values_are_written(value):
    with pytest.raises(TypeError, match="is not a plain value"):
        CODEC.encode([value])


def test_frames_of_another_game_are_refused():
    with pytest.raises(CodecError, match="is not a frame of this game"):
        Codec({}, {"marbles": Marbles}).decode(Heap, document())
    assert CODEC.encode([Take(1)]) == [{"frame": "take", "player": 1}]
