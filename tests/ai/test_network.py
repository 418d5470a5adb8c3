"""The network in whole numbers: its results, and the files it refuses."""

import itertools
import json
from pathlib import Path

import pytest

from rococo_desktop.ai.network import COARSE, FINE, Layer, Network, NetworkError, Values
from rococo_desktop.engine.randomness import Generator
from tools.training.fast import FastNetwork


def a_network(inputs: int = 6, first: int = 5, second: int = 4, seed: int = 1) -> Network:
    chance = Generator(seed, "network")

    def row(width: int) -> tuple[int, ...]:
        return tuple(chance.below(4001) - 2000 for _ in range(width))

    sizes = (inputs, first, second, 2)
    return Network(
        [Layer(tuple(row(b) for _ in range(a)), row(b)) for a, b in itertools.pairwise(sizes)]
    )


def by_floats(network: Network, features: list[int]) -> list[float]:
    """Return the outputs of the same weights in ordinary numbers."""
    values = [float(number) for number in features]
    for place, layer in enumerate(network.layers):
        digits = FINE if place == 0 else FINE + COARSE
        sums = [
            bias / (1 << digits)
            + sum(
                value * row[unit] / (1 << FINE)
                for value, row in zip(values, layer.weights, strict=True)
            )
            for unit, bias in enumerate(layer.bias)
        ]
        values = sums if place == 2 else [min(max(total, 0.0), 8.0) for total in sums]
    return values


def test_it_computes_what_the_weights_say():
    network, chance = a_network(), Generator(2, "features")
    for _ in range(50):
        features = [chance.below(41) - 20 for _ in range(6)]
        (found,) = network.values([0] * 6, [features])
        wanted = by_floats(network, features)
        assert [value / (1 << FINE + COARSE) for value in found] == pytest.approx(wanted, abs=0.05)


def test_every_root_gives_the_same_values():
    network, chance = a_network(), Generator(3, "features")
    positions = [[chance.below(41) - 20 for _ in range(6)] for _ in range(20)]
    wanted = [network.values(each, [each])[0] for each in positions]
    for root in positions:
        assert network.values(root, positions) == wanted
    assert FastNetwork(network.layers).values(positions[0], positions) == wanted


def test_its_values_are_these_on_every_machine():
    """Whole numbers alone: a difference means that files of weights play differently here."""
    network = a_network()
    features = [3, -7, 0, 12, 1, -2]
    assert network.values(features, [features]) == [Values(-17257, 431911)]


def test_a_file_holds_a_network(tmp_path: Path):
    network = a_network()
    network.write(tmp_path / "network.json")
    assert Network.read(tmp_path / "network.json").layers == network.layers
    assert network.size == 6 * 5 + 5 + 5 * 4 + 4 + 4 * 2 + 2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"trust": 100, "layers": []}',
        '{"trust": 100, "layers": [[[[1]], [1]], [[[1]], [1]], [[[1]], [1]]]}',
        '{"trust": 100, "layers": [[[[1]], [1]], [[[1, 1]], [1, 1]], [[[1, 1]], [1, 1]]]}',
        '{"trust": 100, "layers": [[[["x"]], [1]], [[[1]], [1]], [[[1, 1]], [1, 1]]]}',
        json.dumps(
            {"trust": 100, "layers": [[[[1], [1, 2]], [1]], [[[1]], [1]], [[[1, 1]], [1, 1]]]}
        ),
    ],
)
def test_another_file_is_refused(tmp_path: Path, text: str):
    file = tmp_path / "network.json"
    file.write_text(text, encoding="ascii")
    with pytest.raises(NetworkError):
        Network.read(file)


def test_a_missing_file_is_refused(tmp_path: Path):
    with pytest.raises(NetworkError, match=r"network\.json"):
        Network.read(tmp_path / "network.json")
