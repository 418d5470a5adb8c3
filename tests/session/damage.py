"""Damaged and hostile saves, the same for the same number on every run."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from rococo_desktop.session.journal.save_document import snapshot_hash

Node = Any
Path = tuple[Any, ...]

FOREIGN = (
    b"",
    b"null",
    b"true",
    b"-0",
    b'"save"',
    b"[]",
    b'{"format": "rococo-position", "version": 1}',
    b'{"name": "some-package", "version": "1.0.0", "dependencies": {}}',
    b'{"format": "rococo-save", "version": 1, "app": {}}',
    b"PK\x03\x04\x14\x00\x00\x00",
    b"\x89PNG\r\n\x1a\n",
    b"\x80\x04\x95\x10\x00\x00\x00\x00\x00\x00\x00\x8c\x02os\x94.",
    b"<?xml version='1.0'?><save/>",
    b"\x00" * 5000,
)

MOST_AGAIN = 9
"""The most parts of a list to repeat, because a save may be damaged five times."""

VALUES: tuple[Callable[[random.Random], Node], ...] = (
    lambda chance: None,
    lambda chance: chance.choice((True, False)),
    lambda chance: -1,
    lambda chance: chance.randrange(-3, 30),
    lambda chance: chance.choice((2**31, 2**53, 2**63, 2**64, 10**18, 10**60)),
    lambda chance: chance.choice((0.5, 1.0, -0.0, 1e308)),
    lambda chance: chance.choice(("", "x", "x" * 3000, "\ud800", "a\nb\x00", "start-master-1")),
    lambda chance: [],
    lambda chance: {},
    lambda chance: [None] * chance.randrange(1, 2000),
    lambda chance: nested(chance.choice((10, 60, 400))),
)


def nested(depth: int) -> Node:
    value: Node = 1
    for _ in range(depth):
        value = [value] if depth % 3 else {"a": value}
    return value


def places(node: Node, path: Path = ()) -> Iterator[Path]:
    """Every place in a document."""
    yield path
    if isinstance(node, dict):
        for key, value in node.items():
            yield from places(value, (*path, key))
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from places(value, (*path, index))


def at(node: Node, path: Path) -> Node:
    for step in path:
        node = node[step]
    return node


def put(document: Node, path: Path, value: Node) -> None:
    at(document, path[:-1])[path[-1]] = value


def some_place(chance: random.Random, document: Node, below: str | None = None) -> Path:
    root = document if below is None else document[below]
    prefix: Path = () if below is None else (below,)
    return prefix + chance.choice([path for path in places(root) if path or prefix])


def change_value(chance: random.Random, document: Node) -> None:
    put(document, some_place(chance, document), chance.choice(VALUES)(chance))


def change_number(chance: random.Random, document: Node) -> None:
    """A number somewhere in the snapshot becomes another one, mostly a believable one."""
    numbers = [
        path for path in places(document["snapshot"]) if type(at(document["snapshot"], path)) is int
    ]
    value = chance.choice((-1, 0, 1, 2, 3, 5, 7, 100, 9_000, 10_001, 2**40))
    put(document["snapshot"], chance.choice(numbers), value)


def exchange(chance: random.Random, document: Node) -> None:
    """Two values of one type change places: a card for a tile, a seat for an amount."""
    snapshot = document["snapshot"]
    kind = chance.choice((str, int, list, dict))
    some = [path for path in places(snapshot) if path and type(at(snapshot, path)) is kind]
    one, other = chance.choice(some), chance.choice(some)
    if one[: len(other)] != other and other[: len(one)] != one:
        first, second = at(snapshot, one), at(snapshot, other)
        put(snapshot, one, second)
        put(snapshot, other, first)


def repeat(chance: random.Random, document: Node) -> None:
    """An item of a list occurs twice, or is removed: pieces are doubled or lost."""
    snapshot = document["snapshot"]
    lists = [path for path in places(snapshot) if isinstance(at(snapshot, path), list)]
    items = at(snapshot, chance.choice([path for path in lists if at(snapshot, path)]))
    index = chance.randrange(len(items))
    if chance.random() < 0.6:
        items.insert(chance.randrange(len(items) + 1), items[index])
    else:
        items.pop(index)


def move(chance: random.Random, document: Node) -> None:
    """An item goes from one list to another; often nothing is wrong with the result."""
    snapshot = document["snapshot"]
    lists = [
        at(snapshot, path)
        for path in places(snapshot)
        if isinstance(at(snapshot, path), list) and path[:1] != ("frames",)
    ]
    source = chance.choice([items for items in lists if items])
    chance.choice(lists).append(source.pop(chance.randrange(len(source))))


def change_keys(chance: random.Random, document: Node) -> None:
    tables = [path for path in places(document) if isinstance(at(document, path), dict)]
    table = at(document, chance.choice(tables))
    key = chance.choice(["new key", *table])
    value = table.pop(key, 1)
    if chance.random() < 0.5:
        table[chance.choice(("", "__class__", "seat", "x" * 500))] = value


def change_frames(chance: random.Random, document: Node) -> None:
    """The pending frames: more of them, fewer, in another order, for other players."""
    frames = document["snapshot"]["frames"]
    seat = chance.randrange(3)
    card = chance.choice(("start-master-1", "level1-purse", "nobody"))
    new = chance.choice(
        (
            {"frame": "depute_employee", "player": seat, "card": card},
            {"frame": "remove_employee", "player": seat, "card": card},
            {"frame": "use_bonus", "player": seat, "card": card},
            {"frame": "next_turn", "player": seat},
            {"frame": "play_card", "player": seat},
            {"frame": "select_hand", "player": seat},
            {"frame": "round", "step": chance.randrange(-2, 9), "player": seat},
            {"frame": "pay_for_prestige", "player": seat, "card": card, "every": 0},
            {"frame": "take_reward", "player": seat},
            {"frame": "fund_decoration", "player": seat, "discount": 100_000},
            {"frame": "hire_employee", "player": seat},
        )
    )
    turn = chance.randrange(5)
    if turn == 0:
        frames.append(new)
    elif turn == 1:
        frames.insert(chance.randrange(len(frames) + 1), new)
    elif turn == 2:
        chance.shuffle(frames)
    elif turn == 3 and frames:
        frames.pop(chance.randrange(len(frames)))
    else:
        frames += frames[:MOST_AGAIN] * chance.choice((1, 40))


def change_answers(chance: random.Random, document: Node) -> None:
    answers = document["answers"]
    chance.choice(
        (
            lambda: chance.shuffle(answers),
            answers.clear,
            lambda: answers.extend(["done"] * 9_000),
            lambda: answers.append("x" * 5_000),
            lambda: answers.__setitem__(slice(None), ["sell"] * len(answers)),
        )
    )()


def change_branches(chance: random.Random, document: Node) -> None:
    """Branches depart from themselves, from nowhere, or with impossible answers."""
    branches = document.setdefault("branches", [])
    answers = document["answers"]
    branches.append({"after": len(answers) // 2, "answers": answers[-3:] or ["done"]})
    chance.choice(
        (
            lambda: chance.shuffle(branches),
            lambda: branches.extend(branches[:MOST_AGAIN] * 3),
            lambda: branches.extend(branches[:MOST_AGAIN] * 5_000),
            lambda: put(document, ("branches", 0, "after"), chance.randrange(-2, 2_000)),
            lambda: put(document, ("branches", 0, "answers"), ["done"] * chance.randrange(9_000)),
            lambda: put(
                document, some_place(chance, document, "branches"), chance.choice(VALUES)(chance)
            ),
        )
    )()


CHANGES = (
    change_value,
    change_value,
    change_number,
    change_number,
    exchange,
    exchange,
    repeat,
    move,
    move,
    change_keys,
    change_frames,
    change_answers,
    change_branches,
)


def flip(chance: random.Random, data: bytes) -> bytes:
    damaged = bytearray(data)
    for _ in range(chance.randrange(1, 6)):
        damaged[chance.randrange(len(damaged))] ^= 1 << chance.randrange(8)
    return bytes(damaged)


def cut(chance: random.Random, data: bytes) -> bytes:
    start = chance.randrange(len(data))
    end = chance.randrange(start, len(data) + 1)
    return chance.choice((data[:start], data[start:], data[:start] + data[end:]))


def splice(chance: random.Random, data: bytes) -> bytes:
    place = chance.randrange(len(data))
    return data[:place] + chance.randbytes(chance.randrange(1, 200)) + data[place:]


def bomb(chance: random.Random, data: bytes) -> bytes:
    return chance.choice(
        (
            b"[" * 300_000,
            b'{"a":' * 150_000,
            b"[" + b"{}," * 300_000 + b"{}]",
            b'{"format":"rococo-save","version":' + b"9" * 100_000 + b"}",
            data + b" " * 2_000_000,
            data[:-3] + b',"x":' + b"[" * 900 + b"]" * 900 + b"}",
            b'{"format":"rococo-save","version":1,"version":1}',
        )
    )


def still_a_save(document: Node) -> bool:
    """Whether enough is left of a save for another change."""
    snapshot, answers = document.get("snapshot"), document.get("answers")
    branches = document.get("branches", [])
    return (
        isinstance(answers, list)
        and isinstance(branches, list)
        and all(isinstance(branch, dict) for branch in branches)
        and isinstance(snapshot, dict)
        and isinstance(snapshot.get("frames"), list)
    )


def damaged(number: int, originals: list[bytes]) -> bytes:
    """The damaged save with this number, made of one of ``originals``."""
    chance = random.Random(number)
    original = chance.choice(originals)
    way = chance.randrange(20)
    if way == 0:
        return chance.choice(FOREIGN)
    if way == 1:
        return flip(chance, original)
    if way == 2:
        return cut(chance, original)
    if way == 3:
        return splice(chance, original)
    if way == 4:
        return bomb(chance, original)
    document = json.loads(original)
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        chance.choice(CHANGES)(chance, document)
        document = json.loads(json.dumps(document))  # no object is in two places
        if not still_a_save(document):
            break
    if chance.random() < 0.95 and "snapshot" in document:
        document["hash"] = snapshot_hash(document["snapshot"])
    return json.dumps(document).encode()
