"""The working context of Rococo's rules: a state to change, and the rule book."""

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.game import Game as EngineGame
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.ruleset import RuleBook


class Game(EngineGame[State]):
    """A state that the rules may change, with the rule book that they follow."""

    __slots__ = ("rules",)

    def __init__(self, rules: RuleBook, state: State, events: list[Event] | None) -> None:
        self.rules = rules
        self.state = state
        self.events = events
