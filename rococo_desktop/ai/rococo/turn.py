"""A seat's turn in Rococo: the parts that it cannot change, its end, and its equal options."""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import cast

from rococo_desktop.engine.events import kind_of
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.questions import FORFEIT, USE, Alike, Picking
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.gifts import is_gift
from rococo_desktop.rules.rococo.jewelry_box.events import DeckSearched
from rococo_desktop.rules.rococo.jewelry_box.examinations import search_unseen
from rococo_desktop.rules.rococo.jewelry_box.tailor import places_dress
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.questions import Offering
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rounds import TURN_ENDS
from rococo_desktop.rules.state import SELECT

PLAYERS = frozenset({"players"})
DECK_SEARCHED = kind_of(DeckSearched)


class WholeTurn:
    """The turn of one seat, with one option of each group of equal ones.

    Options are equal if they differ only in which of several equal pieces is taken: two cards with
    the same text, two tiles with the same face in one segment, two spaces of a hall.
    """

    def __init__(self, rules: RuleBook, seat: int) -> None:
        self.seat = seat
        self._resources = rules.resources
        self._face = faces_of(rules)
        self._alike, self._picking = rules.kinds_of(Alike), rules.kinds_of(Picking)
        self._offering = rules.kinds_of(Offering)
        self.ends = TURN_ENDS

    def copy(self, state: State) -> State:
        """Return a copy that shares the other players' parts, which a turn does not change.

        When a hand is complete, the next players take the cards that they cannot choose.
        """
        if state.phase == SELECT:
            return state.copy()
        after = state.copy(PLAYERS)
        players = after.players = state.players.copy()
        players[self.seat] = players[self.seat].copy()
        return after

    def distinct(self, state: State) -> Sequence[str]:
        decision = state.pending
        if decision is None:
            return ()
        options = decision.options
        if len(options) == 1:
            return options
        if decision.kind in self._picking:
            return self._in_order(options, cast("Picking", decision.frame).picked())
        if decision.kind not in self._alike:
            return options
        face, place = self._face, cast("Alike[State]", decision.frame).places(state)
        found: dict[Hashable, str] = {}
        for option in options:
            found.setdefault((face.get(option, option), place.get(option)), option)
        return tuple(found.values())

    def declining(self, state: State) -> str | None:
        decision = state.pending
        if decision is None or decision.kind not in self._offering:
            return None
        return FORFEIT if FORFEIT in decision.options else None

    def imagine(self, state: State, reveals: str) -> bool:
        """Ask for a graduate after an examination; return whether something is left to do.

        Jewelry of the dress's colour draws a resource tile before the dress is placed. An
        examination ends with the search of its deck; another player may hold one of its cards.
        """
        if reveals == DECK_SEARCHED:
            search_unseen(state, self.seat)
            return True
        return places_dress(state)

    def _in_order(self, options: Sequence[str], chosen: Sequence[str]) -> Sequence[str]:
        """Return the tiles that may be picked next in order, so that each set is listed once."""
        if not chosen:
            return options
        resources = self._resources
        least = resources[chosen[-1]].silk
        return [o for o in options if o not in resources or resources[o].silk >= least]


class Turn(WholeTurn):
    """The turn of one seat, in which no bonus is forfeited that only gives."""

    def __init__(self, match: Rococo, seat: int) -> None:
        super().__init__(match.rules, seat)
        self._match = match
        self._gifts: dict[Frame, bool] = {}

    def distinct(self, state: State) -> Sequence[str]:
        decision = state.pending
        if decision is not None and decision.kind in self._offering:
            # Whether a bonus only gives does not change within the turn.
            gift = self._gifts.get(decision.frame)
            if gift is None:
                gift = self._gifts[decision.frame] = is_gift(self._match, state)
            if gift:
                return (USE,)
        return super().distinct(state)


@lru_cache(maxsize=8)
def faces_of(rules: RuleBook) -> dict[str, int]:
    """Return a number for each piece; equal pieces have the same number."""
    faces: dict[Hashable, int] = {}
    signs: dict[str, Hashable] = {
        card.id: (card.type, card.bonus, card.scoring) for card in rules.employees.values()
    }
    signs |= {tile.id: (tile.silk, tile.notions) for tile in rules.resources.values()}
    signs |= {
        space.id: (space.hall, space.master, space.reward) for space in rules.board.spaces.values()
    }
    return {id: faces.setdefault(sign, len(faces)) for id, sign in signs.items()}
