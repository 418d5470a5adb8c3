"""The fit of a network to positions and the ends of their games, only with numpy."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rococo_desktop.ai.network import CEILING, COARSE, FINE, MARGIN, Layer, Network

Floats = npt.NDArray[np.float32]
TOP = CEILING / (1 << COARSE)
HIDDEN = (48, 24)
LEARNING_RATE = 1.5e-3
BATCH = 512
"""The positions of one step; with fewer, all of them."""
DECAY = 1e-5
"""The fraction of a weight that decays at each step, times the learning rate's own scale."""
MARGIN_WEIGHT = 0.35
"""The weight of the error of the lead beside that of the chance to win."""
BETA = (0.9, 0.999)


@dataclass
class Samples:
    """Positions with their targets: features by row, shares of the win, and leads in points."""

    features: npt.NDArray[np.int16]
    shares: Floats
    leads: Floats

    def __len__(self) -> int:
        return len(self.shares)


class Weights:
    """The weights of a network as floats, and their moments for the optimizer."""

    def __init__(self, inputs: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        sizes = (inputs, *HIDDEN, 2)
        self.scale = np.ones(inputs, np.float32)
        """The size of each feature, by which it is divided before the first layer."""
        self.matrices: list[Floats] = [
            (rng.standard_normal((a, b)) * np.sqrt(2 / a)).astype(np.float32)
            for a, b in itertools.pairwise(sizes)
        ]
        self.matrices[2] *= 0.1
        self.biases: list[Floats] = [np.zeros(b, np.float32) for b in sizes[1:]]

    @property
    def parameters(self) -> list[Floats]:
        """Return all learned arrays."""
        return [*self.matrices, *self.biases]

    def forward(self, features: npt.NDArray[np.int16]) -> list[Floats]:
        """Return the inputs and the outputs of every layer."""
        layers = [features.astype(np.float32) / self.scale]
        for matrix, bias in zip(self.matrices[:2], self.biases[:2], strict=True):
            layers.append(np.clip(layers[-1] @ matrix + bias, 0, TOP))
        layers.append(layers[-1] @ self.matrices[2] + self.biases[2])
        return layers

    def network(self, trust: int) -> Network:
        """Return the network in whole numbers, with the percentage that it is trusted."""
        first = self.matrices[0] / self.scale[:, None]
        return Network(
            [
                _layer(first, self.biases[0], FINE),
                _layer(self.matrices[1], self.biases[1], FINE + COARSE),
                _layer(self.matrices[2], self.biases[2], FINE + COARSE),
            ],
            trust,
        )


def _layer(matrix: Floats, bias: Floats, digits: int) -> Layer:
    weights = np.rint(matrix.astype(np.float64) * (1 << FINE)).astype(int)
    whole = np.rint(bias.astype(np.float64) * (1 << digits)).astype(int)
    return Layer(tuple(map(tuple, weights.tolist())), tuple(whole.tolist()))


def fit(
    weights: Weights, samples: Samples, epochs: int, seed: int, learning_rate: float = LEARNING_RATE
) -> Iterator[tuple[float, float]]:
    """Improve the weights in place; yield the mean errors of chance and lead after each epoch.

    The learning rate falls from the given one to 0 along half a cosine.
    """
    rng = np.random.default_rng(seed)
    moments = [(np.zeros_like(p), np.zeros_like(p)) for p in weights.parameters]
    batch = min(BATCH, len(samples))
    steps, step = epochs * (len(samples) // batch), 0
    for _ in range(epochs):
        order = rng.permutation(len(samples))
        errors = np.zeros(2)
        for start in range(0, len(order) - batch + 1, batch):
            rows = order[start : start + batch]
            rate = learning_rate * 0.5 * (1 + np.cos(np.pi * step / steps))
            step += 1
            slopes, found = _slopes(
                weights, samples.features[rows], samples.shares[rows], samples.leads[rows]
            )
            errors += found
            for parameter, slope, (mean, square) in zip(
                weights.parameters, slopes, moments, strict=True
            ):
                mean += (1 - BETA[0]) * (slope - mean)
                square += (1 - BETA[1]) * (slope * slope - square)
                size = np.sqrt(square / (1 - BETA[1] ** step)) + 1e-8
                parameter -= rate * (mean / (1 - BETA[0] ** step) / size + DECAY * parameter)
        yield tuple(errors / (len(order) // batch))


def errors(weights: Weights, samples: Samples) -> tuple[float, float]:
    """Return the mean errors of chance (in nats) and lead (in points) on other samples."""
    out = weights.forward(samples.features)[-1]
    chance = _cross_entropy(out[:, 0], samples.shares)
    lead = float(np.sqrt(np.mean((out[:, 1] * MARGIN - samples.leads) ** 2)))
    return chance, lead


def _cross_entropy(logits: Floats, shares: Floats) -> float:
    return float(np.mean(np.logaddexp(0, logits) - shares * logits))


def _slopes(
    weights: Weights, features: npt.NDArray[np.int16], shares: Floats, leads: Floats
) -> tuple[list[Floats], npt.NDArray[np.float64]]:
    """Return the slope of the error by parameter, and both errors."""
    layers = weights.forward(features)
    out, number = layers[-1], len(shares)
    target = leads / MARGIN
    off = np.clip(out[:, 1] - target, -2, 2)
    slope = np.empty_like(out)
    slope[:, 0] = (1 / (1 + np.exp(-out[:, 0])) - shares) / number
    slope[:, 1] = MARGIN_WEIGHT * off / number
    matrices: list[Floats] = []
    biases: list[Floats] = []
    for place in (2, 1, 0):
        matrices.insert(0, layers[place].T @ slope)
        biases.insert(0, slope.sum(axis=0))
        if place:
            inside = (layers[place] > 0) & (layers[place] < TOP)
            slope = (slope @ weights.matrices[place].T) * inside
    found = np.array([_cross_entropy(out[:, 0], shares), float(np.mean(off * off))])
    return [*matrices, *biases], found
