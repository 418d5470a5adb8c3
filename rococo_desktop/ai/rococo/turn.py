"""A seat's turn in Rococo: what it leaves as it is, where it ends, and which options are alike."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import lru_cache

from rococo_desktop.rules.rococo.base.bonuses.prestige import DiscardResources
from rococo_desktop.rules.rococo.base.rounds import Round
from rococo_desktop.rules.rococo.base.turns import NextTurn
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.model import State

PLAYERS = frozenset({"players"})


class Turn:
    """The turn of one seat.

    Options are alike if they differ in nothing but which of several like pieces is taken: two cards
    with the same text, two tiles with the same face in one segment, two spaces of a hall.
    """

    ends = frozenset({NextTurn, Round})

    def __init__(self, rules: RuleBook, seat: int) -> None:
        self.seat = seat
        self._resources = rules.resources
        self._face = _faces(rules)
        self._alike: dict[str, Callable[[State, Sequence[str]], Iterable[Hashable]]] = {
            "play_card": self._faces,
            "use_from_supply": self._faces,
            "copy_bonus": self._faces,
            "hire_employee": self._faces,
            "place_dress": self._faces,
            "acquire_resource": self._in_segments,
            "take_reward": self._in_segments,
            "depute_employee": self._in_deck,
        }

    def copy(self, state: State) -> State:
        """Return a copy that shares what the other players have, for a turn does not touch it."""
        after = state.copy(PLAYERS)
        players = after.players = state.players.copy()
        players[self.seat] = players[self.seat].copy()
        return after

    def distinct(self, state: State) -> Sequence[str]:
        """Return the options of the pending decision, the first of those that are alike."""
        decision = state.pending
        if decision is None:
            return ()
        options = decision.options
        if isinstance(decision.frame, DiscardResources):
            return self._in_order(options, decision.frame.chosen)
        alike = self._alike.get(decision.kind)
        if alike is None or len(options) == 1:
            return options
        found: dict[Hashable, str] = {}
        for option, sign in zip(options, alike(state, options), strict=True):
            found.setdefault(sign, option)
        return tuple(found.values())

    def _faces(self, _state: State, options: Sequence[str]) -> Iterable[Hashable]:
        return [self._face.get(option, option) for option in options]

    def _in_segments(self, state: State, options: Sequence[str]) -> Iterable[Hashable]:
        face = self._face
        signs: dict[str, Hashable] = {
            tile: (index, face[tile])
            for index, segment in enumerate(state.warehouse)
            for tile in segment
            if tile is not None
        }
        return [signs[option] for option in options]

    def _in_order(self, options: Sequence[str], chosen: Sequence[str]) -> Sequence[str]:
        """Return the tiles that may be picked next, so that a set is picked in one way."""
        if not chosen:
            return options
        resources = self._resources
        least = resources[chosen[-1]].silk
        return [o for o in options if o not in resources or resources[o].silk >= least]

    def _in_deck(self, state: State, options: Sequence[str]) -> Iterable[Hashable]:
        player = state.players[self.seat]
        for option in options:
            yield self._face[option], option in player.hand, option in player.discard


@lru_cache(maxsize=8)
def _faces(rules: RuleBook) -> dict[str, int]:
    """Return a number for each piece; pieces that say the same have the same number."""
    faces: dict[Hashable, int] = {}
    signs: dict[str, Hashable] = {
        card.id: (card.type, card.bonus, card.scoring) for card in rules.employees.values()
    }
    signs |= {tile.id: (tile.silk, tile.notions) for tile in rules.resources.values()}
    signs |= {
        space.id: (space.hall, space.master, space.reward) for space in rules.board.spaces.values()
    }
    return {id: faces.setdefault(sign, len(faces)) for id, sign in signs.items()}
