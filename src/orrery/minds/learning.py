"""How a net learns: steps of Adam on batches of positions."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from orrery.minds.net import OWN, RIVAL, ROUNDS, STEEP, WIN, Bytes, Floats, Net, chance_of

HUBER = 0.5  # units; larger errors pull no harder
DECAY = 0.02  # of the weights
STEADY = 0.999  # how slowly the net that plays follows the one that learns
OF_WIN = 0.3  # how much the chance to win counts beside the scores, and the words of hints
OF_WORDS = 0.1


class Learner:
    """A net while it learns. What plays is its average over the last steps, which wavers less."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.average = net.copy()
        self.steps = 0
        self.moments = [(np.zeros_like(a), np.zeros_like(a)) for a in net.weights + net.biases]

    def fit(self, rows: Bytes, prior: Floats, taught: Floats, rate: float, chance: np.random.Generator) -> Floats:
        """One pass; the mean squared errors of all that comes out."""
        order: NDArray[np.int64] = chance.permutation(len(rows))
        size = min(256, len(order))
        losses = [
            self.step(rows[batch], prior[batch], taught[batch], rate)
            for batch in (order[at : at + size] for at in range(0, len(order) - size + 1, size))
        ]
        self.net.fold()
        self.average.fold()
        return np.asarray(np.mean(losses, 0), np.float32)

    def step(self, rows: Bytes, prior: Floats, taught: Floats, rate: float) -> Floats:
        net = self.net
        layers = [rows.astype(np.float32) * net.scale]
        for weights, biases in zip(net.weights[:-1], net.biases[:-1], strict=True):
            layers.append(np.maximum(layers[-1] @ weights + biases, 0.0))
        out = np.asarray(layers[-1] @ net.weights[-1] + net.biases[-1], np.float32)
        out[:, :WIN] += prior
        said = chance_of(out[:, WIN] + STEEP * (out[:, OWN] - out[:, RIVAL]))
        error: Floats = out - taught
        error[:, WIN] = said - taught[:, WIN]
        back: Floats = np.clip(error, -HUBER, HUBER) / np.float32(len(rows))
        back[:, WIN] *= OF_WIN  # cross entropy, which leaves the scores alone
        back[:, ROUNDS:] *= OF_WORDS
        self.descend(layers, back, rate)
        return np.asarray(np.mean(error * error, 0), np.float32)

    def descend(self, layers: list[Floats], back: Floats, rate: float) -> None:
        net = self.net
        slopes: list[tuple[Floats, Floats]] = []
        for layer, weights in zip(reversed(layers), reversed(net.weights), strict=True):
            slopes.append((layer.T @ back, back.sum(0)))
            back = (back @ weights.T) * (layer > 0)
        slopes.reverse()
        self.steps += 1
        first, second = 1.0 - 0.9**self.steps, 1.0 - 0.999**self.steps
        parameters = net.weights + net.biases
        gradients = [of_weights for of_weights, _ in slopes] + [of_biases for _, of_biases in slopes]
        for parameter, gradient, (mean, square) in zip(parameters, gradients, self.moments, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            parameter -= rate * (mean / first) / (np.sqrt(square / second) + 1e-8)
            if parameter.ndim == 2:
                parameter *= 1.0 - rate * DECAY
        share = min(STEADY, self.steps / (self.steps + 10.0))
        for slow, parameter in zip(self.average.weights + self.average.biases, parameters, strict=True):
            slow += (1.0 - share) * (parameter - slow)
