"""A small neural network in whole numbers, which gives the same value on every machine.

It has two hidden layers. All numbers are fixed-point: rounding, the order of a sum and the
processor cannot change a result, as they can with floats. The first layer adds only differences
from a root position, because the positions that a turn leads to are much alike.
"""

import json
from collections.abc import Sequence
from itertools import chain, pairwise
from operator import mul
from pathlib import Path
from typing import NamedTuple, Self

FINE = 12
"""The binary digits after the point of a weight."""
COARSE = 8
"""The binary digits after the point of a hidden unit."""
CEILING = 8 << COARSE
"""The largest value of a hidden unit; the smallest is 0."""

Features = Sequence[int]
"""The features of a position, as small whole numbers."""


class NetworkError(ValueError):
    """A file that holds no network of the expected shape."""


class Values(NamedTuple):
    """The outputs for a position, as fixed-point numbers with `OUT` binary digits."""

    chance: int
    """The chance to win, as a logit."""
    margin: int
    """The expected lead over the best other seat, in units of `MARGIN` points."""


OUT = FINE + COARSE
MARGIN = 16
"""The points of one unit of :attr:`Values.margin`."""


class Layer(NamedTuple):
    """The weights of a layer by input, then by unit, and the bias of each unit."""

    weights: tuple[tuple[int, ...], ...]
    bias: tuple[int, ...]


class Network:
    """A network with its weights; it keeps nothing else."""

    def __init__(self, layers: Sequence[Layer], trust: int = 100) -> None:
        """Raise NetworkError unless there are three layers that fit each other.

        ``trust`` is its weight in percent beside rules of thumb.
        """
        if not 0 <= trust <= 100:
            raise NetworkError("trust is a percentage")
        if len(layers) != 3 or len(layers[2].bias) != len(Values._fields):
            raise NetworkError("a network has two hidden layers and two outputs")
        for before, layer in pairwise(layers):
            if len(layer.weights) != len(before.bias):
                raise NetworkError("the layers do not fit each other")
        if any(len(row) != len(layer.bias) for layer in layers for row in layer.weights):
            raise NetworkError("a layer has rows of different lengths")
        self.layers = tuple(layers)
        self.trust = trust
        first, second, last = layers
        self.inputs = len(first.weights)
        self._rows = first.weights
        self._bias = first.bias
        self._second = [*zip(zip(*second.weights, strict=True), second.bias, strict=True)]
        self._last = [*zip(zip(*last.weights, strict=True), last.bias, strict=True)]

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read the network of a file; raises NetworkError."""
        try:
            text = path.read_text(encoding="ascii")
        except (OSError, ValueError) as error:
            raise NetworkError(f"{path.name} holds no network: {error}") from None
        return cls.parse(text, path.name)

    @classmethod
    def parse(cls, text: str, name: str = "the text") -> Self:
        """Return the network of a file's text; raises NetworkError, which names the file."""
        try:
            document = json.loads(text)
            layers = [
                Layer(tuple(tuple(map(int, row)) for row in weights), tuple(map(int, bias)))
                for weights, bias in document["layers"]
            ]
            trust = int(document["trust"])
        except (ValueError, TypeError, KeyError) as error:
            raise NetworkError(f"{name} holds no network: {error}") from None
        return cls(layers, trust)

    def write(self, path: Path) -> None:
        """Write the network to a file, a row of weights on each line."""
        rows = [
            "[[\n" + ",\n".join(json.dumps(row) for row in layer.weights) + "],\n"
            f"{json.dumps(layer.bias)}]"
            for layer in self.layers
        ]
        path.write_text(
            f'{{"trust": {self.trust}, "layers": [' + ",\n".join(rows) + "]}\n", encoding="ascii"
        )

    def values(self, root: Features, positions: Sequence[Features]) -> list[Values]:
        """Return the outputs for positions; the more they are like ``root``, the faster."""
        sums = list(self._bias)
        for number, row in zip(root, self._rows, strict=True):
            if number:
                sums = [total + number * weight for total, weight in zip(sums, row, strict=True)]
        return [self._finish(self._moved(sums, root, features)) for features in positions]

    def _moved(self, sums: list[int], root: Features, features: Features) -> list[int]:
        """Return the first layer's sums for a position, from those of the root."""
        for before, number, row in zip(root, features, self._rows, strict=True):
            if number != before:
                more = number - before
                sums = [total + more * weight for total, weight in zip(sums, row, strict=True)]
        return sums

    def _finish(self, sums: Sequence[int]) -> Values:
        """Return the outputs for the sums of the first layer."""
        hidden = [_unit(total, FINE) for total in sums]
        hidden = [
            _unit(sum(map(mul, hidden, weights), bias), OUT) for weights, bias in self._second
        ]
        return Values(*(sum(map(mul, hidden, weights), bias) for weights, bias in self._last))

    @property
    def size(self) -> int:
        rows = chain.from_iterable(layer.weights for layer in self.layers)
        return sum(map(len, rows)) + sum(len(layer.bias) for layer in self.layers)


def _unit(total: int, digits: int) -> int:
    """Return a hidden unit's value for a sum with that many digits after the point."""
    return min(max(total >> (digits - COARSE), 0), CEILING)
