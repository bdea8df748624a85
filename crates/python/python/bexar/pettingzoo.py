"""The games as PettingZoo's AEC environments.

An observation is what the agent's side knows (`observation`) and what it may do (`action_mask`). The reward is 1 for the winner and -1 for the loser,
at the end. A side that plays by the rules' own tables is not an agent.
"""

import gymnasium
import numpy
from pettingzoo import AECEnv

from . import ACTIONS, CHANCE, FACTS, OVER, State, floats, games


def env(game: str, scenario: str | None = None, render_mode: str | None = None) -> "Env":
    return Env(game, scenario, render_mode)


class Env(AECEnv):
    metadata = {"name": "bexar", "is_parallelizable": False, "render_modes": ["ansi", "svg"]}

    def __init__(self, game: str, scenario: str | None = None, render_mode: str | None = None):
        super().__init__()
        self.game, self.scenario, self.render_mode = game, scenario, render_mode
        told = next((told for told in games() if told["id"] == game), None)
        if told is None:
            raise ValueError(f"no such game: {game!r}")
        players = told["scenarios"][(scenario or next(iter(told["scenarios"]))).split()[0]]
        self.possible_agents = list(told["sides"][:players])
        self.metadata = {**self.metadata, "name": f"bexar_{game.replace('-', '_')}_v0"}
        observation = gymnasium.spaces.Box(0.0, numpy.inf, (FACTS,), numpy.float32)
        mask = gymnasium.spaces.Box(0, 1, (ACTIONS,), numpy.int8)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": observation, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._seeds = numpy.random.default_rng()

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None):
        if seed is not None:
            self._seeds = numpy.random.default_rng(seed)
        self.state_of_play = State(self.game, self.scenario, int(self._seeds.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._awaited()

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        mask = numpy.zeros(ACTIONS, numpy.int8)
        if self.state_of_play.player() == seat:
            mask[self.state_of_play.legal_actions()] = 1
        return {"observation": floats(self.state_of_play.observation(seat)), "action_mask": mask}

    def step(self, action):
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            return self._was_dead_step(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.state_of_play.step(int(action))
        self._clear_rewards()
        if self.state_of_play.player() == OVER:
            returns = self.state_of_play.returns()
            self.rewards = {agent: returns[self.possible_agents.index(agent)] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._awaited()
        self._accumulate_rewards()

    def render(self):
        if self.render_mode == "svg":
            return self.state_of_play.svg()
        if self.render_mode == "ansi":
            return "\n".join(self.state_of_play.log())
        return None

    def close(self):
        pass

    def _awaited(self) -> str:
        player = self.state_of_play.player()
        assert player != CHANCE, "a game with a seed throws its own dice"
        return self.possible_agents[player]
