"""The engine from Python, and the tests that PettingZoo and OpenSpiel have for environments like it."""

import random
import re

import numpy
import pytest

import bexar

EVERY = [(game, scenario) for game, scenario, _ in bexar.scenarios()]


def play(state, rng, most=None):
    steps = 0
    while state.player() != bexar.OVER and steps != most:
        state.step(rng.choice(state.legal_actions()))
        steps += 1
    return steps


@pytest.mark.parametrize(("game", "scenario"), EVERY)
def test_a_random_game_ends_and_its_record_verifies(game, scenario):
    state = bexar.State(game, scenario, seed=7)
    play(state, random.Random(7))
    assert sorted(state.returns()) in ([-1, 1], [0, 0])
    assert state.legal_actions() == []
    assert bexar.verify(state.record()) > 0
    forged = re.sub(r"(roll|draw) (\d+)", lambda found: f"{found[1]} {int(found[2]) % 6 + 1}", state.record(), count=1)
    with pytest.raises(ValueError):
        bexar.verify(forged)


@pytest.mark.parametrize(("game", "scenario"), EVERY)
def test_whoever_plays_may_answer_for_fate(game, scenario):
    state = bexar.State(game, scenario)
    seen = set()
    rng = random.Random(1)
    while state.player() != bexar.OVER:
        seen.add(state.player())
        state.step(rng.choice(state.legal_actions()))
    assert bexar.CHANCE in seen


def test_notation_and_numbers_stand_for_each_other():
    state = bexar.State("texas-glory", "1836", seed=3)
    for _ in range(60):
        legal = state.legal_actions()
        assert legal == sorted(set(legal)) and legal[-1] < bexar.ACTIONS
        assert [state.action(state.notation(action)) for action in legal] == legal
        state.step(legal[len(legal) // 2])


def test_what_is_not_on_offer_is_refused_and_changes_nothing():
    state = bexar.State("charge", seed=1)
    before = str(state)
    wrong = next(action for action in range(bexar.ACTIONS) if action not in state.legal_actions())
    with pytest.raises(ValueError, match="not on offer"):
        state.step(wrong)
    with pytest.raises(ValueError, match="not on offer"):
        state.action("conquer everything")
    assert str(state) == before
    for unknown in [("checkers", None), ("charge", "1492")]:
        with pytest.raises(ValueError, match="no such"):
            bexar.State(*unknown)
    with pytest.raises(IndexError):
        state.observation(2)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_redrawn_world_looks_the_same_to_its_seat(seat):
    state = bexar.State("texas-glory", "1836", seed=5)
    play(state, random.Random(5), most=120)
    others = set()
    for seed in range(20):
        world = state.redraw(seat, seed)
        assert world.observation(seat) == state.observation(seat)
        assert world.view(seat) == state.view(seat)
        assert world.player() == state.player()
        if state.player() == seat:
            assert world.legal_actions() == state.legal_actions()
        others.add(world.view(1 - seat))
    assert len(others) > 10, "what is hidden is drawn anew"


def test_a_tensor_tells_positions_apart_and_has_no_gaps():
    state = bexar.State("charge", seed=2)
    seen = set()
    rng = random.Random(2)
    for _ in range(100):
        tensor = bexar.floats(state.observation(0))
        assert tensor.shape == (bexar.FACTS,) and tensor.sum() > 20
        seen.add(tensor.tobytes())
        state.step(rng.choice(state.legal_actions()))
    assert len(seen) > 90


def test_levels_are_ranked_and_do_not_peek():
    wins = 0
    for seed in range(6):
        state = bexar.State("charge", seed=seed)
        while state.player() != bexar.OVER:
            level = "regular" if state.player() == seed % 2 else "random"
            state.step(state.advise(level, seed=seed))
        wins += state.returns()[seed % 2]
    assert wins >= 4
    state = bexar.State("texas-glory", seed=5)
    seat = state.player()
    assert state.advise("general@20", seed=1) in state.legal_actions()
    assert {state.redraw(seat, world).advise("regular", seed=1) for world in range(8)} == {state.advise("regular", seed=1)}


def test_copies_go_their_own_ways():
    state = bexar.State("charge", seed=1)
    copy = state.copy()
    copy.step(copy.legal_actions()[0])
    assert str(copy) != str(state)


def test_pictures_and_logs():
    state = bexar.State("the-alamo", seed=1)
    play(state, random.Random(1), most=200)
    assert state.svg(0).startswith("<svg")
    assert state.png(0, width=300)[:4] == b"\x89PNG"
    assert state.log(0) and state.log(0, "es") != state.log(0)


def test_a_batch_plays_as_single_games_do():
    batch = bexar.Batch("charge", 8, seed=3)
    rng = numpy.random.default_rng(3)
    ended = 0
    for _ in range(600):
        starts, legal = map(bexar.numbers, batch.legal_actions())
        actions = [legal[rng.integers(low, high)] for low, high in zip(starts, starts[1:])]
        players, over, returns = batch.step(numpy.array(actions, "<u4").tobytes())
        assert len(players) == len(over) == 8
        assert all(value in (-1, 0, 1) for value in bexar.floats(returns))
        ended += sum(over)
    assert ended > 0
    assert bexar.floats(batch.observations()).shape == (8 * bexar.FACTS,)
    assert batch.play_random(2000) > 8
    with pytest.raises(ValueError):
        batch.step(b"1234")


@pytest.mark.parametrize(("game", "scenario"), EVERY)
def test_pettingzoo(game, scenario):
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from bexar.pettingzoo import env

    api_test(env(game, scenario), num_cycles=200)
    seed_test(lambda: env(game, scenario), num_cycles=40)


@pytest.mark.parametrize(("game", "scenario"), EVERY)
def test_openspiel(game, scenario):
    pyspiel = pytest.importorskip("pyspiel")
    from bexar import openspiel

    openspiel.register()
    loaded = pyspiel.load_game(f"bexar_{game}_{scenario}".replace("-", "_"))
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_openspiel_playthrough():
    pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import generate_playthrough

    from bexar import openspiel

    openspiel.register()
    text = generate_playthrough.playthrough("bexar_courier_letter", action_sequence=[], observation_params_string=None, seed=1)
    assert "terminal_player" in text or "IsTerminal() = True" in text
