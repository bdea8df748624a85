"""Learns to play Charge from nothing but NumPy, and shows that it beats `random`.

A policy that is linear in facts and actions: the worth of an action is a learned bias of its number and of the pair of its number with the phase's
facts, hashed to a table. It is learned by REINFORCE, each side from its own games against random players.

    python examples/learn.py [games]
"""

import random
import sys

import numpy

import bexar

SIZE = 1 << 18


def features(state, seat, legal):
    """For every legal action the places of its features: the action alone, and with each of the strongest facts."""
    facts = numpy.flatnonzero(bexar.floats(state.observation(seat)))[:64]
    legal = numpy.asarray(legal, numpy.int64)
    pairs = (legal[:, None] * 2654435761 + facts[None, :] * 40503 + 12345) % SIZE
    return numpy.concatenate([legal[:, None], pairs], axis=1)


def act(weights, state, seat, rng, learn):
    legal = state.legal_actions()
    places = features(state, seat, legal)
    worth = weights[places].sum(axis=1)
    chances = numpy.exp(worth - worth.max())
    chances /= chances.sum()
    if not learn:
        return legal[int(worth.argmax())], None
    chosen = rng.choices(range(len(legal)), chances)[0]
    return legal[chosen], (places, chances, chosen)


def play(weights, seat, seed, learn=True):
    rng = random.Random(seed)
    state = bexar.State("charge", seed=seed)
    steps = []
    while state.player() != bexar.OVER:
        if state.player() == seat:
            action, step = act(weights, state, seat, rng, learn)
            steps.append(step)
        else:
            action = rng.choice(state.legal_actions())
        state.step(action)
    return state.returns()[seat], steps


def train(seat, games, rate=0.002):
    weights = numpy.zeros(SIZE)
    baseline = 0.0
    for game in range(games):
        result, steps = play(weights, seat, seed=1_000_000 + game)
        advantage = result - baseline
        baseline += 0.02 * (result - baseline)
        for places, chances, chosen in steps:
            push = -chances
            push[chosen] += 1.0
            numpy.add.at(weights, places, rate * advantage * push[:, None])
    return weights


def main():
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 600
    for seat, side in enumerate(bexar.State("charge").sides):
        before = sum(play(numpy.zeros(SIZE), seat, seed, learn=True)[0] > 0 for seed in range(200))
        weights = train(seat, games)
        after = sum(play(weights, seat, seed, learn=True)[0] > 0 for seed in range(200))
        print(f"{side}: wins {before} of 200 against random before, {after} after {games} games")


if __name__ == "__main__":
    main()
