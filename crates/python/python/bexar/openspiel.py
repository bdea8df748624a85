"""The games for OpenSpiel.

`register()` makes them known to `pyspiel.load_game`, one name for each scenario: `bexar_charge_assault`, `bexar_texas_glory_1835` and so on. Fate is explicit: a throw of
several dice is as many chance nodes. Sides that decide in secret at the same time are asked one after the other, and neither is told what the other
chose.
"""

import pyspiel

from . import ACTIONS, FACTS, OVER, State, floats, games

#: More inputs than any game has had in random play, dice counted one by one.
LONGEST = 100_000
#: A deck, a pool or a die.
MOST_OUTCOMES = 128


def register() -> list[str]:
    """Registers every game and scenario; tells their names. Does nothing the second time."""
    names = []
    for told in games():
        for scenario in told["scenarios"]:
            name = f"bexar_{told['id']}_{scenario}".replace("-", "_")
            names.append(name)
            if name not in pyspiel.registered_names():
                kind = _type(name, told)
                # A class, not a function: OpenSpiel keeps it beyond the end of the interpreter.
                made = type(name, (Game,), {"kind": kind, "played": told["id"], "scenario": scenario})
                pyspiel.register_game(kind, made)
    return names


def _type(name: str, told: dict) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name,
        long_name=told["title"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
        if told["hides"]
        else pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )


class Game(pyspiel.Game):
    """One scenario of a game; `register` makes a class of each."""

    kind: pyspiel.GameType
    played: str
    scenario: str

    def __init__(self, params: dict | None = None):
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self):
        return Position(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        private = iig_obs_type is None or iig_obs_type.private_info != pyspiel.PrivateInfoType.NONE
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(private, recall)


class Position(pyspiel.State):
    def __init__(self, game: Game):
        super().__init__(game)
        self.play = State(game.played, game.scenario)

    def current_player(self):
        player = self.play.player()
        return pyspiel.PlayerId.TERMINAL if player == OVER else player

    def _legal_actions(self, player):
        return self.play.legal_actions() if player == self.play.player() else []

    def legal_actions(self, player=None):
        return self._legal_actions(self.play.player() if player is None else player)

    def chance_outcomes(self):
        outcomes = self.play.legal_actions()
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action):
        self.play.step(action)

    def _action_to_string(self, player, action):
        return self.play.notation(action) if player == self.play.player() else f"action {action}"

    def is_terminal(self):
        return self.play.player() == OVER

    def returns(self):
        return self.play.returns()

    def __str__(self):
        return str(self.play)


class Observer:
    """What a player knows: now, or since the beginning."""

    def __init__(self, private: bool, recall: bool):
        self.private, self.recall = private, recall
        size = 2 * FACTS if recall else FACTS
        self.tensor = floats(bytes(4 * size)).copy()
        self.dict = {"facts": self.tensor}

    def set_from(self, state: Position, player: int):
        seat = player if self.private else None
        told = state.play.information(seat) if self.recall else state.play.observation(seat)
        self.tensor[:] = floats(told)

    def string_from(self, state: Position, player: int):
        seat = player if self.private else None
        return state.play.information_text(seat) if self.recall else state.play.view(seat)
