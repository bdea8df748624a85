"""Board wargames of the Texas Revolution: every rule enforced, hidden information kept hidden, at the engine's own speed.

>>> import bexar
>>> state = bexar.State("charge", seed=1836)
>>> while state.player() != bexar.OVER:
...     state.step(state.advise("regular"))
>>> bexar.verify(state.record()) > 0
True
"""

import numpy

from ._bexar import ACTIONS, CHANCE, FACTS, OVER, Batch, State, games, verify

__all__ = ["ACTIONS", "CHANCE", "FACTS", "OVER", "Batch", "State", "floats", "games", "numbers", "scenarios", "verify"]


def floats(data: bytes) -> numpy.ndarray:
    """An observation, or the returns of a batch, as an array."""
    return numpy.frombuffer(data, dtype="<f4")


def numbers(data: bytes) -> numpy.ndarray:
    """The legal actions of a batch as an array."""
    return numpy.frombuffer(data, dtype="<u4")


def scenarios() -> list[tuple[str, str, int]]:
    """Every game with every scenario, and how many play it."""
    return [(game["id"], scenario, players) for game in games() for scenario, players in game["scenarios"].items()]
